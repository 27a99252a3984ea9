import { ARAGORN, STRIDER } from '../../../data.ts';
import { combat, effect, forfeit, someFight } from '../../combat.ts';
import { missesBecomeHits } from './misses.ts';

/** Strider or Aragorn forfeits his Leadership: one missed die becomes a hit, with Aragorn up to two. */
export const anduril = combat('anduril', {
  requires: someFight(STRIDER, ARAGORN),
  effects: [
    effect(4, (s, b, side, cx) => {
      if (b.noReroll[side] || b.missedFree.length === 0) return; // WR-6.578
      if (forfeit(s, b, ARAGORN)) missesBecomeHits(b, 2, cx);
      else if (forfeit(s, b, STRIDER)) missesBecomeHits(b, 1, cx);
    }),
  ],
});
