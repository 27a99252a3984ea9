import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { parseRecord } from '@pony/engine';
import type { Situation } from '@pony/protocol';
import type { Browser, Page } from 'playwright-core';
import { onBoth, onSqlite } from '../../server/test/help/databases.ts';
import { guest, person } from '../../server/test/help/people.ts';
import { choice, playOn } from '../../server/test/help/play.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { openBrowser } from './browser.ts';
import {
  giveUp,
  type House,
  heldBy,
  invite,
  move,
  nothingHidden,
  openHouse,
  type Player,
  playBoth,
  player,
  seated,
  sitDown,
  tableId,
  turnAt,
} from './online.ts';
import { turnOf } from './play.ts';

let browser: Browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const close = (players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map(({ context }) => context.close()));
/** Everything the table says, without the prompt. */
const tableWords = (page: Page): Promise<string> => page.locator('[data-version] main').innerText();
const complaintsOf = (players: readonly Player[]): string[] => players.flatMap(({ complaints }) => complaints);

/** Decisions before Ann goes to another device, and how many more the pages take where the rest goes over bare lines. */
const HALF = 12;
const MORE = 6;

/** The players of two pages go on over lines of their own to the end of the game; their pages look on. */
async function finishByLines(house: House, players: readonly Player[]): Promise<void> {
  const clients = await Promise.all(
    players.map(async ({ context, page }) => {
      const [{ name, value }] = await context.cookies(house.address);
      return person(() => house.port, `${name}=${value}`).sit(tableId(page));
    }),
  );
  await Promise.all(clients.map((client) => playOn(client, 'to the end')));
  await Promise.all(clients.map((client) => client.close()));
}

onBoth('online', (fresh, kind) => {
  test('two browsers finish a game, one of them changed on the way; a third looks on and no byte it gets tells a hidden card', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
    const bob = await player(browser, 'Боб', { size: 'phone', lang: 'uk' });
    const cid = await player(browser, 'Cid', { size: 'tablet' });
    const link = await invite(ann, house);
    const commitment = await ann.page.locator('code').innerText();
    await sitDown(bob, link);
    await seated(ann.page);
    const table = ann.page.url();
    const id = tableId(ann.page);
    await cid.page.goto(table);
    await seated(cid.page);
    await playBoth([ann, bob], HALF);

    await ann.page.goto(`${house.address}/account`);
    await ann.page.locator('label:has(input[value=create])').click();
    await ann.page.locator('input[autocomplete=username]').fill('ann.of.bree');
    await ann.page.locator('input[type=password]').fill('barley and oats');
    await ann.page.locator('form button[type=submit]').first().click();
    await ann.page.getByText('signed in as ann.of.bree').waitFor();
    await ann.page.goto(table);
    await seated(ann.page);
    const words = await tableWords(ann.page);
    const before = heldBy(ann.frames).at(-1);
    await ann.context.close();
    await cid.page.getByText('Ann · away').waitFor();

    const again = await player(browser, 'Ann');
    await again.page.goto(`${house.address}/account`);
    await again.page.locator('input[autocomplete=username]').fill('Ann.of.Bree');
    await again.page.locator('input[type=password]').fill('barley and oats');
    await again.page.locator('form button[type=submit]').click();
    await again.page.getByText('signed in as ann.of.bree').waitFor();
    await again.page.goto(house.address);
    await again.page.locator('a[href="/history"]').click({ trial: true });
    await again.page.locator(`a[href="/online/${id}"]`).click();
    await seated(again.page);
    assert.equal(await tableWords(again.page), words);
    assert.deepEqual(heldBy(again.frames).at(-1), before);

    const rest = await playBoth([again, bob], kind === 'sqlite' ? 400 : MORE);
    if (kind !== 'sqlite') await finishByLines(house, [again, bob]);
    const now = [again, bob, cid];
    for (const { page } of now) await page.locator('footer[data-mood=over]').waitFor();
    const record = await (await fetch(`${house.address}/api/tables/${id}/record`)).text();
    const decisions = parseRecord(record).lines.length;
    assert.ok(rest >= MORE && decisions > HALF + MORE);
    t.diagnostic(`${decisions} decisions, ${HALF + rest} of them in two browsers`);

    const compared = await nothingHidden(record, [
      { name: 'Ann', seats: [0], frames: [...ann.frames, ...again.frames] },
      { name: 'Bob', seats: [1], frames: bob.frames },
      { name: 'Cid', seats: [], frames: cid.frames },
    ]);
    assert.ok(compared >= 3 * (decisions + 1));
    const [, seed] = /^seed (\S+)$/m.exec(record) ?? [];
    const [, salt] = /^salt (\S+)$/m.exec(record) ?? [];
    for (const { frames, answers } of [ann, ...now]) {
      const end = frames.findIndex((frame) => frame.startsWith('{"type":"over"'));
      const open = [...frames.slice(0, end < 0 ? frames.length : end), ...answers];
      assert.ok(seed && salt && open.length > HALF);
      assert.ok(!open.some((text) => text.includes(seed) || text.includes(salt)));
    }

    await cid.page.locator('header button[aria-expanded]').last().click();
    await cid.page.getByRole('menuitem', { name: 'Fair dice' }).click();
    await cid.page.locator('[data-proven=true]').waitFor();
    assert.ok((await cid.page.locator('dd').allInnerTexts()).includes(commitment));
    await cid.page.goto(`${house.address}/replay/online-${id}?n=${decisions}`);
    await cid.page.getByRole('slider').waitFor();
    await cid.page.getByText(`Move ${decisions} of ${decisions}`).first().waitFor();
    assert.deepEqual(complaintsOf([ann, ...now]), []);
    await close(now);
  });
});

