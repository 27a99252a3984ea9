import { procedure, refusal } from '@pony/engine';
import { ask } from '../../../ask.ts';
import { FREE, type Side } from '../../../data.ts';
import { COUNT } from '../../../options.ts';
import { battleOf } from '../../../rules/fight.ts';
import { decider } from '../../../seats.ts';
import type { War } from '../../../state.ts';
import type { OptionOf } from '../../../verbs.ts';
import { combat, effect, giveNazgulPoints, nazgulLeadership, nazgulPoints } from '../../combat.ts';

const NOT_SO_MANY = refusal<War>('WR-6.556', 'nazgul-points', (s) => ({ count: nazgulLeadership(s, battleOf(s)) }));

/** How many points of Nazgûl Leadership are given up. */
const giveUp = procedure<War, { side: Side }>('dread-and-despair', [
  ask('many', {
    seats: (s, f) => decider(s, { seat: battleOf(s).command[f.side] }),
    prompt: () => ({ say: 'dread-and-despair' }),
    candidates: (s, _f, _seat, out) => {
      for (let n = 1; n <= nazgulLeadership(s, battleOf(s)); n++) out.push(COUNT[n]);
    },
    refuse: (s, _f, _seat, option) => {
      const fits = option[0] === 'count' && option[1] > 0 && option[1] <= nazgulLeadership(s, battleOf(s));
      return fits ? null : NOT_SO_MANY;
    },
    answer: (s, f, _seat, [, points]: OptionOf<'count'>, cx) => {
      const b = battleOf(s);
      if (!giveNazgulPoints(s, b, points)) return;
      b.fewer[FREE] += points;
      cx.emit('dread-and-despair', { side: f.side, count: points });
    },
  }),
]);

/** For each point of Nazgûl Leadership given up FP rolls a die fewer. */
export const dreadAndDespair = combat('dread-and-despair', {
  requires: nazgulPoints(1),
  effects: [effect(3, (_s, _b, side, cx) => cx.call(giveUp, { side }))],
  procedures: [giveUp],
});
