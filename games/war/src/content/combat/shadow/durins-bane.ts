import { region } from '../../../data.ts';
import { combat, defenderNear, extraAttack } from '../../combat.ts';

/** In Moria or within two regions of it: three dice before the roll, hits on 4. */
export const durinsBane = combat('durins-bane', {
  requires: defenderNear(region('moria'), 2),
  effects: [extraAttack(2, () => 3, 4)],
});
