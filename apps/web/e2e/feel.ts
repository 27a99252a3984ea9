/**
 * How the client feels on a slow device: `node apps/web/e2e/feel.ts duel`. With the processor four times slower, from an empty
 * browser to the first own move, and from presses to what they change on the screen. Prints figures.
 */
import type { Page } from 'playwright-core';
import { openBrowser, openPage, serveDist, visitor } from './browser.ts';
import { decideOnce, myTurn, QUICK, read } from './play.ts';

const SLOWER = 4;
const STARTS = 3;
const DECISIONS = 12;
const [game = 'duel'] = process.argv.slice(2);
/** What the address of a new table says beside the game. */
const ASKS: Readonly<Record<string, string>> = {
  kings: 'game=war&kings=on',
  lcg: 'game=lcg&players=1&p1=you&difficulty=easy',
};

const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
const address = `${site.address}/table/new?${ASKS[game] ?? `game=${game}`}&seed=feel&${QUICK}`;

/** A new visitor on a slow device, who moves things as they are meant to be moved. */
async function slowPage(): Promise<Page> {
  const context = await visitor(browser, { context: { reducedMotion: 'no-preference' } });
  const { page } = await openPage(context);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** From now on the page notes how long each press took to be seen, in milliseconds. */
const noteInputs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const inputs = new Map<number, number>();
    Object.assign(window, { inputs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0)
          inputs.set(entry.interactionId, Math.max(inputs.get(entry.interactionId) ?? 0, entry.duration));
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const starts: number[] = [];
let inputs: number[] = [];
for (let i = 0; i < STARTS; i++) {
  const page = await slowPage();
  const begun = performance.now();
  await page.goto(address);
  await myTurn(page);
  await read(page);
  starts.push(Math.round(performance.now() - begun));
  if (i === STARTS - 1) {
    await noteInputs(page);
    for (let n = 0; n < DECISIONS; n++) await decideOnce(page, 'mouse', n);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    inputs = await page.evaluate(() => [...(window as unknown as { inputs: Map<number, number> }).inputs.values()]);
  }
  await page.context().close();
}
process.stdout.write(
  `${JSON.stringify({
    game,
    slower: SLOWER,
    coldStartMs: median(starts),
    coldStartWorstMs: Math.max(...starts),
    inputs: inputs.length,
    inputToPaintMs: median(inputs),
    inputToPaintWorstMs: Math.max(0, ...inputs),
  })}\n`,
);
await browser.close();
await site.close();
