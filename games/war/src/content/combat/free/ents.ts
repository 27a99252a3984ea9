import { ROHAN, regions } from '../../../data.ts';
import { atMostDice, combat, defenderIn, modify, moreHits } from '../../combat.ts';

const NEAR_FANGORN = defenderIn([ROHAN], regions('fangorn', 'orthanc'));

/** +2 on every die of the own Combat roll. */
export const entsRage = combat('ents-rage', { requires: NEAR_FANGORN, effects: [modify(3, { roll: 2 })] });

/** The Shadow rolls two dice at most. */
export const huornDark = combat('huorn-dark', { requires: NEAR_FANGORN, effects: [atMostDice(2)] });

/** Two hits more when there is at least one. */
export const namelessWood = combat('nameless-wood', { requires: NEAR_FANGORN, effects: [moreHits(2)] });
