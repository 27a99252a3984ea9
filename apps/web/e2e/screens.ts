import { outcomeOf, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import type { Kept, SizeName } from './browser.ts';
import { myTurn, QUICK } from './play.ts';
import { STUDY_SCREENS } from './study-screens.ts';
import { BOT, FRIEND, keptOf, prepare, verbs, YOU } from './tables.ts';
import { WAR_SCREENS } from './war-screens.ts';

export interface Screen {
  name: string;
  path: string;
  /** May be longer than the window. */
  scrolls: boolean;
  /** Audited at these sizes only, because it is another screen with a paper on it. */
  audit?: readonly SizeName[];
  /** What the device holds before the screen is opened. */
  kept?: () => Kept;
  /** Brings the screen into the state that is to be seen. */
  prepare?: (page: Page) => Promise<unknown>;
}

const middle = prepare({
  seed: 'picture',
  until: ({ taken }, legal) => taken.length > 60 && taken.at(-1)?.seat === 1 && verbs(legal).has('discard'),
  prefer: ([verb]) => verb === 'play' || verb === 'take',
});
const search = prepare({
  seats: [YOU, FRIEND],
  until: ({ state }) => state.stack.at(-1)?.p === 'search',
  prefer: ([verb]) => verb === 'take' || verb === 'play' || verb === 'search',
});
const over = prepare({
  seed: 'end',
  until: (table) => outcomeOf(table)?.seats[0] === 'won' && outcomeOf(table)?.reason !== 'regions',
  prefer: ([verb]) => verb === 'play',
});
const bots = prepare({ seats: [BOT, BOT], until: ({ taken }) => taken.length > 20 });
const reveal = prepare({
  seats: [YOU, FRIEND],
  until: ({ taken }) => taken.at(-1)?.barrier === true && taken.length > 9,
});

/** The screen of a table that this device keeps; its people have seen it up to a version. */
const at = (name: string, table: Table, query = QUICK, seen?: number) => ({
  name,
  path: `/table/${name}?${query}`,
  kept: () => ({
    tables: [keptOf(table, name)],
    words: seen === undefined ? {} : { [`pony.seen.${name}`]: String(seen) },
  }),
});
const laidOut = (page: Page): Promise<void> => page.locator('[data-version]').waitFor();

/** Every screen that tests and pictures go through. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', scrolls: true },
  {
    name: 'home-tables',
    path: '/',
    scrolls: true,
    kept: () => ({
      tables: [
        ...[middle, over, bots].map((table, i) => ({ ...keptOf(table, `home-${i}`), changed: 9 - i })),
        { id: 'spoilt' },
      ],
    }),
    prepare: async (page) => {
      await page.locator('a[href="/table/home-0"]').waitFor();
      await page.locator('section button[aria-expanded]').click();
    },
  },
  { name: 'new-table', path: '/new/duel', scrolls: false },
  { ...at('table', middle), scrolls: false, prepare: laidOut },
  { ...at('table-generic', middle, `table=generic&${QUICK}`), scrolls: false, prepare: laidOut },
  {
    ...at('table-menu', middle),
    scrolls: false,
    audit: ['phone'],
    prepare: async (page) => {
      await page.locator('header button[aria-expanded]').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    ...at('table-away', middle, QUICK, Math.max(0, middle.version - 6)),
    scrolls: false,
    audit: ['desktop', 'phone'],
    prepare: laidOut,
  },
  {
    ...at('table-watch', bots, 'gap=600000&rounds=8'),
    scrolls: false,
    audit: ['desktop', 'phone'],
    prepare: laidOut,
  },
  { ...at('table-over', over), scrolls: false, prepare: laidOut },
  {
    ...at('hand-over', search),
    scrolls: false,
    audit: ['phone'],
    prepare: (page) => page.getByRole('alertdialog').waitFor(),
  },
  {
    ...at('table-undo-refused', reveal),
    scrolls: false,
    audit: ['phone'],
    prepare: async (page) => {
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
    kept: () => ({ words: { 'pony.settings': '{"theme":' } }),
  },
];
