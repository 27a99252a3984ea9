/** Small things a stranger would try. */
import assert from 'node:assert/strict';
import { connect as connectTcp } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import pg from 'pg';
import { isPublic } from '../src/notices/outbound.ts';
import { LOBBY, MINE } from '../src/store/tables.ts';
import { onBoth, onSqlite } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { open, seat, table } from './help/rows.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

/** Whoever becomes a guest meets a disk that takes no more. */
const FULL = {
  sqlite: `CREATE TRIGGER full_disk BEFORE INSERT ON users BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  postgres: `CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER full_disk BEFORE INSERT ON users EXECUTE FUNCTION full_disk()`,
};

/** Nobody else can write to the database until it is let go. */
async function heldUp({ url, file }: { url?: string; file?: string }): Promise<() => Promise<void>> {
  if (url) {
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    await db.query('BEGIN; LOCK TABLE service_clock');
    return () => db.end();
  }
  const db = new DatabaseSync(file ?? '');
  db.exec('PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE');
  return async () => db.close();
}

async function spoil({ url, file }: { url?: string; file?: string }, sql: string): Promise<void> {
  if (url) {
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    await db.query(sql);
    return db.end();
  }
  const db = new DatabaseSync(file ?? '');
  db.exec(`PRAGMA busy_timeout = 10000; ${sql}`);
  db.close();
}

onBoth('careful', (fresh) => {
  test('/healthz says so when nothing can be written, and does not wait for ever', async () => {
    const where = await fresh();
    const server = await serve(where, { healthMs: 2000 });
    const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}/healthz`)).status;
    while ((await health()) !== 200);
    const letGo = await heldUp(where);
    while ((await health()) !== 503);
    await letGo();
    while ((await health()) !== 200);
    await server.stop();
  });

  test('a request that meets a full disk is told to come again, and the next one is served', async () => {
    const where = await fresh();
    const server = await serve(where);
    const ann = await guest(() => server.port, 'Ann');
    await sql(where, where.url ? FULL.postgres : FULL.sqlite);
    const { status, body } = await person(() => server.port).api('POST', '/api/guest', { name: 'Bob' });
    assert.deepEqual([status, body.error], [503, 'busy']);
    assert.equal((await ann.api('GET', '/api/me')).status, 200, 'what only reads goes on');
    await sql(where, `DROP TRIGGER full_disk${where.url ? ' ON users' : ''}`);
    assert.equal((await person(() => server.port).api('POST', '/api/guest', { name: 'Bob' })).status, 200);
    await server.stop();
  });

  test('/metrics is for who has the token', async () => {
    const server = await serve(await fresh());
    const at = `http://127.0.0.1:${server.port}/metrics`;
    assert.equal((await fetch(at)).status, 404);
    await server.stop();
  });

  test('names: something to see, nothing stacked, nothing invisible', async () => {
    const server = await serve(await fresh());
    const named = async (name: string): Promise<string | number> => {
      const { status, body } = await person(() => server.port).api('POST', '/api/guest', { name });
      return status === 200 ? body.user.name : status;
    };
    for (const bad of [
      '\u3164',
      '\u2800\u2800',
      '\u00a0',
      '...',
      'Z\u0300\u0301\u0302\u0303algo',
      'a\u202eb',
      'a\u200bb',
      '\u{1160}',
    ])
      assert.equal(await named(bad), 422, JSON.stringify(bad));
    assert.equal(await named('  Арвен   Ундоміель '), 'Арвен Ундоміель');
    assert.equal(await named('E\u0301owyn'), 'Éowyn');
    assert.equal(await named('Nguyễn 7'), 'Nguyễn 7');
    await server.stop();
  });

  test('/fairness of a table that may not be watched is for its players', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob, { watch: false });
    assert.equal((await eve.api('GET', `/api/tables/${id}/fairness`)).body.error, 'watching-off');
    assert.equal((await person(port).api('GET', `/api/tables/${id}/fairness`)).body.error, 'watching-off');
    assert.equal((await bob.api('GET', `/api/tables/${id}/fairness`)).status, 200);
    await server.stop();
  });

  test('one row that cannot be read does not spoil a list', async () => {
    const where = await fresh();
    const server = await serve(where);
    const ann = await guest(() => server.port, 'Ann');
    const { id } = (await ann.api('GET', '/api/me')).body.user;
    const mine = [seat(0, { kind: 'person', userId: id }), seat(1)];
    const { store } = server.house;
    await store.createTable(table('A'.repeat(22), { owner: id }), mine, [], Date.now());
    await spoil(where, `UPDATE tables SET options = '{'`);
    await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    for (const path of ['/api/tables', '/api/my-tables']) {
      const { status, body } = await ann.api('GET', path);
      assert.deepEqual([status, body.tables.length], [200, 1], path);
    }
    await server.stop();
  });

  test('a host that is none is refused, not stumbled over', async () => {
    const server = await serve(await fresh());
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connectTcp(server.port, '127.0.0.1', () =>
        socket.write(
          'POST /api/passkeys/sign-in/new HTTP/1.1\r\nHost: a b[\r\nx-pony: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
        ),
      );
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
    });
    assert.match(heard, /^HTTP\/1\.1 400 /);
    await server.stop();
  });

  test('who wants to be passed for tells nobody: the others hear nothing at all', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const before = (await bob.api('GET', `/api/tables/${id}`)).body;
    const heard: string[] = [];
    const a = ann.sit(id);
    const b = bob.sit(id, { hear: (text) => heard.push(text) });
    for (const one of [a, b]) await one.until(({ situation, table: info }) => situation !== null && info !== null);
    // An answer of the table to Bob comes after everything that was told before it.
    const asked = async (): Promise<void> => void (await b.ask({ type: 'claim', seat: 1 }));
    await b.until(({ presence }) => presence.some(({ seat: who, here }) => who === 0 && here));
    await asked();
    heard.length = 0;
    for (const on of [true, false, true]) {
      const steps = on ? ['muster'] : [];
      assert.equal((await a.ask({ type: 'pass-for-me', seat: 0, on, steps })).type, 'done');
    }
    await a.until(({ situation }) => situation?.seats[0].passForMe === true);
    await asked();
    assert.deepEqual(
      heard.map((text) => JSON.parse(text).type),
      ['refused'],
    );
    assert.deepEqual((await bob.api('GET', `/api/tables/${id}`)).body, before);
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });
});

onSqlite((fresh) => {
  test('lobby and history find their rows by an index', async () => {
    const { file = '' } = await fresh();
    await (await open({ file })).close();
    const db = new DatabaseSync(file);
    for (const [sql, params] of [
      [LOBBY.all, [100]],
      [LOBBY.game, [100, 'duel']],
      [MINE, ['ann', 200]],
    ] as const) {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/\$(\d+)/g, '?$1')}`).all(...params);
      const steps = plan.map(({ detail }) => String(detail));
      assert.deepEqual(
        steps.filter((step) => /^SCAN tables/.test(step)),
        [],
        steps.join('\n'),
      );
    }
    db.close();
  });
});

test('addresses that lead inside by way of another kind are closed', () => {
  for (const address of ['64:ff9b:1::7f00:1', 'fec0::1', 'feff::1', '::ffff:0:7f00:1', '::ffff:0:1.2.3.4'])
    assert.equal(isPublic(address), false, address);
  for (const address of ['2606:4700::1', '93.184.216.34']) assert.equal(isPublic(address), true, address);
});
