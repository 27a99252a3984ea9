import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../index.ts';
import { TARGETS } from '../ui/point/targets.ts';
import { everyVerbIsDone } from './lit-verbs.ts';

test('WR-4.26 a verb that is lit at a region leads to a completed action there', () => {
  assert.deepEqual([...everyVerbIsDone(game, {}, TARGETS, 4)].sort(), ['attack', 'march', 'muster']);
  everyVerbIsDone(game, { players: '4' }, TARGETS, 1);
});
