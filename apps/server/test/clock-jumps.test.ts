/** The wall clock of the machine jumps: no game is lost by it. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { onBoth } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { serve } from './help/server.ts';

const HOUR = 3_600_000;
const truth = Date.now;
const jump = (ms: number): void => {
  Date.now = () => truth() + ms;
};
afterEach(() => {
  Date.now = truth;
});

onBoth('clock jumps', (fresh, kind) => {
  test('an hour forward and back: eight games with a minute left each are not lost', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const pace = { kind: 'live', stock: 60_000, add: 0 };
    const ids: string[] = [];
    for (let i = 0; i < 8; i++) ids.push(await duelOf(ann, bob, { pace }));
    const claims = async (): Promise<string[]> => {
      const said: string[] = [];
      for (const id of ids) {
        const clients = [ann.sit(id), bob.sit(id)];
        for (const [seat, client] of clients.entries()) {
          await client.until(({ situation }) => situation !== null);
          const answer = await client.ask({ type: 'claim', seat });
          said.push(answer.type === 'refused' ? answer.refusal.say : answer.type);
        }
        await Promise.all(clients.map((client) => client.close()));
      }
      return said;
    };
    const none = Array.from({ length: 16 }, () => 'time-not-up');
    const before = server.house.hub.now();
    for (const ms of [HOUR, -HOUR, 0]) {
      jump(ms);
      assert.deepEqual(await claims(), none, `${ms}`);
    }
    const gone = server.house.hub.now() - before;
    assert.ok(gone > 0 && gone < 60_000, `${gone}`);
    await server.stop();
  });

  test('a server that starts after the jump goes on where the last one stopped', async () => {
    const where = await fresh();
    for (const ms of [HOUR, -HOUR]) {
      const first = await serve(where);
      const before = first.house.hub.now();
      await first.stop();
      jump(ms);
      const second = await serve(where);
      const gone = second.house.hub.now() - before;
      assert.ok(gone >= 0 && gone < 60_000, `${ms}: ${gone}`);
      await second.stop();
      jump(0);
      // What the next one finds is a clock that has come back.
      const third = await serve(where);
      const later = third.house.hub.now() - before;
      assert.ok(later >= 0 && later < 60_000, `${ms} and back: ${later}`);
      await third.stop();
    }
  });

  if (kind === 'postgres')
    test('of two servers one started after the jump: both tell the same time', async () => {
      const where = await fresh();
      const first = await serve(where);
      for (const ms of [HOUR, -HOUR]) {
        jump(ms);
        const second = await serve(where);
        const apart = Math.abs(second.house.hub.now() - first.house.hub.now());
        assert.ok(apart < 10_000, `${ms}: ${apart}`);
        await second.stop();
      }
      await first.stop();
    });

  test('shares called for before a jump have their ten seconds all the same', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const made = await ann.api('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'me', pledge: 'a'.repeat(64) }, { kind: 'open' }],
    });
    const { id } = made.body.table;
    await bob.api('POST', `/api/tables/${id}/join`, { pledge: 'b'.repeat(64) });
    assert.equal((await ann.api('GET', `/api/tables/${id}`)).body.opening, true);
    jump(HOUR);
    // Anything that makes the server look again.
    await ann.api('POST', `/api/tables/${id}/seats/0/options`, { ready: true });
    const { seats } = (await ann.api('GET', `/api/tables/${id}`)).body;
    assert.deepEqual(
      seats.map(({ kind: who }: { kind: string }) => who),
      ['person', 'person'],
    );
    await server.stop();
  });
});
