/** A narrow look: the few options that greedy likes best, each judged after the answers of the other seats. */
import { apply, asked, type Core, type Option, options } from '@pony/engine';
import { bestWorld } from './best.ts';
import { finish, highest, rank, WORLDS } from './greedy.ts';
import { judge } from './judge.ts';
import type { Search } from './round.ts';

/** Options clearly worse than the best are not looked at again. */
const GAP = 0.08;
/** Two options at least are compared as long as there is time. */
const LAST_TWO = 2;

/**
 * Index of the option. Every world is the same for all of them, so that luck decides little; both looks count, at the end
 * of the action and after the answers. `spent` tells what share of the time is gone: the less is left, the fewer are
 * compared. Later picks of an action that was thought about are taken by the first look.
 */
export function narrow<S extends Core>(
  search: Search<S>,
  known: S,
  mine: readonly Option[],
  spent: () => number,
): number {
  const { rules, kit, seat, rng, width, replies } = search;
  const { left, totals } = rank(rules, kit, known, seat, mine, rng);
  if (search.picks.length > 0) return highest(left, totals, rng);
  left.sort((a, b) => totals[b] - totals[a]);
  let few = left.slice(0, width).filter((i) => totals[left[0]] - totals[i] <= GAP * WORLDS);
  const sums = totals.map((total) => total / WORLDS);
  for (let share = spent(); share < 1 && few.length > 1; share = spent()) {
    const most = Math.max(LAST_TWO, Math.ceil(width * (1 - share)));
    if (few.length > most) few = few.sort((a, b) => sums[b] - sums[a]).slice(0, most);
    const world = rules.clone(search.root);
    rules.determinize(world, seat, rng);
    for (const i of few) {
      const trial = rules.clone(world);
      apply(rules, trial, seat, mine[i]);
      const done = finish(rules, kit, trial, seat);
      sums[i] += judge(kit, done, seat);
      sums[i] += judge(kit, answered(search, done, known.stack.length, replies), seat);
      search.rounds++;
    }
  }
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
  return bestWorld(rules, kit, world, decider, mine, (trial) => finish(rules, kit, trial, decider), null);
}
