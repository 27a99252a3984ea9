/**
 * Combat halves: conditions and ready-made effects. A half is `combat(id, { requires, effects })`; an effect acts at one
 * initiative (WR-6.555) on the battle `b` for the `side` whose card it is:
 *   0 cancel a card · 1 leave, silence · 2 attacks before the roll · 3 changes of the Combat roll
 *   4 between roll and re-roll · 5 extra hits · 6 before losses · 7 after losses
 */
import { refusal } from '@pony/engine';
import {
  companionAt,
  companionsAt,
  elitesAt,
  elitesOf,
  leadersAt,
  namedLeaderAt,
  nazgulWithKing,
  unitsAt,
} from '../board.ts';
import { DISTANCE, enemy, FREE, REGION_NATION, SHADOW, type Side } from '../data.ts';
import type { CharacterNo, Nation, Region } from '../ids.ts';
import {
  ASSAULT,
  battleRegion,
  characterLeadership,
  isFighting,
  nazgulLeadership,
  placeOf,
  strike,
} from '../rules/strength.ts';
import type { War } from '../state.ts';
import type { Battle, CombatCard, CombatEffect } from './types.ts';

type Condition = NonNullable<CombatCard['requires']>;
type Test = (s: War, b: Battle, side: Side) => boolean;
/** WR-6.538: a condition printed in bold; `say` is a text key of refusals. */
export const needs = (say: string, holds: Test): Condition => ({ refusal: refusal<War>('WR-6.538', say), holds });

export const combat = (id: string, half: Omit<CombatCard, 'id'>): CombatCard => ({ id, ...half });
export const effect = (at: number, act: CombatEffect['act']): CombatEffect => ({ at, act });

// Conditions

export const companionFights = needs('combat-needs-companion', (s, b) => companionAt(s, placeOf(b, FREE)));
export const leaderOrCompanionFights = needs(
  'combat-needs-leader',
  (s, b) =>
    leadersAt(s, FREE, placeOf(b, FREE)) > 0 || companionAt(s, placeOf(b, FREE)) || namedLeaderAt(s, placeOf(b, FREE)),
);
export const someFight = (...characters: readonly number[]): Condition =>
  needs('combat-needs-character', (s, b) => characters.some((c) => isFighting(s, b, c)));
export const eliteFights = (side: Side): Condition =>
  needs('combat-needs-elite', (s, b) => elitesAt(s, side, placeOf(b, side)) > 0);
export const eliteOfNationFights = (nation: Nation): Condition =>
  needs('combat-needs-elite', (s, b) => elitesOf(s, placeOf(b, SHADOW), nation) > 0);
export const nazgulFights = needs('combat-needs-nazgul', (s, b) => nazgulWithKing(s, placeOf(b, SHADOW)) > 0);
/** Points of Nazgûl Leadership, which The White Rider takes away (WR-6.814). */
export const nazgulPoints = (points: number): Condition =>
  needs('combat-needs-nazgul-leadership', (s, b) => nazgulLeadership(s, b) >= points);
export const bearersAreHere = needs(
  'combat-needs-fellowship',
  (s, b) => s.mordor < 0 && s.bearers === battleRegion(s, b),
);
export const defenderIn = (nations: readonly number[], regions: readonly number[] = []): Condition =>
  needs('combat-needs-region', (s, b) => {
    const region = battleRegion(s, b);
    return regions.includes(region) || nations.includes(REGION_NATION[region]);
  });
export const defenderNear = (region: Region, steps: number): Condition =>
  needs('combat-needs-region', (s, b) => DISTANCE[region][battleRegion(s, b)] <= steps);
/** WR-6.634: a field battle in which FP defends. */
export const freeDefendInField = needs('combat-needs-field', (_s, b) => b.attacker === SHADOW && b.kind !== ASSAULT);
export const isAssault = (b: Battle): boolean => b.kind === ASSAULT;

// Effects

/** Adds to the dice of both rolls of one or both sides. */
export const modify = (
  at: number,
  how: { roll?: number; reroll?: number; enemyRoll?: number; enemyReroll?: number },
): CombatEffect =>
  effect(at, (_s, b, side) => {
    b.rollMod[side] += how.roll ?? 0;
    b.rerollMod[side] += how.reroll ?? 0;
    b.rollMod[enemy(side)] += how.enemyRoll ?? 0;
    b.rerollMod[enemy(side)] += how.enemyReroll ?? 0;
  });

/** The enemy's Combat roll has at most so many dice, or so many fewer (WR-6.554). */
export const atMostDice = (dice: number): CombatEffect =>
  effect(3, (_s, b, side) => {
    b.maxDice[enemy(side)] = Math.min(b.maxDice[enemy(side)], dice);
  });
export const fewerDice = (count: (s: War, b: Battle, side: Side) => number): CombatEffect =>
  effect(3, (s, b, side) => {
    b.fewer[enemy(side)] += count(s, b, side);
  });

/** WR-6.542 to WR-6.544: an attack outside the Combat roll; number 0 is the number of the own Combat roll. */
export const extraAttack = (at: number, dice: (s: War, b: Battle, side: Side) => number, number = 0): CombatEffect =>
  effect(at, (s, b, side, cx) => strike(s, b, side, dice(s, b, side), number, cx));

/** WR-6.576: hits added when the side has at least one. */
export const moreHits = (hits: number): CombatEffect =>
  effect(5, (_s, b, side, cx) => {
    if (b.hits[side] === 0) return;
    b.hits[side] += hits;
    cx.emit('more-hits', { side, count: hits });
  });

/** Gives up points of Nazgûl Leadership for this round (WR-6.556); false when there are not enough any more. */
export function giveNazgulPoints(s: War, b: Battle, points: number): boolean {
  if (nazgulLeadership(s, b) < points) return false;
  b.nazgulGiven += points;
  return true;
}

/** A Companion forfeits his Leadership for this round (WR-6.539); false when it is already gone (WR-6.540). */
export function forfeit(s: War, b: Battle, companion: CharacterNo): boolean {
  if (!canForfeit(s, b, companion)) return false;
  b.forfeited |= 1 << companion;
  return true;
}
export const canForfeit = (s: War, b: Battle, companion: CharacterNo): boolean =>
  isFighting(s, b, companion) && characterLeadership(s, b, companion) > 0;

/** The card of the other side loses all its effects (WR-6.557). */
export function cancelEnemyCard(b: Battle, side: Side): void {
  b.cancelled[enemy(side)] = 1;
}

/** Hits the units of a side can take: two for an Elite, the last unit included (WR-6.563, WR-6.579). */
export const hitsToTake = (s: War, b: Battle, side: Side): number =>
  unitsAt(s, side, placeOf(b, side)) + elitesAt(s, side, placeOf(b, side));

/** Companions in the fight. */
export const fightingCompanions = (s: War, b: Battle): number => companionsAt(s, placeOf(b, FREE));
export { battleRegion, isFighting, nazgulLeadership, placeOf };
