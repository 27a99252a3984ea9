import { procedure, refusal } from '@pony/engine';
import { ask } from '../../../ask.ts';
import { regionOf } from '../../../board.ts';
import { ADJACENT, FREE, type Side } from '../../../data.ts';
import { TO } from '../../../options.ts';
import { canRetreat, refuseRetreat } from '../../../rules/aftermath.ts';
import { canShelter, flee, shelter } from '../../../rules/battle.ts';
import { battleOf } from '../../../rules/fight.ts';
import { decider } from '../../../seats.ts';
import type { War } from '../../../state.ts';
import type { OptionOf } from '../../../verbs.ts';
import { combat, effect, freeDefendInField } from '../../combat.ts';

const MUST_LEAVE = refusal<War>('WR-6.555', 'scouts-leave');
const NO_WALLS = refusal<War>('WR-6.603', 'no-stronghold-here');
const SHELTER: OptionOf<'shelter'> = ['shelter'];

/** The FP Army leaves before the roll: to a neighbouring region or behind the walls. */
const leave = procedure<War, { side: Side }>('scouts', [
  ask('leave', {
    seats: (s) => {
      const b = battleOf(s);
      return canShelter(s, b) || canRetreat(s, FREE, b.target) ? decider(s, { seat: b.command[FREE] }) : [];
    },
    prompt: (s) => ({ say: 'scouts', args: { region: battleOf(s).target } }),
    candidates: (s, _f, _seat, out) => {
      const b = battleOf(s);
      if (canShelter(s, b)) out.push(SHELTER);
      for (const to of ADJACENT[b.target]) out.push(TO[to]);
    },
    refuse: (s, _f, _seat, option) => {
      const b = battleOf(s);
      if (option[0] === 'shelter') return canShelter(s, b) ? null : NO_WALLS;
      return option[0] === 'to' ? refuseRetreat(s, FREE, b.target, option[1]) : MUST_LEAVE;
    },
    answer: (s, _f, _seat, option: OptionOf<'shelter' | 'to'>, cx) => {
      if (option[0] === 'shelter') shelter(s, battleOf(s), cx);
      else flee(s, battleOf(s), regionOf(s, option[1]), cx);
    },
  }),
]);

export const scouts = combat('scouts', {
  requires: freeDefendInField,
  effects: [effect(1, (_s, _b, side, cx) => cx.call(leave, { side }))],
  procedures: [leave],
});
