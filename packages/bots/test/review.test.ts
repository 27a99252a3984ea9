import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlook, weigh } from '@pony/bots';
import { options, rngOf, sameOption, seedOf, start } from '@pony/engine';
import { kitOf, nim, race, raceKit } from './games.ts';

const rng = (): number[] => rngOf(seedOf('review'));

test('looking back, the best choice stands first and what was chosen among the others', () => {
  const { state } = start(race, {}, 'any');
  const mine = options(race, state, 0);
  for (const played of mine) {
    const found = weigh(race, raceKit, state, 0, played, rng());
    assert.ok(found.some(({ option }) => sameOption(option, played)));
    assert.deepEqual(
      found.map(({ value }) => value),
      found.map(({ value }) => value).toSorted((a, b) => b - a),
    );
  }
});

test('a game that is over is judged as it ended', () => {
  const { state } = start(nim, {}, 'any');
  state.outcome = { seats: ['won', 'lost'], reason: 'last' };
  assert.equal(outlook(nim, kitOf({}), state, 0, rng()), 1);
  assert.equal(outlook(nim, kitOf({}), state, 1, rng()), -1);
});
