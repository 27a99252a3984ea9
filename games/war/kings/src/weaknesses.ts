/** Weaknesses of Corrupted Sovereigns (KM-24.9 to KM-24.13). */
import { refusal } from '@pony/engine';
import type { Battle, Refuse } from '../../src/content/types.ts';
import { ELITE, FREE, kindOf, NORTH, nationOf, REGULAR, ROHAN, SHADOW, type Side } from '../../src/data.ts';
import { ASSAULT, battleRegion } from '../../src/rules/strength.ts';
import type { War } from '../../src/state.ts';
import { BRAND, DAIN, DENETHOR, HOME, THEODEN, THRANDUIL } from './data.ts';
import { isCorrupted } from './sovereigns.ts';

export const REFUSE_WEAKNESS = {
  brand: refusal<War>('KM-24.9', 'corrupted-king'),
  city: refusal<War>('KM-24.11', 'corrupted-king'),
  theoden: refusal<War>('KM-24.13', 'corrupted-king'),
};

/** What the Free Peoples may not recruit, Event cards excepted. */
export function refuseRecruit(s: War, side: Side, figure: number, region: number): Refuse {
  if (side !== FREE || kindOf(figure) === REGULAR) return null;
  if (nationOf(figure) === NORTH && isCorrupted(s, BRAND)) return REFUSE_WEAKNESS.brand;
  if (nationOf(figure) === ROHAN && isCorrupted(s, THEODEN)) return REFUSE_WEAKNESS.theoden;
  for (const k of [DAIN, DENETHOR]) if (region === HOME[k] && isCorrupted(s, k)) return REFUSE_WEAKNESS.city;
  const elves = region === HOME[THRANDUIL] && kindOf(figure) === ELITE && isCorrupted(s, THRANDUIL);
  return elves ? REFUSE_WEAKNESS.city : null;
}

/** KM-24.12: one further round of the assault for a Regular. */
export const paysByRegular = (s: War, b: Battle): boolean =>
  b.attacker === SHADOW &&
  b.kind === ASSAULT &&
  [DAIN, DENETHOR, THRANDUIL].some((k) => HOME[k] === battleRegion(s, b) && isCorrupted(s, k));
