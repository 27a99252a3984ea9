/** What happens is shown: held until it was read, for a moment, or not at all, as the reader likes it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { options } from '@pony/engine';
import { loadGame } from '@pony/games';
import en from '@pony/lcg/text/en.json' with { type: 'json' };
import uk from '@pony/lcg/text/uk.json' with { type: 'json' };
import { look, openTable } from '@pony/table';
import type { Page } from 'playwright-core';
import { VERBS } from '../../../games/war/kings/src/verbs.ts';
import { targetsOf } from '../../../games/war/ui/point/targets.ts';
import { onSqlite } from '../../server/test/help/databases.ts';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, type LangName, type SizeName, visitor, walkTo } from './browser.ts';
import { goldenWhen } from './golden.ts';
import { lcgUntil, legalAt } from './lcg.ts';
import { pressOne } from './lcg-play.ts';
import {
  close,
  complaintsOf,
  invite,
  move,
  openHouse,
  type Player,
  player,
  seated,
  sitDown,
  turnAt,
} from './online.ts';
import { decideOnce, type Means, myTurn, QUICK, read, turnOf } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { BOT, keptOf, prepare, verbs, YOU } from './tables.ts';
import { course, playSpan, said, take, warAt } from './war.ts';

const site = openSite();
const stage = (page: Page) => page.locator('[data-drama]');
const gone = (page: Page): Promise<void> => stage(page).waitFor({ state: 'detached' });

/** A table of Duel at which the reader has one decision before the bot plays a card. */
const duel = prepare({
  seats: [YOU, BOT],
  until: (table, legal) => verbs(legal).has('discard') && table.taken.length > 4 && table.taken.at(-1)?.seat === 1,
});

