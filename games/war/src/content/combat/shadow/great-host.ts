import { unitsAt } from '../../../board.ts';
import { FREE } from '../../../data.ts';
import { hitNow } from '../../../rules/strength.ts';
import { combat, effect, placeOf } from '../../combat.ts';

/** After losses: with two units for each of the enemy, one hit more. */
export const greatHost = combat('great-host', {
  effects: [
    effect(7, (s, b, side, cx) => {
      const ours = unitsAt(s, side, placeOf(b, side));
      const theirs = unitsAt(s, FREE, placeOf(b, FREE));
      if (ours >= 2 * theirs) hitNow(b, FREE, 1, cx);
    }),
  ],
});
