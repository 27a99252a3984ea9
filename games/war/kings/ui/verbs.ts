/** How the verbs of Kings of Middle-earth are pointed at. Pure. */
import type { Verbs } from '../../ui/point/targets.ts';

export const VERBS: Verbs = {
  points: {
    awaken: ['character', 1],
    exchange: ['character', 1],
    command: ['character', 1],
    token: ['character', 1],
    oust: ['character', 1],
    summon: ['character', 1],
    corrupt: ['character', 1],
    'give-up-card': ['character', 1],
    ruler: ['character', 1],
    tile: ['tile', 1],
    drop: ['die', 1],
  },
  takenUp: ['corrupt'],
  shown: ['corrupt'],
  paidBy: { awaken: 2, exchange: 2, command: 2, token: 2, oust: 2, summon: 2 },
};
