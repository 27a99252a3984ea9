import { effect } from '../../../src/content/combat.ts';
import type { Power } from './power.ts';

/** Red Wrath (KM-25.2): one hit on his own Army, then +1 on every die of the Combat roll, +2 for the linked card. */
export const blackSerpent: Power = {
  ownHits: 1,
  effects: (linked) => [
    effect(3, (_s, b, side) => {
      b.rollMod[side] += linked ? 2 : 1;
    }),
  ],
};