onSqlite((fresh) => {
  test('the line drops: the bar says so, the view comes back, and a move that was under way counts once, also after the page was closed', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
    const bob = await player(browser, 'Bob', { size: 'phone' });
    /** cut: the line breaks before the answer. deaf: no answer comes. dumb: the move does not even leave. */
    let line: 'well' | 'cut' | 'deaf' | 'dumb' = 'well';
    for (const { page } of [ann, bob])
      await page.routeWebSocket('**/api/socket', (socket) => {
        const server = socket.connectToServer();
        let deaf = false;
        socket.onMessage((message) => {
          const decides = String(message).includes('"decide"');
          if (line !== 'well' && decides) deaf = true;
          if (line !== 'dumb' || !decides) server.send(message);
        });
        server.onMessage((message) => {
          if (!deaf) socket.send(message);
          else if (line === 'cut' && String(message).includes('"done"')) {
            line = 'well';
            void socket.close();
            void server.close();
          }
        });
      });
    await sitDown(bob, await invite(ann, house));
    await seated(ann.page);
    const table = ann.page.url();
    const players = [ann, bob];
    await playBoth(players, 3);

    const mover = (await turnAt(players)) ?? ann;
    const { version } = await turnOf(mover.page);
    line = 'cut';
    await move(mover);
    assert.equal((await turnOf(mover.page)).version, version + 1);
    await turnAt(players);

    const words = await Promise.all(players.map(({ page }) => tableWords(page)));
    const seen = await Promise.all(players.map(({ page }) => turnOf(page)));
    const back = house.crash();
    for (const { page } of players) {
      await page.locator('footer[data-mood=away]').waitFor();
      assert.match(await page.locator('footer[data-mood=away]').innerText(), /The line dropped\. .* trying again\./);
      assert.equal(await page.locator('[data-version] main [data-state=legal]').count(), 0);
    }
    await back;
    for (const { page } of players) await page.locator('[data-line=open]').waitFor();
    assert.deepEqual(await Promise.all(players.map(({ page }) => turnOf(page))), seen);
    assert.deepEqual(await Promise.all(players.map(({ page }) => tableWords(page))), words);
    assert.equal(await playBoth(players, 2), 2);

    for (const reached of [true, false]) {
      const leaver = (await turnAt(players)) ?? ann;
      const at = await turnOf(leaver.page);
      line = reached ? 'deaf' : 'dumb';
      const moving = move(leaver).then(
        () => assert.fail('it was answered'),
        () => {},
      );
      await leaver.page.locator('[data-version][aria-busy=true]').waitFor();
      await leaver.page.goto('about:blank');
      await moving;
      line = 'well';
      await leaver.page.goto(table);
      await leaver.page.locator(`[data-version="${at.version + 1}"][aria-busy=false]`).waitFor();
      assert.equal(await leaver.page.evaluate(() => Object.keys(localStorage).join().includes('unanswered')), false);
    }
    assert.equal(await playBoth(players, 1), 1);
    assert.deepEqual(complaintsOf(players), []);
    await close(players);
  });

  test('talk, asking to take back, giving up, and the next game with sides swapped', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
    const bob = await player(browser, 'Bob');
    await invite(ann, house, 'lobby');
    await bob.page.goto(`${house.address}/lobby`);
    await bob.page.locator('input[autocomplete=nickname]').fill('Bob');
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([seated(ann.page), seated(bob.page)]);

    await bob.page.getByRole('button', { name: 'Talk' }).click();
    await bob.page.getByRole('textbox').fill('Good evening, u');
    await bob.page.keyboard.press('Enter');
    await ann.page.getByRole('button', { name: 'Talk, 1 new line' }).click();
    await ann.page.getByRole('dialog').getByText('Good evening, u').waitFor();
    for (const { page } of [ann, bob]) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await playBoth([ann, bob], 4);
    const { version } = await turnOf(ann.page);
    const asker = heldBy(bob.frames).at(-1)?.undo.freeFrom === null ? bob : ann;
    const other = asker === bob ? ann : bob;
    await asker.page.keyboard.press('u');
    await other.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ann, bob])
      await page.waitForFunction(
        (old) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) >= old + 2,
        version,
      );

    await giveUp(bob);
    for (const { page } of [ann, bob]) await page.locator('footer[data-mood=over]').waitFor();
    await bob.page.getByRole('button', { name: 'Again, sides swapped' }).click();
    await ann.page.getByRole('button', { name: 'To the next game' }).click();
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([seated(ann.page), seated(bob.page)]);
    assert.deepEqual(await Promise.all([ann, bob].map(async ({ page }) => (await turnOf(page)).turn)), [
      'yours',
      'theirs',
    ]);
    assert.deepEqual(complaintsOf([ann, bob]), []);
    await close([ann, bob]);
  });

  test('a place that is not even offered says why not, asked of the server', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
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
    const told = ann.frames.filter((frame) => frame.startsWith('{"type":"why"'));
    assert.ok(told.length === 1 && JSON.parse(told[0]).refusal.say, told.join());
    assert.deepEqual(await turnOf(ann.page), asked);
    await client.close();
    assert.deepEqual(ann.complaints, []);
    await close([ann]);
  });

  test('where a server says that seats have options of their own, they are chosen before the game, seat by seat', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(browser, 'Ann');
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
    await invite(ann, house);
    const own = ann.page.locator('[data-own-options]');
    assert.equal(await own.getAttribute('data-own-options'), 'fellowship');
    const heard = () => ann.page.waitForResponse('**/seats/0/options');
    await Promise.all([heard(), own.locator('label:has(input[value=bold])').click()]);
    await own.getByRole('textbox', { name: 'deck' }).fill('3 Gandalf');
    await Promise.all([heard(), own.getByRole('button', { name: 'Keep it' }).click()]);
    assert.deepEqual(sent, [{ options: { pace: 'bold' } }, { options: { deck: '3 Gandalf' } }]);
    await close([ann]);
  });

  test('every online screen: nothing serious for axe, no scrolling, no small controls, words of one language', async (t) => {
    const house = await openHouse(await fresh(), t);
    const faults: string[] = [];
    for (const [size, lang, theme, name] of [
      ['desktop', 'en', 'light', 'Ann'],
      ['phone', 'uk', 'candle', 'Оля'],
    ] as const) {
      const one = await player(browser, name, { size, lang, theme, context: { bypassCSP: true } });
      const two = await player(browser, name, { lang });
      const check = async (screen: string, page: Page, scrolls: boolean): Promise<void> => {
        const found = [
          ...(await seriousFindings(page)),
          ...(await overflow(page, scrolls)),
          ...(await smallControls(page)),
          ...(await strangeWords(page, lang)),
        ];
        faults.push(...found.map((fault) => `${screen} ${size} ${lang}: ${fault}`));
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
      await sitDown(two, link);
      await page.goto(table);
      await seated(page);
      await check('table', page, false);
      await page.locator('header button[aria-expanded]').first().click();
      await page.getByRole('dialog').waitFor();
      await check('talk', page, false);
      await page.goto(`${house.address}/online/AAAAAAAAAAAAAAAAAAAAAA`);
      await page.locator('h1').waitFor();
      await check('no-such-table', page, true);
      faults.push(...complaintsOf([one, two]));
      await close([one, two]);
    }
    assert.deepEqual(faults, []);
  });
});
