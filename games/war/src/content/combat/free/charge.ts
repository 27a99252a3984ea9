import { elitesAt } from '../../../board.ts';
import { FREE } from '../../../data.ts';
import { combat, eliteFights, extraAttack, placeOf } from '../../combat.ts';

/** Before the Combat roll: a die for each FP Elite in the fight, at once. */
export const charge = combat('charge', {
  requires: eliteFights(FREE),
  effects: [extraAttack(2, (s, b) => elitesAt(s, FREE, placeOf(b, FREE)))],
});
