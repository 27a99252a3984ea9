/** The Lord of the Rings: The Card Game at a screen: a quest by mouse, touch and keys, decks, a campaign, the lesson, two people online. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaign, LOG_WORDS } from '@pony/lcg';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { onSqlite } from '../../server/test/help/databases.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, type Kept, SIZES, turnTo, visitor } from './browser.ts';
import { lcgAlmostWon, lcgUntil, legalAt } from './lcg.ts';
import { band, calmly, lit, type Press, pressOne, roundOf, ruleOf } from './lcg-play.ts';
import { close, complaintsOf, openHouse, type Player, player } from './online.ts';
import { eventually } from './patience.ts';
import { focusAim, myTurn, read, turnOf } from './play.ts';
import { openSite } from './site.ts';
import { keptNow } from './store.ts';
import { keptOf } from './tables.ts';

const SOLO_OPTIONS = { players: '1', difficulty: 'easy', 'deck@p1': 'sample-leadership-spirit' };
const site = openSite();
/** Several cards go to one pile, and it is asked which of them goes first. */
const dying = keptOf(
  lcgUntil({ options: SOLO_OPTIONS, seed: 'stack' }, (table) => legalAt(table).some(([verb]) => verb === 'stack')),
  'dying',
);
const DESK = { width: 1440, height: 900 };
const SOLO = 'game=lcg&players=1&p1=you&difficulty=easy&deck%40p1=sample-leadership-spirit&gap=0';

let context: BrowserContext;
let page: Page;
let complaints: string[];
/** Goes to a screen, in the one page that all tests but the last share. */
async function visit(path: string, kept: Kept = {}): Promise<void> {
  if (page) {
    await turnTo(page, 'light', 'en');
    return goWithin(page, path, kept);
  }
  context = await visitor(site.browser, { context: { viewport: DESK, hasTouch: true } });
  ({ page, complaints } = await arrive(context, site.address + path, kept));
}

/** Everything an eye or a reader would stumble over, in both languages and both lights. */
async function audited(what: string, mayScroll = false): Promise<void> {
  for (const [theme, lang, rules] of [
    ['light', 'en', 'all'],
    ['candle', 'uk', 'contrast'],
  ] as const) {
    await turnTo(page, theme, lang);
    const found = [
      ...(await seriousFindings(page, rules)),
      ...(await overflow(page, mayScroll)),
      ...(await strangeWords(page, lang)),
    ];
    assert.deepEqual(found, [], `${what}, ${theme}, ${lang}`);
  }
  assert.deepEqual(await smallControls(page), [], what);
  await turnTo(page, 'light', 'en');
}

/** A finger presses where a mouse would: it comes down on the spot, and the page hears touches. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  assert.ok(box);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
/** The arrows lead there, Enter presses. */
async function byKeys(target: Locator): Promise<void> {
  await target.evaluate((one) => {
    for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
    (one.closest<HTMLElement>('button') ?? (one as HTMLElement)).dataset.aim = '';
  });
  await focusAim(target.page());
  await target.page().keyboard.press('Enter');
}
test('two rounds of a solo quest by mouse: a round takes fewer than 25 presses, and the table is sound to look at', async () => {
  await visit(`/table/new?${SOLO}&seed=mouse`);
  await myTurn(page);
  // The mouse over a card that may be played reads it beside the table; nothing is decided by that.
  await eventually(async () => assert.ok((await ruleOf(page)) !== ''));
  for (let n = 0; n < 4 && (await lit(page, 'title')).length === 0; n++) await pressOne(page, null);
  const before = await turnOf(page);
  await page.locator('[data-zone=hand] [data-look^="title"]').first().hover();
  await page.locator('[data-reading] article h2').waitFor();
  assert.deepEqual(await turnOf(page), before);
  const presses: number[] = [];
  for (let n = 0; n < 100; n++) {
    if ((await turnOf(page)).turn === 'over') break;
    const round = await roundOf(page);
    if (round > 2) break;
    presses[round] = (presses[round] ?? 0) + 1;
    const rule = await ruleOf(page);
    if (rule.startsWith('LC-W')) assert.ok((await lit(page)).length > 0, 'a window in which nothing can be done');
    if (rule === 'LC-8.1' && round === 1)
      assert.match(await page.locator('[data-part=band]').innerText(), /threat|progress|success/i);
    await calmly(page);
  }
  const [, ...rounds] = presses;
  assert.ok(rounds.length >= 2, `rounds: ${presses}`);
  const mean = rounds.reduce((sum, one) => sum + one, 0) / rounds.length;
  assert.ok(mean < 25, `presses a round: ${rounds}`);
  await audited('the table');
});

