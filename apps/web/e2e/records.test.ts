import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { record } from '@pony/table';
import { changedAfter } from '../test/help/changed.ts';
import { arrive, visitor } from './browser.ts';
import { eventually } from './patience.ts';
import { myTurn } from './play.ts';
import { comeTo, gold, over, running, shown, slider } from './replays.ts';
import { openSite } from './site.ts';
import { MOVES, openFile, RECORD, replayAt, shownMove } from './study-screens.ts';

const site = openSite();

test('a running game is seen with own eyes only; its record says that it holds secrets', async () => {
  const { page } = await comeTo(site, '/replay/running');
  await shownMove(page, 0);
  assert.equal(await page.getByRole('button', { name: /^Point of view/ }).count(), 0);
  assert.equal(await gold(page, 'Play on from here').count(), 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Save the record' }).click();
  const paper = page.getByRole('dialog', { name: 'Save the record' });
  await paper.getByText('everything that is still hidden').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    paper.getByRole('button', { name: 'Save it anyway' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  assert.equal(text, record(running));
  assert.match(text, /^note the game is not over and this file holds its secrets$/m);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await myTurn(page);
  await page.context().close();
});

test('a running game of two people at one screen is not handed out', async () => {
  const { page } = await comeTo(site, '/replay/shared');
  await shownMove(page, 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Open a record file' }).waitFor();
  assert.equal(await page.getByRole('menuitem', { name: 'Save the record' }).count(), 0);
  await page.context().close();
});

test('a record goes out as a file and comes in again as the same game', async () => {
  const { page } = await comeTo(site, '/replay/over?n=33');
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
  await eventually(async () => assert.equal(words(await shown(page)), words(before)));
  await page.waitForURL(/n=33/);
  await page.reload();
  await shownMove(page, 33);
  await page.context().close();
});

test('a record may be dropped on the page', async () => {
  const { page } = await comeTo(site, '/history');
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
    ['en', 'This record cannot be shown', /After move 31 the table does not match/],
    ['uk', 'Цей запис не можна показати', /Після ходу 31 стіл не такий/],
  ] as const) {
    const { page, complaints } = await comeTo(site, '/history', { lang });
    await openFile(page, broken);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.locator('main', { hasText: words }).waitFor();
    await page
      .getByRole('button', { name: lang === 'en' ? 'Show it as far as it goes' : 'Показати, скільки вдасться' })
      .click();
    await shownMove(page, 0);
    await page.locator('[data-player] input[type=range]').fill('30');
    await shownMove(page, 30);
    await page
      .getByText(lang === 'en' ? `The record has ${MOVES - 30} more moves` : `У записі є ще ${MOVES - 30}`)
      .waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
});

test('a game that went across a change of rules says in both languages why the board of its first half is not shown', async () => {
  const text = changedAfter((await loadGame('duel')).game, RECORD, 20);
  for (const [lang, words, begin, playOn, why] of [
    [
      'en',
      'Up to move 20 this game was played under an earlier version',
      'The beginning',
      'Play on from here',
      'The moves up to 20',
    ],
    ['uk', 'До ходу 20 включно грали за попередньою версією', 'Початок гри', 'Грати звідси', 'Ходи до 20 включно'],
  ] as const) {
    const { page, complaints } = await comeTo(site, '/history', { lang });
    await openFile(page, text);
    await shownMove(page, 0);
    await page.locator('footer[data-mood] [role=status]', { hasText: begin }).waitFor();
    const note = page.getByRole('status').filter({ hasText: words });
    await note.waitFor();
    await page.locator('[data-player] input[type=range]').fill('12');
    await shownMove(page, 12);
    await note.waitFor();
    const lines = page.getByRole('log').getByRole('listitem');
    await eventually(async () => assert.ok((await lines.count()) >= 5, 'the first half is told'));
    const early = await shown(page);
    await note.getByRole('button').click();
    await note.waitFor({ state: 'detached' });
    await gold(page, playOn).click({ force: true });
    await page.getByText(why).waitFor();
    await page.locator('[data-player] input[type=range]').fill('21');
    await shownMove(page, 21);
    await eventually(async () => assert.notEqual(await shown(page), early));
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
});

test('files that are no records at all are refused in plain words', async () => {
  const { page } = await comeTo(site, '/history');
  await openFile(page, 'Dear diary, today I met a hobbit.');
  await page.getByText('The file does not begin as a record of a game does.').waitFor();
  const line = RECORD.split('\n');
  await openFile(page, [...line.slice(0, 9), 'oops', ...line.slice(9)].join('\n'));
  await page.getByText('Line 10 is not a move.').waitFor();
  await openFile(page, RECORD.replace('game duel', 'game chess'));
  await page.getByText('This record is of a game that is not on the table here: chess.').waitFor();
  await openFile(page, Buffer.from([0xff, 0xfe, 0x00, 0x81]));
  await page.getByText('This is not a text file').waitFor();
  await openFile(page, Buffer.alloc(4_000_001, 97));
  await page.getByText('This file is too large').waitFor();
  await page.getByRole('link', { name: 'Played games' }).click();
  await page.getByRole('heading', { name: 'Played games' }).waitFor();
  await page.context().close();
});

test('a record of another version says so, is left as it is, and is shown as far as it goes', async () => {
  const { page } = await comeTo(site, '/history');
  const old = RECORD.replace(/^rules .*$/m, 'rules 0');
  await openFile(page, old);
  await page.getByRole('heading', { name: 'This record is from another version' }).waitFor();
  await page.locator('main', { hasText: /under version 0 of its rules; this is version \S+,/ }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  assert.equal(readFileSync(await file.path(), 'utf8'), old);
  await page.getByRole('button', { name: 'Show it as far as it goes' }).click();
  await shownMove(page, 0);
  await slider(page).press('End');
  await shownMove(page, MOVES);
  await page.goto(`${site.address}/history`);
  await openFile(page, RECORD.replace('pony-record 1', 'pony-record 7'));
  await page.getByText('The file is a record of format 7; this page reads format 1.').waitFor();
  await page.context().close();
});

test('a file is forgotten with its window, and the page says so', async () => {
  const { page } = await comeTo(site, '/replay/file-00000000');
  await page.getByRole('heading', { name: 'The file is not open any more' }).waitFor();
  await openFile(page, RECORD);
  await shownMove(page, 0);
  await page.goto(`${site.address}/replay/nowhere`);
  await page.getByRole('heading', { name: 'This table was cleared away' }).waitFor();
  await page.context().close();
});

/** In the page: an engine that forgets a press over whatever is waited for. */
function forgetPresses(): void {
  const { clipboard } = navigator;
  const write = clipboard.write.bind(clipboard);
  let pressed = false;
  const notPressed = (): void => {
    pressed = false;
  };
  const press = (): void => {
    pressed = true;
    setTimeout(notPressed);
  };
  addEventListener('click', press, true);
  clipboard.write = async (items) => {
    if (!pressed) throw new DOMException('nobody pressed', 'NotAllowedError');
    await write(items);
  };
  clipboard.writeText = (words) => clipboard.write([new ClipboardItem({ 'text/plain': words })]);
}

test('a link holds the whole game and opens it at its move in any browser', async () => {
  const { page } = await comeTo(site, '/replay/over?n=42', { alone: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shownMove(page, 42);
  const before = await shown(page);
  await page.evaluate(forgetPresses);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Copy a link to this move' }).click();
  await page.getByText('The link is copied.').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.context().close();
  const friend = await visitor(site.browser, { alone: true });
  const { page: theirs, complaints } = await arrive(friend, address);
  await shownMove(theirs, 42);
  const words = (all: string): string => all.replace(/^(You|Player|Bot.*)$/gm, '');
  await eventually(async () => assert.equal(words(await shown(theirs)), words(before)));
  await slider(theirs).press('End');
  await shownMove(theirs, over.taken.length);
  await theirs.waitForURL(new RegExp(`n=${over.taken.length}#`));
  await theirs.reload();
  await shownMove(theirs, over.taken.length);
  assert.deepEqual(complaints, []);
  await theirs.goto(`${address.slice(0, -300)}`);
  await theirs.reload();
  await theirs.getByText('The link is cut short or damaged.').waitFor();
  await friend.close();
});
