/** A deploy with changed rules: every running game is moved, also those nobody comes to. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { openLive } from '../src/hub/open.ts';
import { isRulesEntry } from '../src/log-play.ts';
import { openStore } from '../src/store/index.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelWith, getUp, loaded, mended, moves, old, program, setCheckpoint, sitDown } from './help/other-rules.ts';
import { duelOf, guest, type Person } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

afterEach(() => program(loaded.game));

/** Games of the old program, each with a card discarded; nobody looks at them any more. */
async function leftBehind(where: Where, count: number): Promise<string[]> {
  const server = await serve(where);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = await duelOf(people[0], people[1]);
    const clients = await sitDown(people, id);
    await moves(clients, 'discard', 'discard');
    await getUp(clients);
    ids.push(id);
  }
  await server.stop();
  return ids;
}

/** Rules versions and status of games, and how often their logs say that rules have changed. */
async function standing(where: Where, ids: readonly string[]) {
  const store = await openStore({ ...where, process: 'test' });
  const found = await Promise.all(
    ids.map(async (id) => {
      const row = await store.table(id);
      return [row?.rules, row?.status, (await store.log(id, 0)).filter(isRulesEntry).length];
    }),
  );
  await store.close();
  return found;
}

const profileOf = async (one: Person) => (await one.api('GET', '/api/profile')).body;

onBoth('moved', (fresh, kind) => {
  test('games nobody comes to: those that play the same move, those that have met the change go on, one without checkpoint ends', async () => {
    const where = await fresh();
    const ids = await leftBehind(where, 3);
    await setCheckpoint(where, ids[2], null);
    program(mended);
    let server = await serve(where);
    assert.equal(await server.move(), 0);
    await server.stop();
    assert.deepEqual(await standing(where, ids), [
      ['3', 'live', 1],
      ['3', 'live', 1],
      ['3', 'over', 1],
    ]);
    // Nothing that was played is played otherwise by the next rules: they are only noted.
    program(duelWith('4', 'take'));
    server = await serve(where);
    assert.equal(await server.move(), 0);
    await server.stop();
    assert.deepEqual(await standing(where, ids), [
      ['4', 'live', 1],
      ['4', 'live', 1],
      ['3', 'over', 1],
    ]);
  });

  test('a game that would end waits while another process is up that may still be the old program, and no longer', async () => {
    const where = await fresh();
    const ids = await leftBehind(where, 1);
    await setCheckpoint(where, ids[0], null);
    // Somebody else is up, as far as the database tells, when the new program starts.
    await sql(where, `INSERT INTO processes (id, seen_on) VALUES ('old program', ${Date.now() + 3_600_000})`);
    program(mended);
    const beside = await serve(where, { deployMs: 3_600_000 });
    assert.equal(await beside.move(), 1);
    await beside.stop();
    const [first] = await standing(where, ids);
    assert.deepEqual(first, [old, 'live', 0]);
    const later = await serve(where, { deployMs: 0 });
    assert.equal(await later.move(), 0);
    await later.stop();
    assert.deepEqual(await standing(where, ids), [['3', 'over', 1]]);
  });

  test('a rated game that its changed rules end counts for nobody: ratings stay, and profile and table say why', async () => {
    const where = await fresh();
    let server = await serve(where);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const counted = await duelOf(people[0], people[1], { rated: true });
    let clients = await sitDown(people, counted);
    await clients[1].ask({ type: 'resign', seat: 1 });
    await Promise.all(clients.map((client) => client.until(({ table }) => table?.status === 'over')));
    await getUp(clients);
    const before = await Promise.all(people.map(profileOf));
    const id = await duelOf(people[0], people[1], { rated: true });
    clients = await sitDown(people, id);
    await moves(clients, 'discard', 'discard');
    await getUp(clients);
    await server.stop();

    await setCheckpoint(where, id, null);
    program(mended);
    server = await serve(where);
    assert.equal(await server.move(), 0);
    for (const [seat, one] of people.entries()) {
      const { ratings, against, games } = await profileOf(one);
      assert.deepEqual(ratings, before[seat].ratings);
      assert.deepEqual(
        ratings.map(({ rating, games: n }: Record<string, unknown>) => [rating, n]),
        [[seat === 0 ? 1662 : 1338, 1]],
      );
      assert.deepEqual([against[0].won, against[0].lost], [before[seat].against[0].won, before[seat].against[0].lost]);
      assert.deepEqual(
        games.map(({ table, result, reason, rating }: Record<string, unknown>) => [table, result, reason, rating]),
        [
          [id, 'nothing', 'rules', null],
          [counted, seat === 0 ? 'won' : 'lost', 'resigned', { before: 1500, after: seat === 0 ? 1662 : 1338 }],
        ],
      );
    }
    const { status, rated } = (await people[0].api('GET', `/api/tables/${id}`)).body;
    assert.deepEqual([status, rated], ['over', false]);
    assert.deepEqual(await server.house.store.uncounted(), []);
    clients = await sitDown(people, id);
    for (const { situation } of clients)
      assert.deepEqual(situation?.outcome, { seats: ['shared', 'shared'], reason: 'rules' });
    await getUp(clients);
    await server.stop();
  });

  test('an older program moves nothing back', async () => {
    const where = await fresh();
    program(mended);
    const ids = await leftBehind(where, 1);
    program(loaded.game);
    const server = await serve(where);
    assert.equal(await server.move(), 0);
    await server.stop();
    assert.deepEqual(await standing(where, ids), [['3', 'live', 0]]);
  });

  if (kind === 'postgres') {
    test('a game that another process moves between any two readings of this one is moved, and no fault', async () => {
      const where = await fresh();
      const ids = await leftBehind(where, 12);
      const [here, other] = [await serve(where), await serve(where)];
      program(mended);
      let readings = 0;
      for (const [nth, id] of ids.entries()) {
        readings = 0;
        const meanwhile = async (): Promise<void> => {
          if (readings++ === nth) assert.equal((await openLive(other.house.hub, id))?.fault, null);
        };
        const { store } = here.house;
        const live = await openLive(
          {
            ...here.house.hub,
            lives: new Map(),
            store: {
              ...store,
              table: async (of) => meanwhile().then(() => store.table(of)),
              log: async (of, after) => meanwhile().then(() => store.log(of, after)),
              snapshot: async (of, code) => meanwhile().then(() => store.snapshot(of, code)),
              checkpoint: async (of) => meanwhile().then(() => store.checkpoint(of)),
              append: async (entries) => meanwhile().then(() => store.append(entries)),
            },
          },
          id,
        );
        assert.equal(live?.fault, null, `moved by the other before reading ${nth}`);
        live?.attending?.stop();
      }
      assert.ok(readings < ids.length, 'there is a game for every place between two readings');
      await Promise.all([here.stop(), other.stop()]);
      assert.deepEqual(
        await standing(where, ids),
        ids.map(() => ['3', 'live', 1]),
      );
    });

    test('four processes move eight games at once: each is moved once, by one of them', async () => {
      const where = await fresh();
      const ids = await leftBehind(where, 8);
      program(mended);
      const servers = await Promise.all(Array.from({ length: 4 }, () => serve(where)));
      assert.deepEqual(await Promise.all(servers.map((server) => server.move())), [0, 0, 0, 0]);
      await Promise.all(servers.map((server) => server.stop()));
      assert.deepEqual(
        await standing(where, ids),
        ids.map(() => ['3', 'live', 1]),
      );
    });
  }
});