/** From now on the page notes which acts were on the stage, and how. */
const noteActs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { acts: seen });
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('[data-drama]')?.dataset;
      if (now && seen.at(-1) !== `${now.drama} ${now.how}`) seen.push(`${now.drama} ${now.how}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
const acts = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { acts: string[] }).acts);

async function heldUntilRead(size: SizeName, lang: LangName, means: Means): Promise<void> {
  const { context, page, complaints } = await sitAt(site, keptOf(duel, 'held'), { size, lang, shown: true });
  await decideOnce(page, means);
  while ((await stage(page).count()) === 0) await decideOnce(page, means, 1);
  assert.equal(await stage(page).getAttribute('data-how'), 'blocks');
  await page.locator('[data-drama] article h3').waitFor();
  assert.ok(await page.locator('[data-drama] [data-act=go-on]').evaluate((one) => one === document.activeElement));
  const moving = await stage(page).evaluate((one) => one.getAnimations({ subtree: true }).length);
  assert.equal(moving, 0);
  assert.deepEqual(await seriousFindings(page, 'all', '[data-drama]'), []);
  assert.deepEqual(await overflow(page, false), []);
  assert.deepEqual(await smallControls(page), []);
  assert.deepEqual(await strangeWords(page, lang), []);
  // A press beside the paper goes on and presses nothing on the board.
  const { version } = await turnOf(page);
  const box = await stage(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 6, (box?.y ?? 0) + (box?.height ?? 0) - 6];
  const first = await stage(page).getAttribute('data-drama');
  if (means === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('[data-drama]')?.dataset.drama !== was,
    first,
  );
  assert.equal((await turnOf(page)).version, version);
  assert.equal(await page.locator('[data-state=selected]').count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
}

test('a card of the bot is held until the reader goes on, at 1366x768', () => heldUntilRead('desktop', 'en', 'mouse'));

test('a card of the bot is held until the reader goes on, at 360x780 by touch', () =>
  heldUntilRead('phone', 'uk', 'touch'));

test('Enter goes on to the next act, Escape skips all of them', async () => {
  const { context, page, complaints } = await sitAt(site, keptOf(duel, 'keys'), { shown: true });
  for (const key of ['Enter', 'Escape']) {
    while ((await stage(page).count()) === 0) await decideOnce(page);
    while ((await stage(page).count()) > 0) {
      const was = await stage(page).getAttribute('data-drama');
      await page.keyboard.press(key);
      await page.waitForFunction(
        (id) => document.querySelector<HTMLElement>('[data-drama]')?.dataset.drama !== id,
        was,
      );
      if (key === 'Escape') assert.equal(await stage(page).count(), 0);
    }
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a Hunt that finds nothing is seen by the side that moved; it stops no press and goes with the next one', async () => {
  const name = 'ring';
  const n = course(name).taken.findIndex(
    ({ seat }, i) => seat === 0 && i > 20 && said(name, i + 1).includes('hunt-fails'),
  );
  const { context, page, complaints } = await sitAt(site, keptOf(warAt(name, n, [YOU, YOU]), 'hunt'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await playSpan(page, { name, from: n, to: n + 1 }, 'mouse');
  await stage(page).waitFor();
  assert.equal(await stage(page).getAttribute('data-how'), 'stays');
  assert.match((await stage(page).textContent()) ?? '', /Hunt roll.*finds nothing/);
  assert.ok((await page.locator('[data-drama] [data-props] svg').count()) > 1);
  assert.deepEqual(await seriousFindings(page, 'all', '[data-drama]'), []);
  // The next press is heard by what it was meant for, and the stage is gone.
  await read(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menu').waitFor();
  await gone(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what the reader’s own Hunt brings is on the stage of the Hunt, and nothing is laid over it', async () => {
  const name = 'ring';
  const { taken } = course(name);
  const n = taken.findIndex(
    ({ seat }, i) => seat === 0 && i > 20 && taken[i + 1]?.seat === 0 && said(name, i + 1).includes('draws-tile'),
  );
  const { context, page, complaints } = await sitAt(site, keptOf(warAt(name, n, [YOU, YOU]), 'own'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await playSpan(page, { name, from: n, to: n + 1 }, 'mouse');
  await page.getByRole('region', { name: 'The Hunt for the Ring' }).waitFor();
  assert.equal(await stage(page).count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('three bots in a row do not bury the reader: the stage says how many are still to come, and all can be skipped', async () => {
  const { game } = await loadGame('card-game');
  const table = openTable({ game, options: { scenario: 'trilogy' }, seed: 'drama', seats: [YOU, BOT, BOT, BOT] });
  const { context, page, complaints } = await sitAt(site, keptOf(table, 'three'), { shown: true });
  const more = page.locator('[data-drama] [data-more]');
  for (let i = 0; i < 30 && (await more.count()) === 0; i++) await decideOnce(page, 'mouse', i);
  assert.match((await more.textContent()) ?? '', /^\d+ more$/);
  // All that waited is gone at once; what a bot decides after the press may be shown, so nothing is let in between.
  const allGone = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-drama] [data-act=aside]')?.click();
    for (let i = 0; i < 20; i++) await null;
    return document.querySelector('[data-drama]') === null;
  });
  assert.ok(allGone);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** The decision before which a golden game of Kings stands when its first Sovereign awakens. */
const AWAKENS = 3;

/** One person before a quest, who is asked whom to commit. */
const quest = lcgUntil({ options: { players: '1', difficulty: 'easy' } }, (table) =>
  legalAt(table).some(([verb]) => verb === 'commit'),
);

async function turnedUp(size: SizeName, lang: LangName): Promise<void> {
  const { context, page, complaints } = await sitAt(site, keptOf(quest, `quest-${size}`), { size, lang, shown: true });
  await myTurn(page);
  await pressOne(page, null);
  await stage(page).waitFor();
  const name = await page.locator('[data-drama] article h3').innerText();
  const names = Object.values<{ name: string }>((lang === 'en' ? en : uk).card).map((card) => card.name);
  assert.ok(names.includes(name), name);
  // The first card that came is read without scrolling.
  const hidden = await stage(page).evaluate((veil) => {
    const paper = veil.querySelector('[role=dialog]')?.getBoundingClientRect();
    const card = veil.querySelector('article')?.getBoundingClientRect();
    return paper && card ? Math.round(card.bottom - paper.bottom) : null;
  });
  assert.ok(hidden !== null && hidden <= 0, `${size}: ${hidden} px of the card are out of sight`);
  assert.deepEqual(await seriousFindings(page, 'all', '[data-drama]'), []);
  assert.deepEqual(await overflow(page, false), []);
  assert.deepEqual(await smallControls(page), []);
  assert.deepEqual(await strangeWords(page, lang), []);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/drama-lcg-${size}.png` });
  assert.deepEqual(complaints, []);
  await context.close();
}

