/** Looking ahead: the round is played on by the plans to its end, and judged there. */
import { asked, type Option, options, type Seat, take } from '@pony/engine';
import { clone } from '../src/clone.ts';
import { type LcgRules, rulesOf } from '../src/game.ts';
import { actionWindow, isPlanning } from '../src/rules/windows.ts';
import type { Lcg } from '../src/state.ts';
import { evaluate } from './evaluate.ts';

/** Any rules for as many players do: procedures do not depend on the decks. */
export const rulesFor = (s: Lcg): LcgRules => rulesOf({ players: String(s.threat.length) });

export const judged = (s: Lcg, seat: Seat): number =>
  s.outcome ? (s.outcome.seats[seat] === 'won' ? 1 : -1) : evaluate(s, seat);

/** How a plan carries on while somebody only looks ahead; -1 when it has no opinion. */
export type Plan = (s: Lcg, seat: Seat, options: readonly Option[]) => number;

const LONGEST = 250;
const PASS: Option = ['pass'];
const MANY = 8;

/** Plays on by the plans until the round is over; of the windows only planning is used. */
export function playRound(rules: LcgRules, s: Lcg, plan: Plan): void {
  const { round } = s;
  for (let n = 0; n < LONGEST * s.threat.length && !s.outcome && s.round === round; n++) {
    const [seat] = asked(rules, s);
    if (s.stack[s.stack.length - 1].p === actionWindow.name && !isPlanning(s, seat)) {
      take(rules, s, seat, PASS);
      continue;
    }
    const mine = options(rules, s, seat);
    if (mine.length === 1) take(rules, s, seat, mine[0]);
    else {
      const i = plan(s, seat, mine);
      take(rules, s, seat, mine[i >= 0 ? i : likeliest(rules, s, seat, mine)]);
    }
  }
}

/** The choice after which the table looks best. */
function likeliest(rules: LcgRules, s: Lcg, seat: Seat, mine: readonly Option[]): number {
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mine.length && i < MANY; i++) {
    const trial = clone(s);
    take(rules, trial, seat, mine[i]);
    const value = judged(trial, seat);
    if (value > top) {
      top = value;
      best = i;
    }
  }
  return best;
}
