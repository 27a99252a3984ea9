/** Tables where rooms are odd: text at 150 %, a phone on its side, a very large screen; and what must stay in sight there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls } from './audit.ts';
import { openPage, SIZES, turnTo, visitor } from './browser.ts';
import { GAME_PAGES, GAME_TABLES } from './game-screens.ts';
import { goToScreen, ODD, outOfSight, spilled } from './odd-sizes.ts';
import { eventually } from './patience.ts';
import { SCREENS, type Screen } from './screens.ts';
import { sitAt, sitDown } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf, prepare, verbs } from './tables.ts';
import { momentLike, readerAt } from './war.ts';

const site = openSite();

const all: readonly Screen[] = [...SCREENS, ...GAME_TABLES, ...GAME_PAGES];
const screenOf = (name: string): Screen => all.find((one) => one.name === name) as Screen;
/** A share of every game at every odd size; soak looks at every screen at every size. */
const SHARE = [
  ['home', 'settings', 'war-action', 'war-hunt', 'kings', 'card-game-duel', 'lcg', 'new-lcg-four', 'decks'],
  ['table', 'war-battle', 'card-game', 'new-kings'],
  ['table', 'war-action', 'war-hunt', 'card-game-duel', 'lcg', 'new-card-game', 'campaign'],
  ['war-battle', 'war-teams', 'card-game', 'lcg'],
];

for (const [i, { name, size, touch, textSize }] of ODD.entries())
  test(`screens on a ${name}: nothing serious, nothing scrolls, every control is large enough and in sight`, async () => {
    const context = await visitor(site.browser, { context: { viewport: size, hasTouch: touch } });
    const { page, complaints } = await openPage(context);
    for (const wanted of SHARE[i]) {
      const screen = screenOf(wanted);
      await goToScreen(page, site.address, screen, { textSize, lang: 'uk' });
      const where = `${wanted}, ${name}`;
      const none = (look: () => Promise<string[]>) => eventually(async () => assert.deepEqual(await look(), [], where));
      await none(() => overflow(page, screen.scrolls));
      await none(() => smallControls(page));
      await none(() => spilled(page));
      if (!screen.scrolls) await none(() => outOfSight(page));
      await none(() => seriousFindings(page, 'the others'));
    }
    assert.deepEqual(complaints, []);
    await context.close();
  });

/** Cards of the tables, where the reader sees them. */
const CARDS = {
  table: '[data-look^="card"]',
  'war-action': '[data-hand] [data-thing^="card "]',
  kings: '[data-hand] [data-thing^="card "]',
  'card-game': '[data-as] [data-thing^="card "]',
  lcg: 'main [data-travel^="card-"]',
};

/** How much room a card takes at a size of text, once the page has it. */
async function cardAt(page: Page, cards: string, textSize: number): Promise<number> {
  await page.evaluate((size) => {
    const newValue = JSON.stringify({ pace: 'off', asked: ['*'], lang: 'uk', textSize: size });
    dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue }));
  }, textSize);
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === px,
    `${textSize * 0.16}px`,
  );
  const box = await page.locator(cards).first().boundingBox();
  return box ? box.width * box.height : 0;
}

