import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { type Game, hash8, options } from '@pony/engine';
import { loadGame } from '@pony/games';
import { type Act, askedNow, carryOut, openTable, type Table } from '@pony/table';
import { check } from '../src/check.ts';
import { type Logged, playSlowly } from '../src/log-play.ts';
import { backup, restoreBackup } from '../src/store/dump.ts';
import { openStore } from '../src/store/index.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { choice, playOn } from './help/play.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

const run = promisify(execFile);
const SRC = join(import.meta.dirname, '..', 'src');
const folder = mkdtempSync(join(tmpdir(), 'pony-deploy-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const env = (where: Where) => ({
  ...process.env,
  ...(where.url ? { DATABASE_URL: where.url } : { DATA_DIR: join(where.file ?? '', '..') }),
});

onBoth('deploying', (fresh, kind) => {
  test('a game whose checksum differs is named by the check, refused by the server, and never overwritten', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const [good, bad] = [await duelOf(ann, bob), await duelOf(ann, bob)];
    for (const id of [good, bad]) {
      const clients = [ann.sit(id), bob.sit(id)];
      while ((await server.house.store.log(id, 0)).length < 6) {
        const asked = clients.find(({ situation }) => situation?.offers.some(({ refusal }) => !refusal));
        if (!asked?.situation) {
          await Promise.race(
            clients.map((client) => client.until(({ situation }) => Boolean(situation?.offers.length))),
          );
          continue;
        }
        const { version, offers } = asked.situation;
        await asked.decide(offers.filter(({ refusal }) => !refusal)[0].option);
        await Promise.all(
          clients.map((client) => client.until(({ situation }) => (situation?.version ?? 0) > version)),
        );
      }
      await Promise.all(clients.map((client) => client.close()));
    }
    assert.deepEqual(await check(where), { live: 2, entries: 12, move: 0, change: [], end: [], differ: [] });
    await server.stop();

    await sql(where, `UPDATE log SET hash = '00000000' WHERE table_id = '${bad}' AND seq = 4`);
    await sql(where, 'DELETE FROM snapshots');
    const { differ } = await check(where);
    assert.deepEqual(
      differ.map(({ table }) => table),
      [bad],
    );
    assert.match(differ[0].fault, /entry 4 gives checksum [0-9a-f]{8}, the log says 00000000/);
    const spoken = await run(process.execPath, [join(SRC, 'check.ts')], { env: env(where) }).catch((error) => error);
    assert.equal(spoken.code, 1);
    assert.match(spoken.stdout, new RegExp(`differs: duel ${bad}`));

    const again = await serve(where);
    const before = await again.house.store.log(bad, 0);
    const there = (name: typeof ann) => ({ ...name, url: () => `ws://127.0.0.1:${again.port}` });
    const refused = ann.sit(bad, { url: there(ann).url });
    await refused.until(({ goodbye }) => goodbye === 'table-fault');
    const fine = ann.sit(good, { url: there(ann).url });
    await fine.until(({ situation }) => situation !== null);
    const me = await fetch(`http://127.0.0.1:${again.port}/api/tables/${bad}`, { headers: { cookie: ann.cookie } });
    assert.equal(((await me.json()) as { fault: boolean }).fault, true);
    const left = await fetch(`http://127.0.0.1:${again.port}/api/tables/${bad}/leave`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'x-pony': '1' },
    });
    assert.equal(left.status, 409);
    const forgotten = await person(() => again.port, bob.cookie).api('DELETE', '/api/account', {});
    assert.equal(forgotten.status, 200, 'whoever wants to be forgotten is, also at a table that cannot be loaded');
    assert.deepEqual(await again.house.store.log(bad, 0), before);
    await Promise.all([fine.close(), refused.close()]);
    await again.stop();
  });

  test('of games begun under other rules those that play the same go on; one that differs and has no checkpoint ends', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const [same, other] = [await duelOf(ann, bob), await duelOf(ann, bob)];
    for (const id of [same, other]) {
      const clients = [ann.sit(id), bob.sit(id)];
      const asked = await Promise.race(
        clients.map(async (client) => {
          await client.until(({ situation }) => Boolean(situation?.offers.length));
          return client;
        }),
      );
      const open = asked.situation?.offers.find(({ refusal }) => !refusal);
      assert.equal((await asked.decide(open?.option ?? ['none'])).type, 'done');
      await Promise.all(clients.map((client) => client.close()));
    }
    const now = (await server.house.store.table(same))?.rules;
    await server.stop();
    await sql(where, "UPDATE tables SET rules = '0.0-other'");
    await sql(where, 'DELETE FROM snapshots');
    await sql(where, `UPDATE log SET hash = '00000000' WHERE table_id = '${other}' AND seq = 1`);
    const { live, move, end, differ } = await check(where);
    assert.deepEqual([live, move, end.map(({ table }) => table), differ], [2, 1, [other], []]);

    const again = await serve(where);
    const url = (): string => `ws://127.0.0.1:${again.port}`;
    const goesOn = ann.sit(same, { url });
    await goesOn.until(({ situation }) => situation?.decisions === 1);
    assert.equal((await again.house.store.table(same))?.rules, now);
    const left = ann.sit(other, { url });
    await left.until(({ situation }) => situation?.outcome?.reason === 'rules');
    assert.equal((await again.house.store.table(other))?.rules, now);
    await Promise.all([goesOn.close(), left.close()]);
    await again.stop();
  });

  test('a backup of a running server is restored into either kind of database, and the game goes on', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const over = await duelOf(ann, bob);
    const clients = [ann.sit(over), bob.sit(over)];
    await Promise.all(clients.map((client) => playOn(client, 'words')));
    const running = await duelOf(ann, bob);
    const file = join(folder, `${kind}.backup`);
    await run(process.execPath, [join(SRC, 'backup.ts'), 'save', file], { env: env(where) });
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();

    const targets: Where[] = [await fresh(), { file: join(folder, `${kind}-copy`, 'pony.sqlite') }];
    for (const target of targets) {
      await run(process.execPath, [join(SRC, 'backup.ts'), 'restore', file], { env: env(target) });
      const twice = await run(process.execPath, [join(SRC, 'backup.ts'), 'restore', file], { env: env(target) }).catch(
        (error) => error,
      );
      assert.match(twice.stderr, /not empty/);
      const store = await openStore({ ...target, process: 'test' });
      assert.equal((await store.log(over, 0)).length, clients[0].situation?.decisions);
      await store.close();
      assert.deepEqual((await check(target)).differ, []);
      const again = await serve(target);
      const url = () => `ws://127.0.0.1:${again.port}`;
      const [a, b] = [ann.sit(running, { url }), bob.sit(running, { url })];
      await Promise.all([playOn(a, 'on'), playOn(b, 'on')]);
      await Promise.all([a.close(), b.close()]);
      await again.stop();
    }
  });

  test('a backup is written as it is read; one that is not whole, or has a row that cannot be written, leaves nothing behind', async () => {
    const where = await fresh();
    const store = await openStore({ ...where, process: 'test' });
    await store.createUser('ann', 'Ann', 1);
    await store.close();
    const rows: string[] = [];
    for await (const line of backup(where)) rows.push(line);
    const [first] = rows;
    const ann = rows.find((row) => row.startsWith('["users"')) ?? '';
    const people = Array.from({ length: 1700 }, (_, i) => ann.replaceAll('"ann"', `"ann ${i}"`));
    const last = rows.at(-1) ?? '';

    const target = await fresh();
    const db = target.url ? await openPostgres(target.url, 'restore') : await openSqlite(target.file ?? '');
    const count = async (): Promise<number> => (await db.all('SELECT COUNT(*) AS n FROM users'))[0].n as number;
    const restored = (lines: readonly string[]): Promise<number> =>
      restoreBackup(db, async function* () {
        yield* lines;
      });
    const broken: [string[], RegExp][] = [
      [[first, ...people], /not whole/],
      [people, /no backup of this program/],
      [[first, ...people, people[0], last], /users/i],
      [[first, ...people, '["migrations",{"id":9}]', last], /has a table migrations/],
    ];
    for (const [lines, why] of broken) {
      await assert.rejects(restored(lines), why);
      assert.equal(await count(), 0);
    }
    let reading = 0;
    const written: number[] = [];
    const all = await restoreBackup(db, async function* () {
      reading++;
      yield first;
      for (const [i, line] of people.entries()) {
        if (reading === 2 && i % 600 === 0) written.push(await count());
        yield line;
      }
      yield last;
    });
    assert.deepEqual([all, await count(), written], [1700, 1700, [0, 500, 1000]]);
    await db.close();
  });
});

