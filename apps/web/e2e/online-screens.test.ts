import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '@pony/protocol';
import type { Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { guest } from '../../server/test/help/people.ts';
import { choice } from '../../server/test/help/play.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { close, complaintsOf, invite, openHouse, player, seated, sitDown } from './online.ts';
import { eventually } from './patience.ts';
import { turnOf } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

onSqlite((fresh) => {
  test('a place that is not even offered says why not, asked of the server', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const me = await guest(() => house.port, 'Ann');
    const [name, value] = me.cookie.split('=');
    await ann.context.addCookies([{ name, value, url: house.address }]);
    const both = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] };
    const { id } = (await me.api('POST', '/api/tables', both)).body.table;
    const client = me.sit(id);
    await client.until(({ situation }) => situation !== null);
    let silent: number | undefined;
    for (let n = 0; silent === undefined; n++) {
      const { offers, seat } = client.situation as Situation;
      const open = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
      if (offers.some(({ option: [verb] }) => verb === 'place' || verb === 'move'))
        silent = [0, 1, 2, 3, 4, 5, 6].find((region) => !offers.some(({ option }) => option[1] === region));
      if (silent === undefined) await client.decide(choice('why', n, open), seat ?? 0);
      await client.until(({ situation }) => silent !== undefined || situation?.decisions === n + 1);
    }
    await ann.page.goto(`${house.address}/online/${id}`);
    await seated(ann.page);
    const asked = await turnOf(ann.page);
    await ann.page.locator(`[data-region="${silent}"]`).click();
    await ann.page.getByText('Why not?').first().waitFor();
    await eventually(() => {
      const told = ann.frames.filter((frame) => frame.startsWith('{"type":"why"'));
      assert.ok(told.length === 1 && JSON.parse(told[0]).refusal.say, told.join());
    });
    assert.deepEqual(await turnOf(ann.page), asked);
    await client.close();
    assert.deepEqual(ann.complaints, []);
    await close([ann]);
  });

  test('where a server says that seats have options of their own, they are chosen with the table and until the start', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const sent: unknown[] = [];
    await ann.page.route('**/api/games', async (route) => {
      const answer = await (await route.fetch()).json();
      const duel = answer.games.find(({ id }: { id: string }) => id === 'duel');
      duel.options.push(
        { id: 'pace', values: ['calm', 'bold'], perSeat: true },
        { id: 'deck', values: null, perSeat: true },
      );
      await route.fulfill({ json: answer });
    });
    await ann.page.route('**/seats/0/options', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ json: { done: true } });
    });
    await ann.page.goto(`${house.address}/new/duel?where=link`);
    await ann.page.locator('label:has(input[value=bold])').click();
    await ann.page.locator('main input[autocomplete=nickname]').fill('Ann');
    await ann.page.locator('footer button').last().click();
    await ann.page.waitForURL('**/online/*');
    const own = ann.page.locator('[data-own-options]');
    assert.equal(await own.getAttribute('data-own-options'), 'fellowship');
    const heard = () => ann.page.waitForResponse('**/seats/0/options');
    await Promise.all([heard(), own.locator('label:has(input[value=bold])').click()]);
    await own.getByRole('textbox', { name: 'deck' }).fill('3 Gandalf');
    await Promise.all([heard(), own.getByRole('button', { name: 'Keep as it is' }).click()]);
    assert.deepEqual(sent, [
      { options: { pace: 'bold' } },
      { options: { pace: 'bold' } },
      { options: { deck: '3 Gandalf' } },
    ]);
    await close([ann]);
  });

  test('every online screen: nothing serious for axe, no scrolling, no small controls, words of one language', async (t) => {
    const house = await openHouse(await fresh(), t);
    for (const [size, lang, theme, name] of [
      ['desktop', 'en', 'light', 'Ann'],
      ['phone', 'uk', 'candle', 'Оля'],
    ] as const) {
      const one = await player(site.browser, name, { size, lang, theme, context: { bypassCSP: true } });
      const two = await player(site.browser, name, { lang });
      const check = async (screen: string, page: Page, scrolls: boolean): Promise<void> => {
        const where = `${screen} ${size} ${lang}`;
        const none = (look: () => Promise<string[]>) =>
          eventually(async () => assert.deepEqual(await look(), [], where));
        await none(() => strangeWords(page, lang));
        await none(() => seriousFindings(page));
        await none(() => smallControls(page));
        await none(() => overflow(page, scrolls));
      };
      const { page } = one;
      await page.goto(house.address);
      await page.locator('a[href="/lobby"]').waitFor();
      await check('home', page, true);
      const link = await invite(one, house);
      await check('waiting', page, false);
      const table = page.url();
      await page.goto(`${house.address}/lobby`);
      await page.locator('h2').first().waitFor();
      await check('lobby', page, true);
      await page.goto(link);
      await page.locator('form').waitFor();
      await check('join', page, true);
      await page.goto(`${house.address}/account`);
      await page.locator('form').first().waitFor();
      await check('account', page, true);
      await page.goto(`${house.address}/new/duel?where=lobby`);
      await page.locator('footer').waitFor();
      await check('new', page, false);
      await page.goto(table);
      await sitDown(two, link);
      await seated(page);
      await check('table', page, false);
      await page.locator('header button[aria-expanded]').first().click();
      await page.getByRole('dialog').waitFor();
      await check('talk', page, false);
      await page.goto(`${house.address}/online/AAAAAAAAAAAAAAAAAAAAAA`);
      await page.locator('h1').waitFor();
      await check('no-such-table', page, true);
      assert.deepEqual(complaintsOf([one, two]), []);
      await close([one, two]);
    }
  });
});
