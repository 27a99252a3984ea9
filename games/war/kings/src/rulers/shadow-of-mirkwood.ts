import { isAtWar } from '../../../src/board.ts';
import { cancelEnemyCard, effect } from '../../../src/content/combat.ts';
import { DWARVES, ELVES, NORTH } from '../../../src/data.ts';
import { MIRKWOOD } from '../data.ts';
import type { Chieftain } from './ruler.ts';

export const shadowOfMirkwood: Chieftain = {
  id: 'shadow-of-mirkwood',
  who: MIRKWOOD,
  mayCome: (s) => [DWARVES, ELVES, NORTH].some((one) => isAtWar(s, one)), // KM-25.3
  // Lord of the Bats (KM-25.4): his Leadership for +1 on every die of the re-roll; the linked card cancels the enemy's
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
