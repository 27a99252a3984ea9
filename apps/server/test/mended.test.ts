import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { promisify } from 'node:util';
import { parseRecord } from '@pony/engine';
import type { LogLine } from '@pony/protocol';
import { fromRecord, outcomeOf } from '@pony/table';
import { check } from '../src/check.ts';
import type { PonyClient } from '../src/client.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelWith, getUp, loaded, mended, moves, old, program, setCheckpoint, sitDown } from './help/other-rules.ts';
import { duelOf, guest } from './help/people.ts';
import { serve } from './help/server.ts';

afterEach(() => program(loaded.game));

const coins = ({ situation }: PonyClient): number[] =>
  (situation?.view.counters ?? []).filter(({ id }) => id === 'coins').map(({ value }) => value);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b);
const lastSays = (log: readonly LogLine[]): unknown => log.at(-1)?.says.at(-1);

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, '..', 'src', 'backup.ts');
const folder = mkdtempSync(join(tmpdir(), 'pony-mended-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const env = (where: Where) => ({
  ...process.env,
  ...(where.url ? { DATABASE_URL: where.url } : { DATA_DIR: join(where.file ?? '', '..') }),
});

onBoth('a mended rule', (fresh, kind) => {
  test('a game that has met it goes on from where the old program left it, and everybody is told', async () => {
    const where = await fresh();
    let server = await serve(where);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const over = { undo: 'consent' };
    const [met, same] = [await duelOf(people[0], people[1], over), await duelOf(people[0], people[1], over)];
    let clients = await sitDown(people, same);
    await clients[0].ask({ type: 'pass-for-me', seat: 0, on: true });
    await getUp(clients);
    clients = await sitDown(people, met);
    await moves(clients, 'discard', 'discard', 'discard');
    const before = clients.map((client) => ({ situation: client.situation, log: client.log, coins: coins(client) }));
    await getUp(clients);
    await server.stop();

    program(mended);
    const { live, move, change, end, differ } = await check(where);
    assert.deepEqual([live, move, change.map(({ table }) => table), end, differ], [2, 1, [met], [], []]);

    const file = join(folder, `${kind}.backup`);
    const copy = await fresh();
    await run(process.execPath, [BACKUP, 'save', file], { env: env(where) });
    await run(process.execPath, [BACKUP, 'restore', file], { env: env(copy) });
    assert.deepEqual(
      (await check(copy)).change.map(({ table }) => table),
      [met],
      'a backup holds the checkpoints too',
    );

    server = await serve(where);
    const heard: string[] = [];
    clients = people.map((person) => person.sit(met, { hear: (text) => heard.push(text) }));
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
    const n = before[0].situation?.decisions ?? 0;
    clients.forEach((client, i) => {
      assert.deepEqual(coins(client), before[i].coins, 'what was played stands');
      assert.deepEqual(client.log.slice(0, -1), before[i].log.slice(0, -1), 'the first half is told as it was');
      assert.deepEqual(lastSays(client.log), { say: 'rules-changed', args: { from: old, version: '3' } });
      assert.equal(client.situation?.undo.last, null);
    });
    for (const [seat, client] of clients.entries()) {
      const answer = await client.ask({ type: 'undo', seat, to: n });
      assert.equal(answer.type === 'refused' && answer.refusal.say, 'undo-other-rules');
    }
    assert.equal((await people[0].api('GET', `/api/tables/${met}/record`)).status, 409);

    const poor = coins(clients[0]);
    await moves(clients, 'discard');
    assert.equal(sum(coins(clients[0])) - sum(poor), 2, 'one coin in the first chapter (DU-6.9), and the mended one');
    assert.doesNotMatch(heard.join('\n'), /"rng"|"stack"/, 'the state goes to no seat');
    const decided = clients[0].situation?.decisions;
    await getUp(clients);
    await server.stop();

    await setCheckpoint(where, met, null);
    assert.deepEqual((await check(where)).differ, [], 'the log is enough');
    server = await serve(where);
    clients = await sitDown(people, met);
    assert.equal(clients[0].situation?.decisions, decided);
    const resigned = await clients[0].ask({ type: 'resign', seat: 0 });
    assert.equal(resigned.type, 'done');
    const { status, body } = await people[1].api('GET', `/api/tables/${met}/record`);
    assert.equal(status, 200);
    const record = parseRecord(body);
    assert.deepEqual(
      [record.rules, record.changes?.map(({ after, from, to }) => [after, from, to])],
      [old, [[n, old, '3']]],
    );
    assert.equal(outcomeOf(fromRecord(mended, body))?.reason, 'resigned');
    await getUp(clients);
    await server.stop();
  });

  test('what was played after the checkpoint goes on too, if the new rules play it the same', async () => {
    const where = await fresh();
    let server = await serve(where);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    let clients = await sitDown(people, id);
    await moves(clients, 'discard');
    await getUp(clients);
    await server.stop();
    server = await serve(where);
    const kept = await server.house.store.checkpoint(id);
    assert.equal(kept?.seq, 1);
    clients = await sitDown(people, id);
    await moves(clients, 'discard', 'discard');
    const { decisions } = clients[0].situation ?? {};
    await getUp(clients);
    await server.stop();
    await setCheckpoint(where, id, kept);

    // Only the first card of the discard pile brings more: the old program saw it, and the checkpoint is behind it.
    program(duelWith('3', 'take', (duel) => duel.discard.length === 0));
    assert.deepEqual(
      (await check(where)).change.map(({ table }) => table),
      [id],
    );
    server = await serve(where);
    clients = await sitDown(people, id);
    assert.equal(clients[0].situation?.decisions, decisions);
    await moves(clients, 'discard');
    await getUp(clients);
    await server.stop();
  });

  test('without a checkpoint, or with labels the new rules do not know, it ends undecided and nothing is lost', async () => {
    const where = await fresh();
    let server = await serve(where);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const [bare, strange] = [await duelOf(people[0], people[1]), await duelOf(people[0], people[1])];
    for (const id of [bare, strange]) {
      const clients = await sitDown(people, id);
      await moves(clients, 'discard', 'discard', 'discard');
      await getUp(clients);
    }
    const logs = await Promise.all([bare, strange].map((id) => server.house.store.log(id, 0)));
    await server.stop();
    await setCheckpoint(where, bare, null);

    program(duelWith('3', 'choose'));
    const { change, end, differ } = await check(where);
    const reasons = new Map(end.map(({ table, fault }) => [table, fault]));
    assert.deepEqual([change, differ, end.length], [[], [], 2]);
    assert.match(reasons.get(bare) ?? '', /no checkpoint of the old rules is there/);
    assert.match(reasons.get(strange) ?? '', /there is no step turn\/take/);

    server = await serve(where);
    for (const [i, id] of [bare, strange].entries()) {
      const clients = await sitDown(people, id);
      const { outcome, asked, decisions } = clients[0].situation ?? {};
      assert.deepEqual([outcome, asked], [{ seats: ['shared', 'shared'], reason: 'rules' }, []]);
      assert.equal(decisions, id === bare ? 0 : logs[i].length);
      const told = (await people[0].api('GET', `/api/tables/${id}`)).body;
      assert.deepEqual([told.status, told.fault ?? false], ['over', false]);
      const { status, body } = await people[0].api('GET', `/api/tables/${id}/record`);
      assert.equal(status, 200);
      assert.equal(parseRecord(body).lines.length, decisions);
      assert.deepEqual((await server.house.store.log(id, 0)).slice(0, logs[i].length), logs[i], 'the log stays');
      await getUp(clients);
    }
    await server.stop();
  });

  test('an older program leaves a game alone that has gone on under newer rules', async () => {
    const where = await fresh();
    program(mended);
    let server = await serve(where);
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    const clients = await sitDown(people, id);
    await moves(clients, 'discard');
    await getUp(clients);
    await server.stop();
    program(loaded.game);
    assert.deepEqual(
      (await check(where)).differ.map(({ table }) => table),
      [id],
    );
    server = await serve(where);
    const left = people[0].sit(id);
    await left.until(({ goodbye }) => goodbye === 'table-fault');
    await left.close();
    await server.stop();
  });
});
