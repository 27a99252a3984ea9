/** A whole game by mouse against a bot in a real browser: `node apps/web/e2e/whole-game.ts war shadow seed`. Prints figures. */
import { outcomeOf } from '@pony/table';
import { arrive, openBrowser, serveDist, visitor } from './browser.ts';
import { handOf } from './hand.ts';
import { myTurn, QUICK } from './play.ts';

const [id = 'war', seat = 'free-peoples', seed = 'soak', chosen = ''] = process.argv.slice(2);
const pairs = chosen.split(',').filter(Boolean);
const hand = await handOf(id, Object.fromEntries(pairs.map((pair) => pair.split('='))), seed);
const { seats } = hand;
if (!seats.some((one) => one.id === seat))
  throw new Error(`${id} has no seat called "${seat}"; there are ${seats.map((one) => one.id).join(', ')}`);

const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
const others = seats.flatMap((one) => (one.id === seat ? [] : [`${one.id}=hobbit`])).join('&');
const sides = [`${seat}=you`, others, ...pairs].join('&');
const context = await visitor(browser);
const { page, complaints } = await arrive(
  context,
  `${site.address}/table/new?game=${id}&seed=${seed}&${sides}&${QUICK}`,
);

const begun = performance.now();
let turn = await myTurn(page);
while (turn.turn !== 'over')
  turn = await hand.decide(page, turn).catch(async (error: Error) => {
    const words = await page.locator('body').innerText();
    throw new Error([error.message, ...complaints, words].join('\n'));
  });
const table = await hand.kept(page);
const outcome = outcomeOf(table);
process.stdout.write(
  `${JSON.stringify({
    game: id,
    seat,
    finished: outcome ? 1 : 0,
    reason: outcome?.reason ?? '',
    decisions: table.taken.length,
    byMouse: hand.taken(),
    complaints: complaints.length,
    seconds: Math.round((performance.now() - begun) / 1000),
  })}\n`,
);
for (const one of complaints) process.stderr.write(`${one}\n`);
await browser.close();
await site.close();
