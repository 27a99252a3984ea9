import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { outcomeOf, record } from '@pony/table';
import type { Browser, Page } from 'playwright-core';
import { arrive, openBrowser, serveDist, visitor } from './browser.ts';
import { myTurn } from './play.ts';
import { openFile, RECORD, replayAt, shownMove } from './study-screens.ts';
import { BOT, FRIEND, keptOf, laid, lay, prepare, YOU } from './tables.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serveDist>>;
before(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveDist()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const over = prepare({ seats: [YOU, BOT], until: (table) => outcomeOf(table) !== null });
const running = prepare({
  seats: [YOU, BOT],
  until: ({ taken, state }) => taken.length > 30 && state.outcome === null && taken.at(-1)?.seat === 1,
});
const shared = prepare({ seats: [YOU, FRIEND], until: ({ taken }) => taken.length > 12 });

/** A visitor whose device keeps these tables, at an address. */
async function at(
  path: string,
  how: Parameters<typeof visitor>[1] = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await visitor(browser, how);
  const { page, complaints } = await arrive(context, site.address);
  await lay(page, keptOf(over, 'over'), keptOf(running, 'running'), keptOf(shared, 'shared'));
  await page.goto(site.address + path);
  await page.locator('main').waitFor();
  return { page, complaints };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moves of the game' });
const spoken = (page: Page) => page.locator('footer[data-mood] [role=status]');
const gold = (page: Page, name: string) => page.locator('footer[data-mood]').getByRole('button', { name, exact: true });

/** What lies on the table, as the page shows it. */
const shown = (page: Page): Promise<string> =>
  page.locator('[data-version] main').evaluate((main) => (main as HTMLElement).innerText);

test('a game of this device is wandered through by keyboard: slider, steps, play and pause', async () => {
  const { page, complaints } = await at('/replay/over');
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
  const { page } = await at('/replay/over?n=20');
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
  const { page } = await at('/replay/over?n=30');
  await shownMove(page, 30);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
  await page.getByRole('log').getByRole('button', { name: 'Go back to here' }).first().click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) < 30);
  await page.context().close();
});

test('the viewpoint changes once the game is over: who sits below, and what is told', async () => {
  const { page } = await at('/replay/over?n=40');
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
  const { page } = await at('/replay/over?n=24');
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
  const { page } = await at(`/replay/over?n=${over.taken.length}`);
  await shownMove(page, over.taken.length);
  const button = gold(page, 'Play on from here');
  assert.equal(await button.getAttribute('aria-disabled'), 'true');
  await button.click({ force: true });
  await page.getByText('The game is over here; step back first.').waitFor();
  assert.equal(await page.getByRole('menu').count(), 0);
  await page.context().close();
});

