import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { FREE, GOLLUM } from '../../data.ts';
import { levelOf } from '../../edition.ts';
import { NO, YES } from '../../options.ts';
import { eliminateInFellowship, members } from '../../rules/separate.ts';
import { corrupt as addCorruption } from '../../rules/victory.ts';
import { decider } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OpLocals } from '../types.ts';
import { corrupt, event, fellowshipRevealed, own, when } from '../vocabulary.ts';

const GIVE_UP_OR_NOT = refusal<War>('WR-5.26', 'yes-or-no');

/** A random Companion: he dies, or Corruption rises by his Level. */
const lured = procedure<War, OpLocals & { who: number }>('lure-of-the-ring', [
  run('draw', (s, f, cx) => {
    const all = members(s);
    if (all.length === 0) return 'end';
    f.who = cx.pick(all);
    cx.emit('lured', { character: f.who });
  }),
  ask('choice', {
    seats: (s) => decider(s, { action: FREE }),
    prompt: (s, f) => ({ say: 'lure-of-the-ring', args: { character: f.who, count: levelOf(s, f.who) } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : GIVE_UP_OR_NOT),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'yes') eliminateInFellowship(s, f.who, cx);
      else addCorruption(s, levelOf(s, f.who), cx);
    },
  }),
]);

export const lureOfTheRing = event('lure-of-the-ring', {
  requires: [fellowshipRevealed],
  ops: [
    when((s) => s.guide === GOLLUM, corrupt(1)),
    when(
      (s) => s.guide !== GOLLUM,
      own(lured, { who: -1 }, () => ({ fellowship: true })),
    ),
  ],
});
