/** Heroes of Tactics. */
import { damageOn, isCommitted } from '../../../../state.ts';
import {
  after,
  card,
  damage,
  isA,
  mod,
  mods,
  progressOnQuest,
  response,
  standing,
  subject,
  wasType,
} from '../../../../words/index.ts';
import { tookPart } from '../attack.ts';

export const tacticsHeroes = [
  card('gimli', mods(mod('attack', (s, self) => damageOn(s, self)))),
  card('legolas', response(after('destroyed', wasType('enemy'), tookPart), {}, progressOnQuest(2))),
  // LC-29.33: before keywords and when-revealed effects.
  card(
    'thalin',
    standing(
      after('revealed', isA('enemy'), (s, _occ, self) => isCommitted(s, self)),
      {},
      damage(1, subject),
    ),
  ),
];
