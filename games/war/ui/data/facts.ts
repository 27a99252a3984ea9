/** The printed facts behind the pictures: peoples, cards, Characters, Hunt tiles. Numbers as in the rules' data. */
import packed from './facts.json' with { type: 'json' };

export type IconName = `gi:${string}` | `pp:${string}`;
type Side = 'light' | 'dark' | 'neutral';

const table = (text: string): number[][] => text.split(';').map((row) => row.split(' ').map(Number));

export const FREE = 0;
export const SHADOW = 1;
/** The side of a seat or a figure as the look names it. */
export const SIDE: readonly Side[] = ['light', 'dark'];
export const SEAL: readonly IconName[] = ['pp:star', 'pp:eye'];
const SIDES = ['free-peoples', 'shadow'] as const;
/** What a player is called: a side alone, or his part of one. */
export const ROLES = [...SIDES, 'gondor', 'rohan', 'witch-king', 'saruman'] as const;

export interface Nation {
  readonly id: string;
  readonly side: number;
  readonly emblem: IconName;
  readonly ink: string;
}
const nation = (id: string, side: number, emblem: IconName, ink: string): Nation => ({ id, side, emblem, ink });
/** In the order of the rules' data. */
export const NATIONS: readonly Nation[] = [
  nation('dwarves', FREE, 'gi:anvil', '#6b4423'),
  nation('elves', FREE, 'gi:linden-leaf', '#3f7d4c'),
  nation('gondor', FREE, 'pp:tree', '#26406e'),
  nation('north', FREE, 'gi:polar-star', '#2f7390'),
  nation('rohan', FREE, 'gi:horse-head', '#2f6b3a'),
  nation('isengard', SHADOW, 'gi:hand', '#8a6b0e'),
  nation('sauron', SHADOW, 'pp:eye', '#8e2a1c'),
  nation('southrons-easterlings', SHADOW, 'gi:elephant-head', '#a3541f'),
];
export const SAURON = NATIONS.findIndex(({ id }) => id === 'sauron');
export const AT_WAR = 4;

export const FACES = ['character', 'army', 'muster', 'army-muster', 'event', 'will-of-the-west', 'eye'] as const;
export const GLYPHS: readonly (readonly IconName[])[] = [
  ['gi:broadsword'],
  ['gi:vertical-banner'],
  ['gi:visored-helm'],
  ['gi:vertical-banner', 'gi:visored-helm'],
  ['gi:crystal-ball'],
  ['pp:star'],
  ['pp:eye'],
];

export const SETTLEMENTS = ['none', 'town', 'city', 'stronghold'] as const;
export const TOWN = 1;
export const CITY = 2;
export const STRONGHOLD = 3;

export const REGULAR_ICON: IconName = 'gi:swordman';
export const ELITE_ICON: IconName = 'gi:mounted-knight';
export const LEADER_ICON: IconName = 'gi:queen-crown';
export const NAZGUL_ICON: IconName = 'gi:wing-cloak';

export const DECKS = ['character', 'strategy'] as const;
interface CardFact {
  readonly id: string;
  /** The Combat card on its lower half. */
  readonly combat: string;
  readonly side: number;
  readonly deck: number;
  /** Face that plays it: character, army or muster. */
  readonly type: number;
  readonly stays: boolean;
  /** Role of the player whose symbol it bears, -1 for none. */
  readonly player: number;
}
interface CharacterFact {
  readonly id: string;
  readonly side: number;
  readonly minion: boolean;
  /** -1 flies like the Nazgûl. */
  readonly level: number;
  readonly leadership: number;
  /** What he can do as Guide, and outside the Fellowship: keys of `guide.` and `ability.`. */
  readonly guide: string | null;
  readonly abilities: readonly string[];
}
interface TileFact {
  /** Standard, or special of a side. */
  readonly side: Side;
  readonly value: number;
  readonly reveal: boolean;
  readonly stop: boolean;
}
/** The number of a Hunt tile as it is written. */
export const tileNumber = (value: number): string => String(value).replace('-', '−');
export const TILE_EYE = 50;
export const TILE_DIE = 51;
/** A sort of dice. */
interface DieFact {
  /** The word before the face in the name of such a die, '' for the ordinary ones. */
  readonly id: string;
  /** What tells it apart. */
  readonly mark?: IconName;
}

/** Everything printed that an expansion may add to; its rows come after those of the base game. */
export interface Facts {
  readonly characters: readonly CharacterFact[];
  readonly cards: readonly CardFact[];
  readonly tiles: readonly TileFact[];
  readonly dice: readonly DieFact[];
}

/** Reads what `packFacts` has packed. */
export function unpackFacts(from: Readonly<Record<keyof typeof packed, string>>): Omit<Facts, 'dice'> {
  const list = (text: string): string[] => text.split(' ');
  const cardIds = list(from.cardIds);
  const combatIds = list(from.combatIds);
  const characterIds = list(from.characterIds);
  const powers = list(from.powers).map((row) => row.split(','));
  return {
    cards: table(from.cards).map(([side, deck, type, stays, player], i) => ({
      id: cardIds[i],
      combat: combatIds[i],
      side,
      deck,
      type,
      stays: stays === 1,
      player,
    })),
    characters: table(from.characters).map(([side, minion, level, leadership], i) => ({
      id: characterIds[i],
      side,
      minion: minion === 1,
      level,
      leadership,
      guide: powers[i][0] === '-' ? null : powers[i][0],
      abilities: powers[i].slice(1),
    })),
    tiles: table(from.tiles).map(([kind, value, reveal, stop]) => ({
      side: (['neutral', 'light', 'dark'] as const)[kind],
      value,
      reveal: reveal === 1,
      stop: stop === 1,
    })),
  };
}
export const FACTS: Facts = { ...unpackFacts(packed), dice: [{ id: '' }] };
export const { characters: CHARACTERS, cards: CARDS } = FACTS;

// A die is its sort and the face it shows.
export const faceOf = (die: number): number => die % FACES.length;
export const sortOf = (die: number): number => Math.floor(die / FACES.length);
export const glyphsOf = (die: number): readonly IconName[] => GLYPHS[faceOf(die)];
