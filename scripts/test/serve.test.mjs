import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { staticServer } from '../serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pony-serve-'));
const server = staticServer(join(folder, 'dist'));

/** Sends the path as it is; fetch would tidy up the dots. */
function get(path, method = 'GET') {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.address().port, path, method }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }));
    });
    sent.on('error', reject).end();
  });
}

before(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'dist-secret'));
  writeFileSync(join(folder, 'dist', 'index.html'), 'page');
  writeFileSync(join(folder, 'dist', 'assets', 'a.js'), 'script');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist-secret', 'secret.txt'), 'secret');
  await new Promise((resolve) => server.listen(0, resolve));
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('files come with their type', async () => {
  assert.deepEqual(await get('/assets/a.js'), { status: 200, type: 'text/javascript; charset=utf-8', body: 'script' });
  assert.deepEqual(await get('/assets/a.js', 'HEAD'), {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    body: '',
  });
});

test('an address of the client leads to the page, a missing file to 404', async () => {
  for (const path of ['/', '/table/42', '/play/duel?seed=x'])
    assert.deepEqual(await get(path), { status: 200, type: 'text/html; charset=utf-8', body: 'page' });
  assert.equal((await get('/assets/none.js')).status, 404);
});

test('nothing outside the folder is served', async () => {
  const paths = ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'];
  for (const path of [...paths, '/..%2fdist-secret/secret.txt', '/%00', '/%', '//secret.txt'])
    assert.ok(!(await get(path)).body.includes('secret'), path);
});

test('only reading is answered', async () => {
  assert.equal((await get('/', 'POST')).status, 405);
});
