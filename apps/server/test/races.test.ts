/** Many at once at one table, again and again: everybody ends where the answers said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, rngOf, seedOf } from '@pony/engine';
import { LIMITS } from '../src/limits.ts';
import { onBoth } from './help/databases.ts';
import { guest } from './help/people.ts';
import { opened, seat, table } from './help/rows.ts';
import { serve } from './help/server.ts';

const ROUNDS = 15;

interface Told {
  readonly name: string;
  readonly act: string;
  readonly status: number;
}

onBoth('races', (fresh, kind) => {
  test(`${ROUNDS} tables with five people who sit down and get up at once: who was told he sits does, nobody's seat is empty in a game`, async () => {
    const where = await fresh();
    const servers = [await serve(where)];
    if (kind === 'postgres') servers.push(await serve(where));
    const rng = rngOf(seedOf(`seats ${kind}`));
    const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
    const people = await Promise.all(names.map((name, i) => guest(() => servers[i % servers.length].port, name)));
    const ids = await Promise.all(people.map(async (one) => (await one.api('GET', '/api/me')).body.user.id as string));
    let begun = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const made = await people[0].api('POST', '/api/tables', { game: 'duel', seats, listed: true });
      const id = made.body.table.id as string;
      const told: Told[][] = [];
      const acts = people.map((one, i) => {
        const mine: Told[] = [];
        told.push(mine);
        const plan = Array.from({ length: 3 }, () => below(rng, 3));
        return (async () => {
          for (const act of plan) {
            const path = act === 2 ? 'leave' : 'join';
            const { status } = await one.api('POST', `/api/tables/${id}/${path}`, act === 2 ? undefined : {});
            mine.push({ name: names[i], act: path, status });
          }
        })();
      });
      await Promise.all(acts);
      assert.deepEqual(
        told.flat().filter(({ status }) => status >= 500),
        [],
        `round ${round}`,
      );
      const { store } = servers[0].house;
      const row = await store.table(id);
      if (!row) continue;
      const sitting = await store.seats(id);
      if (row.status !== 'waiting') {
        begun++;
        assert.ok(
          sitting.every(({ userId, share }) => userId !== null && share !== null),
          `round ${round}: ${JSON.stringify(sitting)}`,
        );
        assert.deepEqual(
          row.sitters?.map(({ person }) => person),
          sitting.map(({ userId }) => userId),
        );
        assert.deepEqual(
          row.shares,
          sitting.map(({ share }) => share),
        );
      }
      told.forEach((mine, i) => {
        const last = mine.filter(({ status }) => status === 200).at(-1);
        if (last?.act !== 'join') return;
        assert.ok(
          sitting.some(({ userId }) => userId === ids[i]),
          `round ${round}: ${names[i]} was told he sits: ${JSON.stringify([told, sitting])}`,
        );
      });
      for (const one of people) await one.api('POST', `/api/tables/${id}/leave`);
    }
    assert.ok(begun > 0, `${begun} games began`);
    for (const server of servers) await server.stop();
  });

  test('a seat that has changed hands is not changed by one who saw it before', async () => {
    const store = await opened(fresh);
    const was = seat(1, { kind: 'person', userId: 'ann', name: 'Ann', pledge: 'a'.repeat(64) });
    await store.createTable(table('t1'), [seat(0), was], [], 10);
    const bob = { ...was, userId: 'bob', name: 'Bob', pledge: 'b'.repeat(64) };
    assert.equal(await store.changeSeat('t1', was, bob, null, 20), true);
    assert.equal(await store.changeSeat('t1', was, seat(1), null, 30), false);
    assert.equal(await store.changeSeat('t1', { ...bob, pledge: null }, seat(1), null, 30), false);
    assert.deepEqual((await store.seats('t1'))[1], bob);
    await store.close();
  });

  test(`${ROUNDS} finished games, a rematch asked for eight times at once: one table each, no more`, async () => {
    const server = await serve(await fresh());
    const ann = await guest(() => server.port, 'Ann');
    const user = (await ann.api('GET', '/api/me')).body.user.id;
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    let answered = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const made = await ann.api('POST', '/api/tables', { game: 'duel', seats });
      const id = made.body.table.id as string;
      assert.equal((await ann.api('POST', `/api/tables/${id}/leave`)).status, 200);
      const asked = await Promise.all(Array.from({ length: 8 }, () => ann.api('POST', `/api/tables/${id}/rematch`)));
      const named = new Set(asked.map(({ body }) => body.table));
      answered += asked.filter(({ status }) => status === 200).length;
      assert.equal(named.size, 1, JSON.stringify([...named]));
      const open = (await server.house.store.tablesOf(user, 200)).filter(({ status }) => status !== 'over');
      assert.deepEqual(
        open.map((row) => row.id),
        [...named],
        `round ${round}`,
      );
      await ann.api('POST', `/api/tables/${[...named][0]}/leave`);
    }
    assert.equal(answered, 8 * ROUNDS);
    await server.stop();
  });

  test('more tables than one may have, all at once: exactly as many as one may', async () => {
    const server = await serve(await fresh());
    const eve = await guest(() => server.port, 'Eve');
    const body = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const made = await Promise.all(
      Array.from({ length: LIMITS.tables + 20 }, () => eve.api('POST', '/api/tables', body)),
    );
    const count = (status: number): number => made.filter((one) => one.status === status).length;
    assert.deepEqual([count(200), count(429)], [LIMITS.tables, 20]);
    await server.stop();
  });
});
