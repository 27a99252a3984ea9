/**
 * Search: information-set Monte-Carlo tree search with one observer; in a game of many options a narrow look instead
 * (see narrow.ts). Every round deals the hidden things anew for the
 * seat that thinks, walks down the tree by upper confidence bounds (a choice counts as tried only against the rounds in
 * which it could have been taken), adds a leaf and judges. Every seat on the way wants its own best.
 */
import { applyTelling, asked, type Core, type Option, type Rules, type Seat } from '@pony/engine';
import { narrow } from './narrow.ts';
import { worthThought } from './prune.ts';
import { look, round, type Search } from './round.ts';
import { behind, favourite, newPoint, type Point } from './tree.ts';
import type { BotKit, Budget, SearchStyle } from './types.ts';

const EXPLORE = 0.2;
const DEPTH = 0;
const WIDTH = 0;
const REPLIES = 1;
const FEWEST_WORLDS = 1;
/** Rounds a pick gets even when the budget is used up. */
const FEWEST_ROUNDS = 8;
const LONGEST_ACTION = 40;

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
  const root = rules.clone(s);
  rules.determinize(root, seat, rng);
  const search: Search<S> = {
    rules,
    kit,
    root,
    seat,
    rng,
    explore: style.explore ?? EXPLORE,
    depth: style.depth ?? DEPTH,
    width: style.width ?? WIDTH,
    all: style.all ?? false,
    replies: style.replies ?? REPLIES,
    worlds: style.worlds ?? FEWEST_WORLDS,
    picks: [],
    rounds: 0,
    points: [],
    places: [],
    offered: [],
    values: [],
  };
  const purse = makePurse(budget);
  const known = rules.clone(root);
  let point = newPoint();
  while (search.picks.length < LONGEST_ACTION) {
    const mine = worthThought(rules, kit, known, seat);
    if (mine.length === 0) throw new Error(`seat ${seat} is not asked`);
    let chosen = 0;
    if (mine.length > 1) {
      const settled = kit.follow?.(known, seat, mine, true) ?? -1;
      chosen = settled >= 0 ? settled : think(search, purse, point, known, mine);
      look(search, point, seat, mine);
      point = behind(point, search.offered[chosen]);
    }
    search.picks.push(mine[chosen]);
    if (!goesOn(rules, known, seat, mine[chosen])) break;
  }
  return search.picks;
}

/** Takes a pick; false when the action is over or something came into play that nobody could foresee. */
function goesOn<S extends Core>(rules: Rules<S>, s: S, seat: Seat, pick: Option): boolean {
  const { barrier } = applyTelling(rules, s, seat, pick);
  return !barrier && asked(rules, s).includes(seat);
}

const think = <S extends Core>(
  search: Search<S>,
  purse: Purse,
  point: Point,
  known: S,
  mine: readonly Option[],
): number =>
  search.width > 0
    ? narrow(search, known, mine, () => spentOf(purse, search.rounds))
    : settle(search, purse, point, known, mine);

/** Thinks about one pick: half of what is left, and all of it when the action ends there. The index of the pick. */
function settle<S extends Core>(
  search: Search<S>,
  purse: Purse,
  point: Point,
  known: S,
  mine: readonly Option[],
): number {
  spend(search, purse, point, 0.5);
  const best = choose(search, point, mine);
  if (goesOn(search.rules, search.rules.clone(known), search.seat, mine[best])) return best;
  spend(search, purse, point, 1);
  return choose(search, point, mine);
}

function choose<S extends Core>(search: Search<S>, point: Point, mine: readonly Option[]): number {
  look(search, point, search.seat, mine);
  return favourite(point, search.offered, search.rng);
}

interface Purse {
  readonly iterations: number | null;
  readonly ms: number;
  readonly until: number;
  readonly clock: () => number;
}

const wallClock = (): number => performance.now();

function makePurse({ iterations, ms = 200, clock = wallClock }: Budget): Purse {
  return iterations === undefined
    ? { iterations: null, ms, until: clock() + ms, clock }
    : { iterations, ms: 0, until: 0, clock };
}

/** The share of the budget that is used up. */
const spentOf = ({ iterations, ms, until, clock }: Purse, rounds: number): number =>
  iterations === null ? 1 - (until - clock()) / ms : rounds / iterations;

function spend<S extends Core>(search: Search<S>, purse: Purse, point: Point, share: number): void {
  const fewest = search.rounds + FEWEST_ROUNDS;
  if (purse.iterations !== null) {
    const until = Math.max(fewest, search.rounds + Math.ceil((purse.iterations - search.rounds) * share));
    while (search.rounds < until) round(search, point);
    return;
  }
  const now = purse.clock();
  const until = now + (purse.until - now) * share;
  do round(search, point);
  while (search.rounds < fewest || purse.clock() < until);
}
