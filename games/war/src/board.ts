/** Figures and where they stand: counting and placing, without consequences. */

import {
  AT_WAR,
  ELITE,
  enemy,
  FIELD,
  FIRST_CONTROL,
  FREE,
  figureOf,
  hasStronghold,
  inside,
  isRegion,
  isWithin,
  kindOf,
  NATION_COUNT,
  NATION_SIDE,
  NATIONS_OF,
  NO_SETTLEMENT,
  nationOf,
  REGION_COUNT,
  REGION_NATION,
  REGULAR,
  SAURON,
  SETTLEMENT,
  type Side,
  STRONGHOLD_AT,
  STRONGHOLDS,
  WITCH_KING,
} from './data.ts';
import { companionsOf, editionOf, leaderNation, namedLeaders, sideOfCharacter } from './edition.ts';
import type { CharacterNo, Figure, Nation, Place, Region, SeatNo } from './ids.ts';
import { controls, isTeam, nationsOfSeat, teamOf } from './seats.ts';
import { ASIDE, IN_FELLOWSHIP, type War } from './state.ts';

/** What one figure adds to a packed entry of `troops`. */
const ONE = [1, 64, 4096] as const;
const SHIFT = [0, 6, 12] as const;
const MASK = 63;

export const countOf = (s: War, place: Place, figure: Figure): number =>
  (s.troops[place * NATION_COUNT + nationOf(figure)] >> SHIFT[kindOf(figure)]) & MASK;

/** Every kind of figure at a place with its count. */
export function figuresAt(s: War, place: Place): [figure: Figure, count: number][] {
  const out: [number, number][] = [];
  const first = place * NATION_COUNT;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    const packed = s.troops[first + nation];
    if (packed === 0) continue;
    for (let kind = 0; kind < SHIFT.length; kind++) {
      const count = (packed >> SHIFT[kind]) & MASK;
      if (count > 0) out.push([figureOf(nation, kind), count]);
    }
  }
  return out;
}

export function add(s: War, place: Place, figure: Figure, count: number): void {
  s.troops[place * NATION_COUNT + nationOf(figure)] += count * ONE[kindOf(figure)];
}

export const regularsOf = (s: War, place: Place, nation: Nation): number =>
  s.troops[place * NATION_COUNT + nation] & MASK;
export const elitesOf = (s: War, place: Place, nation: Nation): number =>
  (s.troops[place * NATION_COUNT + nation] >> 6) & MASK;
export const leadersOf = (s: War, place: Place, nation: Nation): number =>
  s.troops[place * NATION_COUNT + nation] >> 12;
export const nazgulAt = (s: War, place: Place): number => s.troops[place * NATION_COUNT + SAURON] >> 12;

/** Units of a Nation at a place. */
export function unitsOf(s: War, place: Place, nation: Nation): number {
  const packed = s.troops[place * NATION_COUNT + nation];
  return (packed & MASK) + ((packed >> 6) & MASK);
}

/** Units of both sides at a place. */
export function allUnitsAt(s: War, place: Place): number {
  const first = place * NATION_COUNT;
  let units = 0;
  for (let i = first; i < first + NATION_COUNT; i++) {
    const packed = s.troops[i];
    if (packed !== 0) units += (packed & MASK) + ((packed >> 6) & MASK);
  }
  return units;
}

/** Units of a side at a place. */
export function unitsAt(s: War, side: Side, place: Place): number {
  const first = place * NATION_COUNT;
  const list = NATIONS_OF[side];
  let units = 0;
  for (let i = 0; i < list.length; i++) {
    const packed = s.troops[first + list[i]];
    units += (packed & MASK) + ((packed >> 6) & MASK);
  }
  return units;
}

export function hasUnits(s: War, side: Side, place: Place): boolean {
  const first = place * NATION_COUNT;
  const list = NATIONS_OF[side];
  for (let i = 0; i < list.length; i++) if ((s.troops[first + list[i]] & 4095) !== 0) return true;
  return false;
}

export function elitesAt(s: War, side: Side, place: Place): number {
  let elites = 0;
  for (const nation of NATIONS_OF[side]) elites += elitesOf(s, place, nation);
  return elites;
}

/** Leaders of a side at a place: FP Leader figures, or Nazgûl. */
export function leadersAt(s: War, side: Side, place: Place): number {
  const first = place * NATION_COUNT;
  const list = NATIONS_OF[side];
  let leaders = 0;
  for (let i = 0; i < list.length; i++) leaders += s.troops[first + list[i]] >> 12;
  return leaders;
}

