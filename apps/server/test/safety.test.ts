/** People are safe from what others say, and from losing their account. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PonyClient } from '../src/client.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { serve } from './help/server.ts';

const words = ({ chat }: PonyClient): string[] => chat.map(({ text }) => text);
const said = (client: PonyClient, text: string): Promise<void> => client.until((now) => words(now).includes(text));
const says = async (client: PonyClient, text: string): Promise<string> => {
  const answer = await client.ask({ type: 'chat', text });
  return answer.type === 'refused' ? answer.refusal.say : answer.type;
};

onBoth('safety', (fresh) => {
  test("while a game runs, onlookers talk among themselves, and a player's name gives nobody his seat; when it is over everybody hears everybody", async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob', 'Ann', 'Dan'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    const clients = people.map((one) => one.sit(id));
    const [a, b, c, d] = clients;
    for (const one of clients) await one.until(({ situation }) => situation !== null);
    assert.equal(await says(c, 'she holds the Ring'), 'done');
    assert.equal(await says(a, 'good luck'), 'done');
    for (const one of [c, d]) await said(one, 'good luck');
    for (const one of [a, b]) await said(one, 'good luck');
    assert.deepEqual(
      d.chat.map(({ name, seat, text }) => [name, seat, text]),
      [
        ['Ann', null, 'she holds the Ring'],
        ['Ann', 0, 'good luck'],
      ],
    );
    for (const one of [a, b]) assert.deepEqual(words(one), ['good luck']);
    const again = people[1].sit(id);
    await said(again, 'good luck');
    assert.deepEqual(words(again), ['good luck']);
    await a.ask({ type: 'resign', seat: 0 });
    await c.until(({ table }) => table?.status === 'over');
    assert.equal(await says(c, 'well played'), 'done');
    for (const one of clients) await said(one, 'well played');
    await Promise.all([...clients, again].map((one) => one.close()));
    await server.stop();
  });

  test('a game is broken off in its first moves, by whoever sits there and nobody else', async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1]);
    const [a, b, e] = people.map((one) => one.sit(id));
    for (const one of [a, b, e]) await one.until(({ situation }) => situation !== null);
    assert.deepEqual(
      [a, b, e].map(({ situation }) => situation?.mayAbort),
      [true, true, undefined],
    );
    const forged = await e.ask({ type: 'abort', seat: 0 });
    assert.equal(forged.type === 'refused' && forged.refusal.say, 'not-your-seat');
    assert.equal((await b.ask({ type: 'abort', seat: 1 })).type, 'done');
    for (const one of [a, b, e]) await one.until(({ situation }) => situation?.outcome?.reason === 'aborted');
    assert.equal((await people[2].api('GET', `/api/tables/${id}`)).body.status, 'over');
    await Promise.all([a, b, e].map((one) => one.close()));
    await server.stop();
  });

  test('a player points at what lies open, for everybody; never at what only he can see, never for another', async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(people[0], people[1], { game: 'card-game', options: { scenario: 'duel' } });
    const [a, b, e] = people.map((one) => one.sit(id));
    for (const one of [a, b, e]) await one.until(({ situation }) => situation !== null);
    const itemsOf = (id: string): number[] => {
      const items = a.situation?.view.zones.find((zone) => zone.id === id)?.items;
      return Array.isArray(items) ? items : [];
    };
    const [open] = itemsOf('active');
    const [hidden] = itemsOf('hand');
    assert.ok(open !== undefined && hidden !== undefined);
    const points = async (by: PonyClient, seat: number, kind: string, thing: number): Promise<string> => {
      const answer = await by.ask({ type: 'point', seat, kind, id: thing });
      return answer.type === 'refused' ? answer.refusal.say : answer.type;
    };
    assert.equal(await points(a, 0, 'card', hidden), 'not-open');
    assert.equal(await points(e, 0, 'location', open), 'not-your-seat');
    assert.equal(await points(a, 1, 'location', open), 'not-your-seat');
    assert.equal(await points(a, 0, 'location', open), 'done');
    for (const one of [a, b, e]) {
      await one.until(({ pointed }) => pointed !== null);
      assert.deepEqual(one.pointed, { n: 1, seat: 0, kind: 'location', id: open });
    }
    await Promise.all([a, b, e].map((one) => one.close()));
    await server.stop();
  });

  test('who is muted is not read any more, by whoever muted him and nobody else', async () => {
    const server = await serve(await fresh());
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const [ann, bob] = people;
    const id = await duelOf(ann, bob);
    const [a, b] = people.map((one) => one.sit(id));
    for (const one of [a, b]) await one.until(({ situation }) => situation !== null);
    await says(b, 'first');
    await said(a, 'first');
    const { n } = a.chat[0];
    assert.equal((await bob.api('POST', `/api/tables/${id}/chat/${n}/mute`)).body.error, 'no-such-line');
    assert.equal((await ann.api('POST', `/api/tables/${id}/chat/99/mute`)).body.error, 'no-such-line');
    assert.equal((await ann.api('POST', `/api/tables/${id}/chat/${n}/mute`)).status, 200);
    await says(b, 'second');
    await says(a, 'third');
    await said(a, 'third');
    await said(b, 'third');
    assert.deepEqual(words(a), ['first', 'third']);
    assert.deepEqual(words(b), ['first', 'second', 'third']);
    assert.equal((await ann.api('DELETE', '/api/mutes')).status, 200);
    await says(b, 'fourth');
    await said(a, 'fourth');
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });

  test('a report reaches the moderators of the host; they take the line out and silence who said it', async () => {
    const server = await serve(await fresh(), { moderators: ['keeper'] });
    const people = await Promise.all(['Ann', 'Bob', 'Kay'].map((name) => guest(() => server.port, name)));
    const [ann, bob, kay] = people;
    assert.equal((await kay.api('POST', '/api/account', { login: 'Keeper', password: 'a long word' })).status, 200);
    assert.equal((await kay.api('GET', '/api/me')).body.moderator, true);
    assert.equal((await ann.api('GET', '/api/me')).body.moderator, undefined);
    const id = await duelOf(ann, bob);
    const [a, b] = [ann.sit(id), bob.sit(id)];
    for (const one of [a, b]) await one.until(({ situation }) => situation !== null);
    await says(b, 'something foul');
    await said(a, 'something foul');
    const { n } = a.chat[0];
    for (let i = 0; i < 3; i++) assert.equal((await ann.api('POST', `/api/tables/${id}/chat/${n}/report`)).status, 200);
    assert.equal((await ann.api('GET', '/api/reports')).body.error, 'not-moderator');
    const { reports } = (await kay.api('GET', '/api/reports')).body;
    assert.deepEqual(
      reports.map(({ table, name, text }: Record<string, string>) => [table, name, text]),
      [[id, 'Bob', 'something foul']],
    );
    const deal = { remove: true, silentDays: 7 };
    assert.equal((await bob.api('POST', `/api/reports/${reports[0].id}`, deal)).body.error, 'not-moderator');
    assert.equal((await kay.api('POST', `/api/reports/${reports[0].id}`, deal)).status, 200);
    await a.until((now) => now.chat.length === 0);
    assert.equal(await says(b, 'again'), 'silenced');
    assert.deepEqual((await kay.api('GET', '/api/reports')).body.reports, []);
    assert.equal((await kay.api('POST', `/api/reports/${reports[0].id}`, deal)).body.error, 'no-such-report');
    await Promise.all([a.close(), b.close()]);
    await server.stop();
  });

  test('recovery codes: told once, each works once, kept hashed, and end every other session', async () => {
    const server = await serve(await fresh());
    const ann = await guest(() => server.port, 'Ann');
    assert.equal((await ann.api('POST', '/api/recovery-codes', {})).body.error, 'no-account');
    await ann.api('POST', '/api/account', { login: 'ann', password: 'a long word' });
    assert.equal((await ann.api('POST', '/api/recovery-codes', {})).body.error, 'wrong-password');
    const first = (await ann.api('POST', '/api/recovery-codes', { password: 'a long word' })).body.codes as string[];
    const { codes } = (await ann.api('POST', '/api/recovery-codes', { password: 'a long word' })).body;
    assert.equal(new Set([...first, ...codes]).size, 16);
    const recover = (code: string, password = 'another long word') =>
      person(() => server.port).api('POST', '/api/recover', { login: 'ann', code, password });
    for (const wrong of [first[0], 'aaaaa-aaaaa', '']) assert.equal((await recover(wrong)).body.error, 'wrong-code');
    const back = await recover(` ${(codes[0] as string).toUpperCase().replace('-', ' ')} `);
    assert.deepEqual([back.status, back.body.user.login], [200, 'ann']);
    assert.equal((await recover(codes[0])).body.error, 'wrong-code');
    assert.equal((await ann.api('GET', '/api/me')).body.user, null);
    const again = person(() => server.port);
    const signIn = (password: string) => again.api('POST', '/api/sign-in', { login: 'ann', password });
    assert.equal((await signIn('a long word')).status, 401);
    assert.equal((await signIn('another long word')).status, 200);
    await server.stop();
  });
});
