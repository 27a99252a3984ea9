import assert from 'node:assert/strict';
import { connect as connectTcp } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { LIMITS, RATES, type Rate } from '../src/limits.ts';
import type { RunningServer } from '../src/server.ts';
import { onBoth } from './help/databases.ts';
import { duelOf, guest, person } from './help/people.ts';
import { playOn } from './help/play.ts';
import { NO_RATES, serve } from './help/server.ts';

const HELLO = (table: string): string => JSON.stringify({ type: 'hello', protocol: 1, table });

/** Sends frames over a line of its own and gives what came back before it was closed. */
function talk(
  server: RunningServer,
  frames: (string | Buffer)[],
  headers: Record<string, string> = {},
): Promise<{ code: number; heard: string[] }> {
  return new Promise((resolve) => {
    const heard: string[] = [];
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers });
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('message', (data) => heard.push(data.toString()));
    socket.on('unexpected-response', (_request, response) => {
      response.destroy();
      resolve({ code: response.statusCode ?? 0, heard });
    });
    socket.on('error', () => {});
    socket.on('close', (code) => resolve({ code, heard }));
  });
}

/** A limit that does not fill again, however slow the machine. */
const once = ({ burst }: { readonly burst: number }): Rate => ({ burst, perMinute: 1e-9 });
/** `pony harm` asks for ten times as many while others play. */
const COUNT = 1000;

/** Side by side: a line that is cut is closed a while later. */
const all = <T>(those: readonly T[], each: (one: T) => Promise<void>): Promise<void[]> => Promise.all(those.map(each));

const goodbye = ({ heard }: { heard: string[] }): string => JSON.parse(heard.at(-1) ?? '{}').say;

