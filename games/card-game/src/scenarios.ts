/** The four scenarios as tables: who plays which deck, in which order, with what (CG-36 to CG-39). */

import scenariosJson from './data/scenarios.json' with { type: 'json' };
import {
  CARD_COUNT,
  CARDS,
  FACTION,
  FACTIONS,
  IS_PATH,
  LOCATIONS,
  locationNamed,
  SIDES,
  type Side,
  TITLE,
  TITLES,
} from './data.ts';

/** How a Ring token is used: once in the game, once a round, not at all. */
export const RING_ONCE = 0;
export const RING_EACH_ROUND = 1;
export const NO_RING = 2;
const RINGS = ['once', 'round', 'none'];

export interface Scenario {
  readonly id: string;
  readonly seats: readonly string[];
  readonly side: readonly Side[];
  /** Seats in turn order; one seat may stand there twice (CG-38.2). */
  readonly order: readonly number[];
  readonly hand: readonly number[];
  readonly cycled: readonly number[];
  readonly draws: readonly number[];
  readonly ring: readonly number[];
  /** CG-37.8: equal totals discard the path. */
  readonly duelPaths: boolean;
  /** CG-37.14: seats that carry out "each player of the side" twice. */
  readonly twice: readonly boolean[];
  readonly lastPath: number;
  /** By card: the seat in whose deck it starts, -1 for the box. */
  readonly owner: readonly number[];
  /** By faction: the player of that faction, -1 for nobody (CG-3.9, CG-3.10). */
  readonly player: readonly number[];
  /** By round: battlegrounds laid out without decks; null: from the decks. */
  readonly battlegrounds: readonly (readonly number[])[] | null;
  /** By location: 1 when it is in a deck at the start. */
  readonly inDeck: readonly number[];
}

interface Row {
  readonly id: string;
  readonly seats: readonly { id: string; side: string; factions: string[] }[];
  readonly order: number[];
  readonly hand: number[];
  readonly cycled: number[];
  readonly draws: number[];
  readonly ring: string[];
  readonly duelPaths: boolean;
  readonly twice: number[];
  readonly lastPath: number;
  readonly decks?: Record<string, number>[];
  readonly battlegrounds?: string[][];
  readonly paths?: string[];
}

const copyOf = (card: number): number => {
  const title = TITLES[TITLE[card]];
  return CARDS[card] === title ? 1 : Number(CARDS[card].slice(title.length + 1));
};

function ownerOf(row: Row, card: number): number {
  const { decks } = row;
  if (decks) return decks.findIndex((deck) => copyOf(card) <= (deck[TITLES[TITLE[card]]] ?? 0));
  return row.seats.findIndex((seat) => seat.factions.includes(FACTIONS[FACTION[card]]));
}

function scenarioOf(row: Row): Scenario {
  const inDeck = LOCATIONS.map((id, location) => {
    if (row.paths && IS_PATH[location]) return row.paths.includes(id) ? 1 : 0;
    return row.battlegrounds && !IS_PATH[location] ? 0 : 1;
  });
  return {
    id: row.id,
    seats: row.seats.map((seat) => seat.id),
    side: row.seats.map((seat) => SIDES.indexOf(seat.side as 'free') as Side),
    order: row.order,
    hand: row.hand,
    cycled: row.cycled,
    draws: row.draws,
    ring: row.ring.map((id) => RINGS.indexOf(id)),
    duelPaths: row.duelPaths,
    twice: row.seats.map((_, seat) => row.twice.includes(seat)),
    lastPath: row.lastPath,
    owner: Array.from({ length: CARD_COUNT }, (_, card) => ownerOf(row, card)),
    player: FACTIONS.map((id) => row.seats.findIndex((seat) => seat.factions.includes(id))),
    battlegrounds: row.battlegrounds?.map((round) => round.map(locationNamed)) ?? null,
    inDeck,
  };
}

export const SCENARIOS: readonly Scenario[] = (scenariosJson as unknown as Row[]).map(scenarioOf);
export const SCENARIO_IDS: readonly string[] = SCENARIOS.map((one) => one.id);
