import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './patience.ts';
import { myTurn } from './play.ts';
import { comeTo, gold, over, shown, slider, spoken } from './replays.ts';
import { openSite } from './site.ts';
import { keptNow, laid } from './store.ts';
import { shownMove } from './study-screens.ts';

const site = openSite();

/** Waits until the version of the table is as wanted. */
const versionIs = (page: Page, from: number, to: number): Promise<unknown> =>
  page.waitForFunction(
    ([least, most]) => {
      const version = Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version);
      return version >= least && version <= most;
    },
    [from, to],
  );

test('a game of this device is wandered through by keyboard: slider, steps, play and pause', async () => {
  const { page, complaints } = await comeTo(site, '/replay/over');
  const last = over.taken.length;
  await shownMove(page, 0);
  await spoken(page).filter({ hasText: 'as it was laid out' }).waitFor();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await shownMove(page, 1);
  await page.keyboard.press('End');
  await shownMove(page, last);
  await spoken(page)
    .filter({ hasText: /victory|shared/i })
    .waitFor();
  await page.keyboard.press('Home');
  await shownMove(page, 0);
  await page.locator('body').click({ position: { x: 5, y: 400 } });
  await page.keyboard.press('.');
  await shownMove(page, 1);
  await page.keyboard.press(',');
  await shownMove(page, 0);
  await gold(page, 'One move on').press('Enter');
  await shownMove(page, 1);
  await page.getByRole('radio', { name: '4×' }).check();
  await gold(page, 'Play').press('Enter');
  await gold(page, 'Pause').waitFor();
  await versionIs(page, 3, last - 1);
  await gold(page, 'Pause').press('Enter');
  await gold(page, 'Play').waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('what is shown is the same there and back, and a reload stays at the move', async () => {
  const { page } = await comeTo(site, '/replay/over?n=20');
  await shownMove(page, 20);
  const before = await shown(page);
  await slider(page).fill('55');
  await shownMove(page, 55);
  await eventually(async () => assert.notEqual(await shown(page), before));
  await slider(page).fill('20');
  await shownMove(page, 20);
  await eventually(async () => assert.equal(await shown(page), before));
  await slider(page).fill('21');
  await page.waitForURL(/n=21/);
  await page.reload();
  await shownMove(page, 21);
  await page.context().close();
});

test('nothing is lit and nothing can be chosen in a replay; a line of the log leads back to it', async () => {
  const { page } = await comeTo(site, '/replay/over?n=30');
  await shownMove(page, 30);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  await page.getByRole('log').getByRole('button', { name: 'Back to this move' }).first().click();
  await versionIs(page, 0, 29);
  await page.context().close();
});

test('the viewpoint changes once the game is over: who sits below, and what is told', async () => {
  const { page } = await comeTo(site, '/replay/over?n=40');
  await shownMove(page, 40);
  const sitsBelow = (seat: number): Promise<unknown> =>
    page.waitForFunction((below) => {
      const top = (one: number): number =>
        document.querySelector(`[data-purse="${one}"]`)?.getBoundingClientRect().top ?? 0;
      return top(below) > top(1 - below);
    }, seat);
  await sitsBelow(0);
  await page.getByRole('button', { name: 'Point of view: Everybody' }).click();
  await page.getByRole('menuitem', { name: 'Sauron' }).click();
  await page.getByRole('button', { name: 'Point of view: Sauron' }).waitFor();
  await sitsBelow(1);
  await page.getByRole('button', { name: 'Point of view: Sauron' }).click();
  await page.getByRole('menuitem', { name: 'A spectator' }).click();
  await sitsBelow(0);
  await page.context().close();
});

test('play on from here: a new table at that very moment, the old game untouched', async () => {
  const { page } = await comeTo(site, '/replay/over?n=24');
  await shownMove(page, 24);
  await gold(page, 'Play on from here').click();
  await page.getByRole('menuitem', { name: 'All on this screen' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-version="24"]').waitFor();
  const { summary } = await keptNow(page);
  assert.equal(summary.decisions, 24);
  assert.deepEqual(
    summary.seats.map(({ who }) => who),
    ['you', 'friend'],
  );
  assert.equal((await laid(page, 'over'))?.summary.decisions, over.taken.length);
  await page.goBack();
  await shownMove(page, 24);
  await gold(page, 'Play on from here').click();
  await page.getByRole('menuitem', { name: 'You: Sauron; bots play the rest' }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  await page.getByText('Your turn · Sauron').waitFor();
  await page.context().close();
});

test('at its end a game cannot be played on, and the button says why', async () => {
  const { page } = await comeTo(site, `/replay/over?n=${over.taken.length}`);
  await shownMove(page, over.taken.length);
  const button = gold(page, 'Play on from here');
  await eventually(async () => assert.equal(await button.getAttribute('aria-disabled'), 'true'));
  await button.click({ force: true });
  await page.getByText('The game is over here; step back first.').waitFor();
  assert.equal(await page.getByRole('menu').count(), 0);
  await page.context().close();
});

test('charts of the game: every number in a table for those who cannot see them, a press goes there', async () => {
  const { page } = await comeTo(site, '/replay/over?n=10');
  await shownMove(page, 10);
  await page.getByRole('button', { name: 'Charts' }).click();
  const paper = page.getByRole('dialog', { name: 'Charts' });
  for (const name of ['Coins', 'Skills', 'Steps of the Quest', 'Regions']) {
    await paper.getByRole('radio', { name }).check({ force: true });
    const rows = paper.locator('tbody tr');
    await paper.getByRole('table', { name }).waitFor({ state: 'attached' });
    await eventually(async () => assert.equal(await rows.count(), over.taken.length + 1, name));
  }
  await paper.getByRole('radio', { name: 'Coins' }).check({ force: true });
  const first = paper.locator('tbody tr').first().locator('td');
  await eventually(async () => assert.deepEqual(await first.allTextContents(), ['3', '2']));
  const drawing = paper.locator('figure svg').first();
  const { width, height } = (await drawing.boundingBox()) ?? { width: 0, height: 0 };
  await drawing.click({ position: { x: width * 0.75, y: height / 2 } });
  await versionIs(page, 41, over.taken.length);
  await page.context().close();
});

test('any game is replayed at the generic table', async () => {
  const { page, complaints } = await comeTo(site, '/replay/over?n=25&table=generic');
  await shownMove(page, 25);
  await slider(page).press('ArrowRight');
  await shownMove(page, 26);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('played games are listed with their results, found by filters, and lead to replay and review', async () => {
  const { page } = await comeTo(site, '/');
  await page.getByRole('link', { name: 'Played games and records' }).click();
  const rows = page.locator('[data-played]').filter({ hasText: 'Duel for Middle-earth' });
  await rows.filter({ hasText: /You (win|lose)|Shared/ }).waitFor();
  assert.equal(await rows.count(), 1);
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByText('No game fits.').waitFor();
  assert.equal(await rows.count(), 0);
  await page.getByRole('button', { name: 'Show all again' }).click();
  await page.getByRole('radio', { name: 'Bots' }).check();
  await page.getByRole('searchbox').fill('hobbit');
  await rows.first().waitFor();
  await page.getByRole('searchbox').fill('no such words');
  await rows.first().waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await rows
    .first()
    .getByRole('link', { name: /^Review/ })
    .click();
  await page.locator('[data-review=judged]').waitFor();
  await page.goBack();
  await rows.locator('[data-spark]').waitFor();
  await rows
    .first()
    .getByRole('link', { name: /^Replay/ })
    .click();
  await shownMove(page, 0);
  await page.context().close();
});
