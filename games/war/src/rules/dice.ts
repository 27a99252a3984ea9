/** Chapter IV, 4B to 4F: pools, the Action roll, what a die may be used as, Elven Rings. */
import type { Cx } from '@pony/engine';
import { inPlay } from '../board.ts';
import {
  ARMY,
  ARMY_MUSTER,
  CHARACTER,
  dieOf,
  EVENT,
  EYE,
  FACE_COUNT,
  FREE,
  faceOf,
  MAX_DICE,
  MUSTER,
  SHADOW,
  SIDES,
  type Side,
  START_DICE,
  sortOf,
  WILL,
} from '../data.ts';
import { editionOf, extraDiceOf, sideOfCharacter } from '../edition.ts';
import type { Die } from '../ids.ts';
import { actorOf, roleOf } from '../seats.ts';
import type { War } from '../state.ts';

/** WR-4.09, WR-4.10, WR-4.12: base plus Characters now in play. */
export function poolSize(s: War, side: Side): number {
  let dice = START_DICE[side];
  for (let c = 0; c < s.at.length; c++)
    if (extraDiceOf(s, c) > 0 && sideOfCharacter(s, c) === side && inPlay(s, c)) dice += extraDiceOf(s, c);
  return Math.min(dice, MAX_DICE[side]);
}

/** Sorts and faces there are at this table. */
export const dieCount = (s: War): number => s.dice.length / SIDES.length;

export const diceOf = (s: War, side: Side, die: Die): number => s.dice[side * dieCount(s) + die];
export function addDice(s: War, side: Side, die: Die, count: number): void {
  s.dice[side * dieCount(s) + die] += count;
}

/** Unused dice of a side that show a face, of every sort. */
export function diceShowing(s: War, side: Side, face: number): number {
  let count = 0;
  for (let die = face; die < dieCount(s); die += FACE_COUNT) count += diceOf(s, side, die);
  return count;
}

/** Unused dice of a side. */
export function unusedDice(s: War, side: Side): number {
  const size = dieCount(s);
  let count = 0;
  for (let die = side * size; die < (side + 1) * size; die++) count += s.dice[die];
  return count;
}

/** Action dice a side had in the turn, used or not, those that moved the Fellowship included; Eyes are not among them. */
export function rolledDice(s: War, side: Side): number {
  const size = dieCount(s);
  let count = unusedDice(s, side) + (side === FREE ? s.huntBox[FREE] : 0);
  for (let die = side * size; die < (side + 1) * size; die++) count += s.spent[die];
  return count;
}

/** Phase 4 (WR-4.17): so many ordinary dice, and whatever else an expansion lets a side roll. */
export function rollActionDice(s: War, side: Side, dice: number, cx: Cx): void {
  const { dice: sorts, moreDice } = editionOf(s);
  const rolled: number[] = [];
  const roll = (sort: number): void => {
    const faces = sorts[sort].faces[side];
    const die = dieOf(sort, faces[cx.roll(faces.length) - 1]);
    rolled.push(die);
    addDice(s, side, die, 1);
  };
  for (let i = 0; i < dice; i++) roll(0);
  for (const more of moreDice) for (const sort of more(s, side)) roll(sort);
  cx.emit('rolls-dice', { side, faces: rolled });
}

/** WR-4.18: every Eye rolled goes to the Hunt Box. */
export function eyesToHunt(s: War): void {
  for (let die = EYE; die < dieCount(s); die += FACE_COUNT) {
    const eyes = diceOf(s, SHADOW, die);
    addDice(s, SHADOW, die, -eyes);
    s.huntBox[SHADOW] += eyes;
  }
}

/** A die is used and set aside until the next turn (WR-4.21). */
export function spend(s: War, side: Side, die: Die): void {
  addDice(s, side, die, -1);
  s.spent[side * dieCount(s) + die]++;
}

/** WR-4.22: a used die goes to the Hunt Box instead of lying among the used ones. */
export function dieToHunt(s: War, side: Side, die: Die): void {
  s.spent[side * dieCount(s) + die]--;
  s.huntBox[side]++;
}

/** WR-4.62: an unused die turned to an Eye by a card or Ring lies in the Hunt Box. */
export function turnDie(s: War, side: Side, from: number, to: number, cx: Cx): void {
  addDice(s, side, from, -1);
  if (to === EYE) s.huntBox[side]++;
  else addDice(s, side, dieOf(sortOf(from), to), 1);
  cx.emit('turns-die', { side, die: from, result: to });
}

const AS: readonly (readonly number[])[] = [
  [CHARACTER],
  [ARMY],
  [MUSTER],
  [ARMY, MUSTER],
  [EVENT],
  [CHARACTER, ARMY, MUSTER, EVENT, WILL],
  [],
];

/** Results a die may be used as (WR-4.46, WR-4.48, WR-4.64). */
export function usesOf(s: War, side: Side, die: Die): readonly number[] {
  let uses = AS[faceOf(die)];
  for (const also of editionOf(s).alsoUsedAs) {
    const more = also(s, side, die);
    if (more.length > 0) uses = [...uses, ...more];
  }
  return uses;
}

/** WR-4.55 to WR-4.58: faces a Ring may turn a die of a side to. */
export const ringFaces = (side: Side): readonly number[] => (side === FREE ? RING_FREE : RING_SHADOW);
const RING_FREE: readonly number[] = [CHARACTER, MUSTER, ARMY_MUSTER, EVENT];
const RING_SHADOW: readonly number[] = [CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, EYE];

/** WR-4.51, WR-4.61: one Ring of the turn is used; from FP it passes to SH, from SH it leaves the game. */
export function spendRing(s: War, side: Side, cx: Cx): void {
  s.rings[side]--;
  s.ringUsed[side] = 1;
  if (side === FREE) s.rings[SHADOW]++;
  cx.emit('uses-ring', { side: roleOf(s, actorOf(s, side)) });
}
