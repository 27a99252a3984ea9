/** ChaCha12 in counter mode with a key of 128 bits (D. J. Bernstein, "ChaCha, a variant of Salsa20"): word n of its stream. */

/** "expand 16-byte k" */
const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574];
const ROUNDS = 12;
const BLOCK = 16;

/** The next word of a generator `[key, key, key, key, words drawn so far]`. */
export function keyedWord(rng: number[]): number {
  const n = rng[4]++;
  block(rng, Math.floor(n / BLOCK), one);
  return one[n % BLOCK] >>> 0;
}
const one = new Int32Array(BLOCK);

/** Many words one after the other: a block of the stream gives sixteen. */
export function keyedWords(rng: number[]): () => number {
  const words = new Int32Array(BLOCK);
  let holds = -1;
  return () => {
    const n = rng[4]++;
    const number = Math.floor(n / BLOCK);
    if (number !== holds) block(rng, number, words);
    holds = number;
    return words[n % BLOCK] >>> 0;
  };
}

function block(key: readonly number[], number: number, x: Int32Array): void {
  for (let i = 0; i < 4; i++) {
    x[i] = SIGMA[i];
    x[i + 4] = key[i];
    x[i + 8] = key[i];
    x[i + 12] = 0;
  }
  x[12] = number;
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 4; i++) {
    x[i] += SIGMA[i];
    x[i + 4] += key[i];
    x[i + 8] += key[i];
  }
  x[12] += number;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a];
  let xb = x[b];
  let xc = x[c];
  let xd = x[d];
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}
