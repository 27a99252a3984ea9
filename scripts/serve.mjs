// Serves a folder of static files: `node scripts/serve.mjs [folder]` at PORT, 8080 by default.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './node24.mjs';

const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.record': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

async function fileAt(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The file a request asks for: itself, or the page for an address of the client; null when there is none. */
async function find(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = resolve(folder, `.${path}`);
  if (file !== folder && !file.startsWith(folder + sep)) return null;
  if (await fileAt(file)) return file;
  const page = join(folder, 'index.html');
  return extname(path) === '' && (await fileAt(page)) ? page : null;
}

/** A server over one folder; addresses without a file ending lead to its index.html. */
export function staticServer(folder) {
  const home = resolve(folder);
  return createServer(async (request, response) => {
    const answer = (status, text) => response.writeHead(status, { 'content-type': MIME['.txt'] }).end(`${text}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only GET and HEAD');
    const file = await find(home, request.url ?? '/');
    if (!file) return answer(404, 'Not found');
    const hashed = file.startsWith(join(home, 'assets') + sep);
    response.writeHead(200, {
      'content-type': MIME[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 8080);
  const server = staticServer(process.argv[2] ?? join(root, 'apps', 'web', 'dist'));
  server.on('error', (error) => {
    const busy = error.code === 'EADDRINUSE';
    process.stderr.write(busy ? `Port ${port} is taken: set PORT to another one.\n` : `${error.message}\n`);
    process.exit(1);
  });
  server.listen(port, () =>
    process.stdout.write(`Prancing Pony is open at http://localhost:${server.address().port}\n`),
  );
}
