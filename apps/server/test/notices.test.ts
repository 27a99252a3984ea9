import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sha256 } from '@pony/engine';
import { checkTarget, isPublic, jsonLetter, send } from '../src/notices/outbound.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest } from './help/people.ts';
import { checkSender, subscriber } from './help/push-service.ts';
import { serve } from './help/server.ts';

test('notices go to the public internet by https and nowhere else', () => {
  for (const url of [
    'https://example.org/hook',
    'https://example.org:8443/x',
    'https://93.184.216.34/',
    'https://[2606:4700::1]/',
  ])
    assert.equal(checkTarget(url).href, new URL(url).href);
  const closed = [
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://localhost/',
    'https://printer/',
    'https://router.local/',
    'https://metadata.google.internal/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://172.20.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://user:pass@example.org/',
    'https://example.org:22/',
    'not an address',
  ];
  for (const url of closed) assert.throws(() => checkTarget(url), { say: 'bad-address' }, url);
  assert.equal(isPublic('not an address'), false);
});

test('a name that leads into a private network is not followed', async () => {
  const way = { anywhere: false, signal: AbortSignal.timeout(10_000) };
  assert.equal(await send(jsonLetter('https://localhost.example.invalid/', {}), way), 0);
});

/** Somebody who waits for notices. */
async function receiver(): Promise<{
  url: string;
  heard: { headers: IncomingMessage['headers']; body: string }[];
  next(): Promise<void>;
  close(): void;
}> {
  const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
  let wake = (): void => {};
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      response.writeHead(204).end();
      heard.push({ headers: request.headers, body });
      wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    next: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    close: () => server.close(),
  };
}

onBoth('notices', (fresh) => {
  test('a webhook hears once of all tables that wait, and not again before its time', async () => {
    const inbox = await receiver();
    const server = await serve(await fresh(), { outboundAnywhere: true, noticeAfterMs: 0, noticeEveryMs: 3_600_000 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const ids = [await duelOf(ann, bob), await duelOf(ann, bob)];
    const asked = (await ann.api('GET', `/api/tables/${ids[0]}`)).body.asked[0];
    const waited = [ann, bob][asked];
    assert.equal(await server.notice(), 0);
    assert.equal((await waited.api('POST', '/api/webhook', { url: inbox.url })).status, 200);
    const arrived = inbox.next();
    assert.equal(await server.notice(), 1);
    await arrived;
    const notice = JSON.parse(inbox.heard[0].body);
    assert.equal(notice.type, 'your-turn');
    assert.deepEqual(notice.tables.map(({ id }: { id: string }) => id).sort(), [...ids].sort());
    assert.equal(await server.notice(), 0);
    assert.equal(inbox.heard.length, 1);
    assert.equal((await waited.api('POST', '/api/webhook', { url: null })).status, 200);
    inbox.close();
    await server.stop();
  });

  test('who was not there hears that they are here and he may begin, or that his game has begun; once', async () => {
    const inbox = await receiver();
    const how = { outboundAnywhere: true, noticeAfterMs: 0, noticeEveryMs: 0, openMs: 50 };
    const server = await serve(await fresh(), how);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    await ann.api('POST', '/api/webhook', { url: inbox.url });
    const pledge = (digit: string): string => sha256(digit.repeat(32));
    const told = async (): Promise<string[]> => {
      const arrived = inbox.next();
      assert.equal(await server.notice(), 1);
      await arrived;
      return JSON.parse(inbox.heard.at(-1)?.body ?? '').tables.map(({ why }: { why: string }) => why);
    };
    for (const rated of [true, false]) {
      // Sauron moves first: it is not the turn of whoever was not there.
      const seats = [{ kind: 'me', pledge: pledge('1') }, { kind: 'open' }];
      const { id } = (await ann.api('POST', '/api/tables', { game: 'duel', seats, rated })).body.table;
      assert.equal(await server.notice(), 0, 'nobody has come');
      await bob.api('POST', `/api/tables/${id}/join`, { pledge: pledge('2') });
      const share = '2'.repeat(32);
      await bob.api('POST', `/api/tables/${id}/shares`, { share });
      const begun = rated ? 0 : null;
      while ((await server.house.store.table(id))?.dealBy !== begun) await new Promise((next) => setImmediate(next));
      assert.deepEqual(await told(), [rated ? 'begin' : 'begun']);
      assert.equal(await server.notice(), 0);
      await ann.api('POST', `/api/tables/${id}/leave`);
    }
    inbox.close();
    await server.stop();
  });

  test('push: a browser hears by the push service it named, encrypted and signed; one that is gone is forgotten', async () => {
    const read = (name: string): string => readFileSync(join(import.meta.dirname, 'help', 'push', name), 'utf8');
    setDefaultCACertificates([...getCACertificates('default'), read('cert.pem')]);
    const heard: { url: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
    const service = createTls({ key: read('key.pem'), cert: read('cert.pem') }, async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      heard.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(request.url === '/gone' ? 410 : 201).end();
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const at = `https://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const server = await serve(await fresh(), { outboundAnywhere: true, noticeAfterMs: 0, noticeEveryMs: 3_600_000 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob);
    const waited = [ann, bob][(await ann.api('GET', `/api/tables/${id}`)).body.asked[0]];
    const browsers = new Map(['/here', '/gone'].map((path) => [path, subscriber()]));
    for (const [path, { keys }] of browsers)
      assert.equal((await waited.api('POST', '/api/push', { endpoint: at + path, keys })).status, 200);
    const { key } = (await waited.api('GET', '/api/push/key')).body;
    assert.equal(await server.notice(), 1);
    assert.deepEqual(heard.map(({ url }) => url).sort(), ['/gone', '/here']);
    for (const { url, headers, body } of heard) {
      assert.equal(headers['content-encoding'], 'aes128gcm');
      assert.ok(Number(headers.ttl) > 0);
      checkSender(headers.authorization ?? '', key, at);
      const notice = JSON.parse(browsers.get(url)?.open(body) ?? '');
      assert.deepEqual(notice, { type: 'your-turn', tables: [{ id, game: 'duel', why: 'turn', url: null }] });
      const other = browsers.get(url === '/here' ? '/gone' : '/here');
      assert.throws(() => other?.open(body), 'nobody else can open it');
    }
    const user = (await waited.api('GET', '/api/me')).body.user.id;
    assert.equal((await server.house.store.pushes(user)).length, 1);
    service.close();
    await server.stop();
  });

  test('push: subscriptions are checked and kept, and one that cannot be reached harms nobody', async () => {
    const server = await serve(await fresh(), { noticeAfterMs: 0, noticeEveryMs: 3_600_000 });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    await duelOf(ann, bob);
    const { keys } = subscriber();
    const { key } = (await ann.api('GET', '/api/push/key')).body;
    assert.equal(Buffer.from(key, 'base64url').length, 65);
    for (const endpoint of ['http://push.example.org/x', 'https://127.0.0.1/x'])
      assert.equal((await ann.api('POST', '/api/push', { endpoint, keys })).body.error, 'bad-address');
    const endpoint = 'https://push.example.invalid/x';
    for (const person of [ann, bob])
      assert.equal((await person.api('POST', '/api/push', { endpoint, keys })).status, 200);
    assert.equal((await server.notice()) <= 1, true);
    assert.equal((await bob.api('DELETE', '/api/push', { endpoint })).status, 200);
    await server.stop();
  });
});
