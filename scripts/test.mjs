// `npm test`: everything that must hold, from a bare clone with Node 20 or newer and npm.
import { basename } from 'node:path';
import { underNode24 } from './node24.mjs';

await underNode24();
const { atLeisure, beside, betweenTimes, checks, listed, tests, walk } = await import('./steps.mjs');
const { buildWeb, hasWeb } = await import('./build.mjs');
const { findChromium } = await import('./chromium.mjs');
const { ENGINES, findEngines } = await import('./engines.mjs');
const { lockFile } = await import('./lockfile.mjs');

/** A kernel is sealed once its cards are entered, and each of these files enters its own. */
const SEALING = 'packages/cards/**/*.test.ts';
/** Servers, databases, programs: a process each. */
const WORLDLY = [SEALING, 'scripts/test/*.test.mjs', 'apps/**/*.test.ts'];
const said = (line) => process.stdout.write(`${line}\n`) || true;
/** What takes longest begins first, so that all lanes end together. */
const LONG_OF_PROGRAMS = ['faults', 'share', 'pack', 'http', 'deploy', 'abuse', 'races', 'tables'];
const LONG_OF_BROWSER = [
  'engines',
  'online',
  'card-game',
  'lcg',
  'war-four',
  'screens-desktop',
  'screens-phone',
  'threats',
  'game',
  'online-screens',
  'odd-sizes',
  'war-turn',
  'review',
  'table',
  'war-end',
  'drama',
  'places',
  'learn',
  'clicks',
  'war-learn',
  'records',
  'online-account',
  'pages',
  'screens-tablet',
  'aid',
];
const longestFirst = (files, long) => {
  const turn = (file) => (long.indexOf(basename(file).split('.')[0]) + long.length + 1) % (long.length + 1);
  return files.toSorted((a, b) => turn(a) - turn(b));
};
const browserTests = longestFirst(listed(['apps/web/e2e/**/*.test.ts']), LONG_OF_BROWSER);

/** Chromium, and those of the others that this system has or can bring. */
let engines = 1;
const whichEngines = () => (engines < ENGINES ? `, engines walked: ${engines} of ${ENGINES}` : '');
/** Programs and browsers share one PostgreSQL. */
let cluster = null;
/** Rules, packages and random play: begun with the programs, so that they have what time those leave. */
let pure = null;

async function programs() {
  pure = beside('scripts/test-pure.mjs');
  const { startCluster } = await import('../apps/server/test/help/cluster.ts');
  cluster = await startCluster();
  const files = longestFirst(listed(WORLDLY, ['apps/web/e2e']), LONG_OF_PROGRAMS);
  return tests(files, { env: cluster.env, processes: betweenTimes });
}

const steps = [
  ['installed', () => said(`Node ${process.version}, packages as package-lock.json names them`)],
  ['lock file', lockFile],
  ['checks', checks],
  ['tests of programs', programs],
];
if (hasWeb()) steps.push(['browser build', () => buildWeb({ ifNeeded: true })]);
if (browserTests.length > 0)
  steps.push([
    'browsers',
    () => {
      engines += Object.values(findEngines()).filter(Boolean).length;
      return said(`${findChromium()}; engines: ${engines} of ${ENGINES}`);
    },
  ]);
if (browserTests.length > 0)
  steps.push([
    'browser tests',
    () => {
      const env = { CHROMIUM: findChromium(), ...cluster?.env };
      return tests(browserTests, { env, processes: atLeisure, crowded: true });
    },
  ]);
steps.push(['what is left of rules, packages and random play', () => pure()]);

const code = await walk(steps, whichEngines);
await cluster?.stop();
process.exit(code);
