/** Chance of scenarios: the next dice, the next random pick. */
import { below, nextWord } from '@pony/engine';

/** A generator whose next d6 rolls are these. Two outputs of sfc32 can be set at will, the others are searched for. */
export function rngFor(rolls: readonly number[]): number[] {
  const seek = [11, 22, 33, 44];
  const want = (roll: number): number => Math.floor(nextWord(seek) / 6 - 10) * 6 + (roll - 1);
  const limit = 4294967296 - (4294967296 % 6);
  for (;;) {
    const b = nextWord(seek) | 0;
    const d = nextWord(seek) | 0;
    const c = Math.imul((want(rolls[1] ?? 1) - ((b ^ (b >>> 9)) + d + 1)) | 0, 954437177);
    const a = (want(rolls[0] ?? 1) - b - d) | 0;
    const rng = [a, b, c, d];
    const probe = rng.slice();
    if (rolls.every((roll) => isRoll(nextWord(probe), roll, limit))) return rng;
  }
}
const isRoll = (word: number, roll: number, limit: number): boolean => word < limit && (word % 6) + 1 === roll;

/** A generator whose next pick falls on the n-th of so many things, counted from 1. */
export function rngThatPicks(n: number, of: number): number[] {
  const rng = [1, 2, 3, 4];
  while (below(rng.slice(), of) !== n - 1) nextWord(rng);
  return rng;
}
