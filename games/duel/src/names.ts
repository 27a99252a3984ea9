/** Names of things for records, texts and terminals. */
import type { Kind } from '@pony/engine';
import { CARDS, CHAINS, RACES, REGIONS, SIDES, SKILLS, SLOTS, TILES, TOKENS } from './data.ts';

const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  seat: SIDES,
  region: REGIONS,
  card: CARDS.map((card) => card.id),
  slot: Array.from({ length: SLOTS }, (_, slot) => `slot-${slot}`),
  tile: TILES.map((tile) => tile.id),
  token: TOKENS.map((token) => token.id),
  race: RACES,
  skill: SKILLS,
  chain: CHAINS,
};

const PLACES: Readonly<Record<Kind, ReadonlyMap<string, number>>> = Object.fromEntries(
  Object.entries(NAMES).map(([kind, names]) => [kind, new Map(names.map((name, id) => [name, id]))]),
);

/** Kinds of an option's targets. */
export const notation: Readonly<Record<string, readonly Kind[]>> = {
  play: ['slot'],
  discard: ['slot'],
  take: ['tile'],
  place: ['region'],
  spread: ['region', 'region'],
  move: ['region', 'region'],
  remove: ['region'],
  raze: ['region'],
  step: [],
  again: [],
  'lose-coin': [],
  'lose-grey': ['card'],
  search: [],
  pick: ['card'],
  name: ['race'],
  keep: ['token'],
  done: [],
};

/** Kinds of the named arguments of prompts, refusals and events. */
export const kinds: Readonly<Record<string, Kind>> = {
  seat: 'seat',
  card: 'card',
  cards: 'card',
  region: 'region',
  regions: 'region',
  from: 'region',
  to: 'region',
  tile: 'tile',
  tiles: 'tile',
  token: 'token',
  tokens: 'token',
  race: 'race',
};

const listOf = (kind: Kind): readonly string[] => {
  const names = NAMES[kind];
  if (!names) throw new Error(`duel has no things of kind ${kind}`);
  return names;
};

export function name(kind: Kind, id: number): string {
  const found = listOf(kind)[id];
  if (found === undefined) throw new Error(`duel has no ${kind} number ${id}`);
  return found;
}

export const find = (kind: Kind, word: string): number | undefined => PLACES[kind]?.get(word);

export const size = (kind: Kind): number => listOf(kind).length;
