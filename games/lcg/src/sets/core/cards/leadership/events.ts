/** Events of Leadership. */
import { MARK, TYPE } from '../../../../lists.ts';
import { has, isCharacter, typeOf } from '../../../../state.ts';
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
  other,
  pick,
  putIntoPlay,
  ready,
  readyAll,
  readyCard,
  response,
  returnTo,
  WHY,
  wasType,
  you,
  yours,
} from '../../../../words/index.ts';

const gondor = all((s, card) => isCharacter(s, card) && has(s, card, MARK.gondor));
const anAlly = filter((s, card) => typeOf(s, card) === TYPE.ally, WHY.notAnAlly);

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
      putIntoPlay(it, you),
      later(after('phase-ends'), returnTo('hand', it)),
    ),
  ),
  // LC-29.48: every way of leaving play.
  event(
    'valiant-sacrifice',
    response(after('leaves', wasType('ally', 'objective-ally')), {}, draw(2, formerController)),
  ),
  event('grim-resolve', action({}, readyAll(characters))),
];
