/** One server process, put together and taken apart. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeThinkers } from './bots.ts';
import type { Config } from './config.ts';
import { furnish, makeApp } from './http/app.ts';
import type { House } from './http/types.ts';
import { startHub } from './hub/index.ts';
import { sleepers } from './hub/sleep.ts';
import { newId } from './ids.ts';
import { makeBuckets } from './limits.ts';
import { makeMetrics } from './metrics.ts';
import { pushKeys, startNotices } from './notices/index.ts';
import { startSockets } from './sockets.ts';
import { openStore } from './store/index.ts';

/** So long an answer about the health of the server is good for. */
const HEALTH_MS = 500;

export interface RunningServer {
  readonly port: number;
  readonly house: House;
  /** Looks for people who wait and tells them, now. */
  notice(): Promise<number>;
  /** Moves running games of older rules, now; says how many could not be. */
  move(): Promise<number>;
  /** All housekeeping, now. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(config: Config): Promise<RunningServer> {
  const process = newId();
  const store = await openStore({ ...(config.url ? { url: config.url } : { file: config.file }), process });
  const app = makeApp(config);
  const { log } = app;
  const metrics = makeMetrics();
  const thinkers = makeThinkers(config.botThreads);
  const { idleMs, openMs, deployMs, waitingDays, sessionDays, finishedDays } = config;
  const hub = await startHub({
    process,
    store,
    metrics,
    log,
    thinkers,
    idleMs,
    openMs,
    deployMs,
    waitingDays,
    sessionDays,
    finishedDays,
  });
  const keys = await pushKeys(store);
  const sockets = startSockets(app.server, () => house);
  hub.endLines = sockets.closeOf;
  const notices = startNotices(store, config, keys, metrics, log);
  const house: House = {
    config,
    store,
    hub,
    buckets: makeBuckets(config.rates),
    pushKey: keys.publicKey,
    tell: notices.tell,
  };
  metrics.gauge('pony_sockets', 'Open sockets', () => sockets.count());
  metrics.gauge('pony_tables_in_memory', 'Tables in the memory of this process', () => hub.lives.size);
  metrics.gauge('pony_tables_asleep', 'Tables of which only the lines are in the memory of this process', () =>
    sleepers(hub),
  );
  metrics.gauge('pony_bots_waiting', 'Bots that wait for a thread', () => thinkers.waiting());
  for (const status of ['waiting', 'live', 'over'])
    metrics.gauge(
      `pony_tables_${status}`,
      `Tables that are ${status}`,
      async () => (await store.counts())[status] ?? 0,
    );
  metrics.gauge('pony_memory_bytes', 'Resident memory', () => globalThis.process.memoryUsage.rss());
  metrics.gauge('pony_cpu_seconds', 'Processor time used by all threads', () => {
    const { user, system } = globalThis.process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('pony_heap_bytes', 'Memory in use; exact only under --expose-gc', () => {
    globalThis.gc?.();
    return globalThis.process.memoryUsage().heapUsed;
  });
  /** Whoever asks while it is being looked, or a moment later, is told the same: strangers may ask as often as they like. */
  let health: Promise<boolean> | null = null;
  const healthy = (): Promise<boolean> => {
    if (!health) {
      health = look();
      const forget = (): void => void setTimeout(() => (health = null), HEALTH_MS).unref();
      health.then(forget, forget);
    }
    return hub.stopping ? Promise.resolve(false) : health;
  };
  const look = async (): Promise<boolean> => {
    // A database that only reads, because its disk is full, is as bad as none; one that hangs too.
    const written = store.ping().then(
      () => true,
      () => false,
    );
    return Promise.race([written, wait(config.healthMs, false, { ref: false })]);
  };
  await furnish(app, house, metrics, healthy);
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'listening' });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, database: store.kind, process }, 'open');
  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    log.info({ process }, 'closing');
    await notices.stop();
    await sockets.stop('restarting');
    await app.close();
    await hub.stop();
    await thinkers.stop();
    await store.close();
  };
  return {
    port,
    house,
    notice: notices.look,
    move: () => hub.moving.again(),
    sweep: () => hub.sweep(true),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
