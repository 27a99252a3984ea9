/** Kings of Middle-earth: what it brings to an edition of War. */
import { DIE_FACES } from '../../src/data.ts';
import type { Expansion } from '../../src/game.ts';
import type { WarModule } from '../../src/module.ts';
import { notationOf } from '../../src/verb.ts';
import { more, option } from '../offer.ts';
import { callings, command, exchange, token } from './abilities.ts';
import { attempts, corruptDeed } from './attempt.ts';
import { awakenAction, awakening } from './awaken.ts';
import { battleSteps, combatEffects } from './battle.ts';
import { combatHalves, vainLeadership } from './cards/combat.ts';
import { freeCards } from './cards/free.ts';
import { freeOwnCards } from './cards/free-own.ts';
import { shadowCards, stonePart } from './cards/shadow.ts';
import { shadowOwnCards } from './cards/shadow-own.ts';
import { summonAction, summoning } from './chieftains.ts';
import { CARD_ROWS, CHARACTER_ROWS, TILE_ROWS } from './data.ts';
import { diceSteps, moreDice } from './dice.ts';
import { lifting, oust, stirs } from './lift.ts';
import { denethor, stones } from './rulers/denethor.ts';
import { theoden } from './rulers/theoden.ts';
import { sights, thranduil } from './rulers/thranduil.ts';
import { uglukPart } from './rulers/ugluk.ts';
import { determinize, invariants, view } from './secrets.ts';
import { watch } from './sovereigns.ts';
import { clone, setup } from './state.ts';
import { VERBS } from './verbs.ts';
import { paysByRegular, refuseRecruit } from './weaknesses.ts';

export const kings: WarModule = {
  id: 'kings',
  characters: CHARACTER_ROWS,
  cards: CARD_ROWS,
  tiles: TILE_ROWS,
  dice: [{ id: 'ruler', faces: DIE_FACES }],
  events: [...freeCards, ...freeOwnCards, ...shadowCards, ...shadowOwnCards],
  combat: combatHalves,
  powers: [denethor, theoden, thranduil, uglukPart, stonePart],
  actions: [awakenAction, exchange, command, token, oust, summonAction],
  deeds: [corruptDeed],
  procedures: [attempts, lifting, awakening, summoning, callings, stones, sights] as never,
  steps: [...diceSteps, ...battleSteps],
  notation: notationOf(VERBS),
  moreDice,
  watch,
  stirs,
  combatEffects,
  paysByRegular,
  refuseRecruit,
  leadership: vainLeadership,
  setup,
  clone,
  determinize,
  invariants,
  view,
};

export const expansion: Expansion = { option, more, module: kings };
