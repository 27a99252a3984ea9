/** What a table does by itself: bots think, seats that cannot act are passed for, late seats go to a bot. */
import type { BotName } from '@pony/bots';
import type { Option, Seat } from '@pony/engine';
import { botInput, botToMove, passDue, timedOut } from '@pony/table';
import type { Act } from '../acts.ts';
import { inTurn } from './open.ts';
import { dueOf, perform } from './perform.ts';
import type { Hub, Live } from './types.ts';

/** A process that did not write last waits so long before it steps in. */
const STEP_IN_MS = 4000;
const LONGEST_TIMER = 2 ** 31 - 1;
const AGAIN_MS = 2000;
/** Sits down for somebody who ran out of time. */
export const STAND_IN: BotName = 'ranger';

export function makeAttend(hub: Hub): (live: Live) => void {
  return (live) => {
    if (live.timer) clearTimeout(live.timer);
    live.timer = null;
    if (!live.table || live.closed || hub.stopping) return;
    const due = dueOf(live.table, hub.now());
    if (due === null) return;
    const wait = Math.max(0, due - hub.now()) + (live.mine ? 0 : STEP_IN_MS);
    live.timer = setTimeout(() => void act(hub, live), Math.min(wait, LONGEST_TIMER));
  };
}

async function act(hub: Hub, live: Live): Promise<void> {
  try {
    const { table } = live;
    if (!table || live.closed || hub.stopping) return;
    const seat = botToMove(table);
    if (seat !== null) return await moveBot(hub, live, seat);
    const now = hub.now();
    const pass = passDue(table);
    if (pass && pass.at <= now) await own(hub, live, [{ do: 'decide', seat: pass.seat, option: ['pass'] }]);
    else if (table.timeOut === 'bot' && timedOut(table, now).length > 0)
      await own(hub, live, [{ do: 'hand-to-bot', seat: timedOut(table, now)[0], level: STAND_IN }]);
    else hub.attend(live);
  } catch (error) {
    if (hub.stopping) return;
    hub.log.error({ table: live.id, error: (error as Error).message }, 'a table could not be attended to');
    again(hub, live);
  }
}

async function own(hub: Hub, live: Live, acts: readonly Act[]): Promise<void> {
  const answer = await perform(hub, live, { acts, only: live.table?.version, by: 'table' });
  if (!answer.ok) again(hub, live);
}

function again(hub: Hub, live: Live): void {
  if (live.timer) clearTimeout(live.timer);
  if (!hub.stopping) live.timer = setTimeout(() => void act(hub, live), AGAIN_MS);
}

/** The bot thinks outside of the table's turn: people may take something back meanwhile, then it thinks again. */
async function moveBot(hub: Hub, live: Live, seat: Seat): Promise<void> {
  if (live.thinking || !live.table) return;
  live.thinking = true;
  let picks: Option[];
  let version: number;
  try {
    const question = await inTurn(live, async () => {
      const { table } = live;
      return table && botToMove(table) === seat ? { ...botInput(table, seat), version: table.version } : null;
    });
    if (!question || hub.stopping) return;
    ({ version } = question);
    const { version: _version, ...input } = question;
    picks = await hub.think(input).catch((error: Error) => {
      if (hub.stopping) return [];
      hub.metrics.count('pony_errors_total');
      hub.log.error({ table: live.id, bot: input.bot, error: error.message }, 'a bot failed; it plays at random');
      return hub.think({ ...input, bot: 'random' });
    });
  } finally {
    live.thinking = false;
  }
  if (hub.stopping) return;
  const acts = picks.map((option): Act => ({ do: 'decide', seat, option }));
  const answer = await perform(hub, live, { acts, only: version, by: 'bot' });
  if (!answer.ok) {
    if (answer.refusal.say === 'stale') hub.attend(live);
    else again(hub, live);
  }
}
