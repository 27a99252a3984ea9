/** Puts the routes into the HTTP server: limits, session, origin and body are checked here, once for all. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../identity/address.ts';
import { fromHere } from '../identity/origins.ts';
import { sessionOf, tokenOf } from '../identity/sessions.ts';
import { isId, isSecret } from '../ids.ts';
import { mayCome } from '../limits.ts';
import { Problem } from '../problem.ts';
import { deviceRoutes } from './devices.ts';
import { openApi } from './openapi.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { safetyRoutes } from './safety.ts';
import { tableRoutes } from './tables.ts';
import type { House, Route } from './types.ts';

export const routes: readonly Route[] = [
  ...peopleRoutes,
  ...passkeyRoutes,
  ...deviceRoutes,
  ...tableRoutes,
  ...safetyRoutes,
];

export function registerRoutes(app: FastifyInstance, house: House): void {
  for (const route of routes) {
    const url = route.path.replace(/\{(\w+)\}/g, ':$1');
    app.route({ method: route.method, url, handler: (request, reply) => serve(house, route, request, reply) });
  }
  const document = openApi(routes);
  app.get('/api/openapi.json', async () => document);
  app.all('/api/*', async () => {
    throw new Problem(404, 'no-such-route');
  });
}

async function serve(house: House, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const network = networkOf(request.ip);
  if (!mayCome(house.buckets, 'request', tokenOf(request), network)) throw new Problem(429, 'too-fast');
  if (route.method !== 'GET') {
    if (!fromHere(request, house.config)) throw new Problem(403, 'foreign-origin');
    if (request.headers['x-pony'] !== '1') throw new Problem(403, 'header-missing', 'the header x-pony: 1 is missing');
  }
  checkWords(request);
  const session = await sessionOf(house.store, request);
  if (route.signedIn && !session) throw new Problem(401, 'sign-in');
  if (route.rate && !mayCome(house.buckets, route.rate, session?.user.id ?? null, network))
    throw new Problem(429, 'too-fast');
  const answer = await route.run({
    house,
    session,
    network,
    body: bodyOf(route, request),
    params: request.params as Record<string, string>,
    query: wordsOf(request.query),
    request,
    reply,
  });
  if (route.answer === 'text') reply.type('text/plain; charset=utf-8');
  return answer;
}

/** Ids and tokens that cannot be ours are not looked up, and a zero byte is nobody's word. */
function checkWords(request: FastifyRequest): void {
  const { id, token } = request.params as Record<string, string | undefined>;
  if (id !== undefined && !isId(id)) throw new Problem(404, 'no-such-table');
  if (token !== undefined && !isSecret(token)) throw new Problem(404, 'no-such-link');
  if (request.url.includes('%00')) throw new Problem(400, 'bad-request', 'a zero byte');
}

function bodyOf(route: Route, request: FastifyRequest): unknown {
  if (!route.body) return undefined;
  const result = v.safeParse(route.body, request.body ?? {}, { abortEarly: true });
  if (result.success && isText(request.body)) return result.output;
  if (result.success) throw new Problem(422, 'bad-request', 'a zero byte, half a character, or nested too deeply');
  const [issue] = result.issues;
  throw new Problem(422, 'bad-request', `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}

/** Every name and value can be kept by both databases. */
function isText(body: unknown): boolean {
  const good = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();
  let all = true;
  try {
    JSON.stringify(body ?? null, (key, value) => {
      if (!good(key) || (typeof value === 'string' && !good(value))) all = false;
      return value;
    });
    return all;
  } catch {
    return false;
  }
}

const wordsOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );
