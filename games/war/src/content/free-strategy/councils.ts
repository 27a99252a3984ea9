/** Free Peoples Strategy cards that bring Nations to war. */
import { companionIn } from '../../board.ts';
import { DWARVES, FREE, NATION_SIDE, NORTH, regions } from '../../data.ts';
import type { War } from '../../state.ts';
import { event, moveCompanions, nameNation, politics, wakeAndAdvance, when } from '../vocabulary.ts';

const companionInAny = (places: readonly number[]) => (s: War) => places.some((r) => companionIn(s, r));

/** Companions move; one among the Dwarves takes them to war. */
export const bookOfMazarbul = event('book-of-mazarbul', {
  ops: [moveCompanions, when(companionInAny(regions('erebor', 'ered-luin')), politics({ toWar: [DWARVES] }))],
});

/** Companions move; one in the Shire or Bree takes the North to war. */
export const fearFireFoes = event('fear-fire-foes', {
  ops: [moveCompanions, when(companionInAny(regions('the-shire', 'bree')), politics({ toWar: [NORTH] }))],
});

/** A Nation of the Free Peoples wakes and advances. */
export const wisdomOfElrond = event('wisdom-of-elrond', {
  ops: [nameNation((_s, nation) => NATION_SIDE[nation] === FREE, wakeAndAdvance)],
});
