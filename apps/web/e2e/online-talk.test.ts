/** Who is at a table beside the players, and who is not read any more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { guest } from '../../server/test/help/people.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { walkTo } from './browser.ts';
import { close, complaintsOf, invite, openHouse, player, seated, sitDown } from './online.ts';
import { openSite } from './site.ts';

const site = openSite();
const talk = (page: Page) => page.getByRole('dialog');
const open = async (page: Page): Promise<void> => {
  await page
    .locator('header')
    .getByRole('button', { name: /^(Talk|Розмова)/ })
    .click();
  await talk(page).locator('form input').waitFor();
};
const say = async (page: Page, words: string): Promise<void> => {
  await talk(page).locator('form input').fill(words);
  await talk(page).locator('form button[type=submit]').click();
  await line(page, words).waitFor();
};
const line = (page: Page, words: string) => talk(page).locator('ol li', { hasText: words });

onSqlite((fresh) => {
  test('whoever watches is named; whoever is muted is not read, before and after, until all are read again', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Боб', { size: 'phone', lang: 'uk', context: { bypassCSP: true } });
    const cid = await player(site.browser, 'Cid');
    await sitDown(bob, await invite(ann, house));
    await seated(ann.page);
    const table = ann.page.url();
    const [name, value] = (await guest(() => house.port, 'Cid')).cookie.split('=');
    await cid.context.addCookies([{ name, value, url: house.address }]);
    await cid.page.goto(table);
    await seated(cid.page);
    await open(ann.page);
    await talk(ann.page).getByText('1 spectator: Cid').waitFor();
    await say(ann.page, 'перші слова');
    await open(bob.page);
    await talk(bob.page).getByText('1 глядач: Cid').waitFor();
    await line(bob.page, 'перші слова').waitFor();
    assert.deepEqual(await seriousFindings(bob.page, 'all', '[role=dialog]'), []);
    assert.deepEqual(await strangeWords(bob.page, 'uk'), []);
    assert.deepEqual(await smallControls(bob.page), []);
    assert.deepEqual(await overflow(bob.page, false), []);
    await line(bob.page, 'перші слова').getByRole('button').first().click();
    await line(bob.page, 'перші слова').waitFor({ state: 'detached' });
    await say(ann.page, 'другі слова');
    await say(bob.page, 'мої слова');
    await line(ann.page, 'мої слова').waitFor();
    assert.equal(
      await talk(bob.page)
        .locator('ol li', { hasText: /перші|другі/ })
        .count(),
      0,
    );
    // It is kept with the reader, not with the page.
    await bob.page.goto(table);
    await seated(bob.page);
    await open(bob.page);
    await line(bob.page, 'мої слова').waitFor();
    assert.equal(
      await talk(bob.page)
        .locator('ol li', { hasText: /перші|другі/ })
        .count(),
      0,
    );
    await walkTo(bob.page, `${house.address}/account`);
    await bob.page.getByRole('button', { name: 'Знову чути всіх' }).click();
    await bob.page.getByRole('status').first().waitFor();
    await bob.page.goto(table);
    await seated(bob.page);
    await open(bob.page);
    await line(bob.page, 'другі слова').waitFor();
    await line(bob.page, 'перші слова').waitFor();
    assert.deepEqual(complaintsOf([ann, bob, cid]), []);
    await close([ann, bob, cid]);
  });
});
