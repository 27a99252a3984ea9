/** Every card of the base game, entered by deck. */
import { freeCombat } from './combat/free/index.ts';
import { shadowCombat } from './combat/shadow/index.ts';
import { freeCharacter } from './free-character/index.ts';
import { freeStrategy } from './free-strategy/index.ts';
import { enterCombat, enterEvents } from './registry.ts';
import { shadowCharacter } from './shadow-character/index.ts';
import { shadowStrategy } from './shadow-strategy/index.ts';

enterEvents([...freeCharacter, ...freeStrategy, ...shadowCharacter, ...shadowStrategy]);
enterCombat([...freeCombat, ...shadowCombat]);
