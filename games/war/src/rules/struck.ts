/** WR-11.48: which of two Armies that stand apart in one place a card strikes. */
import { address, type Cx, type Frame, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { regionOf } from '../board.ts';
import { enemy, NATIONS_OF, type Side } from '../data.ts';
import type { CardNo, Place } from '../ids.ts';
import { NATION } from '../options.ts';
import { deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { bitsToList } from './characters.ts';
import { armiesAt } from './command.ts';

export interface Struck {
  /** Side of the Army that is struck. */
  side: Side;
  place: Place;
  card: CardNo;
  /** Of how many Nations its units must be. */
  nations: number;
  /** Bits of its Nations. */
  result: number;
}
const struckArmy = address<Struck>('struck-army');

/** An instruction that strikes an Army, and of whom: bits of Nations, left out for everybody at the place. */
export interface Striking extends Frame {
  only?: number;
}
/** Finds out which Army is struck, where there are two. */
export function nameStruck(s: War, f: Striking, struck: Omit<Struck, 'result'>, cx: Cx): void {
  if (armiesAt(s, struck.side, struck.place).length < 2) return;
  cx.callFor(Object.assign(f, { only: 0 }), 'only', struckArmy, { ...struck, result: 0 });
}

const REFUSE_STRUCK = {
  notThatArmy: refusal<War>('WR-11.48', 'not-that-army'),
};

const armies = (s: War, f: Struck): readonly number[] =>
  armiesAt(s, f.side, f.place).filter((bits) => bitsToList(bits).length >= f.nations);

export const strikings = procedure<War, Struck>('struck-army', [
  run('only', (s, f) => {
    const all = armies(s, f);
    if (all.length > 1) return;
    f.result = all[0] ?? 0;
    return 'end';
  }),
  ask('whose', {
    seats: (s, f) => deciderIf(s, { action: enemy(f.side) }, true),
    prompt: (s, f) => ({ say: 'card-hits-whose', args: { card: f.card, region: regionOf(s, f.place) } }),
    candidates: (s, f, _seat, out) => {
      for (const nation of NATIONS_OF[f.side])
        if (armies(s, f).some((bits) => (bits & (1 << nation)) !== 0)) out.push(NATION[nation]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'nation' && armies(s, f).some((bits) => (bits & (1 << option[1])) !== 0)
        ? null
        : REFUSE_STRUCK.notThatArmy,
    answer: (s, f, _seat, [, nation]: OptionOf<'nation'>) => {
      f.result = armies(s, f).find((bits) => (bits & (1 << nation)) !== 0) ?? 0;
    },
  }),
]);
