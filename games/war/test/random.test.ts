import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, asked, below, options, rngOf, seedOf, start } from '@pony/engine';
import { fuzz } from '@pony/testkit';
import { game, rules } from '../src/game.ts';

test('a random game under all laws', () => {
  const result = fuzz(game, { games: 1, seed: 'war', longest: 50_000, every: 8 });
  assert.deepEqual(
    result.violations.map((one) => `${one.law} ${one.step}: ${one.message}\n${one.record}`),
    [],
  );
});

test('random games to the end, possible at every step', () => {
  const rng = rngOf(seedOf('war'));
  for (let n = 0; n < 12; n++) {
    const { state } = start(rules, {}, `random ${n}`);
    while (!state.outcome) {
      const [seat] = asked(rules, state);
      const may = options(rules, state, seat);
      assert.ok(may.length > 0, JSON.stringify(state.stack));
      apply(rules, state, seat, may[below(rng, may.length)]);
      rules.invariants(state);
    }
  }
});
