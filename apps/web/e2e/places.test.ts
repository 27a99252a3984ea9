import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@pony/games';
import type { Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { arrive, visitor } from './browser.ts';
import { close, complaintsOf, invite, openHouse, player } from './online.ts';
import { myTurn } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Links whose words do not fit into them. */
const crushed = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = range.getBoundingClientRect();
      const box = one.getBoundingClientRect();
      const fits = words.left >= box.left - 0.5 && words.right <= box.right + 0.5 && words.height <= 2.6 * 20;
      return fits ? [] : [`${one.textContent} ${Math.round(words.width)} in ${Math.round(box.width)}`];
    }),
  );

test('home: every game that can be played has its buttons with room for their words, every other says that it cannot', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const context = await visitor(site.browser, { size, lang: 'uk' });
    const { page } = await arrive(context, site.address);
    assert.deepEqual(await crushed(page, 'article nav a'), [], size);
    assert.equal(await page.locator('article a[href^="/table/new"]').count(), games.filter(({ load }) => load).length);
    assert.equal(await page.getByText('Ще не можна зіграти').count(), games.filter(({ load }) => !load).length);
    await context.close();
  }
});

test('a new table says what may be taken back: any time against bots, until a roll or a reveal among people', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/new/duel`);
  await page.getByRole('radio', { name: 'Any time' }).waitFor({ state: 'attached' });
  assert.equal(await page.getByRole('radio', { name: 'When all agree' }).count(), 0);
  await arrive(context, `${site.address}/new/duel?who=friend`).then(async ({ page: shared }) => {
    await shared.getByRole('radio', { name: 'Until a roll or a reveal' }).waitFor({ state: 'attached' });
    await shared.getByRole('radio', { name: '20 minutes each' }).check();
    await shared.getByRole('button', { name: 'Start' }).click();
    await myTurn(shared);
    await shared.locator('footer[data-mood]', { hasText: /19:5\d|20:00/ }).waitFor();
  });
  await context.close();
});

test('a seat chooses its deck on the page of new tables; a text the game does not understand is told of and changes nothing', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/new/lcg`);
  await page.locator('[data-own-options] select').selectOption('own');
  const deck = page.locator('[data-own-options] textarea');
  await deck.fill('no such deck');
  await deck.blur();
  await page.getByRole('alert').filter({ hasText: 'No card was found in this text' }).waitFor();
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.locator('[data-own-options]').nth(1).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the table of this device passes for who asks it to', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/table/new?game=war&gap=0&rounds=8&seed=pass`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Pass for me/ }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /^Always ask me/ }).waitFor();
  await context.close();
});

onSqlite((fresh) => {
  test('an online table is a table: home does not say that there are none, and the lobby gives its row room on a phone', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    await invite(ann, house, 'lobby');
    await ann.page.goto(house.address);
    await ann.page
      .getByRole('link', { name: /Look|Play on/ })
      .first()
      .waitFor();
    assert.equal(await ann.page.getByText('No tables yet').count(), 0);
    const bob = await player(site.browser, 'Bob', { size: 'phone', lang: 'uk' });
    await bob.page.goto(`${house.address}/lobby`);
    const row = bob.page.locator('main li').first();
    await row.waitFor();
    const width = await row.locator('b').evaluate((one) => one.getBoundingClientRect().width);
    assert.ok(width > 200, `${width} px for the words`);
    assert.deepEqual(complaintsOf([ann, bob]), []);
    await close([ann, bob]);
  });

  test('an account says what it may be called where the name is typed, and a name that is refused makes nobody a guest', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const { page } = ann;
    const who = (): Promise<unknown> => page.evaluate(async () => (await (await fetch('/api/me')).json()).user);
    await page.goto(`${house.address}/account`);
    await page.getByRole('radio', { name: 'Make an account' }).check();
    await page.getByText('3 to 32 letters, digits', { exact: false }).waitFor();
    await page.locator('input[autocomplete=username]').fill('Ann B!');
    await page.locator('input[type=password]').fill('speak friend');
    await page.locator('form button[type=submit]').first().click();
    await page.getByRole('alert').filter({ hasText: 'This name cannot be used' }).waitFor();
    assert.equal(await who(), null);
    await page.locator('input[autocomplete=username]').fill('ann.b');
    await page.locator('form button[type=submit]').first().click();
    await page.getByText('signed in as ann.b', { exact: false }).waitFor();
    assert.equal(((await who()) as { login: string }).login, 'ann.b');
    // A name in use: said where it is typed, and nothing that was typed is lost.
    const bob = await player(site.browser, 'Bob');
    await bob.page.goto(`${house.address}/account`);
    await bob.page.getByRole('radio', { name: 'Make an account' }).check();
    await bob.page.locator('input[autocomplete=username]').fill('Ann.B');
    await bob.page.locator('input[type=password]').fill('speak friend');
    await bob.page.locator('form button[type=submit]').first().click();
    await bob.page.getByRole('alert').filter({ hasText: 'This account name is taken' }).waitFor();
    assert.equal(await bob.page.locator('input[autocomplete=username]').inputValue(), 'Ann.B');
    await close([bob]);
    await close([ann]);
  });
});
