/** A table in memory, as its log has it. */
import type { SeatSpec } from '@pony/engine';
import { CODE } from '../code.ts';
import { TableFault } from '../log-play.ts';
import { playable } from '../playable.ts';
import { restore, snapshotOf } from '../restore.ts';
import type { TableRow } from '../store/index.ts';
import { mend } from './mend.ts';
import type { Hub, Live } from './types.ts';

const MEND_TRIES = 3;

export async function load(hub: Hub, row: TableRow): Promise<Live> {
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
    asleep: null,
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

/** Plays the whole log, or what came after the snapshot; `upTo`: not the entries after this one, if it can be. */
export async function takeFromLog(hub: Hub, live: Live, upTo?: number, mended = 0): Promise<void> {
  if (live.row.status === 'waiting') return;
  live.table = null;
  try {
    const { table, seq, snapshot, movedFrom } = await restore(hub.store, live.row, {
      snapshot: true,
      upTo,
    });
    Object.assign(live, { table, seq, snapshot, fault: null });
    if (movedFrom !== null) await moveOver(hub, live, movedFrom, table.rules.version);
    nameSeats(live);
    // The next change of rules may come before the next snapshot.
    if (mended > 0) await keepSnapshot(hub, live);
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    if (mended < MEND_TRIES && (await mend(hub, live))) return takeFromLog(hub, live, upTo, mended + 1);
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
export function nameSeats({ table, seats }: Live): boolean {
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

export async function keepSnapshot(hub: Hub, live: Live): Promise<void> {
  if (!live.table || live.seq === live.snapshot) return;
  live.snapshot = live.seq;
  await hub.store.putSnapshot(live.id, live.seq, CODE, snapshotOf(live.table));
}
