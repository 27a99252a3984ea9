/** Windows and responses: what an action leads to, carried to its own end and no further, against doing nothing. */
import { asked, type Frame, type Option, options, type Seat, take } from '@pony/engine';
import { clone } from '../src/clone.ts';
import type { LcgRules } from '../src/game.ts';
import type { Lcg } from '../src/state.ts';
import { judged, rulesFor } from './ahead.ts';

/** An action has to be worth this much more than nothing. */
const EFFORT = 0.004;
const LONGEST = 8;

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

export function tryWindow(s: Lcg, seat: Seat, mine: readonly Option[]): number {
  const pass = mine.findIndex(([verb]) => verb === 'pass');
  if (mine.length === 1 || pass < 0) return pass;
  const rules = rulesFor(s);
  const depth = s.stack.length;
  const value = (option: Option, to: number): number => {
    const trial = clone(s);
    take(rules, trial, seat, option);
    return judged(settle(rules, trial, to), seat);
  };
  const coming = comes(s.stack[depth - 1]);
  let best = pass;
  let top = coming ? value(mine[pass], depth - 1) : judged(s, seat);
  mine.forEach((option, i) => {
    if (i === pass) return;
    const now = value(option, coming ? depth - 1 : depth) - EFFORT;
    if (now > top) {
      top = now;
      best = i;
    }
  });
  return best;
}
