import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const phase2 = (fellowship: Scenario['fellowship'], given: Scenario = {}) =>
  war({ armies: {}, phase: 'fellowship', fellowship, ...given });

test('WR-8.19 WR-8.20 WR-EX15 a declaration moves the figure, resets progress, stays hidden, draws no tile', () => {
  const game = phase2({ progress: 5, corruption: 2 });
  game
    .asks('fp', 'declare')
    .fp('yes', 'step fords-of-bruinen', 'step hollin', 'step moria', 'step dimrill-dale', 'step lorien')
    .asks('fp', 'name-guide');
  assert.equal(game.bearers(), 'lorien');
  assert.equal(game.s.progress, 0);
  assert.equal(game.s.hidden, 1);
  assert.equal(game.s.corruption, 1);
  assert.equal(game.told('draws-tile').length, 0);
});

test('WR-8.21 WR-8.25 WR-8.47 with progress 0 the figure stays; declaring in place heals again', () => {
  const game = phase2({ corruption: 3 });
  game.fp('yes').asks('fp', 'name-guide');
  assert.equal(game.bearers(), 'rivendell');
  assert.equal(game.s.corruption, 2);
});

test('WR-8.20 WR-8.22 fewer steps are allowed, black borders are not', () => {
  const game = phase2({ progress: 2 });
  game.fp('yes').mayExactly('step fords-of-bruinen', 'step trollshaws', 'stay').refuses('step high-pass', 'WR-8.22');
  game.fp('step trollshaws', 'stay').asks('fp', 'name-guide');
});

test('WR-8.27 a Stronghold of the Shadow held by FP does not heal', () => {
  const game = phase2({ at: 'moria', corruption: 3 }, { control: { moria: 'free-peoples' } });
  game.fp('yes').asks('fp', 'name-guide');
  assert.equal(game.s.corruption, 3);
});

test('WR-8.34 a revealed Fellowship cannot declare', () => {
  phase2({ at: 'moria', revealed: true }).asks('fp', 'name-guide');
});

test('WR-8.05 WR-8.06 WR-EX14 Strider may take the lead from Gandalf, both being of Level 3', () => {
  const game = phase2({});
  game
    .fp('no')
    .refuses('guide boromir', 'WR-8.05', 'guide-not-highest')
    .mayExactly('guide gandalf-the-grey', 'guide strider');
  game.fp('guide strider');
  assert.equal(game.guide(), 'strider');
});

test('WR-8.08 WR-8.09 when the Guide leaves the highest Level leads, with nobody left Gollum', () => {
  const game = war({ dice: { fp: 'character character' }, fellowship: { companions: ['boromir', 'meriadoc'] } });
  game.fp('separate character character', 'companion boromir', 'to rivendell');
  assert.equal(game.guide(), 'meriadoc');
  game.shadow('skip event').fp('separate character character', 'companion meriadoc', 'to rivendell');
  assert.equal(game.guide(), 'gollum');
});

test('WR-8.41 WR-EX17 a group goes progress plus the highest Level', () => {
  const game = war({ dice: { fp: 'character' }, fellowship: { progress: 5 } });
  game
    .fp('separate character character', 'companion legolas', 'with meriadoc')
    .refuses('to erebor', 'WR-6.106', 'too-far');
  game.fp('to woodland-realm').asks('fp', 'name-guide').fp('guide strider');
  assert.equal(game.where('meriadoc'), 'woodland-realm');
  assert.equal(game.where('legolas'), 'woodland-realm');
});

test('WR-8.43 from a besieged Stronghold they are placed inside', () => {
  const game = war({
    armies: { rivendell: 'sauron 2r' },
    besieged: { rivendell: 'elves 2r' },
    dice: { fp: 'character' },
    fellowship: { progress: 3 },
  });
  game
    .fp('separate character character', 'companion gimli')
    .refuses('to trollshaws', 'WR-6.112', 'cannot-leave')
    .fp('to rivendell', 'guide strider');
  assert.equal(game.where('gimli'), 'inside-rivendell');
});

test('WR-8.39 WR-4.33 hiding turns the counter; the die does not go to the Hunt Box', () => {
  const game = war({ dice: { fp: 'character' }, fellowship: { at: 'hollin', revealed: true } });
  game.fp('hide character character');
  assert.equal(game.s.hidden, 1);
  assert.equal(game.s.huntBox[0], 0);
  war({ dice: { fp: 'character' } }).refuses('hide character character', 'WR-8.39', 'already-hidden');
});

test('WR-4.63 with Strider as Guide any die hides', () => {
  const game = war({ dice: { fp: 'muster' }, fellowship: { at: 'hollin', revealed: true, guide: 'strider' } });
  game.fp('hide muster muster');
  assert.equal(game.s.hidden, 1);
  war({ dice: { fp: 'muster' }, fellowship: { revealed: true } }).refuses('hide muster muster', 'WR-4.49');
});

const revealedAt = (at: string, progress: number, more: Scenario = {}) =>
  war({
    armies: {},
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    pool: ['tile-05', 'tile-07', 'tile-08', 'tile-11'],
    ...more,
    fellowship: { at, progress: progress - 1, ...more.fellowship },
  })
    .dice(6)
    .fp('travel character character');

test('WR-8.30 WR-8.35 WR-EX16 a reveal moves the figure; a Shadow Stronghold on the way draws a tile', () => {
  const game = revealedAt('rivendell', 3);
  game.asks('fp', 'reveal-way').fp('step fords-of-bruinen', 'step hollin', 'step moria').asks('fp', 'casualty');
  game.fp('no');
  assert.equal(game.s.corruption, 1);
  assert.equal(game.s.hidden, 0);
  assert.equal(game.s.progress, 0);
  const other = revealedAt('rivendell', 3);
  other.fp('step fords-of-bruinen', 'step high-pass', 'step goblins-gate').asks('shadow', 'act');
  assert.equal(other.told('draws-tile').length, 1);
});

test('WR-8.31 WR-8.32 a reveal does not end in an own City or Stronghold', () => {
  const game = revealedAt('rivendell', 1);
  game.refuses('stay', 'WR-8.31', 'cannot-end-in-own-city').mayExactly('step fords-of-bruinen', 'step trollshaws');
  const next = revealedAt('dimrill-dale', 1);
  next.refuses('step lorien', 'WR-8.31').fp('stay').asks('shadow', 'act');
});

test('WR-8.37 each Stronghold counts once, however the path winds', () => {
  const game = revealedAt('hollin', 4);
  game.fp('step moria', 'step dimrill-dale', 'step moria', 'step hollin', 'no').asks('shadow', 'act');
  assert.equal(game.told('draws-tile').length, 2);
});

test('WR-8.53 a Stronghold taken from FP draws none, nor one that FP has taken', () => {
  const game = revealedAt('dimrill-dale', 1, { control: { lorien: 'shadow' } });
  game.fp('step lorien').asks('shadow', 'act');
  const taken = revealedAt('hollin', 2, { control: { moria: 'free-peoples' } });
  taken.fp('step moria', 'step dimrill-dale').asks('shadow', 'act');
  assert.equal(taken.told('draws-tile').length, 1);
});

test('WR-9.60 WR-9.62 every tile is resolved whole; a second reveal has no further effect', () => {
  const game = revealedAt('hollin', 2, { pool: ['tile-05', 'tile-09', 'tile-07'] });
  game.fp('step moria', 'step dimrill-dale', 'no').asks('shadow', 'act');
  assert.equal(game.s.corruption, 1);
});
