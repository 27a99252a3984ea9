// Chance by a seed: the same picture has the same cuts for ever.

export interface Chance {
  /** From 0 to 1. */
  (): number;
  /** From lo to hi. */
  r(lo: number, hi: number): number;
  /** A whole number from lo to hi, both included. */
  i(lo: number, hi: number): number;
  /** -1 or 1. */
  s(): 1 | -1;
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** mulberry32. */
export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = (lo: number, hi: number): number => lo + (hi - lo) * next();
  return Object.assign(next, {
    r,
    i: (lo: number, hi: number): number => Math.floor(r(lo, hi + 1)),
    s: (): 1 | -1 => (next() < 0.5 ? -1 : 1),
  });
}
