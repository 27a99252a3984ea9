/**
 * How the client feels on a slow device: `node apps/web/e2e/feel.ts duel`. With the processor four times slower, from an empty
 * browser to the first own move, and from presses to what they change on the screen. Prints figures.
 */
import type { Page } from 'playwright-core';
import { openBrowser, openPage, serveDist, visitor } from './browser.ts';
import { handOf } from './hand.ts';
import { myTurn, QUICK, read } from './play.ts';

const SLOWER = 4;
const STARTS = 3;
const DECISIONS = 12;
const [game = 'duel'] = process.argv.slice(2);
const SEED = 'feel';
/** The game and its options, and who sits where if it matters. */
const ASKS: Readonly<Record<string, { id: string; options: Record<string, string>; seats?: Record<string, string> }>> =
  {
    kings: { id: 'war', options: { kings: 'on' } },
    lcg: { id: 'lcg', options: { players: '1', difficulty: 'easy' }, seats: { p1: 'you' } },
  };
const { id, options, seats = {} } = ASKS[game] ?? { id: game, options: {} };
const hand = await handOf(id, options, SEED);

const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
const asked = new URLSearchParams({ game: id, ...options, ...seats, seed: SEED });
const address = `${site.address}/table/new?${asked}&${QUICK}`;

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
  let turn = await myTurn(page);
  await read(page);
  starts.push(Math.round(performance.now() - begun));
  if (i === STARTS - 1) {
    await noteInputs(page);
    for (let n = 0; n < DECISIONS; n++) turn = await hand.decide(page, turn);
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
