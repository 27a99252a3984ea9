import { cancelEnemyCard, effect } from '../../../src/content/combat.ts';
import type { Power } from './power.ts';

/** Lord of the Bats (KM-25.4): his Leadership for +1 on every die of the re-roll; the linked card cancels the enemy's. */
export const shadowOfMirkwood: Power = {
  forfeits: true,
  effects: (linked) => [
    effect(0, (_s, b, side) => {
      if (linked) cancelEnemyCard(b, side);
    }),
    effect(4, (_s, b, side) => {
      b.rerollMod[side] += 1;
    }),
  ],
};
