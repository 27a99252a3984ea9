/** What a side decides by rule of thumb with Kings on the table. */
import type { Option, Seat } from '@pony/engine';
import { follow as followWar } from '../../bot/follow.ts';
import { highest } from '../../bot/marches.ts';
import { movesLeft } from '../../bot/quest.ts';
import { SHADOW } from '../../src/data.ts';
import type { War } from '../../src/state.ts';
import { GREY, RESISTANCE } from '../src/data.ts';
import { corruptionLevel } from '../src/sovereigns.ts';

/** Points missing until he falls: tiles rest longest on whoever bears most. */
const missing = (s: War, character: number): number => {
  const k = GREY.indexOf(character);
  return RESISTANCE[k] - corruptionLevel(s, k);
};

/** Eyes in the box with which at least two tiles are drawn (KM-10.8). */
const TO_CHOOSE = 3;

/**
 * KM-10.2: an attempt costs the Shadow no die of its own, only one from the Hunt Box. Once the Fellowship can no longer
 * move in this turn, nothing is lost by it, and the tile that is laid down is one the Hunt can spare.
 */
function idleEyes(s: War, options: readonly Option[]): number {
  if (s.huntBox[SHADOW] < TO_CHOOSE || !options.some((option) => option[0] === 'corrupt')) return -1;
  return highest(options, (option) => (option[0] === 'corrupt' ? missing(s, option[1]) : -9));
}

const isAction = (s: War): boolean => {
  const { p, at } = s.stack[s.stack.length - 1];
  return p === 'actions' && at === 'act';
};

/** KM-10.11: while the Fellowship may still move, every Eye is kept for the Hunt. */
export function prune(s: War, _seat: Seat, options: readonly Option[]): readonly Option[] {
  return isAction(s) && movesLeft(s) > 0 ? options.filter((option) => option[0] !== 'corrupt') : options;
}

/** Place in the list of the option taken by habit, -1 to look at what each leads to. `sure`: it is to be played. */
export function follow(s: War, seat: Seat, options: readonly Option[], sure: boolean): number {
  return isAction(s) ? idleEyes(s, options) : followWar(s, seat, options, sure);
}
