/** What one person can do to another's game: nothing. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { below, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, botInput, openTable } from '@pony/table';
import { makeThinkers } from '../src/bots.ts';
import { LIMITS } from '../src/limits.ts';
import { onBoth, onPostgres } from './help/databases.ts';
import { dripping } from './help/dripping.ts';
import { duelOf, guest, person } from './help/people.ts';
import { entry, head, opened, seat, table } from './help/rows.ts';
import { serve } from './help/server.ts';

onBoth('harm', (fresh) => {
  test('onlookers fill a table; its players come in all the same, one onlooker more does not', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const crowd = Array.from({ length: LIMITS.onlookers }, () => person(port).sit(id));
    await Promise.all(crowd.map((one) => one.until(({ situation }) => situation !== null)));
    const players = [ann.sit(id), bob.sit(id)];
    await Promise.all(
      players.map((one) => one.until(({ situation, goodbye }) => situation !== null || goodbye !== null)),
    );
    assert.deepEqual(
      players.map(({ goodbye }) => goodbye),
      [null, null],
    );
    const late = person(port).sit(id);
    await late.until(({ goodbye }) => goodbye !== null);
    assert.equal(late.goodbye, 'table-full');
    await Promise.all([...crowd, ...players, late].map((one) => one.close()));
    await server.stop();
  });

  test('words that no database can tell apart are no messages', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const messages = [
      { type: 'decide', version: 0, seat: 0, option: ['pass'], key: 'x\ud800' },
      { type: 'decide', version: 0, seat: 0, option: ['pa\udfffss'], key: 'x' },
      { type: 'chat', text: 'half \ud83d', key: 'x' },
      { type: 'pass-for-me', seat: 0, on: true, steps: ['\udc00'], key: 'x' },
    ] as const;
    for (const { key, ...message } of messages) {
      const client = ann.sit(id);
      await client.until(({ situation }) => situation !== null);
      void client.ask(message, key);
      await client.until(({ goodbye }) => goodbye !== null);
      assert.equal(client.goodbye, 'bad-message', JSON.stringify(message));
      client.cut();
      await client.close();
    }
    for (const name of ['Eve\ud800', '\udc00'])
      assert.equal((await ann.api('POST', '/api/guest', { name })).body.error, 'bad-request');
    assert.equal((await ann.api('POST', '/api/guest', { name: 'Éowyn 👑' })).status, 200);
    await server.stop();
  });

  test('one webhook that drips holds nobody up, and neither does it hold up the end', async () => {
    const drips = await dripping();
    const server = await serve(await fresh(), {
      outboundAnywhere: true,
      noticeAfterMs: 0,
      noticeEveryMs: 3_600_000,
      outboundMs: 200,
    });
    const inbox = await counting();
    for (let pair = 0; pair < 3; pair++) {
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
      await duelOf(ann, bob);
      for (const one of [ann, bob]) await one.api('POST', '/api/webhook', { url: pair === 1 ? inbox.url : drips.url });
    }
    assert.equal(await server.notice(), 3);
    assert.deepEqual([inbox.count(), drips.count()], [1, 2]);
    await server.stop();

    const again = await serve(await fresh(), {
      outboundAnywhere: true,
      noticeAfterMs: 0,
      noticeEveryMs: 3_600_000,
      outboundMs: 3_600_000,
    });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => again.port, name)));
    await duelOf(ann, bob);
    for (const one of [ann, bob]) await one.api('POST', '/api/webhook', { url: drips.url });
    const told = again.notice();
    await drips.heard(3);
    await again.stop();
    assert.equal(await told, 1);
    drips.close();
    inbox.close();
  });
});

describe('poisoned rows on PostgreSQL', () =>
  onPostgres((fresh) => {
    test('20 groups with a row that cannot be written: every other row of the group is', async () => {
      const store = await opened(fresh);
      const rng = rngOf(seedOf('poisoned'));
      let written = 0;
      for (let round = 0; round < 20; round++) {
        const ids = Array.from({ length: 8 }, (_, i) => `t${round}-${i}`);
        for (const id of ids)
          await store.createTable(table(id), [seat(0, { kind: 'person', userId: 'ann' }), seat(1)], [], 10);
        const bad = below(rng, ids.length);
        const answers = await Promise.allSettled(
          ids.map((id, i) => {
            const act = i === bad ? 'a zero \u0000 byte' : '{"do":"decide"}';
            return store.append({ table: id, from: 0, entries: [entry({ key: 'k', act })], head: head() });
          }),
        );
        answers.forEach((answer, i) => {
          if (i === bad) assert.equal(answer.status, 'rejected');
          else assert.deepEqual(answer, { status: 'fulfilled', value: 'done' });
        });
        for (const [i, id] of ids.entries()) {
          const log = await store.log(id, 0);
          assert.equal(log.length, i === bad ? 0 : 1);
          written += log.length;
        }
      }
      assert.equal(written, 20 * 7);
      await store.close();
    });
  }));

test('bots of one person with thirty tables wait for each other, not others for them; tables of bots alone come last', async () => {
  const { game } = await loadGame('duel');
  const bot = { holder: 'bot' as const, level: 'random' as const };
  const board = openTable({ game, seed: 'bots', seats: [bot, bot] });
  const question = botInput(board, askedNow(board)[0]);
  const thinkers = makeThinkers(1);
  const order: string[] = [];
  const ask = (who: string, rank: 0 | 1 | 2): Promise<unknown> =>
    thinkers.think({ ...question, bot: 'random' }, { who, rank }).then(() => order.push(who));
  const all = [
    ...Array.from({ length: 30 }, () => ask('alone', 2)),
    ...Array.from({ length: 30 }, () => ask('eve', 0)),
    ask('ann', 0),
    ask('bob', 0),
    ask('ann', 0),
    ask('away', 1),
  ];
  await Promise.all(all);
  // The first is at work before anybody else asks.
  assert.deepEqual(order.slice(0, 7), ['alone', 'eve', 'ann', 'bob', 'eve', 'ann', 'eve']);
  assert.deepEqual(order.slice(34), ['away', ...Array.from({ length: 29 }, () => 'alone')]);
  await thinkers.stop();
});

async function counting(): Promise<{ url: string; count(): number; close(): void }> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      count++;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    count: () => count,
    close: () => server.close(),
  };
}
