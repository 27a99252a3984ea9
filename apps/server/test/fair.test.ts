/** Fair dice: the server bound itself, every seat pledged and opened a share of its own, and nobody else's game is dealt without it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRecord, sha256, sharedSeed } from '@pony/engine';
import type { TableInfo } from '@pony/protocol';
import { onBoth } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { playOn } from './help/play.ts';
import { serve } from './help/server.ts';

const SHARES = ['1', '2', '3', '4'].map((digit) => digit.repeat(32));
const pledge = (n: number): string => sha256(SHARES[n]);
const open = (who: Person, id: string, n: number) => who.api('POST', `/api/tables/${id}/shares`, { share: SHARES[n] });
const info = async (who: Person, id: string): Promise<TableInfo> => (await who.api('GET', `/api/tables/${id}`)).body;

async function twoSit(ann: Person, bob: Person): Promise<string> {
  const seats = [{ kind: 'me', pledge: pledge(0) }, { kind: 'open' }];
  const { id } = (await ann.api('POST', '/api/tables', { game: 'duel', seats })).body.table;
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

  test('who does not open his share in time loses the seat, nothing is dealt, and the others pledge anew', async () => {
    const server = await serve(await fresh(), { openMs: 150 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const at = await twoSit(ann, bob);
    const watching = ann.sit(at);
    await open(ann, at, 0);
    await watching.until(({ table }) => table?.seats[1].kind === 'open');
    const after = await info(ann, at);
    assert.deepEqual([after.status, after.opening], ['waiting', false]);
    assert.deepEqual([after.seats[0].kind, after.seats[0].pledge, after.seats[0].opened], ['person', null, false]);
    assert.equal((await open(bob, at, 1)).status, 409);
    assert.equal((await bob.api('POST', `/api/tables/${at}/join`, { pledge: pledge(2) })).status, 200);
    assert.equal((await info(ann, at)).opening, false, 'a known share is no share');
    assert.equal((await ann.api('POST', `/api/tables/${at}/seats/0/options`, { pledge: pledge(3) })).status, 200);
    assert.equal((await info(ann, at)).opening, true);
    await open(ann, at, 3);
    await open(bob, at, 2);
    assert.equal((await info(ann, at)).status, 'live');
    await watching.close();
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
