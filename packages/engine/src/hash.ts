/** Checksums of states: the same for equal data, whatever the order of keys. */

const SEED = 0x811c9dc5;

/** Eight hex digits of a plain JSON value. */
export function hash8(value: unknown): string {
  return (mix(SEED, value) >>> 0).toString(16).padStart(8, '0');
}

function mix(h: number, value: unknown): number {
  if (typeof value === 'number')
    return Number.isInteger(value) ? word(step(h, 1), value | 0) : text(step(h, 2), String(value));
  if (typeof value === 'string') return text(step(h, 3), value);
  if (value === null) return step(h, 4);
  if (typeof value === 'boolean') return step(h, value ? 5 : 6);
  if (Array.isArray(value)) {
    let sum = word(step(h, 7), value.length);
    // Lists of small numbers are most of a state.
    for (const item of value)
      sum = (item as number) === ((item as number) | 0) ? word(step(sum, 1), item) : mix(sum, item);
    return sum;
  }
  if (typeof value !== 'object') throw new Error(`a state holds plain data only, not ${typeof value}`);
  let sum = step(h, 8);
  const record = value as Record<string, unknown>;
  for (const key of inOrder(Object.keys(record))) sum = mix(text(sum, key), record[key]);
  return step(sum, 9);
}

interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
}
/** Objects of a state have few shapes, by their first key: each is put in order once. */
const SHAPES = new Map<string, Shape[]>();
const MOST_SHAPES = 64;

function inOrder(keys: readonly string[]): readonly string[] {
  if (keys.length < 2) return keys;
  const shapes = SHAPES.get(keys[0]);
  const known = shapes?.find((shape) => isSame(shape.keys, keys));
  if (known) return known.sorted;
  const sorted = keys.toSorted();
  if (shapes && shapes.length < MOST_SHAPES) shapes.push({ keys, sorted });
  else if (!shapes && SHAPES.size < MOST_SHAPES) SHAPES.set(keys[0], [{ keys, sorted }]);
  return sorted;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

const step = (h: number, byte: number): number => Math.imul(h ^ byte, 0x01000193);

function word(h: number, n: number): number {
  const sum = Math.imul(h ^ n, 0x85ebca6b);
  return Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35) ^ (n >>> 16);
}

function text(h: number, s: string): number {
  let sum = word(h, s.length);
  for (let i = 0; i < s.length; i++) sum = step(sum, s.charCodeAt(i));
  return sum ^ (sum >>> 15);
}
