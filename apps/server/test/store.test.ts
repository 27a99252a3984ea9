import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBoth } from './help/databases.ts';
import { entry, head, open, opened, seat, table, withTable } from './help/rows.ts';
import { sql } from './help/sql.ts';

onBoth('store', (fresh) => {
  test('migrations are safe to run twice, and what was stored stays', async () => {
    const where = await fresh();
    const first = await open(where);
    await first.createUser('ann', 'Ann', 1);
    await first.close();
    const again = await open(where);
    assert.equal((await again.user('ann'))?.name, 'Ann');
    await again.close();
  });

  test('a table comes back as it was made', async () => {
    const store = await withTable(fresh);
    const pace = { kind: 'live', stock: 600_000, add: 5000 } as const;
    await store.createTable(table('t2', { pace, options: { players: '3' }, listed: false }), [seat(0)], [], 20);
    const found = await store.table('t2');
    assert.deepEqual(found?.pace, pace);
    assert.deepEqual(found?.options, { players: '3' });
    assert.equal(found?.listed, false);
    assert.equal(found?.status, 'waiting');
    assert.equal(await store.table('nowhere'), null);
    assert.deepEqual(
      (await store.lobby(null, 10)).map(({ id }) => id),
      ['t1'],
    );
    assert.deepEqual(
      (await store.lobby('war', 10)).map(({ id }) => id),
      [],
    );
    assert.deepEqual((await store.tablesOf('ann', 10)).map(({ id }) => id).sort(), ['t1', 't2']);
    assert.equal(await store.countOwned('ann'), 2);
    assert.deepEqual(await store.counts(), { waiting: 2 });
    const seats = await store.seatsOf(['t1', 't2']);
    assert.deepEqual([seats.get('t1')?.length, seats.get('t2')?.length], [2, 1]);
    await store.close();
  });

  test('a seat link works once, also when two use it at the same moment', async () => {
    const store = await withTable(fresh);
    assert.deepEqual(await store.link('link-1'), { table: 't1', seat: 1 });
    const kept = seat(1, { kind: 'link' });
    const bob = seat(1, { kind: 'person', userId: 'bob', name: 'Bob', ready: true });
    const both = await Promise.all([
      store.takeSeat('t1', kept, bob, 'link-1', 30),
      store.takeSeat('t1', kept, bob, 'link-1', 30),
    ]);
    assert.deepEqual(both.sort(), [false, true]);
    assert.equal(await store.link('link-1'), null);
    assert.equal(await store.takeSeat('t1', kept, bob, 'link-1', 30), false);
    assert.equal((await store.seats('t1'))[1].userId, 'bob');
    await store.close();
  });

  test('a new link takes the place of the old one; a table that never began can be dropped', async () => {
    const store = await withTable(fresh);
    assert.equal(
      await store.changeSeat(
        't1',
        seat(1, { kind: 'link' }),
        seat(1, { kind: 'link' }),
        { token: 'link-2', seat: 1 },
        40,
      ),
      true,
    );
    assert.equal(await store.link('link-1'), null);
    assert.notEqual(await store.link('link-2'), null);
    assert.equal(await store.changeSeat('t1', seat(1), seat(1), null, 40), false);
    assert.deepEqual(await store.stale(41), ['t1']);
    assert.equal(await store.dropTable('t1'), true);
    assert.equal(await store.table('t1'), null);
    assert.equal(await store.link('link-2'), null);
    await store.close();
  });

  test('a game is started once and can then not be changed or dropped', async () => {
    const store = await withTable(fresh);
    const start = {
      options: { deck: 'x' },
      rules: '1',
      at: 77,
      asked: [0],
      due: 5,
      on: 50,
      sitters: [],
      seats: await store.seats('t1'),
    };
    const both = await Promise.all([store.startTable('t1', start), store.startTable('t1', start)]);
    assert.deepEqual(both.sort(), [false, true]);
    assert.equal(
      await store.takeSeat('t1', seat(1, { kind: 'link' }), seat(1, { kind: 'person' }), 'link-1', 60),
      false,
    );
    assert.equal(await store.dropTable('t1'), false);
    const row = await store.table('t1');
    assert.deepEqual(
      [row?.status, row?.startedAt, row?.rules, row?.asked, row?.options],
      ['live', 77, '1', [0], { deck: 'x' }],
    );
    assert.deepEqual(await store.due(5, 10), ['t1']);
    assert.deepEqual(await store.due(4, 10), []);
    assert.deepEqual(await store.liveTables(), ['t1']);
    await store.close();
  });

  test('the log takes an entry only behind the one the writer knows', async () => {
    const store = await withTable(fresh);
    assert.equal(
      await store.append({
        table: 't1',
        from: 0,
        entries: [entry(), entry({ version: 2 })],
        head: head({ version: 2 }),
      }),
      'done',
    );
    assert.equal(await store.append({ table: 't1', from: 0, entries: [entry()], head: head() }), 'behind');
    assert.equal(await store.append({ table: 't1', from: 5, entries: [entry()], head: head() }), 'behind');
    assert.equal(await store.append({ table: 'none', from: 0, entries: [entry()], head: head() }), 'behind');
    const over = head({ status: 'over', version: 3, asked: [], outcome: '{}' });
    assert.equal(await store.append({ table: 't1', from: 2, entries: [entry({ version: 3 })], head: over }), 'done');
    assert.deepEqual(
      (await store.log('t1', 0)).map(({ seq, version }) => [seq, version]),
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    );
    assert.deepEqual(
      (await store.log('t1', 2)).map(({ seq }) => seq),
      [3],
    );
    const row = await store.table('t1');
    assert.deepEqual([row?.seq, row?.version, row?.status, row?.asked, row?.outcome], [3, 3, 'over', [], '{}']);
    await store.close();
  });

  test('of many writers at once exactly one is next', async () => {
    const store = await withTable(fresh);
    for (let from = 0; from < 5; from++) {
      const tries = Array.from({ length: 20 }, (_, i) =>
        store.append({
          table: 't1',
          from,
          entries: [entry({ key: `k${from}-${i}`, version: from + 1 })],
          head: head({ version: from + 1 }),
        }),
      );
      assert.deepEqual((await Promise.all(tries)).filter((answer) => answer === 'done').length, 1);
    }
    assert.equal((await store.log('t1', 0)).length, 5);
    await store.close();
  });

  test('a key is carried out once for a seat, and tells the version it led to', async () => {
    const store = await withTable(fresh);
    const first = { table: 't1', from: 0, entries: [entry({ key: 'a', version: 4 })], head: head({ version: 4 }) };
    assert.equal(await store.append(first), 'done');
    assert.deepEqual(await store.append(first), { known: 4 });
    assert.deepEqual(await store.append({ ...first, from: 1 }), { known: 4 });
    assert.equal(
      await store.append({ ...first, from: 1, entries: [entry({ key: 'a', seat: 1, version: 5 })] }),
      'done',
    );
    assert.equal(await store.versionOf('t1', 0, 'a'), 4);
    assert.equal(await store.versionOf('t1', 0, 'b'), null);
    await store.close();
  });

  test('what was acknowledged is there when the database is opened again', async () => {
    const where = await fresh();
    const store = await open(where);
    await store.createUser('ann', 'Ann', 1);
    await store.createTable(table('t1'), [], [], 1);
    for (let i = 0; i < 30; i++)
      assert.equal(
        await store.append({
          table: 't1',
          from: i,
          entries: [entry({ version: i + 1 })],
          head: head({ version: i + 1 }),
        }),
        'done',
      );
    await store.close();
    const again = await open(where);
    assert.equal((await again.log('t1', 0)).length, 30);
    assert.equal((await again.table('t1'))?.seq, 30);
    await again.close();
  });

  test('a snapshot is for one code only and never goes back', async () => {
    const store = await withTable(fresh);
    await store.putSnapshot('t1', 10, 'code-a', 'ten');
    await store.putSnapshot('t1', 5, 'code-a', 'five');
    assert.deepEqual(await store.snapshot('t1', 'code-a'), { seq: 10, body: 'ten' });
    assert.equal(await store.snapshot('t1', 'code-b'), null);
    await store.close();
  });

  test('a snapshot is kept deflated; one that an older program kept plainly is read too', async () => {
    const where = await fresh();
    const store = await withTable(async () => where);
    const body = JSON.stringify(Array.from({ length: 200 }, (_, n) => ({ say: 'taken', n: n % 7 })));
    await store.putSnapshot('t1', 10, 'code-a', body);
    assert.deepEqual(await store.snapshot('t1', 'code-a'), { seq: 10, body });
    await sql(where, `UPDATE snapshots SET seq = -1 WHERE length(body) * 4 < ${body.length}`);
    assert.deepEqual(await store.checkpoint('t1'), { seq: -1, body });
    await sql(where, `UPDATE snapshots SET body = '{"format":1}'`);
    assert.deepEqual(await store.checkpoint('t1'), { seq: -1, body: '{"format":1}' });
    await store.close();
  });

  test('chat is numbered, said once a key, and limited', async () => {
    const store = await withTable(fresh);
    const line = { userId: 'ann', seat: 0, name: 'Ann', text: 'hello', at: 9 };
    const said = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.say('t1', line, key, 5)));
    assert.deepEqual([...said].sort(), [1, 2, 3, 4]);
    assert.equal(await store.say('t1', line, 'a', 5), said[0]);
    assert.equal(await store.say('t1', line, 'e', 5), 5);
    assert.equal(await store.say('t1', line, 'f', 5), null);
    assert.deepEqual(
      (await store.chat('t1', 0, 2)).map(({ n }) => n),
      [4, 5],
    );
    assert.deepEqual(
      (await store.chat('t1', 3, 10)).map(({ n }) => n),
      [4, 5],
    );
    await store.close();
  });

  test('a rematch is made once, and only of a game that is over', async () => {
    const store = await withTable(fresh);
    const make = (id: string): Promise<boolean> => store.createTable(table(id), [seat(0)], [], 20, { after: 't1' });
    assert.equal(await make('n0'), false);
    await store.append({ table: 't1', from: 0, entries: [entry()], head: head({ status: 'over' }) });
    assert.deepEqual((await Promise.all([make('n1'), make('n2')])).sort(), [false, true]);
    const next = (await store.table('t1'))?.next ?? '';
    assert.notEqual(await store.table(next), null);
    assert.equal(await store.table(next === 'n1' ? 'n2' : 'n1'), null);
    await store.close();
  });

  test('only time that the service was up counts', async () => {
    const store = await opened(fresh);
    assert.equal((await store.beat(1000, 300)).down, 0);
    assert.equal((await store.beat(1200, 300)).down, 0);
    assert.equal((await store.beat(5200, 300)).down, 4000);
    assert.equal((await store.beat(5100, 300)).down, 4000);
    assert.equal((await store.beat(5400, 300)).down, 4000);
    assert.deepEqual(await store.beat(5500, 300, true), { down: 4100, seen: 5500 });
    assert.deepEqual(await store.beat(2500, 300, true), { down: 1100, seen: 2500 });
    assert.equal(await store.lastBeat(), 2500);
    await store.close();
  });

  test('presence is the sum over processes and goes with them', async () => {
    const store = await opened(fresh);
    await store.processSeen('p1', 100);
    await store.processSeen('p2', 200);
    assert.equal(await store.otherProcesses('p1'), 1);
    assert.equal(await store.otherProcesses('p2'), 1);
    await store.setPresence('p1', 't1', { seats: [0], watching: 2, names: ['Cid'] });
    await store.setPresence('p2', 't1', { seats: [0, 1], watching: 1, names: ['Bea'] });
    assert.deepEqual(await store.presence('t1'), { seats: [0, 1], watching: 3, names: ['Bea', 'Cid'] });
    assert.deepEqual(await store.processesBefore(150), ['p1']);
    assert.deepEqual(await store.processGone('p1'), ['t1']);
    assert.deepEqual(await store.presence('t1'), { seats: [0, 1], watching: 1, names: ['Bea'] });
    await store.setPresence('p2', 't1', { seats: [], watching: 0, names: [] });
    assert.deepEqual(await store.presence('t1'), { seats: [], watching: 0, names: [] });
    await store.close();
  });

  test('those who wait unseen are told once, if they want to be', async () => {
    const store = await withTable(fresh);
    await store.startTable('t1', {
      options: {},
      rules: '1',
      at: 0,
      asked: [0],
      due: null,
      on: 1000,
      sitters: [],
      seats: [],
    });
    assert.deepEqual(await store.waitedFor(2000, 5000), []);
    await store.setWebhook('ann', 'https://example.org/hook');
    assert.deepEqual(await store.waitedFor(999, 5000), []);
    assert.deepEqual(await store.waitedFor(2000, 5000), [{ userId: 'ann', table: 't1', game: 'duel', why: 'turn' }]);
    await store.setPresence('p1', 't1', { seats: [0], watching: 0, names: [] });
    assert.deepEqual(await store.waitedFor(2000, 5000), []);
    await store.setPresence('p1', 't1', { seats: [], watching: 0, names: [] });
    const both = await Promise.all([store.claimNotice('ann', 5000, 6000), store.claimNotice('ann', 5000, 6000)]);
    assert.deepEqual(both.sort(), [false, true]);
    assert.deepEqual(await store.waitedFor(2000, 5000), []);
    await store.addPush('sub', 'ann', '{}', 1, 10);
    await store.addPush('sub', 'bob', '{"b":1}', 1, 10);
    assert.deepEqual(await store.pushes('bob'), [{ id: 'sub', body: '{"b":1}' }]);
    assert.deepEqual(await store.pushes('ann'), []);
    await store.dropPush('sub', 'bob');
    assert.deepEqual(await store.pushes('bob'), []);
    await store.close();
  });

  test('the first secret stands', async () => {
    const store = await opened(fresh);
    assert.equal(await store.secret('push', 'one'), 'one');
    assert.equal(await store.secret('push', 'two'), 'one');
    await store.close();
  });

  test('seats can pass to another person, with everything owned', async () => {
    const store = await withTable(fresh);
    assert.deepEqual(await store.seatsHeldBy('ann'), [{ table: 't1', seat: 0 }]);
    await store.reseat('t1', 0, 'bob', 'Bob');
    await store.giveTables('ann', 'bob');
    assert.deepEqual(await store.seatsHeldBy('ann'), []);
    assert.equal((await store.table('t1'))?.owner, 'bob');
    await store.close();
  });
});
