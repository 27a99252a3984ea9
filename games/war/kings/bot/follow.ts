/** What a side decides by rule of thumb with Kings on the table. */
import type { Frame, Option, Seat } from '@pony/engine';
import { follow as followWar } from '../../bot/follow.ts';
import { highest } from '../../bot/marches.ts';
import type { Habit } from '../../bot/memory.ts';
import { sideOfSeat } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { keptWorth } from './drop.ts';
import { lightness, missing, worthTempting } from './tempt.ts';

/** KM-10.6: whoever can still bear most, as tiles rest longest on him. */
const tempted = (s: War, options: readonly Option[]): number =>
  options.some((option) => option[0] === 'corrupt')
    ? highest(options, (option) => (option[0] === 'corrupt' ? missing(s, option[1]) : -9))
    : -1;

const topOf = (s: War): Frame => s.stack[s.stack.length - 1];
const isAction = (s: War): boolean => topOf(s).p === 'actions' && topOf(s).at === 'act';

export const prune = (s: War, _seat: Seat, options: readonly Option[]): readonly Option[] =>
  isAction(s) ? worthTempting(s, options) : options;

/** Decided without looking ahead. */
const SETTLED: Readonly<Record<string, Habit>> = {
  'turn/freeDrops': (s, _side, options) => highest(options, (option) => -keptWorth(s, option[1])),
  'corruption-attempt/choose': (s, _side, options, f) =>
    highest(options, (option) => lightness(s, (f as Frame & { who: number }).who, option[1])),
};

/** Place in the list of the option taken by habit, -1 to look at what each leads to. `sure`: it is to be played. */
export function follow(s: War, seat: Seat, options: readonly Option[], sure: boolean): number {
  if (isAction(s)) return tempted(s, options);
  const frame = topOf(s);
  const habit = SETTLED[`${frame.p}/${frame.at}`];
  return habit ? habit(s, sideOfSeat(s, seat), options, frame) : followWar(s, seat, options, sure);
}
