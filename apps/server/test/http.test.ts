import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { readConfig } from '../src/config.ts';
import { routes } from '../src/http/register.ts';
import { COOKIE } from '../src/identity/sessions.ts';
import { newSeed } from '../src/ids.ts';
import { BEAT_MS } from '../src/sockets.ts';
import { onBoth, onSqlite } from './help/databases.ts';
import { startNginx } from './help/nginx.ts';
import { duelOf, guest, type Person, person } from './help/people.ts';
import { playOn } from './help/play.ts';
import { serverProcess } from './help/process.ts';
import { NO_RATES, serve } from './help/server.ts';

test('configuration: defaults, and everything that is wrong named at once', () => {
  const config = readConfig({});
  assert.deepEqual([config.port, config.url, config.origin], [8080, null, null]);
  assert.match(config.file, /data.pony\.sqlite$/);
  assert.equal(readConfig({ PORT: '0', PUBLIC_ORIGIN: 'https://pony.example' }).origin, 'https://pony.example');
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://root:hush@x',
    PUBLIC_ORIGIN: 'pony.example/',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
  };
  assert.throws(
    () => readConfig(wrong),
    ({ message }: Error) =>
      Object.keys(wrong).every((name) => message.includes(name)) &&
      !message.includes('hush') &&
      !message.includes('short '),
  );
});

test('docs/protocol.md names every route, and docs/operations.md every setting', () => {
  const docs = join(import.meta.dirname, '..', '..', '..', 'docs');
  const protocol = readFileSync(join(docs, 'protocol.md'), 'utf8');
  for (const { method, path } of routes) assert.ok(protocol.includes(`${method} ${path}`), `${method} ${path}`);
  const operations = readFileSync(join(docs, 'operations.md'), 'utf8');
  const settings =
    readFileSync(join(import.meta.dirname, '..', 'src', 'config.ts'), 'utf8').match(/^ {2}[A-Z_]+(?=:)/gm) ?? [];
  assert.ok(settings.length > 10);
  for (const name of settings) assert.ok(operations.includes(`\`${name.trim()}\``), name);
});

describe('behind nginx', () =>
  onSqlite((fresh) => {
    test('deploy/nginx.conf passes on what the server needs: the origin, who it saw, lines that stay open', async () => {
      const sample = readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf'), 'utf8');
      // With the origin set, as the page says, and by the name in the address without it.
      for (const origin of ['https://pony.example', null]) {
        const rates = { ...NO_RATES, guest: { burst: 2, perMinute: 1e-9 } };
        const server = await serve(await fresh(), { origin, proxies: 1, rates });
        const nginx = await startNginx(sample, server.port);
        assert.ok(nginx.readTimeoutMs > 2 * BEAT_MS, 'a line on which nobody plays is not closed');
        const headers = (from: string): Record<string, string> => ({
          'x-to': 'pony.example',
          origin: 'https://pony.example',
          'x-from': from,
          'x-forwarded-for': newSeed(),
        });
        const come = async (from: string): Promise<[number, Person]> => {
          const one = person(() => nginx.port);
          return [(await one.api('POST', '/api/guest', { name: 'Ann' }, headers(from))).status, one];
        };
        const [[first, ann], [second, bob]] = [await come('203.0.113.7'), await come('203.0.113.7')];
        const statuses = [first, second, (await come('203.0.113.7'))[0], (await come('203.0.113.8'))[0]];
        assert.deepEqual(statuses, [200, 200, 429, 200], 'counted by whom nginx saw, not by what anybody writes');
        const there = [ann, bob].map(({ cookie }) => person(() => server.port, cookie));
        const id = await duelOf(there[0], there[1]);
        const line = new WebSocket(`ws://127.0.0.1:${nginx.port}/api/socket`, {
          headers: { cookie: ann.cookie, ...headers('203.0.113.7') },
        });
        line.on('open', () => line.send(JSON.stringify({ type: 'hello', protocol: 1, table: id })));
        const heard = await new Promise<string>((resolve) => {
          line.on('message', (data) => resolve(JSON.parse(String(data)).type));
          line.on('error', (error) => resolve(error.message));
          line.on('close', () => resolve('closed'));
        });
        assert.equal(heard, 'table');
        line.terminate();
        const foreign = { ...headers('203.0.113.9'), origin: 'https://evil.example' };
        const refused = await ann.api('POST', '/api/guest', { name: 'Eve' }, foreign);
        assert.equal(refused.body.error, 'foreign-origin');
        nginx.close();
        await server.stop();
      }
    });
  }));

