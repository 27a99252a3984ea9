/** The hub: every table this process has in memory, and its ties to the store and to other processes. */
import type { Thinkers } from '../bots.ts';
import type { Metrics } from '../metrics.ts';
import { sealOf } from '../seal.ts';
import type { Store } from '../store/index.ts';
import { GONE_MS, startTime } from '../time.ts';
import { attendTo } from './attend.ts';
import { lineGone, tellChat } from './chat.ts';
import { inTurn } from './from-log.ts';
import { type Moving, startMoving } from './moving.ts';
import { catchUp, letGo, refresh } from './open.ts';
import { readPointWords, tellPointing } from './point.ts';
import { makeMoved, tellPresence } from './presence.ts';
import { attendOverdue, type Kept, sweep } from './sweep.ts';
import type { Hub, Live, Log } from './types.ts';

const SWEEP_MS = 5000;
/** So many tables at once follow what another process has written, and leave connections for others. */
const LANES = 4;

export interface HubConfig extends Kept {
  readonly process: string;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly thinkers: Thinkers;
  readonly openMs: number;
  readonly deployMs: number;
}

export interface RunningHub extends Hub {
  /** Housekeeping, now; `all`: also what is done once an hour. */
  sweep(all: boolean): Promise<void>;
  /** Running games of older rules. */
  moving: Moving;
  stop(): Promise<void>;
}

export async function startHub(config: HubConfig): Promise<RunningHub> {
  const { store, process } = config;
  let beats = 0;
  const time = await startTime(store, process, async () => {
    if (++beats % 3 === 0) await forgetTheGone(hub);
  });
  const hub: RunningHub = {
    process,
    store,
    metrics: config.metrics,
    log: config.log,
    lives: new Map(),
    now: time.now,
    wall: time.wall,
    seal: await sealOf(store),
    think: config.thinkers.think,
    attendTo: () => null,
    moved: () => {},
    endLines: () => {},
    openMs: config.openMs,
    deployMs: config.deployMs,
    startedAt: performance.now(),
    calling: new Map(),
    stopping: false,
    moving: NOTHING_MOVES,
    sweep: (all) => sweep(hub, config, all),
    async stop() {
      hub.stopping = true;
      clearInterval(sweeper);
      for (const timer of hub.calling.values()) clearTimeout(timer);
      await sweeping;
      await hub.moving.stop();
      for (const opening of hub.lives.values()) {
        const live = await opening.catch(() => null);
        live?.attending?.stop();
        await live?.tail;
      }
      await time.stop();
      await letGo(hub, -1);
      await store.processGone(process);
      await store.notify(`${process} gone -`);
    },
  };
  hub.attendTo = (live) => attendTo(hub, live);
  hub.moved = makeMoved(hub);
  await store.listen((words) => void hear(hub, words));
  let sweeping: Promise<void> | null = null;
  let sweeps = 0;
  const sweeper = setInterval(() => {
    sweeping ??= sweep(hub, config, sweeps++ % 720 === 0).finally(() => {
      sweeping = null;
    });
  }, SWEEP_MS);
  await attendOverdue(hub);
  hub.moving = startMoving(hub, config.idleMs);
  return hub;
}

const NOTHING_MOVES: Moving = { again: async () => 0, stop: async () => {} };

/** A session, or all sessions of a person, have ended: their lines do too, wherever they are. */
export async function endSessions(
  hub: Hub,
  who: string,
  say: 'signed-out' | 'restarting' = 'signed-out',
): Promise<void> {
  hub.endLines(who, say);
  await hub.store.notify(`${hub.process} ${say} ${who}`);
}

/** Words of other processes. */
async function hear(hub: Hub, words: string): Promise<void> {
  const [from, what, ids] = words.split(' ');
  if (from === hub.process || hub.stopping) return;
  if (what === 'signed-out' || what === 'restarting') return hub.endLines(ids, what);
  if (what === 'point') return pointedElsewhere(hub, ids);
  if (what === 'line') {
    const [id, n] = ids.split(':');
    return lineGone(hub, id, Number(n));
  }
  const touched = (what === 'missed' ? [...hub.lives.keys()] : ids.split(',')).values();
  const lane = async (): Promise<void> => {
    for (const id of touched) await follow(hub, id, what);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What another process said of a table, if this one has it in memory. */
async function follow(hub: Hub, id: string, what: string): Promise<void> {
  const opening = hub.lives.get(id);
  if (!opening) return;
  try {
    const live = await opening;
    await inTurn(live, () => answer(hub, live, what));
  } catch (error) {
    hub.log.warn({ table: id, error: (error as Error).message }, 'words of another process were not followed');
  }
}

async function pointedElsewhere(hub: Hub, words: string): Promise<void> {
  const { table, pointing } = readPointWords(words);
  const live = await hub.lives.get(table)?.catch(() => null);
  if (live) await tellPointing(hub, live, pointing);
}

async function answer(hub: Hub, live: Live, what: string): Promise<void> {
  if (live.closed) return;
  if (what === 'log' || what === 'missed') await catchUp(hub, live);
  if (what === 'seats' || what === 'missed') await refresh(hub, live);
  if (what === 'chat' || what === 'missed') await tellChat(hub, live);
  if (what === 'here' || what === 'missed') await tellPresence(hub, live);
}

/** Processes that died leave their clients behind. */
async function forgetTheGone(hub: Hub): Promise<void> {
  for (const process of await hub.store.processesBefore(hub.wall() - GONE_MS)) {
    if (process === hub.process) continue;
    const touched = await hub.store.processGone(process);
    hub.log.warn({ process }, 'another process is gone');
    if (touched.length === 0) continue;
    for (const id of touched) {
      const live = await hub.lives.get(id);
      if (live) await tellPresence(hub, live);
      await hub.store.notify(`${hub.process} here ${id}`);
    }
  }
}

export type { Hub } from './types.ts';
