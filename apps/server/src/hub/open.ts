/** Loading tables into memory, keeping them up with the log, and letting them go. */
import type { SeatSpec } from '@pony/engine';
import { playEntries, TableFault } from '../log-play.ts';
import { playable } from '../playable.ts';
import { CODE, restore, snapshotOf } from '../restore.ts';
import type { TableRow } from '../store/index.ts';
import { mend } from './mend.ts';
import { regroup, tellAnew, tellChanges, tellTable } from './tell.ts';
import type { Hub, Live } from './types.ts';

const KEYS_KEPT = 64;
const SNAPSHOT_EVERY = 50;
/** Tables that began together do not all keep a snapshot in the same moment. */
const spread = (id: string): number => (id.charCodeAt(0) * 7 + id.charCodeAt(1)) % SNAPSHOT_EVERY;

/** How many snapshots a table has had by then: one every so many entries. */
const keptAt = ({ id }: Live, seq: number): number => Math.floor((seq + spread(id)) / SNAPSHOT_EVERY);
const MEND_TRIES = 3;

/** The table in memory, loaded if it is not; null when there is none. */
export async function openLive(hub: Hub, id: string): Promise<Live | null> {
  const found = hub.lives.get(id);
  if (found) {
    const live = await found;
    live.usedOn = Date.now();
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

async function load(hub: Hub, row: TableRow): Promise<Live> {
  const live: Live = {
    id: row.id,
    row,
    seats: await hub.store.seats(row.id),
    specs: await specsOf(row),
    table: null,
    fault: null,
    seq: 0,
    snapshot: 0,
    clients: new Set(),
    groups: new Map(),
    keys: new Map(),
    tail: Promise.resolve(),
    mine: false,
    attending: null,
    usedOn: Date.now(),
    chatted: 0,
    closed: false,
  };
  await takeFromLog(hub, live);
  live.attending = hub.attendTo(live);
  live.attending?.look();
  return live;
}

async function specsOf({ game, options }: TableRow): Promise<readonly SeatSpec[]> {
  try {
    return (await playable(game)).game.rules(options).seats(options);
  } catch {
    return [];
  }
}

/** Plays the whole log, or what came after the snapshot. */
export async function takeFromLog(hub: Hub, live: Live, mended = 0): Promise<void> {
  if (live.row.status === 'waiting') return;
  live.table = null;
  try {
    const { table, seq, snapshot, movedFrom } = await restore(hub.store, live.row, { snapshot: true });
    Object.assign(live, { table, seq, snapshot, fault: null });
    if (movedFrom !== null) await moveOver(hub, live, movedFrom, table.rules.version);
    nameSeats(live);
    // The next change of rules may come before the next snapshot.
    if (mended > 0) await keepSnapshot(hub, live);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    if (mended < MEND_TRIES && (await mend(hub, live))) return takeFromLog(hub, live, mended + 1);
    live.fault = error.message;
    hub.metrics.count('pony_faults_total');
    hub.log.error({ table: live.id, fault: live.fault }, 'this table cannot be loaded and is left as it is');
  }
}

/** The rules have changed, this game has not: it goes on under the new ones. */
async function moveOver(hub: Hub, live: Live, from: string, to: string): Promise<void> {
  await hub.store.moveRules(live.id, from, to);
  live.row = { ...live.row, rules: to };
  hub.log.info({ table: live.id, from, to }, 'this game plays the same under the new rules and goes on under them');
}

/** The table knows people by the names that stand with the seats; says whether one has changed. */
function nameSeats({ table, seats }: Live): boolean {
  let changes = false;
  for (const { seat, name } of seats) {
    const sitter = table?.sitters[seat];
    if (!table || !sitter || sitter.name === name) continue;
    table.sitters[seat] = { ...sitter, name };
    changes = true;
  }
  return changes;
}

/** Work at a table waits for the work before it. */
export function inTurn<T>(live: Live, work: () => Promise<T>): Promise<T> {
  const next = live.tail.then(work, work);
  live.tail = next.catch(() => {});
  return next;
}

/** Another process has written to the log. */
export async function catchUp(hub: Hub, live: Live): Promise<void> {
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
}

/** The row or the seats have changed: somebody sat down, the game began, a rematch was named. */
export async function refresh(hub: Hub, live: Live): Promise<void> {
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
  if (live.table && keptAt(live, live.seq) > keptAt(live, live.snapshot)) await keepSnapshot(hub, live);
}

export function remember(live: Live, seat: number, key: string, version: number): void {
  live.keys.set(`${seat} ${key}`, version);
  if (live.keys.size > KEYS_KEPT) live.keys.delete(live.keys.keys().next().value as string);
}

async function keepSnapshot(hub: Hub, live: Live): Promise<void> {
  if (!live.table || live.seq === live.snapshot) return;
  live.snapshot = live.seq;
  await hub.store.putSnapshot(live.id, live.seq, CODE, snapshotOf(live.table));
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

/** Lets tables go that nobody looks at; they come back from the log when somebody does. */
export async function letGo(hub: Hub, idleMs: number): Promise<void> {
  const before = Date.now() - idleMs;
  for (const opening of [...hub.lives.values()]) {
    const live = await opening;
    if (live.clients.size > 0 || live.attending?.working() || live.usedOn > before) continue;
    await inTurn(live, async () => {
      if (live.clients.size > 0 || live.usedOn > before) return;
      forget(hub, live);
      await keepSnapshot(hub, live);
    });
  }
}
