/** Fair dice: the server bound itself, every seat pledged and opened a share of its own, at once or when its person comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord, replay, sha256, sharedSeed } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { TableInfo } from '@pony/protocol';
import type { RunningServer } from '../src/server.ts';
import { onBoth } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { playOn } from './help/play.ts';
import { serve } from './help/server.ts';

const SHARES = ['1', '2', '3', '4'].map((digit) => digit.repeat(32));
const pledge = (n: number): string => sha256(SHARES[n]);
const open = (who: Person, id: string, n: number) => who.api('POST', `/api/tables/${id}/shares`, { share: SHARES[n] });
const info = async (who: Person, id: string): Promise<TableInfo> => (await who.api('GET', `/api/tables/${id}`)).body;

/** Until the call for shares is over and stands. */
async function waited(server: RunningServer, id: string): Promise<void> {
  const { store } = server.house;
  while ((await store.table(id))?.dealBy !== 0) await new Promise((resolve) => setImmediate(resolve));
}

async function twoSit(ann: Person, bob: Person, over: object = {}): Promise<string> {
  const seats = [{ kind: 'me', pledge: pledge(0) }, { kind: 'open' }];
  const { id } = (await ann.api('POST', '/api/tables', { game: 'duel', seats, ...over })).body.table;
  assert.equal((await bob.api('POST', `/api/tables/${id}/join`, { pledge: pledge(1) })).status, 200);
  return id;
}

