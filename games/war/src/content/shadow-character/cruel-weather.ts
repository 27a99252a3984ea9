import { procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { ADJACENT, SHADOW } from '../../data.ts';
import { STEP } from '../../options.ts';
import { decider } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { event, own, progressAtLeast } from '../vocabulary.ts';

const NOT_NEXT = refusal<War>('WR-5.26', 'not-adjacent');

/** WR-5.26: SH moves the figure of the Ring-bearers; progress stays. */
const storm = procedure<War, OpLocals>('cruel-weather', [
  ask('where', {
    seats: (s) => decider(s, { action: SHADOW }),
    prompt: (s) => ({ say: 'cruel-weather', args: { region: s.bearers } }),
    candidates: (s, _f, _seat, out) => {
      for (const region of ADJACENT[s.bearers]) out.push(STEP[region]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'step' && ADJACENT[s.bearers].includes(option[1]) ? null : NOT_NEXT,
    answer: (s, _f, _seat, option: OptionOf<'step'>, cx) => {
      cx.emit('bearers-driven', { from: s.bearers, to: option[1] });
      s.bearers = option[1];
    },
  }),
]);

export const cruelWeather = event('cruel-weather', {
  requires: [progressAtLeast(1)],
  ops: [own(storm, undefined, () => ({ fellowship: true }))],
});
