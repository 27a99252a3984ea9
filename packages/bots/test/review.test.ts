import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goesOn, outlook, weigh } from '@pony/bots';
import { apply, options, rngOf, sameOption, seedOf, start } from '@pony/engine';
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

test('a line that was not played begins with its choice, is legal all through, and ends with the moves asked for or the game', () => {
  const { state } = start(race, {}, 'any');
  const before = JSON.stringify(state);
  for (const option of options(race, state, 0)) {
    const line = goesOn(race, raceKit, state, 0, option, 3, rng());
    assert.ok(sameOption(line[0].option, option));
    for (const { seat, option: taken, before: from, after } of line) {
      const again = race.clone(from as typeof state);
      apply(race, again, seat, taken);
      assert.deepEqual(again, after);
    }
    const turns = line.filter(({ seat }, i) => i === 0 || seat !== line[i - 1].seat).length;
    assert.ok(turns <= 3 && (turns === 3 || line.at(-1)?.after.outcome !== null || line.length >= 12), `${turns}`);
    assert.deepEqual(goesOn(race, raceKit, state, 0, option, 3, rng()), line, 'the same every time');
  }
  assert.equal(JSON.stringify(state), before, 'the game itself is as it was');
});
