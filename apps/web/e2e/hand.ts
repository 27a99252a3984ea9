/** A hand that plays a game of this device by mouse, touch or keys: where a press at whatever is lit leads nowhere, as a bot would advise. */
import { makeBot } from '@pony/bots';
import { completeOptions, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, botInput, loadTable, look, type Table } from '@pony/table';
import type { Page } from 'playwright-core';
import { VERBS } from '../../../games/war/kings/src/verbs.ts';
import { TARGETS, targetsOf } from '../../../games/war/ui/point/targets.ts';
import { decideOnce, type Means, myTurn, type Turn } from './play.ts';
import { keptNow } from './store.ts';
import { take } from './war.ts';

/** Takes the next decision and waits for the one after it. */
export type Hand = (page: Page, turn: Turn) => Promise<Turn>;

export async function handOf(
  id: string,
  chosen: Readonly<Record<string, string>>,
  seed: string,
  means: Means = 'mouse',
) {
  const { game, bots } = await loadGame(id);
  const options = completeOptions(game, chosen);
  const targets = options.kings === 'on' ? targetsOf(VERBS) : TARGETS;
  const adviser = makeBot('greedy', bots);
  let mine = 0;

  /** The table as the page keeps it. */
  const kept = async (page: Page): Promise<Table> => loadTable(game, (await keptNow(page)).saved, { quick: true });

  /** A decision at whatever is lit; presses that only take up one thing after the other end with the first word of the prompt. */
  const atWhatIsLit: Hand = (page, { version }) => {
    mine++;
    return decideOnce(page, means, mine).catch(async () => {
      await page.locator('footer[data-mood] button[data-rove]').first().click();
      return myTurn(page, version);
    });
  };

  const asAdvised: Hand = async (page, { version }) => {
    const table = await kept(page);
    const [asked] = askedNow(table);
    const { state } = botInput(table, asked);
    const option = adviser.choose(table.rules, state, asked, rngOf(seedOf(`${seed} ${mine}`)));
    await take(page, look(table.rules, table.state, [asked]).view, option, means, targets);
    mine++;
    return myTurn(page, version);
  };

  return {
    seats: game.rules(options).seats(options),
    decide: id === 'war' ? asAdvised : atWhatIsLit,
    kept,
    taken: () => mine,
  };
}
