/** Chapter V: cards that lie on the table, and what they change (WR-5.15 to WR-5.18, WR-5.40 to WR-5.45). */
import type { Cx } from '@pony/engine';
import type { Cause, TableCard } from '../content/types.ts';
import { FIRST_CONTROL, FREE, SETTLEMENT, SHADOW, type Side, TOWN } from '../data.ts';
import { editionOf, tableOf } from '../edition.ts';
import type { CardNo, Nation, Region } from '../ids.ts';
import type { War } from '../state.ts';

export function layOnTable(s: War, side: Side, card: CardNo): void {
  s.table[side].push(card);
}

/** A card leaves the table and takes its effect with it (WR-5.41). */
export function discardTable(s: War, side: Side, card: CardNo, cx: Cx): void {
  const at = s.table[side].indexOf(card);
  if (at < 0) return;
  s.table[side].splice(at, 1);
  s.played[side].push(card);
  cx.emit('leaves-table', { side, card });
}

function some(s: War, is: (card: TableCard) => boolean): boolean {
  for (let side = 0; side < 2; side++) {
    const list = s.table[side];
    for (let i = 0; i < list.length; i++) {
      const card = tableOf(s, list[i]);
      if (card && is(card)) return true;
    }
  }
  return false;
}

/** Lets every card go that `leaves` names. */
function letGo(s: War, cx: Cx, leaves: (card: TableCard) => boolean): void {
  for (let side = 0; side < 2; side++) {
    for (const card of s.table[side].slice()) {
      const table = tableOf(s, card);
      if (table && leaves(table)) discardTable(s, side, card, cx);
    }
  }
}

/** WR-5.16, WR-5.41: cards whose condition is no longer true go at once. */
export function watchTable(s: War, cx: Cx): void {
  for (const watch of editionOf(s).watch) watch(s, cx);
  if (s.table[FREE].length + s.table[SHADOW].length === 0) return;
  letGo(s, cx, (card) => card.keep?.(s) === false);
}

/** WR-5.45: is a region closed to the Armies of a side? */
export const isClosed = (s: War, side: Side, region: Region): boolean =>
  side === SHADOW && s.table[FREE].length > 0 && some(s, (card) => card.closes?.includes(region) ?? false);

export const isActivationForbidden = (s: War, nation: Nation, cause: Cause, region: Region): boolean =>
  some(s, (card) => card.forbidsActivation?.(s, nation, cause, region) ?? false);

export const isMusterAdvanceForbidden = (s: War, nation: Nation): boolean =>
  some(s, (card) => card.forbidsMusterAdvance?.(s, nation) ?? false);

export const isCombatCardForbidden = (s: War, side: Side, region: Region): boolean =>
  some(s, (card) => card.forbidsCombatCard?.(s, side, region) ?? false);

export const isDieSpared = (s: War): boolean => some(s, (card) => card.sparesDie ?? false);

/** WR-5.34 and the printed clauses: an FP Nation advanced because of an attack or a Companion's ability. */
export function forcedAdvance(s: War, cx: Cx): void {
  letGo(s, cx, (card) => card.leavesOnForcedAdvance ?? false);
}

/** WR-8.48: the Fellowship was declared in a region. */
export function declaredIn(s: War, region: Region, cx: Cx): void {
  const freeCity = FIRST_CONTROL[region] === FREE && SETTLEMENT[region] > TOWN && s.control[region] === FREE;
  letGo(s, cx, (card) => card.leavesOnDeclare === 'always' || (card.leavesOnDeclare === 'in-free-city' && freeCity));
}

export function revealed(s: War, cx: Cx): void {
  letGo(s, cx, (card) => card.leavesOnReveal ?? false);
}

/** Cards of a side on the table that may be used in the Hunt at this point. */
export function huntCards(s: War, side: Side, when: NonNullable<TableCard['hunt']>): number[] {
  return s.table[side].filter((card) => tableOf(s, card)?.hunt === when);
}
export const hasHuntCard = (s: War, side: Side, when: NonNullable<TableCard['hunt']>): boolean => {
  const list = s.table[side];
  for (let i = 0; i < list.length; i++) if (tableOf(s, list[i])?.hunt === when) return true;
  return false;
};
