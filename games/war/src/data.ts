/** The printed facts as tables of small numbers: every id is its place in the list. */
import charactersJson from './data/characters.json' with { type: 'json' };
import diceJson from './data/dice.json' with { type: 'json' };
import eventsJson from './data/events.json' with { type: 'json' };
import tilesJson from './data/hunt-tiles.json' with { type: 'json' };
import regionsJson from './data/regions.json' with { type: 'json' };
import setupJson from './data/setup.json' with { type: 'json' };
import type { CardNo, CharacterNo, Die, Figure, Nation, Place, Region, Side, TileNo } from './ids.ts';

export const SIDES = ['free-peoples', 'shadow'] as const;
export const FREE = 0;
export const SHADOW = 1;
export type { Side } from './ids.ts';
/** What a player is called: a side alone, or his part of one (WR-11.01). */
export const ROLES: readonly string[] = [...SIDES, 'gondor', 'rohan', 'witch-king', 'saruman'];
export const enemy = (side: Side): Side => 1 - side;
export const sideNamed = (id: string | null): Side => (id === null ? -1 : SIDES.indexOf(id as (typeof SIDES)[number]));

export function placeIn(list: readonly string[], id: string, what: string): number {
  const found = list.indexOf(id);
  if (found < 0) throw new Error(`no ${what} is called ${id}`);
  return found;
}

// Nations

export const NATIONS: readonly string[] = setupJson.nations.map((nation) => nation.id);
export const nation = (id: string): Nation => placeIn(NATIONS, id, 'nation');
export const ELVES = nation('elves');
export const GONDOR = nation('gondor');
export const NORTH = nation('north');
export const ROHAN = nation('rohan');
export const DWARVES = nation('dwarves');
export const ISENGARD = nation('isengard');
export const SAURON = nation('sauron');
export const SOUTHRONS = nation('southrons-easterlings');
export const NATION_COUNT = NATIONS.length;
export const NATION_SIDE: readonly Side[] = setupJson.nations.map((one) => sideNamed(one.side));
export const NATIONS_OF: readonly (readonly Nation[])[] = [FREE, SHADOW].map((side) =>
  NATIONS.flatMap((_, id) => (NATION_SIDE[id] === side ? [id] : [])),
);
/** WR-7.01: the last box of the Political Track. */
export const AT_WAR = setupJson.politicalBoxes;
export const START_BOX: readonly number[] = setupJson.nations.map((one) => one.box);
export const START_ACTIVE: readonly number[] = setupJson.nations.map((one) => (one.active ? 1 : 0));

// Figures: nation * 3 + kind. The Leaders of Sauron are the Nazgûl (WR-2.19).

export const KINDS = ['regular', 'elite', 'leader'] as const;
export const REGULAR = 0;
export const ELITE = 1;
export const LEADER = 2;
export const figureOf = (ofNation: Nation, kind: number): Figure => ofNation * 3 + kind;
export const nationOf = (figure: Figure): Nation => (figure / 3) | 0;
export const kindOf = (figure: Figure): number => figure % 3;
export const FIGURE_COUNT = NATION_COUNT * 3;
export const NAZGUL = figureOf(SAURON, LEADER);
export const FIGURES: readonly string[] = NATIONS.flatMap((id, n) =>
  KINDS.map((kind, k) => (figureOf(n, k) === NAZGUL ? 'nazgul' : `${id}-${kind}`)),
);
type Counts = { regular: number; elite: number; leader: number; nazgul: number };
const inKinds = (one: Counts): number[] => [one.regular, one.elite, one.leader + one.nazgul];
/** How many figures of each sort exist (WR-2.08, WR-2.09). */
export const STOCK: readonly number[] = setupJson.nations.flatMap((one) => inKinds(one.stock));
export const START_RESERVE: readonly number[] = setupJson.nations.flatMap((one) => inKinds(one.reinforcements));

// Regions

