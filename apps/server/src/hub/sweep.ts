/** Housekeeping. Every table in it stands alone: what goes wrong at one is told, and the next has its turn. */
import { countGame } from '../ratings/count.ts';
import { seatsChanged } from '../tables/start.ts';
import { alone } from './alone.ts';
import { dropFinished, tellSeats } from './finished.ts';
import { letGo, openLive } from './open.ts';
import { lull } from './sleep.ts';
import type { Hub } from './types.ts';

/** How long things are kept. */
export interface Kept {
  /** Tables nobody looks at leave the memory after so long. */
  readonly idleMs: number;
  /** Tables that never began are dropped after so many days. */
  readonly waitingDays: number;
  readonly sessionDays: number;
  /** Games that are over are taken away after so many days; null keeps them. */
  readonly finishedDays: number | null;
}

/** Somebody else has had time enough to look after a table that is due. */
const OVERDUE_MS = 3000;
const MOST = 200;
const DAY = 86_400_000;
/** A guest who never did anything is forgotten after so many days. */
const GUEST_DAYS = 30;

/** What is found is worked on one after the other. */
async function each(
  hub: Hub,
  task: string,
  find: () => Promise<readonly string[]>,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  await alone(hub, { task }, async () => {
    for (const id of await find()) if (!hub.stopping) await alone(hub, { task, table: id }, () => work(id));
  });
}

/** `all`: also what is done once an hour. */
export async function sweep(hub: Hub, kept: Kept, all: boolean): Promise<void> {
  const { store } = hub;
  await alone(hub, { task: 'let go' }, () => letGo(hub, kept.idleMs));
  await alone(hub, { task: 'lull' }, () => lull(hub, kept.idleMs));
  await attendOverdue(hub);
  await each(hub, 'ratings', store.uncounted, (id) => countGame(hub, id));
  await each(
    hub,
    'shares',
    () => store.calledBefore(hub.wall() - OVERDUE_MS),
    (id) => seatsChanged(hub, id),
  );
  if (!all) return;
  const now = Date.now();
  await each(
    hub,
    'never begun',
    () => store.stale(now - kept.waitingDays * DAY),
    async (id) => {
      if (await store.dropTable(id)) await tellSeats(hub, id);
    },
  );
  const { finishedDays } = kept;
  if (finishedDays !== null)
    await each(
      hub,
      'over',
      () => store.overBefore(now - finishedDays * DAY, MOST),
      (id) => dropFinished(hub, id),
    );
  await alone(hub, { task: 'challenges' }, () => store.dropChallenges(now));
  await alone(hub, { task: 'sessions' }, () => store.dropSessions(now - kept.sessionDays * DAY));
  await alone(hub, { task: 'networks' }, () => store.dropNetworks(now - DAY));
  await alone(hub, { task: 'guests' }, () => store.dropGuests(now - GUEST_DAYS * DAY));
}

/** Games whose bot or clock nobody looks after, because the process that did is gone. */
export const attendOverdue = (hub: Hub): Promise<void> =>
  each(
    hub,
    'overdue',
    () => hub.store.due(hub.now() - OVERDUE_MS, MOST),
    async (id) => {
      const live = await openLive(hub, id);
      if (!live || live.fault || live.attending?.busy()) return;
      live.mine = true;
      live.attending?.look();
    },
  );
