/** The client in a home network, at an address without https: what browsers keep for safe pages is missing there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaign } from '@pony/lcg';
import type { Page } from 'playwright-core';
import { AT_HOME, arrive, goWithin, visitor } from './browser.ts';
import { over } from './replays.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';

const site = openSite();

/** What was copied, laid into a field as a reader lays it. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' })));
  await page.locator('#paste').focus();
  await page.keyboard.press('Control+V');
  const words = await page.locator('#paste').inputValue();
  await page.locator('#paste').evaluate((one) => one.remove());
  return words;
}

const rowsUnder = (page: Page, name: string): Promise<{ id: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), name);

test('without https a deck and a campaign log are kept, and links are copied', async () => {
  const context = await visitor(site.browser, { alone: true });
  const home = site.address.replace('127.0.0.1', AT_HOME);
  const { page, complaints } = await arrive(context, `${home}/decks/lcg`);
  assert.equal(await page.evaluate(() => isSecureContext), false);

  await page.getByRole('button', { name: 'Copy and change' }).first().click();
  await page.locator('[data-act=keep]').click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link to this deck is copied.').waitFor();
  assert.match(await pasted(page), /^http:\/\/inn\.test:\d+\/decks\/lcg\?deck=/);
  assert.match((await rowsUnder(page, 'pony.decks.lcg'))[0].id, /^[0-9a-f]{8}$/);

  await goWithin(page, '/campaign/lcg', {});
  await page.locator('textarea').fill(campaign.writeLog(campaign.newLog('campaign', [['aragorn']])));
  await page.locator('[data-act="read-log"]').click();
  assert.match((await rowsUnder(page, 'pony.campaigns.lcg'))[0].id, /^[0-9a-f]{8}$/);

  await goWithin(page, '/replay/over?n=42', { tables: [keptOf(over, 'over')] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Copy a link to this move' }).click();
  await page.getByText('The link is copied.').waitFor();
  assert.match(await pasted(page), /^http:\/\/inn\.test:\d+\/replay\/link\?n=42#/);
  assert.deepEqual(complaints, []);
  await context.close();
});
