/** The base game as a module. */
import { characters } from './content/characters/index.ts';
import { freeCombat } from './content/combat/free/index.ts';
import { shadowCombat } from './content/combat/shadow/index.ts';
import { freeCharacter } from './content/free-character/index.ts';
import { freeStrategy } from './content/free-strategy/index.ts';
import { shadowCharacter } from './content/shadow-character/index.ts';
import { shadowStrategy } from './content/shadow-strategy/index.ts';
import { CARD_ROWS, CHARACTER_ROWS, DIE_FACES, TILE_ROWS } from './data.ts';
import type { WarModule } from './module.ts';
import { kinds } from './names.ts';
import { baseActions } from './rules/actions.ts';
import { baseProcedures } from './rules/index.ts';
import { notationOf } from './verb.ts';
import { VERBS } from './verbs.ts';

export const base: WarModule = {
  id: 'base',
  characters: CHARACTER_ROWS,
  cards: CARD_ROWS,
  tiles: TILE_ROWS,
  dice: [{ id: '', faces: DIE_FACES }],
  events: [...freeCharacter, ...freeStrategy, ...shadowCharacter, ...shadowStrategy],
  combat: [...freeCombat, ...shadowCombat],
  powers: characters,
  actions: baseActions,
  procedures: baseProcedures,
  notation: notationOf(VERBS),
  kinds,
};
