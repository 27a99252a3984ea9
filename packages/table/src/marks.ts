/** Marks on the way of a game: nothing is ever played again from further back than the nearest one. */
import { apply, type Core, hash8, start } from '@pony/engine';
import type { Table } from './types.ts';

export const MARK_EVERY = 50;

/** Keeps the state after `n` decisions if it is time for a mark. */
export function mark(marks: string[], n: number, state: Core): void {
  if (n > 0 && n % MARK_EVERY === 0) marks[n / MARK_EVERY] = JSON.stringify(state);
}

/** Marks later than `n` decisions are of a game that was taken back. */
export function dropMarks(marks: string[], n: number): void {
  marks.length = Math.min(marks.length, Math.floor(n / MARK_EVERY) + 1);
}

/** The state after `n` decisions, played from the nearest mark and checked against the record. */
export function stateAfter(table: Table, n: number): Core {
  const { rules, taken, marks } = table;
  const near = Math.min(Math.floor(n / MARK_EVERY), marks.length - 1);
  const state = near > 0 ? (JSON.parse(marks[near]) as Core) : start(rules, table.options, table.seed).state;
  if (near > 0) agrees(table, near * MARK_EVERY, state);
  for (let at = near * MARK_EVERY; at < n; at++) {
    apply(rules, state, taken[at].seat, taken[at].option);
    agrees(table, at + 1, state);
  }
  return state;
}

function agrees({ taken }: Table, n: number, state: Core): void {
  const hash = hash8(state);
  const { line } = taken[n - 1];
  if (hash !== line.hash) throw new Error(`decision ${n} gave ${line.hash} when it was taken, now ${hash}`);
}
