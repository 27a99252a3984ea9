/** Mountains of Mirkwood (LC-29.59): a travel cost that reveals a card, and a search for every player when they are explored. */

import { ZONE } from '../../../../lists.ts';
import { cardsIn } from '../../../../state.ts';
import { after, card, evenGone, isSelf, response, reveal, travel, WHY } from '../../../../words/index.ts';
import { searchTopCards } from '../top-cards.ts';
import { payable } from '../words.ts';

export const mountainsOfMirkwood = card(
  'mountains-of-mirkwood',
  // LC-24.9
  payable(travel(reveal(1)), (s) => (cardsIn(s, ZONE['encounter-deck']).length > 0 ? null : WHY.noEncounterCard)),
  response(evenGone(after('explored', isSelf)), { who: 'any' }, searchTopCards(5)),
);
