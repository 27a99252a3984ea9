import { procedure, refusal } from '@pony/engine';
import { ask } from '../../../ask.ts';
import type { Side } from '../../../data.ts';
import { COUNT } from '../../../options.ts';
import { battleOf } from '../../../rules/fight.ts';
import { hitNow } from '../../../rules/strength.ts';
import { decider } from '../../../seats.ts';
import type { War } from '../../../state.ts';
import type { OptionOf } from '../../../verbs.ts';
import { combat, effect, hitsToTake } from '../../combat.ts';

const MOST = 2;
const TOO_MANY = refusal<War>('WR-6.577', 'too-many-own-hits');

/** Before the roll SH may take up to two hits itself; each adds 1 to every die of its Combat roll. */
const payHits = procedure<War, { side: Side }>('relentless-assault', [
  ask('many', {
    seats: (s, f) => decider(s, { seat: battleOf(s).command[f.side] }),
    prompt: () => ({ say: 'relentless-assault' }),
    candidates: (_s, _f, _seat, out) => {
      for (let n = 0; n <= MOST; n++) out.push(COUNT[n]);
    },
    refuse: (s, f, _seat, option) => {
      const most = Math.min(MOST, hitsToTake(s, battleOf(s), f.side));
      return option[0] === 'count' && option[1] <= most ? null : TOO_MANY;
    },
    answer: (s, f, _seat, option: OptionOf<'count'>, cx) => {
      battleOf(s).rollMod[f.side] += option[1];
      hitNow(battleOf(s), f.side, option[1], cx);
    },
  }),
]);

export const relentlessAssault = combat('relentless-assault', {
  effects: [effect(3, (_s, _b, side, cx) => cx.call(payHits, { side }))],
  procedures: [payHits],
});
