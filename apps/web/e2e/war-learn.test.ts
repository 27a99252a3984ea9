import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { look } from '@pony/table';
import { lessons } from '@pony/war/lesson';
import { expected, openCourse, takeNext } from '../src/learn/course.ts';
import { arrive, visitor } from './browser.ts';
import { hint, inSight, until } from './hints.ts';
import { eventually } from './patience.ts';
import { read } from './play.ts';
import { openSite } from './site.ts';
import { take } from './war.ts';

const { game } = await loadGame('war');
const lessonOf = (id: string) => lessons.find((one) => one.id === id)?.load() ?? Promise.reject(new Error(id));

const site = openSite();

/** Plays a lesson to its end: everything it asks for is done with the mouse, no hint lies over what it asks for. */
async function playLesson(id: string): Promise<void> {
  const lesson = await lessonOf(id);
  const course = openCourse(game, lesson, 'Barliman');
  const context = await visitor(site.browser);
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
  await page.locator(`[data-version="${lesson.decisions.length}"]`).waitFor();
  const play = hint(page, 'end').getByRole('link', { name: 'Play against a bot' });
  assert.match((await play.getAttribute('href')) ?? '', id === 'free' ? /free-peoples=you/ : /shadow=you/);
  assert.deepEqual(complaints, []);
  await context.close();
}

test('the lesson of the Free Peoples is played to its end by mouse', () => playLesson('free'));

test('the lesson of the Shadow is played to its end by mouse', () => playLesson('shadow'));

test('on a phone the lesson leads through every step, each hint in sight and pointing at something', async () => {
  const lesson = await lessonOf('free');
  const context = await visitor(site.browser, { size: 'phone', lang: 'uk' });
  const { page, complaints } = await arrive(context, `${site.address}/learn/war`);
  await page.locator('main a[href="/learn/war/free"]').tap();
  for (const step of lesson.steps) {
    await until(page, step.id, 'Пропустити показ');
    await inSight(page, step.id);
    if (step.acts) await page.locator('[data-hint-step][data-beside] > span').waitFor();
    await read(page);
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
  const context = await visitor(site.browser);
  const kept = { words: { 'pony.lesson.war.free': '13' } };
  const { page, complaints } = await arrive(context, `${site.address}/learn/war`, kept);
  await page.getByRole('heading', { name: 'Free Peoples' }).waitFor();
  const ways = page.getByRole('listitem').getByRole('link');
  await eventually(async () => assert.deepEqual(await ways.allTextContents(), ['Go on', 'Begin', 'Begin']));
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
