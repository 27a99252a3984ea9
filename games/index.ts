/** The one list of games. A game is playable from the day its line has a `load`. */
import type { BotKit } from '@pony/bots';
import type { Game, Options } from '@pony/engine';
import type { Bundle } from '@pony/text';

export { type Ledger, ledgers } from './ledgers.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly bots: BotKit;
  readonly texts: { readonly en: Bundle; readonly uk: Bundle };
}

/** Languages that cover names only: cards and places in them, the rest in the language that is read. */
export const NAME_LANGS = ['ru'] as const;
export type NameLang = (typeof NAME_LANGS)[number];

export interface GameEntry {
  readonly id: string;
  readonly title: { readonly en: string; readonly uk: string };
  /** How many seats, in words. */
  readonly seats: string;
  /** An expansion is played as an option of this game. */
  readonly within?: string;
  /** Without it the game is not playable yet. With `options` only those expansions are loaded that they put on the table. */
  readonly load?: (options?: Options) => Promise<LoadedGame>;
  /** Names of its things in further languages. */
  readonly names?: Readonly<Partial<Record<NameLang, () => Promise<Bundle>>>>;
}

export const games: readonly GameEntry[] = [
  {
    id: 'duel',
    title: { en: 'Duel for Middle-earth', uk: 'Дуель за Середзем’я' },
    seats: '2',
    load: async () => {
      const [{ game, bots }, en, uk] = await Promise.all([
        import('@pony/duel'),
        import('@pony/duel/text/en.json', { with: { type: 'json' } }),
        import('@pony/duel/text/uk.json', { with: { type: 'json' } }),
      ]);
      return { game, bots: bots as unknown as BotKit, texts: { en: en.default, uk: uk.default } };
    },
  },
  {
    id: 'war',
    title: { en: 'War of the Ring', uk: 'Війна Персня' },
    seats: '2-4',
    load: (options) => (options === undefined || options.kings === 'on' ? withKings() : warAlone()),
  },
  {
    id: 'kings',
    title: { en: 'Kings of Middle-earth', uk: 'Королі Середзем’я' },
    seats: '2-4',
    within: 'war',
    load: () => withKings(),
  },
  {
    id: 'card-game',
    title: { en: 'War of the Ring: The Card Game', uk: 'Війна Персня: карткова гра' },
    seats: '2-4',
    names: { ru: async () => (await import('@pony/card-game/text/ru.json', { with: { type: 'json' } })).default },
    load: async () => {
      const [{ game, bots }, en, uk] = await Promise.all([
        import('@pony/card-game'),
        import('@pony/card-game/text/en.json', { with: { type: 'json' } }),
        import('@pony/card-game/text/uk.json', { with: { type: 'json' } }),
      ]);
      return { game, bots: bots as unknown as BotKit, texts: { en: en.default, uk: uk.default } };
    },
  },
  {
    id: 'lcg',
    title: { en: 'The Lord of the Rings: The Card Game', uk: 'Володар Перснів: карткова гра' },
    seats: '1-4',
    load: async () => {
      const [{ game, bots }, en, uk] = await Promise.all([
        import('@pony/lcg'),
        import('@pony/lcg/text/en.json', { with: { type: 'json' } }),
        import('@pony/lcg/text/uk.json', { with: { type: 'json' } }),
      ]);
      const texts = { en: byTitle(en.default), uk: byTitle(uk.default) };
      return { game, bots: bots as unknown as BotKit, texts };
    },
  },
];

/** War of the Ring, with Kings of Middle-earth on offer: its rules are not loaded. */
async function warAlone(): Promise<LoadedGame> {
  const [{ bots, warWith }, offer, en, uk, offerEn, offerUk] = await Promise.all([
    import('@pony/war'),
    import('@pony/war/kings/offer'),
    import('@pony/war/text/en.json', { with: { type: 'json' } }),
    import('@pony/war/text/uk.json', { with: { type: 'json' } }),
    import('@pony/war/kings/text/offer.en.json', { with: { type: 'json' } }),
    import('@pony/war/kings/text/offer.uk.json', { with: { type: 'json' } }),
  ]);
  const texts = { en: merged(en.default, offerEn.default), uk: merged(uk.default, offerUk.default) };
  return { game: warWith(offer), bots: bots as unknown as BotKit, texts };
}

async function withKings(): Promise<LoadedGame> {
  const [{ warWith }, { bots, expansion }, alone, en, uk] = await Promise.all([
    import('@pony/war'),
    import('@pony/war/kings'),
    warAlone(),
    import('@pony/war/kings/text/en.json', { with: { type: 'json' } }),
    import('@pony/war/kings/text/uk.json', { with: { type: 'json' } }),
  ]);
  const texts = { en: merged(alone.texts.en, en.default), uk: merged(alone.texts.uk, uk.default) };
  return { game: warWith(expansion), bots: bots as unknown as BotKit, texts };
}

/** Two bundles as one: branches that both have are put together. */
function merged(first: Bundle, second: Bundle): Bundle {
  const out: Record<string, Bundle[string]> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const there = out[key];
    out[key] = typeof value === 'object' && typeof there === 'object' ? merged(there, value) : value;
  }
  return out;
}

/** Titles go by the names of their cards. */
const byTitle = (bundle: Bundle): Bundle => ({ ...bundle, printed: bundle.card });

/** Games of their own, not options of another. */
export const playable: readonly GameEntry[] = games.filter((one) => one.load && !one.within);

/** The playable game of an id, with `options` no more of it than they need; throws naming the ones there are. */
export async function loadGame(id: string, options?: Options): Promise<LoadedGame> {
  const entry = games.find((one) => one.id === id);
  const ids = playable.map((one) => one.id).join(', ');
  if (entry?.within) throw new Error(`${id} is not a game of its own: it is an option of ${entry.within}`);
  if (!entry) throw new Error(`no game is called "${id}"; there are: ${ids}`);
  if (!entry.load) throw new Error(`${entry.title.en} cannot be played yet; there are: ${ids}`);
  return entry.load(options);
}
