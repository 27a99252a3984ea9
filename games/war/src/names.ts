/** Names of things for records, texts and terminals. */
import type { Kind } from '@pony/engine';
import {
  CARD_COMBAT,
  CARDS,
  CHARACTERS,
  DECKS,
  FACES,
  FIGURES,
  NATIONS,
  PLACES,
  REGIONS,
  SIDES,
  TILES,
} from './data.ts';

const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  seat: SIDES,
  side: SIDES,
  region: REGIONS,
  place: PLACES,
  nation: NATIONS,
  figure: FIGURES,
  character: CHARACTERS,
  card: CARDS,
  /** The combat half of each card. */
  combat: CARD_COMBAT,
  deck: DECKS,
  die: FACES,
  tile: TILES,
};
const COUNTS = 100;

const IDS: Readonly<Record<Kind, ReadonlyMap<string, number>>> = Object.fromEntries(
  Object.entries(NAMES).map(([kind, names]) => [kind, new Map(names.map((name, id) => [name, id]))]),
);

/** Kinds of an option's targets. */
export const notation: Readonly<Record<string, readonly Kind[]>> = {
  // Actions: with which die, used as which result
  march: ['die', 'die'],
  attack: ['die', 'die'],
  play: ['card', 'die', 'die'],
  draw: ['deck', 'die', 'die'],
  travel: ['die', 'die'],
  hide: ['die', 'die'],
  separate: ['die', 'die'],
  companions: ['die', 'die'],
  fly: ['die', 'die'],
  advance: ['nation', 'die', 'die'],
  muster: ['die', 'die'],
  enter: ['character', 'die', 'die'],
  'voice-regulars': ['die', 'die'],
  'voice-elites': ['die', 'die'],
  sway: ['character', 'die'],
  'remove-card': ['card', 'die'],
  skip: ['die'],
  ring: ['die', 'die'],
  pass: [],
  // Answers
  yes: [],
  no: [],
  done: [],
  stay: [],
  allocate: ['count'],
  army: ['place'],
  target: ['place'],
  to: ['place'],
  step: ['region'],
  leave: ['figure'],
  'leave-character': ['character'],
  companion: ['character'],
  with: ['character'],
  minion: ['character'],
  nazgul: ['place'],
  guide: ['character'],
  recruit: ['figure', 'region'],
  lose: ['figure'],
  reduce: ['figure'],
  disband: ['figure'],
  card: ['card'],
  discard: ['card'],
  deck: ['deck'],
  nation: ['nation'],
  count: ['count'],
  die: ['die'],
  reroll: ['count'],
  'give-battle': [],
  shelter: [],
  press: [],
  cease: [],
  'casualty-guide': [],
  'casualty-random': [],
  'random-card': [],
  choose: ['count'],
  figure: ['figure', 'place'],
};

/** Kinds of the named arguments of prompts, refusals and events. */
export const kinds: Readonly<Record<string, Kind>> = {
  side: 'side',
  region: 'region',
  regions: 'region',
  from: 'region',
  to: 'region',
  nation: 'nation',
  nations: 'nation',
  figure: 'figure',
  character: 'character',
  characters: 'character',
  card: 'card',
  combat: 'combat',
  deck: 'deck',
  die: 'die',
  result: 'die',
  faces: 'die',
  tile: 'tile',
  tiles: 'tile',
};

const listOf = (kind: Kind): readonly string[] => {
  const names = NAMES[kind];
  if (!names) throw new Error(`war has no things of kind ${kind}`);
  return names;
};

export function name(kind: Kind, id: number): string {
  const found = listOf(kind)[id];
  if (found === undefined) throw new Error(`war has no ${kind} number ${id}`);
  return found;
}

export const find = (kind: Kind, word: string): number | undefined => IDS[kind]?.get(word);

export const size = (kind: Kind): number => (kind === 'count' ? COUNTS : listOf(kind).length);
