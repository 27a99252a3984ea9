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

/** Kinds of the named arguments of prompts, refusals and events. */
export const kinds: Readonly<Record<string, Kind>> = {
  side: 'side',
  seat: 'seat',
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
