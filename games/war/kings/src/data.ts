/** What is printed on the pieces of Kings of Middle-earth. Every id is its place in the list, after those of the base game. */

import {
  CARDS,
  type CardRow,
  CHARACTERS,
  type CharacterRow,
  nation,
  placeIn,
  region,
  TILES,
  type TileRow,
} from '../../src/data.ts';
import type { CharacterNo, TileNo } from '../../src/ids.ts';
import chieftainsJson from './data/chieftains.json' with { type: 'json' };
import eventsJson from './data/events.json' with { type: 'json' };
import sovereignsJson from './data/sovereigns.json' with { type: 'json' };

interface SovereignRow {
  readonly id: string;
  readonly nation: string;
  /** Where he starts, and where he stands once he is Corrupted (KM-2.2, KM-12.10). */
  readonly home: string;
  readonly level: number;
  readonly leadership: number;
  readonly resistance: number;
  readonly player: string;
}
export interface ChieftainRow {
  readonly id: string;
  readonly nation: string;
  readonly level: number;
  readonly leadership: number;
  readonly player: string;
  /** Combat half that makes his ability stronger. */
  readonly linked: string;
}

const SOVEREIGN_ROWS: readonly SovereignRow[] = sovereignsJson;
const CHIEFTAIN_ROWS: readonly ChieftainRow[] = chieftainsJson;
export const SOVEREIGNS: readonly string[] = SOVEREIGN_ROWS.map((one) => one.id);
const sovereign = (id: string): number => placeIn(SOVEREIGNS, id, 'Sovereign');
export const BRAND = sovereign('brand');
export const DAIN = sovereign('dain');
export const DENETHOR = sovereign('denethor');
export const THEODEN = sovereign('theoden');
export const THRANDUIL = sovereign('thranduil');
/** By Sovereign. */
export const NATION: readonly number[] = SOVEREIGN_ROWS.map((one) => nation(one.nation));
export const HOME: readonly number[] = SOVEREIGN_ROWS.map((one) => region(one.home));
export const LEVEL: readonly number[] = SOVEREIGN_ROWS.map((one) => one.level);
export const RESISTANCE: readonly number[] = SOVEREIGN_ROWS.map((one) => one.resistance);
/** Characters: the grey Leader, then the Awakened Companion. */
export const GREY: readonly number[] = SOVEREIGNS.map((_, k) => CHARACTERS.length + k);
export const AWAKENED: readonly number[] = SOVEREIGNS.map((_, k) => CHARACTERS.length + SOVEREIGNS.length + k);
/** The Sovereign a Character is a form of, -1 for none. */
export function sovereignOf(character: CharacterNo): number {
  const grey = GREY.indexOf(character);
  return grey >= 0 ? grey : AWAKENED.indexOf(character);
}
/** The Sovereign of a Nation, -1 for none. */
export const sovereignOfNation = (of: number): number => NATION.indexOf(of);

const chieftain = (id: string): number =>
  AWAKENED[SOVEREIGNS.length - 1] + 1 + CHIEFTAIN_ROWS.findIndex((one) => one.id === id);
export const SERPENT = chieftain('black-serpent');
export const MIRKWOOD = chieftain('shadow-of-mirkwood');
export const UGLUK = chieftain('ugluk');
export const CHIEFTAINS: readonly number[] = CHIEFTAIN_ROWS.map((one) => chieftain(one.id));
export const chieftainRow = (character: CharacterNo): ChieftainRow => CHIEFTAIN_ROWS[character - CHIEFTAINS[0]];

const plain = {
  actionDice: 0,
  hobbit: false,
  replaces: null,
  guide: null,
  abilities: [],
  enter: null,
  diplomacy: null,
};
export const CHARACTER_ROWS: readonly CharacterRow[] = [
  // KM-6.1, KM-6.2
  ...SOVEREIGN_ROWS.map((one) => ({
    ...plain,
    id: one.id,
    side: 'free-peoples',
    kind: 'leader',
    nation: one.nation,
    level: 1,
    leadership: 1,
    activates: null,
    player: one.player,
  })),
  // KM-6.7
  ...SOVEREIGN_ROWS.map((one) => ({
    ...plain,
    id: `${one.id}-awakened`,
    side: 'free-peoples',
    kind: 'companion',
    level: one.level,
    leadership: one.leadership,
    activates: one.nation,
    player: one.player,
  })),
  // KM-15.1
  ...CHIEFTAIN_ROWS.map((one) => ({
    ...plain,
    id: one.id,
    side: 'shadow',
    kind: 'minion',
    level: one.level,
    leadership: one.leadership,
    activates: null,
    player: one.player,
  })),
];

/** The thirteen cards of the Rulers (KM-1.5). */
export const RULER_CARDS: readonly string[] = [
  ...SOVEREIGNS.flatMap((id) => [`${id}-awakened`, `${id}-corrupted`]),
  ...CHIEFTAIN_ROWS.map((one) => one.id),
];

export const CARD_ROWS: readonly CardRow[] = eventsJson;
export const KINGS_CARDS: readonly string[] = CARD_ROWS.map((one) => one.id);
export const kingsCard = (id: string): number => CARDS.length + placeIn(KINGS_CARDS, id, 'event card');

/** KM-4.1: 1 and 2, each with a crown. */
export const TILE_ROWS: readonly TileRow[] = [1, 2].map((value) => ({
  id: `tile-crown-${value}`,
  kind: 'standard',
  value,
  reveal: false,
  stop: false,
}));
export const CROWNS: readonly number[] = TILE_ROWS.map((_, i) => TILES.length + i);
export const isCrown = (tile: TileNo): boolean => CROWNS.includes(tile);

/** Sort of the Ruler dice (KM-3.1). */
export const RULER = 1;
/** KM-10.8. */
export const MOST_TILES = 3;
