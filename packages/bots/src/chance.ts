/** The chance of a seat to win, from 0 to 1: a logistic regression over numbers that the seat may know, fitted by `pony train`. */
import type { Core, Rules, Seat } from '@pony/engine';
import { judge } from './judge.ts';
import type { Chances, Learnt } from './learnt.ts';
import type { BotKit } from './types.ts';

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export function chancesBy<S extends Core>(learnt: Learnt<S>): Chances<S> {
  const { names, fitted } = learnt;
  const numbers = new Float64Array(names.length);
  const bySetup = new Map(
    Object.entries(fitted).map(([setup, { weights }]) => [
      setup,
      { bias: weights.bias ?? 0, weights: Float64Array.from(names, (name) => weights[name] ?? 0) },
    ]),
  );
  const from: Chances<S>['from'] = (s, seat, read) => {
    const mine = bySetup.get(learnt.setup(s));
    if (!mine) return null;
    let sum = mine.bias;
    for (let i = 0; i < read.length; i++) sum += mine.weights[i] * read[i];
    return logistic(learnt.against(s, seat) ? -sum : sum);
  };
  return {
    learnt,
    of(s, seat) {
      if (!bySetup.has(learnt.setup(s))) return null;
      learnt.read(s, seat, numbers);
      return from(s, seat, numbers);
    },
    from,
  };
}

/** Worlds looked at where the chance depends on what lies hidden. */
const WORLDS = 5;

/** The chance of a seat that knows only what it sees; null where there is no number to be had. */
export function chanceOf<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  s: S,
  seat: Seat,
  rng: number[],
): number | null {
  if (s.outcome) return (judge(kit, s, seat) + 1) / 2;
  if (!kit.chances) return null;
  let sum = 0;
  for (let w = 0; w < WORLDS; w++) {
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    const chance = kit.chances.of(world, seat);
    if (chance === null) return null;
    sum += chance;
  }
  return sum / WORLDS;
}
