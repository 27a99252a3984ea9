/**
 * Many tables in the middle of a game that two people look at and nobody plays at. One game is played; the others are copies of it in the
 * database, from its last entry on: nothing before that is ever read when a table is loaded.
 */
import { PROTOCOL } from '@pony/protocol';
import { WebSocket } from 'ws';
import { connect } from '../../src/client.ts';
import { COOKIE, newGuest } from '../../src/identity/sessions.ts';
import { newId } from '../../src/ids.ts';
import { openStore } from '../../src/store/index.ts';
import type { Where } from '../help/databases.ts';
import { sql } from '../help/sql.ts';
import { type House, openHouse, type Program, quantile, tenth, wait } from './house.ts';
import { from, type Game, move, PER_PAIR, pair } from './play.ts';

/** Tables at which somebody decides something when all are asleep. */
const WOKEN = 200;
const AT_ONCE = 20;
/** Of one transaction; a copied table takes sixteen. */
const STATEMENTS = 1600;
const PATIENCE_MS = 300_000;

export interface Idle {
  readonly game: string;
  readonly tables: number;
  readonly decisions: number;
  readonly program: Program;
}

interface Copy {
  readonly id: string;
  readonly pair: number;
  readonly cookies: readonly string[];
}

export async function idling(where: Where, idle: Idle): Promise<object> {
  const played = await playOne(where, idle);
  const copies = await copy(where, played, idle.tables);
  // As in a container of 1 GB.
  const house = await openHouse(where, 1, { NODE_OPTIONS: '--max-old-space-size=512' }, idle.program);
  try {
    const empty = (await house.figures()).get('pony_heap_bytes') ?? 0;
    const began = performance.now();
    const sockets: WebSocket[] = [];
    const games: Game[] = [];
    for (let i = 0; i < copies.length; i += AT_ONCE) {
      const some = copies.slice(i, i + AT_ONCE);
      if (games.length < WOKEN) games.push(...(await Promise.all(some.map((one) => sitDown(house, one)))));
      else sockets.push(...(await Promise.all(some.flatMap((one) => one.cookies.map((_, s) => watch(house, one, s))))));
    }
    const opened = performance.now() - began;
    const asleep = await untilAsleep(house, idle.tables);
    const at = await house.figures();
    const answered: number[] = [];
    for (const game of games) {
      const moved = await move(game);
      if (moved) answered.push(moved.answeredMs);
    }
    await Promise.all(games.flatMap(({ clients }) => clients.map((client) => client.close())));
    for (const socket of sockets) socket.terminate();
    return {
      ...idle,
      startMs: house.openedMs,
      sockets: idle.tables * 2,
      asleep,
      openedPerSecond: tenth(idle.tables / (opened / 1000)),
      heapPerIdleTableKB: tenth(((at.get('pony_heap_bytes') ?? 0) - empty) / idle.tables / 1024),
      residentMB: Math.round((at.get('pony_memory_bytes') ?? 0) / 1048576),
      peakMB: house.peakMB(),
      woken: answered.length,
      wakeP50ms: quantile(answered, 0.5),
      wakeP99ms: quantile(answered, 0.99),
    };
  } finally {
    await house.stop();
  }
}

async function playOne(where: Where, { game, decisions, program }: Idle): Promise<string> {
  const house = await openHouse(where, 1, {}, program);
  const [one] = await pair(house, game, 0, 1);
  for (let i = 0; i < decisions; i++) if (!(await move(one))) throw new Error(`the game was over after ${i} decisions`);
  const id = one.clients[0].table?.id ?? '';
  await Promise.all(one.clients.map((client) => client.close()));
  await house.stop();
  return id;
}

async function copy(where: Where, played: string, tables: number): Promise<Copy[]> {
  const store = await openStore({ ...where, process: newId() });
  const copies: Copy[] = [];
  const words: string[] = [];
  const again = (table: string, id: string, changes: string, only = ''): void => {
    const key = table === 'tables' ? 'id' : 'table_id';
    words.push(
      `CREATE TEMP TABLE one AS SELECT * FROM ${table} WHERE ${key} = '${played}' ${only}`,
      `UPDATE one SET ${key} = '${id}'${changes}`,
      `INSERT INTO ${table} SELECT * FROM one`,
      'DROP TABLE one',
    );
  };
  for (let n = 1; copies.length < tables; n++) {
    const people = await Promise.all(['Ann', 'Bob'].map((name) => newGuest(store, `${name} ${n}`)));
    const [ann, bob] = people.map(({ user }) => user.id);
    const cookies = people.map(({ token }) => `${COOKIE}=${token}`);
    for (let i = 0; i < PER_PAIR && copies.length < tables; i++) {
      const id = newId();
      again('tables', id, `, owner = '${ann}'`);
      again('seats', id, `, user_id = CASE seat WHEN 0 THEN '${ann}' ELSE '${bob}' END`);
      again('log', id, '', `AND seq = (SELECT seq FROM tables WHERE id = '${played}')`);
      again('snapshots', id, '');
      copies.push({ id, pair: n, cookies });
    }
  }
  await store.close();
  // PostgreSQL keeps a lock for every table of a transaction, also for those that are gone.
  for (let i = 0; i < words.length; i += STATEMENTS)
    await sql(where, `BEGIN; ${words.slice(i, i + STATEMENTS).join(';\n')}; COMMIT`);
  return copies;
}

async function sitDown(house: House, { id, pair: n, cookies }: Copy): Promise<Game> {
  const url = () => `ws://127.0.0.1:${house.port(0)}`;
  const clients = cookies.map((cookie) => connect({ url, table: id, cookie, headers: from(n) }));
  await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
  return { clients, moving: false };
}

/** A line that says hello, hears everything once and is silent from then on. */
function watch(house: House, { id, pair: n, cookies }: Copy, seat: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${house.port(0)}/api/socket`, {
    perMessageDeflate: false,
    headers: { cookie: cookies[seat], ...from(n) },
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: id })));
    socket.on('message', (data) => String(data).startsWith('{"type":"full"') && resolve(socket));
    socket.once('close', (_code, why) => reject(new Error(`a line was closed: ${why}`)));
    socket.once('error', reject);
  });
}

async function untilAsleep(house: House, tables: number): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  let asleep = 0;
  while (asleep < tables && performance.now() < until) {
    await wait(5000);
    asleep = (await house.figures()).get('pony_tables_asleep') ?? 0;
  }
  return asleep;
}
