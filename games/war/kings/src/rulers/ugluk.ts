import { characterRegion } from '../../../src/board.ts';
import { effect } from '../../../src/content/combat.ts';
import { areAdjacent, FREE, SHADOW } from '../../../src/data.ts';
import type { Part } from '../../../src/module.ts';
import { UGLUK } from '../data.ts';
import type { Power } from './power.ts';

/** I Command (KM-25.6): +1 on every die of both rolls for both sides, for SH alone with the linked card. */
export const ugluk: Power = {
  effects: (linked) => [
    effect(3, (_s, b, side) => {
      for (const one of linked ? [side] : [FREE, SHADOW]) {
        b.rollMod[one] += 1;
        b.rerollMod[one] += 1;
      }
    }),
  ],
};

/** We March Day and Night (KM-25.7): near the Fellowship every die of the Hunt re-roll gets +1. */
export const uglukPart: Part = {
  id: 'ugluk',
  huntReroll: (s) => {
    const region = characterRegion(s, UGLUK);
    if (region < 0 || s.mordor >= 0) return 0;
    return region === s.bearers || areAdjacent(region, s.bearers) ? 1 : 0;
  },
};
