import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { arrive, visitor } from './browser.ts';
import { playOut, QUICK } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const ended = (page: Page): Promise<void> =>
  page.locator('footer[data-mood=over]', { hasText: /You win|Victory: Sauron|The victory is shared/ }).waitFor();

function times(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, of ${list.length}`;
}

test('a whole game against a bot by mouse at 1366x768', async (t) => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/table/new?game=duel&seed=mouse&${QUICK}`);
  await page.evaluate(() => {
    const paint: number[] = [];
    const decided: number[] = [];
    let pressed = 0;
    let waiting = 0;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        waiting = timeStamp;
      },
      true,
    );
    const drawn = (from: number, list: number[]): number =>
      requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - from)));
    new MutationObserver((changes) => {
      if (pressed > 0) drawn(pressed, paint);
      pressed = 0;
      if (waiting > 0 && changes.some(({ attributeName }) => attributeName === 'data-version')) {
        drawn(waiting, decided);
        waiting = 0;
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { paint, decided });
  });
  const decisions = await playOut(page, 'mouse');
  assert.ok(decisions > 10);
  await ended(page);
  const { paint, decided } = await page.evaluate(() => {
    const { paint, decided } = window as unknown as Record<'paint' | 'decided', number[]>;
    return { paint, decided };
  });
  t.diagnostic(`press to next paint: ${times(paint)}`);
  t.diagnostic(`press to the decision on the table: ${times(decided)}`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game against a bot by touch at 360x780', async () => {
  const context = await visitor(site.browser, { size: 'phone', lang: 'uk' });
  const { page, complaints } = await arrive(
    context,
    `${site.address}/table/new?game=duel&seed=touch&sauron=hobbit&${QUICK}`,
  );
  assert.ok((await playOut(page, 'touch')) > 10);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game by keyboard alone at 820x1180', async () => {
  const context = await visitor(site.browser, { size: 'tablet', theme: 'candle' });
  const { page, complaints } = await arrive(context, `${site.address}/table/new?game=duel&seed=keys&${QUICK}`);
  assert.ok((await playOut(page, 'keys')) > 10);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a whole game at the generic table', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(
    context,
    `${site.address}/table/new?game=duel&seed=generic&table=generic&${QUICK}`,
  );
  assert.ok((await playOut(page, 'mouse')) > 10);
  await ended(page);
  assert.deepEqual(complaints, []);
  await context.close();
});