/** Bytes as they are, without a client that tidies them up. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connectTcp(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

const well = async (server: RunningServer): Promise<void> => {
  assert.equal((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status, 200);
};

onBoth('abuse', (fresh) => {
  test('frames that are no messages end the line with a word and nothing else', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const bad = [
      '',
      'null',
      '[]',
      '{',
      '{"type":"hello"}',
      '{"type":"shutdown"}',
      '{"__proto__":{"type":"ping"}}',
      '[['.repeat(4000),
    ];
    await all(bad, async (frame) =>
      assert.equal(goodbye(await talk(server, [frame])), 'bad-message', frame.slice(0, 40)),
    );
    const more = [
      { type: 'decide', key: 'k', version: 0, seat: 99, option: ['pass'] },
      { type: 'decide', key: 'k', version: -1, seat: 0, option: ['pass'] },
      { type: 'decide', key: 'k', version: 0, seat: 0, option: [1, 2] },
      { type: 'decide', key: 'k', version: 0, seat: 0, option: ['take', 1e99] },
      { type: 'decide', key: 'k'.repeat(65), version: 0, seat: 0, option: ['pass'] },
      { type: 'chat', key: 'k', text: '' },
      { type: 'chat', key: 'k', text: 'zero \u0000 byte' },
      { type: 'decide', key: 'k\u0000', version: 0, seat: 0, option: ['pass'] },
      { type: 'chat', key: 'k', text: 'x'.repeat(501) },
    ];
    await all(more, async (message) =>
      assert.equal(
        goodbye(await talk(server, [HELLO(id), JSON.stringify(message)], { cookie: ann.cookie })),
        'bad-message',
        JSON.stringify(message),
      ),
    );
    assert.equal(goodbye(await talk(server, [Buffer.from('{"type":"ping"}')])), 'bad-message');
    assert.equal((await talk(server, ['x'.repeat(LIMITS.frame + 1)])).code, 1009);
    const old = JSON.stringify({ type: 'hello', protocol: 99, table: id });
    assert.equal(goodbye(await talk(server, [old])), 'other-protocol');
    assert.equal(goodbye(await talk(server, ['{"type":"log","before":1}'])), 'no-hello');
    await all(['x', '../../etc/passwd', 'A'.repeat(22), "' OR 1=1 --"], async (table) =>
      assert.equal(goodbye(await talk(server, [HELLO(table)])), 'no-such-table'),
    );
    assert.equal(goodbye(await talk(server, [HELLO(id), HELLO(id)])), 'said-hello');
    await well(server);
    await server.stop();
  });

  test('a line floods: it is cut, the others play on', async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, message: once(RATES.message) } });
    const port = () => server.port;
    const [ann, bob] = [await guest(port, 'Ann'), await guest(port, 'Bob')];
    const id = await duelOf(ann, bob);
    const flood = talk(server, [HELLO(id), ...Array.from({ length: 500 }, () => '{"type":"ping"}')]);
    assert.equal((await flood).code, 1008);
    await server.stop();
  });

  test('foreign pages get no socket and change nothing; a missing header is refused', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const ann = await guest(port, 'Ann');
    const own = `http://127.0.0.1:${server.port}`;
    assert.equal((await talk(server, [], { cookie: ann.cookie, origin: 'https://evil.example' })).code, 403);
    assert.equal((await talk(server, [], { cookie: ann.cookie, origin: 'null' })).code, 403);
    assert.equal(goodbye(await talk(server, [HELLO('x')], { origin: own })), 'no-such-table');
    const rename = (headers: Record<string, string>) => ann.api('POST', '/api/guest', { name: 'Eve' }, headers);
    assert.equal((await rename({ origin: 'https://evil.example' })).body.error, 'foreign-origin');
    assert.equal((await rename({ origin: `${own}.evil.example` })).body.error, 'foreign-origin');
    assert.equal((await rename({ 'sec-fetch-site': 'cross-site' })).body.error, 'foreign-origin');
    assert.equal((await rename({ 'x-pony': '' })).body.error, 'header-missing');
    assert.equal((await rename({ 'content-type': 'text/plain' })).status, 415);
    assert.equal((await ann.api('GET', '/api/me')).body.user.name, 'Ann');
    const preflight = await ann.api('OPTIONS', '/api/guest', undefined, { origin: 'https://evil.example' });
    assert.equal(preflight.headers.get('access-control-allow-origin'), null);
    assert.equal((await rename({ origin: own })).status, 200);
    await server.stop();
  });

  test('forged and replayed: other sessions, other seats, old messages', async () => {
    const server = await serve(await fresh());
    const port = () => server.port;
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => guest(port, name)));
    const id = await duelOf(ann, bob);
    const sent: string[] = [];
    const clients = [ann.sit(id, { name: 'a' }), bob.sit(id, { name: 'b' })];
    for (const client of clients) {
      const { ask } = client;
      client.ask = (message, key = `k${sent.length}`) => {
        sent.push(JSON.stringify({ ...message, key }));
        return ask(message, key);
      };
      client.decide = (option, seat = 0) =>
        client.ask({ type: 'decide', version: client.situation?.version ?? 0, seat, option } as never);
    }
    await Promise.all(clients.map((client) => playOn(client, 'words')));
    const { store } = server.house;
    const before = await store.log(id, 0);
    await all([eve.cookie, `pony=${'A'.repeat(43)}`, 'pony=', `pony=${ann.cookie}`, 'x=y'], async (cookie) => {
      const { heard } = await talk(server, [HELLO(id), ...sent.slice(0, 20), '{'], { cookie });
      assert.ok(
        heard.every((text) => !text.includes('"type":"done"')),
        heard.join('\n'),
      );
      assert.equal(heard.filter((text) => text.includes('not-your-seat')).length, 20);
    });
    await talk(server, [HELLO(id), ...sent, '{'], { cookie: ann.cookie });
    assert.deepEqual(await store.log(id, 0), before);
    await Promise.all(clients.map((client) => client.close()));
    await server.stop();
  });

  test(`${COUNT} tables by one guest: a few are made, the rest is refused, nothing breaks`, async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, create: once({ burst: 100 }) } });
    const eve = await guest(() => server.port, 'Eve');
    const body = { game: 'duel', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
    const counts = new Map<string, number>();
    for (let i = 0; i < COUNT / 50; i++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => eve.api('POST', '/api/tables', body)));
      for (const { status, body: said } of answers) {
        const word = status === 200 ? 'made' : said.error;
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    assert.ok((counts.get('made') ?? 0) <= LIMITS.tables + 50, JSON.stringify([...counts]));
    assert.equal(
      [...counts.values()].reduce((a, b) => a + b),
      COUNT,
    );
    assert.deepEqual([...counts.keys()].sort(), ['made', 'too-fast', 'too-many-tables']);
    const lobby = (await eve.api('GET', '/api/tables')).body.tables.length;
    assert.ok(lobby <= LIMITS.lobby);
    await well(server);
    await server.stop();
  });

  test('bodies: too large, malformed, full of surprises', async () => {
    const server = await serve(await fresh());
    const eve = await guest(() => server.port, 'Eve');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const refused = async (body: unknown, error: string, path = '/api/tables'): Promise<void> => {
      const answer = await eve.api('POST', path, body);
      assert.ok(answer.status >= 400 && answer.status < 500, `${answer.status}`);
      assert.equal(answer.body.error, error, JSON.stringify(answer.body));
    };
    await refused({ game: 'duel', seats, extra: 1 }, 'bad-request');
    await refused({ game: 'chess', seats }, 'no-such-game');
    await refused({ game: 'constructor', seats }, 'no-such-game');
    await refused({ game: 'duel', seats, options: { deck: 'x' } }, 'bad-options');
    await refused({ game: 'duel', seats, options: { 'a@b': 'x' } }, 'bad-options');
    await refused({ game: 'duel', seats: [...seats, ...seats] }, 'wrong-seats');
    await refused(
      {
        game: 'duel',
        seats: [
          { kind: 'bot', level: 'random' },
          { kind: 'bot', level: 'random' },
        ],
      },
      'wrong-seats',
    );
    await refused({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: '__proto__' }] }, 'no-such-bot');
    await refused({ game: 'duel', seats, pace: { kind: 'live', stock: 1, add: 0 } }, 'bad-request');
    await refused({ game: 'duel', seats, options: { a: 'x'.repeat(40_000) } }, 'bad-request');
    await refused([], 'bad-request');
    await refused({ name: 'a\u0000b' }, 'bad-request', '/api/guest');
    assert.equal((await eve.api('GET', '/api/tables?game=%00')).status, 400);
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const [text, status] of [
      ['{', 400],
      [deep, 422],
      ['{"name":"x","__proto__":{}}', 400],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
        method: 'POST',
        headers: { 'x-pony': '1', 'content-type': 'application/json', cookie: eve.cookie },
        body: text,
      });
      assert.equal(answer.status, status, text.slice(0, 30));
    }
    for (const id of ['x', '%2e%2e', 'A'.repeat(300), '%00', "'--"]) {
      const answer = await eve.api('GET', `/api/tables/${id}`);
      assert.ok([400, 404, 414].includes(answer.status), `${id.slice(0, 20)} ${answer.status}`);
    }
    await well(server);
    await server.stop();
  });

  test('path tricks lead nowhere', async () => {
    const folder = new URL('./help/site', import.meta.url).pathname;
    const server = await serve(await fresh(), { web: folder });
    const tricks = [
      '/../server.ts',
      '/..%2fserver.ts',
      '/%2e%2e/server.ts',
      '/assets/..%2f..%2fserver.ts',
      '/assets/%5c..%5cserver.ts',
      '//etc/passwd',
      '/.hidden',
      '/assets/app.js%00.html',
      '/\u0000',
      '/%',
    ];
    for (const path of tricks) {
      const heard = await raw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      assert.ok(
        !heard.includes('startServer') && !heard.includes('root:') && !heard.includes('secret words'),
        `${path}: ${heard}`,
      );
      assert.match(heard, /^HTTP\/1\.1 (400|403|404)|<title>Site<\/title>/, path);
    }
    await well(server);
    await server.stop();
  });

  test('nobody opens more lines than a person needs', async () => {
    const server = await serve(await fresh());
    const eve = await guest(() => server.port, 'Eve');
    const bob = await guest(() => server.port, 'Bob');
    const id = await duelOf(eve, bob);
    const clients = Array.from({ length: LIMITS.socketsPerPerson }, () => eve.sit(id));
    await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
    assert.equal((await talk(server, [HELLO(id)], { cookie: eve.cookie })).code, 429);
    const someone = bob.sit(id);
    await someone.until(({ situation }) => situation !== null);
    await Promise.all([...clients, someone].map((client) => client.close()));
    await server.stop();
  });

  test('guests from one address are limited', async () => {
    const server = await serve(await fresh(), { rates: { ...NO_RATES, guest: once(RATES.guest) } });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => person(() => server.port).api('POST', '/api/guest', { name: 'x' })),
    );
    const made = answers.filter(({ status }) => status === 200).length;
    assert.equal(made, RATES.guest.burst);
    assert.ok(answers.every(({ status }) => status === 200 || status === 429));
    await server.stop();
  });
});
