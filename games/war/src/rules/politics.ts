/** Chapter VII: Nations wake up and go to war. */
import type { Cx } from '@pony/engine';
import { isUnconquered, unitsOf } from '../board.ts';
import type { Cause } from '../content/types.ts';
import {
  ANY_NATION,
  AT_WAR,
  CITY,
  enemy,
  FIRST_CONTROL,
  FREE,
  NATION_SIDE,
  NATIONS_OF,
  REGION_NATION,
  SETTLEMENT,
  type Side,
} from '../data.ts';
import { activatedBy, editionOf } from '../edition.ts';
import type { CharacterNo, Nation, Place, Region } from '../ids.ts';
import type { War } from '../state.ts';
import { joinForBattle } from './command.ts';
import { forcedAdvance, isActivationForbidden, watchTable } from './table.ts';

/** WR-7.03, WR-7.04: a passive Nation never enters At War, and nobody goes beyond. */
export const canAdvance = (s: War, nation: Nation): boolean =>
  s.box[nation] < AT_WAR - 1 || (s.box[nation] === AT_WAR - 1 && s.active[nation] === 1);

/** What follows from a Nation that wakes or moves towards war. */
function stir(s: War, nation: Nation, cx: Cx): void {
  for (const stirs of editionOf(s).stirs) stirs(s, nation, cx);
}

/** WR-7.07: compulsory; nothing happens to a Nation already active. */
export function activate(s: War, nation: Nation, cause: Cause, region: Region, cx: Cx): void {
  if (s.active[nation] === 1 || isActivationForbidden(s, nation, cause, region)) return;
  s.active[nation] = 1;
  cx.emit('wakes', { nation });
  stir(s, nation, cx);
  watchTable(s, cx);
}

/** One box forward, if the counter can move (WR-7.04). */
export function advance(s: War, nation: Nation, cx: Cx): boolean {
  if (!canAdvance(s, nation)) return false;
  s.box[nation]++;
  cx.emit(s.box[nation] === AT_WAR ? 'goes-to-war' : 'advances-nation', { nation, box: s.box[nation] });
  stir(s, nation, cx);
  return true;
}

/** WR-7.33: straight to At War; activates first, all of it one advance. */
export function goToWar(s: War, nation: Nation, cx: Cx): void {
  activate(s, nation, 'card', -1, cx);
  if (s.active[nation] === 0 || s.box[nation] === AT_WAR) return;
  s.box[nation] = AT_WAR;
  cx.emit('goes-to-war', { nation, box: AT_WAR });
  stir(s, nation, cx);
}

/** WR-7.32: one box back, never above box 1. */
export function retreatNation(s: War, nation: Nation, cx: Cx): void {
  if (s.box[nation] === 1) return;
  s.box[nation]--;
  cx.emit('calms-nation', { nation, box: s.box[nation] });
}

/** An advance forced by the enemy or won by a Companion's ability. */
export function advanceForced(s: War, nation: Nation, cx: Cx): void {
  if (advance(s, nation, cx) && NATION_SIDE[nation] === FREE) forcedAdvance(s, cx);
}

/** WR-7.10, WR-7.17, WR-7.19, WR-7.20: an Army is attacked; each Nation with units in it wakes and advances once. */
export function attacked(s: War, side: Side, place: Place, region: Region, cx: Cx): void {
  joinForBattle(s, side, place);
  for (const nation of NATIONS_OF[side]) {
    if (unitsOf(s, place, nation) === 0) continue;
    activate(s, nation, 'attacked', region, cx);
    advanceForced(s, nation, cx);
  }
}

/** WR-7.09: an enemy Army enters a region of the Nation. */
export function entered(s: War, side: Side, region: Region, cx: Cx): void {
  const nation = REGION_NATION[region];
  if (nation >= 0 && NATION_SIDE[nation] === enemy(side)) activate(s, nation, 'entered', region, cx);
}

/** WR-7.18: the enemy captures one of its Settlements. */
export function lostSettlement(s: War, region: Region, cx: Cx): void {
  const nation = REGION_NATION[region];
  if (nation >= 0) advance(s, nation, cx);
}

const isCityOrStronghold = (region: Region): boolean => SETTLEMENT[region] >= CITY;

/** WR-7.08, WR-7.15: the Fellowship is declared in a City or Stronghold of the Nation. */
export function declaredAt(s: War, region: Region, cx: Cx): void {
  if (!isCityOrStronghold(region) || FIRST_CONTROL[region] !== FREE || !isUnconquered(s, region)) return;
  activate(s, REGION_NATION[region], 'declared', region, cx);
}

/** WR-7.11 to WR-7.14: a Companion ends his movement or enters play in a region. */
export function companionArrives(s: War, companion: CharacterNo, region: Region, cx: Cx): void {
  const nation = REGION_NATION[region];
  if (nation < 0 || NATION_SIDE[nation] !== FREE || s.active[nation] === 1) return;
  if (activatedBy(s, companion) !== ANY_NATION && activatedBy(s, companion) !== nation) return;
  if (!isCityOrStronghold(region) || s.control[region] !== FREE) return;
  activate(s, nation, 'companion', region, cx);
}
