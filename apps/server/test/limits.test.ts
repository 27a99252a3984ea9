/** Limits that hold for whoever comes, and lock nobody else out. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import pg from 'pg';
import { CODE } from '../src/code.ts';
import { networkOf } from '../src/identity/address.ts';
import { snapshotOf } from '../src/restore.ts';
import { onBoth, onPostgres } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { choice } from './help/play.ts';
import { NO_RATES, serve } from './help/server.ts';

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

function upgrade(cookie: string): string {
  const head = [
    'GET /api/socket HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Cookie: ${cookie}`,
  ];
  const key = randomBytes(16).toString('base64');
  return [...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n');
}

/** A line of bytes that has said hello to the socket; nothing is read from it. */
async function deafLine(port: number, cookie: string): Promise<Socket> {
  const socket = connectTcp(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(upgrade(cookie));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** A masked frame; the mask is all zeros. */
function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), body]);
}

onBoth('limits', (fresh) => {
  test('a line that never reads is cut, whether it asks for pages or for pongs', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const client = ann.sit(id);
    const other = bob.sit(id);
    for (const one of [client, other]) await one.until(({ situation }) => situation !== null);
    for (let i = 0; i < 6; i++) {
      const asked = [client, other].find(({ situation }) => (situation?.offers.length ?? 0) > 0) ?? client;
      const { version = 0, offers = [] } = asked.situation ?? {};
      await asked.decide(
        choice(
          'x',
          i,
          offers.filter(({ refusal }) => !refusal).map(({ option }) => option),
        ),
      );
      for (const one of [client, other]) await one.until(({ situation }) => (situation?.version ?? 0) > version);
    }
    const floods: [string, Buffer][] = [
      ['pings', Buffer.concat(Array.from({ length: 400 }, () => frame(9, 'x'.repeat(125))))],
      [
        'pages',
        Buffer.concat(Array.from({ length: 20 }, () => frame(1, `{"type":"log","before":100000}${' '.repeat(4000)}`))),
      ],
    ];
    for (const [name, bytes] of floods) {
      const line = await deafLine(server.port, ann.cookie);
      line.write(frame(1, JSON.stringify({ type: 'hello', protocol: 1, table: id })));
      let sent = 0;
      let cut = false;
      line.on('close', () => {
        cut = true;
      });
      // More than any system keeps for a reader.
      for (; sent < 4000 && !cut; sent++)
        await new Promise<void>((resolve) => {
          line.once('close', () => resolve());
          line.write(bytes, (fault) => {
            cut ||= Boolean(fault);
            resolve();
          });
        });
      assert.ok(cut, `${name}: still open after ${sent}`);
      line.destroy();
    }
    await Promise.all([client.close(), other.close()]);
    await server.stop();
  });

  test('a line that was cut for being too fast and goes on is not read any more', async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, message: { burst: 100, perMinute: 1800 } } });
    const ann = await guest(() => server.port, 'Ann');
    const line = await deafLine(server.port, ann.cookie);
    let closed = false;
    const over = new Promise<void>((resolve) => line.once('close', () => resolve())).then(() => {
      closed = true;
    });
    const bytes = Buffer.concat(Array.from({ length: 8000 }, () => frame(9, 'x'.repeat(125))));
    let sent = 0;
    // More than any system keeps for a reader: who goes on reading takes all of it.
    for (; sent < 64 && !closed; sent++)
      await Promise.race([
        over,
        new Promise<void>((resolve) => {
          line.write(bytes, (fault) => {
            closed ||= Boolean(fault);
            resolve();
          });
        }),
      ]);
    assert.ok(closed, `still open after ${sent} MB`);
    await server.stop();
  });

  test('behind a proxy the address is the one the proxy saw, and IPv6 counts by /64', async () => {
    const rates = { ...NO_RATES, guest: { burst: 5, perMinute: 0.001 } };
    const server = await serve(await fresh(), { proxies: 1, rates });
    const come = async (address: string): Promise<number> =>
      (await person(() => server.port).api('POST', '/api/guest', { name: 'x' }, from(address))).status;
    const made = async (address: (i: number) => string): Promise<number> => {
      let count = 0;
      for (let i = 0; i < 12; i++) if ((await come(address(i))) === 200) count++;
      return count;
    };
    assert.equal(await made((i) => `10.0.0.${i}, 8.8.8.8`), 5);
    assert.equal(await made((i) => `2001:db8:1:2::${i}`), 5);
    assert.equal(await made((i) => `2001:db8:1:${i}::1`), 12 - 1);
    assert.equal(await come('9.9.9.9'), 200);
    await server.stop();
  });

  test('a guest more is no limit more: tables are counted by address too', async () => {
    const rates = { ...NO_RATES, create: { burst: 2, perMinute: 0.001 } };
    const server = await serve(await fresh(), { proxies: 1, rates });
    const body = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const make = async (address: string): Promise<number[]> => {
      const one = person(() => server.port);
      await one.api('POST', '/api/guest', { name: 'x' }, from(address));
      const made = [0, 1, 2].map(() => one.api('POST', '/api/tables', body, from(address)));
      return (await Promise.all(made)).map(({ status }) => status).filter((status) => status === 200);
    };
    let count = 0;
    for (let i = 0; i < 8; i++) count += (await make('8.8.8.8')).length;
    assert.equal(count, 8);
    assert.equal((await make('9.9.9.9')).length, 2);
    await server.stop();
  });

  test('who is over his own limit takes nothing from others behind the same address', async () => {
    const few = { burst: 8, perMinute: 0.001 };
    const server = await serve(await fresh(), { rates: { ...NO_RATES, request: few, connect: few } });
    const port = () => server.port;
    const [ann, bob, eve] = [await guest(port, 'Ann'), await guest(port, 'Bob'), await guest(port, 'Eve')];
    const id = await duelOf(ann, bob);
    const asked = await Promise.all(Array.from({ length: 40 }, () => eve.api('GET', '/api/tables')));
    assert.equal(asked.filter(({ status }) => status === 200).length, 8, 'her own are counted');
    const lines = Array.from({ length: 40 }, () => deafLine(server.port, eve.cookie));
    const opened = await Promise.all(lines);
    assert.equal((await ann.api('GET', `/api/tables/${id}`)).status, 200);
    const seat = ann.sit(id);
    await seat.until(({ situation }) => situation !== null);
    await seat.close();
    for (const line of opened) line.destroy();
    await server.stop();
  });

  test('whoever guesses at an account locks out himself, never its owner', async () => {
    const rates = { ...NO_RATES, signIn: { burst: 2, perMinute: 0.001 } };
    const server = await serve(await fresh(), { proxies: 1, rates });
    const ann = await guest(() => server.port, 'Ann');
    const account = { login: 'ann', password: 'a long word' };
    assert.equal((await ann.api('POST', '/api/account', account, from('1.1.1.1'))).status, 200);
    const guesses: number[] = [];
    for (let i = 0; i < 30; i++) {
      const eve = person(() => server.port);
      if (i % 2 === 1) await eve.api('POST', '/api/guest', { name: 'Eve' }, from('8.8.8.8'));
      guesses.push(
        (await eve.api('POST', '/api/sign-in', { login: 'ann', password: `a guess, number ${i}` }, from('8.8.8.8')))
          .status,
      );
    }
    // Two without a session, and two a guest but no more than eight of all guests.
    assert.equal(guesses.filter((status) => status === 401).length, 10, `${guesses}`);
    const back = person(() => server.port);
    assert.equal((await back.api('POST', '/api/sign-in', account, from('1.1.1.1'))).status, 200);
    await server.stop();
  });

  test('an account begins with a session of its own: a planted one is worth nothing', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const planted = person(port, ann.cookie);
    const line = ann.sit(id, { cookie: planted.cookie });
    await line.until(({ situation }) => situation?.seat === 0);
    const cut = line.until(({ situation }) => situation?.seat === null);
    assert.equal((await ann.api('POST', '/api/account', { login: 'ann', password: 'a long word' })).status, 200);
    assert.notEqual(ann.cookie, planted.cookie);
    assert.equal((await planted.api('GET', '/api/me')).body.user, null);
    assert.equal((await ann.api('GET', '/api/me')).body.user.login, 'ann');
    await cut;
    await line.close();
    await server.stop();
  });

  test('a snapshot that is not of the row it stands for is not believed', async () => {
    const where = await fresh();
    let server = await serve(where);
    const [ann, bob] = [await guest(() => server.port, 'Ann'), await guest(() => server.port, 'Bob')];
    const id = await duelOf(ann, bob);
    const live = await server.house.hub.lives.get(id);
    assert.ok(live?.table);
    const early = snapshotOf(live.table);
    const [who] = live.row.asked;
    const client = [ann, bob][who].sit(id);
    await client.until(({ situation }) => (situation?.offers.length ?? 0) > 0);
    const { version = 0, offers = [] } = client.situation ?? {};
    const [open] = offers.filter(({ refusal }) => !refusal);
    await client.decide(open.option, who);
    await client.until(({ situation }) => (situation?.version ?? 0) > version);
    const { view } = client.situation ?? {};
    await client.close();
    await server.stop();
    server = await serve(where);
    await server.house.store.putSnapshot(id, 1, CODE, early);
    const again = [ann, bob][who].sit(id, { url: () => `ws://127.0.0.1:${server.port}` });
    await again.until(({ situation, goodbye }) => situation !== null || goodbye !== null);
    assert.equal(again.goodbye, null);
    assert.deepEqual(again.situation?.view, view);
    await again.close();
    await server.stop();
  });
});

