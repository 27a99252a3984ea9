/** How far Characters get, alone or in groups (6.1xx). */
import { isBesieged, isOwnSiege, isStrongholdOf, placeIn, regionOf } from '../board.ts';
import { ADJACENT, FREE, isRegion, REGION_COUNT, SHADOW, STRONGHOLDS } from '../data.ts';
import { editionOf, levelOf } from '../edition.ts';
import type { Place, Region } from '../ids.ts';
import type { War } from '../state.ts';

const steps = new Array<number>(REGION_COUNT).fill(-1);
const queue = new Array<number>(REGION_COUNT).fill(0);

/** The question `steps` answers: ways depend on the Strongholds alone. */
let askedWho = -1;
let askedFrom = -1;
let askedRange = -1;
let askedMap = 0;

/** True when `steps` already answers this question. */
function isAnswered(s: War, who: number, from: Region, range: number): boolean {
  let map = 0;
  for (let k = 0; k < STRONGHOLDS.length; k++) map = (map << 2) | (s.siege[k] << 1) | s.control[STRONGHOLDS[k]];
  if (who === askedWho && from === askedFrom && range === askedRange && map === askedMap) return true;
  askedWho = who;
  askedFrom = from;
  askedRange = range;
  askedMap = map;
  return false;
}

/** WR-6.110: entering it ends a Companion's move. */
const stopsCompanion = (s: War, region: Region): boolean => isStrongholdOf(s, SHADOW, region);

/** WR-6.120: closed to Minions without an Army. */
const isHeldByFree = (s: War, region: Region): boolean => isStrongholdOf(s, FREE, region) && !isBesieged(s, region);

/**
 * Steps a Companion needs to every region, -1 where he cannot get; the list is used again by the next question.
 * `intoSiege`: a card lets him end in a besieged Stronghold (WR-6.126); without `stops`, as if WR-6.110 did not hold.
 */
export function companionWays(
  s: War,
  from: Region,
  range: number,
  intoSiege: boolean,
  stops = true,
): readonly number[] {
  if (isAnswered(s, (intoSiege ? 1 : 0) + (stops ? 0 : 4), from, range)) return steps;
  steps.fill(-1);
  steps[from] = 0;
  if (isOwnSiege(s, FREE, from)) return steps;
  let last = 1;
  queue[0] = from;
  for (let i = 0; i < last; i++) {
    const at = queue[i];
    if (steps[at] >= range || (at !== from && ((stops && stopsCompanion(s, at)) || isOwnSiege(s, FREE, at)))) continue;
    const near = ADJACENT[at];
    for (let n = 0; n < near.length; n++) {
      const to = near[n];
      if (steps[to] >= 0 || (isOwnSiege(s, FREE, to) && !intoSiege)) continue;
      steps[to] = steps[at] + 1;
      queue[last++] = to;
    }
  }
  return steps;
}

/** WR-6.119 to WR-6.121, WR-6.125: the Mouth of Sauron on his own. */
export function minionWays(s: War, from: Region, range: number): readonly number[] {
  if (isAnswered(s, 2, from, range)) return steps;
  steps.fill(-1);
  steps[from] = 0;
  if (isOwnSiege(s, SHADOW, from)) return steps;
  let last = 1;
  queue[0] = from;
  for (let i = 0; i < last; i++) {
    const at = queue[i];
    if (steps[at] >= range) continue;
    for (const to of ADJACENT[at]) {
      if (steps[to] >= 0 || isHeldByFree(s, to) || isOwnSiege(s, SHADOW, to)) continue;
      steps[to] = steps[at] + 1;
      queue[last++] = to;
    }
  }
  return steps;
}

/** WR-6.115, WR-6.116: where a Nazgûl may fly. Inside means joining a besieged Shadow garrison. */
export function mayFlyTo(s: War, place: Place): boolean {
  const region = regionOf(s, place);
  if (!isRegion(place)) return isOwnSiege(s, SHADOW, region);
  return !isHeldByFree(s, region);
}

/** WR-6.107, WR-6.803: range of a group of Companions, given as bits. */
export function groupLevel(s: War, group: number): number {
  let range = 0;
  for (let c = 0; group >> c !== 0; c++) if ((group & (1 << c)) !== 0 && levelOf(s, c) > range) range = levelOf(s, c);
  for (const reach of editionOf(s).reach) range = reach(s, group, range);
  return range;
}

/** Place at which Companions arriving in a region stand. */
export const companionPlace = (s: War, region: Region): Place => placeIn(s, FREE, region);
