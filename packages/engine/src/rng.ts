/** Seeded chance: sfc32, four 32-bit words, part of every state. Fair by rejection, no modulo bias. */
import { sha256 } from './sha256.ts';

/** 128 bits as 32 hex digits. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Hashes any words to a seed; a seed stays itself. */
export function seedOf(words: string): Seed {
  return isSeed(words) ? words : sha256(words).slice(0, 32);
}

export function rngOf(seed: Seed): number[] {
  if (!isSeed(seed)) throw new Error(`not a seed of 32 hex digits: ${seed}`);
  const rng = [0, 1, 2, 3].map((i) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
  for (let i = 0; i < 15; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits; moves the generator on. */
export function nextWord(rng: number[]): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const t = (((a + b) | 0) + d) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0;
  rng[3] = (d + 1) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1. */
export function below(rng: number[], n: number): number {
  if (n >>> 0 !== n || n === 0) throw new Error(`chance needs a whole number of at least 1, not ${n}`);
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

export function shuffle(rng: number[], items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
