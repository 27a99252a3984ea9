/** Heroes of Lore. */
import {
  action,
  anyPlayer,
  canDraw,
  card,
  character,
  damaged,
  draw,
  exhaust,
  heal,
  limit,
  pick,
  player,
  self,
  spendFrom,
} from '../../../../words/index.ts';
import { lookAt, mayPutUnder, topEncounter } from '../words.ts';

export const loreHeroes = [
  card('denethor', action({ cost: [exhaust(self)] }, lookAt(topEncounter), mayPutUnder(topEncounter))),
  card(
    'glorfindel',
    action({ cost: [spendFrom(1, self)], limit: limit(1, 'round') }, pick(character(damaged)), heal(1)),
  ),
  card(
    'beravor',
    action({ cost: [exhaust(self)], limit: limit(1, 'round') }, pick(anyPlayer(canDraw)), draw(2, player)),
  ),
];
