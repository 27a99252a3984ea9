/** A narrow look: the few options that greedy likes best, each judged after the answers of the other seats. */
import { apply, asked, type Core, type Option, options } from '@pony/engine';
import { finish, highest, rank, WORLDS } from './greedy.ts';
import { judge } from './judge.ts';
import type { Search } from './round.ts';

/** Options clearly worse than the best are not looked at again. */
const GAP = 0.08;
/** What the first look counts against the second. */
const FIRST_LOOK = 1;

/**
 * Index of the option. Every world is the same for all of them, so that luck decides little; `mayGoOn` tells whether there
 * is time for another world. Later picks of an action that was thought about are taken by the first look.
 */
export function narrow<S extends Core>(
  search: Search<S>,
  known: S,
  mine: readonly Option[],
  mayGoOn: () => boolean,
): number {
  const { rules, kit, seat, rng, width, replies } = search;
  const { left, totals } = rank(rules, kit, known, seat, mine, rng);
  if (search.picks.length > 0) return highest(left, totals, rng);
  left.sort((a, b) => totals[b] - totals[a]);
  const few = left.slice(0, width).filter((i) => totals[left[0]] - totals[i] <= GAP * WORLDS);
  if (few.length === 1) return few[0];
  const sums = mine.map(() => 0);
  let worlds = 0;
  while (mayGoOn()) {
    const world = rules.clone(search.root);
    rules.determinize(world, seat, rng);
    for (const i of few) {
      const trial = rules.clone(world);
      apply(rules, trial, seat, mine[i]);
      sums[i] += judge(kit, answered(search, finish(rules, kit, trial, seat), known.stack.length, replies), seat);
      search.rounds++;
    }
    worlds++;
  }
  if (worlds === 0) return highest(left, totals, rng);
  for (const i of few) sums[i] = sums[i] / worlds + (FIRST_LOOK * totals[i]) / WORLDS;
  return highest(few, sums, rng);
}

/** The world after so many questions asked no deeper than the one thought about; deeper ones belong to them. */
function answered<S extends Core>(search: Search<S>, from: S, depth: number, replies: number): S {
  const { rules } = search;
  let world = from;
  let left = replies;
  while (!world.outcome) {
    const [decider] = asked(rules, world);
    const mine = options(rules, world, decider);
    if (mine.length === 1) {
      apply(rules, world, decider, mine[0]);
      continue;
    }
    if (world.stack.length <= depth && left-- <= 0) return world;
    world = bestAction(search, world, decider, mine);
  }
  return world;
}

/** The world after the action that looks best once it is over. */
function bestAction<S extends Core>({ rules, kit }: Search<S>, world: S, decider: number, mine: readonly Option[]): S {
  const settled = kit.follow?.(world, decider, mine, true) ?? -1;
  if (settled >= 0) {
    apply(rules, world, decider, mine[settled]);
    return world;
  }
  let best = world;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of mine) {
    const trial = rules.clone(world);
    apply(rules, trial, decider, option);
    const end = finish(rules, kit, trial, decider);
    const value = judge(kit, end, decider);
    if (value > bestValue) {
      best = end;
      bestValue = value;
    }
  }
  return best;
}
