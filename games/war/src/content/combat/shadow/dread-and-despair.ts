import { ask, procedure, refusal } from '@pony/engine';
import { FREE, type Side } from '../../../data.ts';
import { COUNT } from '../../../options.ts';
import { battleOf } from '../../../rules/fight.ts';
import { decider } from '../../../seats.ts';
import type { War } from '../../../state.ts';
import { combat, effect, giveNazgulPoints, nazgulLeadership, nazgulPoints } from '../../combat.ts';
import { forCards } from '../../ops/core.ts';

const NOT_SO_MANY = refusal<War>('WR-6.556', 'nazgul-points', (s) => ({ count: nazgulLeadership(s, battleOf(s)) }));

/** How many points of Nazgûl Leadership are given up. */
const giveUp = procedure<War, { side: Side }>('dread-and-despair', [
  ask('many', {
    seats: (s, f) => (nazgulLeadership(s, battleOf(s)) > 0 ? decider(s, { seat: battleOf(s).command[f.side] }) : []),
    prompt: () => ({ say: 'dread-and-despair' }),
    candidates: (s, _f, _seat, out) => {
      for (let n = 1; n <= nazgulLeadership(s, battleOf(s)); n++) out.push(COUNT[n]);
    },
    refuse: (s, _f, _seat, option) => {
      const points = option[1] as number;
      return option[0] === 'count' && points > 0 && points <= nazgulLeadership(s, battleOf(s)) ? null : NOT_SO_MANY;
    },
    answer: (s, f, _seat, option, cx) => {
      const b = battleOf(s);
      const points = option[1] as number;
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
  procedures: [forCards(giveUp)],
});
