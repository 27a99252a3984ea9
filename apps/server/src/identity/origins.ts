/** Whether a request comes from our own pages. */
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Programs that are no browsers send no origin, and no browser can be made to leave it out. */
export function fromHere(
  request: Pick<IncomingMessage, 'headers'>,
  config: Pick<Config, 'origin' | 'allowedOrigins'>,
): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return allowed(origin, config);
  if (origin === undefined) return true;
  if (allowed(origin, config)) return true;
  if (config.origin !== null || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}

const allowed = (origin: string | undefined, config: Pick<Config, 'origin' | 'allowedOrigins'>): boolean =>
  origin !== undefined && (origin === config.origin || config.allowedOrigins.includes(origin));
