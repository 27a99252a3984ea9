/** A whole game against a bot in a real browser: `node apps/web/e2e/whole-game.ts war shadow seed [options] [means] [generic]`. Prints figures. */
import { outcomeOf } from '@pony/table';
import { arrive, openBrowser, type SizeName, serveDist, visitor } from './browser.ts';
import { type Hand, handOf } from './hand.ts';
import { calmly, roundOf } from './lcg-play.ts';
import { type Means, myTurn, QUICK } from './play.ts';

const [id = 'war', seat = 'free-peoples', seed = 'soak', chosen = '', means = 'mouse', table = 'own'] =
  process.argv.slice(2);
/** Where a person presses so. */
const SIZE: Readonly<Record<string, SizeName>> = { mouse: 'desktop', touch: 'phone', keys: 'tablet' };
if (!(means in SIZE)) throw new Error(`"${means}" is no way to press; ${Object.keys(SIZE).join(', ')} are`);
const pairs = chosen.split(',').filter(Boolean);
const hand = await handOf(id, Object.fromEntries(pairs.map((pair) => pair.split('='))), seed, means as Means);
const { seats } = hand;
if (!seats.some((one) => one.id === seat))
  throw new Error(`${id} has no seat called "${seat}"; there are ${seats.map((one) => one.id).join(', ')}`);

const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
const others = seats.flatMap((one) => (one.id === seat ? [] : [`${one.id}=hobbit`])).join('&');
const sides = [`${seat}=you`, others, ...pairs, `table=${table}`].join('&');
const context = await visitor(browser, { size: SIZE[means] });
const { page, complaints } = await arrive(
  context,
  `${site.address}/table/new?game=${id}&seed=${seed}&${sides}&${QUICK}`,
);

/** Presses by round, where the person of `lcg-play.ts` plays. */
const presses: number[] = [];
const calm: Hand = async () => {
  const round = await roundOf(page);
  presses[round] = (presses[round] ?? 0) + 1;
  await calmly(page);
  return myTurn(page);
};
const FIRST_ROUNDS = 5;
/** Of rounds 1 to 5 that were played to their end. */
function aRound(): number {
  const rounds = presses.slice(1, Math.min(FIRST_ROUNDS + 1, presses.length - 1));
  return Math.round((10 * rounds.reduce((sum, n) => sum + n, 0)) / Math.max(1, rounds.length)) / 10;
}
const decide = id === 'lcg' ? calm : hand.decide;

const begun = performance.now();
let turn = await myTurn(page);
while (turn.turn !== 'over')
  turn = await decide(page, turn).catch(async (error: Error) => {
    const words = await page.locator('body').innerText();
    throw new Error([error.message, ...complaints, words].join('\n'));
  });
const kept = await hand.kept(page);
const outcome = outcomeOf(kept);
process.stdout.write(
  `${JSON.stringify({
    game: id,
    seat,
    finished: outcome ? 1 : 0,
    reason: outcome?.reason ?? '',
    decisions: kept.taken.length,
    byMouse: hand.taken() + presses.reduce((sum, n) => sum + n, 0),
    ...(presses.length > 0 ? { pressesARound: aRound(), rounds: presses.length - 1 } : null),
    complaints: complaints.length,
    seconds: Math.round((performance.now() - begun) / 1000),
  })}\n`,
);
for (const one of complaints) process.stderr.write(`${one}\n`);
await browser.close();
await site.close();