onBoth('fair dice', (fresh) => {
  test('shares are pledged on sitting down, called for when all are ready, and dealt with when all are open', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await twoSit(ann, bob);
    const called = await info(ann, id);
    assert.deepEqual([called.status, called.opening], ['waiting', true]);
    assert.deepEqual(
      called.seats.map((seat) => [seat.pledge, seat.opened]),
      [
        [pledge(0), false],
        [pledge(1), false],
      ],
    );
    assert.equal((await open(ann, id, 2)).body.error, 'no-such-pledge');
    assert.equal((await open(ann, id, 0)).status, 200);
    assert.equal((await open(ann, id, 0)).status, 200, 'said again, it is the same');
    assert.equal((await info(ann, id)).status, 'waiting', 'nothing is dealt with one share');
    assert.deepEqual((await ann.api('GET', `/api/tables/${id}/fairness`)).body, { commitment: called.commitment });
    assert.equal((await open(bob, id, 1)).status, 200);
    assert.equal((await info(ann, id)).status, 'live');
    const fairness = { commitment: called.commitment, shares: SHARES.slice(0, 2) };
    assert.deepEqual((await ann.api('GET', `/api/tables/${id}/fairness`)).body, fairness);
    const clients = [ann, bob].map((who) => who.sit(id));
    await Promise.all(clients.map((client) => playOn(client, 'fair')));
    await Promise.all(clients.map((client) => client.close()));
    const record = parseRecord((await ann.api('GET', `/api/tables/${id}/record`)).body);
    const { seed, salt } = (await ann.api('GET', `/api/tables/${id}/fairness`)).body;
    assert.deepEqual(
      [record.extra.drawn, record.extra.salt, record.extra.shares, record.extra.commitment],
      [seed, salt, SHARES.slice(0, 2).join(' '), called.commitment],
    );
    assert.equal(sha256(seed + salt), called.commitment);
    assert.equal(record.seed, sharedSeed(seed, SHARES.slice(0, 2)));
    await server.stop();
  });

  test('at a table by days the game begins with the shares of those who are there; who was away brings his when he comes', async () => {
    const server = await serve(await fresh(), { openMs: 150 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const at = await twoSit(ann, bob);
    const bobsLine = bob.sit(at);
    await bobsLine.until(({ table }) => table !== null);
    await open(bob, at, 1);
    await bobsLine.until(({ table }) => table?.status === 'live');
    const without = { commitment: (await info(bob, at)).commitment, shares: ['', SHARES[1]] };
    assert.deepEqual((await bob.api('GET', `/api/tables/${at}/fairness`)).body, {
      ...without,
      late: [{ seat: 0, share: null, after: null }],
    });
    assert.equal((await info(ann, at)).seats[0].yours, true, 'the chair is kept');
    await bobsLine.until(({ situation }) => situation !== null);
    assert.deepEqual(bobsLine.log[0].says.at(-1), { say: 'begun-without', args: { seat: 0 } });
    // Sauron, who is there, plays until the other is asked.
    await playOn(bobsLine, 'away', { enough: ({ asked }) => asked.includes(0) });
    const played = bobsLine.situation?.decisions ?? 0;
    assert.ok(played > 0);
    const wrong = await open(ann, at, 2);
    assert.equal(wrong.body.error, 'no-such-pledge');
    assert.deepEqual([(await open(ann, at, 0)).status, (await open(ann, at, 0)).status], [200, 200]);
    const late = [{ seat: 0, share: SHARES[0], after: played }];
    assert.deepEqual((await ann.api('GET', `/api/tables/${at}/fairness`)).body, { ...without, late });
    await bobsLine.until(({ log }) => log.at(-1)?.says.at(-1)?.say === 'share-came');
    const annsLine = ann.sit(at);
    await Promise.all([annsLine, bobsLine].map((line) => playOn(line, 'late')));
    await Promise.all([annsLine, bobsLine].map((line) => line.close()));
    const record = parseRecord((await ann.api('GET', `/api/tables/${at}/record`)).body);
    const { seed } = (await ann.api('GET', `/api/tables/${at}/fairness`)).body;
    assert.equal(record.extra.shares, `- ${SHARES[1]}`);
    assert.equal(record.seed, sharedSeed(seed, SHARES.slice(1, 2)));
    assert.deepEqual(
      record.shares?.map(({ after, seat, share }) => [after, seat, share]),
      [[played, 'fellowship', SHARES[0]]],
    );
    const { game } = await loadGame('duel');
    assert.ok(replay(game, record).state.outcome);
    await server.stop();
  });

  test('a share that comes after the first decision without it is refused, and that is said for good', async () => {
    const server = await serve(await fresh(), { openMs: 50 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const at = await twoSit(ann, bob);
    const lines = [ann, bob].map((who) => who.sit(at));
    await open(ann, at, 0);
    await Promise.all(lines.map((line) => line.until(({ situation }) => situation !== null)));
    await playOn(lines[1], 'once', { enough: ({ asked }) => !asked.includes(1) });
    assert.equal((await open(bob, at, 1)).body.error, 'share-late');
    const { late } = (await bob.api('GET', `/api/tables/${at}/fairness`)).body;
    assert.deepEqual(late, [{ seat: 1, share: null, after: null }]);
    await Promise.all(lines.map((line) => line.close()));
    await server.stop();
  });

  test('a rated game, and one whose clock counts minutes, waits for the shares of all; nobody loses his chair', async () => {
    const server = await serve(await fresh(), { openMs: 50 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    for (const over of [{ rated: true }, { pace: { kind: 'live', stock: 600_000, add: 0 } }]) {
      const at = await twoSit(ann, bob, over);
      await open(ann, at, 0);
      await waited(server, at);
      const waits = await info(ann, at);
      assert.deepEqual(
        [waits.status, waits.opening, waits.seats.map(({ kind, opened }) => [kind, opened])],
        [
          'waiting',
          true,
          [
            ['person', true],
            ['person', false],
          ],
        ],
      );
      await server.sweep();
      assert.equal((await open(bob, at, 1)).status, 200);
      const begun = await info(ann, at);
      assert.deepEqual(
        [begun.status, (await bob.api('GET', `/api/tables/${at}/fairness`)).body.shares],
        ['live', SHARES.slice(0, 2)],
      );
    }
    await server.stop();
  });

  test('nobody is there when the call is over: it stands, and the game begins with whoever comes first', async () => {
    const server = await serve(await fresh(), { openMs: 50 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const at = await twoSit(ann, bob);
    await waited(server, at);
    assert.equal((await info(ann, at)).status, 'waiting');
    await open(bob, at, 1);
    assert.equal((await info(ann, at)).status, 'live');
    await server.stop();
  });

  test('the table draws for bots; without a pledge nobody sits down', async () => {
    const server = await serve(await fresh());
    const ann = await guest(() => server.port, 'Ann');
    const seats = [
      { kind: 'me', pledge: pledge(0) },
      { kind: 'bot', level: 'hobbit' },
    ];
    const { table } = (await ann.api('POST', '/api/tables', { game: 'duel', seats })).body;
    assert.deepEqual(
      table.seats.map(({ opened }: { opened: boolean }) => opened),
      [false, true],
    );
    await open(ann, table.id, 0);
    const { shares } = (await ann.api('GET', `/api/tables/${table.id}/fairness`)).body;
    assert.equal(shares[0], SHARES[0]);
    assert.equal(sha256(shares[1]), table.seats[1].pledge);
    for (const wrong of [null, 'abc', SHARES[0]]) {
      const body = { game: 'duel', seats: [{ kind: 'me', pledge: wrong }, { kind: 'open' }] };
      assert.equal((await ann.api('POST', '/api/tables', body)).body.error, 'bad-request');
    }
    const waiting = { game: 'duel', seats: [{ kind: 'me', pledge: pledge(0) }, { kind: 'open' }] };
    const { id } = (await ann.api('POST', '/api/tables', waiting)).body.table;
    assert.equal((await ann.api('POST', `/api/tables/${id}/join`, { pledge: 'x' })).body.error, 'bad-request');
    assert.equal(
      (await ann.api('POST', `/api/tables/${id}/seats/0`, { kind: 'me', pledge: null })).body.error,
      'bad-request',
    );
    await server.stop();
  });
});
