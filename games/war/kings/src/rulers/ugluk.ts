import { characterRegion, isAtWar } from '../../../src/board.ts';
import { effect } from '../../../src/content/combat.ts';
import { areAdjacent, FREE, isRegion, ROHAN, SHADOW } from '../../../src/data.ts';
import type { Region } from '../../../src/ids.ts';
import { isFree } from '../../../src/rules/movement.ts';
import type { War } from '../../../src/state.ts';
import { UGLUK } from '../data.ts';
import type { Chieftain } from './ruler.ts';

/** In the region of the Fellowship on the map, or beside it. */
const isNearFellowship = (s: War, region: Region): boolean =>
  s.mordor < 0 && (region === s.bearers || areAdjacent(region, s.bearers));

export const ugluk: Chieftain = {
  id: 'ugluk',
  who: UGLUK,
  mayCome: (s) => isAtWar(s, ROHAN) || s.hidden === 0, // KM-25.5
  // KM-15.12, KM-15.13: to the revealed Fellowship
  mayComeTo: (s, place) => s.hidden === 0 && isRegion(place) && isNearFellowship(s, place) && isFree(s, SHADOW, place),
  // I Command (KM-25.6): +1 on every die of both rolls for both sides, for SH alone with the linked card
  effects: (linked) => [
    effect(3, (_s, b, side) => {
      for (const one of linked ? [side] : [FREE, SHADOW]) {
        b.rollMod[one] += 1;
        b.rerollMod[one] += 1;
      }
    }),
  ],
  // We March Day and Night (KM-25.7): near the Fellowship every die of the Hunt re-roll gets +1
  huntReroll: (s) => {
    const region = characterRegion(s, UGLUK);
    return region >= 0 && isNearFellowship(s, region) ? 1 : 0;
  },
};
