import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { build } from 'vite';
import config from '../vite.config.ts';

/** A page with a worker, and a game it fetches when it is asked for; what both need lies in `common`. */
const PAGE = "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });";
const worker = (common: string): string =>
  `import { seats } from '${common}'; console.log(seats()); self.onmessage = () => import('./game.js');`;
const game = (common: string): string => `import { seats } from '${common}'; postMessage(seats() + 1);`;

/** Builds it as the client is built, as far as its workers go. */
async function built(test: TestContext, common: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'pony-entries-'));
  test.after(() => rmSync(root, { recursive: true, force: true }));
  const files = { 'page.js': PAGE, 'worker.js': worker(common), 'game.js': game(common) };
  mkdirSync(join(root, 'packages'));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code);
  writeFileSync(join(root, common), 'export const seats = () => globalThis.seats ?? 2;');
  return build({
    configFile: false,
    root,
    logLevel: 'silent',
    worker: config.worker,
    build: { minify: false, rolldownOptions: { input: join(root, 'page.js') }, outDir: join(root, 'out') },
  });
}

test('the build fails when a chunk imports the entry of a worker', async (t) => {
  await assert.rejects(built(t, './common.js'), /imports .*worker-.*\.js, the entry of a worker/);
});

test('what a worker and its games share in packages lies beside the entry', async (t) => {
  await built(t, './packages/common.js');
});
