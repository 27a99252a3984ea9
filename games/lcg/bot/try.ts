/** Windows and responses: what the round comes to with an action, against what it comes to without. */
import { asked, type Frame, type Option, options, quickRng, type Seat, seedOf, take } from '@pony/engine';
import { clone } from '../src/clone.ts';
import type { LcgRules } from '../src/game.ts';
import type { Lcg } from '../src/state.ts';
import { judged, type Plan, playRound, rulesFor } from './ahead.ts';

/** An action has to be worth this much more than nothing. */
const EFFORT = 0.004;
const LONGEST = 8;
/** Worlds looked at, shared by the seats: the more of them, the longer a round. */
const WORLDS = 8;

/** Choices inside the action, each by what the table looks like right after it; until the window `depth` is on top again. */
function settle(rules: LcgRules, from: Lcg, depth: number): Lcg {
  let s = from;
  for (let n = 0; n < LONGEST && !s.outcome && s.stack.length > depth; n++) {
    const [seat] = asked(rules, s);
    const mine = options(rules, s, seat);
    const pass = mine.findIndex(([verb]) => verb === 'pass');
    if (mine.length === 1 || pass >= 0) {
      take(rules, s, seat, mine[Math.max(0, pass)]);
      continue;
    }
    let best = s;
    let top = Number.NEGATIVE_INFINITY;
    for (const option of mine.slice(0, 12)) {
      const trial = clone(s);
      take(rules, trial, seat, option);
      const value = judged(trial, seat);
      if (value > top) {
        top = value;
        best = trial;
      }
    }
    s = best;
  }
  return s;
}
/** Whether the window is about something still to happen: then doing nothing lets it happen. */
const comes = (f: Frame): boolean => f.p === 'card-happens' && (f.at === 'cact' || f.at === 'wact');

/** Every option of a window played on to the end of the round, in a few worlds. */
export function tryWindow(s: Lcg, seat: Seat, mine: readonly Option[], plan: Plan): number {
  const pass = mine.findIndex(([verb]) => verb === 'pass');
  if (mine.length === 1 || pass < 0) return pass;
  const rules = rulesFor(s);
  const depth = s.stack.length;
  const rng = quickRng(seedOf(`${s.stamp} ${s.round}`));
  const totals = mine.map(() => 0);
  for (let w = 0; w < WORLDS / s.threat.length; w++) {
    const world = clone(s);
    rules.determinize(world, seat, rng);
    mine.forEach((option, i) => {
      const trial = clone(world);
      take(rules, trial, seat, option);
      const after = i === pass ? trial : settle(rules, trial, comes(s.stack[depth - 1]) ? depth - 1 : depth);
      playRound(rules, after, plan);
      totals[i] += judged(after, seat) - (i === pass ? 0 : EFFORT);
    });
  }
  let best = pass;
  totals.forEach((total, i) => {
    if (total > totals[best]) best = i;
  });
  return best;
}
