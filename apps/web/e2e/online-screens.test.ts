import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Situation } from '@pony/protocol';
import type { Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import {
  getUp,
  loaded,
  mended,
  moves,
  program,
  setCheckpoint,
  sitDown as sitBoth,
} from '../../server/test/help/other-rules.ts';
import { duelOf, guest } from '../../server/test/help/people.ts';
import { choice } from '../../server/test/help/play.ts';
import { serve } from '../../server/test/help/server.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { DIST, walkTo } from './browser.ts';
import { close, complaintsOf, giveUp, invite, openHouse, player, seated, sitDown } from './online.ts';
import { eventually } from './patience.ts';
import { turnOf } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
/** A deck of the card game in short. */
const DECK = '1,2,3;13*3,14*3,15*3,16*3,17*3,18*3,19*3,20*3,21*3,22*3,23*3,24*3,25*3,26*3,27*3,73*2';

/** Asks to be told when somebody sits down, and looks elsewhere; the browser's notices are heard instead of shown. */
async function tellMe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told: string[] = [];
    class Notice {
      static requestPermission = (): Promise<string> => Promise.resolve('granted');
      constructor(_title: string, { body }: { body: string }) {
        told.push(body);
      }
    }
    Object.assign(window, { told, Notification: Notice });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await page.locator('[data-act=tell]').click();
  await page.locator('[data-act=tell][aria-pressed=true]').waitFor();
}
/** What is whole in sight, no tab or prompt over it. */
async function inSight(page: Page, selector: string): Promise<void> {
  const seen = await page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const at = (x: number, y: number): boolean => one.contains(document.elementFromPoint(x, y));
      return at(left + 3, top + 3) && at(right - 3, bottom - 3);
    });
  assert.ok(seen, selector);
}
const tab = (page: Page, n: number): Promise<void> => page.getByRole('tab').nth(n).click();
async function wasTold(page: Page, who: string): Promise<void> {
  await page.waitForFunction((name) => (window as unknown as { told: string[] }).told[0]?.includes(name), who);
  await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
}

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
    await client.ask({ type: 'resign', seat: 0 });
    await client.close();
    // Whoever sat on both sides asks for both again.
    await walkTo(ann.page, `${house.address}/review/online-${id}`);
    const [request] = await Promise.all([
      ann.page.waitForRequest('**/rematch'),
      ann.page.getByRole('button', { name: 'Rematch' }).click(),
    ]);
    assert.equal(request.postDataJSON().pledges.length, 2);
    await ann.page.waitForURL((url) => url.pathname.startsWith('/online/') && !url.pathname.endsWith(id));
    await seated(ann.page);
    // Whoever sits down while one looks on: the card is turned over, with the name on it.
    const wish = { game: 'lcg', options: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const next = (await me.api('POST', '/api/tables', wish)).body.table.id;
    await ann.page.goto(`${house.address}/online/${next}`);
    const place = ann.page.locator('[data-place="1"]');
    await place.waitFor();
    assert.equal(await place.getAttribute('data-arrived'), null);
    await (await guest(() => house.port, 'Taras')).api('POST', `/api/tables/${next}/join`, {});
    await ann.page.locator('[data-place="1"][data-arrived]', { hasText: 'Taras' }).waitFor();
    await ann.page.locator('footer', { hasText: 'At the table: Taras.' }).waitFor();
    assert.deepEqual(ann.complaints, []);
    await close([ann]);
  });

  test('a rated game that changed rules have stranded: the profile says that no rating changed, and why', async () => {
    const where = await fresh();
    let server = await serve(where, { web: DIST });
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const counted = await duelOf(people[0], people[1], { rated: true });
    const id = await duelOf(people[0], people[1], { rated: true });
    for (const [table, last] of [
      [counted, 'resign'],
      [id, 'discard'],
    ]) {
      const clients = await sitBoth(people, table);
      if (last === 'discard') await moves(clients, last, last);
      else await clients[1].ask({ type: 'resign', seat: 1 });
      await getUp(clients);
    }
    await server.stop();
    await setCheckpoint(where, id, null);
    program(mended);
    server = await serve(where, { web: DIST });
    assert.equal(await server.move(), 0);
    const ann = await player(site.browser, 'Ann');
    const [name, value] = people[0].cookie.split('=');
    await ann.context.addCookies([{ name, value, url: `http://127.0.0.1:${server.port}` }]);
    await ann.page.goto(`http://127.0.0.1:${server.port}/profile`);
    const row = (table: string) => ann.page.locator(`[data-played="online-${table}"]`);
    await row(counted).filter({ hasText: '1500 → 1662' }).waitFor();
    await row(id).filter({ hasText: 'Undecided. The rules had changed.' }).waitFor();
    await row(id).filter({ hasText: 'no rating changed' }).waitFor();
    // It has one rated game behind it, as before.
    await ann.page.locator('main b', { hasText: /^1662$/ }).waitFor();
    assert.deepEqual(ann.complaints, []);
    await close([ann]);
    await server.stop();
    program(loaded.game);
  });

  test('where seats have options of their own, they are chosen with the table and until the start', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const { page } = ann;
    const sent: unknown[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/options')) sent.push([pathname.split('/').at(-2), request.postDataJSON()]);
    });
    const own = page.locator('[data-own-options]');
    const owners = () => own.evaluateAll((all) => all.map((one) => one.getAttribute('data-own-options')));
    const deck = own.first().getByRole('combobox', { name: 'Deck' });
    await page.goto(`${house.address}/new/lcg?where=link`);
    await page.getByRole('radio', { name: '2 players' }).check();
    await own.nth(1).waitFor();
    assert.deepEqual(await owners(), ['p1', 'p2'], 'the maker chooses for a bot');
    await deck.selectOption('starter-lore');
    await page.locator('main input[autocomplete=nickname]').fill('Ann');
    await page.locator('footer button').last().click();
    await page.waitForURL('**/online/*');
    await eventually(async () => assert.deepEqual(await owners(), ['p1']));
    assert.equal(await deck.inputValue(), 'starter-lore');
    const heard = async (act: Promise<unknown>): Promise<void> => {
      const [answer] = await Promise.all([page.waitForResponse('**/seats/0/options'), act]);
      assert.equal(answer.status(), 200);
    };
    await heard(deck.selectOption('starter-spirit'));
    await deck.selectOption('own');
    await own.getByRole('textbox', { name: 'Paste a list' }).fill(DECK);
    await heard(own.getByRole('button', { name: 'Keep as it is' }).click());
    assert.deepEqual(
      sent,
      ['starter-lore', 'starter-spirit', DECK].map((chosen) => ['0', { options: { deck: chosen } }]),
    );
    await page.getByRole('button', { name: 'I am ready' }).click();
    await seated(page);
    assert.deepEqual(await owners(), []);
    assert.deepEqual(ann.complaints, []);
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
      const check = async (screen: string, page: Page, scrolls: boolean, within?: string): Promise<void> => {
        const where = `${screen} ${size} ${lang}`;
        const none = (look: () => Promise<string[]>) =>
          eventually(async () => assert.deepEqual(await look(), [], where));
        await none(() => strangeWords(page, lang));
        await none(() => seriousFindings(page, 'all', within));
        await none(() => smallControls(page));
        await none(() => overflow(page, scrolls));
      };
      const { page } = one;
      await page.goto(house.address);
      await page.locator('a[href="/lobby"]').waitFor();
      await check('home', page, true);
      // The link goes with the place it is for, and a bot that sits there meanwhile gets up for it.
      const kept = await invite(one, house);
      await page.locator('[data-act=swap]').click();
      await page.locator('[data-place="0"] [data-act=meanwhile]').click();
      await page.locator('[data-place="0"] [data-act=meanwhile]').waitFor({ state: 'detached' });
      await page.locator('footer [data-act=begin]').waitFor();
      assert.equal(await page.locator('svg[data-qr]').getAttribute('data-qr'), kept, 'the link stays good');
      await check('waiting with a bot', page, false);
      const link = await invite(one, house, 'link', 'duel', { rated: true, known: true });
      assert.equal(
        await page.locator('svg[data-qr]').getAttribute('data-qr'),
        link,
        'the square leads where the link does',
      );
      assert.equal(await page.locator('input[readonly]').last().inputValue(), page.url(), 'others may come to watch');
      // As drawn: the square, its link and the seal without scrolling; the rest is a tab away.
      if (size === 'phone')
        for (const part of ['svg[data-qr]', 'input[readonly]', '[data-act=seal]']) await inSight(page, part);
      await check('waiting', page, false);
      if (size === 'phone') {
        await tab(page, 2);
        await page.locator('a[href^="/learn/duel/rules#"]').first().waitFor();
        await check('waiting, rules', page, false);
        await tab(page, 3);
        await page.locator('form input').waitFor();
        await check('waiting, talk', page, false);
        await tab(page, 0);
      }
      await page.locator('[data-act=seal]').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      const table = page.url();
      const host = lang === 'en' ? 'Taras' : 'Тарас';
      const taras = await guest(() => house.port, host);
      const offered = { game: 'duel', listed: true, lang: 'uk', seats: [{ kind: 'me' }, { kind: 'open' }] };
      const offer = (await taras.api('POST', '/api/tables', offered)).body.table.id;
      await walkTo(page, `${house.address}/lobby`);
      const card = page.locator('button[aria-pressed]', { hasText: host });
      await card.filter({ hasText: `${host} · ${lang === 'en' ? 'new' : 'без рейтингу'}` }).waitFor();
      await card.filter({ hasText: lang === 'en' ? 'Ukrainian' : 'українська' }).waitFor();
      await check('lobby', page, true);
      await taras.api('POST', `/api/tables/${offer}/leave`);
      // A friend who was only told the link goes on by it; other words are no link.
      await page.locator('[data-act=code]').click();
      const code = page.getByRole('dialog').locator('form');
      await code.locator('input').fill('no link at all');
      await code.locator('button').click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
      await check('join by code', page, true, '[role=dialog]');
      await code.locator('input').fill(link.split('/').at(-1) ?? '');
      await code.locator('button').click();
      await page.waitForURL(link);
      await page.locator('form').waitFor();
      await check('join', page, true);
      await walkTo(page, `${house.address}/account`);
      await page.locator('form').first().waitFor();
      await check('account', page, true);
      await walkTo(page, `${house.address}/profile`);
      await page.locator('h1', { hasText: name }).waitFor();
      await check('profile', page, true);
      if (size === 'phone') await tab(page, 3);
      assert.equal(await page.locator('[data-mark]').count(), 6);
      if (size === 'phone') await check('profile, marks', page, true);
      await walkTo(page, `${house.address}/profile/nobody-at-all`);
      await page.getByRole('alert').waitFor();
      await check('a profile of nobody', page, true);
      await walkTo(page, `${house.address}/new/duel?where=lobby`);
      await page.locator('footer').waitFor();
      await check('new', page, false);
      await walkTo(page, table);
      if (size === 'desktop') await tellMe(page);
      else {
        await tab(page, 1);
        await page.locator('a[href="/learn/duel"]').click();
      }
      if (size === 'phone') await page.locator('[data-hint-step]').waitFor();
      await sitDown(two, link);
      // Whoever looks elsewhere is told; whoever went to the lesson is called back.
      await page.waitForURL(table);
      await seated(page);
      if (size === 'desktop') await wasTold(page, name);
      await page
        .locator('header')
        .getByRole('button', { name: /^(Sound|Звук)$/ })
        .waitFor();
      await check('table', page, false);
      await page.locator('header button[aria-expanded]').first().click();
      await page.getByRole('dialog').waitFor();
      await check('talk', page, false, '[role=dialog]');
      const phrase = page
        .getByRole('dialog')
        .locator('form')
        .locator('xpath=preceding-sibling::ul[1]')
        .getByRole('button')
        .first();
      const quick = await phrase.innerText();
      await phrase.click();
      await page.getByRole('dialog').locator('ol li', { hasText: quick }).waitFor();
      await giveUp(two);
      await page.locator('footer[data-mood=over]').waitFor();
      await walkTo(page, `${house.address}/review/online-${table.split('/').at(-1)}`);
      await page.locator('[data-review=judged]').waitFor();
      await page.locator('[data-fair=proven]').waitFor();
      await page.locator('[data-rating]', { hasText: '1500 → 1662' }).waitFor();
      await page.locator('[data-against]', { hasText: name }).waitFor();
      // Given up before anything moved: no paper for roads nobody walked.
      assert.equal(await page.getByRole('heading', { name: lang === 'en' ? 'The roads' : 'Шляхи' }).count(), 0);
      await check('end', page, false);
      await walkTo(page, `${house.address}/online/AAAAAAAAAAAAAAAAAAAAAA`);
      await page.locator('h1').waitFor();
      await check('no-such-table', page, true);
      const [missing, ...more] = complaintsOf([one, two]);
      assert.match(missing, /404/, 'the browser itself complains of the profile of nobody');
      assert.deepEqual(more, []);
      await close([one, two]);
    }
  });
});
