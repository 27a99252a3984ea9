/** What a side decides by rule of thumb with Kings on the table. */
import type { Frame, Option, Seat } from '@pony/engine';
import { followBy as warBy } from '../../bot/follow.ts';
import { highest } from '../../bot/marches.ts';
import type { Habit } from '../../bot/memory.ts';
import type { Taste } from '../../bot/taste.ts';
import { sideOfSeat } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { keptByFree, keptByShadow } from './drop.ts';
import { gainBy, worthTempting } from './tempt.ts';

/** An attempt that is worth it comes before all dice. */
const tempted = (options: readonly Option[]): number => options.findIndex((option) => option[0] === 'corrupt');

const topOf = (s: War): Frame => s.stack[s.stack.length - 1];
const isAction = (s: War): boolean => topOf(s).p === 'actions' && topOf(s).at === 'act';

export const prune = (s: War, _seat: Seat, options: readonly Option[]): readonly Option[] =>
  isAction(s) ? worthTempting(s, options) : options;

/** Decided without looking ahead. */
const SETTLED: Readonly<Record<string, Habit>> = {
  'turn/shadowDrops': (s, _side, options) => highest(options, (option) => -keptByShadow(s, option[1])),
  'turn/freeDrops': (s, _side, options) => highest(options, (option) => -keptByFree(s, option[1])),
  'corruption-attempt/choose': (s, _side, options, f) =>
    highest(options, (option) => gainBy(s, (f as Frame & { who: number }).who, option[1])),
};

/** Place in the list of the option taken by habit, -1 to look at what each leads to. `sure`: it is to be played. */
export function followBy(tastes: readonly Taste[]): ReturnType<typeof warBy> {
  const followWar = warBy(tastes);
  return (s, seat, options, sure) => {
    if (isAction(s)) return tempted(options);
    const frame = topOf(s);
    const habit = SETTLED[`${frame.p}/${frame.at}`];
    return habit ? habit(s, sideOfSeat(s, seat), options, frame) : followWar(s, seat, options, sure);
  };
}
