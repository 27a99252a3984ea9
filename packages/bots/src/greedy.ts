/** Greedy: the option after which the position looks best once the action is over, on average over some worlds. */
import { apply, asked, below, type Core, type Option, type Rules, type Seat, sameOption, take } from '@pony/engine';
import { lookAhead } from './ahead.ts';
import { bestWorld } from './best.ts';
import { judge } from './judge.ts';
import { worthThought } from './prune.ts';
import type { BotKit, Budget } from './types.ts';

/** Worlds looked at; after each of them only the better half of the options stays, but no fewer than a few. */
export const WORLDS = 6;
const FEW = 5;
/** An action longer than this is judged where it stands. */
const LONGEST_ACTION = 12;

export function greedyPick<S extends Core>(rules: Rules<S>, kit: BotKit<S>, s: S, seat: Seat, rng: number[]): Option {
  const mine = worthThought(rules, kit, s, seat);
  if (mine.length === 0) throw new Error(`seat ${seat} is not asked`);
  if (mine.length === 1) return mine[0];
  const settled = habit(rules, kit, s, seat, mine, rng);
  if (settled >= 0)
    return mine[
      kit.ahead?.asks(s, seat, mine, false)
        ? lookAhead(rules, kit, kit.ahead, s, seat, mine, settled, rng, null)
        : settled
    ];
  const { left, totals } = rank(rules, kit, s, seat, mine, rng);
  return mine[highest(left, totals, rng)];
}

/** Search of a game that looks ahead by plans: greedy's own pick, and where it is worth it the others against it. */
export function searchAhead<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  rng: number[],
  budget: Budget,
): Option {
  const mine = worthThought(rules, kit, s, seat);
  if (mine.length < 2 || !kit.ahead?.asks(s, seat, mine, true)) return greedyPick(rules, kit, s, seat, rng);
  const settled = habit(rules, kit, s, seat, mine, rng);
  const planned = settled >= 0 ? mine[settled] : greedyPick(rules, kit, s, seat, rng);
  const first = mine.findIndex((option) => sameOption(option, planned));
  return mine[lookAhead(rules, kit, kit.ahead, s, seat, mine, first, rng, budget)];
}

/** What looks best once the action is over: the options that stayed to the end, and what each came to on the whole. */
export function rank<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  mine: readonly Option[],
  rng: number[],
): { left: number[]; totals: number[] } {
  const totals: number[] = mine.map(() => 0);
  let left = mine.map((_, i) => i);
  for (let w = 0; w < WORLDS; w++) {
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    for (const i of left) {
      const trial = rules.clone(world);
      apply(rules, trial, seat, mine[i]);
      totals[i] += judge(kit, finish(rules, kit, trial, seat), seat);
    }
    left = betterHalf(left, totals);
  }
  return { left, totals };
}

/** Index of the pick that needs no thought, -1 when there is none; looked for in a world as the seat may imagine it. */
function habit<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  mine: readonly Option[],
  rng: number[],
): number {
  if (!kit.follow) return -1;
  const world = rules.clone(s);
  rules.determinize(world, seat, rng);
  return kit.follow(world, seat, mine, true);
}

/** Carries the seat's action to its end, each pick by what the position looks like right after it. */
export function finish<S extends Core>(rules: Rules<S>, kit: BotKit<S>, from: S, seat: Seat): S {
  let s = from;
  for (let n = 0; n < LONGEST_ACTION && asked(rules, s).includes(seat); n++) {
    const mine = worthThought(rules, kit, s, seat);
    const next = mine.length === 1 ? 0 : (kit.follow?.(s, seat, mine, false) ?? -1);
    if (next >= 0) {
      take(rules, s, seat, mine[next]);
      continue;
    }
    s = bestWorld(rules, kit, s, seat, mine, null, null);
  }
  return s;
}

/** The options that do best so far: half of them, while there are many. */
function betterHalf(left: readonly number[], totals: readonly number[]): number[] {
  if (left.length <= FEW) return left.slice();
  const best = left.slice().sort((a, b) => totals[b] - totals[a]);
  return best.slice(0, Math.max(FEW, Math.ceil(left.length / 2)));
}

/** The option of the highest total; equal ones are drawn for. */
export function highest(left: readonly number[], totals: readonly number[], rng: number[]): number {
  let best = left[0];
  let equals = 1;
  for (let k = 1; k < left.length; k++) {
    const i = left[k];
    if (totals[i] > totals[best]) {
      best = i;
      equals = 1;
    } else if (totals[i] === totals[best] && below(rng, ++equals) === 0) best = i;
  }
  return best;
}
