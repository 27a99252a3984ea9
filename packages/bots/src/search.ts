/**
 * Search: information-set Monte-Carlo tree search with one observer. Every round deals the hidden things anew for the
 * seat that thinks, walks down the tree by upper confidence bounds (a choice counts as tried only against the rounds in
 * which it could have been taken), adds a leaf, plays on for a while and judges. Every seat on the way wants its own best.
 */
import {
  apply,
  applyTelling,
  asked,
  below,
  type Core,
  type Option,
  options,
  type Rules,
  type Seat,
} from '@pony/engine';
import { judge } from './judge.ts';
import { behind, favourite, newPoint, type Point, placeOf } from './tree.ts';
import type { BotKit, Budget, SearchStyle } from './types.ts';

const EXPLORE = 0.2;
const DEPTH = 0;
/** Rounds a pick gets even when the budget is used up. */
const FEWEST_ROUNDS = 16;
const LONGEST_ACTION = 40;

interface Search<S extends Core> {
  readonly rules: Rules<S>;
  readonly kit: BotKit<S>;
  readonly root: S;
  readonly seat: Seat;
  readonly rng: number[];
  readonly explore: number;
  readonly depth: number;
  readonly fpu: number;
  /** Picks already settled; every round starts with them. */
  readonly picks: Option[];
  /** The way down in the round at hand. */
  readonly points: Point[];
  readonly places: number[];
  /** Places of the options at the point in hand. */
  readonly offered: number[];
  readonly values: number[];
  rounds: number;
}

/** The picks of the seat's action, up to the first that brings chance or something hidden into play. */
export function searchAction<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  rng: number[],
  budget: Budget,
  style: SearchStyle = {},
): Option[] {
  /** One world stands for what the seat knows; the true one is not looked at again. */
  const root = rules.clone(s);
  rules.determinize(root, seat, rng);
  const known = rules.clone(root);
  const search: Search<S> = {
    rules,
    kit,
    root,
    seat,
    rng,
    explore: style.explore ?? EXPLORE,
    depth: style.depth ?? DEPTH,
    fpu: style.fpu ?? -1,
    picks: [],
    points: [],
    places: [],
    offered: [],
    values: [],
    rounds: 0,
  };
  const purse = makePurse(budget);
  let point = newPoint();
  while (search.picks.length < LONGEST_ACTION) {
    const mine = options(rules, known, seat);
    if (mine.length === 0) {
      if (search.picks.length === 0) throw new Error(`seat ${seat} is not asked`);
      break;
    }
    const pick = mine.length === 1 ? mine[0] : settle(search, purse, point, known, mine);
    point = behind(point, placeOf(point, seat, pick, 0));
    search.picks.push(pick);
    const { barrier } = applyTelling(rules, known, seat, pick);
    if (barrier || !asked(rules, known).includes(seat)) break;
  }
  return search.picks;
}

/** Thinks about one pick: half of what is left, and all of it when the action ends there. */
function settle<S extends Core>(
  search: Search<S>,
  purse: Purse,
  point: Point,
  known: S,
  mine: readonly Option[],
): Option {
  spend(search, purse, point, 0.5);
  const pick = favourite(point, search.seat, mine, search.rng);
  const after = search.rules.clone(known);
  const { barrier } = applyTelling(search.rules, after, search.seat, pick);
  if (!barrier && asked(search.rules, after).includes(search.seat)) return pick;
  spend(search, purse, point, 1);
  return favourite(point, search.seat, mine, search.rng);
}

interface Purse {
  readonly iterations: number;
  readonly until: number;
}

function makePurse(budget: Budget): Purse {
  if (budget.iterations !== undefined) return { iterations: budget.iterations, until: 0 };
  return { iterations: 0, until: performance.now() + (budget.ms ?? 200) };
}

