/** Limits: how often a text was used in a span (LC-18.21 to LC-18.23). */
import type { Seat } from '@pony/engine';
import { abilityOf, type Kernel } from './kernel.ts';
import type { CardState, Limit } from './types.ts';

/** Span, form, ability, since or -1, seat or -1, times. */
export const COUNT_ROW = 6;

const sinceKey = (limit: Limit, since: number): number =>
  limit.per === 'card' || limit.per === 'card-and-seat' ? since : -1;
const seatKey = (limit: Limit, seat: Seat): number =>
  limit.per === 'seat' || limit.per === 'card-and-seat' ? seat : -1;

function rowOf<S extends CardState>(
  s: S,
  limit: Limit,
  form: number,
  ability: number,
  since: number,
  seat: Seat,
): number {
  const { counts } = s;
  const object = sinceKey(limit, since);
  const who = seatKey(limit, seat);
  for (let i = 0; i < counts.length; i += COUNT_ROW)
    if (
      counts[i + 1] === form &&
      counts[i + 2] === ability &&
      counts[i] === limit.span &&
      counts[i + 3] === object &&
      counts[i + 4] === who
    )
      return i;
  return -1;
}

function limitOf<S extends CardState>(k: Kernel<S>, form: number, ability: number): Limit | undefined {
  const found = abilityOf(k, form, ability);
  return found.kind === 'constant' ? undefined : found.limit;
}

export function timesUsed<S extends CardState>(
  k: Kernel<S>,
  s: S,
  form: number,
  ability: number,
  since: number,
  seat: Seat,
): number {
  const limit = limitOf(k, form, ability);
  if (!limit) return 0;
  const row = rowOf(s, limit, form, ability, since, seat);
  return row < 0 ? 0 : s.counts[row + 5];
}

export function usedUp<S extends CardState>(
  k: Kernel<S>,
  s: S,
  form: number,
  ability: number,
  since: number,
  seat: Seat,
): boolean {
  const limit = limitOf(k, form, ability);
  return limit !== undefined && timesUsed(k, s, form, ability, since, seat) >= limit.times;
}

export function countUse<S extends CardState>(
  k: Kernel<S>,
  s: S,
  form: number,
  ability: number,
  since: number,
  seat: Seat,
): void {
  const limit = limitOf(k, form, ability);
  if (!limit) return;
  const row = rowOf(s, limit, form, ability, since, seat);
  if (row >= 0) s.counts[row + 5] += 1;
  else s.counts.push(limit.span, form, ability, sinceKey(limit, since), seatKey(limit, seat), 1);
}

/** A span is over: its limits begin anew. */
export function expireCounts<S extends CardState>(s: S, span: number): void {
  const kept: number[] = [];
  for (let i = 0; i < s.counts.length; i += COUNT_ROW)
    if (s.counts[i] !== span) kept.push(...s.counts.slice(i, i + COUNT_ROW));
  s.counts = kept;
}
