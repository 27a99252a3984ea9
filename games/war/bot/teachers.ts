/** A population of players to learn from: each likes and does everything a little more or less than the usual one. */
import { below, quickRng, seedOf } from '@pony/engine';
import { FREE, SHADOW } from '../src/data.ts';
import { TASTES, type Taste, type TasteName } from './taste.ts';

/** Spread of the logarithm of a number that is liked more or less. */
const SPREAD = 0.4;
/** Numbers that begin at nothing: the most of them. */
const MOST: Partial<Record<TasteName, number>> = { heir: 0.08, company: 0.008 };
const WHOLE: Partial<Record<TasteName, readonly number[]>> = {
  hunters: [-2, -1, -1, 0, 0, 1, 2],
  chance: [0, 0.4, 0.8, 1.6],
  safe: [0, 2, 4, 6, 6, 8],
  patient: [6, 8, 10, 10, 12],
  toSpare: [2, 4, 4, 6],
  garrison: [0, 1],
};

const PARTS = 1 << 16;
const share = (rng: number[]): number => below(rng, PARTS) / PARTS;
/** A number around nothing, by the sum of twelve. */
function bell(rng: number[]): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += share(rng);
  return sum;
}

/** One teacher in so many plays as usual. */
const USUAL = 3;

/** The taste of a teacher, by his words and side. */
function tasteOf(words: string, side: number): Taste {
  const rng = quickRng(seedOf(words));
  if (below(rng, USUAL) === 0) return TASTES[side];
  const names = Object.keys(TASTES[side]) as TasteName[];
  const drawn = names.map((name): [TasteName, number] => {
    const whole = WHOLE[name];
    const most = MOST[name];
    if (whole) return [name, whole[below(rng, whole.length)]];
    if (most !== undefined) return [name, most * share(rng)];
    return [name, TASTES[side][name] * Math.exp(SPREAD * bell(rng))];
  });
  return { ...TASTES[side], ...Object.fromEntries(drawn) };
}

/** Of both sides: a teacher thinks of the other side as of himself. */
export const tastesOf = (words: string): readonly Taste[] => [FREE, SHADOW].map((side) => tasteOf(words, side));
