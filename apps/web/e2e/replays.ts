/** Games on a device and their replays, for tests. */
import { outcomeOf } from '@pony/table';
import type { Browser, Locator, Page } from 'playwright-core';
import { arrive, openBrowser, serveDist, visitor } from './browser.ts';
import { BOT, FRIEND, keptOf, lay, prepare, YOU } from './tables.ts';

export const over = prepare({ seats: [YOU, BOT], until: (table) => outcomeOf(table) !== null });
export const running = prepare({
  seats: [YOU, BOT],
  until: ({ taken, state }) => taken.length > 30 && state.outcome === null && taken.at(-1)?.seat === 1,
});
export const shared = prepare({ seats: [YOU, FRIEND], until: ({ taken }) => taken.length > 12 });

export interface House {
  readonly browser: Browser;
  readonly site: Awaited<ReturnType<typeof serveDist>>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
  return {
    browser,
    site,
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

/** A visitor whose device keeps these tables, at an address. */
export async function comeTo(
  { browser, site }: House,
  path: string,
  how: Parameters<typeof visitor>[1] = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await visitor(browser, how);
  const { page, complaints } = await arrive(context, site.address);
  await lay(page, keptOf(over, 'over'), keptOf(running, 'running'), keptOf(shared, 'shared'));
  await page.goto(site.address + path);
  await page.locator('main').waitFor();
  return { page, complaints };
}

export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moves of the game' });
export const spoken = (page: Page): Locator => page.locator('footer[data-mood] [role=status]');
export const gold = (page: Page, name: string): Locator =>
  page.locator('footer[data-mood]').getByRole('button', { name, exact: true });

/** What lies on the table, as the page shows it. */
export const shown = (page: Page): Promise<string> =>
  page.locator('[data-version] main').evaluate((main) => (main as HTMLElement).innerText);