describe('stopping on PostgreSQL', () =>
  onPostgres((fresh) => {
    test('an upgrade that ends late does not hold up the end', async () => {
      const { url = '' } = await fresh();
      const server = await serve({ url });
      const ann = await guest(() => server.port, 'Ann');
      const db = new pg.Client({ connectionString: url });
      await db.connect();
      await db.query('BEGIN; LOCK TABLE sessions');
      const line = connectTcp(server.port, '127.0.0.1');
      line.on('error', () => {});
      line.write(upgrade(ann.cookie));
      const waits = async (): Promise<boolean> =>
        (await db.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)).rows.length > 0;
      while (!(await waits())) await new Promise((resolve) => setImmediate(resolve));
      const stopped = server.stop();
      await db.query('COMMIT');
      await stopped;
      line.destroy();
      await db.end();
    });
  }));

test('networks: IPv4 by address, also inside IPv6, and IPv6 by /64', () => {
  assert.equal(networkOf('1.2.3.4'), '1.2.3.4');
  assert.equal(networkOf('::ffff:1.2.3.4'), '1.2.3.4');
  assert.equal(networkOf('2001:DB8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::1'));
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
  assert.equal(networkOf('::1'), networkOf('0:0:0:0:0:0:0:2'));
  assert.equal(networkOf('1::'), networkOf('1:0:0:0:5::'));
  assert.equal(networkOf('not an address'), 'unknown');
});
