/** What a reader has for themselves: a closer look, names for friends, notes, the table as last time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { openTable } from '@pony/table';
import type { Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, visitor } from './browser.ts';
import { myTurn, QUICK, turnOf } from './play.ts';
import { openSite } from './site.ts';
import { BOT, keptOf, prepare, verbs, YOU } from './tables.ts';

const site = openSite();
const SIZED = [
  ['desktop', 'en'],
  ['phone', 'uk'],
] as const;
const both = prepare({ seats: [YOU, YOU], until: (_table, legal) => verbs(legal).has('discard') });

/** Tables of one screen where a friend has a name: the hand is the friend's, or both hands lie open. */
const named = { holder: 'person', name: 'Барліман' } as const;
const cards = (await loadGame('card-game')).game;
const quest = (await loadGame('lcg')).game;
const HOT = [
  [
    keptOf(openTable({ game: cards, options: {}, seed: 'hot', seats: [named, YOU, BOT, BOT] }), 'hot-cards'),
    '[role=alertdialog] h2',
  ],
  [
    keptOf(openTable({ game: quest, options: { players: '2' }, seed: 'hot', seats: [YOU, named] }), 'hot-quest'),
    '[data-version] span',
  ],
] as const;

/** To another screen, with all that is kept. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function clean(page: Page, lang: 'en' | 'uk', scrolls: boolean): Promise<void> {
  assert.deepEqual(await seriousFindings(page), []);
  assert.deepEqual(await overflow(page, scrolls), []);
  assert.deepEqual(await smallControls(page), []);
  assert.deepEqual(await strangeWords(page, lang), []);
}

test('a table is laid as last time, a friend has the name that was given, and all of it can be as usual again', async () => {
  for (const [size, lang] of SIZED) {
    const context = await visitor(site.browser, { size, lang });
    const { page, complaints } = await arrive(context, `${site.address}/new/duel`);
    const friend = page.locator('input[value=friend]').last();
    const never = page.locator('input[value=none]').last();
    await friend.check();
    await page.locator('input[maxlength="40"]').fill('Barliman');
    await never.check();
    await clean(page, lang, size === 'phone');
    await page.locator('footer [data-act=start]').click();
    await page.locator('[data-version]').waitFor();
    await page.getByText('Barliman').first().waitFor();
    await follow(page, '/new/duel');
    await page.locator('footer [data-act=usual]').waitFor();
    assert.equal(await page.locator('input[maxlength="40"]').inputValue(), 'Barliman');
    assert.ok((await friend.isChecked()) && (await never.isChecked()));
    await page.locator('footer [data-act=usual]').click();
    await page.locator('footer [data-act=usual]').waitFor({ state: 'detached' });
    assert.ok(!(await friend.isChecked()) && !(await never.isChecked()));
    // An address that says how to play is heard.
    await follow(page, '/new/war');
    await page.locator('footer [data-act=start]').waitFor();
    assert.equal(await page.locator('footer [data-act=usual]').count(), 0);
    // Whoever takes the screen over is called by that name, and so is the place of a friend whose cards lie open.
    for (const [row, where] of HOT) {
      await goWithin(page, `/table/${row.id}`, { tables: [row] });
      await page.locator(where, { hasText: 'Барліман' }).first().waitFor();
      assert.deepEqual(await seriousFindings(page), []);
      assert.deepEqual(await overflow(page, false), []);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('notes lie beside the game, on this device alone; where there is no room it is said and nothing is lost', async () => {
  for (const [size, lang] of SIZED) {
    const context = await visitor(site.browser, { size, lang });
    const sent: string[] = [];
    const { page, complaints } = await arrive(context, `${site.address}/table/notes?${QUICK}`, {
      tables: [keptOf(both, 'notes')],
    });
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await myTurn(page);
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: lang === 'en' ? 'Menu' : 'Меню' }).click();
      await page.getByRole('menuitem', { name: lang === 'en' ? 'My notes' : 'Мої нотатки' }).click();
      await page.locator('textarea').waitFor();
    };
    await open();
    await clean(page, lang, false);
    await page.locator('textarea').fill('Rohan next');
    await page.keyboard.press('Escape');
    await page.locator('textarea').waitFor({ state: 'detached' });
    await open();
    assert.equal(await page.locator('textarea').inputValue(), 'Rohan next');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.locator('textarea').fill('Rohan next, then Gondor');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('textarea').waitFor({ state: 'detached' });
    await open();
    assert.equal(await page.locator('textarea').inputValue(), 'Rohan next, then Gondor');
    assert.deepEqual(
      sent.filter((one) => one.includes('Rohan')),
      [],
    );
    assert.deepEqual(complaints, []);
    await page.reload();
    await context.close();
  }
});

test('on a phone a finger that rests opens a card large, though no menu comes for it; a pinch brings the table closer', async () => {
  const context = await visitor(site.browser, { size: 'phone', alone: true, context: { isMobile: true } });
  await context.addInitScript(() => addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), true));
  const { page } = await arrive(context, `${site.address}/table/pinch?${QUICK}`, { tables: [keptOf(both, 'pinch')] });
  await myTurn(page);
  const line = await context.newCDPSession(page);
  const { version } = await turnOf(page);
  const large = page.locator('[data-look^="card "]').last();
  await large.scrollIntoViewIfNeeded();
  const card = await large.boundingBox();
  const at = { x: (card?.x ?? 0) + (card?.width ?? 0) / 2, y: (card?.y ?? 0) + (card?.height ?? 0) / 2 };
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.getByRole('dialog').waitFor();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('dialog').waitFor();
  assert.equal((await turnOf(page)).version, version, 'a finger that looked decides nothing');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await line.send('Input.synthesizePinchGesture', { x: 180, y: 400, scaleFactor: 2, relativeSpeed: 800 });
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.5);
  await goWithin(page, '/', {});
  await context.close();
});
