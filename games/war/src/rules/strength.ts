/** Chapter VI, 6.51x and 6.54x: Combat Strength, Leadership, dice and hits. */
import type { Cx } from '@pony/engine';
import { eliteLeaders, leadersAt, nazgulAt, regionOf, unitsAt } from '../board.ts';
import type { Battle } from '../content/types.ts';
import {
  CITY,
  COMBAT,
  enemy,
  FIELD,
  FORTIFIED,
  FREE,
  NATIONS_OF,
  SETTLEMENT,
  SHADOW,
  type Side,
  WITCH_KING,
} from '../data.ts';
import { editionOf, leadershipOf, sideOfCharacter } from '../edition.ts';
import type { CharacterNo, Place } from '../ids.ts';
import type { War } from '../state.ts';
import { takeHits } from './casualties.ts';

export const FIELD_BATTLE = 0;
export const ASSAULT = 1;
export const SORTIE = 2;

/** Steps of the effects: initiative * 2, the defender before the attacker (WR-6.536). */
export const EFFECT_STEPS: Readonly<Record<'roll' | 'reroll' | 'losses' | 'last', number>> = {
  roll: 8,
  reroll: 10,
  losses: 14,
  last: 16,
};

/** What a card orders about a battle. */
export const ORDERS = { mayNotCease: 1, landed: 2, noFreeCardsInRoundOne: 4, paidByRegular: 8 } as const;

/** Place at which the fighting figures of a side stand. */
export const placeOf = (b: Battle, side: Side): number => (side === b.attacker ? FIELD : b.target);

/** The embattled region: that of the defending Army. */
export const battleRegion = (s: War, b: Battle): number => regionOf(s, b.target);

/** Is a Character in the fight (never in the rearguard, WR-6.558)? */
export const isFighting = (s: War, b: Battle, character: CharacterNo): boolean =>
  s.at[character] === placeOf(b, sideOfCharacter(s, character));

/** Leadership of a Character in this round. */
export function characterLeadership(s: War, b: Battle, c: CharacterNo): number {
  if (((b.forfeited | b.silenced) & (1 << c)) !== 0) return 0;
  let points = leadershipOf(s, c);
  for (const rate of editionOf(s).rating) points = rate(s, b, c, points);
  return points;
}

/** WR-6.517, WR-6.802: points of Nazgûl Leadership, the Witch-king's rating included. */
export function nazgulLeadership(s: War, b: Battle): number {
  for (const stills of editionOf(s).stillsNazgul) if (stills(s, b)) return 0;
  const place = placeOf(b, SHADOW);
  const king = s.at[WITCH_KING] === place ? leadershipOf(s, WITCH_KING) : 0;
  return Math.max(0, nazgulAt(s, place) + king - b.nazgulGiven);
}

/** WR-6.515: Leadership of a side at a place when nobody fights; `characters`: those who are there. */
export function leadershipAt(s: War, side: Side, place: Place, characters: readonly CharacterNo[]): number {
  let points = leadersAt(s, side, place);
  for (const c of characters) if (sideOfCharacter(s, c) === side) points += leadershipOf(s, c);
  if (side === SHADOW) for (const nation of NATIONS_OF[SHADOW]) points += eliteLeaders(s, place, nation);
  return points;
}

/** WR-6.515: Leadership of a side now. */
export function leadership(s: War, b: Battle, side: Side): number {
  const place = placeOf(b, side);
  let points = side === FREE ? leadersAt(s, FREE, place) : nazgulLeadership(s, b);
  for (let c = 0; c < s.at.length; c++)
    if (s.at[c] === place && sideOfCharacter(s, c) === side && c !== WITCH_KING) points += characterLeadership(s, b, c);
  if (side === SHADOW) for (const nation of NATIONS_OF[SHADOW]) points += eliteLeaders(s, place, nation);
  for (const extra of editionOf(s).leadership) points += extra(s, b, side);
  return Math.max(0, points);
}

/** WR-6.514, WR-6.801. */
export function combatStrength(s: War, b: Battle, side: Side): number {
  const place = placeOf(b, side);
  let strength = unitsAt(s, side, place);
  for (const extra of editionOf(s).strength) strength += extra(s, b, side);
  return strength;
}

