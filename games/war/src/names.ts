/** Names of things for records, texts and terminals. */
import type { Kind } from '@pony/engine';
import { DECKS, FIGURES, NATIONS, PLACES, REGIONS, ROLES } from './data.ts';

/** Things that are the same in every edition. */
export const BOARD_NAMES: Readonly<Record<Kind, readonly string[]>> = {
  /** A side, or the player of a part of it. */
  side: ROLES,
  region: REGIONS,
  place: PLACES,
  nation: NATIONS,
  figure: FIGURES,
  deck: DECKS,
};
export const COUNTS = 100;

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
  'lose-for-two': ['figure'],
  reduce: ['figure'],
  disband: ['figure'],
  card: ['card'],
  discard: ['card'],
  give: ['card'],
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
  other: 'card',
  combat: 'combat',
  deck: 'deck',
  die: 'die',
  result: 'die',
  faces: 'die',
  tile: 'tile',
  tiles: 'tile',
};
