/** What a command of `pony` is, and what it is given. */
import type { ParseArgsOptionsConfig } from 'node:util';

/** Something the person at the terminal can set right; shown without a stack. */
export class Fault extends Error {}

export interface Given {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Report {
  /** What `--json` prints. */
  readonly json: unknown;
  readonly text: string;
  readonly ok: boolean;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Everything after the first line of `--help`. */
  readonly help: string;
  readonly usage: string;
  /** How many words it takes besides its flags: at least, at most. */
  readonly words: readonly [number, number];
  readonly flags: ParseArgsOptionsConfig;
  /** null: it spoke for itself. */
  run(given: Given): Promise<Report | null>;
}

export const text = (given: Given, flag: string): string | undefined => {
  const value = given.flags[flag];
  return typeof value === 'string' ? value : undefined;
};

/** A whole number of at least 1. */
export function count(given: Given, flag: string, usual: number): number;
export function count(given: Given, flag: string): number | undefined;
export function count(given: Given, flag: string, usual?: number): number | undefined {
  const value = text(given, flag);
  if (value === undefined) return usual;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 1e9)
    throw new Fault(`--${flag} takes a whole number of at least 1, not "${value}"`);
  return number;
}
