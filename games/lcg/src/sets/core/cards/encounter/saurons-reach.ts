/** Encounter set Sauron's Reach. */
import { ZONE } from '../../../../lists.ts';
import {
  cards,
  charactersOf,
  isAlly,
  isCharacter,
  isCommitted,
  isExhausted,
  isIn,
  isLocation,
  type Lcg,
} from '../../../../state.ts';
import {
  after,
  all,
  ally,
  attackingEnemy,
  bonus,
  bonusWhile,
  card,
  damageAll,
  discardFromHand,
  eachPlayer,
  evenGone,
  exhausted,
  forced,
  handCard,
  ifDone,
  isSelf,
  onlyIf,
  op,
  pick,
  playersWhere,
  raiseEachThreat,
  raiseThreat,
  returnTo,
  shadow,
  whenRevealed,
  you,
  yours,
} from '../../../../words/index.ts';

const HIGH = 35;
const isHigh = (s: Lcg, seat: number): boolean => seat >= 0 && s.threat[seat] >= HIGH;

/** LC-29.23 */
const shuffleBack = op((s: Lcg, u, cx) => {
  if (!isIn(s, u.card, ZONE['encounter-discard'])) return false;
  const deck = cards.zone(ZONE['encounter-deck']);
  cards.move(s, cx, u.card, deck);
  cards.shuffle(s, cx, deck);
  cx.emit('shuffled-in', { card: u.card });
});

export const sauronsReach = [
  card(
    'eastern-crows',
    forced(evenGone(after('destroyed', isSelf)), { quiet: true }, shuffleBack),
    shadow(bonus('attack', (s, u) => (isHigh(s, you(s, u)) ? 2 : 1), 'attack', attackingEnemy)),
  ),
  card(
    'evil-storm',
    whenRevealed(
      damageAll(
        1,
        all((s, card) => isCharacter(s, card) && isHigh(s, s.ctl[card])),
      ),
    ),
  ),
  card(
    'pursued-by-shadow',
    whenRevealed(
      raiseEachThreat((s, _u, seat) => charactersOf(s, seat).filter((card) => !isCommitted(s, card)).length),
    ),
    shadow(
      onlyIf(
        (s, u) => charactersOf(s, you(s, u)).some((card) => isAlly(s, card) && isExhausted(s, card)),
        [pick(ally(yours, exhausted)), returnTo('hand')],
        [raiseThreat(3, you)],
      ),
    ),
  ),
  // LC-29.14, LC-29.60
  card(
    'treacherous-fog',
    whenRevealed(
      bonusWhile(
        'threat',
        1,
        'phase',
        'bonus-locations',
        (s, card) => isLocation(s, card) && isIn(s, card, ZONE.staging),
      ),
      ifDone(eachPlayer(playersWhere(isHigh), pick(handCard()), discardFromHand())),
    ),
  ),
];
