/** The full count: `node apps/server/test/faults/run.ts --games 40 [--on sqlite|postgres|two] [--seed words]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../help/postgres.ts';
import { type Counts, runFaults } from './faults.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    on: { type: 'string', default: 'all' },
    seed: { type: 'string', default: 'soak' },
    together: { type: 'string', default: '4' },
  },
});
const faults = { games: Number(values.games), together: Number(values.together), cutEvery: 8, killEvery: 60 };
const WAYS = { sqlite: 1, postgres: 1, two: 2 } as const;

async function on(way: keyof typeof WAYS): Promise<Counts> {
  const seed = `${values.seed} ${way}`;
  const processes = WAYS[way];
  if (way === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'pony-faults-'));
    try {
      return await runFaults({ file: join(folder, 'pony.sqlite') }, { ...faults, seed, processes });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const postgres = await startPostgres();
  try {
    return await runFaults({ url: await postgres.database() }, { ...faults, seed, processes });
  } finally {
    await postgres.stop();
  }
}

const all: Record<string, Counts & { seconds: number }> = {};
for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  if (values.on !== 'all' && values.on !== way) continue;
  const began = performance.now();
  const counts = await on(way);
  all[way] = { ...counts, seconds: Math.round((performance.now() - began) / 1000) };
  process.stderr.write(`${way}: ${JSON.stringify(all[way])}\n`);
}
const sum = (what: keyof Counts): number => Object.values(all).reduce((total, counts) => total + counts[what], 0);
const total = { games: sum('games'), decisions: sum('decisions'), cuts: sum('cuts'), kills: sum('kills') };
process.stdout.write(`${JSON.stringify({ ...total, ...all }, null, 2)}\n`);
