import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

/** FP moves the Fellowship with a Character die; nobody of the Shadow is near unless said so. */
const onTheWay = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character character' }, huntBox: { shadow: 2 }, ...given });
const go = 'travel character character';

test('WR-4.32 WR-8.14 WR-8.16 a move advances progress by one and its die goes to the Hunt Box afterwards', () => {
  const game = onTheWay({}).dice(5, 5);
  game.fp(go);
  assert.equal(game.s.progress, 1);
  assert.equal(game.s.hidden, 1);
  assert.deepEqual(game.s.huntBox, [1, 2]);
  assert.equal(game.bearers(), 'rivendell');
});

test('WR-9.12 WR-9.13 WR-EX18 a Hunt die succeeds on 6, with an FP die in the box on 5', () => {
  const game = onTheWay({ pool: ['tile-07', 'tile-08'] }).dice(5, 5);
  game.fp(go).asks('shadow').shadow('skip event').dice(5, 1).fp(go).asks('fp', 'casualty').fp('no');
  assert.equal(game.s.corruption, 1);
});

test('WR-9.11 WR-9.20 with Hunt level 0 there is no roll', () => {
  const game = onTheWay({ huntBox: {} });
  game.fp(go);
  assert.equal(game.told('hunt-rolls').length, 0);
});

test('WR-9.12 five dice at most', () => {
  const game = onTheWay({ huntBox: { shadow: 8 } }).dice(1, 1, 1, 1, 1);
  game.fp(go);
  assert.equal(game.diceIn('hunt-rolls')[0], 5);
});

test('WR-9.14 a natural 1 always fails', () => {
  const game = onTheWay({ huntBox: { shadow: 1, fp: 6 } }).dice(1);
  game.fp(go);
  assert.equal(game.told('hunt-fails').length, 1);
});

test('WR-9.16 WR-9.18 WR-EX19 units and Nazgûl in the region give a re-roll each', () => {
  const game = onTheWay({ armies: { hollin: 'sauron 3r 2n' }, fellowship: { at: 'hollin' }, huntBox: { shadow: 4 } });
  game.dice(1, 2, 3, 4).fp(go).mayExactly('reroll 0', 'reroll 1', 'reroll 2').refuses('reroll 3', 'WR-9.16');
});

test('WR-9.16 WR-9.19 WR-EX20 a Shadow Stronghold gives one more', () => {
  const game = onTheWay({ armies: { moria: 'sauron 4r 1n' }, fellowship: { at: 'moria' }, huntBox: { shadow: 4 } });
  game.dice(1, 2, 3, 4).fp(go).mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3');
  game.dice(6, 1, 1).shadow('reroll 3').asks('fp');
});

test('WR-EX22 a random casualty absorbs damage by his Level', () => {
  const game = onTheWay({
    fellowship: { at: 'goblins-gate', progress: 1, guide: 'strider', companions: ['strider', 'gimli'] },
    huntBox: { shadow: 3, fp: 1 },
    pool: ['tile-14', 'tile-07'],
  });
  game.dice(2, 5, 6).fp(go).mayExactly('casualty-guide', 'casualty-random', 'no');
  game.picks(2, 2).fp('casualty-random');
  assert.equal(game.where('gimli'), 'gone');
  assert.equal(game.s.corruption, 1);
  assert.equal(game.s.hidden, 1);
});

test('WR-9.32 an Eye deals as much damage as there were successes, then reveals', () => {
  const game = onTheWay({ pool: ['tile-01', 'tile-07'], huntBox: { shadow: 3 } }).dice(6, 6, 1);
  game.fp(go, 'no').asks('fp', 'reveal-way');
  assert.equal(game.s.corruption, 2);
  assert.equal(game.s.hidden, 0);
});

test('WR-9.52 WR-9.53 WR-9.54 the Guide may be the casualty; his Level counts', () => {
  const game = onTheWay({ pool: ['tile-14', 'tile-07'] }).dice(6, 1);
  game.fp(go, 'casualty-guide');
  assert.equal(game.where('gandalf-the-grey'), 'gone');
  assert.equal(game.s.corruption, 0);
  assert.equal(game.guide(), 'strider');
});

test('WR-9.31 WR-9.56 the damage of a numbered tile becomes Corruption', () => {
  const game = onTheWay({ pool: ['tile-14', 'tile-07'] }).dice(6, 1);
  game.fp(go, 'no');
  assert.equal(game.s.corruption, 3);
});

