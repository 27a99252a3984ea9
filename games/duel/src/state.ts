/** Everything on the table of Duel, as plain lists of small numbers. Seats: 0 the Fellowship, 1 Sauron. */
import type { Core, Seat } from '@pony/engine';
import { REGION_COUNT, SKILLS, SLASH } from './data.ts';

export interface Duel extends Core {
  chapter: number;
  /** Whose turn it is. */
  active: Seat;
  /** Extra turns the active player has earned and not yet taken. */
  extraTurns: number;
  coins: number[];
  /** Units on the board: seat * 7 + region. */
  units: number[];
  supply: number[];
  /** Who has a fortress in each region: -1 nobody. */
  fortress: number[];
  quest: number[];
  /** Card in each slot of the layout, -1 where it was taken. */
  layout: number[];
  /** Bits of the slots that still hold a card. */
  present: number;
  /** Bits of the slots whose card lies face up. */
  faceUp: number;
  /** Cards of the chapters to come, in the order in which they will be dealt. */
  decks: number[][];
  /** Cards put into the discard in the sight of both players. */
  discard: number[];
  /** Cards left over when a chapter was dealt: in the discard too, seen by nobody at first. */
  leftovers: number[];
  /** How many of the leftovers, from the first on, each seat has seen while searching the discard. */
  looked: number[];
  /** Play areas in the order of playing. */
  areas: number[][];
  /** Skill symbols in the play areas: seat * 5 + skill. */
  skills: number[];
  /** Bits of the slash cards (places in SLASH) in each play area. */
  slash: number[];
  /** Bits of the chain symbols in each play area. */
  chains: number[];
  /** Race symbols on green cards: seat * 6 + race. */
  races: number[];
  tilesUp: number[];
  tileStack: number[];
  tileOwner: number[];
  /** Token stacks, race * 3 + depth; the last of `stackSize` is the top. Places above are -1. */
  stacks: number[];
  stackSize: number[];
  /** Bits of the tokens each seat owns. */
  tokens: number[];
  /** Bits of the tokens that both players have seen. */
  knownTokens: number;
  /** 1 when a seat has used its alliance of three races. */
  threeRaces: number[];
}

export const other = (seat: Seat): Seat => 1 - seat;

export const unitsAt = (s: Duel, seat: Seat, region: number): number => s.units[seat * REGION_COUNT + region];

/** DU-16.18: with a fortress, with a unit, or with both. */
export const isPresent = (s: Duel, seat: Seat, region: number): boolean =>
  s.fortress[region] === seat || s.units[seat * REGION_COUNT + region] > 0;

export function regionsHeld(s: Duel, seat: Seat): number {
  let held = 0;
  for (let region = 0; region < REGION_COUNT; region++) if (isPresent(s, seat, region)) held++;
  return held;
}

export function fortressesOf(s: Duel, seat: Seat): number {
  let standing = 0;
  for (let region = 0; region < REGION_COUNT; region++) if (s.fortress[region] === seat) standing++;
  return standing;
}

export const hasToken = (s: Duel, seat: Seat, mask: number): boolean => (s.tokens[seat] & mask) !== 0;

export const topToken = (s: Duel, race: number, depth = 0): number =>
  s.stacks[race * 3 + s.stackSize[race] - 1 - depth];

export const discardSize = (s: Duel): number => s.discard.length + s.leftovers.length;

export function addSkills(s: Duel, seat: Seat, gives: readonly number[], slashCard: number, sign: 1 | -1): void {
  for (let skill = 0; skill < SKILLS.length; skill++) s.skills[seat * SKILLS.length + skill] += sign * gives[skill];
  const slash = SLASH.indexOf(slashCard);
  if (slash >= 0) s.slash[seat] ^= 1 << slash;
}

/** DU-2.8: all units of a side are on the board or in its supply. */
export const unitsInAll = (s: Duel, seat: Seat): number =>
  s.supply[seat] + s.units.slice(seat * REGION_COUNT, (seat + 1) * REGION_COUNT).reduce((a, b) => a + b, 0);

/** The game is decided when this chapter ends (DU-8.8). */
export const LAST_CHAPTER = 3;

/** Who is asked: one of the two, or nobody. */
export const ALONE: readonly (readonly Seat[])[] = [[0], [1]];
export const NOBODY: readonly Seat[] = [];
