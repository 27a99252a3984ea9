/** Allies of Lore. */
import { ZONE } from '../../../../lists.ts';
import { cardsIn, type Lcg } from '../../../../state.ts';
import {
  action,
  after,
  anyPlayer,
  attachment,
  canDraw,
  card,
  damaged,
  discardFromPlay,
  draw,
  exhaust,
  heal,
  hero,
  isSelf,
  notPermanent,
  pick,
  player,
  playerWhere,
  type Ref,
  response,
  self,
  takeIntoHand,
  trait,
} from '../../../../words/index.ts';
import { isAttachmentCard, lookAt, topEncounter } from '../words.ts';

/** LC-2.17: the attachment that lies highest in a pile. */
const topmost = (s: Lcg, seat: number): number =>
  [...cardsIn(s, ZONE.discard, seat)].reverse().find((card) => isAttachmentCard(s, card)) ?? -1;
const topmostOfPlayer: Ref = (s, u) => topmost(s, player(s, u));

export const loreAllies = [
  card('daughter-of-the-nimrodel', action({ cost: [exhaust(self)] }, pick(hero(damaged)), heal(2))),
  // Played, not put into play.
  card(
    'erebor-hammersmith',
    response(
      after('played', isSelf),
      {},
      pick(anyPlayer(playerWhere((s, seat) => topmost(s, seat) >= 0))),
      takeIntoHand(topmostOfPlayer),
    ),
  ),
  card('henamarth-riversong', action({ cost: [exhaust(self)] }, lookAt(topEncounter))),
  card(
    'miner-of-the-iron-hills',
    response(after('enters', isSelf), {}, pick(attachment(trait('condition'), notPermanent)), discardFromPlay()),
  ),
  card('gleowine', action({ cost: [exhaust(self)] }, pick(anyPlayer(canDraw)), draw(1, player))),
];
