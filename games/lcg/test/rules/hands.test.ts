/** Hands: a player's own, and those of one person who plays for several (LC-2.20). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LcgView } from '../../src/view.ts';
import { planning } from '../cards/scene.ts';

test('LC-2.20 a player sees one hand; who holds two seats sees both and no third', () => {
  const t = planning(3, { heroes: [['aragorn'], ['legolas'], ['eowyn']] }).hand(
    'p1:sneak-attack.1',
    'p2:feint.1',
    'p3:a-test-of-will.1',
  );
  const open = (view: unknown): boolean[] => (view as LcgView).hands.map((hand) => Array.isArray(hand));
  assert.deepEqual(open(t.sc.rules.view(t.s, 0)), [true, false, false]);
  assert.deepEqual(open(t.sc.rules.view(t.s, 0, [2])), [true, false, true]);
  assert.deepEqual(open(t.sc.rules.view(t.s, null)), [false, false, false]);
});