/** Units of a player's Nations at a place. */
export function unitsOfSeat(s: War, seat: SeatNo, place: Place): number {
  let units = 0;
  for (const nation of nationsOfSeat(s, seat)) units += unitsOf(s, place, nation);
  return units;
}

/** WR-11.25: units or Leaders of both players of a side at one place. */
export function isShared(s: War, side: Side, place: Place): boolean {
  if (!isTeam(s, side)) return false;
  for (const seat of teamOf(s, side)) {
    const some =
      nationsOfSeat(s, seat).some((nation) => isPresent(s, place, nation)) ||
      namedLeaders(s).some((c) => s.at[c] === place && controls(s, seat, leaderNation(s, c)));
    if (!some) return false;
  }
  return true;
}
/** Nazgûl are nobody's alone (WR-11.19). */
const isPresent = (s: War, place: Place, nation: Nation): boolean =>
  nation === SAURON ? unitsOf(s, place, nation) > 0 : s.troops[place * NATION_COUNT + nation] !== 0;

/** Region of a place; the force in hand stands where `field` says. */
export const regionOf = (s: War, place: Place): Region =>
  isRegion(place) ? place : place === FIELD ? s.field : STRONGHOLDS[place - REGION_COUNT];

/** Units of a side in a region outside walls, the force in hand included. */
export const isStanding = (s: War, side: Side, region: Region): boolean =>
  hasUnits(s, side, region) || (s.field === region && hasUnits(s, side, FIELD));

/** WR-2.60: units of a side anywhere in a region, behind walls or outside. */
export const isOccupied = (s: War, side: Side, region: Region): boolean =>
  isStanding(s, side, region) || (hasStronghold(region) && hasUnits(s, side, inside(region)));

/** A Stronghold that a side controls. */
export const isStrongholdOf = (s: War, side: Side, region: Region): boolean =>
  hasStronghold(region) && s.control[region] === side;

export const isBesieged = (s: War, region: Region): boolean =>
  hasStronghold(region) && s.siege[STRONGHOLD_AT[region]] === 1;

/** WR-2.49: whose first owner still controls it. */
export const isUnconquered = (s: War, region: Region): boolean =>
  SETTLEMENT[region] !== NO_SETTLEMENT && s.control[region] === FIRST_CONTROL[region];

/** Place at which figures of a side put into a region stand: behind walls if its own Stronghold is besieged there. */
export const placeIn = (s: War, side: Side, region: Region): Place =>
  isOwnSiege(s, side, region) ? inside(region) : region;

export const isAtWar = (s: War, nation: Nation): boolean => s.box[nation] === AT_WAR;

export function nationsAtWar(s: War, side: Side): number {
  let count = 0;
  for (const nation of NATIONS_OF[side]) if (s.box[nation] === AT_WAR) count++;
  return count;
}

// Characters

/** WR-2.58: on the map and not in the Fellowship. */
export const inPlay = (s: War, character: CharacterNo): boolean => s.at[character] >= 0;

export const inFellowship = (s: War, character: CharacterNo): boolean => s.at[character] === IN_FELLOWSHIP;

export const isAside = (s: War, character: CharacterNo): boolean => s.at[character] === ASIDE;

export const characterRegion = (s: War, character: CharacterNo): Region =>
  s.at[character] < 0 ? -1 : regionOf(s, s.at[character]);

export function companionsInFellowship(s: War): number {
  let count = 0;
  for (const c of companionsOf(s)) if (s.at[c] === IN_FELLOWSHIP) count++;
  return count;
}

/** Bits of the Characters of a side at a place. */
export function charactersAt(s: War, side: Side, place: Place): number {
  let bits = 0;
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === place && sideOfCharacter(s, c) === side) bits |= 1 << c;
  return bits;
}

export function companionAt(s: War, place: Place): boolean {
  for (const c of companionsOf(s)) if (s.at[c] === place) return true;
  return false;
}

/** A Leader with a figure of his own stands there. */
export function namedLeaderAt(s: War, place: Place): boolean {
  for (const c of namedLeaders(s)) if (s.at[c] === place) return true;
  return false;
}

export function companionIn(s: War, region: Region): boolean {
  for (const c of companionsOf(s)) if (characterRegion(s, c) === region) return true;
  return false;
}