test('a running game is seen with own eyes only; its record says that it holds secrets', async () => {
  const { page } = await at('/replay/running');
  await shownMove(page, 0);
  assert.equal(await page.getByRole('button', { name: /^Seen by/ }).count(), 0);
  assert.equal(await gold(page, 'Play on from here').count(), 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Save the record' }).click();
  const paper = page.getByRole('dialog', { name: 'Save the record' });
  assert.match((await paper.textContent()) ?? '', /everything that is still hidden/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    paper.getByRole('button', { name: 'Save it all the same' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  assert.equal(text, record(running));
  assert.match(text, /^note the game is not over and this file holds its secrets$/m);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await myTurn(page);
  await page.context().close();
});

test('a running game of two people at one screen is not handed out', async () => {
  const { page } = await at('/replay/shared');
  await shownMove(page, 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a record file' }).waitFor();
  assert.equal(await page.getByRole('menuitem', { name: 'Save the record' }).count(), 0);
  await page.context().close();
});

test('a record goes out as a file and comes in again as the same game', async () => {
  const { page } = await at('/replay/over?n=33');
  await shownMove(page, 33);
  const before = await shown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save the record' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  assert.equal(text, record(over));
  await page.goto(`${site.address}/history`);
  await replayAt(page, 33, text);
  const words = (all: string): string => all.replace(/^(You|Player|Bot.*)$/gm, '');
  assert.equal(words(await shown(page)), words(before));
  await page.reload();
  await shownMove(page, 33);
  await page.context().close();
});

test('a record may be dropped on the page', async () => {
  const { page } = await at('/history');
  const drop = (type: string): Promise<void> =>
    page.evaluate(
      ([kind, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'game.record', { type: 'text/plain' }));
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [type, RECORD],
    );
  await drop('dragover');
  await page.getByText('Drop the record here').waitFor();
  await drop('drop');
  await shownMove(page, 0);
  await page.context().close();
});

test('a broken record is named as such, with its place and a way out, in both languages', async () => {
  const broken = RECORD.replace(/^31 .*$/m, (line) => line.replace(/[0-9a-f]{8}$/, '00000000'));
  for (const [lang, title, words] of [
    ['en', 'This record cannot be shown', /After move 31 the table stands otherwise/],
    ['uk', 'Цей запис не можна показати', /Після ходу 31 стіл стоїть не так/],
  ] as const) {
    const { page, complaints } = await at('/history', { lang });
    await openFile(page, broken);
    await page.getByRole('heading', { name: title }).waitFor();
    assert.match((await page.locator('main').textContent()) ?? '', words);
    await page
      .getByRole('button', { name: lang === 'en' ? 'Show it as far as it goes' : 'Показати, скільки вдасться' })
      .click();
    await shownMove(page, 0);
    await page.locator('[data-player] input[type=range]').fill('30');
    await shownMove(page, 30);
    await page.getByText(lang === 'en' ? '74 more moves stand in the record' : 'У записі є ще 74').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
});

test('files that are no records at all are refused in plain words', async () => {
  const { page } = await at('/history');
  await openFile(page, 'Dear diary, today I met a hobbit.');
  await page.getByText('The file does not begin as a record of a game does.').waitFor();
  const line = RECORD.split('\n');
  await openFile(page, [...line.slice(0, 9), 'oops', ...line.slice(9)].join('\n'));
  await page.getByText('Line 10 is no move.').waitFor();
  await openFile(page, RECORD.replace('game duel', 'game chess'));
  await page.getByText('This record is of a game that is not on the table here: chess.').waitFor();
  await openFile(page, Buffer.from([0xff, 0xfe, 0x00, 0x81]));
  await page.getByText('This file is no text').waitFor();
  await openFile(page, Buffer.alloc(4_000_001, 97));
  await page.getByText('This file is too large').waitFor();
  await page.getByRole('link', { name: 'Played games' }).click();
  await page.getByRole('heading', { name: 'Played games' }).waitFor();
  await page.context().close();
});

test('a record of another version says so, is left as it is, and is shown as far as it goes', async () => {
  const { page } = await at('/history');
  const old = RECORD.replace(/^rules .*$/m, 'rules 0');
  await openFile(page, old);
  await page.getByRole('heading', { name: 'This record is from another version' }).waitFor();
  assert.match((await page.locator('main').textContent()) ?? '', /under version 0 of its rules; this is version \S+,/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  assert.equal(readFileSync(await file.path(), 'utf8'), old);
  await page.getByRole('button', { name: 'Show it as far as it goes' }).click();
  await shownMove(page, 0);
  await slider(page).press('End');
  await shownMove(page, 104);
  await page.goto(`${site.address}/history`);
  await openFile(page, RECORD.replace('pony-record 1', 'pony-record 7'));
  await page.getByText('The file is a record of format 7; this page reads format 1.').waitFor();
  await page.context().close();
});

test('a file is forgotten with its window, and the page says so', async () => {
  const { page } = await at('/replay/file-00000000');
  await page.getByRole('heading', { name: 'The file is not open any more' }).waitFor();
  await openFile(page, RECORD);
  await shownMove(page, 0);
  await page.goto(`${site.address}/replay/nowhere`);
  await page.getByRole('heading', { name: 'This table was cleared away' }).waitFor();
  await page.context().close();
});

test('charts of the game: every number in a table for those who cannot see them, a press goes there', async () => {
  const { page } = await at('/replay/over?n=10');
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
  const { page, complaints } = await at('/replay/over?n=25&table=generic');
  await shownMove(page, 25);
  await slider(page).press('ArrowRight');
  await shownMove(page, 26);
  assert.equal(await page.locator('[data-state=legal]').count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test('played games are listed with their results, and lead to replay and charts', async () => {
  const { page } = await at('/');
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
