/** Looking back: how good a position was for a seat, and what else it might have done, by what it could know then. */
import {
  apply,
  applyTelling,
  asked,
  type Core,
  type GameEvent,
  type Option,
  type Rules,
  type Seat,
  sameOption,
} from '@pony/engine';
import { finish, greedyPick } from './greedy.ts';
import { judge } from './judge.ts';
import { worthThought } from './prune.ts';
import type { BotKit } from './types.ts';

/** Worlds looked at; chance differs in each of them. */
const WORLDS = 5;
/** After the first world only so many options are looked at further. */
const FEW = 7;
/** So many decisions in a row of one seat are imagined. */
const LONGEST_TURN = 12;

/** A choice and what it comes to for the seat, from -1 (lost) to 1 (won). */
export interface Candidate {
  readonly option: Option;
  readonly value: number;
}

/** A world as the seat may imagine it. */
function imagine<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: number[]): S {
  const world = rules.clone(s);
  rules.determinize(world, seat, rng);
  return world;
}

/** How a position looks to a seat that knows only what it sees: from -1 (lost) to 1 (won). */
export function outlook<S extends Core>(rules: Rules<S>, kit: BotKit<S>, s: S, seat: Seat, rng: number[]): number {
  if (s.outcome) return judge(kit, s, seat);
  let sum = 0;
  for (let w = 0; w < WORLDS; w++) sum += judge(kit, imagine(rules, s, seat, rng), seat);
  return sum / WORLDS;
}

/** What a seat might have chosen, the best first, with what it did choose among them. */
export function weigh<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  played: Option,
  rng: number[],
): Candidate[] {
  const thought = worthThought(rules, kit, s, seat);
  const mine = thought.some((one) => sameOption(one, played)) ? thought : [...thought, played];
  const sums = mine.map(() => 0);
  let left = mine.map((_, i) => i);
  for (let w = 0; w < WORLDS; w++) {
    const world = imagine(rules, s, seat, rng);
    for (const i of left) {
      const trial = rules.clone(world);
      apply(rules, trial, seat, mine[i]);
      sums[i] += judge(kit, finish(rules, kit, trial, seat), seat);
    }
    if (w === 0)
      left = left.toSorted((a, b) => sums[b] - sums[a]).filter((i, at) => at < FEW || sameOption(mine[i], played));
  }
  return left.map((i) => ({ option: mine[i], value: sums[i] / WORLDS })).toSorted((a, b) => b.value - a.value);
}

/** A decision of a line that was not played. */
export interface Imagined<S extends Core> {
  readonly seat: Seat;
  readonly option: Option;
  readonly before: S;
  readonly after: S;
  readonly events: readonly GameEvent[];
}

/**
 * How it might have gone on after a choice, in a world as the chooser may imagine it: everybody picks what looks best. `most` times the
 * move goes from one seat to another, unless the game ends or one seat goes on for too long.
 */
export function goesOn<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  option: Option,
  most: number,
  rng: number[],
): Imagined<S>[] {
  const out: Imagined<S>[] = [];
  const world = imagine(rules, s, seat, rng);
  let next: { seat: Seat; option: Option } | null = { seat, option };
  for (let turns = 0, picks = 0; next; picks++) {
    const before = rules.clone(world);
    const { events } = applyTelling(rules, world, next.seat, next.option);
    out.push({ ...next, before, after: rules.clone(world), events });
    const [who] = asked(rules, world);
    if (who !== next.seat) {
      turns++;
      picks = 0;
    }
    if (who === undefined || turns === most || picks === LONGEST_TURN) break;
    next = { seat: who, option: greedyPick(rules, kit, world, who, rng) };
  }
  return out;
}
