import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PonyClient } from '../src/client.ts';
import type { RunningServer } from '../src/server.ts';
import { openStore } from '../src/store/index.ts';
import { onBoth, type Where } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

/** The server stops and starts again; in between so much service time has passed as never did. */
async function later(server: RunningServer, where: Where, ms: number): Promise<RunningServer> {
  await server.stop();
  await sql(where, `UPDATE service_clock SET down = down - ${ms}`);
  return serve(where);
}

const claim = async (client: PonyClient, seat: number): Promise<string> => {
  const answer = await client.ask({ type: 'claim', seat });
  return answer.type === 'refused' ? answer.refusal.say : answer.type;
};

onBoth('time', (fresh) => {
  test('hours in which no server was up do not count on any clock', async () => {
    const where = await fresh();
    const pace = { kind: 'live', stock: 60_000, add: 0 };
    let server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob, { pace });
    const began = server.house.hub.now();
    await server.stop();
    const store = await openStore({ ...where, process: 'night' });
    const hours = 5 * 3_600_000;
    // The last beat is put back: as if it had been five hours ago.
    await store.setBeat(Date.now() - hours);
    await store.close();
    server = await serve(where);
    const gone = server.house.hub.now() - began;
    assert.ok(gone < hours / 2, `${gone} ms of service time`);
    const a = ann.sit(id);
    await a.until(({ situation }) => situation !== null);
    const late = a.situation?.asked[0] ?? 0;
    const b = [ann, bob][1 - late].sit(id);
    assert.equal(await claim(b, 1 - late), 'time-not-up');
    assert.ok((a.situation?.clocks?.left[late] ?? 0) > 0);
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });

  for (const [name, pace, allowed] of [
    ['time runs out', { kind: 'live', stock: 3_600_000, add: 0 }, 3_600_000],
    ['the opponent has left a table without clocks for seven days', null, 7 * 86_400_000],
  ] as const)
    test(`${name}: the others may claim the game, and nobody sooner`, async () => {
      const where = await fresh();
      let server = await serve(where);
      const people = await Promise.all(['Ann', 'Bob'].map((one) => guest(() => server.port, one)));
      const id = await duelOf(people[0], people[1], { pace, timeOut: 'claim' });
      const clients = people.map((one) => one.sit(id));
      await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
      const late = clients[0].situation?.asked[0] ?? 0;
      const [slow, other] = [clients[late], clients[1 - late]];
      assert.equal(await claim(other, 1 - late), 'time-not-up');
      const { claimAt } = other.situation ?? {};
      assert.equal(claimAt === undefined, pace !== null);
      assert.equal(slow.situation?.claimAt, undefined, 'nobody claims from himself');
      const hour = 3_600_000;
      server = await later(server, where, allowed - hour / 2);
      assert.equal(await claim(other, 1 - late), 'time-not-up');
      if (claimAt !== undefined) assert.ok(server.house.hub.now() < claimAt);
      server = await later(server, where, hour);
      if (claimAt !== undefined) assert.ok(server.house.hub.now() >= claimAt);
      assert.equal(await claim(slow, late), 'time-not-up', 'who is late claims nothing');
      assert.equal(await claim(other, 1 - late), 'done');
      await Promise.all(clients.map((client) => client.until(({ situation }) => situation?.outcome != null)));
      for (const { situation } of clients) {
        assert.equal(situation?.outcome?.reason, 'time');
        assert.deepEqual([situation?.outcome?.seats[late], situation?.outcome?.seats[1 - late]], ['lost', 'won']);
      }
      await Promise.all(clients.map((client) => client.close()));
      await server.stop();
    });
});