function spend<S extends Core>(search: Search<S>, purse: Purse, point: Point, share: number): void {
  const from = search.rounds;
  if (purse.iterations > 0) {
    const until = from + Math.max(FEWEST_ROUNDS, Math.ceil((purse.iterations - from) * share));
    while (search.rounds < until) round(search, point);
    return;
  }
  const now = performance.now();
  const until = now + (purse.until - now) * share;
  do round(search, point);
  while (search.rounds < from + FEWEST_ROUNDS || performance.now() < until);
}

function round<S extends Core>(search: Search<S>, top: Point): void {
  const { rules, kit, seat, rng, points, places } = search;
  search.rounds++;
  let world = rules.clone(search.root);
  rules.determinize(world, seat, rng);
  for (const pick of search.picks) apply(rules, world, seat, pick);
  points.length = 0;
  places.length = 0;
  let point = top;
  let inTree = true;
  /** Still the action that is thought about: its picks are all in the tree. */
  let own = true;
  let left = search.depth;
  let actor = -1;
  let opened = '';
  while (!world.outcome) {
    const decider = asked(rules, world)[0];
    if (decider !== seat) own = false;
    const mine = options(rules, world, decider);
    if (mine.length === 1) {
      apply(rules, world, decider, mine[0]);
      continue;
    }
    const f = world.stack[world.stack.length - 1];
    const step = f.p + f.at;
    if (decider === actor && step !== opened && !(own && inTree)) {
      world = bestAfter(search, world, decider, mine);
      continue;
    }
    if (!inTree && left-- <= 0) break;
    actor = decider;
    opened = step;
    if (inTree) {
      const i = select(search, point, decider, mine);
      const place = search.offered[i];
      points.push(point);
      places.push(place);
      apply(rules, world, decider, mine[i]);
      inTree = point.visits[place] > 0;
      if (inTree) point = behind(point, place);
    } else {
      const i = kit.policy ? kit.policy(world, decider, mine, rng) : below(rng, mine.length);
      apply(rules, world, decider, mine[i]);
    }
  }
  learn(search, world);
}

/** The world after the option that looks best right away for who decides. */
function bestAfter<S extends Core>(search: Search<S>, world: S, decider: Seat, mine: readonly Option[]): S {
  const { rules, kit } = search;
  let best = world;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mine.length; i++) {
    const trial = rules.clone(world);
    apply(rules, trial, decider, mine[i]);
    const value = judge(kit, trial, decider);
    if (value > bestValue) {
      best = trial;
      bestValue = value;
    }
  }
  return best;
}

/** Index of the option to try: one never tried, else the one of the highest upper confidence bound. */
function select<S extends Core>(search: Search<S>, point: Point, decider: Seat, mine: readonly Option[]): number {
  const { offered, rng, explore, fpu } = search;
  let untried = 0;
  let chosen = -1;
  let hint = 0;
  let total = 0,
    n = 0;
  for (let i = 0; i < mine.length; i++) {
    const at = placeOf(point, decider, mine[i], hint);
    hint = at + 1;
    offered[i] = at;
    point.available[at]++;
    total += point.totals[at];
    n += point.visits[at];
    if (point.visits[at] === 0 && below(rng, ++untried) === 0) chosen = i;
  }
  if (untried > 0 && (fpu < 0 || n === 0)) return chosen;
  let bestScore = untried > 0 ? total / n + fpu : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mine.length; i++) {
    const at = offered[i];
    const visits = point.visits[at];
    if (visits === 0) continue;
    const score = point.totals[at] / visits + explore * Math.sqrt(Math.log(point.available[at]) / visits);
    if (score > bestScore) {
      bestScore = score;
      chosen = i;
    }
  }
  return chosen;
}

/** Every choice on the way remembers what came of it for the seat that took it. */
function learn<S extends Core>(search: Search<S>, world: S): void {
  const { kit, points, places, values } = search;
  values.length = 0;
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    const at = places[i];
    const decider = point.seats[at];
    values[decider] ??= judge(kit, world, decider);
    point.visits[at]++;
    point.totals[at] += values[decider];
  }
}
