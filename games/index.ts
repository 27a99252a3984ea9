/** The one list of games. A game is playable from the day its line has a `load`. */
import type { BotKit } from '@pony/bots';
import type { Game } from '@pony/engine';
import type { Bundle } from '@pony/text';

export { type Ledger, ledgers } from './ledgers.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly bots: BotKit;
  readonly texts: { readonly en: Bundle; readonly uk: Bundle };
}

export interface GameEntry {
  readonly id: string;
  readonly title: { readonly en: string; readonly uk: string };
  /** How many seats, in words. */
  readonly seats: string;
  /** An expansion is played as an option of this game. */
  readonly within?: string;
  /** Without it the game is not playable yet. */
  readonly load?: () => Promise<LoadedGame>;
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
    load: async () => {
      const [{ game, bots }, en, uk] = await Promise.all([
        import('@pony/war'),
        import('@pony/war/text/en.json', { with: { type: 'json' } }),
        import('@pony/war/text/uk.json', { with: { type: 'json' } }),
      ]);
      return { game, bots: bots as unknown as BotKit, texts: { en: en.default, uk: uk.default } };
    },
  },
  { id: 'kings', title: { en: 'Kings of Middle-earth', uk: 'Королі Середзем’я' }, seats: '2-4', within: 'war' },
  {
    id: 'card-game',
    title: { en: 'War of the Ring: The Card Game', uk: 'Війна Персня: карткова гра' },
    seats: '2-4',
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
      const [{ game, bots }, en, uk, rulesEn, rulesUk] = await Promise.all([
        import('@pony/lcg'),
        import('@pony/lcg/text/en.json', { with: { type: 'json' } }),
        import('@pony/lcg/text/uk.json', { with: { type: 'json' } }),
        import('@pony/lcg/text/rules.en.json', { with: { type: 'json' } }),
        import('@pony/lcg/text/rules.uk.json', { with: { type: 'json' } }),
      ]);
      const texts = { en: joined(en.default, rulesEn.default), uk: joined(uk.default, rulesUk.default) };
      return { game, bots: bots as unknown as BotKit, texts };
    },
  },
];

/** Two bundles as one: branches that both have are put together. Titles go by the names of their cards. */
function joined(cards: Bundle, rules: Bundle): Bundle {
  const out: Record<string, Bundle[string]> = { ...cards, printed: cards.card };
  for (const [key, value] of Object.entries(rules)) {
    const there = cards[key];
    out[key] = typeof value === 'object' && typeof there === 'object' ? { ...there, ...value } : value;
  }
  return out;
}

/** The playable game of an id; throws naming the ones there are. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const entry = games.find((one) => one.id === id);
  const playable = games.filter((one) => one.load).map((one) => one.id);
  if (entry?.within) throw new Error(`${id} is not a game of its own: it is an option of ${entry.within}`);
  if (!entry) throw new Error(`no game is called "${id}"; there are: ${playable.join(', ')}`);
  if (!entry.load) throw new Error(`${entry.title.en} cannot be played yet; there are: ${playable.join(', ')}`);
  return entry.load();
}
