/** Games of two clients each, at a decision every so often. */
import { below, rngOf, seedOf } from '@pony/engine';
import { connect, type PonyClient } from '../../src/client.ts';
import { pledgeOf } from '../../src/fair.ts';
import { newSeed } from '../../src/ids.ts';
import type { Where } from '../help/databases.ts';
import { grown, type House, openHouse, quantile, share, tenth, wait } from './house.ts';

/** Tables of one pair of people; a person may not own more than a few. */
export const PER_PAIR = 15;

export interface Game {
  readonly clients: readonly PonyClient[];
  /** The last decision has not been answered yet. */
  moving: boolean;
}

/** Every pair comes from an address of its own. */
export const from = (pair: number): Record<string, string> => ({
  'x-forwarded-for': `10.${pair >> 16}.${(pair >> 8) & 255}.${pair & 255}`,
});

async function api(port: number, pair: number, cookie: string, path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'x-pony': '1', 'content-type': 'application/json', cookie, ...from(pair) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.get('set-cookie')?.split(';')[0];
  return { cookie: set ?? cookie, body: (await response.json()) as Record<string, unknown> };
}

/** Tables of a new pair; with several processes the two sit at different ones. */
export async function pair(house: House, game: string, n: number, count: number): Promise<Game[]> {
  const ports = [house.port(n), house.port(n + 1)];
  const names = ['Ann', 'Bob'];
  const people = await Promise.all(
    names.map((name, seat) => api(ports[seat], n, '', '/api/guest', { name: `${name} ${n}` })),
  );
  const games: Game[] = [];
  for (let i = 0; i < count; i++) {
    const shares = [newSeed(), newSeed()];
    const [mine, other] = shares.map(pledgeOf);
    const seats = [{ kind: 'me', pledge: mine }, { kind: 'open' }];
    const made = await api(ports[0], n, people[0].cookie, '/api/tables', { game, seats });
    const { id } = made.body.table as { id: string };
    await api(ports[1], n, people[1].cookie, `/api/tables/${id}/join`, { pledge: other });
    for (const one of shares) await api(ports[0], n, '', `/api/tables/${id}/shares`, { share: one });
    const clients = people.map(({ cookie }, seat) =>
      connect({
        url: () => `ws://127.0.0.1:${ports[seat]}`,
        table: id,
        cookie,
        name: `s${seat}`,
        headers: from(n),
      }),
    );
    games.push({ clients, moving: false });
  }
  await Promise.all(
    games.flatMap(({ clients }) => clients.map((client) => client.until(({ situation }) => situation !== null))),
  );
  return games;
}

/** The clients of every run choose alike. */
const choices = rngOf(seedOf('load'));

export interface Moved {
  readonly answeredMs: number;
  /** Until the other player saw it. */
  readonly toldMs: number;
}

/** A decision of whoever is asked; null when nobody is. */
export async function move(game: Game): Promise<Moved | null> {
  const { clients } = game;
  const asked = clients.find(({ situation }) => (situation?.offers.length ?? 0) > 0);
  if (game.moving || !asked?.situation) return null;
  const { version, offers, seat } = asked.situation;
  const open = offers.filter(({ refusal }) => !refusal);
  const began = performance.now();
  game.moving = true;
  await asked.decide(open[below(choices, open.length)].option, seat ?? 0);
  const answeredMs = performance.now() - began;
  await Promise.all(clients.map((one) => one.until(({ situation }) => (situation?.version ?? 0) > version)));
  game.moving = false;
  return { answeredMs, toldMs: performance.now() - began };
}

export interface Load {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  readonly everyMs: number;
  readonly processes: number;
}

export async function playing(where: Where, load: Load): Promise<object> {
  const { tables, seconds, everyMs } = load;
  const house = await openHouse(where, load.processes, { IDLE_SECONDS: '600' });
  const games: Game[] = [];
  const moves: Moved[] = [];
  let late = 0;
  let over = 0;
  try {
    const heap = async (): Promise<number> => (await house.figures()).get('pony_heap_bytes') ?? 0;
    const empty = await heap();
    for (let n = 0; games.length < tables; n++)
      games.push(...(await pair(house, load.game, n, Math.min(PER_PAIR, tables - games.length))));
    const ready = await heap();
    const tick = async (game: Game): Promise<void> => {
      const moved = await move(game);
      if (moved) moves.push(moved);
      else if (game.clients[0].situation?.outcome) over++;
      else late++;
    };
    const timers: NodeJS.Timeout[] = [];
    games.forEach((game, i) => {
      timers.push(setTimeout(() => timers.push(setInterval(() => void tick(game), everyMs)), (i / tables) * everyMs));
    });
    await wait(2000);
    const before = await house.figures();
    moves.length = 0;
    late = 0;
    await wait(seconds * 1000);
    const after = await house.figures();
    for (const timer of timers) clearTimeout(timer);
    const answered = moves.map(({ answeredMs }) => answeredMs);
    const told = moves.map(({ toldMs }) => toldMs);
    const patches = games.flatMap(({ clients }) => clients.flatMap((client) => client.patches));
    await Promise.all(games.flatMap(({ clients }) => clients.map((client) => client.close())));
    await wait(1000);
    const idle = await heap();
    const decisions = grown(before, after, 'pony_decision_ms_count');
    return {
      ...load,
      sockets: tables * 2,
      decisions,
      perSecond: Math.round(decisions / seconds),
      serverP50ms: share(before, after, 0.5),
      serverP99ms: share(before, after, 0.99),
      clientP50ms: quantile(answered, 0.5),
      clientP99ms: quantile(answered, 0.99),
      toldP50ms: quantile(told, 0.5),
      toldP99ms: quantile(told, 0.99),
      patchMedianBytes: quantile(patches, 0.5),
      heapPerConnectedTableKB: tenth((ready - empty) / tables / 1024),
      heapPerIdleTableKB: tenth((idle - empty) / tables / 1024),
      residentMB: Math.round((after.get('pony_memory_bytes') ?? 0) / 1048576),
      serverCpuMsPerDecision: Math.round((grown(before, after, 'pony_cpu_seconds') / decisions) * 1e6) / 1e3,
      notAskedInTime: late,
      ticksAfterTheEnd: over,
    };
  } finally {
    await house.stop();
  }
}
