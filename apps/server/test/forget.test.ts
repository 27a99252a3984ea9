import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseRecord } from '@pony/engine';
import { backup } from '../src/store/dump.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

/** Everything the database holds, as text. */
async function everything(where: Where): Promise<string> {
  let all = '';
  for await (const line of backup(where)) all += `${line}\n`;
  return all;
}

const NAME = 'Meriadoc';
const password = 'second breakfast';

onBoth('being forgotten', (fresh) => {
  test('an account is deleted: seats are left, other people go on, and nothing tells any more who it was', async () => {
    const where = await fresh();
    const server = await serve(where);
    const port = () => server.port;
    const [ann, bob, cid] = await Promise.all([NAME, 'Bob', 'Cid'].map((name) => guest(port, name)));
    await ann.api('POST', '/api/account', { login: NAME, password });
    await ann.api('POST', '/api/webhook', { url: 'https://example.org/meriadoc' });
    const given = await duelOf(ann, bob);
    const botted = await duelOf(ann, bob, { timeOut: 'bot', pace: { kind: 'move', each: 86_400_000 } });
    const open = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const alone = (await ann.api('POST', '/api/tables', open)).body.table.id;
    const shared = (await ann.api('POST', '/api/tables', { ...open, seats: [{ kind: 'open' }, { kind: 'link' }] }))
      .body;
    await cid.api('POST', `/api/links/${shared.links[0].token}`);
    const over = await duelOf(ann, bob);
    const clients = [ann.sit(over), bob.sit(over), bob.sit(botted), ann.sit(given)];
    const [a, b, c] = clients;
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
    await a.ask({ type: 'chat', text: 'Pipe-weed for all, says Meriadoc' });
    await b.ask({ type: 'chat', text: 'Well met' });
    await b.until(({ chat }) => chat.length === 2);
    await a.ask({ type: 'resign', seat: 0 });
    assert.match(await everything(where), /Meriadoc/i);

    assert.equal((await ann.api('DELETE', '/api/account', {})).body.error, 'wrong-password');
    assert.equal((await ann.api('DELETE', '/api/account', { password: 'first breakfast' })).status, 401);
    const old = ann.cookie;
    assert.equal((await ann.api('DELETE', '/api/account', { password })).status, 200);
    assert.equal((await person(port, old).api('GET', '/api/me')).body.user, null);
    await a.until(({ goodbye }) => goodbye === 'signed-out');
    assert.doesNotMatch(await everything(where), /Meriadoc/i);
    assert.equal((await ann.api('POST', '/api/sign-in', { login: NAME, password })).body.error, 'wrong-password');

    await b.until(({ situation }) => situation?.seats[0].name === '');
    const record = parseRecord((await bob.api('GET', `/api/tables/${over}/record`)).body);
    assert.deepEqual(JSON.parse(record.extra.players), [{}, { name: 'Bob' }]);
    await c.until(({ situation }) => situation?.seats[0].holder === 'bot');
    const status = async (id: string): Promise<string> =>
      (await bob.api('GET', `/api/tables/${id}`)).body.status ?? 'none';
    assert.deepEqual(await Promise.all([given, botted, alone, over].map(status)), ['over', 'live', 'none', 'over']);
    const left = (await cid.api('GET', `/api/tables/${shared.table.id}`)).body;
    assert.deepEqual([left.owned, left.status, left.seats[0].kind], [true, 'waiting', 'open']);
    const late = bob.sit(over);
    await late.until(({ chat }) => chat.length > 0);
    assert.deepEqual(
      late.chat.map(({ text }) => text),
      ['Well met'],
    );
    const again = await guest(port, NAME);
    assert.equal((await again.api('POST', '/api/account', { login: NAME, password })).status, 200, 'the name is free');
    await Promise.all([...clients, late].map((client) => client.close()));
    await server.stop();
  });

  test('a game plays on from its log under the names that stand with the seats', async () => {
    const where = await fresh();
    let server = await serve(where);
    const port = () => server.port;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob);
    assert.equal((await bob.api('POST', '/api/account', { login: 'bob.of.bree', password })).status, 200);
    const phone = await guest(port, 'Phone');
    const second = await duelOf(phone, ann);
    assert.equal((await phone.api('POST', '/api/sign-in', { login: 'bob.of.bree', password })).status, 200);
    await server.stop();
    server = await serve(where);
    for (const [table, names] of [
      [id, ['Ann', 'Bob']],
      [second, ['Bob', 'Ann']],
    ] as const) {
      const client = ann.sit(table);
      await client.until(({ situation }) => situation !== null);
      assert.deepEqual(
        client.situation?.seats.map(({ name }) => name),
        names,
      );
      await client.close();
    }
    const log = await server.house.store.log(second, 0);
    assert.ok(log.length > 0 && log.every(({ act }) => !act.includes('Bob')));
    await server.stop();
  });

  test('games that are over are taken away after their time, with everything about them, and no others', async () => {
    const where = await fresh();
    const server = await serve(where, { finishedDays: 1 });
    const port = () => server.port;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
    const [over, running] = [await duelOf(ann, bob), await duelOf(ann, bob)];
    const client = ann.sit(over);
    await client.until(({ situation }) => situation !== null);
    await client.ask({ type: 'chat', text: 'A short game' });
    await client.ask({ type: 'resign', seat: 0 });
    await server.sweep();
    assert.equal((await ann.api('GET', `/api/tables/${over}/record`)).status, 200);
    await sql(where, `UPDATE tables SET changed_on = 1 WHERE id = '${over}'`);
    await server.sweep();
    await client.until(({ goodbye }) => goodbye === 'table-gone');
    assert.equal((await ann.api('GET', `/api/tables/${over}/record`)).status, 404);
    assert.equal((await ann.api('GET', `/api/tables/${running}`)).body.status, 'live');
    const kept = await everything(where);
    assert.ok(kept.includes(running) && !kept.includes(over));
    await client.close();
    await server.stop();
  });
});

test('every part of a table is named where games are taken away', () => {
  const sql = readFileSync(join(import.meta.dirname, '..', 'migrations', '0001-first.sql'), 'utf8');
  const code = readFileSync(join(import.meta.dirname, '..', 'src', 'store', 'leaving.ts'), 'utf8');
  const parts = [...sql.matchAll(/CREATE TABLE (\w+) \(([^;]+)\);/g)].filter(([, , body]) => /\btable_id\b/.test(body));
  assert.ok(parts.length >= 6);
  for (const [, name] of parts) assert.ok(code.includes(`'${name}'`), name);
});
