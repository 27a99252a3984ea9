import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { benchGame } from '../src/bench/speeds.ts';
import { keepRecord } from '../src/commands/fuzz.ts';
import { lines, mean, median, wilson } from '../src/figures.ts';
import { soakJobs } from '../src/soak-jobs.ts';
import { figures, inside } from './pony.ts';

test('games: every title, with seats, options, bots and levels of the playable ones', async () => {
  const list = await figures<Record<string, unknown>[]>('games');
  assert.deepEqual(
    list.map((one) => one.game),
    ['duel', 'war', 'kings', 'card-game', 'lcg'],
  );
  const [duel] = list;
  assert.equal(duel.playable, true);
  assert.deepEqual(duel.seats, ['fellowship', 'sauron']);
  assert.deepEqual(duel.options, []);
  assert.deepEqual(duel.bots, ['random', 'greedy', 'search']);
  assert.deepEqual(Object.keys(duel.levels as object), ['hobbit', 'ranger', 'wizard']);
});

type Counted = Record<string, unknown> & { results: Record<string, number>; ci95: object };

test('simulate: the same seed gives the same figures on one thread and on two', async () => {
  const words = ['simulate', 'duel', '--games', '24', '--seed', 'same', '--seats', 'random,random'];
  const one = await figures<Counted>(...words, '--jobs', '1');
  const two = await figures(...words, '--jobs', '2');
  assert.deepEqual(Object.keys(one), [
    'game',
    'games',
    'finished',
    'decisions',
    'decisionsPerSecond',
    'results',
    'ci95',
    'reasons',
    'lengths',
  ]);
  const { decisionsPerSecond: _a, ...rest } = one;
  const { decisionsPerSecond: _b, ...others } = two;
  assert.deepEqual(others, rest);
  assert.equal(one.finished, 24);
  assert.deepEqual(
    Object.entries(one.ci95),
    Object.entries(one.results).map(([result, n]) => [result, wilson(n / 24, 24)]),
  );
});

test('match: seats are swapped, draws count half, wins from each side', async () => {
  const words = ['match', 'duel', '--a', 'random', '--b', 'random', '--games', '20', '--seed', 'match'];
  const found = await figures<Record<string, number> & { bySide: Record<string, Record<string, number>> }>(...words);
  assert.equal(found.wins + found.losses + found.draws, 20);
  assert.equal(found.rate, (found.wins + found.draws / 2) / 20);
  assert.deepEqual(Object.keys(found.bySide).sort(), ['fellowship', 'sauron']);
  for (const side of Object.values(found.bySide)) assert.equal(side.wins + side.losses + side.draws, 10);
  assert.equal(found.bySide.fellowship.wins + found.bySide.sauron.wins, found.wins);
  for (const key of ['ci95', 'msPerAction', 'reasons']) assert.ok(key in found, key);
});

test('fuzz: how often each law was checked', async () => {
  const found = await figures<{ laws: Record<string, number> } & Record<string, number>>(
    ...['fuzz', 'duel', '--games', '3', '--seed', 'test', '--jobs', '1'],
  );
  assert.deepEqual(Object.keys(found), ['game', 'games', 'decisions', 'violations', 'laws']);
  assert.equal(found.violations, 0);
  assert.equal(found.laws.options, found.decisions + 3);
  assert.equal(found.laws.replay, 3);
});

test('fuzz: a violation is kept as a record', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pony-'));
  try {
    const violation = {
      law: 'undo',
      step: 12,
      seed: '0123456789abcdef',
      message: 'x',
      record: 'pony-record 1\n',
    } as const;
    const file = keepRecord('duel', violation, join(folder, 'new'));
    assert.ok(file.endsWith('duel-undo-01234567-12.record'));
    assert.equal(readFileSync(file, 'utf8'), 'pony-record 1\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('bench: speeds and sizes', async () => {
  const { game } = await loadGame('duel');
  const steps: number[] = [];
  const found = benchGame(game.rules({}), {}, 'test', 0.05, () => steps.push(1));
  assert.deepEqual(Object.keys(found), [
    'decisionsPerSecond',
    'playoutsPerSecond',
    'clonesPerSecond',
    'stateBytes',
    'viewBytes',
    'patchBytesMedian',
    'allThreads',
  ]);
  assert.equal(steps.length, 4);
  const { allThreads, ...one } = found;
  assert.ok([...Object.values(one), ...Object.values(allThreads)].every((value) => value > 0));
  assert.ok(found.patchBytesMedian <= 2048, String(found.patchBytesMedian));
});

test('rules: counts of the ledger and of the content', async () => {
  const { out } = await inside('rules', 'duel', '--json');
  const found = JSON.parse(out) as Record<string, number> & {
    untested: string[];
    content: Record<string, { total: number }>;
  };
  assert.equal(found.rules, found.tested + found.look + found.table + found.later + found.untested.length);
  assert.deepEqual(
    Object.entries(found.content).map(([kind, { total }]) => [kind, total]),
    [
      ['faces', 61],
      ['tiles', 7],
      ['tokens', 18],
      ['bonus spaces', 8],
    ],
  );
});

test('soak: the rows are data, and each is a command', async () => {
  assert.deepEqual(
    await figures('soak', '--dry'),
    soakJobs.map((job) => `pony ${job.command.join(' ')}`),
  );
});

test('arithmetic: medians, means, Wilson’s interval', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.equal(median([]), 0);
  assert.equal(mean([1, 2, 6]), 3);
  assert.deepEqual(wilson(0.5, 100), [0.4038, 0.5962]);
  assert.deepEqual(wilson(1, 20), [0.8389, 1]);
  assert.deepEqual(wilson(0, 0), [0, 1]);
  assert.equal(lines({ a: 1, long: [1, 2], inner: { b: 'x' } }), 'a      1\nlong   1, 2\ninner\n  b  x');
});
