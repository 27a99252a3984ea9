/** Values derived on read: base, then what adds, what multiplies, what sets (LC-18.28 to LC-18.32); marks; bans and permits. */
import { type Kernel, type Reaching, type Tables, tablesOf } from './kernel.ts';
import {
  AMOUNT,
  BAN_ROW,
  HOW,
  LASTING_ROW,
  MARK_ROW,
  PERMIT_ROW,
  ROW_BY,
  ROW_KIND,
  ROW_STAMP,
  rowReaches,
  STAT_ROW,
  WHAT,
} from './rows.ts';
import type { CardState, Mod, Reach } from './types.ts';

/** What forbids or allows has no card to name. */
export const SOMETHING = 1_000_000;

const DEEPEST = 40;
let depth = 0;

export const printedStat = <S extends CardState>(k: Kernel<S>, s: S, card: number, stat: number): number =>
  k.forms[s.form[card]].stats[stat] ?? -1;

export function isBlank<S extends CardState>(k: Kernel<S>, s: S, card: number): boolean {
  const { blank } = k.spec;
  if (blank === undefined || !mightBeBlank(s, tablesOf(k).blanks, card, blank)) return false;
  return bannedBy(k, s, card, blank, true) >= 0;
}

/** Whether the card itself, one in play or a lasting effect makes text boxes blank at all. */
function mightBeBlank<S extends CardState>(
  s: S,
  blanks: readonly boolean[] | null,
  card: number,
  blank: number,
): boolean {
  if (blanks) {
    if (blanks[s.form[card]]) return true;
    for (let i = 0; i < s.play.length; i++) if (blanks[s.form[s.play[i]]]) return true;
  }
  return s.lasting.length > 0 && anyRow(s, BAN_ROW, blank);
}

function anyRow<S extends CardState>(s: S, kind: number, what: number): boolean {
  for (let i = 0; i < s.lasting.length; i += LASTING_ROW)
    if (s.lasting[i + ROW_KIND] === kind && s.lasting[i + WHAT] === what) return true;
  return false;
}

/** A sum under way; kept for the length of one reading. */
interface Sum {
  add: number;
  times: number;
  over: number;
  /** Stamp of the latest "set to", -1 for none. */
  setAt: number;
  set: number;
}

export function statOf<S extends CardState>(k: Kernel<S>, s: S, card: number, stat: number): number {
  const { mods } = tablesOf(k);
  const base = k.forms[s.form[card]].stats[stat] ?? -1;
  const own = mods.self[stat][s.form[card]];
  if (!own && !mods.any[stat] && s.lasting.length === 0) return base < 0 ? 0 : base;
  if (++depth > DEEPEST) {
    depth = 0;
    throw new Error(`the value ${stat} of card ${card} depends on itself`);
  }
  const sum: Sum = { add: base < 0 ? 0 : base, times: 1, over: 1, setAt: -1, set: 0 };
  if (own && !isBlank(k, s, card)) for (const mod of own) applyMod(s, mod, card, card, sum);
  if (mods.any[stat]) fromOthers(k, s, mods, stat, card, (mod, self) => applyMod(s, mod, self, card, sum));
  for (let i = 0; i < s.lasting.length; i += LASTING_ROW) {
    if (s.lasting[i + ROW_KIND] !== STAT_ROW || s.lasting[i + WHAT] !== stat || !rowReaches(k, s, i, card)) continue;
    applyAmount(sum, s.lasting[i + HOW], s.lasting[i + AMOUNT], s.lasting[i + ROW_STAMP]);
  }
  depth--;
  return total(sum);
}

const total = (sum: Sum): number => {
  const value = sum.setAt >= 0 ? sum.set : (sum.add * sum.times) / sum.over;
  return value <= 0 ? 0 : Math.ceil(value - 1e-9);
};

function applyMod<S extends CardState>(s: S, mod: Mod<S>, self: number, target: number, sum: Sum): void {
  if (mod.if && !mod.if(s, self, target)) return;
  const amount = typeof mod.amount === 'number' ? mod.amount : mod.amount(s, self, target);
  const how = mod.how === undefined || mod.how === 'add' ? 0 : mod.how === 'times' ? 1 : mod.how === 'over' ? 2 : 3;
  applyAmount(sum, how, amount, s.since[self]);
}

function applyAmount(sum: Sum, how: number, amount: number, stamp: number): void {
  if (how === 0) sum.add += amount;
  else if (how === 1) sum.times *= amount;
  else if (how === 2) sum.over *= amount;
  else if (stamp > sum.setAt) {
    sum.setAt = stamp;
    sum.set = amount;
  }
}