export const REGIONS: readonly string[] = regionsJson.map((one) => one.id);
export const REGION_COUNT = REGIONS.length;
export const region = (id: string): Region => placeIn(REGIONS, id, 'region');
export const regions = (...ids: readonly string[]): Region[] => ids.map(region);
export const ADJACENT: readonly (readonly Region[])[] = regionsJson.map((one) => regions(...one.adjacent));
export const areAdjacent = (a: Region, b: Region): boolean => ADJACENT[a].includes(b);
/** Nation whose border a region lies in, -1 for none (WR-2.37). */
export const REGION_NATION: readonly Nation[] = regionsJson.map((one) => (one.nation ? nation(one.nation) : -1));
export const NO_SETTLEMENT = 0;
export const TOWN = 1;
export const CITY = 2;
export const STRONGHOLD = 3;
export const SETTLEMENT: readonly number[] = regionsJson.map((one) =>
  one.settlement ? ['town', 'city', 'stronghold'].indexOf(one.settlement) + 1 : NO_SETTLEMENT,
);
export const FORTIFIED: readonly boolean[] = regionsJson.map((one) => one.fortification);
/** Side that controls a Settlement at the start, -1 where there is none. */
export const FIRST_CONTROL: readonly Side[] = regionsJson.map((one) => sideNamed(one.control));
export const POINTS: readonly number[] = regionsJson.map((one) => one.points);
export const COASTAL: readonly boolean[] = regionsJson.map((one) => one.coastal);
export const hasStronghold = (region: Region): boolean => SETTLEMENT[region] === STRONGHOLD;
export const STRONGHOLDS: readonly Region[] = REGIONS.flatMap((_, r) => (hasStronghold(r) ? [r] : []));
/** Number of the Stronghold in a region, -1 for none. */
export const STRONGHOLD_AT: readonly number[] = REGIONS.map((_, r) => STRONGHOLDS.indexOf(r));
export const SETTLEMENTS: readonly Region[] = REGIONS.flatMap((_, r) => (SETTLEMENT[r] === NO_SETTLEMENT ? [] : [r]));

/** Fewest steps over passable borders. */
export const DISTANCE: readonly (readonly number[])[] = REGIONS.map((_, from) => {
  const steps = new Array<number>(REGION_COUNT).fill(99);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const to of ADJACENT[at])
      if (steps[to] === 99) {
        steps[to] = steps[at] + 1;
        queue.push(to);
      }
  return steps;
});

// Places: every region, the inside of every Stronghold (used while it is besieged), and the force in hand.

export const inside = (ofRegion: Region): Place => REGION_COUNT + STRONGHOLD_AT[ofRegion];
/** The force that a player has picked to move or attack with; `War.field` says in which region it stands. */
export const FIELD = REGION_COUNT + STRONGHOLDS.length;
export const PLACE_COUNT = FIELD + 1;
export const PLACES: readonly string[] = [...REGIONS, ...STRONGHOLDS.map((r) => `inside-${REGIONS[r]}`), 'field'];

/** A region itself, not the inside of its walls nor the force in hand. */
export const isRegion = (place: Place): place is Region => place < REGION_COUNT;
/** The inside of the walls of a Stronghold. */
export const isWithin = (place: Place): boolean => !isRegion(place) && place !== FIELD;

// Set-up

export const ARMIES: readonly { region: Region; nation: Nation; counts: readonly number[] }[] = setupJson.armies.map(
  (army) => ({ region: region(army.region), nation: nation(army.nation), counts: inKinds(army) }),
);
export const START_REGION = region(setupJson.fellowship.region);
export const MAX_PROGRESS = setupJson.fellowship.progressMax;
export const MAX_CORRUPTION = setupJson.fellowship.corruptionMax;
export const STACK_LIMIT = setupJson.stacking.region;
export const SIEGE_LIMIT = setupJson.stacking.besieged;
export const HAND_LIMIT = setupJson.hand.limit;
export const TEAM_HAND_LIMIT = setupJson.hand.limitOfTwoPlayers;
export const ELVEN_RINGS = setupJson.elvenRings;
export const POINTS_TO_WIN: readonly number[] = SIDES.map((side) => setupJson.victoryPoints[side]);

// Dice

export const FACES = ['character', 'army', 'muster', 'army-muster', 'event', 'will-of-the-west', 'eye'] as const;
export const CHARACTER = 0;
export const ARMY = 1;
export const MUSTER = 2;
export const ARMY_MUSTER = 3;
export const EVENT = 4;
export const WILL = 5;
export const EYE = 6;
export const FACE_COUNT = FACES.length;
const faces = (list: readonly string[]): number[] => list.map((face) => placeIn(FACES, face, 'die face'));
export const DIE_FACES: readonly (readonly number[])[] = SIDES.map((side) => faces(diceJson.faces[side]));
export const START_DICE: readonly number[] = SIDES.map((side) => diceJson.pool[side].start);
export const MAX_DICE: readonly number[] = SIDES.map((side) => diceJson.pool[side].max);
/** A die lies on the table as its sort and the face it shows: sort * FACE_COUNT + face; the ordinary dice are sort 0. */
export const dieOf = (sort: number, face: number): Die => sort * FACE_COUNT + face;
export const faceOf = (die: Die): number => die % FACE_COUNT;
export const sortOf = (die: Die): number => (die / FACE_COUNT) | 0;
export const COMBAT = diceJson.combat;
export const HUNT = diceJson.hunt;
export const MORDOR_STEPS = diceJson.mordor.steps;
export const MORDOR_GATES: readonly Region[] = regions(...diceJson.mordor.enterFrom);
export const MORDOR_STILL = diceJson.mordor.corruptionIfStill;

