import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../../ask.ts';
import { hasUnits } from '../../../board.ts';
import type { Side } from '../../../data.ts';
import { COUNT } from '../../../options.ts';
import { battleOf } from '../../../rules/fight.ts';
import { hitNow, strike } from '../../../rules/strength.ts';
import { decider } from '../../../seats.ts';
import type { War } from '../../../state.ts';
import type { OptionOf } from '../../../verbs.ts';
import { combat, effect, hitsToTake, placeOf } from '../../combat.ts';

const MOST = 4;
const HIT_ON = 4;
const TOO_MANY = refusal<War>('WR-6.577', 'too-many-own-hits');

/** After losses SH may take up to four hits itself; each is a die that hits on 4. */
const payHits = procedure<War, { side: Side; dice: number }>('onslaught', [
  ask('many', {
    seats: (s, f) =>
      hasUnits(s, f.side, placeOf(battleOf(s), f.side)) ? decider(s, { seat: battleOf(s).command[f.side] }) : [],
    prompt: () => ({ say: 'onslaught' }),
    candidates: (_s, _f, _seat, out) => {
      for (let n = 0; n <= MOST; n++) out.push(COUNT[n]);
    },
    refuse: (s, f, _seat, option) => {
      const most = Math.min(MOST, hitsToTake(s, battleOf(s), f.side));
      return option[0] === 'count' && option[1] <= most ? null : TOO_MANY;
    },
    answer: (s, f, _seat, option: OptionOf<'count'>, cx) => {
      f.dice = option[1];
      hitNow(battleOf(s), f.side, f.dice, cx);
    },
  }),
  run('strike', (s, f, cx) => {
    if (f.dice > 0) strike(s, battleOf(s), f.side, f.dice, HIT_ON, cx);
  }),
]);

export const onslaught = combat('onslaught', {
  effects: [effect(7, (_s, _b, side, cx) => cx.call(payHits, { side, dice: 0 }))],
  procedures: [payHits],
});
