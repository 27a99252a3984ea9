import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from '../../apps/server/src/config.ts';
import { root } from '../node24.mjs';

const deploy = join(root, 'deploy');
const read = (file) => readFileSync(join(deploy, file), 'utf8');
const settings = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');

test('the files for hosts name no setting that the server does not know', () => {
  // What is told to the server, not to its neighbours: in the unit, in the image, and under `pony:` in the compose file.
  const compose = /^ {2}pony:\n(.*?)^ {2}\w+:/ms.exec(read('compose.yaml'))?.[1] ?? '';
  const environment = /environment:\n(.*?)^ {4}\w/ms.exec(compose)?.[1] ?? '';
  const named = [
    ...[...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name),
    ...['prancing-pony.service', 'prancing-pony-backup.service'].flatMap((file) =>
      [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, all]) =>
        all.split(' ').map((one) => one.split('=')[0]),
      ),
    ),
    ...(/^ENV (.*)$/m.exec(read('Containerfile'))?.[1] ?? '').split(' ').map((one) => one.split('=')[0]),
  ].filter((name) => name !== 'NODE_ENV');
  assert.ok(named.length >= 6, named.join());
  for (const name of named) assert.ok(settings.includes(`\`${name}\``), name);
  assert.equal(readConfig({ TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://pony.example' }).proxies, 1);
});

test('the files for hosts start the program of the package, and docs/hosting.md names every one of them', () => {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const file of ['Containerfile', 'prancing-pony.service', 'prancing-pony-backup.service'])
    assert.ok(read(file).includes(bin['prancing-pony']), file);
  const hosting = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');
  for (const file of readdirSync(deploy)) assert.ok(hosting.includes(`deploy/${file}`), file);
  for (const [, file] of hosting.matchAll(/deploy\/([\w.-]+\w)/g)) assert.ok(existsSync(join(deploy, file)), file);
});
