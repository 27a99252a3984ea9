/** One round of a search: a world dealt anew, a way down the tree, a new leaf, a judgement. */
import { apply, asked, below, type Core, type Option, type Rules, type Seat, take } from '@pony/engine';
import { bestWorld } from './best.ts';
import { judge } from './judge.ts';
import { worthThought } from './prune.ts';
import { behind, type Point, placeOf } from './tree.ts';
import type { BotKit } from './types.ts';

export interface Search<S extends Core> {
  readonly rules: Rules<S>;
  readonly kit: BotKit<S>;
  /** A world as the seat may imagine it; every round deals its hidden things anew. */
  readonly root: S;
  readonly seat: Seat;
  readonly rng: number[];
  readonly explore: number;
  readonly depth: number;
  readonly width: number;
  readonly all: boolean;
  readonly replies: number;
  readonly worlds: number;
  /** Picks already settled; every round starts with them. */
  readonly picks: Option[];
  rounds: number;
  /** The way down in the round at hand: points, and the places of the choices taken there. */
  readonly points: Point[];
  readonly places: number[];
  /** Places of the options at the point in hand. */
  readonly offered: number[];
  /** What the round came to, seat by seat. */
  readonly values: number[];
}

/**
 * In the tree are all picks of the action that is thought about, and of every later action the pick that opens it. The
 * picks that follow in an action (which icon to use, which unit to move) are taken by what looks best right away, so
 * that every side uses well what it has and the tree reaches further.
 */
export function round<S extends Core>(search: Search<S>, top: Point): void {
  const { rules, kit, seat, rng, points, places } = search;
  search.rounds++;
  points.length = 0;
  places.length = 0;
  let world = rules.clone(search.root);
  rules.determinize(world, seat, rng);
  for (const pick of search.picks) apply(rules, world, seat, pick);
  let point = top;
  let inTree = true;
  let ownAction = true;
  let left = search.depth;
  let actor = -1;
  let opening = '';
  while (!world.outcome) {
    const decider = asked(rules, world)[0];
    if (decider !== seat) ownAction = false;
    const mine = worthThought(rules, kit, world, decider);
    if (mine.length === 1) {
      take(rules, world, decider, mine[0]);
      continue;
    }
    const frame = world.stack[world.stack.length - 1];
    const step = frame.p + frame.at;
    if (decider === actor && step !== opening && !(ownAction && inTree)) {
      world = bestAfter(search, world, decider, mine);
      continue;
    }
    if (!inTree && left-- <= 0) break;
    actor = decider;
    opening = step;
    if (inTree) {
      const i = select(search, point, decider, mine);
      const place = search.offered[i];
      points.push(point);
      places.push(place);
      take(rules, world, decider, mine[i]);
      inTree = point.visits[place] > 0;
      if (inTree) point = behind(point, place);
    } else {
      take(rules, world, decider, mine[kit.policy ? kit.policy(world, decider, mine, rng) : below(rng, mine.length)]);
    }
  }
  learn(search, world);
}

/** The world after the option that looks best right away for who decides; equal ones are drawn for. */
function bestAfter<S extends Core>(search: Search<S>, world: S, decider: Seat, mine: readonly Option[]): S {
  const { rules, kit, rng } = search;
  const next = kit.follow?.(world, decider, mine, false) ?? -1;
  if (next >= 0) {
    take(rules, world, decider, mine[next]);
    return world;
  }
  return bestWorld(rules, kit, world, decider, mine, null, rng);
}

/** Places of the options at a point, into `search.offered`. */
export function look<S extends Core>(search: Search<S>, point: Point, decider: Seat, mine: readonly Option[]): void {
  const { offered } = search;
  offered.length = mine.length;
  let hint = 0;
  for (let i = 0; i < mine.length; i++) {
    const at = placeOf(point, decider, mine[i], hint);
    offered[i] = at;
    hint = at + 1;
  }
}

/** Index of the option to try: one never tried, else the one of the highest upper confidence bound. */
function select<S extends Core>(search: Search<S>, point: Point, decider: Seat, mine: readonly Option[]): number {
  const { offered, rng, explore } = search;
  const { visits, totals, available } = point;
  look(search, point, decider, mine);
  let untried = 0;
  let chosen = -1;
  for (let i = 0; i < mine.length; i++) {
    available[offered[i]]++;
    if (visits[offered[i]] === 0 && below(rng, ++untried) === 0) chosen = i;
  }
  if (untried > 0) return chosen;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < mine.length; i++) {
    const at = offered[i];
    const bound = totals[at] / visits[at] + explore * Math.sqrt(Math.log(available[at]) / visits[at]);
    if (bound > highest) {
      highest = bound;
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
