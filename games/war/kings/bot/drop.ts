/** KM-3.12: the die that the Free Peoples leave out when they have rolled their Ruler die. */
import { movesLeft, stepsOutside } from '../../bot/quest.ts';
import { CHARACTER, faceOf, sortOf } from '../../src/data.ts';
import type { War } from '../../src/state.ts';
import { RULER } from '../src/data.ts';

/** What a die is worth by its face, Character to Will of the West. */
const FACE = [0.075, 0.05, 0.05, 0.06, 0.055, 0.1];
/** One of more movers than are wanted, and what a Ruler die can do beside the others. */
const TOO_MANY = 0.04;
const ABILITIES = 0.005;

/** Dice that the Fellowship wants for its steps in this turn: few while it waits before Mordor, where steps are as hard soon as late. */
function moversWanted(s: War): number {
  const hide = s.hidden === 1 ? 0 : 1;
  if (s.mordor >= 0) return 2 + hide;
  return (stepsOutside(s) === 0 ? 1 : 3) + hide;
}

/** What a die is worth to the Free Peoples if it is kept. */
export function keptWorth(s: War, die: number): number {
  const face = faceOf(die);
  const tooMany = face === CHARACTER && movesLeft(s) > moversWanted(s);
  return (tooMany ? TOO_MANY : FACE[face]) + (sortOf(die) === RULER ? ABILITIES : 0);
}
