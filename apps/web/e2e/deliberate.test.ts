import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { arrive, visitor } from './browser.ts';
import { QUICK, turnOf } from './play.ts';
import { openSite } from './site.ts';
import { keptOf, prepare, verbs, YOU } from './tables.ts';

const site = openSite();

/** A table of the reader alone, both seats, at the generic table: a press on an option decides at once. */
async function bothSides(id: string) {
  const table = prepare({
    seats: [YOU, YOU],
    until: (_table, legal) => verbs(legal).has('discard') && legal.length > 5,
  });
  const context = await visitor(site.browser);
  const address = `${site.address}/table/${id}?table=generic&${QUICK}`;
  const { page } = await arrive(context, address, { tables: [keptOf(table, id)] });
  await read(page);
  return { context, page, version: table.version };
}

/** Waits until the question has stood there long enough to be read. */
const read = (page: Page): Promise<void> => page.locator('[data-version]:not([data-fresh])').waitFor();
const option = (page: Page) => page.locator('[data-option][data-legal]').nth(2);

test('a double click answers one question: the second press is no answer to the next', async () => {
  const { context, page, version } = await bothSides('double');
  await option(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await read(page);
  // The slow second half of a double click, where the next question has something to press now.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  assert.equal((await turnOf(page)).version, version + 1);
  await option(page).click();
  await page.locator(`[data-version="${version + 2}"]`).waitFor();
  await context.close();
});

test('a press that comes before the question could be read is not heard; a little later it is', async () => {
  const { context, page, version } = await bothSides('reading');
  const box = await option(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  // Two presses without a pause, as of two fingers: the browser does not call that a double click.
  await page.touchscreen.tap(x, y).catch(() => page.mouse.click(x, y));
  await page.mouse.click(x, y);
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await read(page);
  assert.equal((await turnOf(page)).version, version + 1);
  await context.close();
});

test('a key that is held down answers one question', async () => {
  const { context, page, version } = await bothSides('held');
  await option(page).focus();
  await page.keyboard.down('Enter');
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await read(page);
  assert.equal((await turnOf(page)).version, version + 1);
  await context.close();
});
