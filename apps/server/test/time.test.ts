import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStore } from '../src/store/index.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { serve } from './help/server.ts';

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
    assert.ok(gone < 30_000, `${gone} ms of service time`);
    const a = ann.sit(id);
    await a.until(({ situation }) => situation !== null);
    const late = a.situation?.asked[0] ?? 0;
    const b = [ann, bob][1 - late].sit(id);
    const claim = await b.ask({ type: 'claim', seat: 1 - late });
    assert.equal(claim.type === 'refused' && claim.refusal.say, 'time-not-up');
    assert.ok((a.situation?.clocks?.left[late] ?? 0) > 0);
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });
});
