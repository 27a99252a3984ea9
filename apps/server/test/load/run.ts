/**
 * `pony load`, or `node apps/server/test/load/run.ts --tables 1000 --seconds 30`: starts servers of its own and plays so many games at them at once, or
 * lets as many tables stand idle, or only writes (--writes). DATABASE_URL set: on that PostgreSQL; --on postgres: on a new one; else on a new SQLite file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../help/postgres.ts';
import { idling } from './idle.ts';
import { playing } from './play.ts';
import { writing } from './writes.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'duel' },
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    every: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '1' },
    on: { type: 'string', default: 'sqlite' },
    idle: { type: 'string' },
    decisions: { type: 'string', default: '400' },
    packed: { type: 'boolean', default: false },
    writes: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'pony-load-'));
const own = values.on === 'postgres' && !process.env.DATABASE_URL ? await startPostgres() : null;
const url = process.env.DATABASE_URL ?? (await own?.database());
const where = url ? { url } : { file: join(folder, 'pony.sqlite') };
const { game } = values;
try {
  const processes = Number(values.processes);
  const seconds = Number(values.seconds);
  const summary = values.writes
    ? await writing(where, { processes, seconds })
    : values.idle
      ? await idling(where, {
          game,
          tables: Number(values.idle),
          decisions: Number(values.decisions),
          program: values.packed ? 'package' : 'sources',
        })
      : await playing(where, {
          game,
          tables: Number(values.tables),
          seconds,
          everyMs: Number(values.every),
          processes,
        });
  process.stdout.write(`${JSON.stringify({ on: url ? 'postgres' : 'sqlite', ...summary }, null, 2)}\n`);
} finally {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
}
