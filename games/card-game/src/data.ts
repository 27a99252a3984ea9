/** The printed facts as tables of small numbers: every id is its place in the list. */
import cardsJson from './data/cards.json' with { type: 'json' };
import locationsJson from './data/locations.json' with { type: 'json' };

export const SIDES = ['free', 'shadow'] as const;
export const FREE = 0;
export const SHADOW = 1;
export type Side = 0 | 1;

/** Factions of the Free Peoples come first (CG-3.3, CG-3.4). */
export const FACTIONS = [
  'dunedain',
  'dwarf',
  'elf',
  'hobbit',
  'rohan',
  'wizard',
  'isengard',
  'monstrous',
  'mordor',
  'southron',
] as const;
export type FactionId = (typeof FACTIONS)[number];
const FREE_FACTIONS = 6;
export const sideOfFaction = (faction: number): Side => (faction < FREE_FACTIONS ? FREE : SHADOW);

export const TYPES = ['army', 'character', 'item', 'event'] as const;
export const ARMY = 0;
export const CHARACTER = 1;
export const ITEM = 2;
export const EVENT = 3;

export const SUBTYPES = ['weapon', 'nazgul', 'mount', 'ent'] as const;
export type SubtypeId = (typeof SUBTYPES)[number];

/** Icons of a card: on battlegrounds, with support, on paths. */
export const ICONS = ['attack', 'defence', 'leadAttack', 'leadDefence', 'pathAttack', 'pathDefence'] as const;
export const ATTACK = 0;
export const DEFENCE = 1;
export const LEAD_ATTACK = 2;
export const LEAD_DEFENCE = 3;
export const PATH_ATTACK = 4;
export const PATH_DEFENCE = 5;

/** Titles in the order of the box; copies of a title are pieces of their own: mordor-orcs, mordor-orcs.2... */
export const TITLES: readonly string[] = cardsJson.map((row) => row.id);
const ROWS = cardsJson.flatMap((row, title) =>
  Array.from({ length: row.copies }, (_, copy) => ({
    ...row,
    title,
    name: copy === 0 ? row.id : `${row.id}.${copy + 1}`,
  })),
);
export const CARDS: readonly string[] = ROWS.map((row) => row.name);
export const CARD_COUNT = CARDS.length;
export const TITLE: readonly number[] = ROWS.map((row) => row.title);
/** The first piece of the title of each piece. */
export const FIRST_COPY: readonly number[] = ROWS.map((row) => ROWS.findIndex((one) => one.title === row.title));
export const FACTION: readonly number[] = ROWS.map((row) => FACTIONS.indexOf(row.faction as FactionId));
export const SIDE: readonly Side[] = FACTION.map(sideOfFaction);
export const TYPE: readonly number[] = ROWS.map((row) => TYPES.indexOf(row.type as (typeof TYPES)[number]));
/** Printed icons: icon first, then card. */
export const PRINTED: readonly (readonly number[])[] = ICONS.map((icon) => ROWS.map((row) => row[icon]));
/** Bits of the path numbers a character may enter (CG-6.5). */
export const PATHS: readonly number[] = ROWS.map((row) => row.paths.reduce((bits, n) => bits | (1 << n), 0));
/** Bits of the subtypes. */
export const SUBTYPE: readonly number[] = ROWS.map((row) =>
  row.subtypes.reduce((bits, id) => bits | (1 << SUBTYPES.indexOf(id as SubtypeId)), 0),
);
export const hasSubtype = (card: number, id: SubtypeId): boolean => (SUBTYPE[card] & (1 << SUBTYPES.indexOf(id))) !== 0;
/** By item: 1 for every character that fits its wielder line (CG-6.8, CG-18.2). */
export const WIELDS: readonly (readonly number[])[] = ROWS.map((row) =>
  ROWS.map((other, card) => {
    if (!row.wielders || TYPE[card] !== CHARACTER) return 0;
    const { cards, factions, subtypes } = row.wielders;
    const fits =
      (cards as readonly string[]).includes(other.id) ||
      (factions as readonly string[]).includes(other.faction) ||
      (subtypes as readonly string[]).some((id) => (other.subtypes as readonly string[]).includes(id));
    return fits ? 1 : 0;
  }),
);

export const cardNamed = (id: string): number => {
  const card = CARDS.indexOf(id);
  if (card < 0) throw new Error(`no card is called ${id}`);
  return card;
};
export const factionNamed = (id: FactionId): number => FACTIONS.indexOf(id);
/** All pieces for which something holds, as a list that a frame may carry. */
export const cardsThat = (holds: (card: number) => boolean): readonly number[] =>
  CARDS.flatMap((_, card) => (holds(card) ? [card] : []));

export const LOCATIONS: readonly string[] = locationsJson.map((row) => row.id);
export const LOCATION_COUNT = LOCATIONS.length;
export const IS_PATH: readonly boolean[] = locationsJson.map((row) => row.kind === 'path');
/** Whose battleground it is; paths are defended by the Free Peoples (CG-27.1). */
export const LOCATION_SIDE: readonly Side[] = locationsJson.map((row) => (row.side === 'free' ? FREE : SHADOW));
export const NUMBER: readonly number[] = locationsJson.map((row) => row.number);
export const LOCATION_DEFENCE: readonly number[] = locationsJson.map((row) => row.defence);
export const POINTS: readonly number[] = locationsJson.map((row) => row.points);
/** Bits of the factions a battleground shows, on either side (CG-5.4, CG-5.5). */
export const SHOWS: readonly number[] = locationsJson.map((row) =>
  [...row.defenders, ...row.attackers].reduce((bits, id) => bits | (1 << FACTIONS.indexOf(id as FactionId)), 0),
);
export const locationNamed = (id: string): number => {
  const location = LOCATIONS.indexOf(id);
  if (location < 0) throw new Error(`no location is called ${id}`);
  return location;
};
export const showsFaction = (location: number, faction: number): boolean => (SHOWS[location] & (1 << faction)) !== 0;
export const locationsThat = (holds: (location: number) => boolean): readonly number[] =>
  LOCATIONS.flatMap((_, location) => (holds(location) ? [location] : []));
