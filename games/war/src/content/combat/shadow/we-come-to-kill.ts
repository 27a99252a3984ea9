import { elitesAt } from '../../../board.ts';
import { SHADOW } from '../../../data.ts';
import { combat, eliteFights, extraAttack, placeOf } from '../../combat.ts';

/** After losses: a die for each surviving SH Elite, hits on 5. */
export const weComeToKill = combat('we-come-to-kill', {
  requires: eliteFights(SHADOW),
  effects: [extraAttack(7, (s, b) => elitesAt(s, SHADOW, placeOf(b, SHADOW)), 5)],
});
