/** Loading tables into memory, keeping them up with the log, and letting them go. */

import { playEntries } from '../log-play.ts';
import { countGame } from '../ratings/count.ts';
import { alone } from './alone.ts';
import { inTurn, keepSnapshot, load, nameSeats, takeFromLog } from './from-log.ts';
import { wake } from './sleep.ts';
import { regroup, tellAnew, tellChanges, tellTable } from './tell.ts';
import type { Hub, Live } from './types.ts';

const KEYS_KEPT = 64;
const SNAPSHOT_EVERY = 50;
/** Tables that began together do not all keep a snapshot in the same moment. */
const spread = (id: string): number => (id.charCodeAt(0) * 7 + id.charCodeAt(1)) % SNAPSHOT_EVERY;

/** How many snapshots a table has had by then: one every so many entries. */
const keptAt = ({ id }: Live, seq: number): number => Math.floor((seq + spread(id)) / SNAPSHOT_EVERY);

/** The table in memory, loaded if it is not; null when there is none. */
export async function openLive(hub: Hub, id: string): Promise<Live | null> {
  const found = hub.lives.get(id);
  if (found) {
    const live = await found;
    live.usedOn = Date.now();
    if (live.asleep) await inTurn(live, () => wake(hub, live));
    if (!live.closed) return live;
  }
  const row = await hub.store.table(id);
  if (!row) return null;
  let opening = hub.lives.get(id);
  if (!opening) {
    opening = load(hub, row);
    hub.lives.set(id, opening);
    opening.catch(() => hub.lives.delete(id));
  }
  return opening;
}

/** Another process has written to the log. */
export async function catchUp(hub: Hub, live: Live): Promise<void> {
  await wake(hub, live);
  if (!live.table) return refresh(hub, live);
  const entries = await hub.store.log(live.id, live.seq);
  if (entries.length === 0) return;
  try {
    playEntries(live.table, entries);
    live.seq = entries[entries.length - 1].seq;
    live.mine = false;
    for (const { seat, key, version } of entries) if (seat !== null && key !== null) remember(live, seat, key, version);
  } catch (error) {
    hub.log.warn({ table: live.id, fault: (error as Error).message }, 'played again from the log');
    await takeFromLog(hub, live);
  }
  await changed(
    hub,
    live,
    entries.some(({ act }) => act.includes('"do":"sit"')),
  );
  if (entries.some(({ act }) => act.startsWith('{"do":"share"'))) tellAnew(live);
}

/** The row or the seats have changed: somebody sat down, the game began, a rematch was named. */
export async function refresh(hub: Hub, live: Live): Promise<void> {
  await wake(hub, live);
  const row = await hub.store.table(live.id);
  if (!row) return drop(hub, live, 'table-gone');
  live.row = row;
  live.seats = await hub.store.seats(live.id);
  if (!live.table && !live.fault) await takeFromLog(hub, live);
  else if (nameSeats(live)) tellAnew(live);
  regroup(live);
  tellTable(live);
  live.attending?.look();
}

/** After any change of the game: everybody is told, clocks and bots are looked after. */
export async function changed(hub: Hub, live: Live, seats: boolean): Promise<void> {
  live.usedOn = Date.now();
  if (seats) {
    live.seats = await hub.store.seats(live.id);
    nameSeats(live);
  }
  tellChanges(hub, live, seats);
  live.attending?.look();
  if (live.row.rated && live.row.status === 'over') await countGame(hub, live.id);
  if (live.table && keptAt(live, live.seq) > keptAt(live, live.snapshot)) await keepSnapshot(hub, live);
}

export function remember(live: Live, seat: number, key: string, version: number): void {
  live.keys.set(`${seat} ${key}`, version);
  if (live.keys.size > KEYS_KEPT) live.keys.delete(live.keys.keys().next().value as string);
}

/** Sends everybody away and forgets the table; who comes back finds it as the store has it. */
export function drop(hub: Hub, live: Live, say: string): void {
  for (const client of [...live.clients]) client.close(say);
  forget(hub, live);
}

function forget(hub: Hub, live: Live): void {
  live.closed = true;
  live.attending?.stop();
  hub.lives.delete(live.id);
}

async function letOneGo(hub: Hub, live: Live, before: number): Promise<void> {
  if (live.clients.size > 0 || live.attending?.working() || live.usedOn > before) return;
  await inTurn(live, async () => {
    if (live.clients.size > 0 || live.usedOn > before) return;
    forget(hub, live);
    await keepSnapshot(hub, live);
  });
}

/** Lets tables go that nobody looks at; they come back from the log when somebody does. */
export async function letGo(hub: Hub, idleMs: number): Promise<void> {
  const before = Date.now() - idleMs;
  for (const [id, opening] of [...hub.lives])
    await alone(hub, { table: id }, async () => letOneGo(hub, await opening, before));
}
