import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  path: string;
  /** May be longer than the window. */
  scrolls: boolean;
  /** Brings the screen into the state that is to be seen. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Every screen that tests and pictures go through. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', scrolls: true },
  { name: 'new-table', path: '/new/duel', scrolls: false },
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
