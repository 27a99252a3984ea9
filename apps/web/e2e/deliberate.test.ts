import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from '@pony/table';
import type { Page } from 'playwright-core';
import { arrive, visitor } from './browser.ts';
import { QUICK, read, turnOf } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf, prepare, verbs, YOU } from './tables.ts';

const site = openSite();
/** However long the machine took over the first press, the third comes later. */
const MUCH_LATER = 60_000;

/** A table of the reader alone, both seats, at the generic table: a press on an option decides at once. */
async function bothSides(id: string) {
  const table = prepare({
    seats: [YOU, YOU],
    until: (_table, legal) => verbs(legal).has('discard') && legal.length > 5,
  });
  const context = await visitor(site.browser);
  const address = `${site.address}/table/${id}?table=generic&${QUICK}`;
  const { page } = await arrive(context, address, { tables: [keptOf(table, id)] });
  await option(page).waitFor();
  await read(page);
  return { context, page, version: table.version };
}

const option = (page: Page) => page.locator('[data-option][data-legal]').nth(2);

/** Presses a spot as the browser tells it: at this time, as the first, second or third press of a row. */
async function pressAt(page: Page, x: number, y: number, ms: number, clickCount: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await line.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount, timestamp: ms / 1000 });
  await line.detach();
}

test('a double click answers one question; whoever presses on and on is heard all the same', async () => {
  const { context, page, version } = await bothSides('double');
  const box = await option(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  const begun = await page.evaluate(() => Date.now());
  await pressAt(page, x, y, begun, 1);
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await read(page);
  // The slow second half of a double click, where the next question has something to press now.
  await pressAt(page, x, y, begun + 450, 2);
  assert.equal((await turnOf(page)).version, version + 1);
  await pressAt(page, x, y, begun + 900 + MUCH_LATER, 3);
  await page.locator(`[data-version="${version + 2}"]`).waitFor();
  await read(page);
  assert.equal((await turnOf(page)).version, version + 2);
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

test('what answers nothing is heard at once: an item of the menu, a button after the end', async () => {
  const { context, page, version } = await bothSides('menu');
  const asked = await page.evaluate(() => Date.now());
  await option(page).click();
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const item = await page.getByRole('menuitem', { name: 'Candle-light' }).boundingBox();
  // As if pressed the moment the question came.
  await pressAt(page, (item?.x ?? 0) + 20, (item?.y ?? 0) + 20, asked, 1);
  await page.locator('html[data-theme=candle]').waitFor();
  await context.close();

  const over = prepare({ until: (one) => outcomeOf(one) !== null });
  const begun = Date.now();
  const end = await sitAt(site, keptOf(over, 'ended'));
  const again = end.page.getByRole('button', { name: 'Again with sides swapped' });
  const box = await again.boundingBox();
  await pressAt(end.page, (box?.x ?? 0) + 20, (box?.y ?? 0) + 20, begun, 1);
  await end.page.getByText(/Your turn · Sauron/i).waitFor();
  await end.context.close();
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
