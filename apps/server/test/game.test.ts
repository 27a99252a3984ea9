import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord, replay, sha256, sharedSeed } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { Store } from '../src/store/index.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { playOn, uninterrupted } from './help/play.ts';
import { serve } from './help/server.ts';

onBoth('a game', (fresh) => {
  test('two players finish a game of Duel, a third watches, and everybody can check the dice', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob);
    const clients = [ann.sit(id, { name: 'a' }), bob.sit(id, { name: 'b' }), cid.sit(id)];
    const [a, b, c] = clients;
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
    const { commitment } = a.table ?? {};
    assert.match(commitment ?? '', /^[0-9a-f]{64}$/);
    assert.equal(a.fairness?.seed, undefined);
    assert.equal((await ann.api('GET', `/api/tables/${id}/record`)).status, 409);
    assert.deepEqual([a.situation?.seat, b.situation?.seat, c.situation?.seat], [0, 1, null]);
    const counts = await Promise.all([playOn(a, 'words'), playOn(b, 'words')]);
    await Promise.all(clients.map((client) => client.until(({ fairness }) => fairness?.seed !== undefined)));

    const { seed = '', salt = '', shares = [] } = c.fairness ?? {};
    const mixed = sharedSeed(seed, shares);
    assert.equal(sha256(seed + salt), commitment);
    const record = await cid.api('GET', `/api/tables/${id}/record`);
    assert.equal(record.status, 200);
    const parsed = parseRecord(record.body);
    assert.deepEqual(
      [parsed.seed, parsed.extra.drawn, parsed.extra.salt, parsed.extra.commitment],
      [mixed, seed, salt, commitment],
    );
    const { game } = await loadGame('duel');
    replay(game, parsed);
    assert.deepEqual(JSON.parse(parsed.extra.players), [{ name: 'Ann' }, { name: 'Bob' }]);
    const alone = await uninterrupted('duel', mixed, 'words');
    assert.deepEqual(parsed.lines, alone.lines);
    assert.equal(counts[0] + counts[1], parsed.lines.length);
    for (const client of clients)
      assert.deepEqual(
        client.situation?.view,
        JSON.parse(JSON.stringify(alone.views.get(client.situation?.seat ?? null))),
      );
    const sizes = [...a.patches, ...b.patches].sort((x, y) => x - y);
    assert.ok(sizes[sizes.length >> 1] <= 2048, `the median patch has ${sizes[sizes.length >> 1]} bytes`);
    const mine = await ann.api('GET', '/api/my-tables');
    assert.deepEqual(
      mine.body.tables.map((table: { status: string }) => table.status),
      ['over'],
    );
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
  });

  test('a person against a bot; the game goes on by itself', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const ann = await guest(port, 'Ann');
    const made = await ann.api('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'bot', level: 'random' }, { kind: 'me' }],
    });
    assert.equal((await ann.api('GET', `/api/tables/${made.body.table.id}`)).body.status, 'live');
    const a = ann.sit(made.body.table.id);
    await playOn(a, 'words');
    assert.notEqual(a.situation?.outcome, null);
    const { last = null, freeFrom, beyond } = a.situation?.undo ?? {};
    assert.deepEqual([freeFrom, beyond], [null, 'refused'], 'what is over stays over, also against bots');
    const answer = await a.ask({ type: 'undo', seat: 1, to: last ?? 1 });
    assert.equal(answer.type === 'refused' && answer.refusal.say, 'game-over');
    const record = parseRecord((await ann.api('GET', `/api/tables/${made.body.table.id}/record`)).body);
    assert.deepEqual(JSON.parse(record.extra.players), [{ bot: 'random' }, { name: 'Ann' }]);
    await a.close();
    await server.stop();
  });

  test('one closes the laptop and goes on with another device', async () => {
    const where = await fresh();
    const server = await serve(where);
    const port = () => server.port;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
    const account = { login: 'Ann.Of.Bree', password: 'a long password' };
    assert.equal((await ann.api('POST', '/api/account', account)).status, 200);
    const id = await duelOf(ann, bob);
    const b = bob.sit(id);
    const laptop = ann.sit(id);
    const played = playOn(b, 'words');
    await laptop.until(({ situation }) => (situation?.offers.length ?? 0) > 0);
    await laptop.close();
    const phone = await guest(port, 'Ann on the phone');
    assert.equal((await phone.api('POST', '/api/sign-in', { ...account, login: 'ann.of.bree' })).status, 200);
    const a = phone.sit(id);
    await Promise.all([playOn(a, 'words'), played]);
    assert.equal(a.situation?.seat, 0);
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });

  test('a server that is stopped and started again goes on where it was', async () => {
    const where = await fresh();
    let server = await serve(where);
    const port = () => server.port;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob);
    const [a, b] = [ann.sit(id, { name: 'a' }), bob.sit(id, { name: 'b' })];
    let stops = 0;
    const restart = async (n: number): Promise<void> => {
      if (n < 10 * (stops + 1) || stops === 3) return;
      stops++;
      const old = server;
      await old.stop();
      server = await serve(where);
    };
    const counts = await Promise.all([
      playOn(a, 'words', { before: restart }),
      playOn(b, 'words', { before: restart }),
    ]);
    assert.equal(stops, 3);
    const store: Store = server.house.store;
    const log = await store.log(id, 0);
    assert.equal(log.length, counts[0] + counts[1]);
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });
});