onBoth('http', (fresh) => {
  test('the OpenAPI document names every route, and answers have the shape it promises', async () => {
    const server = await serve(await fresh());
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const { body: document } = await ann.api('GET', '/api/openapi.json');
    assert.equal(document.openapi, '3.1.0');
    for (const { path, method } of routes) assert.ok(document.paths[path][method.toLowerCase()].responses[200], path);
    assert.equal(document.components.securitySchemes.session.name, COOKIE);
    const created = document.paths['/api/tables'].post.requestBody.content['application/json'].schema;
    assert.deepEqual(created.required, ['game', 'seats']);

    const id = await duelOf(ann, bob, { listed: true, pace: { kind: 'move', each: 86_400_000 } });
    const waiting = (await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] }))
      .body;
    const real: Record<string, string> = {
      'GET /api/me': '/api/me',
      'GET /api/games': '/api/games',
      'GET /api/tables': '/api/tables',
      'GET /api/my-tables': '/api/my-tables',
      'GET /api/tables/{id}': `/api/tables/${id}`,
      'GET /api/tables/{id}/fairness': `/api/tables/${id}/fairness`,
      'GET /api/links/{token}': `/api/links/${waiting.links[0].token}`,
      'GET /api/push/key': '/api/push/key',
    };
    for (const route of routes) {
      const url = real[`${route.method} ${route.path}`];
      if (!url || route.answer === 'text') continue;
      const { status, body } = await ann.api('GET', url);
      assert.equal(status, 200, url);
      assert.deepEqual(v.parse(route.answer, body), body, url);
    }
    assert.equal((await ann.api('GET', '/api/nothing')).body.error, 'no-such-route');
    assert.equal((await ann.api('PUT', '/api/tables', {})).status, 404);
    await server.stop();
  });

  test('the client is served: pages for addresses without ending, hashed files for ever, no inline script', async () => {
    const web = join(import.meta.dirname, 'help', 'site');
    const server = await serve(await fresh(), { web });
    const me = person(() => server.port);
    for (const path of ['/', '/table/abc', '/join/some-token', '/duel?x=1']) {
      const { status, body, headers } = await me.api('GET', path);
      assert.deepEqual(
        [status, /<title>Site<\/title>/.test(body), headers.get('cache-control')],
        [200, true, 'no-cache'],
        path,
      );
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /script-src 'self'(;|$)/);
      assert.ok(policy.includes("frame-ancestors 'none'") && policy.includes("object-src 'none'"));
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
    }
    const script = await me.api('GET', '/assets/app-1a2b.js');
    assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(script.headers.get('content-type') ?? '', /javascript/);
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await me.api('GET', '/assets/app-1a2b.js', undefined, { 'accept-encoding': coding });
      assert.equal(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding);
      assert.equal(answer.body, 'export {};\n');
    }
    for (const name of ['gone.js', '..%2findex.html', '.app-1a2b.js', 'a%00.js'])
      assert.equal((await me.api('GET', `/assets/${name}`)).status, 404, name);
    assert.equal((await me.api('POST', '/table/abc', {})).status, 404);
    await server.stop();
  });

  test('metrics are for those with the token; they count what happened', async () => {
    const server = await serve(await fresh(), { metricsToken: 'a token of some length' });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const id = await duelOf(ann, bob);
    const clients = [ann.sit(id), bob.sit(id)];
    await Promise.all(clients.map((client) => playOn(client, 'words')));
    assert.equal((await ann.api('GET', '/metrics')).status, 401);
    const { body } = await ann.api('GET', '/metrics', undefined, { authorization: 'Bearer a token of some length' });
    const value = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
    assert.equal(value('pony_decisions_total\\{by="person"\\}'), clients[0].situation?.decisions);
    assert.equal(value('pony_decision_ms_count'), clients[0].situation?.decisions);
    assert.equal(value('pony_sockets'), 2);
    assert.equal(value('pony_tables_over'), 1);
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
  });

  test('a process stops in order when told to, and its log holds no secret', async () => {
    const where = await fresh();
    const server = await serverProcess(where, { LOG_LEVEL: 'trace' });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    const password = 'not to be written down';
    await ann.api('POST', '/api/account', { login: 'ann', password });
    const made = await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
    const { token } = made.body.links[0];
    await bob.api('GET', `/api/links/${token}`);
    await bob.api('POST', `/api/links/${token}`);
    const a = ann.sit(made.body.table.id);
    const b = bob.sit(made.body.table.id);
    await Promise.all([playOn(a, 'words'), playOn(b, 'words')]);
    const heard = a.until(({ lines }) => lines > 0);
    await heard;
    await Promise.all([a.close(), b.close()]);
    assert.equal(await server.stop(), 0);
    const said = server.said();
    const { seed = '?', salt = '?' } = a.fairness ?? {};
    assert.ok(said.includes('/api/links/:token'));
    for (const secret of [password, token, ann.cookie.split('=')[1], bob.cookie.split('=')[1], seed, salt])
      assert.ok(!said.includes(secret), 'a secret stands in the log');
  });
});
