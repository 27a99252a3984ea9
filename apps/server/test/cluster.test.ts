import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sharedSeed } from '@pony/engine';
import { openStore } from '../src/store/index.ts';
import { onPostgres, onSqlite } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { playOn, uninterrupted } from './help/play.ts';
import { serve } from './help/server.ts';

describe('several processes', () => {
  onPostgres((fresh, empty) => {
    test('people at different servers play, talk and see each other', async () => {
      const where = await fresh();
      const [one, two] = await Promise.all([serve(where), serve(where)]);
      const ann = await guest(() => one.port, 'Ann');
      const bob = await guest(() => two.port, 'Bob');
      const made = await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
      const id = made.body.table.id;
      const a = ann.sit(id, { name: 'a' });
      await a.until(({ table }) => table !== null);
      assert.equal((await bob.api('POST', `/api/links/${made.body.links[0].token}`)).status, 200);
      const b = bob.sit(id, { name: 'b' });
      await Promise.all([a, b].map((client) => client.until(({ situation }) => situation !== null)));
      await a.until(({ presence }) => presence.length === 2 && presence.every(({ here }) => here));
      await b.ask({ type: 'chat', text: 'From the other side' });
      await a.until(({ chat }) => chat.some(({ text }) => text === 'From the other side'));
      const zone = a.situation?.view.zones.find(({ items }) => Array.isArray(items) && items.length > 0);
      const { kind = '', items = [] } = zone ?? {};
      await b.ask({ type: 'point', seat: 1, kind, id: (items as number[])[0] });
      await a.until(({ pointed }) => pointed?.seat === 1 && pointed.kind === kind);
      const counts = await Promise.all([playOn(a, 'words'), playOn(b, 'words')]);
      await a.until(({ fairness }) => fairness?.seed !== undefined);
      const { seed = '', shares = [] } = a.fairness ?? {};
      const alone = await uninterrupted('duel', sharedSeed(seed, shares), 'words');
      assert.equal(counts[0] + counts[1], alone.lines.length);
      assert.deepEqual(b.situation?.view, JSON.parse(JSON.stringify(alone.views.get(1))));
      await b.close();
      await a.until(({ presence }) => presence.some(({ seat, here }) => seat === 1 && !here));
      const { body } = await ann.api('POST', `/api/tables/${id}/rematch`);
      assert.equal((await bob.api('GET', `/api/tables/${id}`)).body.next, body.table);
      await a.close();
      await Promise.all([one.stop(), two.stop()]);
    });

    test('two decisions for one question at two servers: one is taken, the other refused, both agree', async () => {
      const where = await fresh();
      const [one, two] = await Promise.all([serve(where), serve(where)]);
      const ann = await guest(() => one.port, 'Ann');
      const bob = await guest(() => two.port, 'Bob');
      const id = await duelOf(ann, bob);
      const url = (port: number) => () => `ws://127.0.0.1:${port}`;
      const here = { Ann: ann.sit(id, { name: 'h' }), Bob: bob.sit(id, { name: 'h', url: url(one.port) }) };
      const there = { Ann: ann.sit(id, { name: 't', url: url(two.port) }), Bob: bob.sit(id, { name: 't' }) };
      const all = [here.Ann, here.Bob, there.Ann, there.Bob];
      await Promise.all(all.map((client) => client.until(({ situation }) => situation !== null)));
      for (let round = 0; round < 15; round++) {
        const version = here.Ann.situation?.version ?? 0;
        const name = here.Ann.situation?.offers.length ? 'Ann' : 'Bob';
        const pair = [here[name], there[name]];
        const [options] = pair.map(({ situation }) => situation?.offers.filter(({ refusal }) => !refusal) ?? []);
        const answers = await Promise.all(
          pair.map((client, i) => client.decide(options[i % options.length].option, client.situation?.seat ?? 0)),
        );
        assert.deepEqual(answers.map(({ type }) => type).sort(), ['done', 'refused'], JSON.stringify(answers));
        await Promise.all(all.map((client) => client.until(({ situation }) => (situation?.version ?? 0) > version)));
      }
      assert.deepEqual(here.Ann.situation, there.Ann.situation);
      assert.deepEqual(here.Bob.situation, there.Bob.situation);
      assert.equal((await one.house.store.log(id, 0)).length, 15);
      await Promise.all(all.map((client) => client.close()));
      await Promise.all([one.stop(), two.stop()]);
    });

    test('a line that a moderator takes out at one server is gone at the other', async () => {
      const where = await fresh();
      const [one, two] = await Promise.all([serve(where, { moderators: ['keeper'] }), serve(where)]);
      const kay = await guest(() => one.port, 'Kay');
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => two.port, name)));
      await kay.api('POST', '/api/account', { login: 'Keeper', password: 'a long word' });
      const id = await duelOf(ann, bob);
      const [a, b] = [ann.sit(id), bob.sit(id)];
      for (const client of [a, b]) await client.until(({ situation }) => situation !== null);
      await b.ask({ type: 'chat', text: 'something foul' });
      await a.until(({ chat }) => chat.length === 1);
      assert.equal((await ann.api('POST', `/api/tables/${id}/chat/${a.chat[0].n}/report`)).status, 200);
      const { reports } = (await kay.api('GET', '/api/reports')).body;
      assert.equal((await kay.api('POST', `/api/reports/${reports[0].id}`, { remove: true })).status, 200);
      for (const client of [a, b]) await client.until(({ chat }) => chat.length === 0);
      await Promise.all([a.close(), b.close()]);
      await Promise.all([one.stop(), two.stop()]);
    });

    test('signing out everywhere ends the lines at every server', async () => {
      const where = await fresh();
      const [one, two] = await Promise.all([serve(where), serve(where)]);
      const ann = await guest(() => one.port, 'Ann');
      const bob = await guest(() => two.port, 'Bob');
      const id = await duelOf(ann, bob);
      const far = ann.sit(id, { url: () => `ws://127.0.0.1:${two.port}` });
      await far.until(({ situation }) => situation !== null);
      assert.equal((await ann.api('POST', '/api/sign-out', { everywhere: true })).status, 200);
      await far.until(({ goodbye }) => goodbye === 'signed-out');
      await far.close();
      await Promise.all([one.stop(), two.stop()]);
    });

    test('processes that start together apply the migrations once', async () => {
      const where = await empty();
      const stores = await Promise.all(['a', 'b', 'c', 'd'].map((process) => openStore({ ...where, process })));
      await stores[0].createUser('ann', 'Ann', 1);
      assert.equal((await stores[3].user('ann'))?.name, 'Ann');
      await Promise.all(stores.map((store) => store.close()));
    });
  });
});

describe('one process', () => {
  onSqlite((fresh) => {
    test('a second server on the same file is refused with the reason', async () => {
      const where = await fresh();
      const server = await serve(where);
      await assert.rejects(serve(where), /another server has this database/);
      await server.stop();
      const again = await serve(where);
      await again.stop();
    });
  });
});
