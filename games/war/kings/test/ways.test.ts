/** How many ways there are from frozen positions with Kings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perft } from '@pony/testkit';
import { kings } from './helpers.ts';

test('ways with both Ruler dice, from the forced discards into the first actions', () => {
  const g = kings({
    phase: 'rolled',
    armies: { edoras: 'rohan 2r', erebor: 'dwarves 2r', orthanc: 'isengard 2r', 'dol-guldur': 'sauron 1r 1n' },
    characters: { 'theoden-awakened': 'edoras', ugluk: 'orthanc' },
    politics: { rohan: 'war', dwarves: 'active 2', isengard: 'war' },
    dice: { fp: 'character ruler-muster', shadow: 'eye army ruler-eye' },
    huntBox: { shadow: 1 },
    fellowship: { companions: ['gimli'] },
  });
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((depth) => perft(g.rules, g.s, depth)),
    [2, 4, 40, 154, 589],
  );
});

test('ways of a corruption attempt and of a battle in which a Chieftain stands', () => {
  const g = kings({
    acts: 'shadow',
    armies: { fangorn: 'isengard 2r', eastemnet: 'rohan 2r', erebor: 'dwarves 1r' },
    characters: { ugluk: 'fangorn', theoden: 'eastemnet' },
    politics: { rohan: 'war', isengard: 'war' },
    dice: { fp: 'event', shadow: 'army' },
    huntBox: { shadow: 4 },
    hands: { shadow: ['pits-of-mordor'], fp: ['ever-at-your-service'] },
    pool: ['tile-07', 'tile-08', 'tile-05', 'tile-01', 'tile-crown-1', 'tile-11'],
  });
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((depth) => perft(g.rules, g.s, depth)),
    [5, 15, 77, 293, 1353],
  );
});
