// Engines are found on the PATH; where there is neither one nor a way to bring it, none is walked.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const SCRIPT = pathToFileURL(join(import.meta.dirname, '..', 'engines.mjs')).href;

/** What is found on a system that has these programs and no others. */
function foundWith(t, programs) {
  const folder = mkdtempSync(join(tmpdir(), 'pony-path-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const code = `import { findEngines } from '${SCRIPT}'; process.stdout.write(JSON.stringify(findEngines()));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { PATH: folder },
  });
  return { folder, stderr, engines: status === 0 ? JSON.parse(stdout) : null };
}

test('without apt-get only the engines that are there are walked', (t) => {
  assert.deepEqual(foundWith(t, {}).engines, {});
  const { folder, engines } = foundWith(t, { firefox: 'exit 0' });
  assert.equal(engines.firefox, join(folder, 'firefox'));
});

test('apt-get is asked for what is missing, without what is merely recommended; when it cannot, that is an error', (t) => {
  const { engines, stderr } = foundWith(t, { 'apt-get': 'echo "$@" >&2; exit 1' });
  assert.equal(engines, null);
  assert.match(stderr, /install -y --no-install-recommends firefox-esr/);
  assert.match(stderr, /Firefox could not be installed/);
});
