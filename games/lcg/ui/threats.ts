/** What may soon end the game for a player, from what lies open to all. Pure. */
import type { Threat } from '@pony/ui/threat';
import type { CardView, LcgView } from '../src/view.ts';
import { PHASES } from './facts.ts';

const LOST = 50;
/** From here on one bad round may be the last. */
const HIGH = 45;
const QUEST = PHASES.indexOf('quest');

function cardsIn(view: LcgView, zone: string, owner: number): CardView[] {
  const items = view.zones.find((one) => one.id === zone && one.owner === owner)?.items ?? [];
  return typeof items === 'number' ? [] : view.cards.filter(({ card }) => items.includes(card));
}

/** LC-16.1: the last hero of a player against the strongest attack before that player. */
function lastHero(view: LcgView, seat: number): Threat[] {
  const heroes = cardsIn(view, 'area', seat).filter(({ type }) => type === 'hero');
  if (heroes.length !== 1) return [];
  const [{ card, stats, damage }] = heroes;
  const left = (stats.hitPoints ?? 0) - damage;
  const attack = Math.max(0, ...cardsIn(view, 'engaged', seat).map((enemy) => enemy.stats.attack ?? 0));
  if (attack < left) return [];
  const args = { seat, hero: card, n: left, attack };
  return [{ ...OURS, id: 'hero', args, rule: 'LC-16.1', icon: 'gi:crossed-swords', against: [seat] }];
}
const OURS = { side: 'dark' } as const;

/** Dials near 50 (LC-16.1), the quest as it would end now (LC-8.22), the last hero of a player. */
export function threats(view: LcgView): readonly Threat[] {
  const everybody = view.threat.map((_, seat) => seat);
  const living = everybody.filter((seat) => !view.out[seat]);
  const dials = living
    .filter((seat) => view.threat[seat] >= HIGH)
    .toSorted((a, b) => view.threat[b] - view.threat[a])
    .map((seat): Threat => {
      const args = { seat, n: view.threat[seat], goal: LOST };
      return {
        ...OURS,
        id: 'dial',
        args,
        rule: 'LC-16.1',
        icon: 'gi:burning-eye',

        against: everybody,
      };
    });
  const { threat, willpower } = view.staging;
  const behind = threat - willpower;
  // Before anybody is chosen the comparison says nothing yet.
  const weighed = view.phase === QUEST && behind > 0 && (willpower > 0 || view.window !== null);
  const ends = living.filter((seat) => view.threat[seat] + behind >= LOST);
  const fatal = weighed && ends.length > 0;
  const quest: Threat[] = weighed
    ? [
        {
          ...OURS,
          id: fatal ? 'quest-fatal' : 'quest',
          args: fatal ? { n: behind, seat: ends[0], goal: LOST } : { n: behind },
          rule: fatal ? 'LC-16.3' : 'LC-8.22',
          icon: 'gi:burning-eye',
          against: everybody,
        },
      ]
    : [];
  const heroes = living.flatMap((seat) => lastHero(view, seat));
  return fatal ? [...quest, ...dials, ...heroes] : [...dials, ...heroes, ...quest];
}
