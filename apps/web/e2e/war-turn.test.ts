import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SizeName } from './browser.ts';
import type { Means } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';
import { asRecorded, course, playSpan, readerAt, turnLike, warAt } from './war.ts';

const GAMES = ['conquest-of-the-free-peoples', 'conquest-of-the-shadow', 'ring'];
/** A turn in which armies march, cards are played and the Fellowship moves. */
const TURN = turnLike(GAMES, ({ verbs }) => ['march', 'play', 'travel', 'allocate'].every((verb) => verbs.has(verb)));

const site = openSite();

async function wholeTurn(means: Means, size: SizeName): Promise<void> {
  const row = keptOf(warAt(TURN.name, TURN.from), 'turn');
  const { page, context, complaints } = await sitAt(site, row, { size });
  await page.locator('[data-version]').waitFor();
  await playSpan(page, TURN, means);
  await asRecorded(page, TURN);
  assert.deepEqual(complaints, []);
  await context.close();
}

test('a whole turn of both sides by mouse at 1366x768', () => wholeTurn('mouse', 'desktop'));

test('a whole turn of both sides by touch at 360x780, the map dragged by a finger', () => wholeTurn('touch', 'phone'));

test('a whole turn of both sides by keyboard alone at 820x1180', () => wholeTurn('keys', 'tablet'));

test('on a phone hand, nations, Fellowship and log stay at hand while the prompt has buttons and figures are picked', async () => {
  const name = 'conquest-of-the-shadow';
  const done = course(name).taken.findIndex(({ option }, n) => n > 60 && option[0] === 'done');
  const { context, page, complaints } = await sitAt(
    site,
    keptOf(readerAt({ name, from: done, to: done + 1 }), 'tabs'),
    {
      size: 'phone',
    },
  );
  await page.locator('footer[data-mood] [data-acts] button').first().waitFor();
  await page.locator('[data-thing^="figure "]').first().waitFor();
  for (const tab of ['Hand', 'Nations', 'Fellowship', 'Log']) {
    await page.getByRole('tab', { name: tab }).tap();
    const paper = page.getByRole('dialog');
    await paper.waitFor();
    await paper.getByRole('button', { name: 'Close' }).tap();
    await paper.waitFor({ state: 'detached' });
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
