/** Chance of scenarios: the next dice, the next random pick. */
import { below, nextWord } from '@pony/engine';

/** Searching for dice takes long where they are many; most tests want the same few. */
const found = new Map<string, readonly number[]>();

/** A generator whose next d6 rolls are these. */
export function rngFor(rolls: readonly number[]): number[] {
  const name = rolls.join();
  const rng = found.get(name) ?? search(rolls);
  found.set(name, rng);
  return rng.slice();
}

/** Two outputs of sfc32 can be set at will, the others are searched for. */
function search(rolls: readonly number[]): number[] {
  const seek = [11, 22, 33, 44];
  const want = (roll: number): number => Math.floor(nextWord(seek) / 6 - 10) * 6 + (roll - 1);
  for (;;) {
    const b = nextWord(seek) | 0;
    const d = nextWord(seek) | 0;
    const c = Math.imul((want(rolls[1] ?? 1) - ((b ^ (b >>> 9)) + d + 1)) | 0, 954437177);
    const a = (want(rolls[0] ?? 1) - b - d) | 0;
    if (rolls.length > 2 && !isRoll(thirdWord(a, b, c, d), rolls[2])) continue;
    const rng = [a, b, c, d];
    const probe = rng.slice();
    if (rolls.every((roll) => isRoll(nextWord(probe), roll))) return rng;
  }
}
const LIMIT = 4294967296 - (4294967296 % 6);
const isRoll = (word: number, roll: number): boolean => word < LIMIT && (word % 6) + 1 === roll;

/** The third output, which most tries fail at, without a generator. */
function thirdWord(a: number, b: number, c: number, d: number): number {
  const next = (((c << 21) | (c >>> 11)) + ((a + b + d) | 0)) | 0;
  const second = (c + (c << 3)) | 0;
  return ((second ^ (second >>> 9)) + (next + (next << 3)) + d + 2) >>> 0;
}

/** A generator whose next pick falls on the n-th of so many things, counted from 1. */
export function rngThatPicks(n: number, of: number): number[] {
  const rng = [1, 2, 3, 4];
  while (below(rng.slice(), of) !== n - 1) nextWord(rng);
  return rng;
}
