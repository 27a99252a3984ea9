/** Tables that people look at and nobody plays at: only their lines stay in memory. The next word wakes them, from the store. */
import { nextDue } from '@pony/table';
import { alone } from './alone.ts';
import { inTurn, keepSnapshot, takeFromLog } from './from-log.ts';
import { regather, regroup } from './tell.ts';
import type { Hub, Live } from './types.ts';

/** A table that has something to do by itself so soon stays awake; later the sweep finds it by its row. */
const SOON_MS = 600_000;
/** When more decisions than this are in memory (some 150 MB), tables need not have been idle for long. */
const ROOM = 200_000;
/** A table of no decisions takes as much room as so many. */
const BARE = 150;
const CROWDED_MS = 3000;

/** In turn: brings the table back as it was when its clients were last told. */
export async function wake(hub: Hub, live: Live): Promise<void> {
  const told = live.asleep;
  if (!told || live.closed) return;
  const { seq } = live;
  await takeFromLog(hub, live, seq);
  live.asleep = null;
  live.usedOn = Date.now();
  live.attending = hub.attendTo(live);
  if (!live.table) {
    for (const client of [...live.clients]) client.close('table-fault');
    return;
  }
  if (live.seq === seq) regather(live, told);
  else regroup(live);
  live.attending?.look();
}

/** How much of the memory is taken, in decisions. */
async function crowd(hub: Hub): Promise<number> {
  let all = 0;
  for (const opening of hub.lives.values()) {
    const live = await opening.catch(() => null);
    if (live?.table) all += BARE + live.table.taken.length;
  }
  return all;
}

export async function sleepers(hub: Hub): Promise<number> {
  const all = await Promise.all([...hub.lives.values()].map((opening) => opening.catch(() => null)));
  return all.filter((live) => live?.asleep).length;
}

/** Puts tables to sleep at which nothing has happened for so long. */
export async function lull(hub: Hub, idleMs: number): Promise<void> {
  const before = Date.now() - ((await crowd(hub)) > ROOM ? Math.min(idleMs, CROWDED_MS) : idleMs);
  for (const opening of [...hub.lives.values()]) {
    const live = await opening.catch(() => null);
    if (live && mayRest(hub, live, before))
      await alone(hub, { table: live.id }, () => inTurn(live, () => rest(hub, live, before)));
  }
}

function mayRest(hub: Hub, { table, closed, clients, attending, usedOn }: Live, before: number): boolean {
  if (!table || closed || clients.size === 0 || attending?.working() || usedOn > before) return false;
  const due = nextDue(table, hub.now());
  return due === null || due.at - hub.now() > SOON_MS;
}

async function rest(hub: Hub, live: Live, before: number): Promise<void> {
  await keepSnapshot(hub, live);
  if (!mayRest(hub, live, before)) return;
  live.asleep = new Map([...live.groups].map(([name, { situation }]) => [name, situation.version]));
  live.attending?.stop();
  live.attending = null;
  live.groups.clear();
  live.keys.clear();
  live.table = null;
}
