/** What may be chosen, and what was. */
import type { Seat } from '@pony/engine';
import type { Kernel } from './kernel.ts';
import { takeCopy } from './move.ts';
import type { CardState, Filter, Occ, PickOp, Refused, Selector, Using } from './types.ts';
import { ALL, seatOf, seesInto, zoneOf } from './zones.ts';

/** The nth pick: a card that is still the same object, a seat, a number, a spot; -1 when there is none. */
export function pickAt<S extends CardState>(k: Kernel<S>, s: S, u: Using, n: number): number {
  const at = n < 0 ? u.picked.length + 2 * n : 2 * n;
  if (at < 0 || at >= u.picked.length) return -1;
  const value = u.picked[at];
  const since = u.picked[at + 1];
  if (value <= SEALED) {
    const pile = s.piles[zoneOf(k, k.spec.places.sealed, SEALED - value)];
    return pile.find((card) => s.since[card] === since) ?? -1;
  }
  return since < 0 || s.since[value] === since ? value : -1;
}

/** A card that only its seat may see is noted by its place, not by its number: SEALED - seat, and the since of the place. */
const SEALED = -2;

/** A pick that the text itself moved is followed to where it is now. */
export function follow(u: Using, occ: Occ, since: number): void {
  for (let i = 0; i < u.picked.length; i += 2) {
    if (u.picked[i + 1] !== occ.was || (u.picked[i] !== occ.subject && u.picked[i] > SEALED)) continue;
    u.picked[i] = occ.subject;
    u.picked[i + 1] = since;
  }
}

/** Whether a value was picked before in this text. */
export function wasPicked(u: Using, value: number): boolean {
  for (let i = 0; i < u.picked.length; i += 2) if (u.picked[i] === value) return true;
  return false;
}

export const picksOf = (u: Using): number => u.picked.length / 2;

/** The first filter that does not hold. */
export function filterOut<S extends CardState>(
  s: S,
  filters: readonly Filter<S>[],
  value: number,
  u: Using,
): Filter<S> | null {
  for (const filter of filters) if (!filter.holds(s, value, u)) return filter;
  return null;
}

/** The values that may be chosen now, without those picked already in the same sentence. */
export function choicesOf<S extends CardState>(k: Kernel<S>, s: S, u: Using, op: PickOp<S>, done: number): number[] {
  const out: number[] = [];
  const all: number[] = [];
  listChoices(k, s, u, op.of, all);
  for (const value of all) {
    if (out.includes(value) || (!op.again && pickedNow(u, done, value))) continue;
    if (!filterOut(s, op.of.filters, value, u)) out.push(value);
  }
  return out;
}

/** What a text points at, whatever its conditions say. */
export function listChoices<S extends CardState>(k: Kernel<S>, s: S, u: Using, of: Selector<S>, out: number[]): void {
  if (of.hidden) for (const zone of of.hidden(s, u)) out.push(...s.piles[zone]);
  else of.each(s, u, out);
  if ((of.of ?? 'card') !== 'card' || of.hidden || !k.spec.immune) return;
  let kept = 0;
  for (let i = 0; i < out.length; i++) if (!k.spec.immune(s, out[i], u.card)) out[kept++] = out[i];
  out.length = kept;
}

/** Whether the value is among the last `done` picks. */
function pickedNow(u: Using, done: number, value: number): boolean {
  for (let i = u.picked.length - 2 * done; i < u.picked.length; i += 2) if (u.picked[i] === value) return true;
  return false;
}

/** Why a value that the text points at may not be chosen; null when it may. */
export function refuseChoice<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  op: PickOp<S>,
  done: number,
  value: number,
): Refused<S> {
  if (!op.again && pickedNow(u, done, value)) return k.spec.refuse.choice;
  const why = filterOut(s, op.of.filters, value, u)?.why ?? null;
  if (why || (op.of.of ?? 'card') !== 'card') return why;
  return k.spec.immune?.(s, value, u.card) ? k.spec.refuse.target : null;
}

/** Why there is nothing to choose: the first condition that the nearest candidate fails. */
export function whyNothing<S extends CardState>(k: Kernel<S>, s: S, u: Using, of: Selector<S>): Refused<S> {
  const all: number[] = [];
  listChoices(k, s, u, of, all);
  let nearest: Filter<S> | null = null;
  let furthest = -1;
  for (const value of all) {
    const failed = filterOut(s, of.filters, value, u);
    const place = failed ? of.filters.indexOf(failed) : -1;
    if (place > furthest) {
      furthest = place;
      nearest = failed;
    }
  }
  return nearest?.why ?? k.spec.refuse.target;
}

/** How many cards lie in the hidden zones of a choice: open information. */
export function hiddenCount<S extends CardState>(s: S, u: Using, of: Selector<S>): number {
  let count = 0;
  for (const zone of of.hidden?.(s, u) ?? []) count += s.piles[zone].length;
  return count;
}

/** Notes a choice. What lay hidden goes to the chooser's sealed zone at once. */
export function note<S extends CardState>(s: S, u: Using, of: Selector<S>, value: number): void {
  u.picked.push(value, (of.of ?? 'card') === 'card' ? s.since[value] : -1);
}

export function noteHidden<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  of: Selector<S>,
  title: number,
  chooser: Seat,
  seal: (card: number, zone: number) => void,
): void {
  for (const from of of.hidden?.(s, u) ?? []) {
    const fits = s.piles[from].some((card) => s.title[card] === title && !filterOut(s, of.filters, card, u));
    if (!fits) continue;
    const card = takeCopy(k, s, from, title);
    const holder = seatOf(k, from) >= 0 ? seatOf(k, from) : chooser;
    const zone = zoneOf(k, k.spec.places.sealed, holder);
    seal(card, zone);
    if (seesInto(k, zone) === ALL) u.picked.push(card, s.since[card]);
    else u.picked.push(SEALED - holder, s.since[card]);
    return;
  }
  throw new Error(`title ${title} is not there to be chosen`);
}
