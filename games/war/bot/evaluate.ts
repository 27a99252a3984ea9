/** How good a position of War of the Ring is for a side: the race between the Ring and the war, and what helps in it. */
import type { Seat } from '@pony/engine';
import {
  ARAGORN,
  AT_WAR,
  FREE,
  faceOf,
  HAND_LIMIT,
  NATION_COUNT,
  NATION_SIDE,
  POINTS_TO_WIN,
  SHADOW,
  type Side,
  STRIDER,
} from '../src/data.ts';
import { companionsOf, extraDiceOf, levelOf, sideOfCharacter, tableOf } from '../src/edition.ts';
import { diceOf, dieCount } from '../src/rules/dice.ts';
import { cardsOfSide, sideOfSeat } from '../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, type War } from '../src/state.ts';
import { chanceBy } from './chance.ts';
import { type Look, lookAt } from './look.ts';
import { fightOf, outlooks } from './military.ts';
import { margin, stepsLeft } from './quest.ts';
import { TASTES, type Taste } from './taste.ts';
import { turnsOfRing, turnsOfShadow } from './tempo.ts';

/** Unused dice by face, character to eye, by side. */
const DIE: readonly (readonly number[])[] = [
  [0.075, 0.05, 0.05, 0.06, 0.055, 0.1, 0],
  [0.045, 0.05, 0.045, 0.055, 0.04, 0, 0],
];
const RING = 0.06;
const EXTRA_DIE = [0.22, 0.2];
/** A hand by the number of its cards: the last of a full hand would be discarded soon. */
const HAND = [0, 0.06, 0.11, 0.145, 0.165, 0.175, 0.18];
const TABLE_CARD = 0.1;
const FORCE = [0.008, 0.0015];
/** A Nation's way to war, by side: each box, waking, being At War. */
const BOX = [0.006, 0.06];
const AWAKE = 0.012;
const WAR = [0.02, 0.06];

/** Log odds of a chance given by its logarithm: it goes on growing for a side far ahead. */
const logit = (log: number): number => log - Math.log(-Math.expm1(Math.min(log, -1e-6)));
const softLog = (x: number): number => (x > 20 ? 0 : -Math.log1p(Math.exp(-x)));

function belongings(s: War, side: Side, force: number, taste: Taste): number {
  let sum = RING * s.rings[side] + taste.force * FORCE[side] * force;
  let dice = 0;
  for (let die = 0; die < dieCount(s); die++) dice += DIE[side][faceOf(die)] * diceOf(s, side, die);
  sum += taste.dice * dice + taste.hand * HAND[Math.min(cardsOfSide(s, side), HAND_LIMIT)];
  for (const card of s.table[side]) if (!tableOf(s, card)?.hunt) sum += taste.table * TABLE_CARD;
  let politics = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (NATION_SIDE[nation] !== side) continue;
    politics += BOX[side] * s.box[nation];
    if (s.active[nation] === 1) politics += AWAKE;
    if (s.box[nation] === AT_WAR) politics += WAR[side];
  }
  let extra = 0;
  for (let c = 0; c < s.at.length; c++)
    if (extraDiceOf(s, c) > 0 && sideOfCharacter(s, c) === side && s.at[c] >= 0) extra += EXTRA_DIE[side];
  return sum + taste.politics * politics + taste.extraDie * extra;
}

/** What Companions alive are worth beyond what they turn aside. */
function companions(s: War, taste: Taste): number {
  if (taste.heir === 0 && taste.company === 0) return 0;
  let sum = s.at[ARAGORN] === ASIDE && s.at[STRIDER] !== GONE ? taste.heir : 0;
  for (const c of companionsOf(s)) if (s.at[c] === IN_FELLOWSHIP || s.at[c] >= 0) sum += taste.company * levelOf(s, c);
  return sum;
}

/** Good for the Free Peoples above 0, as a side of such a taste sees it, by what either may hope for in the war. */
function assess(s: War, taste: Taste, [free, shadow]: Look['hopes']): number {
  const time = (turnsOfShadow(shadow) - turnsOfRing(s)) / taste.timeScale;
  const quest = softLog(margin(s, taste.shield) / taste.marginScale) + softLog(time);
  const conquest = free.points + taste.hopeOfConquest * free.hope;
  const far = free.points >= POINTS_TO_WIN[FREE] ? 2 : 0;
  return (
    taste.odds * logit(quest) -
    taste.step * (stepsLeft(s) - 16) -
    taste.point * (shadow.points + taste.inSight * shadow.hope) +
    taste.conquest * conquest ** 3 +
    far -
    (shadow.points >= POINTS_TO_WIN[SHADOW] ? 2 : 0) +
    companions(s, taste) +
    belongings(s, FREE, free.force, taste) -
    belongings(s, SHADOW, shadow.force, taste) -
    taste.campaign * shadow.campaign
  );
}

/** From -1 (lost) to 1 (won), by the taste of each side. */
export const evaluateBy =
  (tastes: readonly Taste[]) =>
  (s: War, seat: Seat): number => {
    const side = sideOfSeat(s, seat);
    const weight = tastes[side].chance;
    const look = weight > 0 ? lookAt(s) : null;
    const good = assess(s, tastes[side], look?.hopes ?? outlooks(s, fightOf(s)));
    const value = good / (1 + Math.abs(good)); // never flat: a side far ahead still wants to win
    const own = side === FREE ? value : -value;
    const chance = look && chanceBy(s, seat, look);
    return chance === null ? own : (own + weight * (2 * chance - 1)) / (1 + weight);
  };

export const evaluate = evaluateBy(TASTES);
