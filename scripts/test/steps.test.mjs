// Test files that fail among others: a second look alone, which counts; what is green then is named.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { beside, tests, walk } from '../steps.mjs';

const GREEN = "test('green', () => {});";
const RED = "test('red', () => { throw new Error('red'); });";
const onceRed = (flag) =>
  `test('once red', () => { if (!existsSync('${flag}')) { writeFileSync('${flag}', ''); throw new Error('red'); } });`;

test('a file that failed among others is run again alone: red twice is failed, red once is told and passed', async (t) => {
  // A runner within a runner reports to nobody.
  const within = process.env.NODE_TEST_CONTEXT;
  delete process.env.NODE_TEST_CONTEXT;
  const folder = mkdtempSync(join(tmpdir(), 'pony-steps-'));
  t.after(() => {
    process.env.NODE_TEST_CONTEXT = within;
    rmSync(folder, { recursive: true });
  });
  const file = (name, ...lines) => {
    const path = join(folder, `${name}.test.mjs`);
    const head = "import { test } from 'node:test'; import { existsSync, writeFileSync } from 'node:fs';";
    writeFileSync(path, [head, ...lines].join('\n'));
    return path;
  };
  const steady = file('steady', GREEN);
  const red = file('red', GREEN, RED);
  const unsteady = (name) => file(name, GREEN, onceRed(join(folder, name)));
  assert.deepEqual(await tests([steady, red, unsteady('a')], { crowded: true }), { passed: 4, failed: 1 });
  assert.deepEqual(await tests([steady, unsteady('b')], { crowded: true }), { passed: 3, failed: 0 });
  assert.deepEqual(await tests([steady, unsteady('c')]), { passed: 2, failed: 1 });
});

test('a walk begun beside others is counted as it counted itself; one that breaks off has failed', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pony-beside-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const walk = (name, text) => {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, text);
    return beside(path)();
  };
  const says = (line) => `process.stdout.write(${JSON.stringify(`\n${line}\n`)});`;
  assert.deepEqual(await walk('green', says('7 passed, 0 failed')), { passed: 7, failed: 0 });
  assert.deepEqual(await walk('red', `${says('7 passed, 2 failed')} process.exit(1);`), { passed: 7, failed: 2 });
  assert.deepEqual(await walk('broken', `${says('begun')} process.exit(1);`), { passed: 0, failed: 1 });
});

test('what a walk could not do is said in its last line', async (t) => {
  let out = '';
  t.mock.method(process.stdout, 'write', (text) => {
    out += text;
    return true;
  });
  await walk([['nothing', () => true]], () => ', engines walked: 1 of 3');
  t.mock.restoreAll();
  assert.match(out, /\n1 passed, 0 failed, engines walked: 1 of 3\n$/);
});
