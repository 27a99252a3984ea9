import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse } from './sit.ts';
import { openFile, shownMove } from './study-screens.ts';
import { keptOf } from './tables.ts';
import { asRecorded, course, goldenWar, playSpan, type Span, said, versionOf, warAt } from './war.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

/** From the last but one step on the Mordor Track to the end of the game. */
function lastSteps(name: string): Span {
  const to = course(name).taken.length;
  const steps = Array.from({ length: to }, (_, i) => i + 1).filter((n) => said(name, n).includes('climbs'));
  return { name, from: (steps.at(-2) ?? 1) - 1, to };
}

test('Mordor to the end: tiles, Companions fall, the Ring is destroyed; the end tells the story in charts', async () => {
  const span = lastSteps('ring');
  const { page, context, complaints } = await house.sitAt(keptOf(warAt(span.name, span.from), 'mordor'));
  await page.getByRole('img', { name: /Mordor Track, step [1-4] of 5/ }).waitFor();
  await playSpan(page, span, 'mouse');
  await asRecorded(page, 'mordor', span);
  const end = page.locator('footer[data-mood=over]');
  assert.match(await end.innerText(), /Victory: Free Peoples\./);
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
    assert.equal(await paper.locator('tbody tr').count(), span.to + 1);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a record of War of the Ring is opened, wandered through and played on from any moment', async () => {
  const name = 'conquest-of-the-shadow';
  const { context, page, complaints } = await house.sitAt(keptOf(warAt(name, 3), 'other'));
  await page.goto(`${house.address}/history`);
  await openFile(page, goldenWar(name));
  await shownMove(page, 0);
  const slider = page.getByRole('slider', { name: 'Moves of the game' });
  const last = course(name).taken.length;
  await slider.press('End');
  await shownMove(page, last);
  await slider.fill('40');
  await shownMove(page, 40);
  assert.equal(await page.locator('[data-version] main [data-state=legal]').count(), 0);
  const hand = page.getByRole('region', { name: 'Your hand' });
  await page.getByRole('button', { name: /^Seen by/ }).click();
  await page.getByRole('menuitem', { name: 'Shadow' }).click();
  await page.getByRole('button', { name: 'Seen by: Shadow' }).waitFor();
  await hand.locator('[data-thing^="card "]').first().waitFor();
  const theirs = await hand.innerText();
  await page.getByRole('button', { name: /^Seen by/ }).click();
  await page.getByRole('menuitem', { name: 'Free Peoples' }).click();
  await page.getByRole('button', { name: 'Seen by: Free Peoples' }).waitFor();
  await hand.locator('[data-thing^="card "]').first().waitFor();
  assert.notEqual(await hand.innerText(), theirs);
  await page.locator('footer[data-mood]').getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('menuitem', { name: 'All on this screen' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('[data-version="40"]').waitFor();
  await playSpan(page, { name, from: 40, to: 42 }, 'mouse');
  assert.equal(await versionOf(page), 42);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a very long game is kept on this device and opens again', async () => {
  const { length } = course('random-again').taken;
  const { context, page, complaints } = await house.sitAt(keptOf(warAt('random-again', length - 20), 'long'));
  await page.locator(`[data-version="${length - 20}"]`).waitFor();
  await page.goto(house.address);
  await page.locator('a[href="/table/long"]').first().click();
  await page.locator(`[data-version="${length - 20}"]`).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});
