/**
 * Scripted chance: a generator that gives what is written, in order, and throws when that runs dry or does not fit. For lessons, tests
 * and comparing with other engines. Each door of chance takes its own kind of number:
 * a roll its face, a pick or a draw the thing itself, `below` the number, a shuffle the whole new order, or -1 to leave it as it lies.
 */

/** Stands first in the list; no 32-bit word equals it. */
const MARK = 4294967296;
const LONGEST = 4096;

export class ScriptFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScriptFault';
  }
}

export const isScripted = (rng: readonly number[]): boolean => rng[0] === MARK;

export const scriptOf = (numbers: readonly number[]): number[] => [MARK, ...numbers];

/** `script 3 1 4` as numbers; null when it is not a script. */
export function readScript(text: string): number[] | null {
  if (!text.startsWith('script') || !/^script( (-1|\d{1,9}))*$/.test(text)) return null;
  const numbers = text.split(' ').slice(1).map(Number);
  return numbers.length <= LONGEST ? numbers : null;
}

function next(rng: number[], what: string): number {
  if (rng.length === 1) throw new ScriptFault(`the script of chance has run dry: ${what} is wanted`);
  return rng.splice(1, 1)[0];
}

export function scriptedBelow(rng: number[], n: number): number {
  const given = next(rng, `a number below ${n}`);
  if (given < 0 || given >= n) throw new ScriptFault(`a number below ${n} is wanted, the script gives ${given}`);
  return given;
}

export function scriptedRoll(rng: number[], sides: number): number {
  const face = next(rng, `a die of ${sides} sides`);
  if (face < 1 || face > sides) throw new ScriptFault(`a die of ${sides} sides never shows ${face}`);
  return face;
}

/** One of the items, by what it is. */
export function scriptedItem(rng: number[], items: readonly number[]): number {
  const item = next(rng, `one of ${items.join(', ')}`);
  if (!items.includes(item)) throw new ScriptFault(`the script gives ${item}, there are only ${items.join(', ')}`);
  return item;
}

export function scriptedOrder(rng: number[], items: number[]): void {
  if (items.length === 0) return;
  const left = items.slice();
  for (let i = 0; i < items.length; i++) {
    const item = next(rng, `an order of ${items.length} things`);
    if (item === -1 && i === 0) return;
    const at = left.indexOf(item);
    if (at < 0) throw new ScriptFault(`the script puts ${item} into an order of ${items.join(', ')}`);
    left.splice(at, 1);
    items[i] = item;
  }
}