/** Plays on in one way until the first round is over; the page heard nothing but what that way brings. */
async function oneRound(press: Press): Promise<void> {
  await myTurn(page);
  for (let n = 0; n < 60 && (await roundOf(page)) < 2 && (await turnOf(page)).turn !== 'over'; n++)
    await calmly(page, press);
  assert.equal(await roundOf(page), 2);
}

test('one round by touch at 360 by 780, one by keyboard', async () => {
  await visit(`/table/new?${SOLO}&seed=touch`);
  await page.setViewportSize(SIZES.phone);
  const means = await page.evaluateHandle(() => {
    const heard = { touches: 0, others: 0 };
    document.addEventListener('pointerdown', ({ pointerType }) => {
      heard[pointerType === 'touch' ? 'touches' : 'others'] += 1;
    });
    return heard;
  });
  await oneRound(tap);
  const { touches, others } = await means.jsonValue();
  assert.ok(touches > 10 && others === 0, `${touches} touches, ${others} others`);
  await audited('the table on a phone');
  await page.setViewportSize(DESK);
  await visit(`/table/new?${SOLO}&seed=keys`);
  const before = await means.jsonValue();
  await oneRound(byKeys);
  assert.deepEqual(await means.jsonValue(), before, 'keys alone');
});

test('a chosen character is put back by a second press, by a person who may take nothing back', async () => {
  await visit(`/table/new?${SOLO}&seed=back&undo=none`);
  await myTurn(page);
  for (let n = 0; n < 12 && (await ruleOf(page)) !== 'LC-8.1'; n++) await calmly(page);
  const [hero] = await lit(page, 'card');
  await pressOne(page, hero);
  assert.ok((await band(page))[1] > 0);
  const raised = page.locator(`[data-state=selected][data-look="${hero}"]`);
  await read(page);
  await raised.click();
  await raised.waitFor({ state: 'detached' });
  await page.locator(`[data-state=legal][data-look="${hero}"]`).waitFor();
  assert.equal((await band(page))[1], 0);
});

test('a deck is brought in, each card not understood is named, a legal one is kept and chosen at a table', async () => {
  await visit('/decks/lcg');
  await page.setViewportSize(DESK);
  const words = page.locator('textarea');
  await words.fill('Heroes (1)\n1x Aragorn (Core Set)\n\nAllies (2)\n3x Gandalf (Core Set)\n2x Tom Bombadil');
  await page.locator('[data-act="read-deck"]').click();
  assert.match(await page.locator('[role=alert]').innerText(), /Line 6: “Tom Bombadil”/);
  await words.fill(
    '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero"><card qty="1">Éowyn</card></section></deck>',
  );
  await page.locator('[data-act="read-deck"]').click();
  await page.locator('[data-legal=no]').waitFor();
  assert.match(await page.locator('[data-legal=no]').innerText(), /0 cards; it needs at least 50/);
  await page.locator('input[maxlength="60"]').fill('№ 7');
  await audited('the deck builder');
  await page.locator('[data-act=back]').click();
  await page.getByRole('button', { name: 'Copy and change' }).nth(4).click();
  await page.locator('[data-legal=yes]').waitFor();
  await page.locator('[data-card=faramir] button').last().click();
  await page.locator('[data-act=keep]').click();
  await page.locator('[data-act=play]').click();
  await page
    .locator('select option:checked', { hasText: 'Leadership and Spirit' })
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('label', { hasText: '2 players' }).click();
  await page.locator('select').nth(1).selectOption('starter-leadership');
  await page.locator('footer', { hasText: 'Aragorn is wanted by more than one player' }).waitFor();
  assert.equal(await page.locator('[data-act=start]').getAttribute('aria-disabled'), 'true');
});

