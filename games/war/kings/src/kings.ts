/** Kings of Middle-earth: what it brings to an edition of War. */
import { DIE_FACES } from '../../src/data.ts';
import type { Expansion } from '../../src/game.ts';
import type { WarModule } from '../../src/module.ts';
import { notationOf } from '../../src/verb.ts';
import { more, option } from '../offer.ts';
import { command, exchange, token } from './abilities.ts';
import { attempts, corruptDeed } from './attempt.ts';
import { awakenAction, awakening } from './awaken.ts';
import { battleSteps } from './battle.ts';
import { combatHalves, vainLeadership } from './cards/combat.ts';
import { freeCards } from './cards/free.ts';
import { freeOwnCards } from './cards/free-own.ts';
import { shadowCards, stonePart } from './cards/shadow.ts';
import { shadowOwnCards } from './cards/shadow-own.ts';
import { combatEffects, summonAction, summoning } from './chieftains.ts';
import { CARD_ROWS, CHARACTER_ROWS, TILE_ROWS } from './data.ts';
import { diceSteps, moreDice } from './dice.ts';
import { lifting, oust, stirs } from './lift.ts';
import { callings, rulers } from './rulers/index.ts';
import { determinize, invariants, view } from './secrets.ts';
import { watch } from './sovereigns.ts';
import { clone, setup } from './state.ts';
import { VERBS } from './verbs.ts';

export const kings: WarModule = {
  id: 'kings',
  characters: CHARACTER_ROWS,
  cards: CARD_ROWS,
  tiles: TILE_ROWS,
  dice: [{ id: 'ruler', faces: DIE_FACES }],
  events: [...freeCards, ...freeOwnCards, ...shadowCards, ...shadowOwnCards],
  combat: combatHalves,
  powers: [...rulers, stonePart],
  actions: [awakenAction, exchange, command, token, oust, summonAction],
  deeds: [corruptDeed],
  procedures: [attempts, lifting, awakening, summoning, callings],
  steps: [...diceSteps, ...battleSteps],
  notation: notationOf(VERBS),
  moreDice,
  watch,
  stirs,
  combatEffects,
  leadership: vainLeadership,
  setup,
  clone,
  determinize,
  invariants,
  view,
};

export const expansion: Expansion = { option, more, module: kings };
