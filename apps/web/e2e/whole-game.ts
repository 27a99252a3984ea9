/** A whole game by mouse against a bot in a real browser: `node apps/web/e2e/whole-game.ts war shadow seed`. Prints figures. */
import { makeBot } from '@pony/bots';
import { completeOptions, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, botInput, loadTable, look, outcomeOf, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { VERBS } from '../../../games/war/kings/ui/verbs.ts';
import { TARGETS, targetsOf } from '../../../games/war/ui/point/targets.ts';
import { arrive, openBrowser, serveDist, visitor } from './browser.ts';
import { decideOnce, myTurn, QUICK, type Turn } from './play.ts';
import { keptNow } from './store.ts';
import { take } from './war.ts';

const [id = 'war', seat = 'free-peoples', seed = 'soak', chosen = ''] = process.argv.slice(2);
const { game, bots } = await loadGame(id);
const pairs = chosen.split(',').filter(Boolean);
const options = completeOptions(game, Object.fromEntries(pairs.map((pair) => pair.split('='))));
const seats = game.rules(options).seats(options);
const own = seats.findIndex((one) => one.id === seat);
if (own < 0) throw new Error(`${id} has no seat called "${seat}"; there are ${seats.map((one) => one.id).join(', ')}`);
const targets = options.kings === 'on' ? targetsOf(VERBS) : TARGETS;
const adviser = makeBot('greedy', bots);

/** The table as the page keeps it. */
const kept = async (page: Page): Promise<Table> => loadTable(game, (await keptNow(page)).saved, { quick: true });

const [browser, site] = await Promise.all([openBrowser(), serveDist()]);
const others = seats.flatMap((one) => (one.id === seat ? [] : [`${one.id}=hobbit`])).join('&');
const sides = [`${seat}=you`, others, ...pairs].join('&');
const context = await visitor(browser);
const { page, complaints } = await arrive(
  context,
  `${site.address}/table/new?game=${id}&seed=${seed}&${sides}&${QUICK}`,
);
/** A decision at whatever is lit; presses that only take up one thing after the other end with the first word of the prompt. */
async function pressed(version: number): Promise<Turn> {
  mine++;
  return decideOnce(page, 'mouse', mine).catch(async () => {
    await page.locator('footer[data-mood] button[data-rove]').first().click();
    return myTurn(page, version);
  });
}

const begun = performance.now();
let mine = 0;
let turn = await myTurn(page);
while (turn.turn !== 'over') {
  if (id !== 'war') {
    turn = await pressed(turn.version);
    continue;
  }
  const table = await kept(page);
  const [asked] = askedNow(table);
  const { state } = botInput(table, asked);
  const option = adviser.choose(table.rules, state, asked, rngOf(seedOf(`${seed} ${mine}`)));
  await take(page, look(table.rules, table.state, [asked]).view, option, 'mouse', targets).catch(
    async (error: Error) => {
      const words = await page.locator('body').innerText();
      throw new Error([error.message, ...complaints, words].join('\n'));
    },
  );
  mine++;
  turn = await myTurn(page, turn.version);
}
const table = await kept(page);
const outcome = outcomeOf(table);
process.stdout.write(
  `${JSON.stringify({
    game: id,
    seat,
    finished: outcome ? 1 : 0,
    reason: outcome?.reason ?? '',
    decisions: table.taken.length,
    byMouse: mine,
    complaints: complaints.length,
    seconds: Math.round((performance.now() - begun) / 1000),
  })}\n`,
);
for (const one of complaints) process.stderr.write(`${one}\n`);
await browser.close();
await site.close();
