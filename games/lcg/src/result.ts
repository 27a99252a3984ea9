/** After a won game of a campaign: the log as it goes on (LC-26.3 to LC-26.13, LC-27.2). */
import { closeScenario, healHero, type Result, writeLog } from './campaign/index.ts';
import { cards } from './kernel.ts';
import { TYPE } from './lists.ts';
import type { Roster } from './roster.ts';
import { scoreOf } from './rules/victory.ts';
import { RESOLUTIONS } from './sets.ts';
import { damageOn, type Lcg, lives } from './state.ts';

const titleOf = (s: Lcg, card: number): string => cards.titles[s.title[card]].id;

function resultOf(s: Lcg, roster: Roster): Result {
  const heroes = s.title.flatMap((title, card) =>
    s.owner[card] >= 0 && cards.forms[cards.faceOf(title)].type === TYPE.hero ? [card] : [],
  );
  const stands = (card: number): boolean => lives(s, s.owner[card]) && cards.inPlay(s, card);
  return {
    won: true,
    completed: {
      scenario: roster.scenario.id,
      difficulty: roster.easy ? 'easy' : 'normal',
      score: scoreOf(s).total,
      rounds: s.completed,
    },
    fallen: heroes.filter((card) => !stands(card)).map((card) => titleOf(s, card)),
    damage: Object.fromEntries(heroes.filter(stands).map((card) => [titleOf(s, card), damageOn(s, card)])),
    ...RESOLUTIONS[roster.scenario.campaign](s),
  };
}

/** The log for the next game as text; null outside a campaign, and as long as nothing is won. A lost game leaves the log as it was. */
export function nextLog(s: Lcg, roster: Roster): string | null {
  if (!roster.log || s.outcome?.seats[0] !== 'won') return null;
  const healed = s.healed.reduce((log, hero) => healHero(log, titleOf(s, hero)), roster.log);
  return writeLog(closeScenario(healed, resultOf(s, roster)));
}
