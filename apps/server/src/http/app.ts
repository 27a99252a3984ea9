/** The HTTP server: headers, errors, health, metrics, routes and the browser client. */
import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { hashed } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { FOREVER, serveAssets } from './assets.ts';
import { registerRoutes } from './register.ts';
import type { House } from './types.ts';

/** Styles may be inline because pieces are moved by them; scripts may not. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Never the address itself: it may hold the token of a link. */
const SILENT = { serializers: { req: () => ({}), res: () => ({}) } };

export function makeApp(config: Config): FastifyInstance {
  const app = Fastify({
    logger: { level: config.logLevel, base: undefined, ...SILENT },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.proxies > 0 && ((_address, hop) => hop < config.proxies),
    bodyLimit: LIMITS.body,
    routerOptions: { maxParamLength: 128 },
    connectionTimeout: 0,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onSend', async (request, reply) => {
    reply.headers(HEADERS);
    if (config.origin?.startsWith('https:') || request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000');
  });
  return app;
}

export async function furnish(
  app: FastifyInstance,
  house: House,
  metrics: Metrics,
  healthy: () => Promise<boolean>,
): Promise<void> {
  const { config } = house;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.count('pony_requests_total', `route="${route}",status="${reply.statusCode}"`);
    metrics.took('pony_request_ms', reply.elapsedTime);
    request.log.debug(
      { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler<FastifyError | Problem>(async (error, request, reply) => {
    if (error instanceof Problem) {
      const { status, say, message, faults } = error;
      return reply.status(status).send({ error: say, message, ...(faults ? { faults } : null) });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.status(status).send({ error: 'bad-request', message: error.message });
    if (isOutage(error)) {
      request.log.error({ route: request.routeOptions.url, error: error.message }, 'the database does not answer');
      return reply.status(503).send({ error: 'busy', message: 'the database does not answer' });
    }
    metrics.count('pony_errors_total');
    request.log.error(
      { route: request.routeOptions.url, error: error.message, stack: error.stack },
      'a request failed',
    );
    return reply.status(500).send({ error: 'server-error', message: 'something went wrong here' });
  });
  app.get('/healthz', async (_request, reply) => {
    const well = await healthy();
    return reply.status(well ? 200 : 503).send({ ok: well });
  });
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken === null) throw new Problem(404, 'not-found');
    if (!isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
      throw new Problem(401, 'sign-in');
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
  registerRoutes(app, house);
  await serveClient(app, config.web);
}

/** Without telling by the time it takes how much of it was right. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashed(given)), Buffer.from(hashed(wanted)));

/** The database is away, full or hangs: not the fault of whoever asked, and it may pass. */
function isOutage(error: { code?: string; message: string }): boolean {
  return (
    /^(08|53|57)...$|^E(CONN|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN)/.test(error.code ?? '') ||
    /connection terminated|connect|disk|database is (locked|closed)|read-only/i.test(error.message)
  );
}

/** Files of the client; any other address without an ending is a page of it. */
async function serveClient(app: FastifyInstance, folder: string | null): Promise<void> {
  const missing = async (): Promise<never> => {
    throw new Problem(404, 'not-found');
  };
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(missing);
    return;
  }
  const assets = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: ['index.html'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.startsWith(assets) ? FOREVER : 'no-cache');
    },
  });
  serveAssets(app, folder);
  app.setNotFoundHandler(async (request, reply) => {
    const [path] = request.url.split('?');
    if ((request.method !== 'GET' && request.method !== 'HEAD') || /\.[^/]*$/.test(path)) return missing();
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
