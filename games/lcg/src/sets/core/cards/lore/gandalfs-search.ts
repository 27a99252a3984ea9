/** Gandalf's Search: the top X cards of a player's deck. */
import { ZONE } from '../../../../lists.ts';
import { cardsIn } from '../../../../state.ts';
import { action, anyPlayer, eventX, pick, playerWhere, WHY } from '../../../../words/index.ts';
import { arrangeTopCards } from '../top-cards.ts';

const hasDeck = playerWhere((s, seat) => cardsIn(s, ZONE.deck, seat).length > 0, WHY.noCards);

export const gandalfsSearch = eventX(
  'gandalfs-search',
  action({}, pick(anyPlayer(hasDeck)), arrangeTopCards),
  (_s, _u, most) => Array.from({ length: most }, (_, i) => i + 1),
);
