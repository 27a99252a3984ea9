/** Servers in this process. */

import { after } from 'node:test';
import { type Config, readConfig } from '../../src/config.ts';
import { RATES } from '../../src/limits.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { Where } from './databases.ts';

const PLENTY = { burst: 1e9, perMinute: 1e9 };
export const NO_RATES = Object.fromEntries(Object.keys(RATES).map((what) => [what, PLENTY])) as Config['rates'];

function configFor(where: Where, over: Partial<Config> = {}): Config {
  return {
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    file: where.file ?? '',
    url: where.url ?? null,
    logLevel: 'silent',
    botThreads: 1,
    web: null,
    rates: NO_RATES,
    ...over,
  };
}

const open = new Set<RunningServer>();
/** A test that failed half-way leaves a server behind; it must not keep the process alive. */
after(() => {
  if (open.size > 0) setTimeout(() => process.exit(1), 500).unref();
});

export async function serve(where: Where, over: Partial<Config> = {}): Promise<RunningServer> {
  const server = await startServer(configFor(where, over));
  open.add(server);
  return {
    ...server,
    stop: async () => {
      open.delete(server);
      await server.stop();
    },
  };
}
