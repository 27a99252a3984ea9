/** Where Companions and Nazgûl are of use. */

import { hasUnits, isUnconquered, nazgulAt, regionOf, unitsAt } from '../src/board.ts';
import {
  ANY_NATION,
  ARAGORN,
  CITY,
  FREE,
  NATION_SIDE,
  REGION_COUNT,
  REGION_NATION,
  SETTLEMENT,
  SHADOW,
  STRIDER,
} from '../src/data.ts';
import { activatedBy, entryOf, leadershipOf } from '../src/edition.ts';
import type { CharacterNo, Place, Region, Side } from '../src/ids.ts';
import { companionPlace } from '../src/rules/ways.ts';
import { ASIDE, type War } from '../src/state.ts';
import { GOALS, REACH } from './places.ts';

/** How near an Army of a side at a region is to what it wants. */
function front(s: War, side: Side, region: Region): number {
  let best = 0;
  const { goals, weights } = REACH[side][region];
  for (let i = 0; i < goals.length; i++)
    if (s.control[GOALS[side][goals[i]]] !== side && weights[i] > best) best = weights[i];
  return best;
}

/** Can Strider be crowned there? */
const isCrowning = (s: War, companion: CharacterNo, region: Region): boolean =>
  companion === STRIDER &&
  s.at[ARAGORN] === ASIDE &&
  entryOf(s, ARAGORN).regions.includes(region) &&
  isUnconquered(s, region);

const wakes = (s: War, companion: CharacterNo, region: Region): boolean => {
  const nation = REGION_NATION[region];
  if (nation < 0 || NATION_SIDE[nation] !== FREE || s.active[nation] === 1 || SETTLEMENT[region] < CITY) return false;
  return (
    s.control[region] === FREE && (activatedBy(s, companion) === ANY_NATION || activatedBy(s, companion) === nation)
  );
};

/** What a Companion is worth in a region. */
export function companionWorth(s: War, companion: CharacterNo, region: Region): number {
  let worth = 0;
  if (isCrowning(s, companion, region)) worth += 1.6;
  if (wakes(s, companion, region)) worth += 1;
  const place = companionPlace(s, region);
  if (hasUnits(s, FREE, place)) worth += 0.1 + 0.25 * leadershipOf(s, companion) * front(s, SHADOW, region);
  return worth;
}

/** What one more Nazgûl is worth at a place where so many are. */
export function nazgulWorth(s: War, place: Place, there: number): number {
  const region = regionOf(s, place);
  let worth = 0;
  const units = unitsAt(s, SHADOW, place);
  if (units > 0 && there < Math.min(units, 5)) worth += 0.3 + 0.7 * front(s, SHADOW, region);
  if (there === 0 && s.mordor < 0 && region === s.bearers && place < REGION_COUNT) worth += 0.8;
  return worth;
}

/** What the last Nazgûl of a place is worth there. */
export const leavingWorth = (s: War, place: Place): number => nazgulWorth(s, place, nazgulAt(s, place) - 1);
