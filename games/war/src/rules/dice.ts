/** Chapter IV, 4B to 4F: pools, the Action roll, what a die may be used as, Elven Rings. */
import type { Cx } from '@pony/engine';
import { inPlay } from '../board.ts';
import {
  ARMY,
  ARMY_MUSTER,
  CHARACTER,
  CHARACTER_COUNT,
  CHARACTER_SIDE,
  DIE_FACES,
  EVENT,
  EXTRA_DICE,
  EYE,
  FACE_COUNT,
  FREE,
  MAX_DICE,
  MOUTH,
  MUSTER,
  SHADOW,
  type Side,
  START_DICE,
  WILL,
} from '../data.ts';
import type { War } from '../state.ts';

/** WR-4.09, WR-4.10, WR-4.12: base plus Characters now in play. */
export function poolSize(s: War, side: Side): number {
  let dice = START_DICE[side];
  for (let c = 0; c < CHARACTER_COUNT; c++)
    if (EXTRA_DICE[c] > 0 && CHARACTER_SIDE[c] === side && inPlay(s, c)) dice += EXTRA_DICE[c];
  return Math.min(dice, MAX_DICE[side]);
}

export const diceOf = (s: War, side: Side, face: number): number => s.dice[side * FACE_COUNT + face];
export function addDice(s: War, side: Side, face: number, count: number): void {
  s.dice[side * FACE_COUNT + face] += count;
}

/** Unused dice of a side. */
export function unusedDice(s: War, side: Side): number {
  let count = 0;
  for (let face = 0; face < FACE_COUNT; face++) count += s.dice[side * FACE_COUNT + face];
  return count;
}

/** Action dice a side had in the turn, used or not, those that moved the Fellowship included; Eyes are not among them. */
export function rolledDice(s: War, side: Side): number {
  let count = unusedDice(s, side) + (side === FREE ? s.huntBox[FREE] : 0);
  for (let face = 0; face < FACE_COUNT; face++) count += s.spent[side * FACE_COUNT + face];
  return count;
}

/** Phase 4 (WR-4.17, WR-4.18): every Eye goes to the Hunt Box at once. */
export function rollActionDice(s: War, side: Side, dice: number, cx: Cx): void {
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) {
    const face = DIE_FACES[side][cx.roll(DIE_FACES[side].length) - 1];
    rolled.push(face);
    if (face === EYE) s.huntBox[side]++;
    else addDice(s, side, face, 1);
  }
  cx.emit('rolls-dice', { side, faces: rolled });
}

/** A die is used and set aside until the next turn (WR-4.21). */
export function spend(s: War, side: Side, face: number): void {
  addDice(s, side, face, -1);
  s.spent[side * FACE_COUNT + face]++;
}

/** WR-4.22: a used die goes to the Hunt Box instead of lying among the used ones. */
export function dieToHunt(s: War, side: Side, face: number): void {
  s.spent[side * FACE_COUNT + face]--;
  s.huntBox[side]++;
}

/** WR-4.62: an unused die turned to an Eye by a card or Ring lies in the Hunt Box. */
export function turnDie(s: War, side: Side, from: number, to: number, cx: Cx): void {
  addDice(s, side, from, -1);
  if (to === EYE) s.huntBox[side]++;
  else addDice(s, side, to, 1);
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
const AS_MESSENGER: readonly number[] = [MUSTER, ARMY];

/** Results a die of this face may be used as (WR-4.46, WR-4.48, WR-4.64). */
export function usesOf(s: War, side: Side, face: number): readonly number[] {
  if (side === SHADOW && face === MUSTER && s.messenger === 0 && inPlay(s, MOUTH)) return AS_MESSENGER;
  return AS[face];
}

/** WR-4.64: the Mouth of Sauron serves once a turn. */
export function isMessengerUse(side: Side, face: number, as: number): boolean {
  return side === SHADOW && face === MUSTER && as === ARMY;
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
  cx.emit('uses-ring', { side });
}
