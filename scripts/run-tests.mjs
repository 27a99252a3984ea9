// Runs test files by node:test, in the order they are named: `node scripts/run-tests.mjs <counts> <at once> <files>`.
// With 0 at once all files share this process. Dots go to the terminal; the file of counts gets one line: tests passed,
// failed, skipped or put off; and for every file with a failed test a line with its own counts and its name.
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run } from 'node:test';
import { dot } from 'node:test/reporters';

/** So many of the files that took longest are named at the end. */
const LONGEST = 12;
const [counts, atOnce, ...files] = process.argv.slice(2);
const shared = atOnce === '0';
const stream = run({
  files: files.map((file) => resolve(file)),
  ...(shared ? { isolation: 'none' } : { concurrency: Number(atOnce) }),
});
stream.on('test:fail', () => {
  process.exitCode = 1;
});
/** Files with a failed test, with their counts. */
const faulty = [];
/** Seconds a file took; files that share a process are not timed apart. */
const took = [];
stream.on('test:summary', ({ file, duration_ms, counts: { passed, failed, cancelled, skipped, todo } }) => {
  const line = `${passed} ${failed + cancelled} ${skipped + todo}`;
  const name = file === undefined ? '' : relative(process.cwd(), file);
  if (file === undefined) writeFileSync(counts, [line, ...faulty, ''].join('\n'));
  else if (failed + cancelled > 0) faulty.push(`${line} ${name}`);
  if (file !== undefined) took.push([duration_ms / 1000, name]);
});
stream.on('end', () => {
  process.stdout.write('\n');
  for (const [seconds, file] of took.sort(([a], [b]) => b - a).slice(0, LONGEST))
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${file}\n`);
});
stream.compose(dot).pipe(process.stdout);
