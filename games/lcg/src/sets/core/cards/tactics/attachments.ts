/** Attachments of Tactics. */
import { MARK } from '../../../../lists.ts';
import { has } from '../../../../state.ts';
import {
  after,
  attacksNow,
  card,
  gain,
  host,
  mod,
  mods,
  progressOnQuest,
  response,
  wasCharacter,
  wasType,
} from '../../../../words/index.ts';
import { hostTookPart } from '../attack.ts';

export const tacticsAttachments = [
  card(
    'blade-of-gondolin',
    mods(mod('attack', 1, 'host', (s, _self, target) => attacksNow(s, target, ({ enemy }) => has(s, enemy, MARK.orc)))),
    response(after('destroyed', wasType('enemy'), hostTookPart), {}, progressOnQuest(1)),
  ),
  card('citadel-plate', mods(mod('hitPoints', 4, 'host'))),
  card('dwarven-axe', mods(mod('attack', (s, _self, target) => (has(s, target, MARK.dwarf) ? 2 : 1), 'host'))),
  // LC-29.47: any player's character, but not the hero who carries it.
  card('horn-of-gondor', response(after('destroyed', wasCharacter), {}, gain(1, host))),
];
