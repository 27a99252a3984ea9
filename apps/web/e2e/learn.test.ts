import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, REGIONS, TILES } from '@pony/duel';
import { lesson as script } from '@pony/duel/lesson';
import type { LessonStep } from '@pony/ui';
import type { Page } from 'playwright-core';
import { arrive, keptOffline, visitor } from './browser.ts';
import { hint, inSight, until } from './hints.ts';
import { eventually } from './patience.ts';
import { myTurn } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { lessonPlace, replayAt } from './study-screens.ts';
import { keptOf, prepare, verbs } from './tables.ts';

const site = openSite();

const step = (id: string): number => script.steps.findIndex((one) => one.id === id) + 1;

/** Does with the mouse what a hint asks for: presses the thing itself, then the words beside it. */
async function doIt(page: Page, { at, points = [] }: LessonStep): Promise<void> {
  const [, verb, ...targets] = script.decisions[at].split(' ');
  const pick = (name: RegExp) => page.getByRole('menuitem', { name }).click();
  const region = (id: string) => page.locator(`[data-region="${REGIONS.indexOf(id)}"]`).click();
  switch (verb) {
    case 'play':
    case 'discard':
      await page.locator(`${points[0]} button`).click();
      return pick(verb === 'play' ? /^Play it/ : /^Discard it/);
    case 'take':
      await page.locator(`[data-look="tile ${TILES.findIndex(({ id }) => id === targets[0])}"]`).click();
      return pick(/^Take it/);
    case 'place':
      return region(targets[0]);
    case 'move':
      await region(targets[0]);
      return region(targets[1]);
    case 'step':
      return page.getByRole('button', { name: 'One step forward' }).last().click();
    case 'search':
      return page.getByRole('button', { name: 'Look through the discard' }).click();
    case 'pick':
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Alliance · Elves/ })
        .click();
      return pick(/^Play it/);
    case 'keep':
      return page.getByRole('article').filter({ hasText: 'any 1 skill' }).getByRole('button').first().click();
    default:
      throw new Error(`nobody knows how to ${verb}`);
  }
}

