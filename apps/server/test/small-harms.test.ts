/** Small things that a stranger may do again and again, and what is cut short on the way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS, RATES } from '../src/limits.ts';
import { authenticator } from './help/authenticator.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { playOn } from './help/play.ts';
import { NO_RATES, serve } from './help/server.ts';
import { sql } from './help/sql.ts';

const seen = (client: { situation: unknown }): boolean => client.situation !== null;

onBoth('small harms', (fresh) => {
  test('onlookers fill their own part of the talk: players go on talking', async () => {
    const where = await fresh();
    const server = await serve(where);
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob);
    const [player, onlooker] = [ann.sit(id), eve.sit(id)];
    await Promise.all([player, onlooker].map((one) => one.until(seen)));
    await onlooker.ask({ type: 'chat', text: 'first' });
    const me = (await eve.api('GET', '/api/me')).body.user.id;
    const many = Array.from(
      { length: LIMITS.onlookerLines - 1 },
      (_, i) => `('${id}', ${i + 2}, '${me}', 'k${i}', NULL, 'Eve', 'x', 1)`,
    );
    await sql(where, `INSERT INTO chat (table_id, n, user_id, key, seat, name, text, at_on) VALUES ${many.join(', ')}`);
    const full = await onlooker.ask({ type: 'chat', text: 'one more' });
    assert.equal(full.type === 'refused' && full.refusal.say, 'chat-full');
    assert.equal((await player.ask({ type: 'chat', text: 'your move' })).type, 'done');
    await Promise.all([player, onlooker].map((one) => one.close()));
    await server.stop();
  });

  test('a hundred addresses for notices at once: ten of them stand', async () => {
    const server = await serve(await fresh(), { outboundAnywhere: true });
    const ann = await guest(() => server.port, 'Ann');
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const said = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        ann.api('POST', '/api/push', { endpoint: `https://push.example/${i}`, keys }),
      ),
    );
    assert.equal(said.filter(({ status }) => status === 200).length, LIMITS.pushes);
    assert.ok(said.every(({ status }) => status === 200 || status === 429));
    const stands = said.findIndex(({ status }) => status === 200);
    assert.equal(
      (await ann.api('POST', '/api/push', { endpoint: `https://push.example/${stands}`, keys })).status,
      200,
      'again',
    );
    await server.stop();
  });

  test('the same wish to take something back again and again is one wish too many', async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, wish: RATES.wish } });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob);
    const lines = [ann, bob].map((who) => who.sit(id));
    await Promise.all(lines.map((one) => one.until(seen)));
    await playOn(lines[1], 'wish', { enough: ({ asked }) => asked.includes(0) });
    await playOn(lines[0], 'wish', { enough: ({ asked }) => asked.includes(1) });
    await lines[0].until(({ situation }) => situation?.asked.includes(1) === true);
    const to = lines[1].situation?.undo.last ?? 1;
    const words: string[] = [];
    for (let n = 0; n < 12; n++) {
      const said = await lines[1].ask({ type: 'undo', seat: 1, to });
      words.push(said.type === 'refused' ? said.refusal.say : said.type);
      if (said.type !== 'done') break;
      const no = await lines[0].ask({ type: 'answer-undo', seat: 0, to, yes: false });
      assert.equal(no.type, 'done');
    }
    assert.deepEqual([words.length, words.at(-1)], [RATES.wish.burst + 1, 'too-fast']);
    await Promise.all(lines.map((one) => one.close()));
    await server.stop();
  });

  test('whoever points does it at a thing of the game', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob);
    const line = ann.sit(id);
    await line.until(seen);
    for (const [kind, n] of [
      ['nonsense', 1],
      ['call-me', 0],
      ['region', 9_999],
      ['seat', 99],
    ] as const) {
      const said = await line.ask({ type: 'point', seat: 0, kind, id: n });
      assert.equal(said.type === 'refused' && said.refusal.say, 'not-open', kind);
      if (line.goodbye) break;
    }
    assert.equal((await line.ask({ type: 'point', seat: 0, kind: 'region', id: 1 })).type, 'done');
    await line.close();
    await server.stop();
  });

  test('whoever asks again and again whether the server is well costs it one write', async () => {
    const server = await serve(await fresh());
    let pings = 0;
    const { ping } = server.house.store;
    Object.assign(server.house.store, {
      ping: () => {
        pings++;
        return ping();
      },
    });
    const ask = () => fetch(`http://127.0.0.1:${server.port}/healthz`).then(({ status }) => status);
    assert.deepEqual(new Set(await Promise.all(Array.from({ length: 50 }, ask))), new Set([200]));
    assert.ok(pings <= 2, `${pings}`);
    await server.stop();
  });

  test('eight people of one address sign in at once', async () => {
    const server = await serve(await fresh());
    const password = 'speak, friend';
    const people = await Promise.all(Array.from({ length: 8 }, (_, i) => guest(() => server.port, `P${i}`)));
    for (const [i, one] of people.entries())
      assert.equal((await one.api('POST', '/api/account', { login: `person${i}`, password })).status, 200);
    const said = await Promise.all(
      people.map((_, i) => person(() => server.port).api('POST', '/api/sign-in', { login: `person${i}`, password })),
    );
    assert.deepEqual([...new Set(said.map(({ status }) => status))], [200]);
    await server.stop();
  });

  test('the passkey of another account, and getting up from a table that is gone: a word, no failure', async () => {
    const server = await serve(await fresh());
    const origin = `http://127.0.0.1:${server.port}`;
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const key = authenticator(origin);
    const add = async (who: typeof ann, login: string) => {
      const { id, options } = (await who.api('POST', '/api/passkeys/new', undefined, { origin })).body;
      return who.api('POST', '/api/passkeys', { id, response: key.create(options), login }, { origin });
    };
    assert.equal((await add(ann, 'ann')).status, 200);
    const said = await add(bob, 'bob');
    assert.deepEqual([said.status, said.body.error], [401, 'passkey-refused']);
    assert.equal((await bob.api('GET', '/api/me')).body.user.login, null, 'no account came of it');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = (await ann.api('POST', '/api/tables', { game: 'duel', seats })).body.table;
    const left = await Promise.all([1, 2, 3].map(() => ann.api('POST', `/api/tables/${id}/leave`)));
    assert.ok(
      left.every(({ status }) => status === 200 || status === 404),
      left.map(({ status }) => status).join(),
    );
    await server.stop();
  });

  test('a snapshot that was cut short or changed is none: the log is played', async () => {
    const where = await fresh();
    let server = await serve(where);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob, { pace: { kind: 'live', stock: 3_600_000, add: 0 } });
    let lines = [ann, bob].map((who) => who.sit(id));
    await Promise.all(lines.map((one) => one.until(seen)));
    await playOn(lines[1], 'cut', { enough: ({ asked }) => asked.includes(0) });
    for (const harm of [
      `UPDATE snapshots SET body = substr(body, 1, length(body) / 2)`,
      `UPDATE snapshots SET body = replace(body, 'deflated ', 'deflated AAAA')`,
      null,
    ]) {
      await Promise.all(lines.map((one) => one.close()));
      await server.stop();
      if (harm) await sql(where, harm);
      else await changeClocks(where, id);
      server = await serve(where);
      lines = [ann, bob].map((who) => who.sit(id));
      await Promise.all(lines.map((one) => one.until((now) => seen(now) || now.goodbye !== null)));
      assert.deepEqual(
        lines.map(({ goodbye }) => goodbye),
        [null, null],
        harm ?? 'clocks',
      );
      assert.ok(
        (lines[0].situation?.clocks?.left ?? []).every((left) => left > 3_500_000),
        'nobody lost his time',
      );
    }
    await Promise.all(lines.map((one) => one.close()));
    await server.stop();
  });
});

/** The time left that a snapshot tells is another. */
async function changeClocks(where: Parameters<typeof sql>[0], id: string): Promise<void> {
  const { openStore } = await import('../src/store/index.ts');
  const { pack } = await import('../src/store/packed.ts');
  const store = await openStore({ ...where, process: 'beside' });
  const kept = await store.checkpoint(id);
  await store.close();
  assert.ok(kept);
  const body = kept.body.replace(/"left":\[\d+,\d+\]/, '"left":[1,1]');
  assert.notEqual(body, kept.body);
  // Written as an older program, or another hand, would: without what vouches for it.
  await sql(where, `UPDATE snapshots SET body = '${(await pack(body)).replace(/^\S+ \S+ /, 'deflated ')}'`);
}
