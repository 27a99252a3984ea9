import { isAtWar } from '../../../src/board.ts';
import { effect } from '../../../src/content/combat.ts';
import { GONDOR } from '../../../src/data.ts';
import { SERPENT } from '../data.ts';
import type { Chieftain } from './ruler.ts';

export const blackSerpent: Chieftain = {
  id: 'black-serpent',
  who: SERPENT,
  mayCome: (s) => isAtWar(s, GONDOR), // KM-25.1
  // Red Wrath (KM-25.2): one hit on his own Army, then +1 on every die of the Combat roll, +2 for the linked card
  ownHits: 1,
  effects: (linked) => [
    effect(3, (_s, b, side) => {
      b.rollMod[side] += linked ? 2 : 1;
    }),
  ],
};
