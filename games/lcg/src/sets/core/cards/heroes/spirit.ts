/** Heroes of Spirit; Eleanor has a file of her own. */
import { ZONE } from '../../../../lists.ts';
import { isIn } from '../../../../state.ts';
import {
  action,
  attacksNow,
  bonus,
  card,
  constant,
  discardFromHand,
  handCard,
  limit,
  mod,
  permits,
  pick,
  self,
} from '../../../../words/index.ts';

export const spiritHeroes = [
  // LC-29.56: open to every player, each with a card of the own hand.
  card(
    'eowyn',
    action(
      { who: 'any', cost: [pick(handCard()), discardFromHand()], limit: limit(1, 'round', 'card-and-seat') },
      bonus('willpower', 1, 'phase', self),
    ),
  ),
  // LC-29.39
  card(
    'dunhere',
    permits('attack-staging'),
    constant({
      mods: [mod('attack', 1, 'self', (s, self) => attacksNow(s, self, (enemy) => isIn(s, enemy, ZONE.staging)))],
    }),
  ),
];
