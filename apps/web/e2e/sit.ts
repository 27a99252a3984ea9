/** Visitors who sit down at a table, new or prepared. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { KeptTable } from '../src/store/kept.ts';
import { arrive, openBrowser, serveDist, type Visit, visitor } from './browser.ts';
import { myTurn, QUICK } from './play.ts';
import { lay } from './tables.ts';

export interface Seated {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

export interface House {
  browser: Browser;
  address: string;
  /** A visitor who has sat down at a new table. */
  sitDown(query: string, how?: Visit): Promise<Seated>;
  /** A visitor before whom a prepared table lies. */
  sitAt(row: KeptTable, how?: Visit): Promise<Seated>;
  close(): Promise<void>;
}

/** The client, served, and a browser to visit it with. */
export async function openHouse(): Promise<House> {
  const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
  return {
    browser,
    address: site.address,
    async sitDown(query, how = {}) {
      const context = await visitor(browser, how);
      const { page, complaints } = await arrive(context, `${site.address}/table/new?game=duel&${query}&${QUICK}`);
      await myTurn(page);
      return { context, page, complaints };
    },
    async sitAt(row, how = {}) {
      const context = await visitor(browser, how);
      const { page, complaints } = await arrive(context, site.address);
      await lay(page, row);
      await page.goto(`${site.address}/table/${row.id}?${QUICK}`);
      return { context, page, complaints };
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}

/** The id of the table a page shows. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2];
