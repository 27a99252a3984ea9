/** Doing something at a table: tried in memory, written to the log, and only then told and acknowledged. */
import { type Act, type Answer, carryOut, type Table } from '@pony/table';
import { entryOf, no } from '../acts.ts';
import type { Entry } from '../store/index.ts';
import { inTurn, takeFromLog } from './from-log.ts';
import { headOf } from './head.ts';
import { changed, drop, remember } from './open.ts';
import { wake } from './sleep.ts';
import { tellAnew } from './tell.ts';
import type { Hub, Live } from './types.ts';

const TRIES = 8;

export interface Doing {
  readonly acts: readonly Act[];
  /** Of a client; the first act carries it. */
  readonly key?: string;
  /** The version a decision was made on. */
  readonly version?: number;
  /** Nothing is done unless the table still has this version. */
  readonly only?: number;
  readonly by: 'person' | 'bot' | 'table';
}

export function perform(hub: Hub, live: Live, doing: Doing): Promise<Answer> {
  return inTurn(live, () => attempt(hub, live, doing));
}

async function attempt(hub: Hub, live: Live, doing: Doing): Promise<Answer> {
  await wake(hub, live);
  const { acts, key } = doing;
  const known = key === undefined ? undefined : live.keys.get(`${acts[0].seat} ${key}`);
  if (known !== undefined) return { ok: true, version: known };
  for (let tries = 0; tries < TRIES; tries++) {
    const { table } = live;
    if (!table) return no(live.fault ? 'table-fault' : 'not-started');
    if (doing.only !== undefined && table.version !== doing.only) return no('stale');
    const now = hub.now();
    const { entries, answer } = tryOut(hub, live, table, doing, now);
    if (entries.length === 0) return (await answeredBefore(hub, live, doing)) ?? answer;
    const written = await write(hub, live, table, entries);
    if (written === 'done') {
      live.seq += entries.length;
      live.mine = true;
      if (key !== undefined) remember(live, acts[0].seat, key, entries[0].version);
      hub.metrics.count('pony_decisions_total', `by="${doing.by}"`, entries.length);
      await changed(
        hub,
        live,
        acts.some((act) => act.do === 'sit' || act.do === 'hand-to-bot'),
      );
      // A line of the log that everybody has read has one sentence more.
      if (acts.some((act) => act.do === 'share')) tellAnew(live);
      return { ok: true, version: table.version };
    }
    await takeFromLog(hub, live);
    await changed(hub, live, true);
    if (written !== 'behind') return { ok: true, version: written.known };
  }
  return no('busy');
}

/** Carries acts out in memory, up to the first that is refused; a table is never left half changed by an error. */
function tryOut(hub: Hub, live: Live, table: Table, { acts, key, version }: Doing, now: number) {
  const entries: Entry[] = [];
  let answer: Answer = no('no-such-option');
  try {
    for (const [i, act] of acts.entries()) {
      answer = carryOut(table, act, now, version);
      if (!answer.ok) break;
      entries.push(entryOf(table, act, i === 0 ? (key ?? null) : null, now));
      if (table.taken.at(-1)?.barrier) break;
    }
  } catch (error) {
    hub.metrics.count('pony_errors_total');
    hub.log.error({ table: live.id, act: acts[0].do, error: (error as Error).message }, 'the rules failed');
    answer = no('rules-failed');
  }
  return { entries, answer };
}

/** A message that is refused now may have been carried out before. */
async function answeredBefore(hub: Hub, live: Live, { acts, key }: Doing): Promise<Answer | null> {
  if (key === undefined) return null;
  const version = await hub.store.versionOf(live.id, acts[0].seat, key);
  return version === null ? null : { ok: true, version };
}

async function write(hub: Hub, live: Live, table: Table, entries: readonly Entry[]) {
  try {
    return await hub.store.append({
      table: live.id,
      from: live.seq,
      entries,
      head: headOf(table, hub.now(), entries.every(isPrivate) ? live.row.changedOn : Date.now()),
    });
  } catch (error) {
    // Whether it is on disk is not known: what is in memory is given up, and the client asks again.
    await startOver(hub, live);
    throw error;
  }
}

async function startOver(hub: Hub, live: Live): Promise<void> {
  try {
    await takeFromLog(hub, live);
    await changed(hub, live, true);
  } catch {
    live.table = null;
    drop(hub, live, 'trouble');
  }
}

/** Nobody's business but the seat's own. */
const isPrivate = ({ act }: Entry): boolean => act.startsWith('{"do":"pass-for-me"');
