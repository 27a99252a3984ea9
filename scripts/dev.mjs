// `npm run dev`: the client with hot reload and the server behind it, online play included, at http://localhost:5173 (or PORT).
import { spawn } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { createServer as listener } from 'node:net';
import { join } from 'node:path';
import { environment, root, underNode24 } from './node24.mjs';

await underNode24();
const { createServer } = await import('vite');

const freePort = () =>
  new Promise((resolve) => {
    const probe = listener().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const port = Number(process.env.PORT ?? 5173);
const behind = await freePort();
const data = join(root, 'data', 'dev');
mkdirSync(data, { recursive: true });

const SETTLE_MS = 200;
const WATCHED = ['apps/server/src', 'packages', 'games'];
let server = null;
let stopping = false;

function startServer() {
  server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...environment(),
      LOG_LEVEL: 'warn',
      DATA_DIR: data,
      ...process.env,
      PORT: String(behind),
      HOST: '127.0.0.1',
      WEB_DIR: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((open) => server.stdout.on('data', open));
}

/** The server starts anew after its files have changed; clients come back by themselves. */
function restartOnChange() {
  let timer = null;
  const restart = () => {
    const old = server;
    if (old.exitCode !== null) return startServer();
    old.once('exit', () => !stopping && startServer());
    return old.kill('SIGTERM');
  };
  for (const folder of WATCHED)
    watch(join(root, folder), { recursive: true }, (_what, name) => {
      if (!/\.(ts|json)$/.test(name ?? '') || /(^|[\\/])(ui|test|node_modules)[\\/]/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLE_MS);
    });
}

const open = startServer();
restartOnChange();
const client = await createServer({
  configFile: join(root, 'apps', 'web', 'vite.config.ts'),
  server: {
    port,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${behind}`, ws: true } },
  },
});
await client.listen();
await open;
process.stdout.write(`Prancing Pony is open at http://localhost:${port}, and follows every change\n`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    stopping = true;
    server.kill('SIGTERM');
    await client.close();
    process.exit(0);
  });
