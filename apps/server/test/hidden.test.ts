import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, type Option, parseRecord, type Refusal, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { Situation } from '@pony/protocol';
import { fromRecord, logFor, look } from '@pony/table';
import { onBoth } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { choice, playOn } from './help/play.ts';
import { serve } from './help/server.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

onBoth('hidden cards', (fresh) => {
  test('whatever a viewer ever held is the same when all that it cannot know is dealt anew', async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    const held = people.map(() => new Map<number, Situation>());
    const bytes = people.map(() => '');
    const clients = people.map((person, i) =>
      person.sit(id, {
        hear: (text) => {
          bytes[i] += text;
        },
        changed: ({ situation }) => {
          if (situation) held[i].set(situation.decisions, situation);
        },
      }),
    );
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
    await Promise.all([playOn(clients[0], 'words'), playOn(clients[1], 'words')]);
    await Promise.all(clients.map((client) => client.until(({ fairness }) => fairness?.seed !== undefined)));
    const { seed = '', salt = '' } = clients[2].fairness ?? {};
    const record = parseRecord((await people[2].api('GET', `/api/tables/${id}/record`)).body);
    const { game } = await loadGame('duel');
    let compared = 0;
    for (let n = 0; n <= record.lines.length; n++) {
      const table = fromRecord(game, record, { decisions: n });
      for (const [i, viewer] of [[0], [1], []].entries()) {
        const eye = viewer[0] ?? null;
        const world = table.rules.clone(table.state);
        table.rules.determinize(world, eye, rngOf(seedOf(`other world ${n} ${i}`)));
        const { view, prompt, offers, asked, seat } = look(table.rules, world, viewer);
        const was = held[i].get(n);
        assert.ok(was, `viewer ${i} never saw decision ${n}`);
        const seen = { view: was.view, prompt: was.prompt, offers: was.offers, asked: was.asked, seat: was.seat };
        assert.deepEqual(seen, plain({ view, prompt, offers, asked, seat }), `viewer ${i} at decision ${n}`);
        compared++;
      }
    }
    assert.equal(compared, 3 * (record.lines.length + 1));
    const whole = fromRecord(game, record);
    for (const [i, viewer] of [[0], [1], []].entries())
      assert.deepEqual(
        clients[i].log.map(({ n, says }) => [n, says]),
        plain(logFor(whole, viewer).map(({ n, says }) => [n, says])),
      );
    for (const heard of bytes) {
      const open = heard.slice(0, heard.indexOf('{"type":"over"'));
      assert.ok(open.length > 0 && !open.includes(seed) && !open.includes(salt));
    }
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
  });

  test("why not: answered for the asker's own seat alone, the same whatever is hidden, and nothing changes", async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    const [a, b, c] = people.map((one) => one.sit(id));
    await Promise.all([a, b, c].map((client) => client.until(({ situation }) => situation !== null)));
    const { game } = await loadGame('duel');
    const { notation } = game.rules({});
    const options = Object.entries(notation).flatMap(([verb, kinds]): Option[] =>
      [0, 1, 2, 5, 11, 30, 60].map((n) => [verb, ...kinds.map((_, i) => n + i)]),
    );
    const answers: { n: number; seat: number; told: [Option, Refusal | null][] }[] = [];
    for (let n = 0; n < 12; n++) {
      const [asked, other] = a.situation?.offers.length ? [a, b] : [b, a];
      const { seat, offers, version } = asked.situation as Situation;
      if (n % 4 === 3) {
        const all = [...offers.map(({ option }) => option), ...options];
        const told = await Promise.all(
          all.map(async (option) => [option, await asked.why(seat ?? 0, option)] as const),
        );
        answers.push({ n, seat: seat ?? 0, told: told.map(([option, why]) => [option, why]) });
        for (const [i, { refusal }] of offers.entries()) assert.deepEqual(told[i][1], refusal ?? null);
        assert.equal((await other.why(1 - (seat ?? 0), offers[0].option))?.say, 'not-your-turn');
        for (const stranger of [other, c])
          assert.deepEqual(await stranger.why(seat ?? 0, offers[0].option), { rule: null, say: 'not-your-seat' });
        assert.equal(asked.situation?.version, version);
      }
      const open = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
      await asked.decide(choice('why', n, open));
      await Promise.all([a, b].map((client) => client.until(({ situation }) => situation?.decisions === n + 1)));
    }
    await a.ask({ type: 'resign', seat: 0 });
    assert.equal((await a.why(0, options[0]))?.say, 'game-over');
    const record = parseRecord((await people[2].api('GET', `/api/tables/${id}/record`)).body);
    for (const { n, seat, told } of answers) {
      const table = fromRecord(game, record, { decisions: n });
      for (const [option, refusal] of told) {
        const world = table.rules.clone(table.state);
        table.rules.determinize(world, seat, rngOf(seedOf(`why ${n} ${option}`)));
        assert.deepEqual(refusal, plain(explain(table.rules, world, seat, option)), `${n}: ${option}`);
      }
    }
    await Promise.all([a, b, c].map((client) => client.close()));
    await server.stop();
  });

  test('where watching is off, nobody but the players gets a line or a look', async () => {
    const server = await serve(await fresh());
    const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob, { watch: false });
    const client = cid.sit(id);
    await client.until(({ goodbye }) => goodbye === 'watching-off');
    assert.equal(client.table, null);
    assert.equal((await cid.api('GET', `/api/tables/${id}`)).status, 403);
    assert.equal((await cid.api('GET', `/api/tables/${id}/record`)).status, 403);
    assert.equal((await ann.api('GET', `/api/tables/${id}`)).status, 200);
    await client.close();
    await server.stop();
  });
});
