/** Questions about Armies come again and again while a side thinks: the last answers are kept. */
import type { Frame, Option } from '@pony/engine';
import type { Side } from '../../src/data.ts';
import type { War } from '../../src/state.ts';

/** How an action is carried on: place of the option taken. */
export type Habit = (s: War, side: Side, options: readonly Option[], frame: Frame) => number;

/** Everything that the worth of a march or an attack depends on. */
interface Known {
  readonly side: Side;
  readonly from: number;
  readonly options: readonly Option[];
  readonly troops: readonly number[];
  readonly at: readonly number[];
  readonly control: readonly number[];
  readonly siege: readonly number[];
  readonly box: readonly number[];
  readonly answer: number;
}
const KEPT = 8;

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The same habit, quicker: it must look at Armies, Characters, Settlements and the Political Track only. */
export function remembered(habit: Habit): Habit {
  const known: Known[] = [];
  let oldest = 0;
  return (s, side, options, frame) => {
    const { from = -1 } = frame as Frame & { from?: number };
    for (const k of known)
      if (
        k.side === side &&
        k.from === from &&
        same(k.options, options) &&
        same(k.troops, s.troops) &&
        same(k.at, s.at) &&
        same(k.control, s.control) &&
        same(k.siege, s.siege) &&
        same(k.box, s.box)
      )
        return k.answer;
    const answer = habit(s, side, options, frame);
    const { troops, at, control, siege, box } = s;
    known[oldest] = {
      side,
      from,
      options,
      troops: troops.slice(),
      at: at.slice(),
      control: control.slice(),
      siege: siege.slice(),
      box: box.slice(),
      answer,
    };
    oldest = (oldest + 1) % KEPT;
    return answer;
  };
}
