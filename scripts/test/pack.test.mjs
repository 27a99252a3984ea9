import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { codeOf } from '../../apps/server/src/code.ts';
import { openStore } from '../../apps/server/src/store/index.ts';
import { duelOf, guest } from '../../apps/server/test/help/people.ts';
import { playOn } from '../../apps/server/test/help/play.ts';
import { serverProcess } from '../../apps/server/test/help/process.ts';
import { sql } from '../../apps/server/test/help/sql.ts';
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

test('the package started again goes on from the snapshots it left, and trusts those of no other code', async () => {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  assert.equal(spawnSync('tar', ['-xzf', file], { cwd: folder }).status, 0);
  const main = join(folder, 'package', 'dist', 'pony.mjs');
  const where = { file: join(folder, 'kept', 'pony.sqlite') };
  let server = await serverProcess(where, {}, main);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
  const id = await duelOf(people[0], people[1]);
  const sitDown = async (decisions) => {
    const clients = people.map((one) => one.sit(id));
    const enough = (situation) => situation.decisions >= decisions;
    await Promise.all(clients.map((client) => playOn(client, 'again', { enough })));
    await Promise.all(clients.map((client) => client.close()));
    return server.stop();
  };
  assert.equal(await sitDown(6), 0);
  const store = await openStore({ ...where, process: 'test' });
  assert.ok(await store.snapshot(id, codeOf(root)), 'kept under the fingerprint of the sources it was built from');
  await store.close();

  // Whoever plays the log from its beginning meets this.
  await sql(where, `UPDATE log SET hash = '00000000' WHERE table_id = '${id}' AND seq = 1`);
  server = await serverProcess(where, {}, main);
  assert.equal(await sitDown(8), 0);

  await sql(where, "UPDATE snapshots SET code = 'another'");
  server = await serverProcess(where, {}, main);
  const left = people[0].sit(id);
  await left.until(({ goodbye }) => goodbye === 'table-fault');
  await left.close();
  assert.equal(await server.stop(), 0);
});

test('the package has its other commands: help, settings, check, save and restore', async () => {
  const main = join(folder, 'package', 'dist', 'pony.mjs');
  const run = (args, env = {}) => {
    const kept = { DATA_DIR: join(folder, 'kept'), PATH: process.env.PATH };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd: folder,
      env: { ...kept, ...env },
      encoding: 'utf8',
    });
    return { status, out: stdout + stderr };
  };
  const help = run(['--help']);
  assert.equal(help.status, 0);
  for (const word of ['serve', 'check', 'save FILE', 'restore FILE', 'config'])
    assert.ok(help.out.includes(word), word);
  assert.match(run(['--version']).out, /^\d+\.\d+\.\d+\n$/);
  assert.deepEqual(run(['frobnicate']), {
    status: 2,
    out: 'There is no command "frobnicate"; --help names them all.\n',
  });

  const token = join(folder, 'token');
  writeFileSync(token, 'a token of many letters\n');
  const config = run(['config'], { METRICS_TOKEN_FILE: token, PORT: '9' });
  assert.match(config.out, /^PORT=9 {2}# set$/m);
  assert.match(config.out, /^METRICS_TOKEN=\(hidden\) {2}# METRICS_TOKEN_FILE$/m);
  assert.ok(!config.out.includes('many letters'));
  const missing = run(['config'], { DATABASE_URL_FILE: join(folder, 'nowhere') });
  assert.deepEqual(missing, { status: 1, out: 'DATABASE_URL_FILE cannot be read: ENOENT\n' });

  assert.match(run(['check']).out, /^1 running games/m);
  const file = join(folder, 'backup.jsonl');
  assert.deepEqual(run(['save', file]), { status: 0, out: `saved to ${file}\n` });
  assert.equal(run(['save', '-']).out, readFileSync(file, 'utf8'));
  const again = { DATA_DIR: join(folder, 'restored') };
  assert.match(run(['restore', file], again).out, /^\d+ rows restored/);
  assert.match(run(['check'], again).out, /^1 running games/m);
  assert.equal(run(['restore', file], again).status, 1, 'only into an empty database');
});
