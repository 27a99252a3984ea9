/** Visitors who sit down at a table, new or prepared. */
import type { BrowserContext, Page } from 'playwright-core';
import type { KeptTable } from '../src/store/kept.ts';
import { arrive, type Kept, type Visit, visitor } from './browser.ts';
import { myTurn, QUICK } from './play.ts';
import type { Site } from './site.ts';

export interface Seated {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** A visitor who has sat down at a new table. */
export async function sitDown({ browser, address }: Site, query: string, how: Visit = {}): Promise<Seated> {
  const context = await visitor(browser, how);
  const { page, complaints } = await arrive(context, `${address}/table/new?game=duel&${query}&${QUICK}`);
  await myTurn(page);
  return { context, page, complaints };
}

/** A visitor before whom a prepared table lies. */
export async function sitAt(
  { browser, address }: Site,
  row: KeptTable,
  how: Visit = {},
  words: Kept['words'] = {},
): Promise<Seated> {
  const context = await visitor(browser, how);
  const { page, complaints } = await arrive(context, `${address}/table/${row.id}?${QUICK}`, { tables: [row], words });
  return { context, page, complaints };
}
