/**
 * Games go on while a stranger does his worst, or the machine: `node apps/server/test/harm/run.ts --on sqlite|postgres [--games 4] [--only NAME]`. Says how
 * many decisions were lost, doubled or kept from their players, and how long the slowest took.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRecord } from '@pony/engine';
import type { Where } from '../help/databases.ts';
import { duelOf, guest } from '../help/people.ts';
import { playOn } from '../help/play.ts';
import { startPostgres } from '../help/postgres.ts';
import { type ServerProcess, serverProcess } from '../help/process.ts';
import { HARMS } from './harms.ts';
import type { Harm } from './scene.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite' },
    games: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const HOUSE = join(import.meta.dirname, 'house.ts');

async function underHarm(where: Where, harm: Harm, games: number) {
  // Everybody has one address here, so limits are wider than a server's own. A table that nobody looks at leaves the memory at the next sweep, and
  // is played again when somebody comes.
  const server = await serverProcess(where, { IDLE_SECONDS: '1', RATE_FACTOR: '10', TRUST_PROXY: '1' }, HOUSE);
  const port = (): number => server.port;
  const figures = {
    games: 0,
    decisions: 0,
    lost: 0,
    doubled: 0,
    lockedOut: 0,
    outages: 0,
    worstMs: 0,
    longestTurnMs: 0,
  };
  let outage = false;
  try {
    const eve = await guest(port, 'Eve');
    const scene = {
      where,
      server,
      port,
      eve,
      outage(on: boolean) {
        outage = on;
        if (on) figures.outages++;
      },
    };
    await harm.prepare?.(scene);
    for (let i = 0; i < games; i++) {
      const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
      const id = await duelOf(people[0], people[1], harm.over);
      const end = await harm.begin({ ...scene, table: id });
      const clients = people.map((one, seat) => one.sit(id, { name: `p${seat}` }));
      await Promise.all(
        clients.map((one) => one.until(({ situation, goodbye }) => situation !== null || goodbye !== null)),
      );
      figures.lockedOut += clients.filter(({ goodbye }) => goodbye !== null).length;
      for (const client of clients) {
        const { decide } = client;
        client.decide = async (option, seat) => {
          const began = performance.now();
          const { outages } = figures;
          const could = !outage;
          const answer = await decide(option, seat);
          if (could && figures.outages === outages)
            figures.worstMs = Math.max(figures.worstMs, Math.round(performance.now() - began));
          return answer;
        };
      }
      await longestTurn(server);
      const taken = await Promise.all(clients.map((client) => playOn(client, `harm ${i}`)));
      figures.longestTurnMs = Math.max(figures.longestTurnMs, await longestTurn(server));
      await end();
      const { lines } = parseRecord((await people[0].api('GET', `/api/tables/${id}/record`)).body);
      figures.games++;
      figures.decisions += lines.length;
      figures.lost += Math.max(0, taken[0] + taken[1] - lines.length);
      figures.doubled += Math.max(0, lines.length - taken[0] - taken[1]);
      await Promise.all(clients.map((one) => one.close()));
    }
  } catch (error) {
    process.stderr.write(server.said());
    throw error;
  } finally {
    await server.stop();
  }
  return figures;
}

/** The longest the server thought about one thing since it was last asked. */
async function longestTurn(server: ServerProcess): Promise<number> {
  const answer = server.answer();
  server.tell({ longest: true });
  return ((await answer) as { longest: number }).longest;
}

const folder = mkdtempSync(join(tmpdir(), 'pony-harm-'));
const postgres = values.on === 'postgres' ? await startPostgres() : null;
const all: Record<string, Awaited<ReturnType<typeof underHarm>>> = {};
try {
  for (const [name, harm] of Object.entries(HARMS)) {
    if (values.only !== undefined && values.only !== name) continue;
    const where = postgres ? { url: await postgres.database() } : { file: join(folder, name, 'pony.sqlite') };
    all[name] = await underHarm(where, harm, Number(values.games));
    process.stderr.write(`${name}: ${JSON.stringify(all[name])}\n`);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
const sum = (what: 'games' | 'decisions' | 'lost' | 'doubled' | 'lockedOut'): number =>
  Object.values(all).reduce((total, figures) => total + figures[what], 0);
const total = {
  games: sum('games'),
  decisions: sum('decisions'),
  lost: sum('lost'),
  doubled: sum('doubled'),
  lockedOut: sum('lockedOut'),
  worstMs: Math.max(...Object.values(all).map(({ worstMs }) => worstMs)),
  longestTurnMs: Math.max(...Object.values(all).map(({ longestTurnMs }) => longestTurnMs)),
};
process.stdout.write(`${JSON.stringify({ ...total, ...all }, null, 2)}\n`);