/** Texts of other cards in play that reach this one. */
function fromOthers<S extends CardState, R extends Reach<S>>(
  k: Kernel<S>,
  s: S,
  table: Reaching<R>,
  what: number,
  target: number,
  found: (one: R, self: number) => void,
): void {
  const byForm = table.out[what];
  for (let i = 0; i < s.play.length; i++) {
    const self = s.play[i];
    const list = byForm[s.form[self]];
    if (!list) continue;
    for (const one of list) {
      if (one.to === 'host' && s.host[self] !== target) continue;
      if (target >= 0 && k.spec.immune?.(s, target, self)) continue;
      if (k.spec.blank !== undefined && isBlank(k, s, self)) continue;
      found(one, self);
    }
  }
}

/** Traits, keywords and icons, gained ones too (LC-18.37). */
export function hasMark<S extends CardState>(k: Kernel<S>, s: S, card: number, mark: number): boolean {
  const { gains, marked } = tablesOf(k);
  const form = s.form[card];
  if (marked[form].has(mark) && !isBlank(k, s, card)) return true;
  const own = gains.self[mark][form];
  if (own?.some((one) => !one.if || one.if(s, card, card)) && !isBlank(k, s, card)) return true;
  if (gains.any[mark] && firstOther(k, s, gains, mark, card) >= 0) return true;
  return rowFor(k, s, MARK_ROW, mark, card) >= 0;
}

/** The first other card whose text reaches the target and whose condition holds, -1 for none. */
function firstOther<S extends CardState>(
  k: Kernel<S>,
  s: S,
  table: Reaching<Reach<S>>,
  what: number,
  target: number,
  blankToo = false,
): number {
  const byForm = table.out[what];
  for (let i = 0; i < s.play.length; i++) {
    const self = s.play[i];
    const list = byForm[s.form[self]];
    if (!list) continue;
    for (const one of list) {
      if (one.to === 'host' && s.host[self] !== target) continue;
      if (target >= 0 && k.spec.immune?.(s, target, self)) continue;
      if (one.if && !one.if(s, self, target)) continue;
      if (!blankToo && k.spec.blank !== undefined && isBlank(k, s, self)) continue;
      return self;
    }
  }
  return -1;
}

/** Place of the lasting row of a kind that reaches the target, -1 for none. */
function rowFor<S extends CardState>(k: Kernel<S>, s: S, kind: number, what: number, target: number): number {
  for (let i = 0; i < s.lasting.length; i += LASTING_ROW)
    if (s.lasting[i + ROW_KIND] === kind && s.lasting[i + WHAT] === what && rowReaches(k, s, i, target)) return i;
  return -1;
}

const source = (card: number): number => (card >= 0 ? card : SOMETHING);

function heldBy<S extends CardState>(
  k: Kernel<S>,
  s: S,
  table: Tables<S>['bans'],
  kind: number,
  what: number,
  target: number,
  blankToo: boolean,
): number {
  if (target >= 0) {
    const own = table.self[what][s.form[target]];
    if (own?.some((one) => !one.if || one.if(s, target, target)) && (blankToo || !isBlank(k, s, target))) return target;
  }
  if (table.any[what]) {
    const other = firstOther(k, s, table, what, target, blankToo);
    if (other >= 0) return other;
  }
  if (s.lasting.length === 0) return -1;
  const row = rowFor(k, s, kind, what, target);
  return row < 0 ? -1 : source(s.lasting[row + ROW_BY]);
}

/** The card that forbids it, for the refusal; -1 when nothing does (LC-1.4). */
export function bannedBy<S extends CardState>(
  k: Kernel<S>,
  s: S,
  target: number,
  ban: number,
  blankToo = false,
): number {
  return heldBy(k, s, tablesOf(k).bans, BAN_ROW, ban, target, blankToo);
}

export function permittedBy<S extends CardState>(k: Kernel<S>, s: S, target: number, permit: number): number {
  return heldBy(k, s, tablesOf(k).permits, PERMIT_ROW, permit, target, false);
}

/** Where a value comes from: source card (or SOMETHING) and what it adds, two numbers each; `set` and the rest as differences. */
export function partsOf<S extends CardState>(k: Kernel<S>, s: S, card: number, stat: number): number[] {
  const { mods } = tablesOf(k);
  const out: number[] = [];
  const note = (by: number, mod: Mod<S>, self: number): void => {
    if (mod.if && !mod.if(s, self, card)) return;
    if ((mod.how ?? 'add') !== 'add') return;
    out.push(by, typeof mod.amount === 'number' ? mod.amount : mod.amount(s, self, card));
  };
  const own = mods.self[stat][s.form[card]];
  if (own && !isBlank(k, s, card)) for (const mod of own) note(card, mod, card);
  if (mods.any[stat]) fromOthers(k, s, mods, stat, card, (mod, self) => note(self, mod, self));
  for (let i = 0; i < s.lasting.length; i += LASTING_ROW)
    if (
      s.lasting[i + ROW_KIND] === STAT_ROW &&
      s.lasting[i + WHAT] === stat &&
      s.lasting[i + HOW] === 0 &&
      rowReaches(k, s, i, card)
    )
      out.push(source(s.lasting[i + ROW_BY]), s.lasting[i + AMOUNT]);
  return out;
}
