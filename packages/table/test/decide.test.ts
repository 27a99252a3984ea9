import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rngOf, seedOf } from '@pony/engine';
import { decide, openTable, outcomeOf, resign, sit, situation } from '@pony/table';
import { bids, brokenRiver, river } from './games.ts';
import { anything, bot, dataOf, does, person, refusedWith, twoPeople } from './play.ts';

test('a table needs the right number of sitters and known options', () => {
  assert.throws(
    () => openTable({ game: river, seed: 'x', seats: [person] }),
    /2 seats under these options \(north, south\), not 1/,
  );
  assert.throws(
    () => openTable({ game: river, seed: 'x', seats: [person, person], options: { moon: 'full' } }),
    /no option "moon"/,
  );
});

test('a legal decision is taken, counted and moves the version on', () => {
  const table = twoPeople();
  assert.deepEqual(decide(table, 0, ['mark']), { ok: true, version: 1 });
  assert.equal(table.taken.length, 1);
  assert.equal(situation(table, [0]).view.counters[0].value, 1);
});

test('what may not be done is refused with its reason and changes nothing', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'mark', 'mark');
  const before = dataOf(table);
  assert.deepEqual(decide(table, 0, ['mark']), {
    ok: false,
    refusal: { rule: 'RI-1.1', say: 'enough-marks', args: { most: 3 } },
  });
  refusedWith(decide(table, 1, ['mark']), 'not-your-turn');
  refusedWith(decide(table, 7, ['mark']), 'no-such-seat');
  refusedWith(decide(table, 0, ['sing']), 'no-such-option');
  refusedWith(decide(table, 0, ['play', 99]), 'not-held');
  assert.deepEqual(dataOf(table), before);
});

test('a rule that breaks off in the middle leaves the table as it was', () => {
  const table = openTable({ game: brokenRiver, seed: 'x', seats: [person, person] });
  const before = dataOf(table);
  assert.throws(() => decide(table, 0, ['break']), /a rule broke/);
  assert.deepEqual(dataOf(table), before);
});

test('a decision made before the question was put is stale, one from the future too', () => {
  const table = twoPeople();
  does(table, 0, 'mark');
  refusedWith(decide(table, 0, ['mark'], { version: 0 }), 'stale');
  refusedWith(decide(table, 0, ['mark'], { version: 2 }), 'stale');
  assert.ok(decide(table, 0, ['mark'], { version: 1 }).ok);
});

test('where several choose together, the choice of another does not make mine stale', () => {
  const table = openTable({ game: bids, seed: 'x', seats: [person, person, person] });
  assert.ok(decide(table, 1, ['bid', 3], { version: 0 }).ok);
  assert.ok(decide(table, 0, ['bid', 2], { version: 0 }).ok);
  refusedWith(decide(table, 0, ['bid', 2], { version: 0 }), 'stale');
  refusedWith(decide(table, 0, ['bid', 2], { version: 2 }), 'not-your-turn');
  assert.ok(decide(table, 2, ['bid', 1], { version: 1 }).ok);
  refusedWith(decide(table, 2, ['bid', 1], { version: 1 }), 'stale');
});

test('nobody decides for an open seat until somebody sits down', () => {
  const table = twoPeople({ seats: [{ holder: 'open' }, person] });
  refusedWith(decide(table, 0, ['mark']), 'seat-open');
  sit(table, 0, { holder: 'person', name: 'Merry' });
  assert.ok(decide(table, 0, ['mark']).ok);
  assert.equal(situation(table, []).seats[0].name, 'Merry');
});

test('a game is played to its end, and then nothing may be decided any more', () => {
  const table = twoPeople();
  const rng = rngOf(seedOf('to the end'));
  while (!outcomeOf(table)) anything(table, rng);
  const { outcome, asked, offers, prompt } = situation(table, [0]);
  assert.equal(outcome?.reason, 'points');
  assert.deepEqual([asked, offers, prompt], [[], [], null]);
  refusedWith(decide(table, 0, ['mark']), 'game-over');
  refusedWith(resign(table, 0), 'game-over');
});

test('who resigns loses, whoever plays on the other side', () => {
  const table = twoPeople({ seats: [person, bot] });
  does(table, 0, 'mark');
  assert.ok(resign(table, 0).ok);
  assert.deepEqual(outcomeOf(table), { seats: ['lost', 'won'], reason: 'resigned' });
  assert.deepEqual(situation(table, [0]).asked, []);
  refusedWith(decide(table, 0, ['mark']), 'game-over');
  refusedWith(resign(table, 9), 'no-such-seat');
});

test('old states are kept for so many decisions only', () => {
  const table = twoPeople({ keep: 3 });
  does(table, 0, 'mark', 'mark', 'mark', 'end');
  does(table, 1, 'mark', 'mark', 'end');
  assert.deepEqual(
    table.taken.map(({ before }) => before !== null),
    [false, false, false, false, true, true, true],
  );
});
