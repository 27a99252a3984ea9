/** A sample of a configuration of nginx, carried out: what it would pass on, and nothing else. */
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

interface Directive {
  readonly name: string;
  readonly args: readonly string[];
  readonly block: readonly Directive[];
}

/** Throws when it is not well formed. */
function parseNginx(text: string): Directive[] {
  const bare = text.replace(/#.*$/gm, '');
  const words = [...bare.matchAll(/'([^']*)'|([{};])|([^\s{};]+)/g)].map(([, quoted, sign, word]) => ({
    sign,
    text: quoted ?? word,
  }));
  const block = (inner: boolean): Directive[] => {
    const all: Directive[] = [];
    let line: string[] = [];
    for (let word = words.shift(); word; word = words.shift()) {
      if (word.sign === undefined) line.push(word.text);
      else if (word.sign === '}') {
        if (!inner || line.length > 0) throw new Error('nginx: a } that closes nothing');
        return all;
      } else {
        const [name, ...args] = line;
        if (name === undefined) throw new Error(`nginx: nothing before ${word.sign}`);
        all.push({ name, args, block: word.sign === '{' ? block(true) : [] });
        line = [];
      }
    }
    if (inner || line.length > 0) throw new Error('nginx: it ends too soon');
    return all;
  };
  return block(false);
}

/** What nginx keeps to itself unless it is told to pass it on; and what only the test says. */
const KEPT = ['host', 'connection', 'keep-alive', 'upgrade', 'te', 'transfer-encoding', 'expect', 'x-from', 'x-to'];

export interface Proxy {
  readonly port: number;
  readonly readTimeoutMs: number;
  close(): void;
}

/** Stands before the server at this port; who it saw, and under which name it was called, a test says in `x-from` and `x-to`. */
export async function startNginx(text: string, upstream: number): Promise<Proxy> {
  const all = parseNginx(text);
  const servers = all.filter(({ name }) => name === 'server').flatMap(({ block }) => block);
  const location = servers.find(({ name, args }) => name === 'location' && args[0] === '/')?.block ?? [];
  const value = (name: string): string | undefined => location.find((one) => one.name === name)?.args[0];
  if (!value('proxy_pass')) throw new Error('nginx: nothing is passed on');

  const headersFor = ({ headers }: IncomingMessage): Record<string, string> => {
    const from = String(headers['x-from']);
    const before = headers['x-forwarded-for'];
    const known: Record<string, string> = {
      $host: String(headers['x-to']),
      $scheme: 'https',
      $http_upgrade: headers.upgrade ?? '',
      $proxy_add_x_forwarded_for: before ? `${before}, ${from}` : from,
    };
    for (const { args, block } of all.filter(({ name }) => name === 'map')) {
      const found = block.find(({ name }) => name === known[args[0]]) ?? block.find(({ name }) => name === 'default');
      known[args[1]] = found?.args[0] ?? '';
    }
    const out: Record<string, string> = { host: `127.0.0.1:${upstream}`, connection: 'close' };
    for (const [name, given] of Object.entries(headers)) if (!KEPT.includes(name)) out[name] = String(given);
    for (const { name, args } of location)
      if (name === 'proxy_set_header') {
        if (args[1].startsWith('$') && known[args[1]] === undefined) throw new Error(`nginx: ${args[1]} is not known`);
        out[args[0].toLowerCase()] = known[args[1]] ?? args[1];
      }
    return Object.fromEntries(Object.entries(out).filter(([, word]) => word !== ''));
  };

  const server = createServer((coming, answer) => {
    const { method, url } = coming;
    const going = request({ port: upstream, method, path: url, headers: headersFor(coming) }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    coming.pipe(going);
  });
  const lines = new Set<Duplex>();
  server.on('upgrade', (coming: IncomingMessage, near: Duplex, head: Buffer) => {
    if (value('proxy_http_version') !== '1.1') return near.destroy();
    const far = connect(upstream, '127.0.0.1', () => {
      const words = Object.entries(headersFor(coming)).map(([name, word]) => `${name}: ${word}`);
      far.write([`GET ${coming.url} HTTP/1.1`, ...words, '', ''].join('\r\n'));
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const line of [near, far]) {
      lines.add(line);
      line.on('error', () => line.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    readTimeoutMs: 1000 * Number(/^(\d+)s$/.exec(value('proxy_read_timeout') ?? '60s')?.[1]),
    close() {
      for (const line of lines) line.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
