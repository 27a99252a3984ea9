/** The end of a game and its review: result, curve, turning points, better moves, replay with signs, rematch. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, type LangName, SIZES, turnTo, visitor } from './browser.ts';
import { goldenOver } from './golden.ts';
import { PATIENCE } from './patience.ts';
import { openSite } from './site.ts';
import { shownMove } from './study-screens.ts';
import { keptOf } from './tables.ts';

const site = openSite();
const duel = keptOf(await goldenOver('duel', 'races', [1]), 'duel');
/** Sauron gives away what he had. */
const careless = keptOf(await goldenOver('duel', 'shared', [1]), 'careless');
const tables = [
  duel,
  careless,
  keptOf(await goldenOver('war', 'two-hobbits', [0]), 'war'),
  keptOf(await goldenOver('lcg', 'passage-won', [0, 1]), 'lcg'),
  keptOf(await goldenOver('card-game', 'trilogy-lead', [0]), 'cards'),
];

const sorted = (words: (string | null)[]): (string | null)[] => words.toSorted();

async function isClean(page: Page, lang: LangName, what: string, scrolls = false): Promise<void> {
  assert.deepEqual(await seriousFindings(page), [], what);
  assert.deepEqual(await smallControls(page), [], what);
  assert.deepEqual(await strangeWords(page, lang), [], what);
  assert.deepEqual(await overflow(page, scrolls), [], what);
}
const judged = (page: Page): Promise<void> => page.locator('[data-review=judged]').waitFor();
const weighed = (page: Page): Promise<void> =>
  page.locator('[data-working]').waitFor({ state: 'detached', timeout: 2 * PATIENCE });

/** How far everybody came on each road, as bars. */
const bars = (page: Page): Promise<string[]> =>
  page
    .locator('[data-road]')
    .evaluateAll((all) =>
      all.map((road) =>
        [...road.querySelectorAll('li')]
          .map((one) => `${one.firstElementChild?.textContent} ${one.lastElementChild?.textContent}`)
          .join(', '),
      ),
    );
const ROADS = {
  lcg: ['Гравець 1 39/50', 'Гравець 1 6'],
  duel: ['Братство 3/14, Ви 1/14', 'Братство 6/6, Ви 1/6', 'Братство 4/7, Ви 6/7'],
  cards: ['Ви, Арагорн 15, Король-Відьмак, Саруман 4', 'Ви 21, Король-Відьмак 19, Арагорн 13, Саруман 13'],
  war: ['You 2/4, Shadow 2/10', 'You 15/15, Shadow 5/12'],
} as const;

/** Discs of turning points that leave the drawing of the curve, or lie on each other. */
const discsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('[role=slider] svg')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('[role=slider] [data-disc]')];
    const numbers = all.map((disc) => disc.querySelector('text')?.getBoundingClientRect());
    return all.flatMap((disc, i) => {
      const { top, bottom } = disc.getBoundingClientRect();
      const inside = box && top >= box.top && bottom <= box.bottom;
      const { x = 0, y = 0 } = numbers[i] ?? {};
      const apart = numbers.slice(0, i).every((other) => other && Math.hypot(other.x - x, other.y - y) > 20);
      return inside && apart ? [] : [`${disc.textContent} at ${top} to ${bottom}`];
    });
  });

