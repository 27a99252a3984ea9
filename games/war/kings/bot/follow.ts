/** What a side decides by rule of thumb with Kings on the table. */
import type { Option, Seat } from '@pony/engine';
import { follow as followWar } from '../../bot/follow.ts';
import { highest } from '../../bot/marches.ts';
import type { War } from '../../src/state.ts';
import { missing, worthLaying, worthTempting } from './tempt.ts';

/** KM-10.6: whoever can still bear most, as tiles rest longest on him. */
const tempted = (s: War, options: readonly Option[]): number =>
  options.some((option) => option[0] === 'corrupt')
    ? highest(options, (option) => (option[0] === 'corrupt' ? missing(s, option[1]) : -9))
    : -1;

const isAt = (s: War, procedure: string, step: string): boolean => {
  const { p, at } = s.stack[s.stack.length - 1];
  return p === procedure && at === step;
};
const isAction = (s: War): boolean => isAt(s, 'actions', 'act');

export function prune(s: War, _seat: Seat, options: readonly Option[]): readonly Option[] {
  if (isAction(s)) return worthTempting(s, options);
  return isAt(s, 'corruption-attempt', 'choose') ? worthLaying(s, options) : options;
}

/** Place in the list of the option taken by habit, -1 to look at what each leads to. `sure`: it is to be played. */
export function follow(s: War, seat: Seat, options: readonly Option[], sure: boolean): number {
  return isAction(s) ? tempted(s, options) : followWar(s, seat, options, sure);
}