/** The largest letters on a card, in pixels. */
const lettersOf = (page: Page, cards: string): Promise<number> =>
  page
    .locator(cards)
    .first()
    .evaluate((card) =>
      Math.max(
        ...[card, ...card.querySelectorAll('*')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ),
    );

/** Buttons of the bar and tabs that do not lie in the window with all their words. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('header button, header a, [role=tab]').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.textContent ?? ''),
  );

test('larger text makes the cards of every table larger; on a phone those that have room, and fingers may zoom everything', async () => {
  for (const { size, touch, names } of [
    {
      size: { width: 1440, height: 900 },
      touch: false,
      names: ['table', 'war-action', 'kings', 'card-game', 'lcg'] as const,
    },
    { size: SIZES.phone, touch: true, names: ['table', 'card-game', 'lcg'] as const },
    { size: SIZES.tablet, touch: true, names: ['table'] as const },
  ]) {
    const context = await visitor(site.browser, { context: { viewport: size, hasTouch: touch } });
    const { page, complaints } = await openPage(context);
    for (const name of names) {
      await goToScreen(page, site.address, screenOf(name), { lang: 'uk' });
      const plain = await cardAt(page, CARDS[name], 100);
      const letters = await lettersOf(page, CARDS[name]);
      const large = await cardAt(page, CARDS[name], 150);
      const lettersGrew = (await lettersOf(page, CARDS[name])) > letters * 1.1;
      // At the LCG they are as large as fits at any size of letters: the letters grow.
      const grows = name === 'lcg' ? large > plain * 0.5 && lettersGrew : large > plain * 1.1;
      assert.ok(plain > 0 && grows, `${name}, ${size.width} px wide: ${plain} and ${large}`);
      assert.deepEqual(await overflow(page, false), [], name);
      assert.deepEqual(await cutOff(page), [], name);
      // Only a board with a zoom of its own takes the gesture away.
      const held = await page.locator('body *').evaluateAll((all) =>
        all
          .filter((one) => {
            const zooms = /auto|manipulation|pinch-zoom/.test(getComputedStyle(one).touchAction);
            return !zooms && !one.closest('[role=group]');
          })
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      assert.deepEqual(held, [], name);
    }
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
    assert.doesNotMatch(viewport ?? '', /user-scalable|maximum-scale/);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('on a tablet the log says in one line that nothing has happened yet', async () => {
  const { context, page } = await sitDown(site, 'seed=quiet&seat=1', { size: 'tablet', lang: 'uk' });
  const line = page.locator('aside button').last();
  const box = await line.boundingBox();
  assert.ok(box && box.height < 64, `${box?.height} px`);
  await context.close();
});

test('on a phone a card taken up moves nothing, and the cards of chapter III are large', async () => {
  const table = prepare({
    seed: 'third',
    until: ({ state, taken }, legal) =>
      (state as unknown as { chapter: number }).chapter === 3 &&
      taken.at(-1)?.seat === 1 &&
      verbs(legal).has('discard'),
  });
  const { context, page } = await sitAt(site, keptOf(table, 'third'), { size: 'phone', lang: 'uk' });
  const card = page.locator('[data-look^="card"] [data-state=legal]').first();
  await card.waitFor();
  const places = (): Promise<number[][]> =>
    page
      .locator('[data-look^="card"]')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, top, width }) => [left, top, width].map(Math.round)),
      );
  const before = await places();
  assert.ok(before[0][2] >= 50, `cards of ${before[0][2]} px`);
  await card.tap();
  await page.locator('[data-state=selected]').waitFor();
  await eventually(async () => assert.deepEqual(await places(), before));
  await context.close();
});

test('on a phone every plate of the map lies inside it, lit or not', async () => {
  const table = prepare({
    seed: 'plates',
    until: ({ taken }, legal) => taken.at(-1)?.seat === 0 && verbs(legal).has('place'),
  });
  const { context, page } = await sitAt(site, keptOf(table, 'plates'), { size: 'phone', lang: 'uk' });
  await page.locator('[data-region]').first().waitFor();
  const out = await page.locator('[data-region]').evaluateAll((all) =>
    all
      .map((one) => ({ words: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ words }) => words),
  );
  assert.deepEqual(out, []);
  await context.close();
});

test('on a phone every choice of a Hunt is in sight, and so are the points of both sides', async () => {
  const span = momentLike(['corruption', 'ring', 'conquest-of-the-shadow'], 'casualty-guide');
  const { context, page } = await sitAt(site, keptOf(readerAt(span), 'hunt'), { size: 'phone', lang: 'uk' });
  await page.locator('[data-act="casualty-guide"]').waitFor();
  const hidden = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const spot = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return right > innerWidth || !(spot && one.contains(spot));
        })
        .map((one) => one.textContent ?? ''),
    );
  assert.deepEqual(await hidden('section[data-size] [data-act]'), []);
  assert.deepEqual(await hidden('header [role=img]'), []);
  await context.close();
});

test('what was put aside comes unfolded when something else is looked at', async () => {
  const table = prepare({
    seed: 'aside',
    until: ({ taken }, legal) => taken.length > 6 && verbs(legal).has('discard'),
  });
  const { context, page } = await sitAt(site, keptOf(table, 'aside'));
  await turnTo(page, 'light', 'en');
  const look = page.locator('[data-look^="card"]');
  await look.first().click({ button: 'right' });
  const paper = page.getByRole('dialog');
  await paper.getByRole('button', { name: 'Put aside' }).click();
  await paper.waitFor({ state: 'detached' });
  await look.last().click({ button: 'right' });
  await paper.waitFor();
  assert.equal(await page.getByRole('button', { name: /^Bring back/ }).count(), 0);
  await context.close();
});
