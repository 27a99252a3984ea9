import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DuelView } from '@pony/duel';
import { parseRecord } from '@pony/engine';
import type { Situation } from '@pony/protocol';
import type { Page } from 'playwright-core';
import { onBoth, onSqlite } from '../../server/test/help/databases.ts';
import { person } from '../../server/test/help/people.ts';
import { playOn } from '../../server/test/help/play.ts';
import { walkTo } from './browser.ts';
import {
  close,
  complaintsOf,
  giveUp,
  type House,
  heldBy,
  holdsAt,
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
import { eventually } from './patience.ts';
import { read, turnOf } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Everything the table says, without the prompt, once nobody is shown as away: that comes a moment after the game. */
const tableWords = (page: Page): Promise<string> =>
  eventually(async () => {
    const words = await page.locator('[data-version] main').innerText();
    assert.doesNotMatch(words, /· away/);
    return words;
  });
/** Waits until the table says this again. */
const says = (page: Page, words: string): Promise<void> =>
  eventually(async () => assert.equal(await tableWords(page), words));

/** Decisions before Ann goes to another device, and after it, before the middle of the game goes over bare lines. */
const HALF = 12;
const MORE = 6;
/** So few cards are left in the last chapter when the pages play on, to the end of the game. */
const LAST = 6;

/** The players of two pages go on over lines of their own to the last cards of the game; their pages look on. */
async function middleByLines(house: House, players: readonly Player[]): Promise<void> {
  const clients = await Promise.all(
    players.map(async ({ context, page }) => {
      const [{ name, value }] = await context.cookies(house.address);
      return person(() => house.port, `${name}=${value}`).sit(tableId(page));
    }),
  );
  const enough = ({ view }: Situation): boolean => {
    const { chapter, layout } = view as DuelView;
    return chapter === 3 && layout.length <= LAST;
  };
  await Promise.all(clients.map((client) => playOn(client, 'to the last cards', { enough })));
  await Promise.all(clients.map((client) => client.close()));
}

onBoth('online', (fresh) => {
  test('two browsers finish a game, one of them changed on the way; a third looks on and no byte it gets tells a hidden card', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Боб', { size: 'phone', lang: 'uk' });
    const cid = await player(site.browser, 'Cid', { size: 'tablet' });
    const link = await invite(ann, house);
    await ann.page.locator('[data-act=seal]').click();
    const commitment = await ann.page.getByRole('dialog').locator('code, dd').first().innerText();
    await ann.page.keyboard.press('Escape');
    await sitDown(bob, link);
    await seated(ann.page);
    const table = ann.page.url();
    const id = tableId(ann.page);
    await cid.page.goto(table);
    await seated(cid.page);
    await playBoth([ann, bob], HALF);

    await walkTo(ann.page, '/account');
    await ann.page.locator('label:has(input[value=create])').click();
    await ann.page.locator('input[autocomplete=username]').fill('ann.of.bree');
    await ann.page.locator('input[type=password]').fill('barley and oats');
    await ann.page.locator('form button[type=submit]').first().click();
    await ann.page.getByText('signed in as ann.of.bree').waitFor();
    await walkTo(ann.page, table);
    await seated(ann.page);
    const words = await tableWords(ann.page);
    const before = await holdsAt(ann.frames, (await turnOf(ann.page)).version);
    await ann.context.close();
    await cid.page.getByText('Ann · away').waitFor();

    const again = await player(site.browser, 'Ann');
    await again.page.goto(`${house.address}/account`);
    await again.page.locator('input[autocomplete=username]').fill('Ann.of.Bree');
    await again.page.locator('input[type=password]').fill('barley and oats');
    await again.page.locator('form button[type=submit]').click();
    await again.page.getByText('signed in as ann.of.bree').waitFor();
    await walkTo(again.page, '/');
    await again.page.locator('a[href="/history"]').click({ trial: true });
    await again.page.locator(`a[href="/online/${id}"]`).click();
    await seated(again.page);
    await says(again.page, words);
    await eventually(() => assert.deepEqual(heldBy(again.frames).at(-1), before));

    const rest = await playBoth([again, bob], MORE);
    await middleByLines(house, [again, bob]);
    const last = await playBoth([again, bob]);
    const now = [again, bob, cid];
    for (const { page } of now) await page.locator('footer[data-mood=over]').waitFor();
    const record = await (await fetch(`${house.address}/api/tables/${id}/record`)).text();
    const decisions = parseRecord(record).lines.length;
    assert.ok(rest >= MORE && decisions > HALF + MORE);
    for (const { frames } of now) await eventually(() => assert.equal(heldBy(frames).at(-1)?.decisions, decisions));
    t.diagnostic(`${decisions} decisions, ${HALF + rest + last} of them in two browsers`);

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
    await cid.page.locator('dd', { hasText: commitment }).first().waitFor();
    await walkTo(cid.page, `/replay/online-${id}?n=${decisions}`);
    await cid.page.getByRole('slider').waitFor();
    await cid.page.getByText(`Move ${decisions} of ${decisions}`).first().waitFor();
    assert.deepEqual(complaintsOf([ann, ...now]), []);
    await close(now);
  });
});

