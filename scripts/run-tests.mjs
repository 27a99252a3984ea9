// Runs test files by node:test, in the order they are named: `node scripts/run-tests.mjs <counts> <at once> <files>`.
// With 0 at once all files share this process. Dots go to the terminal; the file of counts gets one line: tests passed,
// failed, skipped or put off.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { dot } from 'node:test/reporters';

const [counts, atOnce, ...files] = process.argv.slice(2);
const shared = atOnce === '0';
const stream = run({
  files: files.map((file) => resolve(file)),
  ...(shared ? { isolation: 'none' } : { concurrency: Number(atOnce) }),
});
stream.on('test:fail', () => {
  process.exitCode = 1;
});
stream.on('test:summary', ({ file, counts: { passed, failed, cancelled, skipped, todo } }) => {
  if (file === undefined) writeFileSync(counts, `${passed} ${failed + cancelled} ${skipped + todo}\n`);
});
stream.compose(dot).pipe(process.stdout);
