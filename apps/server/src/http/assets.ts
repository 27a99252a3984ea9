/** Hashed files of the client, compressed once and kept: they never change under their name. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
export const FOREVER = 'public, max-age=31536000, immutable';

type Coding = 'br' | 'gzip';
const press: Record<Coding, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};

/** The best coding a browser takes; null when it takes none. */
function codingOf(accepts: string | undefined): Coding | null {
  const words = (accepts ?? '').split(',').map((word) => word.trim().split(';')[0]);
  return words.includes('br') ? 'br' : words.includes('gzip') ? 'gzip' : null;
}

export function serveAssets(app: FastifyInstance, folder: string): void {
  const pressed = new Map<string, Promise<Buffer>>();
  const get = (name: string, coding: Coding): Promise<Buffer> => {
    const key = `${coding} ${name}`;
    let found = pressed.get(key);
    if (!found) {
      found = readFile(join(folder, 'assets', name)).then(press[coding]);
      pressed.set(key, found);
      found.catch(() => pressed.delete(key));
    }
    return found;
  };
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    if (!/^[\w.-]+$/.test(name) || name.startsWith('.')) throw new Problem(404, 'not-found');
    const type = TYPES[extname(name)];
    const coding = codingOf(request.headers['accept-encoding']);
    if (!type || !coding) return reply.sendFile(`assets/${name}`);
    const data = await get(name, coding).catch(() => {
      throw new Problem(404, 'not-found');
    });
    return reply
      .header('content-encoding', coding)
      .header('vary', 'accept-encoding')
      .header('cache-control', FOREVER)
      .type(type)
      .send(data);
  });
}
