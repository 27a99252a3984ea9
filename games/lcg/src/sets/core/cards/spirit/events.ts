/** Events of Spirit. */
import { MARK, STAT, TYPE, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, isHero, isIn, type Lcg, playersInOrder, typeOf } from '../../../../state.ts';
import {
  action,
  after,
  anyPlayer,
  before,
  cancelIt,
  character,
  enemy,
  engaged,
  event,
  eventX,
  exhaust,
  filter,
  hasThreat,
  isNeutral,
  it,
  lowerEachThreat,
  lowerThreat,
  mayEnter,
  ofCall,
  oneOfThese,
  op,
  ownerOf,
  pick,
  pileCard,
  player,
  playerWhere,
  progressOnLocation,
  putIntoPlay,
  ready,
  response,
  sphere,
  subject,
  takeIntoHand,
  toStaging,
  WHY,
  you,
  yours,
} from '../../../../words/index.ts';

/** LC-29.83: a dead hero stays where he lies. */
const returning = (s: Lcg, seat: number): number[] =>
  cardsIn(s, ZONE.discard, seat).filter((card) => typeOf(s, card) !== TYPE.hero);
const hasPile = playerWhere((s, seat) => returning(s, seat).length > 0);

/** The discard pile of the chosen player goes into the deck. */
const reshuffle = op((s: Lcg, u, cx) => {
  const seat = player(s, u);
  const deck = cards.zone(ZONE.deck, seat);
  for (const card of returning(s, seat)) cards.move(s, cx, card, deck);
  cards.shuffle(s, cx, deck);
  cx.emit('reshuffles', { seat, by: u.card });
});
const removeThis = op((s: Lcg, u, cx) => {
  cards.move(s, cx, u.card, cards.zone(ZONE.removed));
  cx.emit('removed', { card: u.card });
});

/** LC-29.40: an ally of any sphere; neutral is none. */
const allyOfSphere = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.ally && !isNeutral(s.form[card]);
const printedCost = (s: Lcg, card: number): number => cards.printed(s, card, STAT.cost);
const aHero = filter((s, card) => isHero(s, card), WHY.notAHero);
const noHero = filter((s, card) => !isHero(s, card), WHY.wrong);

export const spiritEvents = [
  event(
    'the-galadhrims-greeting',
    action(
      {},
      oneOfThese(
        { say: 'one-player', ops: [pick(anyPlayer(hasThreat)), lowerThreat(6, player)] },
        { say: 'every-player', ops: [lowerEachThreat(2)] },
      ),
    ),
  ),
  // LC-29.72: any player; a hero is of Spirit by his icon.
  event(
    'strength-of-will',
    response(
      after('travels'),
      { cost: [pick(character(yours, ready, sphere('spirit'))), exhaust()] },
      progressOnLocation(2, subject),
    ),
  ),
  event('hasty-stroke', response(before('resolves', ofCall('shadow')), {}, cancelIt())),
  event('will-of-the-west', action({}, pick(anyPlayer(hasPile)), reshuffle, removeThis)),
  // LC-29.35: a card of any type that was revealed from the encounter deck.
  event(
    'a-test-of-will',
    response(
      before('resolves', ofCall('when-revealed'), (s, occ) => isIn(s, occ.subject, ZONE.revealing)),
      {},
      cancelIt(),
    ),
  ),
  eventX(
    'stand-and-fight',
    action(
      {},
      pick(
        pileCard(
          'any',
          filter(allyOfSphere, WHY.notAnAlly),
          filter((s, card, u) => printedCost(s, card) === u.x, WHY.wrong),
          mayEnter,
        ),
      ),
      putIntoPlay(it, you),
    ),
    (s, _u, most) => {
      const piles = playersInOrder(s).flatMap((seat) => cardsIn(s, ZONE.discard, seat));
      const costs = piles.filter((card) => allyOfSphere(s, card)).map((card) => printedCost(s, card));
      return [...new Set(costs)].filter((cost) => cost <= most).sort((a, b) => a - b);
    },
  ),
  event('a-light-in-the-dark', action({}, pick(enemy(engaged)), toStaging())),
  event(
    'dwarven-tomb',
    action(
      {},
      pick(
        pileCard(
          'yours',
          noHero,
          filter((s, card) => cards.hasPrinted(s, card, MARK.spirit), WHY.lacksSphere),
        ),
      ),
      takeIntoHand(),
    ),
  ),
  // LC-29.41: under the control of its owner, who must be in the game.
  event('fortune-or-fate', action({}, pick(pileCard('any', aHero, mayEnter)), putIntoPlay(it, ownerOf(it)))),
];
