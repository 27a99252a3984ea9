import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { myTurn } from './play.ts';
import { comeTo, gold, type House, openHouse, over, shown, slider, spoken } from './replays.ts';
import { shownMove } from './study-screens.ts';
import { laid } from './tables.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

test('a game of this device is wandered through by keyboard: slider, steps, play and pause', async () => {
  const { page, complaints } = await comeTo(house, '/replay/over');
  const last = over.taken.length;
  await shownMove(page, 0);
  assert.match((await spoken(page).textContent()) ?? '', /as it was laid out/);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await shownMove(page, 1);
  await page.keyboard.press('End');
  await shownMove(page, last);
  assert.match((await spoken(page).textContent()) ?? '', /wins|shared/i);
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
  await shownMove(page, 3);
  await gold(page, 'Pause').press('Enter');
  await gold(page, 'Play').waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('what is shown is the same there and back, and a reload stays at the move', async () => {
  const { page } = await comeTo(house, '/replay/over?n=20');
  await shownMove(page, 20);
  const before = await shown(page);
  await slider(page).fill('55');
  await shownMove(page, 55);
  assert.notEqual(await shown(page), before);
  await slider(page).fill('20');
  await shownMove(page, 20);
  assert.equal(await shown(page), before);
  await slider(page).fill('21');
  await page.waitForURL(/n=21/);
  await page.reload();
  await shownMove(page, 21);
  await page.context().close();
});

test('nothing is lit and nothing can be chosen in a replay; a line of the log leads back to it', async () => {
  const { page } = await comeTo(house, '/replay/over?n=30');
  await shownMove(page, 30);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  await page.getByRole('log').getByRole('button', { name: 'Go back to here' }).first().click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) < 30);
  await page.context().close();
});

test('the viewpoint changes once the game is over: who sits below, and what is told', async () => {
  const { page } = await comeTo(house, '/replay/over?n=40');
  await shownMove(page, 40);
  const below = (): Promise<number> =>
    page.evaluate(() => {
      const top = (seat: number): number =>
        document.querySelector(`[data-purse="${seat}"]`)?.getBoundingClientRect().top ?? 0;
      return top(0) > top(1) ? 0 : 1;
    });
  assert.equal(await below(), 0);
  await page.getByRole('button', { name: 'Seen by: Everybody' }).click();
  await page.getByRole('menuitem', { name: 'Sauron' }).click();
  await page.getByRole('button', { name: 'Seen by: Sauron' }).waitFor();
  await page.waitForFunction(() => {
    const top = (seat: number): number =>
      document.querySelector(`[data-purse="${seat}"]`)?.getBoundingClientRect().top ?? 0;
    return top(1) > top(0);
  });
  await page.getByRole('button', { name: 'Seen by: Sauron' }).click();
  await page.getByRole('menuitem', { name: 'A spectator' }).click();
  await page.waitForFunction(() => {
    const top = (seat: number): number =>
      document.querySelector(`[data-purse="${seat}"]`)?.getBoundingClientRect().top ?? 0;
    return top(0) > top(1);
  });
  await page.context().close();
});

test('play on from here: a new table at that very moment, the old game untouched', async () => {
  const { page } = await comeTo(house, '/replay/over?n=24');
  await shownMove(page, 24);
  await gold(page, 'Play on from here').click();
  await page.getByRole('menuitem', { name: 'All on this screen' }).click();
  await page.waitForURL(/\/table\//);
  const turn = await myTurn(page);
  assert.equal(turn.version, 24);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const made = await laid(page, id);
  assert.equal(made?.summary.decisions, 24);
  assert.deepEqual(
    made?.summary.seats.map(({ who }) => who),
    ['you', 'friend'],
  );
  assert.equal((await laid(page, 'over'))?.summary.decisions, over.taken.length);
  await page.goBack();
  await shownMove(page, 24);
  await gold(page, 'Play on from here').click();
  await page.getByRole('menuitem', { name: 'You play Sauron, bots the others' }).click();
  await page.waitForURL(/\/table\//);
  await myTurn(page);
  assert.equal(await page.getByText('Your turn · Sauron').count(), 1);
  await page.context().close();
});

test('at its end a game cannot be played on, and the button says why', async () => {
  const { page } = await comeTo(house, `/replay/over?n=${over.taken.length}`);
  await shownMove(page, over.taken.length);
  const button = gold(page, 'Play on from here');
  assert.equal(await button.getAttribute('aria-disabled'), 'true');
  await button.click({ force: true });
  await page.getByText('The game is over here; step back first.').waitFor();
  assert.equal(await page.getByRole('menu').count(), 0);
  await page.context().close();
});

test('charts of the game: every number in a table for those who cannot see them, a press goes there', async () => {
  const { page } = await comeTo(house, '/replay/over?n=10');
  await shownMove(page, 10);
  await page.getByRole('button', { name: 'Charts' }).click();
  const paper = page.getByRole('dialog', { name: 'Charts' });
  for (const name of ['Coins', 'Skills', 'Steps to go', 'Regions']) {
    await paper.getByRole('radio', { name }).check({ force: true });
    const rows = paper.locator('tbody tr');
    await paper.getByRole('table', { name }).waitFor({ state: 'attached' });
    assert.equal(await rows.count(), over.taken.length + 1, name);
  }
  await paper.getByRole('radio', { name: 'Coins' }).check({ force: true });
  assert.deepEqual(await paper.locator('tbody tr').first().locator('td').allTextContents(), ['3', '2']);
  const drawing = await paper.locator('figure svg').first().boundingBox();
  assert.ok(drawing);
  await page.mouse.click(drawing.x + drawing.width * 0.75, drawing.y + drawing.height / 2);
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) > 40);
  await page.context().close();
});

test('any game is replayed at the generic table', async () => {
  const { page, complaints } = await comeTo(house, '/replay/over?n=25&table=generic');
  await shownMove(page, 25);
  await slider(page).press('ArrowRight');
  await shownMove(page, 26);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('played games are listed with their results, and lead to replay and charts', async () => {
  const { page } = await comeTo(house, '/');
  await page.getByRole('link', { name: 'Played games and records' }).click();
  const rows = page.locator('main li').filter({ hasText: 'Duel for Middle-earth' });
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  assert.match((await rows.first().textContent()) ?? '', /You (won|lost)|shared/);
  assert.match((await page.locator('main').textContent()) ?? '', /Against bots: [01] games? won, [01] lost/);
  await rows
    .first()
    .getByRole('link', { name: /^Charts/ })
    .click();
  await shownMove(page, over.taken.length);
  await page.getByRole('dialog', { name: 'Charts' }).waitFor();
  await page.context().close();
});