/** WR-6.117: Nazgûl of a place, the Witch-king counted among them. */
export const nazgulWithKing = (s: War, place: Place): number =>
  nazgulAt(s, place) + (s.at[WITCH_KING] === place ? 1 : 0);

/** WR-6.117: is any Nazgûl in the region, the Witch-king included? */
export function nazgulIn(s: War, region: Region): boolean {
  if (nazgulAt(s, region) > 0 || characterRegion(s, WITCH_KING) === region) return true;
  return hasStronghold(region) && nazgulAt(s, inside(region)) > 0;
}

/** Elites of a Nation at a place that are Leaders too (WR-6.810). */
export function eliteLeaders(s: War, place: Place, nation: Nation): number {
  for (const leads of editionOf(s).eliteLeads) if (leads(s, nation)) return elitesOf(s, place, nation);
  return 0;
}

export function companionsAt(s: War, place: Place): number {
  let count = 0;
  for (const c of companionsOf(s)) if (s.at[c] === place) count++;
  return count;
}

// Fates

/** WR-6.311, WR-6.312: a figure lost as a casualty. */
export function lose(s: War, place: Place, figure: Figure, count = 1): void {
  add(s, place, figure, -count);
  (NATION_SIDE[nationOf(figure)] === FREE ? s.lost : s.reserve)[figure] += count;
}

/** A figure lost to the enemy, counted among the fallen of the war. */
export function fall(s: War, place: Place, figure: Figure, count = 1): void {
  lose(s, place, figure, count);
  s.fallen[NATION_SIDE[nationOf(figure)]] += count;
}

/** WR-6.206: back to the reinforcements, no casualty. */
export function disband(s: War, place: Place, figure: Figure): void {
  add(s, place, figure, -1);
  s.reserve[figure]++;
}

/** WR-6.565, WR-6.568: a Regular to take the place of an Elite. */
export const hasSpareRegular = (s: War, nation: Nation): boolean =>
  s.lost[figureOf(nation, REGULAR)] + s.reserve[figureOf(nation, REGULAR)] > 0;

/** WR-6.562, WR-6.567: an Elite becomes a Regular, taken from earlier losses first. */
export function reduceElite(s: War, place: Place, nation: Nation): void {
  const regular = figureOf(nation, REGULAR);
  if (s.lost[regular] > 0) s.lost[regular]--;
  else s.reserve[regular]--;
  add(s, place, regular, 1);
  lose(s, place, figureOf(nation, ELITE));
}

/**
 * What two team-mates have agreed goes with their Army; who stands at its goal is part of it only by agreement (WR-11.27).
 * Who relieves a garrison comes to it, not it to him (WR-11.46).
 */
function carryMarks(s: War, side: Side, from: Place, to: Place): void {
  if (hasUnits(s, side, from) && (isWithin(from) || !hasUnits(s, side, to))) {
    s.mixed[to] = s.mixed[from] === 1 || (from === FIELD && isShared(s, side, FIELD)) ? 1 : 0;
    s.apart[to] = s.apart[from];
  }
  s.mixed[from] = 0;
  if (side !== FREE) return;
  // WR-11.37: it stays the one that acted, wherever it is
  s.wornArmies = s.wornArmies.map((place) => (place === from ? to : place));
  s.wearingArmies = s.wearingArmies.map((place) => (place === from ? to : place));
}

/** Everything of one side that stands at a place goes to another, Characters of Level 0 too. */
export function shift(s: War, side: Side, from: Place, to: Place): void {
  if (s.players > 2) carryMarks(s, side, from, to);
  for (const nation of NATIONS_OF[side]) {
    s.troops[to * NATION_COUNT + nation] += s.troops[from * NATION_COUNT + nation];
    s.troops[from * NATION_COUNT + nation] = 0;
  }
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === from && sideOfCharacter(s, c) === side) s.at[c] = to;
}

/** WR-6.112: whether the enemy of a side stands around its Stronghold in a region. */
export const isOwnSiege = (s: War, side: Side, region: Region): boolean =>
  isBesieged(s, region) && s.control[region] === side;

/** Whether a side besieges the Stronghold of a region. */
export const besieges = (s: War, side: Side, region: Region): boolean =>
  isBesieged(s, region) && s.control[region] === enemy(side);

/** WR-6.415, WR-7.23: may figures of a Nation be led into a region? */
export const mayCross = (s: War, nation: Nation, region: Region): boolean =>
  s.box[nation] === AT_WAR || REGION_NATION[region] < 0 || REGION_NATION[region] === nation;