test('a lost Duel: the result from the reader’s side, the curve, turning points that open the replay there', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/table/duel`, { tables });
  await page.locator('footer[data-mood=over]').getByRole('link', { name: 'Review' }).click();
  await page.waitForURL(/\/review\/duel/);
  await judged(page);
  await weighed(page);
  const prompt = page.locator('footer[data-mood=over]');
  await prompt.filter({ hasText: 'You lose. Six races stand together.' }).waitFor();
  assert.ok((await page.locator('[data-turn]').count()) >= 1);
  await page.locator('[data-turn="1"]', { hasText: /move \d+ of 79/ }).waitFor();
  // Each shows what it was about: the card that was played, the region where units were placed.
  await page.locator('[data-picture=card] [role=img][aria-label="Alliance · Ents"]').waitFor();
  await page.locator('[data-picture=tile] [role=img][aria-label="Gondor"]').waitFor();
  await isClean(page, 'en', 'review of Duel');
  assert.deepEqual(await discsOutside(page), []);
  assert.equal(await page.locator('figure', { hasText: 'of 14' }).count(), 1);
  const curve = page.getByRole('slider', { name: 'How the game leaned' });
  await curve.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  assert.match((await curve.getAttribute('aria-valuetext')) ?? '', /move 1 of 79 · \d+%/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\/duel\?n=1&review=1/);
  await shownMove(page, 1);
  await page.locator('[data-reviewed="1"]').waitFor();
  await page.getByRole('button', { name: 'Point of view: Sauron' }).waitFor();
  await isClean(page, 'en', 'replay with review');
  await page.getByRole('link', { name: 'To the whole review' }).click();
  await judged(page);
  const [watch] = await page.locator('[data-turn="1"]').getByRole('link', { name: 'Watch it' }).all();
  const n = Number(/n=(\d+)/.exec((await watch.getAttribute('href')) ?? '')?.[1]);
  await watch.click();
  await shownMove(page, n);
  await page.goBack();
  await prompt.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL(/\/table\/(?!duel)/);
  await page.locator('[data-version="0"]').waitFor();
  // The same games in the history: by length, by side, all of them as one file.
  await goWithin(page, '/history', { tables });
  const rows = page.locator('[data-played]');
  await rows.nth(4).waitFor();
  await page.getByRole('radio', { name: 'Longest' }).check();
  await page.waitForFunction(() => document.querySelector('[data-played]')?.getAttribute('data-played') === 'war');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await rows.nth(2).waitFor({ state: 'detached' });
  assert.deepEqual(await rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-played'))).then(sorted), [
    'careless',
    'duel',
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the records of these games as one file' }).click(),
  ]);
  const copy = readFileSync(await file.path(), 'utf8');
  assert.equal(copy.slice(0, 2), 'PK');
  assert.equal(copy.split('pony-record 1').length, 3, 'two records are in it');
  await isClean(page, 'en', 'history in order', true);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** A ring lies round a thing of the table and not elsewhere. */
const ringed = (page: Page, ring: 'played' | 'better', thing: string): Promise<unknown> =>
  page.waitForFunction(
    ([id, selector]) => {
      const [one, other] = [`[data-ring=${id}]`, selector].map((at) =>
        document.querySelector(at)?.getBoundingClientRect(),
      );
      if (!one || !other) return false;
      const middle = (box: DOMRect, across: boolean): number =>
        across ? box.left + box.width / 2 : box.top + box.height / 2;
      return [true, false].every((across) => Math.abs(middle(one, across) - middle(other, across)) < 2);
    },
    [ring, thing] as const,
  );

test('a careless game: signs on the slider, rings round what was played and what was better, the line that was not played', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/replay/careless?review=1`, { tables });
  await page.locator('[data-spark]').waitFor();
  await weighed(page);
  assert.ok((await page.locator('[data-player] [data-sign]').count()) >= 2);
  await page.getByRole('button', { name: 'Next ?' }).click();
  await page.locator('[data-reviewed] [data-sign]').waitFor();
  await page.locator('[data-tag=better]').waitFor();
  await page.locator('[data-tag=played]').waitFor();
  await page.getByRole('button', { name: 'Next ?' }).click();
  await page.locator('[data-reviewed="87"]').waitFor();
  await ringed(page, 'played', '[data-version] [data-look="card 56"]');
  await ringed(page, 'better', '[data-version] [data-look="card 66"]');
  await isClean(page, 'en', 'replay with signs and rings');
  const table = page.locator('[data-version] main');
  const line = page.locator('[data-line] button');
  await line.nth(3).waitFor();
  assert.equal(await line.count(), 4);
  assert.equal(await table.locator('[data-look="card 66"]').count(), 1);
  // The reason names the rule, which is read without leaving the replay.
  await page.getByRole('complementary').getByRole('button', { name: 'Rule DU-5.3' }).click();
  await page.getByRole('dialog', { name: 'Rule DU-5.3' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show the better line' }).click();
  await page.getByText('This was not played').waitFor();
  await page.locator('[data-ring]').first().waitFor({ state: 'detached' });
  assert.equal(await line.first().getAttribute('aria-pressed'), 'true');
  await line.nth(2).click();
  assert.equal(await line.nth(2).getAttribute('aria-pressed'), 'true');
  await isClean(page, 'en', 'a line that was not played');
  await page.getByRole('button', { name: 'Back to what was played' }).click();
  await ringed(page, 'better', '[data-version] [data-look="card 66"]');
  await page.getByRole('link', { name: 'To the whole review' }).click();
  await judged(page);
  await page.locator('[data-turn]').getByText('Better was:').first().waitFor();
  await page.locator('[data-turn]').getByRole('link', { name: 'What was better' }).first().click();
  await page.locator('[data-tag=better]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('judging is shown in words and as a bar, ended by a press and taken up again', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/review/war`, { tables });
  const working = page.locator('[data-working]', { hasText: /Judging the game|Looking for better moves/ });
  await working.locator('progress').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await working.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Go on judging' }).click();
  await judged(page);
  await page.locator('[data-disc="3"]').waitFor();
  assert.deepEqual(await discsOutside(page), []);
  await page.setViewportSize(SIZES.phone);
  await page.locator('[data-road]').first().waitFor();
  assert.deepEqual(await bars(page), ROADS.war);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review-war-phone.png` });
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the review of a co-operative game shows the quest’s chances; a phone reads every review in Ukrainian', async () => {
  const context = await visitor(site.browser, { size: 'phone', lang: 'uk' });
  const { page, complaints } = await arrive(context, `${site.address}/review/lcg`, { tables });
  await judged(page);
  await page.getByRole('heading', { name: 'Як стояла пригода' }).waitFor();
  await page.locator('footer[data-mood=over]', { hasText: 'Ви перемогли разом.' }).waitFor();
  // The round is named although its name has no room under the curve.
  await page.locator('[data-turn="1"]', { hasText: '4 · хід 104 з 283' }).waitFor();
  await isClean(page, 'uk', 'review of the LCG on a phone');
  assert.deepEqual(await bars(page), ROADS.lcg);
  for (const id of ['duel', 'cards'] as const) {
    await goWithin(page, `/review/${id}`, { tables });
    await turnTo(page, 'candle', 'uk');
    await judged(page);
    await isClean(page, 'uk', `review of ${id} on a phone`);
    assert.deepEqual(await bars(page), ROADS[id]);
    assert.deepEqual(await discsOutside(page), [], id);
    if (process.env.SHOTS) {
      await page.setViewportSize({ width: 360, height: 1500 });
      await page.screenshot({ path: `${process.env.SHOTS}/review-${id}-phone.png` });
      await page.setViewportSize(SIZES.phone);
    }
  }
  await page.setViewportSize(SIZES.tablet);
  assert.deepEqual(await overflow(page, false), []);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('whoever only watched, or looks from the other side, reads who won and is called by no seat', async () => {
  const context = await visitor(site.browser);
  const watched = keptOf(await goldenOver('duel', 'races', []), 'watched');
  const { page, complaints } = await arrive(context, `${site.address}/review/watched`, { tables: [watched, duel] });
  const prompt = page.locator('footer[data-mood=over]');
  const won = 'Victory: The Fellowship. Six races stand together.';
  await prompt.filter({ hasText: won }).waitFor();
  await judged(page);
  await weighed(page);
  const called = page.getByText('you', { exact: true }).or(page.getByText('You', { exact: true }));
  assert.equal(await called.count(), 0);
  await isClean(page, 'en', 'review of a game that was watched');
  await goWithin(page, '/review/duel', { tables: [watched, duel] });
  await prompt.filter({ hasText: 'You lose.' }).waitFor();
  await called.first().waitFor();
  await page.getByRole('radio', { name: 'The Fellowship' }).check({ force: true });
  await prompt.filter({ hasText: won }).waitFor();
  await judged(page);
  assert.equal(await called.count(), 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a review of a table that is not there says so', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/review/nothing`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.locator('[data-review]').count(), 0);
  await context.close();
});
