/** People who use a server over real sockets. */

import { type ClientConfig, connect, type PonyClient } from '../../src/client.ts';
import { openShares, pledged, tableOf } from './shares.ts';

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says, the test looks at it.
  readonly body: any;
  readonly headers: Headers;
}

export interface Person {
  cookie: string;
  api(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  sit(table: string, over?: Partial<ClientConfig>): PonyClient;
}

/** Somebody with a browser's manners: keeps the cookie, sends the header. */
export function person(port: () => number, cookie = ''): Person {
  const me: Person = {
    cookie,
    async api(method, path, given, headers = {}) {
      const body = pledged(method, path, given);
      const response = await fetch(`http://127.0.0.1:${port()}${path}`, {
        method,
        headers: {
          'x-pony': '1',
          ...(body === undefined ? null : { 'content-type': 'application/json' }),
          ...(me.cookie ? { cookie: me.cookie } : null),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const set = response.headers.get('set-cookie');
      if (set) me.cookie = set.split(';')[0];
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json');
      const answer = { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
      const seated = body !== given || (method === 'POST' && /\/seats\/\d+$/.test(path));
      const table = response.ok && seated ? tableOf(path, answer.body) : null;
      if (table !== null) await openShares(me, table);
      return answer;
    },
    sit: (table, over = {}) => connect({ url: () => `ws://127.0.0.1:${port()}`, table, cookie: me.cookie, ...over }),
  };
  return me;
}

export async function guest(port: () => number, name: string): Promise<Person> {
  const me = person(port);
  const { status, body } = await me.api('POST', '/api/guest', { name });
  if (status !== 200) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`);
  return me;
}

/** A running game of Duel between two people. */
export async function duelOf(a: Person, b: Person, over: object = {}): Promise<string> {
  const made = await a.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }], ...over });
  if (made.status !== 200) throw new Error(`no table: ${made.status} ${JSON.stringify(made.body)}`);
  const joined = await b.api('POST', `/api/links/${made.body.links[0].token}`);
  if (joined.status !== 200) throw new Error(`not joined: ${joined.status} ${JSON.stringify(joined.body)}`);
  return made.body.table.id;
}
