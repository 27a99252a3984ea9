import { procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { add, countOf, hasUnits } from '../../board.ts';
import { ADJACENT, ELITE, figureOf, ISENGARD, isRegion, REGULAR, regions, SHADOW } from '../../data.ts';
import type { Region } from '../../ids.ts';
import { DONE } from '../../options.ts';
import { checkSieges, enterRegion } from '../../rules/capture.ts';
import { settle } from '../../rules/casualties.ts';
import { watchTable } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { atWar, event, own, recruit } from '../vocabulary.ts';

const DUNLAND = regions('north-dunland', 'south-dunland');
const BORDERS: readonly number[] = [...new Set(DUNLAND.flatMap((r) => ADJACENT[r]))];
const KINDS = [figureOf(ISENGARD, REGULAR), figureOf(ISENGARD, ELITE)];
const MOST = 4;
const NOT_FROM_THERE = refusal<War>('WR-5.49', 'not-a-dunlending');

/** Isengard units that may follow to the region of the recruits. */
function followers(s: War, to: Region): OptionOf<'figure'>[] {
  if (to < 0) return [];
  return DUNLAND.filter((from) => from !== to).flatMap((from) =>
    KINDS.filter((figure) => countOf(s, from, figure) > 0).map(
      (figure): OptionOf<'figure'> => ['figure', figure, from],
    ),
  );
}

interface Following extends OpLocals {
  left: number;
  moved: number;
  /** Region of the recruits, -1 for none. */
  note: number;
}
const follow = procedure<War, Following>('rage-of-the-dunlendings', [
  ask('follow', {
    seats: (s, f) => deciderIf(s, { action: SHADOW }, f.left > 0 && followers(s, f.note).length > 0),
    prompt: (_s, f) => ({ say: 'dunlendings-follow', args: { count: f.left, region: f.note } }),
    candidates: (s, f, _seat, out) => {
      out.push(...followers(s, f.note), DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return null;
      if (option[0] !== 'figure') return NOT_FROM_THERE;
      const [, figure, from] = option;
      const known = KINDS.includes(figure) && isRegion(from) && DUNLAND.includes(from);
      return known && from !== f.note && countOf(s, from, figure) > 0 ? null : NOT_FROM_THERE;
    },
    answer: (s, f, _seat, option: OptionOf<'figure' | 'done'>, cx) => {
      const to = f.note;
      if (option[0] === 'done') f.left = 0;
      else {
        const [, figure, from] = option;
        add(s, from, figure, -1);
        add(s, to, figure, 1);
        f.left--;
        f.moved++;
        cx.emit('army-moves', { side: SHADOW, from, to, count: 1 });
      }
      if (f.left > 0 && followers(s, f.note).length > 0) return 'follow';
      if (f.moved > 0) enterRegion(s, SHADOW, to, cx);
      checkSieges(s, cx);
      watchTable(s, cx);
      settle(s, SHADOW, to, cx);
    },
  }),
]);

/** Two Regulars beside Dunland; up to four Isengard units follow them. */
export const rageOfTheDunlendings = event('rage-of-the-dunlendings', {
  requires: [atWar(ISENGARD)],
  ops: [
    recruit({ nation: ISENGARD, where: BORDERS, regular: 2, mustBeFree: true, besieging: true }),
    own(follow, { left: MOST, moved: 0, note: -1 }, (s) => ({ places: DUNLAND.filter((r) => hasUnits(s, SHADOW, r)) })),
  ],
});
