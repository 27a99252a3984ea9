// `npm test`: everything that must hold, from a bare clone with Node 20 or newer and npm.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, underNode24 } from './node24.mjs';

await underNode24();
const { atLeisure, betweenTimes, importLaw, listed, runTogether, sharedTests, style, tests, types, walk } =
  await import('./steps.mjs');
const { buildWeb, hasWeb } = await import('./build.mjs');
const { findChromium } = await import('./chromium.mjs');
const { lockFile } = await import('./lockfile.mjs');

/** Random games under the laws. Where a game is long, the costly laws are checked at some steps only; soak checks every step. */
const FUZZ_GAMES = '20';
const FUZZ_EVERY = { war: '16', lcg: '4' };
/** Rules and packages: pure functions, which may share a process. */
const PURE = ['packages/**/*.test.ts', 'games/**/*.test.ts'];
/** A kernel is sealed once its cards are entered, and each of these files enters its own. */
const SEALING = 'packages/cards/**/*.test.ts';
/** Servers, databases, programs: a process each. */
const WORLDLY = [SEALING, 'scripts/test/*.test.mjs', 'apps/**/*.test.ts'];
const said = (line) => process.stdout.write(`${line}\n`) || true;
const has = (...path) => existsSync(join(root, ...path));
const games = listed(['games/*/index.ts']).map((file) => file.split(/[\\/]/)[1]);
/** What takes longest begins first, so that all lanes end together. */
const LONG_OF_PROGRAMS = ['faults', 'share', 'pack', 'http', 'deploy', 'abuse', 'races', 'tables'];
const LONG_OF_BROWSER = [
  'online',
  'card-game',
  'lcg',
  'screens-desktop',
  'drama',
  'online-screens',
  'odd-sizes',
  'game',
  'war-turn',
  'table',
  'screens-phone',
  'war-four',
  'war-learn',
  'clicks',
  'screens-tablet',
];
const longestFirst = (files, long) => {
  const turn = (file) => (long.indexOf(basename(file).split('.')[0]) + long.length + 1) % (long.length + 1);
  return files.toSorted((a, b) => turn(a) - turn(b));
};
const browserTests = longestFirst(listed(['apps/web/e2e/**/*.test.ts']), LONG_OF_BROWSER);

/** They share one PostgreSQL. */
async function programs() {
  const { startCluster } = await import('../apps/server/test/help/cluster.ts');
  const cluster = await startCluster();
  try {
    const files = longestFirst(listed(WORLDLY, ['apps/web/e2e']), LONG_OF_PROGRAMS);
    return await tests(files, { env: cluster.env, processes: betweenTimes });
  } finally {
    await cluster.stop();
  }
}

const steps = [
  ['installed', () => said(`Node ${process.version}, packages as package-lock.json names them`)],
  ['lock file', lockFile],
  ['types', types],
  ['style', style],
  ['import law', importLaw],
  ['tests of rules and packages', () => sharedTests(listed(PURE, ['packages/cards']))],
  ['tests of programs', programs],
];

const fuzz = (game) => [
  game,
  process.execPath,
  ['apps/cli/src/main.ts', 'fuzz', game, '--games', FUZZ_GAMES, '--every', FUZZ_EVERY[game] ?? '1'],
];
/** Long games begin first. */
const byLength = (a, b) => Number(FUZZ_EVERY[b] ?? 1) - Number(FUZZ_EVERY[a] ?? 1);
if (has('apps', 'cli', 'src', 'main.ts'))
  steps.push(['random play', () => runTogether(games.toSorted(byLength).map(fuzz))]);

if (hasWeb()) steps.push(['browser build', () => buildWeb({ ifNeeded: true })]);
if (browserTests.length > 0)
  steps.push([
    'browser tests',
    () => tests(browserTests, { env: { CHROMIUM: findChromium() }, processes: atLeisure, crowded: true }),
  ]);

process.exit(await walk(steps));
