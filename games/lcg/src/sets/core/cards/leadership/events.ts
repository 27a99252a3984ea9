/** Events of Leadership. */
import type { Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../../../../kinds.ts';
import { MARK, TYPE, ZONE } from '../../../../lists.ts';
import { cards, has, isCharacter, type Lcg, typeOf } from '../../../../state.ts';
import {
  action,
  after,
  all,
  ally,
  bonusAll,
  canReady,
  characters,
  draw,
  event,
  exhaust,
  filter,
  first,
  formerController,
  handCard,
  hero,
  it,
  later,
  mayEnter,
  op,
  other,
  pick,
  type Ref,
  ready,
  readyAll,
  readyCard,
  response,
  returnTo,
  WHY,
  wasType,
  yours,
} from '../../../../words/index.ts';

const gondor = all((s, card) => isCharacter(s, card) && has(s, card, MARK.gondor));
const anAlly = filter((s, card) => typeOf(s, card) === TYPE.ally, WHY.notAnAlly);

/** From the hand into play; from now on the card is spoken of, not its place in the hand. */
const sneakIn = op((s: Lcg, u: Using, cx: Cx) => {
  const card = it(s, u);
  if (card < 0) return false;
  u.picked.splice(-2, 2, card, -1);
  cards.happen(s, cx, u, KIND.enters, { subject: card, seat: u.seat, a: cards.zone(ZONE.area, u.seat) });
});
/** The object that it has become: should it leave and come back, it is another one (LC-2.33). */
const asItIsNow = op((s: Lcg, u: Using) => {
  u.picked[u.picked.length - 1] = s.since[u.picked[u.picked.length - 2]];
});

/** What a delayed effect is about. */
const theAlly: Ref = (s, u) => cards.picked(s, u, -1);

export const leadershipEvents = [
  event('ever-vigilant', action({}, pick(ally(canReady)), readyCard())),
  event(
    'common-cause',
    action({ cost: [pick(hero(yours, ready)), exhaust()] }, pick(hero(canReady, other(first))), readyCard()),
  ),
  event('for-gondor', action({}, bonusAll('attack', 1, 'phase', characters), bonusAll('defense', 1, 'phase', gondor))),
  // LC-29.42, LC-29.76: at the end of the phase to its owner's hand, if it is still there.
  event(
    'sneak-attack',
    action(
      {},
      pick(handCard(anAlly, mayEnter)),
      sneakIn,
      asItIsNow,
      later(after('phase-ends'), returnTo('hand', theAlly)),
    ),
  ),
  // LC-29.48: every way of leaving play.
  event(
    'valiant-sacrifice',
    response(after('leaves', wasType('ally', 'objective-ally')), {}, draw(2, formerController)),
  ),
  event('grim-resolve', action({}, readyAll(characters))),
];
