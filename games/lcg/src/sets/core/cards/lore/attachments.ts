/** Attachments of Lore. */
import {
  action,
  after,
  bans,
  bonus,
  card,
  discardFromHand,
  exhaust,
  handCard,
  heal,
  host,
  limit,
  mod,
  mods,
  oneOfThese,
  pick,
  response,
  self,
} from '../../../../words/index.ts';
import { controller, dealtShadow, happensTo, lookAt } from '../words.ts';

export const loreAttachments = [
  // LC-29.58: it stays and works wherever the enemy goes.
  card('forest-snare', bans('attack', 'host')),
  card(
    'protector-of-lorien',
    action(
      { cost: [pick(handCard()), discardFromHand()], limit: limit(3, 'phase') },
      oneOfThese(
        { say: 'more-defense', ops: [bonus('defense', 1, 'phase', host)] },
        { say: 'more-willpower', ops: [bonus('willpower', 1, 'phase', host)] },
      ),
    ),
  ),
  // LC-29.55: an enemy engaged with you or attacking you.
  card(
    'dark-knowledge',
    mods(mod('willpower', -1, 'host')),
    response(after('shadow-dealt', happensTo(controller)), { cost: [exhaust(self)] }, lookAt(dealtShadow)),
  ),
  card('self-preservation', action({ cost: [exhaust(self)] }, heal(2, host))),
];