test('WR-9.57 a Hobbit as Guide takes off one; the next Guide may help against the same tile', () => {
  const game = onTheWay({ pool: ['tile-14', 'tile-07'], fellowship: { companions: ['meriadoc', 'peregrin'] } }).dice(
    6,
    1,
  );
  game
    .fp(go)
    .asks('fp', 'guide-ability')
    .fp('yes', 'to rivendell')
    .asks('fp', 'guide-ability')
    .fp('yes', 'to rivendell');
  // Gollum leads now and may reveal the Fellowship for one more
  game.asks('fp', 'guide-ability').fp('no');
  assert.equal(game.s.corruption, 1);
  assert.equal(game.guide(), 'gollum');
  assert.equal(game.where('meriadoc'), 'rivendell');
});

test('WR-8.51 a Hobbit taken as a casualty is put on the map as if just separated', () => {
  const game = onTheWay({
    pool: ['tile-11', 'tile-07'],
    fellowship: { companions: ['gimli', 'peregrin'], guide: 'gimli', at: 'hollin' },
  }).dice(6, 1);
  game.fp(go);
  game.picks(2, 2).fp('casualty-random').asks('fp', 'group-goes').refuses('to edoras', 'WR-6.106').fp('to moria');
  assert.equal(game.where('peregrin'), 'moria');
  assert.equal(game.s.corruption, 1);
});

test('WR-9.101 Gollum ignores the reveal of a standard numbered tile and may reveal to save one', () => {
  const alone = { companions: [], progress: 1, at: 'hollin' };
  const quiet = onTheWay({ pool: ['tile-09', 'tile-07'], fellowship: alone }).dice(6, 1);
  quiet.fp(go).asks('fp', 'guide-ability').fp('no');
  assert.equal(quiet.s.hidden, 1);
  assert.equal(quiet.s.corruption, 1);
  const willing = onTheWay({ pool: ['tile-09', 'tile-07'], fellowship: alone }).dice(6, 1);
  willing.fp(go, 'yes').asks('fp', 'reveal-way').fp('stay');
  assert.equal(willing.s.corruption, 0);
  assert.equal(willing.s.hidden, 0);
  const eye = onTheWay({ pool: ['tile-01', 'tile-07'], fellowship: alone }).dice(6, 1);
  eye.fp(go).asks('fp', 'reveal-way');
});

test('WR-9.02 WR-9.98 the pool is filled again when its last tile has been resolved', () => {
  const game = onTheWay({ pool: ['tile-05'], fellowship: { at: 'hollin' } }).dice(6, 1);
  game.fp(go).asks('fp', 'reveal-way');
  assert.equal(game.s.pool.length, 16);
});

test('WR-9.59 WR-10.02 Corruption 12 ends the game at once', () => {
  const game = onTheWay({ pool: ['tile-14', 'tile-07'], fellowship: { corruption: 9 } }).dice(6, 1);
  game.fp(go, 'no').ends('corruption');
});

test('WR-8.13 WR-8.33 WR-2.53 a revealed Fellowship does not move, nor beyond 12', () => {
  onTheWay({ fellowship: { revealed: true } }).refuses(go, 'WR-8.13', 'fellowship-revealed');
  onTheWay({ fellowship: { progress: 12 } }).refuses(go, 'WR-2.53', 'progress-full');
});

test('WR-4.13 WR-4.14 the Hunt allocation: at least one after a move, at most the Companions', () => {
  const game = war({ phase: 'hunt', fellowship: { companions: ['gimli', 'boromir'] } });
  game.mayExactly('allocate 0', 'allocate 1', 'allocate 2').refuses('allocate 3', 'WR-4.14', 'too-many-hunt-dice');
  const after = war({ phase: 'recover', huntBox: { fp: 1 }, fellowship: { companions: ['gimli'] } });
  after.fp('no').asks('shadow', 'allocate').mayExactly('allocate 1').refuses('allocate 0', 'WR-4.13', 'must-hunt');
});

test('WR-4.15 WR-4.16 with no Companion left one die may still hunt', () => {
  const game = war({ phase: 'hunt', fellowship: { companions: [] } });
  game.mayExactly('allocate 0', 'allocate 1').refuses('allocate 2', 'WR-4.15', 'one-hunt-die');
});
