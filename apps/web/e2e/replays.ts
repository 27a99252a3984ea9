/** Games on a device and their replays, for tests. */
import { outcomeOf } from '@pony/table';
import type { Locator, Page } from 'playwright-core';
import { arrive, type Visit, visitor } from './browser.ts';
import type { Site } from './site.ts';
import { BOT, FRIEND, keptOf, prepare, YOU } from './tables.ts';

export const over = prepare({ seats: [YOU, BOT], until: (table) => outcomeOf(table) !== null });
export const running = prepare({
  seats: [YOU, BOT],
  until: ({ taken, state }) => taken.length > 30 && state.outcome === null && taken.at(-1)?.seat === 1,
});
const shared = prepare({ seats: [YOU, FRIEND], until: ({ taken }) => taken.length > 12 });

const tables = [keptOf(over, 'over'), keptOf(running, 'running'), keptOf(shared, 'shared')];

/** A visitor whose device keeps these tables, at an address. */
export const comeTo = async (
  { browser, address }: Site,
  path: string,
  how: Visit = {},
): Promise<{ page: Page; complaints: string[] }> => arrive(await visitor(browser, how), address + path, { tables });

export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moves of the game' });
export const spoken = (page: Page): Locator => page.locator('footer[data-mood] [role=status]');
export const gold = (page: Page, name: string): Locator =>
  page.locator('footer[data-mood]').getByRole('button', { name, exact: true });

/** What lies on the table, as the page shows it. */
export const shown = (page: Page): Promise<string> =>
  page.locator('[data-version] main').evaluate((main) => (main as HTMLElement).innerText);
