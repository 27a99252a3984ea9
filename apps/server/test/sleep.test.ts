import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PonyClient } from '../src/client.ts';
import { lull } from '../src/hub/sleep.ts';
import type { RunningServer } from '../src/server.ts';
import { onBoth, onPostgres } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { choice, playOn } from './help/play.ts';
import { serve } from './help/server.ts';

const seen = (client: PonyClient): Promise<void> => client.until(({ situation }) => situation !== null);

/** Puts every table to sleep that may; says whether this one is. */
async function asleep({ house: { hub } }: RunningServer, id: string): Promise<boolean> {
  await lull(hub, -1);
  const live = await hub.lives.get(id);
  return live !== undefined && live.table === null && live.groups.size === 0;
}

/** The one who is asked takes some option. */
async function step(...clients: PonyClient[]): Promise<void> {
  const asked = clients.find(({ situation }) => (situation?.offers.length ?? 0) > 0);
  if (!asked?.situation) throw new Error('nobody is asked');
  const { version, decisions, offers } = asked.situation;
  const open = offers.filter((offer) => !offer.refusal).map(({ option }) => option);
  assert.equal((await asked.decide(choice('step', decisions, open))).type, 'done');
  await Promise.all(clients.map((client) => client.until(({ situation }) => (situation?.version ?? 0) > version)));
}

/** What was told of the game: patches, or everything anew. */
const kinds = (heard: readonly string[]): string[] =>
  heard.map((text) => JSON.parse(text).type).filter((type) => type === 'patch' || type === 'full');

onBoth('tables at rest', (fresh) => {
  test('a table that is looked at and not played at leaves the memory; the next decision wakes it, and nobody notices', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const heard: string[] = [];
    const clients = [ann.sit(id), bob.sit(id), person(port).sit(id, { hear: (text) => heard.push(text) })];
    await Promise.all(clients.map(seen));
    for (let i = 0; i < 15; i++) await step(...clients);
    heard.length = 0;
    for (let i = 0; i < 3; i++) {
      assert.ok(await asleep(server, id));
      await step(...clients);
    }
    assert.deepEqual(kinds(heard), ['patch', 'patch', 'patch']);
    const late = person(port).sit(id);
    await seen(late);
    assert.deepEqual(clients[2].situation, late.situation);
    await Promise.all([...clients, late].map((client) => client.close()));
    await server.stop();
  });

  test('asleep: talk is heard, a reason is given, older lines are told, who comes sees everything', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const heard: string[] = [];
    const [a, b] = [ann.sit(id), bob.sit(id, { hear: (text) => heard.push(text) })];
    await Promise.all([a, b].map(seen));
    await step(a, b);
    assert.ok(await asleep(server, id));
    assert.equal((await a.ask({ type: 'chat', text: 'Are you there?' })).type, 'done');
    await b.until(({ chat }) => chat.some(({ text }) => text === 'Are you there?'));
    assert.ok(await asleep(server, id), 'talk wakes nobody');
    assert.equal((await b.why(0, ['no', 0]))?.say, 'not-your-seat');
    assert.ok(await asleep(server, id));
    heard.length = 0;
    b.send({ type: 'log', before: 2 });
    await b.until(() => heard.some((text) => text.startsWith('{"type":"log"')));
    assert.ok(await asleep(server, id));
    const again = ann.sit(id);
    await seen(again);
    assert.deepEqual(again.situation, a.situation);
    await Promise.all([a, b, again].map((client) => client.close()));
    await server.stop();
  });

  test('who was told nothing of a change that is anothers still gets the next patch', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const heard: string[] = [];
    const [a, b] = [ann.sit(id), bob.sit(id, { hear: (text) => heard.push(text) })];
    await Promise.all([a, b].map(seen));
    assert.equal((await a.ask({ type: 'pass-for-me', seat: 0, on: true })).type, 'done');
    await a.until(({ situation }) => situation?.seats[0].passForMe === true);
    heard.length = 0;
    assert.ok(await asleep(server, id));
    await step(a, b);
    assert.deepEqual(kinds(heard), ['patch']);
    await Promise.all([a, b].map((client) => client.close()));
    await server.stop();
  });

  test('a table whose bot is to move or whose clock is short stays awake', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const pace = { kind: 'live', stock: 60_000, add: 1000 };
    const id = await duelOf(ann, bob, { pace, timeOut: 'bot' });
    const client = ann.sit(id);
    await seen(client);
    assert.equal(await asleep(server, id), false);
    await client.close();
    await server.stop();
  });

  test('a whole game is played though its table falls asleep before every decision', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const clients = [ann.sit(id, { name: 'a' }), bob.sit(id, { name: 'b' })];
    await Promise.all(clients.map(seen));
    const rest = () => lull(server.house.hub, -1);
    const counts = await Promise.all(clients.map((client) => playOn(client, 'sleepy', { before: rest })));
    assert.equal(counts[0] + counts[1], (await server.house.store.log(id, 0)).length);
    assert.equal((await ann.api('GET', `/api/tables/${id}/record`)).status, 200);
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
  });
});

describe('tables at rest at several processes', () => {
  onPostgres((fresh) => {
    test('what is played at another process wakes the table here, and its clients get a patch', async () => {
      const where = await fresh();
      const [one, two] = await Promise.all([serve(where), serve(where)]);
      const ann = await guest(() => one.port, 'Ann');
      const bob = await guest(() => two.port, 'Bob');
      const id = await duelOf(ann, bob);
      const heard: string[] = [];
      const [a, b] = [ann.sit(id), bob.sit(id)];
      const onlooker = person(() => two.port).sit(id, { hear: (text) => heard.push(text) });
      await Promise.all([a, b, onlooker].map(seen));
      await b.until(({ presence }) => presence.length === 2 && presence.every(({ here }) => here));
      // Words of one process come in their order: with the first decision all that was said of seats has been heard.
      await step(a, b, onlooker);
      heard.length = 0;
      for (let i = 0; i < 6; i++) {
        assert.ok(await asleep(two, id));
        await step(a, b, onlooker);
      }
      assert.deepEqual(new Set(kinds(heard)), new Set(['patch']));
      assert.deepEqual(onlooker.situation?.view, (await watching(one, id)).view);
      await Promise.all([a, b, onlooker].map((client) => client.close()));
      await Promise.all([one.stop(), two.stop()]);
    });
  });
});

async function watching(server: RunningServer, id: string) {
  const late = person(() => server.port).sit(id);
  await seen(late);
  const { situation } = late;
  await late.close();
  if (!situation) throw new Error('nothing is seen');
  return situation;
}
