/** The chance of a seat: learned, the other side's the rest of it, and none where nothing was learned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf, chancesBy, type Learnt } from '@pony/bots';
import { quickRng, seedOf, start } from '@pony/engine';
import { kitOf, type Nim, nim } from './games.ts';

const rng = () => quickRng(seedOf('chance'));
const learnt = (fitted: Learnt<Nim>['fitted']): Learnt<Nim> => ({
  names: ['two'],
  read: (_s, _seat, out) => {
    out[0] = 2;
  },
  against: (_s, seat) => seat === 1,
  setup: () => 'usual',
  fitted,
});

test('weights make a chance, and each side has what the other leaves', () => {
  const { state } = start(nim, {}, 'chance');
  const kit = { ...kitOf({}), chances: chancesBy(learnt({ usual: { weights: { bias: 1, two: -0.25 }, made: {} } })) };
  const first = 1 / (1 + Math.exp(-0.5));
  assert.ok(Math.abs((chanceOf(nim, kit, state, 0, rng()) ?? 0) - first) < 1e-12);
  assert.ok(Math.abs((chanceOf(nim, kit, state, 1, rng()) ?? 0) - (1 - first)) < 1e-12);
});

test('a game, or a set-up of it, that was not learned has no number; one that is over has its end', () => {
  const { state } = start(nim, {}, 'chance');
  assert.equal(chanceOf(nim, kitOf({}), state, 0, rng()), null);
  const kit = { ...kitOf({}), chances: chancesBy(learnt({})) };
  assert.equal(chanceOf(nim, kit, state, 0, rng()), null);
  state.outcome = { seats: ['won', 'lost'], reason: 'over' };
  assert.equal(chanceOf(nim, kit, state, 0, rng()), 1);
  assert.equal(chanceOf(nim, kit, state, 1, rng()), 0);
});
