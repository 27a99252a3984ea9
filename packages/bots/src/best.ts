/** The best of the worlds that a seat can choose between. */
import { below, type Core, type Option, type Rules, type Seat, take } from '@pony/engine';
import { judge } from './judge.ts';
import type { BotKit } from './types.ts';

/**
 * The world after the option that looks best for the seat, once `after` has carried it on. Of equal ones the first, or
 * with an `rng` one drawn for.
 */
export function bestWorld<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  world: S,
  seat: Seat,
  mine: readonly Option[],
  after: ((trial: S) => S) | null,
  rng: number[] | null,
): S {
  let best = world;
  let bestValue = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (const option of mine) {
    const trial = rules.clone(world);
    take(rules, trial, seat, option);
    const end = after ? after(trial) : trial;
    const value = judge(kit, end, seat);
    if (value > bestValue) equals = 1;
    else if (value < bestValue || !rng || below(rng, ++equals) > 0) continue;
    best = end;
    bestValue = value;
  }
  return best;
}
