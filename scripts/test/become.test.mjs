import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const door = fileURLToPath(new URL('../node24.mjs', import.meta.url));

/** A process that becomes another one, which runs `code`. */
function becoming(code) {
  const script = `const { become } = await import(process.argv[1]); await become(process.execPath, ['-e', process.argv[2]]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script, door, code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

const ended = (child) => new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));

test('the exit code is that of the program', async () => {
  assert.deepEqual(await ended(becoming('process.exit(7)')), { code: 7, signal: null });
});

test('a signal is passed on, and the program may answer it', async () => {
  const code = `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); process.stdout.write('up')`;
  const child = becoming(code);
  const end = ended(child);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  assert.deepEqual(await end, { code: 3, signal: null });
});

test('a program ended by a signal ends us by the same', async () => {
  const child = becoming(`setInterval(() => {}, 1000); process.stdout.write('up')`);
  const end = ended(child);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  assert.deepEqual(await end, { code: null, signal: 'SIGTERM' });
});
