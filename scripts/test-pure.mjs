// The part of `npm test` that only reckons: tests of rules and packages, and random play. It gives way to whatever runs beside it.
import { constants, setPriority } from 'node:os';
import { underNode24 } from './node24.mjs';

await underNode24();
setPriority(constants.priority.PRIORITY_LOW);
const { listed, runTogether, sharedTests, walk } = await import('./steps.mjs');

/** Rules and packages: pure functions, which may share a process; the files of the kernel of cards may not. */
const PURE = ['packages/**/*.test.ts', 'games/**/*.test.ts'];
const SEALING = ['packages/cards'];
/** Random games under the laws. Where a game is long, the costly laws are checked at some steps only; soak checks every step. */
const FUZZ_GAMES = '20';
const FUZZ_EVERY = { war: '32', lcg: '4' };

const games = listed(['games/*/index.ts']).map((file) => file.split(/[\\/]/)[1]);
const fuzz = (game) => [
  game,
  process.execPath,
  ['apps/cli/src/main.ts', 'fuzz', game, '--games', FUZZ_GAMES, '--every', FUZZ_EVERY[game] ?? '1'],
];
/** Long games begin first. */
const byLength = (a, b) => Number(FUZZ_EVERY[b] ?? 1) - Number(FUZZ_EVERY[a] ?? 1);

process.exit(
  await walk([
    ['random play', () => runTogether(games.toSorted(byLength).map(fuzz))],
    ['tests of rules and packages', () => sharedTests(listed(PURE, SEALING))],
  ]),
);
