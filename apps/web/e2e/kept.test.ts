import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash8 } from '@pony/engine';
import { outcomeOf } from '@pony/table';
import type { BrowserContext } from 'playwright-core';
import { arrive, visitor } from './browser.ts';
import { eventually } from './patience.ts';
import { decideOnce, myTurn, QUICK, read, turnOf } from './play.ts';
import { sitAt, sitDown } from './sit.ts';
import { openSite } from './site.ts';
import { idOf, laid, lay } from './store.ts';
import { BOT, FRIEND, keptOf, prepare, YOU } from './tables.ts';

const site = openSite();

/** In the page: as a phone loses its connections while it sleeps, without a word. */
function loseConnections(): void {
  const found: IDBDatabase[] = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...how) {
    if (!found.includes(this)) found.push(this);
    return transaction.apply(this, how);
  };
  Object.assign(window, {
    asleep: () => {
      for (const db of found) db.close();
    },
  });
}

test('home lists the tables with whose turn it is; one is deleted and brought back', async () => {
  const context = await visitor(site.browser);
  const mine = prepare({
    seed: 'mine',
    until: ({ taken }, legal) => taken.length > 5 && taken.at(-1)?.seat === 1 && legal.length > 1,
  });
  const hot = prepare({
    seed: 'hot',
    seats: [YOU, FRIEND],
    until: ({ taken }) => taken.length > 5 && taken.at(-1)?.seat === 0 && taken.at(-1)?.freeFrom === null,
  });
  const done = prepare({ seed: 'done', until: (table) => outcomeOf(table) !== null });
  const watch = prepare({ seed: 'watch', seats: [BOT, BOT], until: ({ taken }) => taken.length > 5 });
  const rows = [mine, hot, done, watch].map((table, i) => ({ ...keptOf(table, `t${i}`), changed: 9 - i }));
  await context.addInitScript(loseConnections);
  const { page } = await arrive(context, site.address, { tables: rows });
  const list = page.getByRole('region', { name: 'Your tables' });
  await list.getByText(/Your move/).waitFor();
  await list.getByText(/To move: (The Fellowship|Sauron)/).waitFor();
  await list.getByText(/You (won|lost)|shared/).waitFor();
  await list.getByRole('button', { name: 'Show all 4' }).click();
  await list.getByText(/Bots play/).waitFor();
  await page.evaluate(() => (window as unknown as { asleep: () => void }).asleep());
  await list.getByRole('button', { name: /Delete the table: .*Your move/ }).click();
  await page.getByText('The table is deleted.').waitFor();
  await list.getByText(/Your move/).waitFor({ state: 'detached' });
  await eventually(async () => assert.equal(await laid(page, 't0'), undefined));
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await list.getByText(/Your move/).waitFor();
  await list.getByRole('link', { name: /Your move/ }).click();
  await myTurn(page);
  assert.equal(idOf(page), 't0');
  await context.close();
});

test('a damaged table says so, can be saved as a file, and is left as it is', async () => {
  const table = prepare({ until: ({ taken }) => taken.length > 5 });
  const row = keptOf(table, 'broken');
  const hash = hash8(table.state);
  const { context, page } = await sitAt(site, { ...row, saved: row.saved.replaceAll(hash, '00000000') });
  await page.getByRole('heading', { name: 'This table cannot be read' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'prancing-pony.txt');
  assert.equal((await laid(page, 'broken'))?.saved, row.saved.replaceAll(hash, '00000000'));
  await lay(page, [{ id: 'nonsense', summary: 7 }]);
  await page.getByRole('button', { name: 'To the common room' }).click();
  await page.getByText('A table that cannot be read').waitFor();
  await page.getByRole('link', { name: 'Play now: Duel for Middle-earth' }).click();
  await myTurn(page);
  await context.close();
});

test('a table of another version, and one that is gone, say so', async () => {
  const table = prepare({ until: ({ taken }) => taken.length > 5 });
  const row = keptOf(table, 'old');
  const { context, page } = await sitAt(site, { ...row, saved: row.saved.replace(/rules [^\\]+\\n/, 'rules 999\\n') });
  await page.getByRole('heading', { name: 'This table is from another version' }).waitFor();
  await page.goto(`${site.address}/table/nowhere`);
  await page.getByRole('heading', { name: 'This table was cleared away' }).waitFor();
  await page.goto(`${site.address}/table/new?game=chess`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await context.close();
});

/** Runs code in every worker before the worker's own. */
async function inWorkers(context: BrowserContext, code: () => void): Promise<void> {
  await context.route(/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `(${code})();\n${await answer.text()}` });
  });
}

test('a device without room: the game goes on, the record can be saved, nothing is lost on the way home', async () => {
  const context = await visitor(site.browser, { alone: true });
  const { page } = await arrive(context, site.address);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
  await page.goto(`${site.address}/table/new?game=duel&seed=full&${QUICK}`);
  await page.getByText('No room left on this device').waitFor();
  await read(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  assert.match(file.suggestedFilename(), /\.record$/);
  await page.getByRole('button', { name: 'Close' }).click();
  const { version } = await decideOnce(page);
  await page.getByRole('link', { name: 'Prancing Pony, to the home page' }).click();
  await page.getByRole('link', { name: /Your move/ }).click();
  await eventually(async () => assert.equal((await turnOf(page)).version, version));
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.address });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No room left on this device').waitFor({ state: 'detached' });
  await page.reload();
  await eventually(async () => assert.equal((await turnOf(page)).version, version));
  await context.close();
});

test('a browser that keeps nothing: the game is played all the same', async () => {
  const context = await visitor(site.browser, { alone: true });
  await inWorkers(context, () => {
    Object.defineProperty(self, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { page } = await arrive(context, `${site.address}/table/new?game=duel&seed=private&${QUICK}`);
  await page.getByText('This browser keeps nothing').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await decideOnce(page);
  await page.reload();
  await page.getByRole('heading', { name: 'This browser keeps nothing' }).waitFor();
  await page.getByRole('button', { name: 'Play without saving' }).click();
  await page.getByRole('link', { name: 'Play now: Duel for Middle-earth' }).click();
  await myTurn(page);
  await context.close();
});

test('one table in two windows: the second asks, takes it over, and the first says so', async () => {
  const { context, page } = await sitDown(site, 'seed=windows', { alone: true });
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { name: 'This table is open in another window' }).waitFor();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await myTurn(second);
  await page.getByRole('heading', { name: 'This table is open in another window' }).waitFor();
  await decideOnce(second);
  await context.close();
});
