/** KM-3.12: the die that a side leaves out when it has rolled its Ruler die. */

import { movesLeft, stepsOutside } from '../../bot/quest.ts';
import { CHARACTER, EYE, faceOf, SHADOW, sortOf } from '../../src/data.ts';
import type { Die } from '../../src/ids.ts';
import { diceShowing } from '../../src/rules/dice.ts';
import type { War } from '../../src/state.ts';
import { RULER } from '../src/data.ts';

/** What a die is worth to the Free Peoples by its face, Character to Will of the West. */
const FACE = [0.075, 0.05, 0.05, 0.06, 0.055, 0.1];
/** To the Shadow, Character to Event; each more of a face is worth less, so that no kind of action is given up turn after turn. */
const SHADOW_FACE = [0.045, 0.05, 0.045, 0.055, 0.05];
const ONE_MORE = 0.01;
/** An Eye on the Ruler die: it hunts, or tempts a Sovereign (KM-3.19). */
const RULER_EYE = 0.05;
/** One of more movers than are wanted, and what a Ruler die can do beside the others. */
const TOO_MANY = 0.04;
const ABILITIES = 0.005;

/** Dice that the Fellowship wants for its steps in this turn: few while it waits before Mordor, where steps are as hard soon as late. */
function moversWanted(s: War): number {
  const hide = s.hidden === 1 ? 0 : 1;
  if (s.mordor >= 0) return 2 + hide;
  return (stepsOutside(s) === 0 ? 1 : 3) + hide;
}

/** What a die is worth to the Shadow if it is kept. */
export function keptByShadow(s: War, die: Die): number {
  const face = faceOf(die);
  if (face === EYE) return RULER_EYE;
  return SHADOW_FACE[face] - ONE_MORE * (diceShowing(s, SHADOW, face) - 1);
}

/** What a die is worth to the Free Peoples if it is kept. */
export function keptByFree(s: War, die: Die): number {
  const face = faceOf(die);
  const tooMany = face === CHARACTER && movesLeft(s) > moversWanted(s);
  return (tooMany ? TOO_MANY : FACE[face]) + (sortOf(die) === RULER ? ABILITIES : 0);
}
