import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { environment, root } from '../node24.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pony-pack-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

test('npm pack gives one package, and npx serves it without a build, an install or a network', async () => {
  const env = { ...environment(), npm_config_offline: 'true', npm_config_cache: join(folder, 'cache') };
  const packed = spawnSync('npm', ['pack', '--pack-destination', folder], { cwd: root, env, encoding: 'utf8' });
  assert.equal(packed.status, 0, packed.stderr);
  const [file, ...more] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  assert.match(file, /^prancing-pony-.+\.tgz$/);
  assert.deepEqual(more, []);

  const port = await freePort();
  const child = spawn('npx', ['--yes', `./${file}`], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  try {
    let said = '';
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (data) => {
        said += data;
        if (said.includes(`http://localhost:${port}`)) resolve();
      });
      child.stderr.on('data', (data) => {
        said += data;
      });
      child.once('exit', () => reject(new Error(said)));
    });
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.match(await page.text(), /<div id="root">/);
    const { games } = await (await fetch(`http://127.0.0.1:${port}/api/games`)).json();
    assert.ok(games.some(({ id }) => id === 'war'));
    const guest = await fetch(`http://127.0.0.1:${port}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-pony': '1' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    assert.equal(guest.status, 200, 'its database is there');
  } finally {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
});