/** WR-6.546, WR-6.601, WR-6.613: number a die must reach. */
export function needed(s: War, b: Battle, side: Side): number {
  if (side !== b.attacker) return COMBAT.hitOn;
  if (b.kind === ASSAULT) return COMBAT.hitOnAssault;
  const region = battleRegion(s, b);
  const walls = SETTLEMENT[region] === CITY || FORTIFIED[region];
  return b.kind === FIELD_BATTLE && b.round === 1 && walls ? COMBAT.hitOnCityOrFortificationFirstRound : COMBAT.hitOn;
}

/** WR-6.550, WR-6.551. */
export function isHit(natural: number, modifier: number, number: number): boolean {
  if (natural === COMBAT.alwaysHits) return true;
  return natural !== COMBAT.alwaysMisses && natural + modifier >= number;
}

/** WR-6.516, WR-6.554: dice of the Combat roll. */
export function rollDice(s: War, b: Battle, side: Side): number {
  const dice = Math.min(combatStrength(s, b, side), COMBAT.maxDice, b.maxDice[side]);
  const fewer = b.fewer[side] + b.fewerAlways[side];
  return fewer > 0 ? Math.max(Math.min(dice, 1), dice - fewer) : dice;
}

/** How dice are written down as they fall: added to the natural value. */
export const ROLLED = { again: 10, side: 100 } as const;

export const missed = (b: Battle, side: Side): number[] => (side === FREE ? b.missedFree : b.missedShadow);

/** WR-6.545: one side's Combat roll. */
export function combatRoll(s: War, b: Battle, side: Side, cx: Cx): void {
  const dice = rollDice(s, b, side);
  const number = needed(s, b, side);
  const rolled: number[] = [];
  const misses = missed(b, side);
  for (let i = 0; i < dice; i++) {
    const natural = cx.roll(COMBAT.sides);
    rolled.push(natural);
    b.rolled.push(natural + ROLLED.side * side);
    if (isHit(natural, b.rollMod[side], number)) b.hits[side]++;
    else misses.push(natural);
  }
  cx.emit('combat-rolls', { side, dice: rolled, modifier: b.rollMod[side], number, count: b.hits[side] });
}

/** WR-6.547 to WR-6.549: how many dice a side may roll again. */
export const rerollAllowance = (s: War, b: Battle, side: Side): number =>
  b.noReroll[side] ? 0 : Math.min(leadership(s, b, side), COMBAT.maxDice, missed(b, side).length);

export function reroll(s: War, b: Battle, side: Side, dice: number, cx: Cx): void {
  if (dice === 0) return;
  const number = needed(s, b, side);
  const rolled: number[] = [];
  let hits = 0;
  for (let i = 0; i < dice; i++) {
    const natural = cx.roll(COMBAT.sides);
    rolled.push(natural);
    b.rolled.push(natural + ROLLED.again + ROLLED.side * side);
    if (isHit(natural, b.rerollMod[side], number)) hits++;
  }
  b.hits[side] += hits;
  b.rerollHits[side] = hits;
  cx.emit('leader-rerolls', { side, dice: rolled, modifier: b.rerollMod[side], number, count: hits });
}

/**
 * WR-6.542 to WR-6.544: an attack outside the Combat roll. At most five dice, no re-roll, no modifiers, losses at once.
 * `number` 0: the number of the side's own Combat roll.
 */
export function strike(s: War, b: Battle, side: Side, dice: number, number: number, cx: Cx): void {
  const on = number > 0 ? number : needed(s, b, side);
  const rolled: number[] = [];
  let hits = 0;
  for (let i = 0; i < Math.min(dice, COMBAT.maxDice); i++) {
    const natural = cx.roll(COMBAT.sides);
    rolled.push(natural);
    if (isHit(natural, 0, on)) hits++;
  }
  b.strikeHits[side] += hits;
  cx.emit('strikes', { side, dice: rolled, number: on, count: hits });
  if (hits > 0) cx.call(takeHits, { side: enemy(side), place: placeOf(b, enemy(side)), hits, all: 1 });
}

/** Hits that a combat effect deals without dice, taken at once. */
export function hitNow(b: Battle, side: Side, hits: number, cx: Cx): void {
  if (hits > 0) cx.call(takeHits, { side, place: placeOf(b, side), hits, all: 1 });
}
