/** Free Peoples Strategy cards that lie on the table. */
import { characterRegion } from '../../board.ts';
import { ARAGORN, ELVES, FREE, NATION_SIDE, NORTH, REGION_NATION, regions } from '../../data.ts';
import type { War } from '../../state.ts';
import { event, isWithArmy, politics, requires } from '../vocabulary.ts';

/** Aragorn with an FP Army on ground of no Free Peoples Nation. */
const aragornMarches = (s: War): boolean => {
  if (!isWithArmy(s, FREE, ARAGORN)) return false;
  const nation = REGION_NATION[characterRegion(s, ARAGORN)];
  return nation < 0 || NATION_SIDE[nation] !== FREE;
};

/** Dice that move the Fellowship do not go to the Hunt Box. */
export const theLastBattle = event('the-last-battle', {
  requires: [requires('card-needs-aragorn-abroad', aragornMarches)],
  ops: [],
  table: { sparesDie: true, keep: aragornMarches, leavesOnDeclare: 'always', leavesOnReveal: true },
});

/** SH removes either of these with a die and two cards from hand. */
const removal = { price: () => 'cards' as const };

export const aPowerTooGreat = event('a-power-too-great', {
  ops: [politics({ advance: [ELVES] })],
  table: { closes: regions('lorien', 'rivendell', 'grey-havens'), removal },
});

export const thePowerOfTomBombadil = event('the-power-of-tom-bombadil', {
  ops: [politics({ advance: [NORTH] })],
  table: { closes: regions('old-forest', 'the-shire', 'buckland'), removal },
});
