/** How good a position of War of the Ring is for a side: the race between the Ring and the war, and what helps in it. */
import type { Seat } from '@pony/engine';
import {
  AT_WAR,
  FREE,
  faceOf,
  HAND_LIMIT,
  NATION_COUNT,
  NATION_SIDE,
  POINTS_TO_WIN,
  SHADOW,
  type Side,
} from '../src/data.ts';
import { extraDiceOf, sideOfCharacter, tableOf } from '../src/edition.ts';
import { diceOf, dieCount } from '../src/rules/dice.ts';
import { cardsOfSide, sideOfSeat } from '../src/seats.ts';
import type { War } from '../src/state.ts';
import { type Fight, fightOf, type Hopes, outlooks } from './military.ts';
import { margin, stepsLeft } from './quest.ts';

/** Steps of the Fellowship in a turn; turns the Shadow needs for a point. */
const PACE = 1.5;
const TURNS_PER_POINT = 1.1;
/** How much a hoped-for point counts against one taken. */
const HOPE = 0.6;
/** The quest by its odds: corruption to spare and turns to spare that make it likely, and what the odds weigh, by judging side. */
const MARGIN_SCALE = 2.3;
const TIME_SCALE = 1.8;
const ODDS = [0.35, 0.5];
/** Unused dice by face, character to eye, by side. */
const DIE: readonly (readonly number[])[] = [
  [0.075, 0.05, 0.05, 0.06, 0.055, 0.1, 0],
  [0.045, 0.05, 0.045, 0.055, 0.04, 0, 0],
];
const RING = 0.06;
/**
 * What is done already, whatever the odds, by judging side: a step of the Fellowship, a point of the Shadow or half of
 * one in sight. Each side wants its own more than the other fears it.
 */
const STEP = [0.05, 0.03];
const POINT = [0.1, 0.2];
const IN_SIGHT = 0.5;
const EXTRA_DIE = [0.22, 0.2];
/** A hand by the number of its cards: the last of a full hand would be discarded soon. */
const HAND = [0, 0.06, 0.11, 0.145, 0.165, 0.175, 0.18];
const TABLE_CARD = 0.1;
/** The campaign of the Shadow by judging side: it is what brings reserves to the front. */
const CAMPAIGN = [0, 0.1];
const FORCE = [0.008, 0.0015];
/** A Nation's way to war, by side: each box, waking, being At War. */
const BOX = [0.006, 0.06];
const AWAKE = 0.012;
const WAR = [0.02, 0.06];
/** Points of the Free Peoples count little at first and much near the end; the Shadow is on its guard. */
const CONQUEST = [0.008, 0.05];
const HOPE_OF_CONQUEST = 0.5;

/** Log odds of a chance given by its logarithm: it goes on growing for a side far ahead. */
const logit = (log: number): number => log - Math.log(-Math.expm1(Math.min(log, -1e-6)));
const softLog = (x: number): number => (x > 20 ? 0 : -Math.log1p(Math.exp(-x)));

function belongings(s: War, side: Side, force: number): number {
  let sum = FORCE[side] * force + RING * s.rings[side];
  for (let die = 0; die < dieCount(s); die++) sum += DIE[side][faceOf(die)] * diceOf(s, side, die);
  sum += HAND[Math.min(cardsOfSide(s, side), HAND_LIMIT)];
  for (const card of s.table[side]) if (!tableOf(s, card)?.hunt) sum += TABLE_CARD;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (NATION_SIDE[nation] !== side) continue;
    sum += BOX[side] * s.box[nation];
    if (s.active[nation] === 1) sum += AWAKE;
    if (s.box[nation] === AT_WAR) sum += WAR[side];
  }
  for (let c = 0; c < s.at.length; c++)
    if (extraDiceOf(s, c) > 0 && sideOfCharacter(s, c) === side && s.at[c] >= 0) sum += EXTRA_DIE[side];
  return sum;
}

/** Turns until the Ring is at the Crack of Doom. */
export const turnsOfRing = (s: War): number => stepsLeft(s) / PACE;

/** Turns until the Shadow has its points. */
export function turnsOfShadow(shadow: Hopes): number {
  const missing = POINTS_TO_WIN[SHADOW] - shadow.points;
  if (missing <= 0) return 0;
  return Math.max(0.5, TURNS_PER_POINT * (missing - HOPE * Math.min(shadow.hope, missing + 4)) + 1.5);
}

/** Good for the Free Peoples above 0, as a side sees it, with a battle taken as fought. */
function assess(s: War, side: Side, fight: Fight | null): number {
  const [free, shadow] = outlooks(s, fight);
  const time = (turnsOfShadow(shadow) - turnsOfRing(s)) / TIME_SCALE;
  const quest = softLog(margin(s) / MARGIN_SCALE) + softLog(time);
  const conquest = free.points + HOPE_OF_CONQUEST * free.hope;
  const far = free.points >= POINTS_TO_WIN[FREE] ? 2 : 0;
  return (
    ODDS[side] * logit(quest) -
    STEP[side] * (stepsLeft(s) - 16) -
    POINT[side] * (shadow.points + IN_SIGHT * shadow.hope) +
    CONQUEST[side] * conquest ** 3 +
    far -
    (shadow.points >= POINTS_TO_WIN[SHADOW] ? 2 : 0) +
    belongings(s, FREE, free.force) -
    belongings(s, SHADOW, shadow.force) -
    CAMPAIGN[side] * shadow.campaign
  );
}

/** From -1 (lost) to 1 (won). */
export function evaluate(s: War, seat: Seat): number {
  const side = sideOfSeat(s, seat);
  const good = assess(s, side, fightOf(s));
  const value = good / (1 + Math.abs(good)); // never flat: a side far ahead still wants to win
  return side === FREE ? value : -value;
}
