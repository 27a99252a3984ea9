/** Bots, passes and clocks of the tables of this process. */
import type { Question } from '@pony/bots';
import type { Option } from '@pony/engine';
import { type Attending, attend } from '@pony/table';
import type { For } from '../bots.ts';
import { inTurn } from './from-log.ts';
import { perform } from './perform.ts';
import { seatsOf } from './tell.ts';
import type { Hub, Live } from './types.ts';

/** A process that did not write last waits so long before it steps in. */
const STEP_IN_MS = 4000;
const AGAIN_MS = 2000;

export function attendTo(hub: Hub, live: Live): Attending {
  return attend({
    table: () => (live.closed || hub.stopping ? null : live.table),
    now: hub.now,
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    inTurn: (work) => inTurn(live, async () => work()),
    think: (question) => thinkOrGuess(hub, live, question),
    perform: (acts, only, by) => perform(hub, live, { acts, only, by }),
    patience: () => (live.mine ? 0 : STEP_IN_MS),
    failed: (error) => {
      if (hub.stopping) return null;
      hub.log.error({ table: live.id, error: error.message }, 'a table could not be attended to');
      return AGAIN_MS;
    },
  });
}

/** A bot that fails plays at random. */
function thinkOrGuess(hub: Hub, live: Live, question: Question): Promise<Option[]> {
  const by = forWhom(live);
  return hub.think(question, by).catch((error: Error) => {
    if (hub.stopping) throw error;
    hub.metrics.count('pony_errors_total');
    hub.log.error({ table: live.id, bot: question.bot, error: error.message }, 'a bot failed; it plays at random');
    return hub.think({ ...question, bot: 'random' }, by);
  });
}

/** The one who made the table answers for its bots. */
function forWhom(live: Live): For {
  const played = live.seats.some(({ userId, kind }) => kind === 'person' && userId !== null);
  const here = [...live.clients].some((client) => seatsOf(live, client).length > 0);
  return { who: live.row.owner, rank: here ? 0 : played ? 1 : 2 };
}
