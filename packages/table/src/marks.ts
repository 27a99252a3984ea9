/** Marks on the way of a game: nothing is ever played again from further back than the nearest one. */
import { apply, type Core, hash8, mixLate, start } from '@pony/engine';
import type { Table } from './types.ts';

const MARK_EVERY = 50;

/** Keeps the state after `n` decisions if it is time for a mark. */
export function mark(marks: string[], n: number, state: Core): void {
  if (n === 0 || n % MARK_EVERY !== 0) return;
  while (marks.length < n / MARK_EVERY) marks.push('');
  marks[n / MARK_EVERY] = JSON.stringify(state);
}

/** So many decisions were taken under other rules. */
export const beforeRules = ({ changes }: Pick<Table, 'changes'>): number => changes.at(-1)?.after ?? 0;

/** So many decisions stand for good: they were taken under other rules, or before somebody's share of chance came. */
export const standing = (table: Pick<Table, 'changes' | 'lateShares'>): number =>
  Math.max(beforeRules(table), table.lateShares.at(-1)?.after ?? 0);

/** Marks later than `n` decisions are of a game that was taken back. */
export function dropMarks(marks: string[], n: number): void {
  marks.length = Math.min(marks.length, Math.floor(n / MARK_EVERY) + 1);
}

/** The state after `n` decisions, played from the nearest mark and checked against the record. */
export function stateAfter(table: Table, n: number): Core {
  const { rules, taken, marks } = table;
  const near = Math.min(Math.floor(n / MARK_EVERY), marks.length - 1);
  const marked = near > 0 && near * MARK_EVERY > beforeRules(table);
  const state = marked ? (JSON.parse(marks[near]) as Core) : beginning(table);
  const from = marked ? near * MARK_EVERY : beforeRules(table);
  if (marked) agrees(table, from, state);
  for (let at = from; at < n; at++) {
    mixLate({ shares: table.lateShares, changes: table.changes }, at, state);
    apply(rules, state, taken[at].seat, taken[at].option);
    agrees(table, at + 1, state);
  }
  mixLate({ shares: table.lateShares, changes: table.changes }, n, state);
  return state;
}

/** The state in which these rules took the game up. */
function beginning({ changes, rules, options, seed }: Table): Core {
  const change = changes.at(-1);
  return change ? rules.clone(change.state) : start(rules, options, seed).state;
}

function agrees({ taken }: Table, n: number, state: Core): void {
  const hash = hash8(state);
  const { line } = taken[n - 1];
  if (hash !== line.hash) throw new Error(`decision ${n} gave ${line.hash} when it was taken, now ${hash}`);
}
