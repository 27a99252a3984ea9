/** Everything on the table of the Card Game, as plain lists of small numbers. A seat is a deck (CG-36.6). */
import type { Core, Seat } from '@pony/engine';
import { FIRST_COPY, FREE, IS_PATH, type Side } from './data.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Where a faction card is; on a location: ON + location. */
export const BOX = 0;
export const DECK = 1;
export const HAND = 2;
export const CYCLE = 3;
export const GONE = 4;
/** Drawn apart from the hand (CG-21.5). */
export const APART = 5;
/** Announced and not yet in play; an event while it is carried out (CG-19.4). */
export const LIMBO = 6;
export const RESERVE = 7;
export const ON = 8;

/** Where a location is. */
export const L_BOX = 0;
export const L_DECK = 1;
export const L_ACTIVE = 2;
/** Scored: L_SCORED + side. */
export const L_SCORED = 3;
export const L_DISCARDED = 5;

export interface CardGame extends Core {
  scenario: number;
  round: number;
  /** Who has the first-player token, as a place in the turn order. */
  first: number;
  /** By card: its place; items have the place of their wielder (CG-18.17). */
  at: number[];
  /** By card: its wielder, -1 for none. */
  host: number[];
  /** By card: icons of path attack added to it (CG-28.1). */
  tokens: number[];
  /** By card: 1 when everybody has seen it go where it now lies hidden. */
  seen: number[];
  /** By seat; the last card of a deck is its top. */
  hands: number[][];
  decks: number[][];
  cycled: number[][];
  gone: number[][];
  /** Cards in play in order of arrival. */
  play: number[];
  /** Cards drawn apart, the latest group last. */
  apart: number[];
  /** Cards that came to a reserve this round (CG-20.1). */
  fresh: number[];
  /** Characters and items played this round (CG-21.3). */
  played: number[];
  /** Cards whose action of once a round was used (CG-23.6). */
  used: number[];
  /** By location: its place. */
  locAt: number[];
  /** Active locations in the order in which they came out. */
  active: number[];
  /** Beside each active location: attack and defence icons added, and 1 when its printed icons do not count (CG-31.1). */
  addedAttack: number[];
  addedDefence: number[];
  bare: number[];
  /** Number of the path activated last. */
  lastPath: number;
  /** 1 when a path of the last number was fought (CG-35.4). */
  finalFought: number;
  corruption: number;
  /** By seat: 1 while the Ring token can be used. */
  ring: number[];
  /** Bits of what events allow until the end of the round. */
  permits: number;
}

export const scenarioOf = (s: CardGame): Scenario => SCENARIOS[s.scenario];
export const ownerOf = (s: CardGame, card: number): Seat => SCENARIOS[s.scenario].owner[card];
export const sideOfSeat = (s: CardGame, seat: Seat): Side => SCENARIOS[s.scenario].side[seat];
/** The player of a faction, -1 for nobody (CG-3.9). */
export const playerOf = (s: CardGame, faction: number): Seat => SCENARIOS[s.scenario].player[faction];
export const firstPlayer = (s: CardGame): Seat => {
  const { order } = SCENARIOS[s.scenario];
  return order[s.first];
};

/** Nobody, or one seat: lists for `seats`, made once. */
export const NOBODY: readonly Seat[] = [];
export const JUST: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** CG-7.7: every seat once, in turn order from the first player. */
export function inTurnOrder(s: CardGame): Seat[] {
  const { order } = SCENARIOS[s.scenario];
  const out: Seat[] = [];
  for (let i = 0; i < order.length; i++) {
    const seat = order[(s.first + i) % order.length];
    if (!out.includes(seat)) out.push(seat);
  }
  return out;
}

/** Whose reserve an item or character lies in: its wielder's player's (CG-18.11). */
export const holderOf = (s: CardGame, card: number): Seat => ownerOf(s, s.host[card] < 0 ? card : s.host[card]);

export const inReserve = (s: CardGame, card: number): boolean => s.at[card] === RESERVE;
export const inPlay = (s: CardGame, card: number): boolean => s.at[card] >= RESERVE;
/** The location a card lies on, -1 for none. */
export const locationOf = (s: CardGame, card: number): number => s.at[card] - ON;
export const isOnPath = (s: CardGame, card: number): boolean => s.at[card] >= ON && IS_PATH[s.at[card] - ON];

export const isActive = (s: CardGame, location: number): boolean => s.locAt[location] === L_ACTIVE;
/** The active path, -1 for none; there is at most one (CG-12.4). */
export function activePath(s: CardGame): number {
  for (let i = 0; i < s.active.length; i++) if (IS_PATH[s.active[i]]) return s.active[i];
  return -1;
}

export const reserveOf = (s: CardGame, seat: Seat): number[] =>
  s.play.filter((card) => s.at[card] === RESERVE && holderOf(s, card) === seat);
export const itemsOf = (s: CardGame, card: number): number[] => s.play.filter((one) => s.host[one] === card);

/** The cards of a list without further copies of a title. */
export function distinct(cards: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    let known = false;
    for (let j = 0; j < out.length && !known; j++) known = FIRST_COPY[out[j]] === FIRST_COPY[cards[i]];
    if (!known) out.push(cards[i]);
  }
  return out;
}

/** CG-34.1 to CG-34.4: points of a side from what lies in its area now, without Ring tokens. */
export const scoredBy = (side: Side): number => L_SCORED + side;
export const otherSide = (side: Side): Side => (side === FREE ? 1 : 0);
