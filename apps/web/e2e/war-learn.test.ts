import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadGame } from '@pony/games';
import { look } from '@pony/table';
import { lessons } from '@pony/war/lesson';
import type { Browser, Page } from 'playwright-core';
import { expected, openCourse, takeNext } from '../src/learn/course.ts';
import { arrive, openBrowser, serveDist, visitor } from './browser.ts';
import { take } from './war.ts';

const { game } = await loadGame('war');
const lessonOf = (id: string) => lessons.find((one) => one.id === id)?.load() ?? Promise.reject(new Error(id));

let browser: Browser;
let site: Awaited<ReturnType<typeof serveDist>>;
before(async () => {
  [browser, site] = await Promise.all([openBrowser(), serveDist()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

const hint = (page: Page, id?: string) => page.locator(id ? `[data-hint-step="${id}"]` : '[data-hint-step]');

/** Waits until a step is shown, hurrying the table on to it; it may come by itself meanwhile. */
async function until(page: Page, id: string, words = 'At once'): Promise<void> {
  const hurry = page.getByRole('button', { name: words });
  await hint(page, id).or(hurry).first().waitFor();
  if (await hurry.count()) await hurry.click({ timeout: 400 }).catch(() => undefined);
  await hint(page, id).waitFor();
}

/** Plays a lesson to its end: everything it asks for is done with the mouse, no hint lies over what it asks for. */
async function playLesson(id: string): Promise<void> {
  const lesson = await lessonOf(id);
  const course = openCourse(game, lesson, 'Barliman');
  const context = await visitor(browser);
  const { page, complaints } = await arrive(context, `${site.address}/learn/war`);
  await page.locator(`main a[href="/learn/war/${id}"]`).click();
  for (const step of lesson.steps) {
    await until(page, step.id);
    while (course.table.taken.length < step.at) takeNext(course);
    for (const _ of step.acts ?? []) {
      const next = expected(course);
      assert.ok(next && next.seat === lesson.seat, step.id);
      await take(page, look(course.table.rules, course.table.state, [lesson.seat]).view, next.option, 'mouse');
      takeNext(course);
    }
    if (!step.acts && step !== lesson.steps.at(-1))
      await hint(page, step.id).getByRole('button', { name: 'Next' }).click();
  }
  assert.equal(await page.locator('[data-version]').getAttribute('data-version'), String(lesson.decisions.length));
  const play = hint(page, 'end').getByRole('link', { name: 'Play against a bot' });
  assert.match((await play.getAttribute('href')) ?? '', id === 'free' ? /free-peoples=you/ : /shadow=you/);
  assert.deepEqual(complaints, []);
  await context.close();
}

test('the lesson of the Free Peoples is played to its end by mouse', () => playLesson('free'));

test('the lesson of the Shadow is played to its end by mouse', () => playLesson('shadow'));

test('on a phone the lesson leads through every step, each hint in sight and pointing at something', async () => {
  const lesson = await lessonOf('free');
  const context = await visitor(browser, { size: 'phone', lang: 'uk' });
  const { page, complaints } = await arrive(context, `${site.address}/learn/war`);
  await page.locator('main a[href="/learn/war/free"]').tap();
  for (const step of lesson.steps) {
    await until(page, step.id, 'Одразу');
    const box = await hint(page).boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 360 && box.y + box.height <= 780, step.id);
    if (step.acts) await page.locator('[data-hint-step][data-beside] > span').waitFor();
    if (step !== lesson.steps.at(-1))
      await hint(page)
        .getByRole('button', { name: step.acts ? 'Зробіть за мене' : 'Далі' })
        .tap();
  }
  await hint(page, 'end').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a game with several lessons lets choose; each is left and taken up again by itself, decision by decision', async () => {
  const context = await visitor(browser);
  const { page, complaints } = await arrive(context, `${site.address}/learn/war`);
  await page.getByRole('heading', { name: 'Free Peoples' }).waitFor();
  await page.evaluate(() => localStorage.setItem('pony.lesson.war.free', '13'));
  await page.goto(`${site.address}/learn/war`);
  const ways = page.getByRole('listitem').getByRole('link');
  await ways.last().waitFor();
  assert.deepEqual(await ways.allTextContents(), ['Go on', 'Begin']);
  await ways.first().click();
  await hint(page, 'separate').waitFor();
  await page.getByRole('button', { name: 'Character' }).first().click();
  await page.getByRole('button', { name: 'Separate Companions' }).click();
  await page.getByText('Press Strider.').waitFor();
  await page.getByRole('button', { name: 'Boromir' }).click();
  await page.getByText('this lesson goes another way').waitFor();
  await page.keyboard.press('u');
  await page.getByText('then Separate Companions.').waitFor();
  await hint(page, 'separate').getByRole('button', { name: 'Rule WR-8.41' }).click();
  await page.getByRole('dialog', { name: 'Rule WR-8.41' }).getByText('move up to progress number plus Level').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'All the rules' }).click();
  await page.locator('article[id="WR-8.41"][data-here]').waitFor();
  await page.goBack();
  await page.locator('footer').getByRole('button', { name: 'Rule WR-4.20' }).click();
  await page.getByRole('dialog', { name: 'Rule WR-4.20' }).waitFor();
  await page.goto(`${site.address}/learn/war/elves`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
