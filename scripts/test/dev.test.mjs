import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../node24.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

test('npm run dev: one address serves the client as it is written and, behind it, the server', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (data) => String(data).includes(`http://localhost:${port}`) && resolve());
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    const page = await (await fetch(`http://localhost:${port}/new/duel`)).text();
    assert.match(page, /@vite\/client/);
    const { games } = await (await fetch(`http://localhost:${port}/api/games`)).json();
    assert.ok(games.some(({ id }) => id === 'duel'));
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
