/** The eight Rulers, in the order of their pieces (KM-1.5). */
import type { CharacterNo } from '../../../src/ids.ts';
import { blackSerpent } from './black-serpent.ts';
import { brand } from './brand.ts';
import { callingsOf } from './calling.ts';
import { dain } from './dain.ts';
import { denethor } from './denethor.ts';
import type { Calls, Chieftain, Sovereign } from './ruler.ts';
import { shadowOfMirkwood } from './shadow-of-mirkwood.ts';
import { theoden } from './theoden.ts';
import { thranduil } from './thranduil.ts';
import { ugluk } from './ugluk.ts';

/** By Sovereign. */
export const sovereigns: readonly Sovereign[] = [brand, dain, denethor, theoden, thranduil];
const chieftains: readonly Chieftain[] = [blackSerpent, shadowOfMirkwood, ugluk];
export const chieftainOf = (character: CharacterNo): Chieftain => chieftains[character - chieftains[0].who];
/** Of a Sovereign who calls figures to arms. */
export const callings = callingsOf((who) => sovereigns[who].calls as Calls);
export const rulers = [...sovereigns, ...chieftains];
