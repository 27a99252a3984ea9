/** How good a position of Duel is for a side: the three roads to victory and what helps on them, for both sides. */
import type { Seat } from '@pony/engine';
import { CARDS, GOAL, RACES, SIDE_DATA, SKILLS, SLOTS, TOKENS } from '../src/data.ts';
import { raceSymbols } from '../src/rules/victory.ts';
import { type Duel, fortressesOf, regionsHeld } from '../src/state.ts';

/** What a thing adds to the chance of winning, as it weighs at the first and at the last turn of a game. */
type Worth = readonly [first: number, last: number];

/** The Quest counts little at first and much near its end. */
const QUEST_SQUARE: Worth = [1, 0.9];
const QUEST_FOURTH: Worth = [0.8, 1];
/** By the number of race symbols. */
const RACE_SYMBOLS: readonly Worth[] = [
  [0, 0],
  [0.3, 0],
  [0.6, 0],
  [0.9, 0],
  [1.8, 0.1],
  [3.4, 0.8],
  [9, 9],
];
const REGION: Worth = [0.03, 0];
const SIX_REGIONS: Worth = [0.7, 0.2];
const UNIT: Worth = [0.08, 0.1];
const FORTRESS: Worth = [0.09, 0.24];
const COIN: Worth = [0.06, 0.1];
const COIN_BEYOND_FIVE: Worth = [0.02, 0.07];
/** The first, second and each further symbol of a skill. */
const SKILL: readonly Worth[] = [
  [0.29, 0.07],
  [0.12, 0],
  [0.09, 0.13],
];
const SLASH_CARD: Worth = [0.5, 0];
const CHAIN_AHEAD: Worth = [0.04, 0.09];
const TURN: Worth = [0.05, 0.2];
const TOKEN: Readonly<Record<string, Worth>> = {
  'extra-turn-on-yellow': [0.7, 0],
  'red-any-region': [0.1, 0.05],
  'wild-skill': [0.3, 0.3],
  'no-surcharge': [0.2, 0.6],
  'extra-turn-on-tile': [1.2, 0.2],
  'moves-on-green': [0.1, 0.05],
  'unit-on-blue': [0.6, 0],
  'coins-on-chain': [0.6, 0],
  'ring-on-yellow': [0.6, 0],
  'more-units-on-red': [0.1, 0.2],
  'discard-income-times': [0.5, 0],
};
/** More regions than the other when the last card is near. */
const MORE_REGIONS = 0.9;

const TOKEN_WORTH: readonly (Worth | undefined)[] = TOKENS.map((token) => TOKEN[token.effect.kind]);
/** Chain symbols that make a card of a later chapter free, chapter by chapter. */
const AHEAD: readonly number[] = [0, 1, 2, 3].map((chapter) =>
  CARDS.reduce((bits, card) => (card.chainIn >= 0 && card.chapter > chapter ? bits | (1 << card.chainIn) : bits), 0),
);

function count(bits: number): number {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
}

/** From 0 at the first turn to 1 when the last card is gone. */
const progress = (s: Duel): number => ((s.chapter - 1) * SLOTS + SLOTS - count(s.present)) / (3 * SLOTS);

const at = (worth: Worth, t: number): number => worth[0] + (worth[1] - worth[0]) * t;

function side(s: Duel, seat: Seat, regions: number, t: number): number {
  const quest = (s.quest[seat] / GOAL) ** 2;
  const coins = s.coins[seat];
  let sum =
    at(QUEST_SQUARE, t) * quest +
    at(QUEST_FOURTH, t) * quest * quest +
    at(RACE_SYMBOLS[Math.min(raceSymbols(s, seat), RACES.length)], t) +
    at(REGION, t) * regions +
    at(UNIT, t) * (SIDE_DATA[seat].units - s.supply[seat]) +
    at(FORTRESS, t) * fortressesOf(s, seat) +
    at(COIN, t) * Math.min(coins, 5) +
    at(COIN_BEYOND_FIVE, t) * Math.max(coins - 5, 0) +
    at(SLASH_CARD, t) * count(s.slash[seat]) +
    at(CHAIN_AHEAD, t) * count(s.chains[seat] & AHEAD[s.chapter]);
  if (regions >= 6) sum += at(SIX_REGIONS, t);
  if (s.active === seat) sum += at(TURN, t);
  for (let kind = 0; kind < SKILLS.length; kind++) {
    const symbols = s.skills[seat * SKILLS.length + kind];
    if (symbols > 0) sum += at(SKILL[0], t);
    if (symbols > 1) sum += at(SKILL[1], t);
    if (symbols > 2) sum += at(SKILL[2], t) * (symbols - 2);
  }
  for (let left = s.tokens[seat]; left !== 0; left &= left - 1) {
    const worth = TOKEN_WORTH[31 - Math.clz32(left & -left)];
    if (worth) sum += at(worth, t);
  }
  return sum;
}

/** From -1 (lost) to 1 (won). */
export function evaluate(s: Duel, seat: Seat): number {
  const t = progress(s);
  const other = 1 - seat;
  const mine = regionsHeld(s, seat);
  const theirs = regionsHeld(s, other);
  const lead = Math.max(-2, Math.min(2, mine - theirs)) * MORE_REGIONS * t ** 8;
  return Math.tanh((side(s, seat, mine, t) - side(s, other, theirs, t) + lead) / 2);
}
