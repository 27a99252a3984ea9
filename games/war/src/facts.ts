/** What is printed on Characters, cards and tiles, as tables of small numbers: every id is its place in the list. */
import {
  ANY_NATION,
  type CardRow,
  type CharacterRow,
  DECKS,
  FACES,
  FLIES,
  nation,
  placeIn,
  ROLES,
  regions,
  type Side,
  sideNamed,
  TILE_DIE,
  TILE_EYE,
  type TileRow,
} from './data.ts';
import type { Nation } from './ids.ts';

export interface Entry {
  /** Die result that brings him in, -1 for none. */
  readonly result: number;
  readonly alone: boolean;
  readonly atWar: readonly number[];
  readonly freePeoplesAtWar: number;
  readonly orInMordor: boolean;
  readonly minionHasEntered: boolean;
  readonly regions: readonly number[];
  readonly withUnitOf: number;
  readonly activates: boolean;
}

/** By Character. */
export interface People {
  readonly ids: readonly string[];
  readonly side: readonly Side[];
  readonly level: readonly number[];
  readonly leadership: readonly number[];
  readonly companions: readonly number[];
  readonly minions: readonly number[];
  readonly isCompanion: readonly boolean[];
  /** Leaders with a figure of their own, and by Character the Nation such a Leader belongs to, -1 for others. */
  readonly leaders: readonly number[];
  readonly leads: readonly number[];
  readonly hobbit: readonly boolean[];
  /** Nation a Companion activates: -1 none, ANY_NATION every one (WR-7.12). */
  readonly activates: readonly number[];
  readonly extraDice: readonly number[];
  readonly captain: readonly boolean[];
  /** Settlements in which a Companion may sway his Nation (WR-6.804). */
  readonly diplomacy: readonly ({ readonly nation: Nation; readonly regions: readonly number[] } | null)[];
  readonly entry: readonly Entry[];
  /** Role of the player who controls him, -1 for either (WR-11.18). */
  readonly player: readonly number[];
  /** The earlier form a Character takes the place of, -1 for none. */
  readonly replaces: readonly number[];
}

const roleNamed = ({ player }: { readonly player?: string | null }): number =>
  player ? placeIn(ROLES, player, 'player') : -1;

function entryOf({ enter }: CharacterRow): Entry {
  return {
    result: enter?.die ? placeIn(FACES, enter.die, 'die face') : -1,
    alone: enter?.alone ?? false,
    atWar: (enter?.atWar ?? []).map(nation),
    freePeoplesAtWar: enter?.freePeoplesAtWar ?? 0,
    orInMordor: enter?.orFellowshipInMordor ?? false,
    minionHasEntered: enter?.minionHasEntered ?? false,
    regions: regions(...(enter?.regions ?? [])),
    withUnitOf: enter?.withUnitOf ? nation(enter.withUnitOf) : -1,
    activates: enter?.activatesFreePeoples ?? false,
  };
}

export function peopleOf(rows: readonly CharacterRow[]): People {
  const ids = rows.map((one) => one.id);
  const ofKind = (kind: string): number[] => rows.flatMap((one, c) => (one.kind === kind ? [c] : []));
  return {
    ids,
    side: rows.map((one) => sideNamed(one.side)),
    level: rows.map((one) => one.level ?? FLIES),
    leadership: rows.map((one) => one.leadership),
    companions: ofKind('companion'),
    minions: ofKind('minion'),
    isCompanion: rows.map((one) => one.kind === 'companion'),
    leaders: ofKind('leader'),
    leads: rows.map((one) => (one.kind === 'leader' && one.nation ? nation(one.nation) : -1)),
    hobbit: rows.map((one) => one.hobbit),
    activates: rows.map((one) =>
      one.activates === null ? -1 : one.activates === 'any' ? ANY_NATION : nation(one.activates),
    ),
    extraDice: rows.map((one) => one.actionDice),
    captain: rows.map((one) => one.abilities.includes('captain-of-the-west')),
    diplomacy: rows.map((one) =>
      one.diplomacy ? { nation: nation(one.diplomacy.nation), regions: regions(...one.diplomacy.regions) } : null,
    ),
    entry: rows.map(entryOf),
    player: rows.map(roleNamed),
    replaces: rows.map((one) => (one.replaces ? placeIn(ids, one.replaces, 'character') : -1)),
  };
}

/** By Event card. */
export interface Cards {
  readonly ids: readonly string[];
  readonly side: readonly Side[];
  readonly deck: readonly number[];
  /** Die symbol: CHARACTER, ARMY or MUSTER. */
  readonly type: readonly number[];
  /** Role of the player whose symbol it bears, -1 for none (WR-11.22). */
  readonly player: readonly number[];
  readonly stays: readonly boolean[];
  readonly combat: readonly string[];
  /** Tile that a card brings into play, -1 for none. */
  readonly tile: readonly number[];
  /** False for a card whose place another one has taken: it stays in the box. */
  readonly used: readonly boolean[];
}

export function cardsOf(rows: readonly CardRow[], tiles: Tiles): Cards {
  const replaced = new Set(rows.map((one) => one.replaces));
  return {
    ids: rows.map((one) => one.id),
    side: rows.map((one) => sideNamed(one.side)),
    deck: rows.map((one) => placeIn(DECKS, one.deck, 'deck')),
    type: rows.map((one) => placeIn(FACES, one.type, 'die face')),
    player: rows.map(roleNamed),
    stays: rows.map((one) => one.table),
    combat: rows.map((one) => one.combat),
    tile: rows.map((one) => (one.tile ? placeIn(tiles.ids, one.tile, 'Hunt tile') : -1)),
    used: rows.map((one) => !replaced.has(one.id)),
  };
}

/** By Hunt tile. */
export interface Tiles {
  readonly ids: readonly string[];
  /** Damage, a negative number for healing, or TILE_EYE or TILE_DIE. */
  readonly value: readonly number[];
  readonly reveals: readonly boolean[];
  readonly stops: readonly boolean[];
  /** Tiles of the pool at the start (WR-3.09). */
  readonly starting: readonly boolean[];
  /** Tiles that return when the pool is filled again: all but the special ones (WR-9.02). */
  readonly standard: readonly boolean[];
  readonly free: readonly boolean[];
}

export function tilesOf(rows: readonly TileRow[]): Tiles {
  return {
    ids: rows.map((one) => one.id),
    value: rows.map((one) => (one.value === 'eye' ? TILE_EYE : one.value === 'die' ? TILE_DIE : one.value)),
    reveals: rows.map((one) => one.reveal),
    stops: rows.map((one) => one.stop),
    starting: rows.map((one) => one.kind === 'standard'),
    standard: rows.map((one) => one.kind !== 'free-peoples' && one.kind !== 'shadow'),
    free: rows.map((one) => one.kind === 'free-peoples'),
  };
}