onSqlite((fresh) => {
  test('the line drops: the bar says so, the view comes back, and a move that was under way counts once, also after the page was closed', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob', { size: 'phone' });
    /** cut: the line breaks before the answer. deaf: no answer comes. dumb: the move does not even leave. down: no line. */
    let line: 'well' | 'cut' | 'deaf' | 'dumb' | 'down' = 'well';
    for (const { page } of [ann, bob])
      await page.routeWebSocket('**/api/socket', (socket) => {
        if (line === 'down') return void socket.close();
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
    await turnAt(players, version + 1);

    const words = await Promise.all(players.map(({ page }) => tableWords(page)));
    const seen = await Promise.all(players.map(({ page }) => turnOf(page)));
    line = 'down';
    await house.crash();
    for (const { page } of players) {
      await page.locator('footer[data-mood=away]', { hasText: /The line dropped\. .* trying again\./ }).waitFor();
      await page.locator('[data-version] main [data-state=legal]').first().waitFor({ state: 'detached' });
    }
    line = 'well';
    for (const [at, { page }] of players.entries()) {
      await page.locator('[data-line=open]').waitFor();
      await says(page, words[at]);
      assert.deepEqual(await turnOf(page), seen[at]);
    }
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
      await leaver.page.waitForFunction(() => !Object.keys(localStorage).join().includes('unanswered'));
    }
    assert.equal(await playBoth(players, 1), 1);
    assert.deepEqual(complaintsOf(players), []);
    await close(players);
  });

  test('by days: one makes a table, sends the link and closes the page; the game begins without her, and her share comes with her', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob');
    const link = await invite(ann, house);
    const id = tableId(ann.page);
    await ann.page.close();
    await bob.page.goto(link);
    await bob.page.locator('form input[autocomplete=nickname]').fill('Bob');
    await bob.page.locator('form button[type=submit]').click();
    await bob.page.getByText('Ann is away. The game begins without waiting').waitFor();
    await seated(bob.page);
    // Sauron moves first: Bob has the first moves, until it is Ann's turn.
    while ((await turnOf(bob.page)).turn === 'yours') await move(bob);
    const page = await ann.context.newPage();
    const back = { ...ann, page };
    await page.goto(house.address);
    await page.getByRole('link', { name: 'Play on' }).first().click();
    await seated(page);
    await page.getByText('from now on that share is in all dice').first().waitFor({ state: 'attached' });
    await playBoth([back, bob], 4);
    await giveUp(back);
    for (const one of [back, bob]) {
      await one.page.locator('footer[data-mood=over]').waitFor();
      await read(one.page);
    }
    const record = parseRecord(await (await fetch(`${house.address}/api/tables/${id}/record`)).text());
    assert.equal(record.extra.shares.split(' ')[0], '-');
    assert.deepEqual(
      record.shares?.map(({ seat }) => seat),
      ['fellowship'],
    );
    assert.deepEqual(complaintsOf([bob]), []);
    await close([ann, bob]);
  });

  test('talk, asking to take back, giving up, and the next game with sides swapped', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob');
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
    const asker = (await holdsAt(bob.frames, version)).undo.freeFrom === null ? bob : ann;
    const other = asker === bob ? ann : bob;
    await asker.page.keyboard.press('u');
    await other.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [ann, bob])
      await page.waitForFunction(
        (old) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version) >= old + 2,
        version,
      );

    await giveUp(bob);
    for (const { page } of [ann, bob]) {
      await page.locator('footer[data-mood=over]').waitFor();
      await read(page);
    }
    await bob.page.getByRole('button', { name: 'Again with sides swapped' }).click();
    await ann.page.getByRole('button', { name: 'To the next game' }).click();
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await Promise.all([seated(ann.page), seated(bob.page)]);
    await ann.page.locator('[data-turn=yours]').waitFor();
    await bob.page.locator('[data-turn=theirs]').waitFor();
    assert.deepEqual(complaintsOf([ann, bob]), []);
    await close([ann, bob]);
  });
});
