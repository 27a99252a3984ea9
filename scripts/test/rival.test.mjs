import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../node24.mjs';
import { buildRival, ownSource, sourceOf } from '../rival.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

test('a commit is copied out beside the tree, and nothing is staged', () => {
  const before = git('status', '--porcelain');
  const head = git('rev-parse', 'HEAD');
  const copy = join(root, '.cache', 'rivals', head.slice(0, 12));
  const kept = existsSync(copy);
  try {
    const { id, folder, commit } = sourceOf('HEAD');
    assert.deepEqual([id, folder, commit], [head.slice(0, 12), join(copy, 'source'), head]);
    assert.ok(existsSync(join(folder, 'packages', 'engine', 'package.json')));
    assert.equal(git('status', '--porcelain'), before);
    assert.equal(sourceOf(commit).folder, folder);
  } finally {
    if (!kept) rmSync(copy, { recursive: true, force: true });
  }
});

test('one file is built against the packages of either side', async () => {
  const other = mkdtempSync(join(tmpdir(), 'pony-rival-'));
  const source = { ...sourceOf(root), id: `test-${process.pid}` };
  try {
    const engine = join(other, 'packages', 'engine');
    mkdirSync(engine, { recursive: true });
    writeFileSync(join(other, 'package.json'), '{}');
    writeFileSync(join(engine, 'package.json'), '{"name": "@pony/engine", "exports": {".": "./index.ts"}}');
    writeFileSync(join(engine, 'index.ts'), `export const hash8 = (words: string): string => 'other ' + words;`);
    const entry = join(other, 'entry.ts');
    writeFileSync(entry, `import { hash8 } from '@pony/engine'; export const said = hash8('words');`);
    const said = async (from, name) => (await import(await buildRival(from, entry, `test-${name}`))).said;
    assert.equal(await said({ ...sourceOf(other), id: source.id }, 'other'), 'other words');
    assert.match(await said({ ...ownSource(), id: source.id }, 'own'), /^[0-9a-f]{8}$/);
  } finally {
    rmSync(other, { recursive: true, force: true });
    rmSync(join(root, '.cache', 'rivals', source.id), { recursive: true, force: true });
  }
});

test('what is no commit and no folder is said', () => {
  assert.throws(() => sourceOf('no-such-thing'), /"no-such-thing" is no tag, no commit and no folder of this project/);
  assert.throws(() => sourceOf('--help'), /is no tag/);
});