test('a log with 150 decisions taken back begins anew only before its first mark, and others get their turn meanwhile', async () => {
  let setUps = 0;
  const { game: war } = await loadGame('war');
  const counted: Game = {
    ...war,
    rules: (options) => {
      const rules = war.rules(options);
      return {
        ...rules,
        setup: (given, rng) => {
          setUps++;
          return rules.setup(given, rng);
        },
      };
    },
  };
  const open = (): Table => {
    const seats = ['Ann', 'Bob'].map((name) => ({ holder: 'person' as const, name }));
    return openTable({ game: counted, seed: 'undos', seats, keep: 0, endStands: true, now: 0 });
  };
  const table = open();
  const entries: Logged[] = [];
  const acts = (act: Act): boolean => {
    const done = carryOut(table, act, 0).ok;
    if (done)
      entries.push({
        seq: entries.length + 1,
        seat: null,
        key: null,
        act: JSON.stringify(act),
        version: table.version,
        hash: hash8(table.state),
        at: 0,
      });
    return done;
  };
  let early = 0;
  for (let undone = 0; undone < 150; ) {
    const [seat] = askedNow(table);
    const option = choice('undos', entries.length, options(table.rules, table.state, seat));
    acts({ do: 'decide', seat, option });
    const to = table.taken.length;
    if (!acts({ do: 'undo', seat, to })) continue;
    undone++;
    if (to <= 50) early++;
    acts({ do: 'decide', seat, option });
  }
  const begun = setUps;
  const again = open();
  let turns = 0;
  let over = false;
  const other = (): void => {
    turns++;
    if (!over) setImmediate(other);
  };
  setImmediate(other);
  await playSlowly(again, entries);
  over = true;
  assert.equal(hash8(again.state), hash8(table.state));
  assert.ok(turns > 1, 'nobody else had a turn');
  assert.equal(setUps - begun, 1 + early, 'only what was taken back before the first mark began at the beginning');
  assert.ok(early < 50);
});