test('an encounter card of the LCG is shown when it is turned up: at 1366x768, and at 360x780 in Ukrainian', async () => {
  await turnedUp('desktop', 'en');
  await turnedUp('phone', 'uk');
});

test('a Sovereign of Kings who awakens comes on the stage', async () => {
  const table = await goldenWhen({
    folder: 'war/kings',
    name: 'kings',
    mine: [0, 1],
    fits: (_view, n) => n === AWAKENS,
  });
  const option = options(table.rules, table.state, 0).find(([verb]) => verb === 'awaken');
  assert.ok(option);
  const { context, page, complaints } = await sitAt(site, keptOf(table, 'kings'), { shown: true });
  await page.locator('[data-version]').waitFor();
  await take(page, look(table.rules, table.state, [0]).view, option, 'mouse', targetsOf(VERBS));
  await stage(page)
    .filter({ hasText: /Thranduil awakens/ })
    .waitFor();
  await page.locator('[data-drama] article h3').waitFor();
  assert.deepEqual(await seriousFindings(page, 'all', '[data-drama]'), []);
  assert.deepEqual(complaints, []);
  await context.close();
});

onSqlite((fresh) => {
  test("while the reader's own clock runs what the other did goes by itself", async (t) => {
    const house = await openHouse(await fresh(), t);
    const ann = await player(site.browser, 'Ann', { shown: true });
    const bob = await player(site.browser, 'Bob');
    const players = [ann, bob];
    await sitDown(bob, await invite(ann, house, 'link', 'duel', { timed: true }));
    await seated(ann.page);
    await noteActs(ann.page);
    let { version } = await turnOf(ann.page);
    const moved: Player[] = [];
    for (let next = await turnAt(players); next && !(next === ann && moved.includes(bob)); ) {
      ({ version } = await move(next, moved.length));
      moved.push(next);
      next = await turnAt(players, version);
    }
    // Held while Bob had still to decide, it may be; now Ann has, and presses nothing.
    await ann.page.waitForFunction(() => /passes$/.test((window as unknown as { acts: string[] }).acts.at(-1) ?? ''));
    await gone(ann.page);
    assert.deepEqual(await turnOf(ann.page), { version, turn: 'yours', cover: false });
    assert.deepEqual(complaintsOf(players), []);
    await close(players);
  });
});

test('the settings say how long: brisk goes by itself, at once shows nothing', async () => {
  const context = await visitor(site.browser, { shown: true });
  const { page, complaints } = await arrive(context, `${site.address}/settings`);
  const pace = page.getByRole('group', { name: 'What happens is shown' });
  assert.ok(await pace.getByRole('radio', { name: 'Until you go on' }).isChecked());
  for (const [choice, how] of [
    ['For a moment', /^\d+ passes$/],
    ['Not at all', null],
  ] as const) {
    await walkTo(page, '/settings');
    await pace.getByRole('radio', { name: choice }).check();
    await walkTo(page, `/table/new?game=duel&seed=${how ? 'brisk' : 'once'}&${QUICK}`);
    await myTurn(page);
    await noteActs(page);
    for (let i = 0; i < 3; i++) {
      await decideOnce(page, 'mouse', i);
      if (how && (await stage(page).count()) > 0) await gone(page);
    }
    const seen = await acts(page);
    if (how) {
      assert.ok(seen.length > 0);
      for (const one of seen) assert.match(one, how);
    } else assert.deepEqual(seen, []);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
