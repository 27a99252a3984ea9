/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10, the mask with the fewest faults.
 * A code is a square of dark and light modules.
 */

/** By version: check bytes of a block, and the data bytes of its blocks. */
const BLOCKS: readonly (readonly [check: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Rows and columns of the small squares, by version. */
const SQUARES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];
/** Level M, as the format says it. */
const LEVEL_M = 0;

const MASKS: readonly ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Powers of 2 and their logarithms in the field of 256 elements. */
function makeField(): { exp: number[]; log: number[] } {
  const exp: number[] = [];
  const log: number[] = [];
  for (let i = 0, x = 1; i < 255; i++) {
    exp[i] = x;
    log[x] = i;
    x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
  }
  return { exp, log };
}
const FIELD = makeField();
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : FIELD.exp[(FIELD.log[a] + FIELD.log[b]) % 255];

/** Reed-Solomon check bytes of a block. */
function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((one, j) => {
      next[j + 1] ^= times(one, FIELD.exp[i]);
    });
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    divisor.forEach((one, j) => {
      rest[i + j] ^= times(one, lead);
    });
  }
  return rest.slice(data.length);
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** The bytes of the code for a version: length, text, padding, check bytes, woven block by block. */
function codeBytes(text: Uint8Array, version: number): number[] {
  const [check, sizes] = BLOCKS[version - 1];
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(text.length, version < 10 ? 8 : 16)];
  for (const byte of text) bits.push(...bitsOf(byte, 8));
  bits.push(...Array<number>(Math.min(4, room * 8 - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let i = 0; data.length < room; i++) data.push(PADDING[i % 2]);
  const begins = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  const blocks = sizes.map((size, i) => data.slice(begins[i], begins[i] + size));
  return [...woven(blocks), ...woven(blocks.map((block) => checkBytes(block, check)))];
}

function woven(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
    blocks.flatMap((block) => (i < block.length ? [block[i]] : [])),
  );
}

type Modules = (boolean | null)[][];

/** Everything that does not carry data; null where data goes. */
function frame(version: number): Modules {
  const size = 17 + 4 * version;
  const at: Modules = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (r: number, c: number, dark: boolean): void => {
    if (r >= 0 && c >= 0 && r < size && c < size) at[r][c] = dark;
  };
  const ring = (r: number, c: number, reach: number, light: readonly number[]): void => {
    for (let i = -reach; i <= reach; i++)
      for (let j = -reach; j <= reach; j++) put(r + i, c + j, !light.includes(Math.max(Math.abs(i), Math.abs(j))));
  };
  for (const [r, c] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    ring(r, c, 4, [2, 4]);
  const places = SQUARES[version - 1];
  for (const r of places) for (const c of places) if (at[r][c] === null) ring(r, c, 2, [1]);
  for (let i = 8; i < size - 8; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  // Kept free for the format, and from version 7 on for the version.
  for (const [r, c] of [...formatPlaces(size, 0), ...formatPlaces(size, 1)]) put(r, c, false);
  put(size - 8, 8, true);
  if (version >= 7)
    bitsOf(versionWord(version), 18).forEach((bit, n) => {
      const i = 17 - n;
      put(Math.floor(i / 3), size - 11 + (i % 3), bit === 1);
      put(size - 11 + (i % 3), Math.floor(i / 3), bit === 1);
    });
  return at;
}

/** Where the 15 bits of the format stand, highest first: twice. */
function formatPlaces(size: number, copy: 0 | 1): [number, number][] {
  if (copy === 1) return Array.from({ length: 15 }, (_, i) => (i < 7 ? [size - 1 - i, 8] : [8, size - 15 + i]));
  const line = [0, 1, 2, 3, 4, 5, 7, 8];
  return Array.from({ length: 15 }, (_, i) => (i < 8 ? [8, line[i]] : [line[14 - i], 8]));
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i--) if ((rest >> i) & 1) rest ^= divisor << (i - bits);
  return rest;
}
const versionWord = (version: number): number => (version << 12) | remainder(version, 0x1f25, 12);
function formatWord(mask: number): number {
  const word = (LEVEL_M << 3) | mask;
  return ((word << 10) | remainder(word, 0x537, 10)) ^ 0x5412;
}

/** Data goes up and down in columns of two, from the right, past the upright timing line. */
function* dataPlaces(at: Modules): Generator<[number, number]> {
  const size = at.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - i : i;
        if (at[r][c] === null) yield [r, c];
      }
    up = !up;
  }
}

function filled(version: number, bytes: readonly number[], mask: number): boolean[][] {
  const at = frame(version);
  const out = at.map((row) => row.map((dark) => dark === true));
  const bits = bytes.flatMap((byte) => bitsOf(byte, 8));
  let n = 0;
  for (const [r, c] of dataPlaces(at)) out[r][c] = (bits[n++] === 1) !== MASKS[mask](r, c);
  const format = bitsOf(formatWord(mask), 15);
  for (const copy of [0, 1] as const)
    formatPlaces(at.length, copy).forEach(([r, c], i) => {
      out[r][c] = format[i] === 1;
    });
  return out;
}

/** What makes a code hard to read: long runs, squares, false corners, too much of one colour. */
function faults(code: readonly (readonly boolean[])[]): number {
  const size = code.length;
  const turned = code.map((_, c) => code.map((row) => row[c]));
  let sum = 0;
  for (const line of [...code, ...turned]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/1{5,}|0{5,}/g)) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(text.slice(i, i + 11))) sum += 40;
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const one = code[r][c];
      if (code[r - 1][c] === one && code[r][c - 1] === one && code[r - 1][c - 1] === one) sum += 3;
    }
  const dark = code.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}

/** The code of a text, row by row, dark modules true; null when it is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 +
    BLOCKS.findIndex(([, sizes], i) => {
      const room = sizes.reduce((sum, size) => sum + size, 0) * 8;
      return bytes.length * 8 + 4 + (i + 1 < 10 ? 8 : 16) <= room;
    });
  if (version === 0) return null;
  const all = codeBytes(bytes, version);
  const codes = MASKS.map((_, mask) => filled(version, all, mask));
  const marks = codes.map(faults);
  return codes[marks.indexOf(Math.min(...marks))];
}
