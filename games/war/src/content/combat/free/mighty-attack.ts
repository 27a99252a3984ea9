import { canForfeit, combat, companionFights, effect, forfeit } from '../../combat.ts';
import { companionsWho, pickOne } from '../../combat-picks.ts';
import { missesBecomeHits } from './misses.ts';

/** Which Companion forfeits his Leadership. */
const whoFights = pickOne('mighty-attack', {
  options: (s, b) => companionsWho(s, b, (c) => canForfeit(s, b, c)),
  optional: false,
  act: (s, b, option, cx) => {
    if (forfeit(s, b, option[1])) missesBecomeHits(b, 1, cx);
  },
});

/** One Companion forfeits his Leadership: one missed die becomes a hit. */
export const mightyAttack = combat('mighty-attack', {
  requires: companionFights,
  effects: [
    effect(4, (_s, b, side, cx) => {
      if (!b.noReroll[side] && b.missedFree.length > 0) cx.call(whoFights, { side }); // WR-6.578
    }),
  ],
  procedures: [whoFights],
});
