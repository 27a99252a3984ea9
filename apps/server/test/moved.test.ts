/** A deploy with changed rules: every running game is moved, also those nobody comes to. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { isRulesEntry } from '../src/log-play.ts';
import { openStore } from '../src/store/index.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelWith, getUp, loaded, mended, moves, old, program, setCheckpoint, sitDown } from './help/other-rules.ts';
import { duelOf, guest } from './help/people.ts';
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

  if (kind === 'postgres')
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
});
