/** Kings of Middle-earth as a referee sees it: what becomes of Sovereigns, Ruler dice and tiles, and who did it; Chapter XI with them. */

import { AWAKENED, CHIEFTAINS, chieftainRow, GREY, NATION, SOVEREIGNS } from '../kings/src/data.ts';
import type { KingsWar } from '../kings/src/state.ts';
import { NATION_COUNT, NATION_SIDE, NATIONS } from '../src/data.ts';
import { type Judge, refereeOfWar, type Step } from './index.ts';

/** KM-18.1. */
const ROLES_OF: Readonly<Record<string, readonly string[]>> = {
  denethor: ['gondor'],
  thranduil: ['gondor'],
  theoden: ['rohan'],
  brand: ['rohan'],
  dain: ['rohan'],
};
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['free-peoples', 'shadow'],
  3: ['free-peoples', 'witch-king', 'saruman'],
  4: ['gondor', 'rohan', 'witch-king', 'saruman'],
};

/** KM-1.3. */
function stateOf(s: KingsWar, k: number): string {
  if (s.kings.corrupted[k] === 1) return s.at[GREY[k]] >= 0 ? 'corrupted' : 'out';
  if (s.at[AWAKENED[k]] >= 0) return 'awakened';
  return s.at[GREY[k]] >= 0 ? 'grey' : 'out';
}
/** KM-1.4. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  grey: ['awakened', 'corrupted', 'out'],
  awakened: ['out'],
  corrupted: ['out'],
  out: [],
};

const freeUnits = (s: KingsWar, place: number): number =>
  NATIONS.reduce((sum, _, n) => sum + (NATION_SIDE[n] === 0 ? s.troops[place * NATION_COUNT + n] & 4095 : 0), 0);

function sovereigns({ before, after, seat, option }: Step): string | null {
  const was = before as KingsWar;
  const is = after as KingsWar;
  for (let k = 0; k < SOVEREIGNS.length; k++) {
    const [from, to] = [stateOf(was, k), stateOf(is, k)];
    if (from !== to && !NEXT[from].includes(to)) return `KM-1.4: ${SOVEREIGNS[k]} goes from ${from} to ${to}`;
    if (to !== 'grey' && is.kings.tiles[k].length > 0) return `KM-11.10: tiles lie on ${SOVEREIGNS[k]} who is ${to}`;
    const role = SEATS[was.players][seat];
    if (option[0] === 'awaken' && from === 'grey' && to === 'awakened' && was.players === 4)
      if (!ROLES_OF[SOVEREIGNS[k]].includes(role)) return `KM-18.1: ${role} awakens ${SOVEREIGNS[k]}`;
    if (from === 'corrupted' && to === 'corrupted' && was.at[GREY[k]] !== is.at[GREY[k]] && !besieged(was, is))
      return `KM-6.13: ${SOVEREIGNS[k]} moves although Corrupted`;
    const between = is.field < 0 && is.stack[is.stack.length - 1]?.p === 'actions';
    if (between && to === 'grey' && freeUnits(is, is.at[GREY[k]]) === 0)
      return `KM-6.3: ${SOVEREIGNS[k]} is grey and without an Army`;
  }
  return null;
}
const besieged = (was: KingsWar, is: KingsWar): boolean => was.siege.some((one, k) => one !== is.siege[k]);

/** KM-10.7, KM-18.6: the Shadow names no Sovereign twice in a turn, and its players take turns at it. */
function attempts({ before, after, seat, option }: Step): string | null {
  const was = (before as KingsWar).kings;
  const is = (after as KingsWar).kings;
  if (before.turn !== after.turn || option[0] !== 'corrupt') return null;
  const k = SOVEREIGNS.findIndex((_, one) => (is.named & ~was.named & (1 << one)) !== 0);
  if (k < 0) return `KM-10.7: a Sovereign is named again`;
  return before.players > 2 && was.corruptor === seat ? 'KM-18.6: the same player attempts again' : null;
}

/** KM-3.1, KM-3.5: a side has its Ruler die only with a Ruler in play at the start of the turn. */
function rulerDice({ before, after }: Step): string | null {
  if (before.turn === after.turn) return null;
  const s = after as KingsWar;
  const has = [SOVEREIGNS.some((_, k) => stateOf(s, k) === 'awakened'), CHIEFTAINS.some((c) => s.at[c] >= 0)];
  const { ruler } = (after as KingsWar).kings;
  return ruler.every((one, side) => one === (has[side] ? 1 : 0))
    ? null
    : 'KM-3.5: a Ruler die without a Ruler, or none with one';
}

export function refereeOfKings(): Judge {
  const war = refereeOfWar({
    leaders: GREY.map((c, k) => [c, NATION[k]] as const),
    minions: CHIEFTAINS.map((c) => [c, chieftainRow(c).player] as const),
  });
  return (step) => sovereigns(step) ?? attempts(step) ?? rulerDice(step) ?? war(step);
}
