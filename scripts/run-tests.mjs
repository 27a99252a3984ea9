// Runs test files by node:test, in the order they are named: `node scripts/run-tests.mjs <counts> <at once> <files>`.
// Dots go to the terminal; the file of counts gets one line: tests passed, failed, skipped or put off.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from 'node:test';
import { dot } from 'node:test/reporters';

const [counts, atOnce, ...files] = process.argv.slice(2);
const stream = run({ files: files.map((file) => resolve(file)), concurrency: Number(atOnce) });
stream.on('test:fail', () => {
  process.exitCode = 1;
});
stream.on('test:summary', ({ file, counts: { passed, failed, cancelled, skipped, todo } }) => {
  if (file === undefined) writeFileSync(counts, `${passed} ${failed + cancelled} ${skipped + todo}\n`);
});
stream.compose(dot).pipe(process.stdout);
