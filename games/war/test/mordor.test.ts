import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const onTrack = (given: Scenario) =>
  war({
    armies: {},
    dice: { fp: 'character character', shadow: 'event event' },
    ...given,
    fellowship: { at: 'morannon', mordor: 0, ...given.fellowship },
  });
const go = 'travel character character';

test('WR-9.70 WR-9.71 from Morannon or Minas Morgul FP may enter Mordor, even revealed', () => {
  const game = war({ phase: 'fellowship', fellowship: { at: 'minas-morgul', revealed: true, progress: 0 } });
  game.asks('fp', 'enter-mordor').fp('yes').asks('fp', 'name-guide');
  assert.equal(game.s.mordor, 0);
  assert.equal(game.s.hidden, 0);
});

test('WR-9.73 WR-9.74 WR-9.04 the new pool: what is left, drawn Eyes, special tiles in play', () => {
  const game = war({
    phase: 'fellowship',
    fellowship: { at: 'morannon', progress: 3 },
    pool: ['tile-07'],
    waiting: ['tile-elven-rope', 'tile-shelobs-lair'],
  });
  game.fp('no', 'yes').asks('fp', 'name-guide');
  assert.equal(game.s.progress, 0);
  assert.equal(game.s.pool.length, 1 + 4 + 2);
  assert.equal(game.s.drawn.length, 11);
});

test('WR-9.78 WR-9.81 WR-9.84 an attempt draws one tile without a roll and advances; its die goes to the box', () => {
  const game = onTrack({ pool: ['tile-07', 'tile-08'], huntBox: { shadow: 3 } });
  game.fp(go, 'no');
  assert.equal(game.told('hunt-rolls').length, 0);
  assert.equal(game.s.mordor, 1);
  assert.equal(game.s.corruption, 1);
  assert.equal(game.s.huntBox[0], 1);
});

test('WR-9.79 WR-9.80 an Eye counts all dice in the Hunt Box but the present one', () => {
  const game = onTrack({ pool: ['tile-01', 'tile-08'], huntBox: { shadow: 6, fp: 1 }, fellowship: { companions: [] } });
  game.fp(go);
  assert.equal(game.s.corruption, 7);
  assert.equal(game.s.hidden, 0, 'WR-9.83 revealed after the step');
  assert.equal(game.s.mordor, 1);
});

test('WR-9.81 WR-9.08 a stop symbol holds the Fellowship', () => {
  const game = onTrack({ pool: ['tile-on-on-they-went', 'tile-08'] });
  game.fp(go, 'casualty-guide');
  assert.equal(game.s.mordor, 0);
});

test('WR-9.07 a die tile deals what the die shows', () => {
  const game = onTrack({ pool: ['tile-shelobs-lair', 'tile-08'] }).dice(4);
  game.fp(go, 'no');
  assert.equal(game.s.corruption, 4);
});

test('WR-9.06 WR-9.05 a negative tile heals and never returns', () => {
  const game = onTrack({ pool: ['tile-phial-of-galadriel'], fellowship: { corruption: 5 } });
  game.fp(go);
  assert.equal(game.s.corruption, 3);
  assert.equal(game.s.pool.length, 16);
});

test('WR-9.77 WR-8.40 nobody separates on the track; a Hobbit who helps is lost', () => {
  const game = onTrack({ pool: ['tile-11', 'tile-08'], fellowship: { companions: ['meriadoc', 'peregrin'] } });
  game.refuses('separate character character', 'WR-8.40', 'on-mordor-track');
  game.fp(go, 'yes');
  assert.equal(game.where('meriadoc'), 'gone');
  game.fp('no', 'casualty-guide');
  assert.equal(game.where('peregrin'), 'gone');
  assert.deepEqual(game.told('taken-alive'), [], 'nobody is taken alive there');
});

test('WR-9.82 WR-9.106 a revealed Fellowship must hide first; a reveal only turns the counter', () => {
  const game = onTrack({ fellowship: { revealed: true } });
  game.refuses(go, 'WR-8.13').fp('hide character character');
  assert.equal(game.s.hidden, 1);
});

test('WR-9.85 WR-9.86 standing still costs one Corruption, an attempt or a hide does not', () => {
  const still = war({ phase: 'end', fellowship: { at: 'morannon', mordor: 2 } });
  assert.equal(still.s.corruption, 1);
  const game = onTrack({ pool: ['tile-elven-rope', 'tile-07'], dice: { fp: 'character', shadow: '' } });
  game.fp(go).asks('fp', 'name-guide');
  assert.equal(game.s.turn, 2);
  assert.equal(game.s.corruption, 0);
});

test('WR-9.87 WR-10.03 the fifth step is the Crack of Doom', () => {
  onTrack({ pool: ['tile-elven-rope', 'tile-07'], fellowship: { mordor: 4, corruption: 11 } })
    .fp(go)
    .ends('ring');
});

test('WR-9.88 WR-10.01 damage comes before the last step', () => {
  onTrack({ pool: ['tile-07', 'tile-08'], fellowship: { mordor: 4, corruption: 11 } })
    .fp(go, 'no')
    .ends('corruption');
});
