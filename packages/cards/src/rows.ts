/** Lasting and delayed effects: rows of numbers that outlive the card that made them (LC-18.11 to LC-18.20). */
import type { Lasting } from './api.ts';
import type { Kernel } from './kernel.ts';
import { opAt } from './path.ts';
import type { CardState, How, Op, Using } from './types.ts';

/** Lasting: the fields by their place. */
export const LASTING_ROW = 13;
const TARGET = 0;
const TARGET_SINCE = 1;
export const ROW_KIND = 2;
export const WHAT = 3;
export const AMOUNT = 4;
export const HOW = 5;
const UNTIL = 6;
const KEY = 7;
const ROW_FORM = 8;
const ROW_ABILITY = 9;
const ROW_PATH = 10;
export const ROW_STAMP = 11;
export const ROW_BY = 12;

export const STAT_ROW = 0;
export const MARK_ROW = 1;
export const BAN_ROW = 2;
export const PERMIT_ROW = 3;
const KINDS = ['stat', 'mark', 'ban', 'permit'] as const;
const HOWS: readonly How[] = ['add', 'times', 'over', 'set'];

/** Delayed: form, ability, path of the op, you, card, its since, target, its since, key, x, stamp. */
export const DELAYED_ROW = 11;

export function writeLasting<S extends CardState>(s: S, u: Using, row: Lasting): void {
  const { target } = row;
  s.lasting.push(
    target,
    target >= 0 ? s.since[target] : -1,
    KINDS.indexOf(row.kind),
    row.what,
    row.amount ?? 0,
    HOWS.indexOf(row.how ?? 'add'),
    row.until,
    row.key ?? -1,
    u.form,
    u.ability,
    u.path,
    ++s.stamp,
    u.card,
  );
}

/** Whether a row touches a card (or -2 - seat) now. Of the scenario's rows the filter decides at every reading (LC-18.16). */
export function rowReaches<S extends CardState>(k: Kernel<S>, s: S, at: number, target: number): boolean {
  const { lasting } = s;
  const named = lasting[at + TARGET];
  if (named === -1) {
    const op = opAt(k, lasting[at + ROW_FORM], lasting[at + ROW_ABILITY], lasting[at + ROW_PATH]);
    if (op.op !== 'do' || !op.reaches?.(s, target, lasting[at + ROW_BY])) return false;
  } else if (named !== target || (target >= 0 && s.since[target] !== lasting[at + TARGET_SINCE])) return false;
  return target < 0 || !k.spec.immune?.(s, target, lasting[at + ROW_BY]);
}

/** A span is over, or with a key one attack or reveal of it. */
export function expireLasting<S extends CardState>(s: S, span: number, key: number): void {
  if (s.lasting.length === 0) return;
  const kept: number[] = [];
  for (let i = 0; i < s.lasting.length; i += LASTING_ROW) {
    const ends = s.lasting[i + UNTIL] === span && (key < 0 || s.lasting[i + KEY] === key);
    const target = s.lasting[i + TARGET];
    const gone = target >= 0 && s.since[target] !== s.lasting[i + TARGET_SINCE];
    if (!ends && !gone) for (let j = i; j < i + LASTING_ROW; j++) kept.push(s.lasting[j]);
  }
  s.lasting = kept;
}

/** Writes down the op `later` at `u.path`; what was picked last is its target. */
export function writeDelayed<S extends CardState>(s: S, u: Using, here: boolean): void {
  const last = u.picked.length - 2;
  const target = last >= 0 ? u.picked[last] : -1;
  const since = last >= 0 ? u.picked[last + 1] : -1;
  s.delayed.push(u.form, u.ability, u.path, u.you, u.card, u.since, target, since, here ? u.why : -1, u.x, ++s.stamp);
}

export function laterAt<S extends CardState>(k: Kernel<S>, s: S, at: number): Extract<Op<S>, { op: 'later' }> {
  const op = opAt(k, s.delayed[at], s.delayed[at + 1], s.delayed[at + 2]);
  if (op.op !== 'later') throw new Error('a delayed row names a sentence that is not "later"');
  return op;
}
