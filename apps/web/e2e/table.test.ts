import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcomeOf } from '@pony/table';
import type { Page } from 'playwright-core';
import { arrive, keptOffline, visitor } from './browser.ts';
import { eventually } from './patience.ts';
import { decideOnce, myTurn, pressLit, read, turnOf } from './play.ts';
import { sitAt, sitDown } from './sit.ts';
import { openSite } from './site.ts';
import { idOf, keptNow } from './store.ts';
import { FRIEND, keptOf, prepare, verbs, YOU } from './tables.ts';

const site = openSite();

/** How many decisions the device keeps of the table that is shown. */
const decisions = async (page: Page): Promise<number> => (await keptNow(page)).summary.decisions;
/** Waits until the table is at this version, and kept so. */
async function standsAt(page: Page, version: number): Promise<void> {
  await page.locator(`[data-version="${version}"]`).waitFor();
  await keptNow(page);
}
const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('one click on "Play now" is a game against a bot', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, site.address);
  await page.getByRole('link', { name: 'Play now: Duel for Middle-earth' }).click();
  await myTurn(page);
  assert.match(page.url(), /\/table\/\w{10}$/);
  await page.getByText('Bot · Ranger').waitFor();
  // Pictures are cut once the table lies there.
  await page.locator('[data-thing^="card"] img, button img[src^="data:image/svg"]').first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a reload in the middle of a game stands at the same decision', async () => {
  const { context, page, complaints } = await sitDown(site, 'seed=reload');
  for (let i = 0; i < 4; i++) await decideOnce(page, 'mouse', i);
  const { version } = await turnOf(page);
  await standsAt(page, version);
  const before = await page.locator('[data-version]').textContent();
  await page.reload();
  await standsAt(page, version);
  await eventually(async () => assert.equal(await page.locator('[data-version]').textContent(), before));
  await decideOnce(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a crash of the page in the middle of a game loses nothing', async () => {
  const { context, page } = await sitDown(site, 'seed=crash');
  for (let i = 0; i < 3; i++) await decideOnce(page, 'mouse', i);
  const { version } = await turnOf(page);
  await standsAt(page, version);
  const address = page.url();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const { page: again } = await arrive(context, address);
  await standsAt(again, version);
  await context.close();
});

test('a game goes on without a network, and after a reload without one', async () => {
  const { context, page } = await sitDown(site, 'seed=offline', { context: { serviceWorkers: 'allow' } });
  await keptOffline(page);
  await context.setOffline(true);
  await decideOnce(page);
  const { version } = await turnOf(page);
  await standsAt(page, version);
  await page.reload();
  await standsAt(page, version);
  await decideOnce(page);
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Play now: Duel for Middle-earth' }).click();
  await myTurn(page);
  await context.close();
});

test('picks inside one action are taken back freely, one by one, by key and by button', async () => {
  const table = prepare({
    seats: [YOU, FRIEND],
    until: ({ taken }, legal) => {
      const last = taken.at(-1);
      return last?.seat === 0 && last.freeFrom !== null && taken.length - last.freeFrom >= 1 && legal.length > 1;
    },
  });
  const { context, page } = await sitAt(site, keptOf(table, 'picks'));
  await myTurn(page);
  const n = table.taken.length;
  assert.equal(await decisions(page), n);
  await page.keyboard.press('u');
  await page.locator(`[data-version="${table.version + 1}"]`).waitFor();
  await undoButton(page).click();
  await standsAt(page, table.version + 2);
  await page.reload();
  await standsAt(page, table.version + 2);
  assert.equal(await decisions(page), n - 2);
  await context.close();
});

test('two people at one screen: across a reveal nothing is taken back, and the table says why', async () => {
  const table = prepare({
    seats: [YOU, FRIEND],
    until: ({ taken }) => taken.at(-1)?.barrier === true && taken.length > 4,
  });
  const { context, page } = await sitAt(site, keptOf(table, 'reveal'));
  await myTurn(page);
  await undoButton(page).click({ force: true });
  await page.getByText('Since then something was revealed or the other side has acted').waitFor();
  assert.equal(await decisions(page), table.taken.length);
  await context.close();
});

test('where all must agree, the other person at the screen is asked to take a reveal back', async () => {
  const table = prepare({
    seats: [YOU, FRIEND],
    undo: 'consent',
    until: ({ taken }) => taken.at(-1)?.barrier === true && taken.length > 4,
  });
  const { context, page } = await sitAt(site, keptOf(table, 'consent'));
  await myTurn(page);
  await page.keyboard.press('u');
  await page.getByText(/: take back the last decision/).waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText(/: take back /).waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByText(/: take back /).waitFor({ state: 'detached' });
  await eventually(async () => assert.equal(await decisions(page), table.taken.length - 1));
  await page.reload();
  await myTurn(page);
  assert.equal(await decisions(page), table.taken.length - 1);
  await context.close();
});

test('against a bot everything is taken back, its answer too', async () => {
  const { context, page } = await sitDown(site, 'seed=granted');
  const before = await page.locator('main').textContent();
  const { version } = await decideOnce(page);
  await undoButton(page).click();
  await myTurn(page, version);
  await eventually(async () => assert.equal(await page.locator('main').textContent(), before));
  for (let i = 0; i < 3; i++) await decideOnce(page, 'mouse', i);
  await page.getByRole('button', { name: 'Back to this move' }).nth(1).click({ force: true });
  await eventually(async () => assert.equal(await page.locator('main').textContent(), before));
  await undoButton(page).click({ force: true });
  await page.getByText('There is nothing of yours to take back yet.').waitFor();
  await context.close();
});

