import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PonyClient } from '../src/client.ts';
import { letGo } from '../src/hub/open.ts';
import type { RunningServer } from '../src/server.ts';
import { type Fresh, onBoth } from './help/databases.ts';
import { duelOf, guest, type Person } from './help/people.ts';
import { choice, playOn } from './help/play.ts';
import { serve } from './help/server.ts';

interface Inn {
  readonly server: RunningServer;
  readonly people: Person[];
  readonly clients: PonyClient[];
  sit(person: number, table: string): PonyClient;
  close(): Promise<void>;
}

/** A server, some people, and an end that leaves nothing behind. */
async function inn(fresh: Fresh, names: string[], over: object = {}): Promise<Inn> {
  const server = await serve(await fresh(), over);
  const people = await Promise.all(names.map((name) => guest(() => server.port, name)));
  const clients: PonyClient[] = [];
  return {
    server,
    people,
    clients,
    sit(person, table) {
      const client = people[person].sit(table, { name: `p${person}` });
      clients.push(client);
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await server.stop();
    },
  };
}

const seen = (client: PonyClient): Promise<void> => client.until(({ situation }) => situation !== null);
const refusal = (answer: object): string => ('refusal' in answer ? (answer.refusal as { say: string }).say : 'done');
/** The one who is asked takes some option. */
async function step(...clients: PonyClient[]): Promise<PonyClient> {
  const asked = clients.find(({ situation }) => (situation?.offers.length ?? 0) > 0);
  if (!asked?.situation) throw new Error('nobody is asked');
  const { version, decisions, offers } = asked.situation;
  const open = offers.filter((offer) => !offer.refusal).map(({ option }) => option);
  assert.equal((await asked.decide(choice('step', decisions, open))).type, 'done');
  await Promise.all(clients.map((client) => client.until(({ situation }) => (situation?.version ?? 0) > version)));
  return asked;
}

