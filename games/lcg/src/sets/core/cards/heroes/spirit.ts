/** Heroes of Spirit; Eleanor has a file of her own. */
import {
  action,
  attacksNow,
  bonus,
  card,
  constant,
  declaredAtStaging,
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
  // LC-29.39, LC-29.84
  card(
    'dunhere',
    permits('attack-staging'),
    constant({
      mods: [mod('attack', 1, 'self', (s, self) => attacksNow(s, self, declaredAtStaging))],
    }),
  ),
];
