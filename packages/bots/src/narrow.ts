/** A narrow look: the few options that greedy likes best, each judged after the answers of the other seats. */
import { apply, asked, type Core, type Option, take } from '@pony/engine';
import { bestWorld } from './best.ts';
import { contenders, type Gain, gained, isClear, surelyBetter } from './gain.ts';
import { finish, highest, rank, WORLDS } from './greedy.ts';
import { judge } from './judge.ts';
import { worthThought } from './prune.ts';
import type { Search } from './round.ts';

/** Options clearly worse than the best are not looked at again. */
const GAP = 0.08;
/** Two options at least are compared as long as there is time. */
const LAST_TWO = 2;
/** Worlds before a comparison of all options may leave one out, and before it may end as clear. */
const ENOUGH = 4;
const CLEAR = 12;

/**
 * Index of the option. Every world is the same for all of them, so that luck decides little. `spent` tells what share of
 * the time is gone: the less is left, the fewer are compared; where all options are, those that can hardly be the best any
 * more are left out, and the look ends when the choice is clear. Greedy's own choice stands unless another is surely better:
 * of options that look alike a side had better take the same one again and again, or it never carries out a plan. Later
 * picks of an action that was thought about are taken by the first look.
 */
export function narrow<S extends Core>(
  search: Search<S>,
  known: S,
  mine: readonly Option[],
  spent: () => number,
): number {
  const { rules, kit, seat, rng, width } = search;
  const { left, totals } = rank(rules, kit, known, seat, mine, rng);
  const first = highest(left, totals, rng);
  if (search.picks.length > 0) return first;
  const near = (i: number): boolean => totals[first] - totals[i] <= GAP * WORLDS;
  const liked = left.filter((i) => i !== first && (search.all || near(i))).sort((a, b) => totals[b] - totals[a]);
  const rest = search.all ? mine.flatMap((_, i) => (left.includes(i) ? [] : [i])) : [];
  let others = [...liked, ...rest].slice(0, width - 1);
  const gains: Gain[] = mine.map(() => ({ sum: 0, squares: 0 }));
  let worlds = 0;
  for (let share = spent(); share < 1 && others.length > 0; share = spent()) {
    const most = Math.max(LAST_TWO, Math.ceil(width * (1 - share))) - 1;
    if (others.length > most) others = others.sort((a, b) => gains[b].sum - gains[a].sum).slice(0, most);
    const world = rules.clone(search.root);
    rules.determinize(world, seat, rng);
    const least = worthOf(search, world, mine[first]);
    for (const i of others) gained(gains[i], worthOf(search, world, mine[i]) - least);
    worlds++;
    if (!search.all || worlds < ENOUGH) continue;
    others = contenders(others, gains, worlds);
    if (worlds >= CLEAR && isClear(others, gains, worlds)) break;
  }
  return worlds < search.worlds ? first : surelyBetter(first, others, gains, worlds);
}

/**
 * What an option comes to in a world: at the horizon of the game; where it has none, at the end of the action and after
 * the answers, and both count.
 */
function worthOf<S extends Core>(search: Search<S>, world: S, option: Option): number {
  const { rules, kit, seat, replies } = search;
  const trial = rules.clone(world);
  apply(rules, trial, seat, option);
  const done = finish(rules, kit, trial, seat);
  search.rounds++;
  const near = kit.horizon ? 0 : judge(kit, done, seat);
  return near + judge(kit, answered(search, done, world.stack.length, replies), seat);
}

/**
 * The world at the horizon of the game, or after so many questions asked no deeper than the one thought about; deeper ones
 * belong to them.
 */
function answered<S extends Core>(search: Search<S>, from: S, depth: number, replies: number): S {
  const { rules, kit, root } = search;
  let world = from;
  let left = replies;
  while (!world.outcome && !kit.horizon?.(root, world)) {
    const [decider] = asked(rules, world);
    const mine = worthThought(rules, kit, world, decider);
    if (mine.length === 1) {
      take(rules, world, decider, mine[0]);
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
    take(rules, world, decider, mine[settled]);
    return world;
  }
  return bestWorld(rules, kit, world, decider, mine, (trial) => finish(rules, kit, trial, decider), null);
}