test('the lesson is played to its end by mouse: every kind of decision, three roads, a victory', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/learn/duel`);
  for (const one of script.steps) {
    await until(page, one.id);
    if (one.acts) await doIt(page, one);
    else if (one !== script.steps.at(-1)) await hint(page).getByRole('button', { name: 'Next' }).click();
  }
  await page.locator('footer[data-mood]', { hasText: 'You win: One side is present in all seven regions' }).waitFor();
  assert.deepEqual(complaints, []);
  await hint(page, 'end').getByRole('link', { name: 'Play against a bot' }).click();
  await myTurn(page);
  await context.close();
});

test('on a phone the lesson leads through every step, each hint in sight', async () => {
  const context = await visitor(site.browser, { size: 'phone', lang: 'uk' });
  const { page, complaints } = await arrive(context, `${site.address}/learn/duel`);
  for (const one of script.steps) {
    await until(page, one.id, 'Пропустити показ');
    await inSight(page, one.id);
    if (one !== script.steps.at(-1))
      await hint(page)
        .getByRole('button', { name: one.acts ? 'Зробіть за мене' : 'Далі' })
        .tap();
  }
  await page.getByText('Ви перемогли:').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a lesson is left and taken up again where it was; steps go back, and it begins anew when asked', async () => {
  const context = await visitor(site.browser);
  const { path, kept } = lessonPlace(step('tile'));
  const { page } = await arrive(context, site.address + path, kept());
  await hint(page, 'tile').waitFor();
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await hint(page, 'tile').waitFor();
  const coins = page.locator('[data-purse="0"]');
  await coins.filter({ hasText: '5' }).waitFor();
  await hint(page).getByRole('button', { name: 'Back' }).click();
  await hint(page, 'landmark').waitFor();
  await page.keyboard.press('u');
  await hint(page, 'map-road').waitFor();
  await page.getByRole('button', { name: 'From the beginning' }).click();
  await hint(page, 'welcome').waitFor();
  await coins.filter({ hasText: '3' }).waitFor();
  await page.reload();
  await hint(page, 'welcome').waitFor();
  await context.close();
});

test('something else than what is asked is not taken, and the hint says so', async () => {
  const context = await visitor(site.browser);
  const { path, kept } = lessonPlace(step('skill'));
  const { page } = await arrive(context, site.address + path, kept());
  const card = CARDS.findIndex(({ id }) => id === 'ch1-yellow-02');
  await page.locator(`section[data-chapter] [data-look="card ${card}"] button`).click();
  await page.getByRole('menuitem', { name: /^Play it/ }).click();
  await page.getByText('this lesson goes another way').waitFor();
  await page.locator('[data-version="1"]').waitFor();
  await hint(page, 'skill').getByRole('button', { name: 'Put aside' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bring back: The lesson' }).click();
  await hint(page, 'skill').waitFor();
  await context.close();
});

test('prompt and refusal lead to their rules, the rule to others and to the whole book', async () => {
  const table = prepare({ until: ({ taken }, legal) => taken.length > 3 && verbs(legal).has('discard') });
  const { context, page, complaints } = await sitAt(site, keptOf(table, 'middle'));
  await myTurn(page);
  await page.locator('footer').getByRole('button', { name: 'Rule DU-5.3' }).click();
  const asked = page.getByRole('dialog', { name: 'Rule DU-5.3' });
  await asked.getByText('take one chapter card, or take one landmark tile').waitFor();
  await asked.getByRole('button', { name: 'Close' }).click();
  await page
    .locator('section[data-chapter] [data-look]:has([data-state="not-now"]) button')
    .first()
    .click({ force: true });
  await page.getByRole('button', { name: 'Rule DU-6.1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rule DU-6.1' });
  await sheet.getByText('Only an available card can be taken').waitFor();
  await sheet.getByRole('link', { name: 'All the rules' }).click();
  await page.waitForURL(/\/learn\/duel\/rules#DU-6\.1$/);
  await page.locator('article[id="DU-6.1"][data-here]').waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById('DU-6.1')?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
    return top >= 0 && bottom <= innerHeight;
  });
  await page.goBack();
  await myTurn(page);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the rules are searched by words and ids, hits are marked, ids lead to each other', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/learn/duel/rules`);
  const field = page.getByRole('searchbox');
  const rules = page.locator('article');
  const ALL = 234;
  await eventually(async () => assert.equal(await rules.count(), ALL));
  await field.fill('nazgul carried');
  await page.getByText('2 places').waitFor();
  await eventually(async () =>
    assert.deepEqual(await rules.evaluateAll((list) => list.map(({ id }) => id)), ['DU-13.6', 'DU-13.7']),
  );
  await eventually(async () => assert.deepEqual(await rules.locator('mark').first().allTextContents(), ['Nazgûl']));
  await page.reload();
  await page.getByText('2 places').waitFor();
  await field.fill('balrog');
  await page.getByText('No rule has all of these words: balrog').waitFor();
  await page.getByRole('button', { name: 'Show all rules' }).click();
  await eventually(async () => assert.equal(await rules.count(), ALL));
  await field.fill('DU-11.2');
  await page.locator('article[id="DU-11.2"]').getByRole('link', { name: 'DU-9.9' }).click();
  await page.locator('article[id="DU-9.9"]').waitFor();
  await page.getByRole('navigation', { name: 'Chapters of the rules' }).getByRole('link', { name: /^13\./ }).click();
  await page.waitForFunction(() => {
    const title = [...document.querySelectorAll('h2')].find((one) => one.textContent?.startsWith('13.'));
    return title && title.getBoundingClientRect().top < innerHeight;
  });
  await context.close();
});

test('a game without a lesson has its rules; a game that is not there has neither', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/learn/lcg/rules`);
  await page.locator('article').first().waitFor();
  await page.goto(`${site.address}/learn/chess`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await page.goto(`${site.address}/learn/chess/rules`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await context.close();
});

test('lesson, rules and replay are there without a network', async () => {
  const context = await visitor(site.browser, { context: { serviceWorkers: 'allow' } });
  const { page } = await arrive(context, site.address);
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto(`${site.address}/learn/duel`);
  await hint(page, 'welcome').waitFor();
  await page.goto(`${site.address}/learn/duel/rules?q=DU-6.1`);
  await page.locator('article').first().waitFor();
  await page.goto(`${site.address}/history`);
  await replayAt(page, 12);
  await context.close();
});
