/**
 * Games go on while a stranger does his worst: `node apps/server/test/harm/run.ts --on sqlite|postgres [--games 4]`. Says how many decisions were
 * lost, doubled or kept from their players, and how long the slowest took.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRecord } from '@pony/engine';
import { LIMITS } from '../../src/limits.ts';
import type { Where } from '../help/databases.ts';
import { duelOf, guest, type Person, person } from '../help/people.ts';
import { playOn } from '../help/play.ts';
import { startPostgres } from '../help/postgres.ts';
import { serverProcess } from '../help/process.ts';

const { values } = parseArgs({
  options: { on: { type: 'string', default: 'sqlite' }, games: { type: 'string', default: '4' } },
});

type Harm = (eve: Person, port: () => number, table: string) => Promise<() => Promise<void>>;

/** What a stranger does; each gives how it is ended. */
const HARMS: Record<string, Harm> = {
  lockOut: async (_eve, port, table) => {
    const crowd = Array.from({ length: LIMITS.onlookers }, () => person(port).sit(table));
    await Promise.all(crowd.map((one) => one.until(({ situation }) => situation !== null)));
    return async () => void (await Promise.all(crowd.map((one) => one.close())));
  },
  poisonedKeys: async (eve, port, table) => {
    for (let i = 0; i < 50; i++) {
      const line = eve.sit(table, { url: () => `ws://127.0.0.1:${port()}` });
      await line.until(({ situation }) => situation !== null);
      void line.ask({ type: 'chat', text: 'x' }, `k\ud800${i}`);
      await line.until(({ goodbye }) => goodbye !== null);
      await line.close();
    }
    return async () => {};
  },
  starvation: async (eve) => {
    for (let i = 0; i < 10; i++) {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'ranger' }];
      const { body } = await eve.api('POST', '/api/tables', { game: 'war', seats, timeOut: 'bot' });
      await eve.api('POST', `/api/tables/${body.table.id}/leave`);
    }
    return async () => {};
  },
  slowReaders: async (eve, port) => {
    const lines: Socket[] = Array.from({ length: 20 }, () => deaf(port(), eve.cookie));
    return async () => {
      for (const line of lines) line.destroy();
    };
  },
};

/** A line that pings as long as it is let, and reads nothing. */
function deaf(port: number, cookie: string): Socket {
  const socket = connectTcp(port, '127.0.0.1');
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'x')]);
  const pings = Buffer.concat(Array.from({ length: 100 }, () => ping));
  const more = (): void => void (socket.writable && socket.write(pings, (fault) => !fault && setImmediate(more)));
  const head = [
    'GET /api/socket HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Cookie: ${cookie}`,
  ];
  const key = randomBytes(16).toString('base64');
  socket.on('error', () => {});
  socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
  socket.once('data', () => {
    socket.pause();
    more();
  });
  return socket;
}

async function underHarm(where: Where, harm: Harm, games: number) {
  const server = await serverProcess(where);
  const port = (): number => server.port;
  const figures = { games: 0, decisions: 0, lost: 0, doubled: 0, lockedOut: 0, worstMs: 0 };
  try {
    const eve = await guest(port, 'Eve');
    for (let i = 0; i < games; i++) {
      const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
      const id = await duelOf(people[0], people[1]);
      const end = await harm(eve, port, id);
      const clients = people.map((one, seat) => one.sit(id, { name: `p${seat}` }));
      await Promise.all(
        clients.map((one) => one.until(({ situation, goodbye }) => situation !== null || goodbye !== null)),
      );
      figures.lockedOut += clients.filter(({ goodbye }) => goodbye !== null).length;
      for (const client of clients) {
        const { decide } = client;
        client.decide = async (option, seat) => {
          const began = performance.now();
          const answer = await decide(option, seat);
          figures.worstMs = Math.max(figures.worstMs, Math.round(performance.now() - began));
          return answer;
        };
      }
      const taken = await Promise.all(clients.map((client) => playOn(client, `harm ${i}`)));
      const { lines } = parseRecord((await people[0].api('GET', `/api/tables/${id}/record`)).body);
      figures.games++;
      figures.decisions += lines.length;
      figures.lost += Math.max(0, taken[0] + taken[1] - lines.length);
      figures.doubled += Math.max(0, lines.length - taken[0] - taken[1]);
      await end();
      await Promise.all(clients.map((one) => one.close()));
    }
  } finally {
    await server.stop();
  }
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'pony-harm-'));
const postgres = values.on === 'postgres' ? await startPostgres() : null;
const all: Record<string, Awaited<ReturnType<typeof underHarm>>> = {};
try {
  for (const [name, harm] of Object.entries(HARMS)) {
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
};
process.stdout.write(`${JSON.stringify({ ...total, ...all }, null, 2)}\n`);