const wordsUnder = (name: string): Promise<string> => page.evaluate((key) => localStorage.getItem(key) ?? '', name);

/** The second scenario is won as its log says; the third is begun, left and taken up again. The best score is kept all the while. */
async function thirdScenario(log: string, total: string): Promise<void> {
  const read = campaign.readLog(log, LOG_WORDS);
  assert.ok(read.log);
  const completed = { scenario: 'journey-along-the-anduin', difficulty: 'easy', score: 90, rounds: 9 } as const;
  const won = { won: true, completed, fallen: [], damage: {}, earned: [], notes: {} };
  const rows = JSON.parse(await wordsUnder('pony.campaigns.lcg')) as { log: string }[];
  rows[0].log = campaign.writeLog(campaign.closeScenario(read.log, won));
  const words = {
    'pony.campaigns.lcg': JSON.stringify(rows),
    'pony.scores.lcg': await wordsUnder('pony.scores.lcg'),
  };
  await visit('/new/lcg?players=1&difficulty=easy&deck%40p1=sample-leadership-spirit', { words });
  await page.locator(`[data-best="${total}"]`).waitFor();
  await visit('/campaign/lcg', { words });
  assert.equal(await page.locator('li[data-at=done]').count(), 2);
  await page.locator('li[data-at=now]', { hasText: 'Escape from Dol Guldur' }).waitFor();
  await page.locator('[data-act="go-on"]').click();
  await page.locator('[data-act=start]').click();
  await myTurn(page);
  await pressOne(page, null);
  const { version } = await turnOf(page);
  await keptNow(page);
  await page.reload();
  await myTurn(page);
  assert.equal((await turnOf(page)).version, version);
}

test('a campaign is kept when a scenario is won, refused when it was changed, and goes on', async () => {
  const options = { players: '1', difficulty: 'easy', campaign: 'campaign', 'deck@p1': 'sample-leadership-spirit' };
  const row = keptOf(lcgAlmostWon({ options }), 'campaign-end');
  await visit(`/table/${row.id}?gap=0`, { tables: [row] });
  await myTurn(page);
  for (let n = 0; n < 6 && (await turnOf(page)).turn !== 'over'; n++) await pressOne(page, null, 'last');
  await page.locator('table caption', { hasText: 'Score sheet' }).waitFor();
  await audited('the end');
  const total = await page.locator('table tr', { hasText: 'Total' }).locator('td').innerText();
  await page.locator('a[href="/campaign/lcg"]').click();
  await page.locator('li[data-at=done]', { hasText: 'Passage Through Mirkwood' }).waitFor();
  await page.locator('li[data-at=now]', { hasText: 'Journey Along the Anduin' }).waitFor();
  await audited('the campaign log');
  const log = await page.evaluate(
    () => JSON.parse(localStorage.getItem('pony.campaigns.lcg') ?? '[]')[0].log as string,
  );
  await page.locator('textarea').fill(log.replace('"threat":0', '"threat":7'));
  await page.locator('[data-act="read-log"]').click();
  assert.match(await page.locator('[role=alert]').innerText(), /changed by hand/);
  await page.locator('textarea').fill(log.replace('"version":1', '"version":9'));
  await page.locator('[data-act="read-log"]').click();
  assert.match(await page.locator('[role=alert]').innerText(), /version 9/);
  await page.locator('[data-act="go-on"]').click();
  await page.locator('[data-act=start]').click();
  await myTurn(page);
  await page
    .locator('[data-part=quest], footer', { hasText: /hand|River|Anduin/ })
    .first()
    .waitFor();
  await thirdScenario(log, total);
  assert.deepEqual(complaints, []);
});

test('which of several cards goes first to a pile can be answered, and the game goes on to its end', async () => {
  await visit(`/table/${dying.id}?gap=0`, { tables: [dying] });
  await myTurn(page);
  // In words, or as a list at whoever bears them.
  const ways = page.locator('[data-acts] button, [data-choices] button, [data-zone] [data-state="legal"]');
  assert.ok((await ways.count()) > 0);
  for (let n = 0; n < 300 && (await turnOf(page)).turn !== 'over'; n++) await calmly(page);
  assert.equal((await turnOf(page)).turn, 'over');
  assert.deepEqual(complaints, []);
});

