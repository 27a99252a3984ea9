import { FREE, NATIONS_OF } from '../../../data.ts';
import { combat, defenderIn, modify } from '../../combat.ts';

/** In a region of an FP Nation: -1 on every die of the Shadow Combat roll. */
export const advantageousPosition = combat('advantageous-position', {
  requires: defenderIn(NATIONS_OF[FREE]),
  effects: [modify(3, { enemyRoll: -1 })],
});
