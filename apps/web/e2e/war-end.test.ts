import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './patience.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { openFile, shownMove } from './study-screens.ts';
import { keptOf } from './tables.ts';
import { asRecorded, course, goldenWar, playSpan, type Span, said, warAt } from './war.ts';

const site = openSite();

/** From the last but one step on the Mordor Track to the end of the game. */
function lastSteps(name: string): Span {
  const to = course(name).taken.length;
  const steps = Array.from({ length: to }, (_, i) => i + 1).filter((n) => said(name, n).includes('climbs'));
  return { name, from: (steps.at(-2) ?? 1) - 1, to };
}

/** The cards of the hand that is shown, in order. */
const cardsInHand = (page: Page): Promise<number[]> =>
  page
    .getByRole('region', { name: 'Your hand' })
    .locator('[data-thing^="card "]')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.thing?.slice(5))).sort());

/** The hand of a seat after some decisions of a golden game. */
function handOf(name: string, decisions: number, seat: number): number[] {
  const { rules, state } = warAt(name, decisions);
  const { sides } = rules.view(state, seat) as unknown as { sides: { hand: number[] }[] };
  const hand = sides[seat].hand.toSorted();
  assert.ok(hand.length > 0);
  return hand;
}

test('Mordor to the end: tiles, Companions fall, the Ring is destroyed; the end tells the story in charts', async () => {
  const span = lastSteps('ring');
  const { page, context, complaints } = await sitAt(site, keptOf(warAt(span.name, span.from), 'mordor'));
  await page.getByRole('img', { name: /Mordor Track, step [1-4] of 5/ }).waitFor();
  await playSpan(page, span, 'mouse');
  await asRecorded(page, span);
  const end = page.locator('footer[data-mood=over]', { hasText: 'Victory: Free Peoples.' });
  await end.waitFor();
  const story = page.locator('[data-version] main');
  await story.getByRole('heading', { name: 'The story of the war' }).waitFor();
  for (const name of ['Progress and Corruption', 'Action dice', 'Figures lost', 'Victory points']) {
    await story.getByRole('radio', { name }).check({ force: true });
    await story.getByRole('table', { name }).waitFor({ state: 'attached' });
  }
  await end.getByRole('link', { name: 'Replay' }).click();
  await shownMove(page, 0);
  await page.getByRole('button', { name: 'Charts' }).click();
  const paper = page.getByRole('dialog', { name: 'Charts' });
  await paper.locator('figure svg').first().waitFor();
  for (const one of await paper.getByRole('radio').all()) {
    await one.check({ force: true });
    await paper.getByRole('table').waitFor({ state: 'attached' });
    await eventually(async () => assert.equal(await paper.locator('tbody tr').count(), span.to + 1));
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a record of War of the Ring is opened, wandered through and played on from any moment', async () => {
  const name = 'conquest-of-the-shadow';
  const { context, page, complaints } = await sitAt(site, keptOf(warAt(name, 3), 'other'));
  await page.goto(`${site.address}/history`);
  await openFile(page, goldenWar(name));
  await shownMove(page, 0);
  const slider = page.getByRole('slider', { name: 'Moves of the game' });
  const last = course(name).taken.length;
  await slider.press('End');
  await shownMove(page, last);
  await slider.fill('40');
  await shownMove(page, 40);
  assert.equal(await page.locator('[data-version] main [data-state=legal]').count(), 0);
  const below = (): Promise<string | null> =>
    page.locator('section[aria-label="Free Peoples"], section[aria-label="Shadow"]').last().getAttribute('aria-label');
  const side = await below();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const n of [41, 42, 43, 44]) {
    await page.keyboard.press('ArrowRight');
    await shownMove(page, n);
    assert.equal(await below(), side, 'whose dice lie below');
  }
  for (const n of [43, 42, 41, 40]) {
    await page.keyboard.press('ArrowLeft');
    await shownMove(page, n);
  }
  for (const [seat, side] of [
    [1, 'Shadow'],
    [0, 'Free Peoples'],
  ] as const) {
    await page.getByRole('button', { name: /^Point of view/ }).click();
    await page.getByRole('menuitem', { name: side }).click();
    await page.getByRole('button', { name: `Point of view: ${side}` }).waitFor();
    await eventually(async () => assert.deepEqual(await cardsInHand(page), handOf(name, 40, seat)));
  }
  await page.locator('footer[data-mood]').getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('menuitem', { name: 'All on this screen' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-version="40"]').waitFor();
  await playSpan(page, { name, from: 40, to: 42 }, 'mouse');
  await page.locator('[data-version="42"]').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a very long game is kept on this device and opens again', async () => {
  const { length } = course('random-again').taken;
  const { context, page, complaints } = await sitAt(site, keptOf(warAt('random-again', length - 20), 'long'));
  await page.locator(`[data-version="${length - 20}"]`).waitFor();
  await page.goto(site.address);
  await page.locator('a[href="/table/long"]').first().click();
  await page.locator(`[data-version="${length - 20}"]`).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
