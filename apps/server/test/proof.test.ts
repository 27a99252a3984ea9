/** A session that was stolen or borrowed does not become permanent: what opens an account wants a fresh proof, and its owner sees all of it. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { authenticator } from './help/authenticator.ts';
import { onBoth } from './help/databases.ts';
import { guest, type Person, person } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

const password = 'speak, friend';
const STALE = 'UPDATE sessions SET proven_on = proven_on - 301000 WHERE proven_on > 0';
type Key = ReturnType<typeof authenticator>;

onBoth('proof', (fresh) => {
  const open = async () => {
    const where = await fresh();
    const server = await serve(where, { outboundAnywhere: true });
    const origin = `http://127.0.0.1:${server.port}`;
    const add = async (who: Person, key: Key, login?: string) => {
      const start = await who.api('POST', '/api/passkeys/new', undefined, { origin });
      if (start.status !== 200) return start;
      const { id, options } = start.body;
      return who.api('POST', '/api/passkeys', { id, response: key.create(options), login }, { origin });
    };
    const prove = async (who: Person, key: Key) => {
      const { id, options } = (await who.api('POST', '/api/passkeys/sign-in/new', undefined, { origin })).body;
      return who.api('POST', '/api/proof', { id, response: key.get(options) }, { origin });
    };
    return { where, server, origin, add, prove, ann: await guest(() => server.port, 'Ann') };
  };

  test('an old session adds no passkey; after the password has been said once more it does, for five minutes', async () => {
    const { where, server, origin, add, ann } = await open();
    await ann.api('POST', '/api/account', { login: 'ann', password });
    assert.equal((await add(ann, authenticator(origin))).status, 200, 'whoever has just come is believed');
    await sql(where, STALE);
    assert.deepEqual((await add(ann, authenticator(origin))).body.error, 'proof-wanted');
    assert.equal((await ann.api('POST', '/api/proof', { password: 'speak, enemy' })).body.error, 'wrong-password');
    assert.equal((await ann.api('POST', '/api/proof', { password })).status, 200);
    assert.equal((await add(ann, authenticator(origin))).status, 200);
    await sql(where, STALE);
    assert.equal((await add(ann, authenticator(origin))).status, 403);
    const { codes } = (await ann.api('POST', '/api/recovery-codes', { password })).body;
    assert.equal((await ann.api('POST', '/api/proof', { code: codes[0] })).status, 200, 'a code is proof');
    assert.equal((await ann.api('POST', '/api/proof', { code: codes[0] })).body.error, 'wrong-code');
    assert.equal((await person(() => server.port).api('POST', '/api/proof', { password })).status, 401);
    await server.stop();
  });

  test('an account of passkeys alone: codes, a first password and the end of it want the passkey once more, its own', async () => {
    const { where, server, origin, add, prove, ann } = await open();
    const key = authenticator(origin);
    assert.equal((await add(ann, key, 'ann')).status, 200);
    const bob = await guest(() => server.port, 'Bob');
    const bobs = authenticator(origin);
    assert.equal((await add(bob, bobs, 'bob')).status, 200);
    await sql(where, STALE);
    const wants: [string, string, object][] = [
      ['POST', '/api/recovery-codes', {}],
      ['POST', '/api/password', { password: 'a first one' }],
      ['DELETE', '/api/account', {}],
    ];
    for (const [method, path, body] of wants)
      assert.equal((await ann.api(method, path, body)).body.error, 'proof-wanted', path);
    assert.equal((await prove(ann, bobs)).body.error, 'passkey-refused');
    assert.equal((await prove(ann, key)).status, 200);
    wants[2][2] = { password: 'a first one' };
    for (const [method, path, body] of wants) assert.equal((await ann.api(method, path, body)).status, 200, path);
    await server.stop();
  });

  test('the owner sees sessions and passkeys, what device, since when and when last, and takes any away', async () => {
    const { where, server, origin, add, ann } = await open();
    await ann.api('POST', '/api/account', { login: 'ann', password });
    const key = authenticator(origin);
    await add(ann, key);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = person(() => server.port);
    await other.api('POST', '/api/sign-in', { login: 'ann', password }, { 'user-agent': firefox });
    const list = async () => (await ann.api('GET', '/api/devices')).body;
    const { sessions, passkeys } = await list();
    assert.deepEqual(
      sessions.map(({ device, here }: { device: string; here: boolean }) => [device, here]).sort(),
      [
        ['', true],
        ['Firefox, Linux', false],
      ].sort(),
    );
    assert.ok(sessions.every(({ since, seen }: { since: number; seen: number }) => since > 1e12 && seen >= since));
    assert.equal(passkeys.length, 1);
    assert.ok(!JSON.stringify({ sessions, passkeys }).includes(ann.cookie.split('=')[1]));
    const theirs = sessions.find(({ here }: { here: boolean }) => !here).id;
    const bob = await guest(() => server.port, 'Bob');
    await bob.api('DELETE', `/api/devices/sessions/${theirs}`);
    assert.equal((await other.api('GET', '/api/me')).body.user?.login, 'ann', 'nobody else ends it');
    assert.equal((await ann.api('DELETE', `/api/devices/sessions/${theirs}`)).status, 200);
    assert.equal((await other.api('GET', '/api/me')).body.user, null);
    assert.equal((await ann.api('DELETE', `/api/devices/sessions/${theirs}`)).status, 404);
    await sql(where, STALE);
    assert.equal((await ann.api('DELETE', `/api/devices/passkeys/${passkeys[0].id}`)).body.error, 'proof-wanted');
    await ann.api('POST', '/api/proof', { password });
    assert.equal((await ann.api('DELETE', `/api/devices/passkeys/${passkeys[0].id}`)).status, 200);
    assert.deepEqual((await list()).passkeys, []);
    await server.stop();
  });

  test('the last passkey of an account without a password stays; recovery asks whether passkeys do', async () => {
    const { server, origin, add, ann } = await open();
    await add(ann, authenticator(origin), 'ann');
    const [only] = (await ann.api('GET', '/api/devices')).body.passkeys;
    assert.equal((await ann.api('DELETE', `/api/devices/passkeys/${only.id}`)).body.error, 'last-key');
    const { codes } = (await ann.api('POST', '/api/recovery-codes', {})).body;
    for (const [i, keep] of [true, false].entries()) {
      const back = person(() => server.port);
      const wish = { login: 'ann', code: codes[i], password, keepPasskeys: keep };
      assert.equal((await back.api('POST', '/api/recover', wish)).status, 200);
      assert.equal((await back.api('GET', '/api/devices')).body.passkeys.length, keep ? 1 : 0);
    }
    await server.stop();
  });

  test('the owner is told by notice of a passkey, of codes, of a password and of a recovery', async () => {
    const { server, origin, add, ann } = await open();
    const heard: string[] = [];
    const inbox = createServer(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      heard.push(text);
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve));
    await ann.api('POST', '/api/account', { login: 'ann', password });
    await ann.api('POST', '/api/webhook', { url: `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/` });
    await add(ann, authenticator(origin));
    const { codes } = (await ann.api('POST', '/api/recovery-codes', { password })).body;
    await ann.api('POST', '/api/password', { old: password, password: 'another long one' });
    await person(() => server.port).api('POST', '/api/recover', { login: 'ann', code: codes[0], password });
    while (heard.length < 4) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      heard.map((text) => JSON.parse(text)).sort((a, b) => (a.what < b.what ? -1 : 1)),
      [
        { type: 'account', what: 'codes-made', url: null },
        { type: 'account', what: 'passkey-added', url: null },
        { type: 'account', what: 'password-set', url: null },
        { type: 'account', what: 'recovered', url: null },
      ],
    );
    inbox.close();
    await server.stop();
  });
});
