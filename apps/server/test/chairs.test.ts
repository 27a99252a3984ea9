/** Chairs at tables that wait: kept by their people, freed by the maker, and not all taken by one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from '@pony/protocol';
import { LIMITS } from '../src/limits.ts';
import { onBoth } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const info = async (who: Person, id: string): Promise<TableInfo> => (await who.api('GET', `/api/tables/${id}`)).body;
const LIVE = { kind: 'live', stock: 600_000, add: 0 };
const DAYS = { kind: 'move', each: 86_400_000 };

onBoth('chairs', (fresh) => {
  const three = async () => {
    const where = await fresh();
    const server = await serve(where, { openMs: 50 });
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(() => server.port, name)));
    /** The maker has said nothing of being ready: it waits. */
    const make = async (pace: object | null): Promise<string> => {
      const seats = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }];
      const options = { players: '3' };
      return (await ann.api('POST', '/api/tables', { game: 'lcg', options, pace, listed: true, seats })).body.table.id;
    };
    return { where, server, ann, bob, cid, make };
  };
  const free = (who: Person, id: string, over: object = {}) =>
    who.api('POST', `/api/tables/${id}/seats/0`, { kind: 'open', ...over });
  const ago = (ms: number): string => `UPDATE seats SET seen_on = ${Date.now() - ms} WHERE seat = 0`;

  test('the maker frees the chair of somebody who has been away: two minutes at a live table, by days the time of a move; all read why, and he may come back', async () => {
    const { where, server, ann, bob, make } = await three();
    for (const [pace, short, long] of [
      [LIVE, 100_000, 121_000],
      [DAYS, 3_600_000, 86_401_000],
      [null, 3_600_000, 86_401_000],
    ] as const) {
      const id = await make(pace);
      assert.equal((await bob.api('POST', `/api/tables/${id}/join`, { seat: 0 })).status, 200);
      assert.equal((await free(ann, id)).body.error, 'chair-kept', 'he has just been here');
      await sql(where, ago(short));
      assert.equal((await free(ann, id)).body.error, 'chair-kept');
      await sql(where, ago(long));
      const line = bob.sit(id);
      await line.until(({ table }) => table !== null);
      await line.until(({ presence }) => presence.some(({ seat, here }) => seat === 0 && here));
      assert.equal((await free(ann, id)).body.error, 'chair-kept', 'he is here');
      await line.close();
      const { store } = server.house;
      while ((await store.presence(id)).seats.length > 0) await new Promise((next) => setImmediate(next));
      await sql(where, ago(long));
      assert.equal((await free(bob, id)).body.error, 'not-your-table');
      assert.equal((await free(ann, id)).status, 200);
      const table = await info(bob, id);
      assert.deepEqual([table.seats[0].kind, table.told], ['open', { say: 'freed', seat: 0 }]);
      assert.equal((await bob.api('POST', `/api/tables/${id}/join`, { seat: 0 })).status, 200, 'he may come back');
      assert.equal((await ann.api('POST', `/api/tables/${id}/leave`)).status, 200);
    }
    await server.stop();
  });

  test('the maker puts somebody out at once; who was put out may not sit there again, by link neither, nor as another guest', async () => {
    const { server, ann, bob, cid, make } = await three();
    const id = await make(LIVE);
    await bob.api('POST', `/api/tables/${id}/join`, { seat: 0 });
    assert.equal((await free(bob, id, { putOut: true })).body.error, 'not-your-table');
    assert.equal((await free(ann, id, { putOut: true })).status, 200);
    assert.deepEqual((await info(cid, id)).told, { say: 'put-out', seat: 0 });
    assert.equal((await bob.api('POST', `/api/tables/${id}/join`, { seat: 0 })).body.error, 'put-out');
    const { token } = (await ann.api('POST', `/api/tables/${id}/seats/0`, { kind: 'link' })).body;
    assert.equal((await bob.api('POST', `/api/links/${token}`, {})).body.error, 'put-out');
    const again = await guest(() => server.port, 'Bob again');
    assert.equal((await again.api('POST', `/api/tables/${id}/join`, { seat: 2 })).body.error, 'put-out');
    const account = await cid.api('POST', '/api/account', { login: 'cidcidcid', password: 'a long password' });
    assert.equal(account.status, 200);
    assert.equal((await cid.api('POST', `/api/links/${token}`, {})).status, 200, 'an account is not its address');
    await server.stop();
  });

  test('nobody takes more waiting chairs than one can play at, and an address not many times that', async () => {
    const where = await fresh();
    const server = await serve(where, { proxies: 1 });
    const port = () => server.port;
    const makers = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(port, name)));
    const tables: string[] = [];
    for (const [i, maker] of makers.entries())
      for (let n = 0; n < 20; n++) {
        const wish = { game: 'duel', listed: true, rated: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
        const made = await maker.api('POST', '/api/tables', wish, from(`10.0.0.${i}`));
        tables.push(made.body.table.id);
      }
    // Nobody opens a share: all of them wait.
    await sql(where, `UPDATE seats SET pledge = '${'0'.repeat(64)}'`);
    const taker = async (n: number): Promise<[number, string]> => {
      const eve = await guest(port, `Eve ${n}`);
      const said = await Promise.all(
        tables.map((id) => eve.api('POST', `/api/tables/${id}/join`, { pledge: '1'.repeat(64) }, from('10.0.1.1'))),
      );
      const words = said.flatMap(({ body }) => (body.error && body.error !== 'seat-taken' ? [body.error] : []));
      return [said.filter(({ status }) => status === 200).length, [...new Set(words)].join()];
    };
    assert.deepEqual(await taker(0), [LIMITS.chairs, 'too-many-chairs']);
    const others = await Promise.all([1, 2, 3, 4, 5].map(taker));
    const all = others.reduce<number>((sum, [n]) => sum + n, LIMITS.chairs);
    assert.equal(all, LIMITS.chairs * LIMITS.peopleAtOnce);
    const dan = await guest(port, 'Dan');
    const left = tables.find((_, n) => n === tables.length - 1) ?? '';
    assert.equal((await dan.api('POST', `/api/tables/${left}/join`, {}, from('10.0.2.2'))).status, 200);
    await server.stop();
  });

  test('the lobby shares its places out among makers and addresses', async () => {
    const where = await fresh();
    const server = await serve(where, { proxies: 1 });
    const port = () => server.port;
    const wish = { game: 'duel', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const make = async (who: Person, address: string): Promise<string | undefined> =>
      (await who.api('POST', '/api/tables', wish, from(address))).body.table?.id;
    const ann = await guest(port, 'Ann');
    const alone = await make(ann, '10.0.0.1');
    const flood = await Promise.all(Array.from({ length: 6 }, (_, n) => guest(port, `Eve ${n}`)));
    let made = 0;
    for (const eve of flood) for (let n = 0; n < LIMITS.tables; n++) if (await make(eve, '10.0.0.2')) made++;
    assert.equal(made, LIMITS.tables * LIMITS.peopleAtOnce, 'an address has its limit too');
    const bob = await guest(port, 'Bob');
    const late = await make(bob, '10.0.0.3');
    const { tables } = (await ann.api('GET', '/api/tables')).body as { tables: TableInfo[] };
    assert.equal(tables.length, LIMITS.lobby);
    const ids = tables.map(({ id }) => id);
    assert.ok(ids.includes(alone ?? '') && ids.includes(late ?? ''), 'both stand beside the flood');
    const makers = new Map<string, number>();
    for (const { seats } of tables) makers.set(seats[0].name, (makers.get(seats[0].name) ?? 0) + 1);
    const counts = [...makers].filter(([name]) => name.startsWith('Eve')).map(([, n]) => n);
    assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, `${counts}`);
    await server.stop();
  });
});
