import { outcomeOf, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import type { SizeName } from './browser.ts';
import { myTurn, QUICK } from './play.ts';
import { STUDY_SCREENS } from './study-screens.ts';
import { BOT, FRIEND, keptOf, lay, prepare, verbs, YOU } from './tables.ts';
import { WAR_SCREENS } from './war-screens.ts';

export interface Screen {
  name: string;
  path: string;
  /** May be longer than the window. */
  scrolls: boolean;
  /** Audited at these sizes only, because it is another screen with a paper on it. */
  audit?: readonly SizeName[];
  /** Brings the screen into the state that is to be seen. */
  prepare?: (page: Page) => Promise<unknown>;
}

const made = new Map<string, Table>();
/** A prepared table, made once. */
function once(name: string, make: () => Table): Table {
  const table = made.get(name) ?? make();
  made.set(name, table);
  return table;
}

const middle = (): Table =>
  prepare({
    seed: 'picture',
    until: ({ taken }, legal) => taken.length > 60 && taken.at(-1)?.seat === 1 && verbs(legal).has('discard'),
    prefer: ([verb]) => verb === 'play' || verb === 'take',
  });
const search = (): Table =>
  prepare({
    seats: [YOU, FRIEND],
    until: ({ state }) => state.stack.at(-1)?.p === 'search',
    prefer: ([verb]) => verb === 'take' || verb === 'play' || verb === 'search',
  });
const over = (): Table =>
  prepare({ seed: 'end', until: (table) => outcomeOf(table)?.seats[0] === 'won', prefer: ([verb]) => verb === 'play' });
const bots = (): Table => prepare({ seats: [BOT, BOT], until: ({ taken }) => taken.length > 20 });

/** Lays a table into the store of this page and sits down at it. */
async function at(page: Page, id: string, make: () => Table, query = QUICK, seen?: number): Promise<void> {
  const table = once(id, make);
  await lay(page, keptOf(table, id, seen));
  await page.goto(new URL(`/table/${id}?${query}`, page.url()).href);
  await page.locator('[data-version]').waitFor();
}

/** A page that is quickly there, from which a prepared table is visited. */
const EMPTY = '/nowhere';

/** Every screen that tests and pictures go through. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', scrolls: true },
  {
    name: 'home-tables',
    path: '/',
    scrolls: true,
    prepare: async (page) => {
      const tables = [once('middle', middle), once('over', over), once('bots', bots)];
      await lay(page, ...tables.map((table, i) => ({ ...keptOf(table, `home-${i}`), changed: 9 - i })));
      await lay(page, { id: 'spoilt' });
      await page.reload();
      await page.locator('a[href="/table/home-0"]').waitFor();
      await page.locator('section button[aria-expanded]').click();
    },
  },
  { name: 'new-table', path: '/new/duel', scrolls: false },
  { name: 'table', path: EMPTY, scrolls: false, prepare: (page) => at(page, 'middle', middle) },
  {
    name: 'table-generic',
    path: EMPTY,
    scrolls: false,
    prepare: (page) => at(page, 'middle', middle, `table=generic&${QUICK}`),
  },
  {
    name: 'table-menu',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'],
    prepare: async (page) => {
      await at(page, 'middle', middle);
      await page.locator('header button[aria-expanded]').click();
    },
  },
  {
    name: 'table-away',
    path: EMPTY,
    scrolls: false,
    audit: ['desktop', 'phone'],
    prepare: (page) => at(page, 'away', middle, QUICK, Math.max(0, once('away', middle).version - 6)),
  },
  {
    name: 'table-watch',
    path: EMPTY,
    scrolls: false,
    audit: ['desktop', 'phone'],
    prepare: (page) => at(page, 'bots', bots, 'gap=600000&rounds=8'),
  },
  { name: 'table-over', path: EMPTY, scrolls: false, prepare: (page) => at(page, 'over', over) },
  {
    name: 'hand-over',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'],
    prepare: async (page) => {
      await at(page, 'search', search);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'table-undo-refused',
    path: EMPTY,
    scrolls: false,
    audit: ['phone'],
    prepare: async (page) => {
      await at(page, 'reveal', () =>
        prepare({ seats: [YOU, FRIEND], until: ({ taken }) => taken.at(-1)?.barrier === true && taken.length > 9 }),
      );
      await myTurn(page);
      await page.keyboard.press('u');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'table-gone', path: '/table/nowhere', scrolls: true, audit: ['phone'] },
  ...STUDY_SCREENS,
  ...WAR_SCREENS,
  { name: 'settings', path: '/settings', scrolls: true },
  { name: 'not-found', path: '/no/such/place', scrolls: true },
  {
    name: 'trouble',
    path: '/',
    scrolls: true,
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem('pony.settings', '{"theme":'));
      await page.reload();
      await page.locator('main').waitFor();
    },
  },
];
