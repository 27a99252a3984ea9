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
  for (const key of Object.keys(record).sort()) sum = mix(text(sum, key), record[key]);
  return step(sum, 9);
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
