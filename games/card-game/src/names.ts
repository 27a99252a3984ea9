/** Names of things for records, texts and terminals. */
import type { Kind } from '@pony/engine';
import { CARDS, FACTIONS, LOCATIONS, SIDES } from './data.ts';
import { BRANCHES, PLACES } from './options.ts';
import type { Scenario } from './scenarios.ts';

const LISTS: Readonly<Record<Kind, readonly string[]>> = {
  card: CARDS,
  location: LOCATIONS,
  place: PLACES,
  faction: FACTIONS,
  side: SIDES,
  branch: BRANCHES,
};

/** Kinds of an option's targets. */
export const notation: Readonly<Record<string, readonly Kind[]>> = {
  play: ['card', 'place'],
  give: ['card', 'card'],
  event: ['card'],
  move: ['card', 'location'],
  use: ['card'],
  ring: [],
  winnow: [],
  cycle: ['card'],
  pass: [],
  forsake: ['card'],
  'forsake-top': [],
  eliminate: ['card'],
  take: ['card'],
  none: [],
  bring: ['location'],
  mark: ['location'],
  go: ['location'],
  fight: ['location'],
  support: ['card', 'card'],
  guard: ['card'],
  yes: [],
  no: [],
  done: [],
  choose: ['branch'],
};

/** Kinds of the named arguments of prompts, refusals and events. */
export const kinds: Readonly<Record<string, Kind>> = {
  seat: 'seat',
  seats: 'seat',
  card: 'card',
  cards: 'card',
  item: 'card',
  wielder: 'card',
  army: 'card',
  character: 'card',
  location: 'location',
  locations: 'location',
  place: 'place',
  side: 'side',
  faction: 'faction',
};

export interface Names {
  name(kind: Kind, id: number): string;
  find(kind: Kind, word: string): number | undefined;
  size(kind: Kind): number;
}

/** Seats are called after the decks of the scenario. */
export function namesOf(scenario: Scenario): Names {
  const lists: Readonly<Record<Kind, readonly string[]>> = { ...LISTS, seat: scenario.seats };
  const found = new Map(
    Object.entries(lists).map(([kind, names]) => [kind, new Map(names.map((word, id) => [word, id]))]),
  );
  const listOf = (kind: Kind): readonly string[] => {
    const names = lists[kind];
    if (!names) throw new Error(`the Card Game has no things of kind ${kind}`);
    return names;
  };
  return {
    name(kind, id) {
      const word = listOf(kind)[id];
      if (word === undefined) throw new Error(`the Card Game has no ${kind} number ${id}`);
      return word;
    },
    find: (kind, word) => found.get(kind)?.get(word),
    size: (kind) => listOf(kind).length,
  };
}