onBoth('tables', (fresh) => {
  test('lobby: an open table is listed, joined, begun and listed as running', async () => {
    const { people, server, close } = await inn(fresh, ['Ann', 'Bob', 'Cid']);
    const [ann, bob, cid] = people;
    const made = await ann.api('POST', '/api/tables', {
      game: 'duel',
      listed: true,
      seats: [{ kind: 'open' }, { kind: 'me' }],
    });
    const id = made.body.table.id;
    const lobby = (await cid.api('GET', '/api/tables')).body.tables;
    assert.deepEqual(
      lobby.map((table: { id: string; status: string }) => [table.id, table.status]),
      [[id, 'waiting']],
    );
    assert.equal((await cid.api('GET', '/api/tables?game=war')).body.tables.length, 0);
    assert.deepEqual((await bob.api('POST', `/api/tables/${id}/join`, {})).body, { table: id, seat: 0 });
    assert.equal((await cid.api('POST', `/api/tables/${id}/join`, { seat: 0 })).status, 409);
    const running = (await cid.api('GET', '/api/tables')).body.tables[0];
    assert.deepEqual(
      [running.status, running.seats.map((seat: { name: string }) => seat.name)],
      ['live', ['Bob', 'Ann']],
    );
    const mine = (await bob.api('GET', '/api/my-tables')).body.tables[0];
    assert.deepEqual([mine.seats[0].yours, mine.seats[1].yours, mine.asked.length > 0], [true, false, true]);
    assert.equal((await people[2].api('GET', '/api/my-tables')).body.tables.length, 0);
    assert.equal(server.house.hub.lives.size, 1);
    await close();
  });

  test('those who wait at a table see the others come, and the game begin', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob']);
    const made = await people[0].api('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { table, links } = made.body;
    const a = sit(0, table.id);
    await a.until((client) => client.table?.status === 'waiting');
    assert.equal(a.situation, null);
    const preview = (await people[1].api('GET', `/api/links/${links[0].token}`)).body;
    assert.deepEqual([preview.seat, preview.table.id], [1, table.id]);
    assert.equal((await people[1].api('POST', `/api/links/${links[0].token}`)).status, 200);
    await seen(a);
    assert.equal(a.table?.seats[1].name, 'Bob');
    assert.equal((await people[0].api('POST', `/api/links/${links[0].token}`)).status, 404);
    await close();
  });

  test('the maker changes seats until the start; others cannot', async () => {
    const { people, close } = await inn(fresh, ['Ann', 'Bob']);
    const made = await people[0].api('POST', '/api/tables', {
      game: 'duel',
      seats: [{ kind: 'me' }, { kind: 'link' }],
    });
    const { table, links } = made.body;
    const path = `/api/tables/${table.id}/seats/1`;
    assert.equal((await people[1].api('POST', path, { kind: 'open' })).status, 403);
    const again = await people[0].api('POST', path, { kind: 'link' });
    assert.notEqual(again.body.token, links[0].token);
    assert.equal((await people[1].api('GET', `/api/links/${links[0].token}`)).status, 404);
    assert.equal((await people[0].api('POST', path, { kind: 'bot', level: 'balrog' })).status, 422);
    assert.equal((await people[0].api('POST', path, { kind: 'bot', level: 'random' })).status, 200);
    assert.equal((await people[0].api('GET', `/api/tables/${table.id}`)).body.status, 'live');
    assert.equal((await people[0].api('POST', path, { kind: 'open' })).body.error, 'already-begun');
    await close();
  });

  test('a bot sits meanwhile: the game waits, the friend takes its place; or its maker begins with it and the link is void', async () => {
    const { people, close } = await inn(fresh, ['Ann', 'Bob']);
    const [ann, bob] = people;
    const make = async (second: 'link' | 'open') =>
      (await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: second }] })).body;
    const seatOf = async (id: string) => {
      const { status, seats } = (await ann.api('GET', `/api/tables/${id}`)).body;
      return [status, seats[1].kind, seats[1].name, seats[1].level ?? null, seats[1].ready];
    };
    const meanwhile = { kind: 'bot', level: 'random', meanwhile: true };
    const { table, links } = await make('link');
    const path = `/api/tables/${table.id}/seats/1`;
    assert.equal((await bob.api('POST', path, meanwhile)).status, 403);
    assert.equal((await ann.api('POST', path, { kind: 'open', meanwhile: true })).body.error, 'wrong-seats');
    assert.equal((await ann.api('POST', path, meanwhile)).status, 200);
    assert.deepEqual(await seatOf(table.id), ['waiting', 'bot', 'random', 'random', false]);
    // What the maker chooses for the bot neither begins the game nor makes the link void.
    assert.equal((await ann.api('POST', `${path}/options`, { ready: true })).status, 200);
    assert.deepEqual(await seatOf(table.id), ['waiting', 'bot', 'random', 'random', false]);
    assert.equal((await bob.api('POST', `/api/links/${links[0].token}`)).status, 200);
    assert.deepEqual(await seatOf(table.id), ['live', 'person', 'Bob', null, true]);
    const second = await make('link');
    const other = `/api/tables/${second.table.id}/seats/1`;
    assert.equal((await ann.api('POST', other, meanwhile)).status, 200);
    assert.equal((await ann.api('POST', other, { kind: 'bot', level: 'random' })).status, 200);
    assert.deepEqual(await seatOf(second.table.id), ['live', 'bot', 'random', 'random', true]);
    assert.equal((await bob.api('POST', `/api/links/${second.links[0].token}`)).status, 404);
    const open = await make('open');
    assert.equal((await ann.api('POST', `/api/tables/${open.table.id}/seats/1`, meanwhile)).body.error, 'wrong-seats');
    await close();
  });

  test('the maker swaps two seats, links go along; never one that somebody else has taken', async () => {
    const { people, close } = await inn(fresh, ['Ann', 'Bob']);
    const [ann, bob] = people;
    const seats = [{ kind: 'me' }, { kind: 'link' }];
    const { table, links } = (await ann.api('POST', '/api/tables', { game: 'duel', seats })).body;
    const swap = (who: Person, id: string, pair: number[]) =>
      who.api('POST', `/api/tables/${id}/swap`, { seats: pair });
    assert.equal((await swap(bob, table.id, [0, 1])).status, 403);
    assert.equal((await swap(ann, table.id, [0, 0])).body.error, 'wrong-seats');
    assert.equal((await swap(ann, table.id, [0, 2])).body.error, 'no-such-seat');
    assert.equal((await swap(ann, table.id, [0])).status, 422);
    assert.equal((await swap(ann, table.id, [0, 1])).status, 200);
    const kinds = (info: { seats: { kind: string; name: string }[] }) =>
      info.seats.map(({ kind, name }) => [kind, name]);
    const changed = (await ann.api('GET', `/api/tables/${table.id}`)).body;
    assert.deepEqual(kinds(changed), [
      ['link', ''],
      ['person', 'Ann'],
    ]);
    assert.deepEqual((await bob.api('POST', `/api/links/${links[0].token}`)).body, { table: table.id, seat: 0 });
    assert.equal((await swap(ann, table.id, [0, 1])).body.error, 'already-begun');
    // Somebody who is not ready yet sits all the same.
    const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const war = (await ann.api('POST', '/api/tables', { game: 'war', options: { players: '3' }, seats: three })).body;
    await bob.api('POST', `/api/tables/${war.table.id}/join`, { seat: 1 });
    assert.equal((await swap(ann, war.table.id, [0, 1])).body.error, 'seat-taken');
    assert.equal((await swap(ann, war.table.id, [0, 2])).status, 200);
    const mine = (await ann.api('GET', `/api/tables/${war.table.id}`)).body;
    assert.deepEqual(kinds(mine), [
      ['open', ''],
      ['person', 'Bob'],
      ['person', 'Ann'],
    ]);
    await close();
  });

  test('leaving: a table left by its maker is gone, a seat left by a guest is open again', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob']);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const one = (await people[0].api('POST', '/api/tables', { game: 'duel', seats })).body.table.id;
    const a = sit(0, one);
    await a.until((client) => client.table !== null);
    assert.equal((await people[0].api('POST', `/api/tables/${one}/leave`)).status, 200);
    await a.until((client) => client.goodbye === 'table-gone');
    assert.equal((await people[0].api('GET', `/api/tables/${one}`)).status, 404);
    const two = await duelOf(people[0], people[1]);
    assert.equal((await people[1].api('POST', `/api/tables/${two}/leave`)).status, 200);
    const over = (await people[0].api('GET', `/api/tables/${two}`)).body;
    assert.equal(over.status, 'over');
    const b = sit(0, two);
    await seen(b);
    assert.deepEqual([b.situation?.outcome?.reason, b.situation?.outcome?.seats], ['resigned', ['won', 'lost']]);
    await close();
  });

  test('a rematch is one table for both, with the seats changed; it begins when the other agrees', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob', 'Cid']);
    const id = await duelOf(people[0], people[1]);
    const a = sit(0, id);
    await seen(a);
    assert.equal((await people[0].api('POST', `/api/tables/${id}/rematch`)).body.error, 'not-over');
    assert.equal((await a.ask({ type: 'resign', seat: 0 })).type, 'done');
    assert.equal((await people[2].api('POST', `/api/tables/${id}/rematch`)).status, 403);
    const next = (await people[0].api('POST', `/api/tables/${id}/rematch`)).body.table;
    assert.equal((await people[1].api('POST', `/api/tables/${id}/rematch`)).body.table, next);
    await a.until((client) => client.table?.next === next);
    const waiting = (await people[1].api('GET', `/api/tables/${next}`)).body;
    assert.deepEqual(
      [waiting.status, waiting.seats.map((seat: { name: string }) => seat.name)],
      ['waiting', ['Bob', 'Ann']],
    );
    assert.equal((await people[1].api('POST', `/api/tables/${next}/seats/0/options`, { ready: true })).status, 200);
    assert.equal((await people[1].api('GET', `/api/tables/${next}`)).body.status, 'live');
    await close();
  });

  test('chat reaches everybody once, presence tells who is here', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob', 'Cid']);
    const id = await duelOf(people[0], people[1]);
    const [a, b] = [sit(0, id), sit(1, id)];
    await Promise.all([seen(a), seen(b)]);
    await a.until((client) => client.presence.length === 2 && client.presence.every(({ here }) => here));
    assert.equal((await a.ask({ type: 'chat', text: ' Hello from Bree ' }, 'once')).type, 'done');
    assert.equal((await a.ask({ type: 'chat', text: 'Hello from Bree' }, 'once')).type, 'done');
    await b.until((client) => client.chat.length === 1);
    assert.deepEqual([b.chat[0].text, b.chat[0].name, b.chat[0].seat], ['Hello from Bree', 'Ann', 0]);
    const c = sit(2, id);
    await c.until((client) => client.chat.length === 1);
    await a.until((client) => client.watching === 1);
    await b.close();
    await a.until((client) => client.presence.some(({ seat, here }) => seat === 1 && !here));
    await close();
  });

  test('the same key counts once; stale, foreign and illegal decisions are refused with a reason', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob', 'Cid']);
    const id = await duelOf(people[0], people[1]);
    const [a, b, c] = [sit(0, id), sit(1, id), sit(2, id)];
    await Promise.all([a, b, c].map(seen));
    const asked = a.situation?.offers.length ? a : b;
    const other = asked === a ? b : a;
    const { version = 0, seat, offers = [] } = asked.situation ?? {};
    const [{ option }] = offers.filter((offer) => !offer.refusal);
    const decide = { type: 'decide', version, seat: seat ?? 0, option } as const;
    assert.equal(refusal(await other.ask(decide)), 'not-your-seat');
    assert.equal(refusal(await c.ask(decide)), 'not-your-seat');
    assert.equal(refusal(await other.ask({ ...decide, seat: other.situation?.seat ?? 0 })), 'not-your-turn');
    assert.equal(refusal(await asked.ask({ ...decide, option: ['conquer', 1, 2] })), 'no-such-option');
    assert.equal(refusal(await asked.ask({ ...decide, option: ['__proto__'] })), 'no-such-option');
    assert.equal(refusal(await asked.ask({ ...decide, version: version + 99 })), 'stale');
    const first = await asked.ask(decide, 'key');
    const second = await asked.ask(decide, 'key');
    assert.deepEqual(first, second);
    await b.until(({ situation }) => situation?.version === version + 1);
    assert.equal(b.situation?.decisions, 1);
    await step(a, b);
    const stale = await asked.ask({ ...decide, version }, 'other');
    assert.equal(refusal(stale), 'stale');
    assert.deepEqual(await asked.ask(decide, 'key'), first);
    await close();
  });

  test('undo by consent: asked, answered, taken back for everybody, and kept over a restart', async () => {
    const { people, sit, close, server } = await inn(fresh, ['Ann', 'Bob']);
    const id = await duelOf(people[0], people[1], { undo: 'consent' });
    const clients = [sit(0, id), sit(1, id)];
    await Promise.all(clients.map(seen));
    const before = await step(...clients);
    const other = clients.find((client) => client !== before) as PonyClient;
    const after = before.situation?.decisions ?? 0;
    while ((other.situation?.decisions ?? 0) < after + 4) await step(...clients);
    const to = before.situation?.undo.last ?? 1;
    const mine = before.situation?.seat ?? 0;
    const wish = await before.ask({ type: 'undo', seat: mine, to });
    assert.equal(wish.type, 'done', JSON.stringify(wish));
    if (before.situation?.undo.request) {
      await other.until(({ situation }) => situation?.undo.request?.to === to);
      const yes = { type: 'answer-undo', seat: other.situation?.seat ?? 1, to, yes: true } as const;
      assert.equal((await other.ask(yes)).type, 'done');
    }
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation?.decisions === to - 1)));
    assert.ok(other.log.every(({ n }) => n < to));
    const hub = server.house.hub;
    const view = JSON.stringify(other.situation?.view);
    hub.lives.clear();
    const again = sit(clients.indexOf(other), id);
    await seen(again);
    assert.equal(JSON.stringify(again.situation?.view), view);
    await close();
  });

  test('time runs out: a bot sits down where the table allowed it, and gets up when the person comes back', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob']);
    const pace = { kind: 'move', each: 1000 };
    const id = await duelOf(people[0], people[1], { pace, timeOut: 'bot' });
    const a = sit(0, id);
    await seen(a);
    const late = a.situation?.asked[0] ?? 0;
    await a.until(({ situation }) => situation?.seats[late].holder === 'bot');
    await a.until(({ situation }) => (situation?.decisions ?? 0) > 0);
    assert.equal((await people[1 - late].api('POST', `/api/tables/${id}/seats/${late}/return`)).status, 403);
    assert.equal((await people[late].api('POST', `/api/tables/${id}/seats/${late}/return`)).status, 200);
    await a.until(
      ({ situation }) => situation?.seats[late].holder === 'person' && situation.clocks?.left[late] === pace.each,
    );
    await close();
  });

  test('older lines of the log are told on request', async () => {
    const { people, sit, close } = await inn(fresh, ['Ann', 'Bob']);
    const id = await duelOf(people[0], people[1]);
    const heard: string[] = [];
    const clients = [sit(0, id), sit(1, id)];
    await Promise.all(clients.map((client) => playOn(client, 'log')));
    const c = people[0].sit(id, { hear: (text) => heard.push(text) });
    await seen(c);
    c.send({ type: 'log', before: 6 });
    const wanted = (text: string): boolean => text.startsWith('{"type":"log","before":6,');
    await c.until(() => heard.some(wanted));
    const { lines } = JSON.parse(heard.find(wanted) ?? '');
    assert.deepEqual(
      lines.map(({ n }: { n: number }) => n),
      [0, 1, 2, 3, 4, 5],
    );
    await c.close();
    await close();
  });

  test('a table that nobody looks at leaves the memory and comes back as it was', async () => {
    const { people, sit, close, server } = await inn(fresh, ['Ann', 'Bob']);
    const id = await duelOf(people[0], people[1]);
    const clients = [sit(0, id), sit(1, id)];
    await Promise.all(clients.map(seen));
    for (let i = 0; i < 15; i++) await step(...clients);
    const view = JSON.stringify(clients[0].situation);
    await Promise.all(clients.map((client) => client.close()));
    const { hub, store } = server.house;
    await letGo(hub, -1);
    assert.equal(hub.lives.size, 0);
    assert.ok((await store.log(id, 0)).length === 15);
    const again = sit(0, id);
    await seen(again);
    assert.equal(JSON.stringify(again.situation), view);
    await close();
  });
});
