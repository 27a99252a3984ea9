/**
 * Seeded chance, part of every state as a plain list of numbers. Three generators, told apart by the list:
 * - keyed, five words (key of 128 bits, how many words were drawn): ChaCha12 in counter mode, for every game that is recorded. Whoever
 *   has seen its dice knows nothing of the next ones;
 * - quick, four words: sfc32, for the worlds that bots deal to themselves;
 * - scripted: what chance is to give, in order; see script.ts.
 * Fair by rejection, no modulo bias.
 */
import { keyedWord, keyedWords } from './chacha.ts';
import { isScripted, readScript, scriptedBelow, scriptedOrder, scriptOf } from './script.ts';
import { sha256 } from './sha256.ts';

/** 128 bits as 32 hex digits, or `script` and the numbers that chance is to give. */
export type Seed = string;

const QUICK_WORDS = 4;

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text) || readScript(text) !== null;

/** Hashes any words to a seed; a seed stays itself. */
export function seedOf(words: string): Seed {
  return isSeed(words) ? words : sha256(words).slice(0, 32);
}

/** A seed that nobody drew alone: SHA-256 of the one drawn first and the shares after it, as one text; 32 digits of it. */
export const sharedSeed = (drawn: Seed, shares: readonly string[]): Seed =>
  sha256([drawn, ...shares].join('')).slice(0, 32);

/** The generator of a game that is recorded. */
export function rngOf(seed: Seed): number[] {
  const script = readScript(seed);
  return script ? scriptOf(script) : [...wordsOf(seed), 0];
}

/** The key of such a generator, as the seed it was made of. */
export const keyOf = (rng: readonly number[]): Seed =>
  rng
    .slice(0, 4)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** A generator for bots' worlds and other chance that nobody bets on. */
export function quickRng(seed: Seed): number[] {
  const rng = wordsOf(seed);
  for (let i = 0; i < 15; i++) nextWord(rng);
  return rng;
}

/** A quick generator drawn from another: what `determinize` leaves in a world. */
export function worldRng(rng: number[]): number[] {
  return [nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0, nextWord(rng) | 0];
}

export const isQuick = (rng: readonly number[]): boolean => rng.length === QUICK_WORDS && !isScripted(rng);

function wordsOf(seed: Seed): number[] {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new Error(`not a seed of 32 hex digits: ${seed}`);
  return [0, 1, 2, 3].map((i) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
}

/** The next 32 random bits; moves the generator on. */
export function nextWord(rng: number[]): number {
  if (rng.length !== QUICK_WORDS) return keyedWord(rng);
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
  if (isScripted(rng)) return scriptedBelow(rng, n);
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** `below` for words that come many at a time. */
function fairly(next: () => number, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}

export function shuffle(rng: number[], items: number[]): void {
  if (isScripted(rng)) {
    scriptedOrder(rng, items);
    return;
  }
  const next = rng.length === QUICK_WORDS ? null : keyedWords(rng);
  for (let i = items.length - 1; i > 0; i--) {
    const j = next ? fairly(next, i + 1) : below(rng, i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
}