test('at a table where nothing is taken back the button says so', async () => {
  const { context, page } = await sitDown(site, 'seed=never&undo=none');
  await decideOnce(page);
  await undoButton(page).click({ force: true });
  await page.getByText('Moves cannot be taken back at this table.').waitFor();
  await context.close();
});

test('the language changes in the middle of a game, the log with it', async () => {
  const { context, page } = await sitDown(site, 'seed=language');
  await decideOnce(page);
  const { version } = await turnOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Українською' }).click();
  await page.getByText('Ваш хід').waitFor();
  await page.getByRole('log').first().filter({ hasText: 'Братство' }).waitFor({ state: 'attached' });
  assert.equal((await turnOf(page)).version, version);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('menuitem', { name: 'При свічці' }).click();
  await page.locator('html[data-theme=candle]').waitFor();
  await decideOnce(page);
  await context.close();
});

test('a secret of one side waits under a cover until its player has the screen', async () => {
  const table = prepare({
    seats: [YOU, FRIEND],
    until: (_, legal) => verbs(legal).has('search'),
    prefer: ([verb]) => verb === 'take' || verb === 'play',
  });
  const { context, page } = await sitAt(site, keptOf(table, 'cover'));
  await myTurn(page);
  await page.getByRole('button', { name: 'Look through the discard' }).click();
  const cover = page.getByRole('alertdialog');
  await cover.getByRole('heading', { name: /^Pass the screen:/ }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0, 'nothing of it is on the page yet');
  await page.reload();
  await cover.waitFor();
  await cover.getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await pressLit(page, 'mouse');
  await context.close();
});

test('nothing is covered while both sides see the same', async () => {
  const { context, page } = await sitDown(site, 'seed=hot&sauron=friend');
  for (let i = 0; i < 5; i++) {
    const { cover } = await decideOnce(page, 'mouse', i);
    assert.equal(cover, false);
  }
  await page.getByText('A friend', { exact: true }).first().waitFor();
  await context.close();
});

test('two bots: they wait, make one decision, play on at another speed', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(
    context,
    `${site.address}/table/new?game=duel&seed=watch&fellowship=hobbit&sauron=hobbit&rounds=8&gap=60000`,
  );
  await page.getByRole('button', { name: 'Let them wait' }).click();
  await page.getByRole('button', { name: 'Let them play' }).waitFor();
  const { version } = await turnOf(page);
  await page.getByRole('button', { name: 'One decision' }).click();
  await page.locator(`[data-version="${version + 1}"]`).waitFor();
  await page.getByRole('button', { name: 'Speed: Usual' }).click();
  await page.getByRole('button', { name: 'Speed: Fast' }).waitFor();
  await page.getByRole('button', { name: 'Let them play' }).click();
  await page.waitForFunction(
    (v) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > v + 3,
    version,
  );
  await context.close();
});

test('on return the table tells in at most five lines what happened', async () => {
  const table = prepare({
    until: ({ taken }, legal) => taken.length > 8 && taken.at(-1)?.seat === 1 && legal.length > 1,
  });
  const last = table.taken.findLast(({ seat }) => seat === 0);
  const { context, page } = await sitAt(site, keptOf(table, 'away'), {}, { 'pony.seen.away': String(last?.version) });
  const away = page.getByRole('region', { name: 'While you were away' });
  await away.waitFor();
  await eventually(async () => {
    const lines = await away.getByRole('listitem').allTextContents();
    assert.ok(lines.length >= 1 && lines.length <= 6, lines.join());
    assert.match(lines.join(), /Sauron/);
  });
  await away.getByRole('button').click();
  await away.waitFor({ state: 'detached' });
  await context.close();
});

test('the end of the game: who won and why, again with sides swapped', async () => {
  const table = prepare({ until: (one) => outcomeOf(one) !== null });
  const { context, page } = await sitAt(site, keptOf(table, 'over'));
  const prompt = page.locator('footer[data-mood=over]', { hasText: /(You win|Victory: Sauron|shared)/ });
  assert.equal(await prompt.getByRole('link', { name: 'Replay' }).getAttribute('href'), '/replay/over');
  await prompt.getByRole('button', { name: 'Again with sides swapped' }).click();
  await page.getByText(/Your turn · Sauron/i).waitFor();
  assert.notEqual(idOf(page), 'over');
  await context.close();
});

test('giving up asks first, then ends the game', async () => {
  const { context, page } = await sitDown(site, 'seed=resign');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  assert.equal((await turnOf(page)).turn, 'yours');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByText(/Victory: Sauron. The other side gave up/).waitFor();
  await context.close();
});

test('the record is saved as a file that names its secrets', async () => {
  const { context, page } = await sitDown(site, 'seed=record');
  await decideOnce(page);
  await read(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save the record' }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^duel-\w+\.record$/);
  let text = '';
  for await (const part of await file.createReadStream()) text += part;
  assert.match(text, /^pony-record 1\ngame duel\n/);
  assert.match(text, /holds its secrets/);
  await context.close();
});
