// Steps with headings and timings; one that fails does not stop the rest.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from './node24.mjs';

/** Runs a program, keeps what it says until it has ended, and then says it all at once. */
async function runAside([name, command, args]) {
  const began = performance.now();
  const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  // How far it has come: of no use once it has ended, unless it failed.
  let beside = '';
  child.stderr.on('data', (part) => {
    beside += part;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const took = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? out : beside + out}-- ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${took} s\n`);
  return code === 0;
}

/** Begins another walk (a script of ours) beside the steps that follow; what it said is heard, and counted, when it is asked for. */
export function beside(script) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  return async () => {
    const code = await ended;
    process.stdout.write(out);
    const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(out) ?? [];
    return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1) };
  };
}

/** Runs programs beside one another, one a core, those first that stand first: { passed, failed }. */
export async function runTogether(programs) {
  const rest = [...programs];
  const results = [];
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results.push(await runAside(next));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** A program that a package brings: where it lies, and what it is told. */
const brought = (name, file, ...args) => [name, process.execPath, [join(root, 'node_modules', file), ...args]];

/** What must hold of the code as it stands, beside one another, what takes longest first. */
export const checks = () =>
  runTogether([
    ['import law', process.execPath, ['scripts/import-law.mjs']],
    brought('types', 'typescript/bin/tsc', '-b'),
    brought('style', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
    brought('nothing unused', 'knip/bin/knip.js', '--no-progress'),
    brought('no needless casts', 'oxlint/bin/oxlint', '--type-aware', 'packages', 'games', 'apps', 'scripts'),
    ['casts', process.execPath, ['scripts/casts.mjs']],
  ]);

/** The files that match any of the patterns and none of the others. */
export const listed = (patterns, not = []) =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist', ...not] }).sort();

/** Test files run at once: one a core, and two where there is but one. */
const atOnce = Math.max(2, availableParallelism());

/** Every test file is a process of its own: what they all import is compiled once. */
const compiled = join(root, 'node_modules', '.cache', 'pony', 'modules');

/** A line of counts, as scripts/run-tests.mjs writes it. */
function counted(line) {
  const [passed, failed, skipped, ...file] = line.split(' ');
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), file: file.join(' ') };
}

/** One process over some files: alone with them (0 processes), or with a process for each, so many at once. */
async function runFiles(files, env, processes) {
  const folder = mkdtempSync(join(tmpdir(), 'pony-tests-'));
  const counts = join(folder, 'counts');
  try {
    const child = spawn(process.execPath, ['scripts/run-tests.mjs', counts, String(processes), ...files], {
      cwd: root,
      env: { ...environment(), NODE_COMPILE_CACHE: compiled, ...env },
      stdio: 'inherit',
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    const [all, ...faulty] = (existsSync(counts) ? readFileSync(counts, 'utf8') : '0 1 0')
      .trim()
      .split('\n')
      .map(counted);
    return { ...all, failed: all.failed + all.skipped || (code === 0 ? 0 : 1), faulty };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const summed = (files, results) => {
  const sum = (key) => results.reduce((all, one) => all + one[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  process.stdout.write(`${files.length} files, ${passed} tests passed, ${failed} failed, ${skipped} skipped\n`);
  return { passed, failed };
};

/** Tests that wait now and then, as those of servers do, leave room for one more. */
export const betweenTimes = atOnce + 1;
/** Tests that mostly wait, as those in a browser do, leave room for more of them. */
export const atLeisure = atOnce + 2;

/** More files than this with a failed test are no accident. */
const MOST_AGAIN = 4;

/**
 * Files that failed among others on a crowded machine are run once more, one after the other and alone: what is red then
 * counts as failed, what is green is named as unsteady, to be mended.
 */
async function alone(first, env) {
  const files = first.faulty.map(({ file }) => file);
  if (files.length === 0 || files.length > MOST_AGAIN) return [first];
  process.stdout.write(`failed among others, run once more alone: ${files.join(', ')}\n`);
  const again = await runFiles(files, env, 1);
  const red = again.faulty.map(({ file }) => file);
  const unsteady = files.filter((file) => again.passed > 0 && !red.includes(file));
  if (unsteady.length > 0) process.stdout.write(`UNSTEADY, green alone: ${unsteady.join(', ')}\n`);
  const before = first.faulty.map(({ passed, failed, skipped }) => ({
    passed: -passed,
    failed: -failed - skipped,
    skipped: -skipped,
  }));
  return [first, again, ...before];
}

/**
 * Runs test files in this order and counts: { passed, failed }. A skipped test is a failed one. `crowded`: many at once in
 * browsers, so that a failed file gets a second look alone.
 */
export async function tests(files, { env = {}, processes = atOnce, crowded = false } = {}) {
  if (files.length === 0) {
    process.stdout.write('no test files found\n');
    return { passed: 0, failed: 1 };
  }
  const first = await runFiles(files, env, processes);
  return summed(files, crowded ? await alone(first, env) : [first]);
}

/** Tests of pure code share processes, one a core: what they all import is read and compiled once. */
export async function sharedTests(files) {
  const lanes = Array.from({ length: atOnce }, (_, lane) => files.filter((_file, i) => i % atOnce === lane));
  return summed(files, await Promise.all(lanes.filter((lane) => lane.length > 0).map((lane) => runFiles(lane, {}, 0))));
}

/** Runs the steps in order, prints what each took and, last, `N passed, N failed` and what else is to be known; gives the exit code. */
export async function walk(steps, known = () => '') {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const [name, step] of steps) {
    process.stdout.write(`\n== ${name}\n`);
    const began = performance.now();
    let result;
    try {
      result = await step();
    } catch (error) {
      process.stdout.write(`${error.message}\n`);
      result = false;
    }
    const { passed, failed } =
      typeof result === 'object' ? result : { passed: Number(result), failed: Number(!result) };
    total.passed += passed;
    total.failed += failed;
    const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${took.padStart(8)}  ${name}`);
    process.stdout.write(`-- ${failed === 0 ? 'ok' : 'FAILED'}, ${took}\n`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${known()}\n`);
  return total.failed === 0 ? 0 : 1;
}