// Characters of the base game; what a table knows of its Characters is in facts.ts.

/** A Character card as printed. */
export interface CharacterRow {
  readonly id: string;
  readonly side: string;
  readonly kind: string;
  /** null: he moves like a Nazgûl. */
  readonly level: number | null;
  readonly leadership: number;
  /** Nation he wakes, or 'any' (WR-7.12). */
  readonly activates: string | null;
  readonly actionDice: number;
  readonly hobbit: boolean;
  readonly replaces: string | null;
  readonly guide: string | null;
  /** A Leader with a figure of his own (kind 'leader'): his Nation. */
  readonly nation?: string | null;
  /** Player who controls him with three and four players (WR-11.18). */
  readonly player?: string | null;
  readonly abilities: readonly string[];
  readonly enter: EntryRow | null;
  readonly diplomacy: { readonly nation: string; readonly regions: readonly string[] } | null;
}
/** Conditions under which a Character set aside comes into play. */
export interface EntryRow {
  /** Die result that brings him in, null for none. */
  readonly die: string | null;
  /** He may come without his earlier form. */
  readonly alone?: boolean;
  readonly atWar?: readonly string[];
  readonly freePeoplesAtWar?: number;
  readonly orFellowshipInMordor?: boolean;
  readonly minionHasEntered?: boolean;
  readonly regions?: readonly string[];
  readonly withUnitOf?: string;
  readonly activatesFreePeoples?: boolean;
}
export const CHARACTER_ROWS: readonly CharacterRow[] = charactersJson;
export const CHARACTERS: readonly string[] = CHARACTER_ROWS.map((one) => one.id);
export const character = (id: string): CharacterNo => placeIn(CHARACTERS, id, 'character');
export const GANDALF_GREY = character('gandalf-the-grey');
export const STRIDER = character('strider');
export const BOROMIR = character('boromir');
export const LEGOLAS = character('legolas');
export const GIMLI = character('gimli');
export const MERIADOC = character('meriadoc');
export const PEREGRIN = character('peregrin');
export const GANDALF_WHITE = character('gandalf-the-white');
export const ARAGORN = character('aragorn');
export const GOLLUM = character('gollum');
export const WITCH_KING = character('witch-king');
export const SARUMAN = character('saruman');
export const MOUTH = character('mouth-of-sauron');
/** Level of the Nazgûl and of whoever moves like them. */
export const FLIES = 99;
/** A Companion who wakes every Nation (WR-7.12). */
export const ANY_NATION = 99;
export const STARTING_COMPANIONS: readonly number[] = setupJson.fellowship.companions.map(character);
export const FIRST_GUIDE = character(setupJson.fellowship.guide);

// Event cards of the base game.

/** An Event card as printed. */
export interface CardRow {
  readonly id: string;
  readonly side: string;
  readonly deck: string;
  readonly type: string;
  /** It stays on the table (WR-5.15). */
  readonly table: boolean;
  readonly tile: string | null;
  readonly combat: string;
  /** Player whose symbol it bears (WR-11.22). */
  readonly player?: string | null;
  /** Card whose place in the deck it takes. */
  readonly replaces?: string;
}
export const DECKS = ['character', 'strategy'] as const;
export const DECK_COUNT = DECKS.length;
export const CARD_ROWS: readonly CardRow[] = eventsJson;
export const CARDS: readonly string[] = CARD_ROWS.map((one) => one.id);
export const card = (id: string): CardNo => placeIn(CARDS, id, 'event card');

// Hunt tiles of the base game.

/** A Hunt tile as printed: damage, a negative number for healing, 'eye' or 'die'. */
export interface TileRow {
  readonly id: string;
  readonly kind: string;
  readonly value: number | 'eye' | 'die';
  readonly reveal: boolean;
  readonly stop: boolean;
}
export const TILE_ROWS: readonly TileRow[] = tilesJson as readonly TileRow[];
export const TILES: readonly string[] = TILE_ROWS.map((one) => one.id);
export const tile = (id: string): TileNo => placeIn(TILES, id, 'Hunt tile');
export const TILE_EYE = 50;
export const TILE_DIE = 51;
