/**
 * `pony load`, or `node apps/server/src/load.ts --tables 1000 --seconds 30`: starts a server of its own and plays so many
 * games at it at once, a decision a second each. DATABASE_URL set: on that PostgreSQL, else on a new SQLite file.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, rngOf, seedOf } from '@pony/engine';
import { connect, type PonyClient } from './client.ts';
import { pledgeOf } from './fair.ts';
import { newSeed } from './ids.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    game: { type: 'string', default: 'duel' },
  },
});
const TABLES = Number(values.tables);
const SECONDS = Number(values.seconds);
/** Tables of one pair of people; a person may not own more than a few. */
const PER_PAIR = 15;
const TOKEN = newSeed();
let port = 0;
const base = (): string => `http://127.0.0.1:${port}`;

interface Game {
  readonly clients: readonly PonyClient[];
  /** The last decision has not been answered yet. */
  moving: boolean;
}

async function startServer(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--expose-gc', join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_FACTOR: '100000',
      IDLE_SECONDS: '600',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      port = Number(/open at http:\/\/localhost:(\d+)/.exec(String(data))?.[1] ?? port);
      if (port > 0) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return child;
}

async function api(
  cookie: string,
  path: string,
  body: object,
): Promise<{ cookie: string; body: Record<string, unknown> }> {
  const response = await fetch(base() + path, {
    method: 'POST',
    headers: { 'x-pony': '1', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.get('set-cookie')?.split(';')[0];
  return { cookie: set ?? cookie, body: (await response.json()) as Record<string, unknown> };
}

async function pair(n: number, count: number): Promise<Game[]> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => api('', '/api/guest', { name: `${name} ${n}` })));
  const games: Game[] = [];
  for (let i = 0; i < count; i++) {
    const shares = [newSeed(), newSeed()];
    const [mine, other] = shares.map(pledgeOf);
    const seats = [{ kind: 'me', pledge: mine }, { kind: 'open' }];
    const made = await api(ann.cookie, '/api/tables', { game: values.game, seats });
    const { id } = made.body.table as { id: string };
    await api(bob.cookie, `/api/tables/${id}/join`, { pledge: other });
    for (const share of shares) await api('', `/api/tables/${id}/shares`, { share });
    const clients = [ann, bob].map(({ cookie }, seat) =>
      connect({ url: () => `ws://127.0.0.1:${port}`, table: id, cookie, name: `s${seat}` }),
    );
    games.push({ clients, moving: false });
  }
  await Promise.all(
    games.flatMap(({ clients }) => clients.map((client) => client.until(({ situation }) => situation !== null))),
  );
  return games;
}

async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`${base()}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

/** Upper end, in milliseconds, of the bucket in which the share of all that came between two readings is reached. */
function share(before: Map<string, number>, after: Map<string, number>, part: number): number {
  const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const all = grown('pony_decision_ms_count');
  for (const name of after.keys()) {
    const le = /^pony_decision_ms_bucket\{le="([\d.]+)"\}$/.exec(name)?.[1];
    if (le && grown(name) >= all * part) return Number(le);
  }
  return 99_999;
}

const games: Game[] = [];
const latencies: number[] = [];
/** The clients of every run choose alike. */
const choices = rngOf(seedOf('load'));
let over = 0;
let late = 0;

async function move(game: Game): Promise<void> {
  const { clients } = game;
  const asked = clients.find(({ situation }) => (situation?.offers.length ?? 0) > 0);
  if (game.moving || !asked?.situation) {
    if (clients[0].situation?.outcome) over++;
    else late++;
    return;
  }
  const open = asked.situation.offers.filter(({ refusal }) => !refusal);
  const began = performance.now();
  game.moving = true;
  await asked.decide(open[below(choices, open.length)].option, asked.situation.seat ?? 0);
  game.moving = false;
  latencies.push(performance.now() - began);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), 'pony-load-'));
const server = await startServer(folder);
try {
  const empty = (await metrics()).get('pony_heap_bytes') ?? 0;
  for (let n = 0; games.length < TABLES; n++) games.push(...(await pair(n, Math.min(PER_PAIR, TABLES - games.length))));
  const ready = await metrics();
  const timers = games.map((game, i) => {
    let timer: NodeJS.Timeout;
    const first = setTimeout(
      () => {
        timer = setInterval(() => void move(game), 1000);
      },
      (i / TABLES) * 1000,
    );
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  });
  await wait(2000);
  const before = await metrics();
  latencies.length = 0;
  await wait(SECONDS * 1000);
  const after = await metrics();
  for (const stop of timers) stop();
  latencies.sort((a, b) => a - b);
  const patches = games.flatMap(({ clients }) => clients.flatMap((client) => client.patches)).sort((a, b) => a - b);
  await Promise.all(games.flatMap(({ clients }) => clients.map((client) => client.close())));
  await wait(1000);
  const idle = await metrics();
  const decisions = (after.get('pony_decision_ms_count') ?? 0) - (before.get('pony_decision_ms_count') ?? 0);
  const kb = (bytes: number): number => Math.round(bytes / TABLES / 102.4) / 10;
  const summary = {
    tables: TABLES,
    sockets: TABLES * 2,
    seconds: SECONDS,
    decisions,
    perSecond: Math.round(decisions / SECONDS),
    serverP50ms: share(before, after, 0.5),
    serverP99ms: share(before, after, 0.99),
    clientP50ms: Math.round(latencies[latencies.length >> 1] * 10) / 10,
    clientP99ms: Math.round(latencies[Math.floor(latencies.length * 0.99)] * 10) / 10,
    patchMedianBytes: patches[patches.length >> 1],
    heapPerConnectedTableKB: kb((ready.get('pony_heap_bytes') ?? 0) - empty),
    heapPerIdleTableKB: kb((idle.get('pony_heap_bytes') ?? 0) - empty),
    residentMB: Math.round((after.get('pony_memory_bytes') ?? 0) / 1048576),
    serverCpuMsPerDecision:
      Math.round((((after.get('pony_cpu_seconds') ?? 0) - (before.get('pony_cpu_seconds') ?? 0)) / decisions) * 1e6) /
      1e3,
    notAskedInTime: late,
    ticksAfterTheEnd: over,
  };
  process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
