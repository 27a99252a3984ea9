/** Campaign set-up (LC-26.25, steps 1 to 3; LC-27.3): the heroes of this game against the log. */
import type { Fault } from '../decks/deck.ts';
import type { CampaignLog } from './log.ts';

export interface Entered {
  /** The log with the new names, penalties and struck cards; unchanged when there are faults. */
  readonly log: CampaignLog;
  readonly faults: readonly Fault[];
}

const fault = (rule: string, say: string, player: number, card?: string): Fault => ({
  rule,
  say,
  args: card === undefined ? { player } : { player, card },
});

/**
 * `heroes`: those each player brings; `all`: those the box has. Fallen heroes are replaced while there is anybody to take (LC-26.9); one more
 * change a player is free to make (LC-26.10). Every new name costs every player 1 threat; a fallen hero kept for want of others costs his own
 * player 1 (LC-26.11).
 */
export function enterHeroes(log: CampaignLog, heroes: readonly (readonly string[])[], all: readonly string[]): Entered {
  if (heroes.length !== log.players.length)
    return {
      log,
      faults: [{ rule: 'LC-26.6', say: 'other-players', args: { n: heroes.length, players: log.players.length } }],
    };
  const used = new Set(heroes.flat());
  const free = all.filter((id) => !used.has(id) && !log.fallen.includes(id));
  const faults: Fault[] = [];
  const restored: string[] = [];
  let changes = 0;
  const players = log.players.map((player, p) => {
    const now = heroes[p];
    if (now.length !== player.heroes.length) faults.push(fault('LC-26.6', 'hero-number', p));
    const kept = now.filter((id) => player.heroes.includes(id));
    const back = kept.filter((id) => log.fallen.includes(id));
    for (const id of back) {
      if (free.length > 0) faults.push(fault('LC-26.9', 'fallen', p, id));
      else restored.push(id);
    }
    for (const id of now)
      if (!kept.includes(id) && log.fallen.includes(id)) faults.push(fault('LC-26.7', 'fallen', p, id));
    const left = player.heroes.filter((id) => !now.includes(id));
    if (left.filter((id) => !log.fallen.includes(id)).length > 1) faults.push(fault('LC-26.10', 'too-many-changes', p));
    changes += now.length - kept.length;
    return { heroes: now, threat: player.threat + (free.length === 0 ? back.length : 0) };
  });
  if (faults.length > 0) return { log, faults };
  return {
    faults,
    log: {
      ...log,
      players,
      threat: log.threat + changes,
      fallen: log.fallen.filter((id) => !restored.includes(id)),
      // LC-27.5: new and restored heroes start without damage.
      damage: Object.fromEntries(Object.entries(log.damage).filter(([id]) => used.has(id) && !restored.includes(id))),
    },
  };
}

/** LC-27.3, LC-27.4: a player frees a hero from all starting damage; that player's own threat is 1 higher from then on. */
export function healHero(log: CampaignLog, hero: string): CampaignLog {
  const player = log.players.findIndex((one) => one.heroes.includes(hero));
  if (player < 0 || !log.damage[hero]) return log;
  const { [hero]: _, ...damage } = log.damage;
  return {
    ...log,
    damage,
    players: log.players.map((one, p) => (p === player ? { ...one, threat: one.threat + 1 } : one)),
  };
}
