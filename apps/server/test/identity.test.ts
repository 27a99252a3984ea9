import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashed } from '../src/ids.ts';
import { RATES } from '../src/limits.ts';
import { authenticator } from './help/authenticator.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { NO_RATES, serve } from './help/server.ts';

onBoth('identity', (fresh) => {
  test('a guest needs a name and nothing else; the token is kept hashed and out of reach of scripts', async () => {
    const server = await serve(await fresh());
    const me = person(() => server.port);
    assert.deepEqual((await me.api('GET', '/api/me')).body, { user: null, webhook: null, password: false });
    assert.equal((await me.api('GET', '/api/my-tables')).status, 401);
    const { headers, body } = await me.api('POST', '/api/guest', { name: '  Барлиман ' });
    assert.equal(body.user.name, 'Барлиман');
    assert.match(headers.get('set-cookie') ?? '', /^pony=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const token = me.cookie.split('=')[1];
    assert.equal((await server.house.store.session(hashed(token)))?.user.name, 'Барлиман');
    assert.equal(await server.house.store.session(token), null);
    await me.api('POST', '/api/guest', { name: 'Butterbur' });
    assert.equal((await me.api('GET', '/api/me')).body.user.name, 'Butterbur');
    for (const name of ['', ' ', 'x'.repeat(41), 'a\nb', '\u202Eevil'])
      assert.equal((await me.api('POST', '/api/guest', { name })).status, 422, JSON.stringify(name));
    assert.equal((await me.api('POST', '/api/sign-out', {})).status, 200);
    assert.equal((await person(() => server.port, `pony=${token}`).api('GET', '/api/me')).body.user, null);
    await server.stop();
  });

  test('an account keeps the seats; signing in elsewhere brings what the guest there held', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob, phone] = await Promise.all(['Ann', 'Bob', 'Phone'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob);
    const password = 'speak, friend';
    assert.equal((await ann.api('POST', '/api/account', { login: 'Ann', password: 'short' })).status, 422);
    assert.equal((await ann.api('POST', '/api/account', { login: 'Ann', password })).body.user.login, 'ann');
    assert.equal((await ann.api('POST', '/api/account', { login: 'other', password })).status, 409);
    assert.equal((await bob.api('POST', '/api/account', { login: 'ANN', password })).body.error, 'name-taken');
    const second = await duelOf(phone, bob);
    const waiting = (
      await phone.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    ).body.table.id;
    assert.equal((await phone.api('POST', '/api/sign-in', { login: 'ann', password: 'speak, enemy' })).status, 401);
    assert.equal((await phone.api('POST', '/api/sign-in', { login: 'nobody', password })).body.error, 'wrong-password');
    const guestCookie = phone.cookie;
    assert.equal((await phone.api('POST', '/api/sign-in', { login: ' ANN', password })).status, 200);
    const mine = (await ann.api('GET', '/api/my-tables')).body.tables.map((table: { id: string }) => table.id);
    assert.deepEqual(mine.sort(), [id, second, waiting].sort());
    assert.equal((await person(port, guestCookie).api('GET', '/api/me')).body.user, null);
    const a = phone.sit(second);
    await a.until(({ situation }) => situation !== null);
    assert.equal(a.situation?.seat, 0);
    assert.equal((await a.ask({ type: 'resign', seat: 0 })).type, 'done');
    await a.close();
    assert.equal((await ann.api('POST', '/api/password', { password: 'mellon mellon' })).status, 401);
    assert.equal((await ann.api('POST', '/api/password', { old: password, password: 'mellon mellon' })).status, 200);
    assert.equal((await phone.api('GET', '/api/me')).body.user, null);
    assert.equal((await ann.api('GET', '/api/me')).body.user.login, 'ann');
    await server.stop();
  });

  test('a passkey makes an account and signs in on another device; its answers work once', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const origin = `http://127.0.0.1:${server.port}`;
    const key = authenticator(origin);
    const ann = await guest(port, 'Ann');
    const browser = { origin };
    const start = (await ann.api('POST', '/api/passkeys/new', undefined, browser)).body;
    const response = key.create(start.options);
    assert.equal(
      (await ann.api('POST', '/api/passkeys', { id: start.id, response: {}, login: 'ann' }, browser)).status,
      401,
    );
    const again = (await ann.api('POST', '/api/passkeys/new', undefined, browser)).body;
    assert.equal(
      (await ann.api('POST', '/api/passkeys', { id: again.id, response, login: 'ann' }, browser)).status,
      401,
    );
    const third = (await ann.api('POST', '/api/passkeys/new', undefined, browser)).body;
    const made = await ann.api(
      'POST',
      '/api/passkeys',
      { id: third.id, response: key.create(third.options), login: 'ann' },
      browser,
    );
    assert.deepEqual([made.status, made.body.user?.login], [200, 'ann'], JSON.stringify(made.body));
    const phone = person(port);
    const asked = (await phone.api('POST', '/api/passkeys/sign-in/new', undefined, browser)).body;
    const answer = { id: asked.id, response: key.get(asked.options) };
    const signed = await phone.api('POST', '/api/passkeys/sign-in', answer, browser);
    assert.deepEqual([signed.status, signed.body.user?.login], [200, 'ann'], JSON.stringify(signed.body));
    assert.equal((await phone.api('GET', '/api/me')).body.user.id, made.body.user.id);
    assert.equal((await phone.api('POST', '/api/passkeys/sign-in', answer, browser)).body.error, 'passkey-too-late');
    const other = authenticator(origin);
    const next = (await phone.api('POST', '/api/passkeys/sign-in/new', undefined, browser)).body;
    const forged = { ...other.get(next.options), id: (answer.response as { id: string }).id };
    assert.equal(
      (await phone.api('POST', '/api/passkeys/sign-in', { id: next.id, response: forged }, browser)).status,
      401,
    );
    await server.stop();
  });

  test('guessing passwords is slowed down, by name and by address', async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, signIn: RATES.signIn } });
    const me = person(() => server.port);
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++)
      statuses.push(
        (await me.api('POST', '/api/sign-in', { login: 'somebody', password: `guess number ${i}` })).status,
      );
    assert.ok(statuses.includes(429) && !statuses.includes(200), statuses.join());
    await server.stop();
  });
});
