/** Whole games that must replay for ever, and how many ways there are from some frozen positions. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { game, rules } from '@pony/duel';
import { parseRecord } from '@pony/engine';
import { perft, replayGolden } from '@pony/testkit';
import { duel, newGame, type Table } from './helpers.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');

test('six golden games replay with every checksum, one for each way a game can end', () => {
  const found = replayGolden(game, FOLDER);
  assert.deepEqual(
    found.map(({ file, result }) => `${file} ${result}`),
    [
      'conquest.record lost,won conquest',
      'quest-of-sauron.record lost,won quest',
      'quest-of-the-fellowship.record won,lost quest',
      'races.record won,lost races',
      'regions.record won,lost regions',
      'shared.record shared,shared shared',
    ],
  );
  for (const { file, decisions } of found) assert.ok(decisions > 70, file);
});

test('the golden games use every verb of the game', () => {
  const verbs = new Set<string>();
  for (const file of readdirSync(FOLDER))
    for (const line of parseRecord(readFileSync(join(FOLDER, file), 'utf8')).lines)
      verbs.add(line.option.split(' ')[0]);
  assert.deepEqual([...verbs].sort(), Object.keys(rules.notation).sort());
});

/** Ways to take 1, 2, 3... decisions. */
const ways = (t: Table, depth: number): number[] =>
  Array.from({ length: depth }, (_, i) => perft(rules, t.leaveOpen().state, i + 1));

test('ways from the first turn of a game', () => {
  assert.deepEqual(ways(newGame('perft'), 4), [12, 112, 912, 6860]);
});

test('ways from the middle of chapter 2', () => {
  const t = duel(
    {
      chapter: 2,
      turn: 'sauron',
      coins: [6, 8],
      quest: [5, 8],
      area: {
        fellowship: ['ch1-grey-01', 'ch1-grey-07', 'ch1-green-02', 'ch1-red-02', 'ch1-blue-03'],
        sauron: ['ch1-grey-05', 'ch2-grey-04', 'ch1-green-04', 'ch1-green-03', 'ch1-red-03'],
      },
      layout: {
        1: 'ch2-red-02',
        2: 'ch2-blue-05',
        3: 'ch2-green-02',
        7: 'ch2-grey-07',
        8: 'ch2-red-03',
        12: 'ch2-blue-01',
        13: 'ch2-green-03',
        14: 'ch2-yellow-01',
      },
      tilesUp: ['isengard', 'erebor', 'grey-havens'],
      tokens: { fellowship: ['humans-2'], sauron: ['elves-1'] },
    },
    'perft',
  );
  assert.deepEqual(ways(t, 4), [9, 42, 221, 1122]);
});

test('ways from the end of chapter 3', () => {
  const t = duel(
    {
      chapter: 3,
      coins: [7, 5],
      quest: [11, 12],
      area: {
        fellowship: ['ch2-grey-03', 'ch2-grey-06', 'ch1-grey-03', 'ch1-green-01', 'ch2-green-02', 'ch3-green-03'],
        sauron: ['ch2-grey-05', 'ch2-grey-07', 'ch1-grey-08', 'ch1-green-03', 'ch2-blue-04'],
      },
      layout: {
        0: 'ch3-green-04',
        2: 'ch3-red-06',
        3: 'ch3-blue-02',
        5: 'ch3-purple-01',
        6: 'ch3-purple-06',
        7: 'ch3-green-01',
        8: 'ch3-red-02',
      },
      units: { fellowship: { arnor: 3, rohan: 2 }, sauron: { mordor: 2, gondor: 1, lindon: 1 } },
      fortresses: { fellowship: ['arnor', 'lindon'], sauron: ['gondor'] },
      tilesUp: ['barad-dur', 'helms-deep'],
      tokens: { fellowship: ['dwarves-3'], sauron: ['hobbits-2'] },
    },
    'perft',
  );
  assert.deepEqual(ways(t, 4), [10, 66, 493, 3351]);
});

test('ways out of an effect in progress: three manoeuvres of the Ents, one used', () => {
  const t = duel(
    {
      chapter: 3,
      area: { fellowship: ['ch3-green-03'] },
      layout: { 5: 'ch3-green-04', 6: 'ch3-blue-05', 7: 'ch3-red-01' },
      stacks: { ents: ['ents-3', 'ents-1'] },
      units: { fellowship: { arnor: 2, rohan: 1 }, sauron: { mordor: 2, gondor: 1 } },
      coins: [9, 2],
    },
    'perft',
  ).does('play slot-5', 'keep ents-3', 'move rohan rhovanion');
  assert.deepEqual(ways(t, 4), [10, 95, 190, 379]);
});
