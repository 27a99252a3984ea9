/** The screens of the card games and of Kings of Middle-earth, and the pages before a table of every game. */
import { loadGame } from '@pony/games';
import { askedNow, type Sitter, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { QUICK } from './play.ts';
import { BOT, keptOf, prepare, YOU } from './tables.ts';

const [cardGame, lcg, war, kings] = await Promise.all([
  loadGame('card-game'),
  loadGame('lcg'),
  loadGame('war'),
  loadGame('war', { kings: 'on' }),
]);

/** A table at which the reader has the first seat and is asked, some way into the game. */
const midway = (
  { game }: typeof lcg,
  options: Readonly<Record<string, string>>,
  seats: readonly Sitter[],
  decisions: number,
): Table =>
  prepare({
    game,
    options,
    seats,
    until: (table, legal) => table.taken.length > decisions && askedNow(table)[0] === 0 && legal.length > 2,
  });
const SOLO = { difficulty: 'easy' };
const TABLES: Readonly<Record<string, () => Table>> = {
  'card-game': () => midway(cardGame, { scenario: 'trilogy' }, [YOU, BOT, BOT, BOT], 40),
  'card-game-duel': () => midway(cardGame, { scenario: 'duel' }, [YOU, BOT], 60),
  lcg: () => midway(lcg, { ...SOLO, players: '2' }, [YOU, BOT], 30),
  kings: () => midway(kings, { kings: 'on' }, [YOU, BOT], 30),
  'war-teams': () => midway(war, { players: '4' }, [YOU, BOT, BOT, BOT], 30),
};
const made = new Map<string, Table>();
const tableOf = (name: string): Table => {
  const table = made.get(name) ?? TABLES[name]();
  made.set(name, table);
  return table;
};
const asked = (page: Page): Promise<void> => page.locator('footer[data-mood=asking]').waitFor();

/** Tables in the middle of a game. */
export const GAME_TABLES = Object.keys(TABLES).map((name) => ({
  name,
  path: `/table/${name}?${QUICK}`,
  scrolls: false,
  kept: () => ({ tables: [keptOf(tableOf(name), name)] }),
  prepare: asked,
}));

const read = (page: Page): Promise<void> => page.locator('main h1').first().waitFor({ state: 'attached' });

/** What is seen before and beside a table. */
export const GAME_PAGES = [
  ...['war', 'card-game', 'lcg'].map((game) => ({
    name: `new-${game}`,
    path: `/new/${game}`,
    scrolls: true,
    prepare: read,
  })),
  { name: 'new-kings', path: '/new/war?kings=on&players=4', scrolls: true, prepare: read },
  { name: 'new-lcg-four', path: '/new/lcg?players=4', scrolls: true, prepare: read },
  { name: 'new-card-game-four', path: '/new/card-game?players=4', scrolls: true, prepare: read },
  { name: 'decks', path: '/decks/lcg', scrolls: true, prepare: read },
  { name: 'deck', path: '/decks/lcg?deck=sample-leadership-spirit', scrolls: true, prepare: read },
  { name: 'campaign', path: '/campaign/lcg', scrolls: true, prepare: read },
  ...['war', 'card-game', 'lcg', 'kings'].map((game) => ({
    name: `rules-${game}`,
    path: `/learn/${game}/rules`,
    scrolls: true,
    prepare: (page: Page) => page.locator('article').first().waitFor(),
  })),
];
