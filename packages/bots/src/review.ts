/** Looking back: how good a position was for a seat, and what else it might have done, by what it could know then. */
import { apply, type Core, type Option, type Rules, type Seat, sameOption } from '@pony/engine';
import { finish } from './greedy.ts';
import { judge } from './judge.ts';
import { worthThought } from './prune.ts';
import type { BotKit } from './types.ts';

/** Worlds looked at; chance differs in each of them. */
const WORLDS = 5;
/** After the first world only so many options are looked at further. */
const FEW = 7;

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
