/** Chapter VI, 6.7xx and the end of sieges: who holds what. */
import type { Cx } from '@pony/engine';
import { fall, hasUnits, isBesieged, isStanding, leadersOf, shift } from '../board.ts';
import {
  enemy,
  FIELD,
  FIRST_CONTROL,
  FREE,
  figureOf,
  inside,
  LEADER,
  NATIONS_OF,
  POINTS,
  REGION_COUNT,
  SETTLEMENTS,
  type Side,
  STRONGHOLD_AT,
  STRONGHOLDS,
} from '../data.ts';
import { leaderNation, namedLeaders } from '../edition.ts';
import type { Place, Region, SeatNo } from '../ids.ts';
import { actorOf } from '../seats.ts';
import { underWay } from '../stack.ts';
import type { War } from '../state.ts';
import { removeCharacter } from './characters.ts';
import { commanderAt } from './command.ts';
import { fight } from './fight.ts';
import { entered, lostSettlement } from './politics.ts';
import { watchTable } from './table.ts';

/** WR-11.44, WR-11.34: whose Army takes it: that of the battle, that in hand, else the commander of those who stand there. */
function captorOf(s: War, side: Side, region: Region): SeatNo {
  const battle = underWay(s, fight);
  if (battle) return battle.command[side];
  return s.field === region && hasUnits(s, side, FIELD) ? actorOf(s, side) : commanderAt(s, side, region);
}

/** WR-6.704, WR-6.707, WR-7.18. */
function capture(s: War, side: Side, region: Region, cx: Cx): void {
  s.control[region] = side;
  s.captor[region] = FIRST_CONTROL[region] === side ? -1 : captorOf(s, side, region);
  cx.emit(FIRST_CONTROL[region] === side ? 'retakes' : 'captures', { side, region });
  if (FIRST_CONTROL[region] !== side) lostSettlement(s, region, cx);
  watchTable(s, cx);
}

/** An Army of a side has entered a region: activation (WR-7.09) and capture (WR-6.702, WR-6.423). */
export function enterRegion(s: War, side: Side, region: Region, cx: Cx): void {
  entered(s, side, region, cx);
  if (s.control[region] !== enemy(side) || isBesieged(s, region)) return;
  if (!isStanding(s, enemy(side), region)) capture(s, side, region, cx);
}

/** WR-6.608: the garrison goes behind its walls. */
export function closeGates(s: War, side: Side, region: Region): void {
  shift(s, side, region, inside(region));
  s.siege[STRONGHOLD_AT[region]] = 1;
}

/** WR-6.610: the garrison is in the region again. */
export function openGates(s: War, region: Region): void {
  s.siege[STRONGHOLD_AT[region]] = 0;
  const side = s.control[region];
  shift(s, side, inside(region), region);
}

/** WR-2.15, WR-2.16: FP Leaders without a friendly unit in the same place are lost. */
export function removeStranded(s: War, place: Place, cx: Cx): void {
  if (!hasUnits(s, FREE, place)) removeLeaders(s, place, NATIONS_OF[FREE], cx);
}

/** Leaders of these Nations at a place are lost. */
export function removeLeaders(s: War, place: Place, nations: readonly number[], cx: Cx): void {
  for (const nation of nations) {
    const leaders = leadersOf(s, place, nation);
    if (leaders === 0) continue;
    fall(s, place, figureOf(nation, LEADER), leaders);
    cx.emit('leaders-lost', { nation, count: leaders });
  }
  for (const c of namedLeaders(s))
    if (s.at[c] === place && nations.includes(leaderNation(s, c))) removeCharacter(s, c, cx);
}

/** Sieges end when the besiegers are gone (WR-6.610, WR-6.617) and Strongholds fall when the garrison is (WR-6.703, WR-6.711). */
export function checkSieges(s: War, cx: Cx): void {
  for (let k = 0; k < STRONGHOLDS.length; k++) {
    if (s.siege[k] === 0) continue;
    const region = STRONGHOLDS[k];
    const garrison = s.control[region];
    const outInSortie = s.field === region && hasUnits(s, garrison, FIELD);
    if (!isStanding(s, enemy(garrison), region)) {
      openGates(s, region);
      cx.emit('siege-ends', { region });
      removeStranded(s, region, cx);
      watchTable(s, cx);
    } else if (!hasUnits(s, garrison, REGION_COUNT + k) && !outInSortie) {
      removeStranded(s, REGION_COUNT + k, cx);
      openGates(s, region);
      capture(s, enemy(garrison), region, cx);
    }
  }
}

/** WR-6.706, WR-10.07: points a side has captured. */
export function victoryPoints(s: War, side: Side): number {
  let points = 0;
  for (const region of SETTLEMENTS)
    if (s.control[region] === side && FIRST_CONTROL[region] === enemy(side)) points += POINTS[region];
  return points;
}
