import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { companionsInFellowship, inFellowship } from '../../board.ts';
import { FREE, GOLLUM } from '../../data.ts';
import { companionsOf } from '../../edition.ts';
import { COMPANION } from '../../options.ts';
import { placeCompanions, removeCharacter } from '../../rules/characters.ts';
import { huntTile, tileFor, WHY } from '../../rules/hunt-tile.ts';
import { nameGuide, settleGuide } from '../../rules/separate.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { corrupt, event, fellowshipRevealed, own, when } from '../vocabulary.ts';

const NOT_IN_FELLOWSHIP = refusal<War>('WR-8.41', 'not-in-fellowship');

interface Breaking extends OpLocals {
  /** Companions who must still leave. */
  note: number;
  /** Guide before somebody left, -1 while nobody has. */
  was: number;
}

/** As many Companions as the tile says leave, without moving on. */
const broken = procedure<War, Breaking>('the-breaking-of-the-fellowship', [
  run('tile', (_s, f, cx) => {
    const tile = { ...tileFor(WHY.card), eyeIsNothing: 1, freeIsNothing: 1, countOnly: 1 };
    cx.callFor(f, 'note', huntTile, tile);
  }),
  ask('who', {
    seats: (s, f) => deciderIf(s, { action: FREE }, f.note > 0 && companionsInFellowship(s) > 0),
    prompt: (_s, f) => ({ say: 'must-separate', args: { count: f.note } }),
    candidates: (s, _f, _seat, out) => {
      for (const c of companionsOf(s)) if (inFellowship(s, c)) out.push(COMPANION[c]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'companion' && inFellowship(s, option[1]) ? null : NOT_IN_FELLOWSHIP,
    answer: (s, f, _seat, option: OptionOf<'companion'>, cx) => {
      const who = option[1];
      f.note--;
      if (f.was < 0) f.was = s.guide;
      // WR-9.77: nobody is put on the map from the Mordor Track
      if (s.mordor >= 0) removeCharacter(s, who, cx);
      else {
        cx.emit('separates', { characters: [who], region: s.bearers });
        placeCompanions(s, 1 << who, s.bearers, cx);
      }
      settleGuide(s);
      return 'who';
    },
  }),
  // WR-8.06: only a change of the membership lets FP name another
  run('guide', (_s, f, cx) => {
    if (f.was >= 0) cx.call(nameGuide, { was: f.was });
  }),
]);

export const theBreakingOfTheFellowship = event('the-breaking-of-the-fellowship', {
  requires: [fellowshipRevealed],
  ops: [
    when((s) => s.guide === GOLLUM, corrupt(1)),
    when(
      (s) => s.guide !== GOLLUM,
      own(broken, { note: -1, was: -1 }, () => ({ fellowship: true })),
    ),
  ],
});
