/** The ledgers of the games and the content that must be tested, for `pony rules`. Paths are within this folder. */

export interface Ledger {
  readonly id: string;
  readonly rules: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** Ids by kind; a test names what it proves as `[id]`. */
  content(): Promise<Readonly<Record<string, readonly string[]>>>;
}

export const ledgers: readonly Ledger[] = [
  {
    id: 'duel',
    rules: 'duel/RULES.md',
    code: ['duel/src'],
    tests: ['duel/test'],
    content: async () => {
      const { BONUSES, CARDS, SIDES, TILES, TOKENS } = await import('@pony/duel');
      return {
        faces: [...new Set(CARDS.map((card) => card.face))],
        tiles: TILES.map((tile) => tile.id),
        tokens: TOKENS.map((token) => token.id),
        'bonus spaces': SIDES.flatMap((side) => BONUSES.map((bonus) => `bonus-${side}-${bonus.step}`)),
      };
    },
  },
  {
    id: 'war',
    rules: 'war/RULES.md',
    code: ['war/src'],
    tests: ['war/test'],
    content: async () => {
      const { CARDS, CHARACTERS, TILES } = await import('@pony/war');
      return {
        events: CARDS,
        'combat halves': CARDS.map((id) => `${id} combat`),
        characters: CHARACTERS,
        'special tiles': TILES.filter((id) => !/\d$/.test(id)),
      };
    },
  },
  {
    id: 'kings',
    rules: 'war/kings/RULES.md',
    code: ['war/kings/src'],
    tests: ['war/kings/test'],
    content: async () => {
      const { KINGS_CARDS, RULER_CARDS, TILE_ROWS } = await import('@pony/war/kings');
      return {
        events: KINGS_CARDS,
        'combat halves': KINGS_CARDS.map((id) => `${id} combat`),
        'ruler cards': RULER_CARDS,
        'Kings tiles': TILE_ROWS.map((one) => one.id),
      };
    },
  },
  {
    id: 'card-game',
    rules: 'card-game/RULES.md',
    code: ['card-game/src'],
    tests: ['card-game/test'],
    content: async () => {
      const { LOCATIONS, TITLES } = await import('@pony/card-game');
      return { cards: TITLES, locations: LOCATIONS };
    },
  },
  {
    id: 'lcg',
    rules: 'lcg/RULES.md',
    code: ['lcg/src'],
    tests: ['lcg/test'],
    content: async () => {
      const { CARDS } = await import('@pony/lcg');
      return { cards: CARDS };
    },
  },
];