test('the lesson can be gone through, hint by hint', async () => {
  await visit('/learn/lcg/first');
  const on = page.getByRole('button', { name: /^(Next|Do it for me|Skip ahead)$/ });
  const end = page.getByText('40 of 40');
  for (let n = 0; n < 120 && (await end.count()) === 0; n++) await on.or(end).first().click();
  await page.getByText('40 of 40').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

/** One shows the other something: a ring around it, or words where it is out of sight. */
async function pointsAtTheQuest(by: Player, other: Player): Promise<void> {
  const stage = by.page.locator('[data-part=quest] [data-thing^="card "]').first();
  const shown = await stage.getAttribute('data-thing');
  await by.page.getByRole('button', { name: 'Menu' }).click();
  await by.page.getByRole('menuitem', { name: 'Show the others something' }).click();
  await stage.click();
  await by.page.locator(`[data-pointed="${shown}"]`, { hasText: 'Bob' }).waitFor();
  await other.page
    .locator(`[data-pointed="${shown}"]`)
    .or(other.page.getByText(/Bob points at/))
    .first()
    .waitFor();
}

onSqlite((fresh) => {
  test('two people online: one stands in for the other with a Sentinel', async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann');
    const bob = await player(site.browser, 'Bob', { touch: false });
    const all: Player[] = [ann, bob];
    await ann.page.goto(`${house.address}/new/lcg?where=link&players=2`);
    await ann.page.locator('main input[autocomplete=nickname]').fill('Ann');
    await ann.page.locator('[data-act=start]').click();
    await ann.page.waitForURL('**/online/*');
    const link = await ann.page.locator('input[readonly]').first().inputValue();
    await bob.page.goto(link);
    await bob.page.locator('form input[autocomplete=nickname]').fill('Bob');
    await bob.page.locator('form button[type=submit]').click();
    await eventually(async () => {
      for (const { page: at } of all) {
        const ready = at.locator('[data-act=ready]');
        // It goes when the last one is ready.
        if ((await ready.count()) > 0) await ready.click({ timeout: 2000 });
      }
      for (const { page: at } of all) assert.ok((await at.locator('[data-version]').count()) > 0);
    });
    // Waiting is no turn: on a slow machine the frames until somebody is asked are many.
    const asked = (): Promise<number> =>
      eventually(async () => {
        const turns = await Promise.all(all.map(({ page: at }) => turnOf(at)));
        const found = turns.findIndex(({ turn }) => turn === 'yours');
        assert.ok(found >= 0, `nobody is asked: ${JSON.stringify(turns)}`);
        return found;
      });
    for (let n = 0; n < 1000; n++) {
      const who = await asked();
      const at = all[who].page;
      await read(at);
      const rule = await ruleOf(at);
      if (rule === 'LC-8.1' && who === 1) await pointsAtTheQuest(bob, ann);
      if (rule === 'LC-12.24') {
        assert.equal(who, 0, 'Ann holds the Sentinel');
        const [sentinel] = await lit(at, 'card');
        await pressOne(at, sentinel);
        for (const { page: seen } of all)
          await seen
            .getByText(/Aragorn.{0,2} defends/)
            .first()
            .waitFor();
        assert.deepEqual(complaintsOf(all), []);
        await close(all);
        return;
      }
      // Bob takes the spider on and does not defend; nobody quests, so that Aragorn is ready.
      const [enemy] = rule === 'LC-10.1' && who === 1 ? await lit(at, 'card') : [];
      if (rule === 'LC-10.1') await pressOne(at, enemy ?? null);
      else if (rule === 'LC-8.1' || rule === 'LC-12.4' || rule === 'LC-9.1') await pressOne(at, null);
      else if (rule === 'LC-F2.2') await pressOne(at, null, 'pass');
      // Aragorn is the first of Ann's heroes: wounds go to the last.
      else if (rule === 'LC-12.8') await pressOne(at, (await lit(at, 'card')).at(-1) ?? null);
      else await calmly(at);
    }
    throw new Error('nobody was asked for a Sentinel');
  });
});
