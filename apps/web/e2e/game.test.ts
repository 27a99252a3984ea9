import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DuelView } from '@pony/duel';
import type { Page } from 'playwright-core';
import { arrive, goWithin, type Visit, visitor } from './browser.ts';
import { decideOnce, type Means, myTurn, playOut, QUICK } from './play.ts';
import { openSite } from './site.ts';
import { keptOf, prepare } from './tables.ts';

const site = openSite();

const ended = (page: Page): Promise<void> =>
  page.locator('footer[data-mood=over]', { hasText: /You win|Victory: Sauron|The victory is shared/ }).waitFor();

function times(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, of ${list.length}`;
}

test('a whole game against a bot by mouse at 1366x768', async (t) => {
  const context = await visitor(site.browser, { painted: true });
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

/** Decisions at a new table before the last chapter of another game is taken up. */
const FIRST = 10;
/** A game of which so few cards are left. */
const LAST = 8;
const late = prepare({
  seed: 'late',
  until: ({ rules, state, taken }) => {
    const { chapter, layout } = rules.view(state, 0) as DuelView;
    return chapter === 3 && layout.length <= LAST && state.outcome === null && taken.at(-1)?.seat === 1;
  },
});

/** The beginning of one game and the end of another; soak plays whole ones at the game's own table. */
async function beginsAndEnds(how: Visit, means: Means, query: string, kind = ''): Promise<Page> {
  const context = await visitor(site.browser, how);
  const { page, complaints } = await arrive(context, `${site.address}/table/new?game=duel&${query}&${kind}${QUICK}`);
  await myTurn(page);
  for (let n = 0; n < FIRST; n++) await decideOnce(page, means, n);
  await goWithin(page, `/table/late?${kind}${QUICK}`, { tables: [keptOf(late, 'late')] });
  assert.ok((await playOut(page, means)) > 2);
  assert.deepEqual(complaints, []);
  return page;
}

test('the beginning and the end of a game against a bot by touch at 360x780', async () => {
  const page = await beginsAndEnds({ size: 'phone', lang: 'uk' }, 'touch', 'seed=touch&sauron=hobbit');
  await page.context().close();
});

test('the beginning and the end of a game by keyboard alone at 820x1180', async () => {
  const page = await beginsAndEnds({ size: 'tablet', theme: 'candle' }, 'keys', 'seed=keys');
  await page.context().close();
});

test('the beginning and the end of a game at the generic table', async () => {
  const page = await beginsAndEnds({}, 'mouse', 'seed=generic', 'table=generic&');
  await ended(page);
  await page.context().close();
});
