/** Allies of Tactics. */
import {
  action,
  after,
  bonus,
  card,
  damage,
  foe,
  isSelf,
  later,
  limit,
  response,
  returnTo,
  self,
} from '../../../../words/index.ts';

export const tacticsAllies = [
  card('gondorian-spearman', response(after('defends', isSelf), {}, damage(1, foe))),
  // LC-29.42, LC-29.76: shuffled into the owner's deck when the phase is over, if he is still there.
  card(
    'beorn',
    action(
      { limit: limit(1, 'round') },
      bonus('attack', 5, 'phase', self),
      later(after('phase-ends'), returnTo('deck', self)),
    ),
  ),
];
