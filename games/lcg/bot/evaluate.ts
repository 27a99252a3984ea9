/** How good a position is for the players, who win and lose together: what the quest still asks, against threat, heroes and enemies. */
import type { Seat } from '@pony/engine';
import { STAT, ZONE } from '../src/lists.ts';
import {
  cardsIn,
  heroesOf,
  isAlly,
  isEnemy,
  type Lcg,
  lives,
  progressOn,
  resourcesOf,
  stageOf,
  stat,
} from '../src/state.ts';

export function evaluate(s: Lcg, _seat: Seat): number {
  if (s.outcome) return s.outcome.seats[0] === 'won' ? 1 : -1;
  let sum = 0;
  for (let seat = 0; seat < s.threat.length; seat++) {
    if (!lives(s, seat)) {
      sum -= 1;
      continue;
    }
    sum -= s.threat[seat] / 50;
    for (const hero of heroesOf(s, seat)) sum += 0.3 + 0.02 * resourcesOf(s, hero);
    for (const card of cardsIn(s, ZONE.area, seat)) if (isAlly(s, card)) sum += 0.1;
    for (const enemy of cardsIn(s, ZONE.engaged, seat)) if (isEnemy(s, enemy)) sum -= 0.1;
  }
  for (const card of cardsIn(s, ZONE.staging)) sum -= 0.05 * stat(s, card, STAT.threat);
  const stage = stageOf(s);
  if (stage >= 0) sum += 0.05 * progressOn(s, stage) - 0.3 * cardsIn(s, ZONE['quest-deck']).length;
  return Math.tanh(sum / (2 * s.threat.length));
}
