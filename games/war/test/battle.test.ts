import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = {
  gondor: 'war',
  rohan: 'war',
  sauron: 'war',
  north: 'war',
  elves: 'war',
  dwarves: 'war',
  isengard: 'war',
};

/** SH attacks from South Ithilien into Osgiliath unless said otherwise; nobody holds cards. */
const attackOn = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });

test('WR-6.503 WR-6.504 an Army attacks an adjacent enemy Army, one Army only', () => {
  const game = attackOn({
    armies: {
      'south-ithilien': 'sauron 3r',
      osgiliath: 'gondor 1r',
      pelargir: 'gondor 1r',
      'minas-tirith': 'gondor 1r',
    },
  });
  game.shadow('attack army army').mayExactly('army south-ithilien');
  game.shadow('army south-ithilien').mayExactly('target osgiliath');
  game.refuses('target pelargir', 'WR-6.503', 'not-adjacent').refuses('target north-ithilien', 'WR-6.518');
});

test('WR-6.518 WR-2.40 Characters without units cannot be attacked', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 3r', 'north-ithilien': 'gondor 1r' },
    characters: { boromir: 'osgiliath' },
  });
  game.shadow('attack army army', 'army south-ithilien').refuses('target osgiliath', 'WR-6.518', 'no-enemy-army');
});

test('WR-6.502 WR-7.24 only units of Nations At War may start a battle', () => {
  const game = attackOn({
    armies: {
      'south-ithilien': 'southrons-easterlings 3r',
      osgiliath: 'gondor 1r',
      umbar: 'sauron 1r',
      pelargir: 'gondor 1r',
    },
    politics: { ...AT_WAR, 'southrons-easterlings': 'active 2' },
  });
  game.refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
});

test('WR-6.509 WR-6.511 Nations not At War stay in the rearguard, Nazgûl may join', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r 1n, southrons-easterlings 2r', osgiliath: 'gondor 1r' },
    politics: { ...AT_WAR, 'southrons-easterlings': 'active 2' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  game.mayExactly('done', 'leave sauron-regular', 'leave nazgul');
  game.army('field', 'sauron 2r 1n').army('south-ithilien', 'southrons-easterlings 2r');
});

test('WR-EX13 WR-7.31 a Nazgûl fights with an Army that may attack although Sauron is not At War', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'southrons-easterlings 2r, sauron 1n', osgiliath: 'gondor 1r' },
    politics: { ...AT_WAR, sauron: 'active 3', 'southrons-easterlings': 'war' },
  });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .asks('shadow', 'leave-rearguard')
    .army('field', 'sauron 1n, southrons-easterlings 2r');
});

test('WR-6.507 WR-6.508 a rearguard needs a unit, takes no losses and does not advance', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 3r 1n', osgiliath: 'gondor 1r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  game.refuses('leave nazgul', 'WR-6.507', 'rearguard-needs-unit');
  game.shadow('leave sauron-regular', 'leave nazgul');
  // Two dice against a Fortification, then one of the defender
  game.dice(6, 1, 6).shadow('done', 'lose sauron-regular').asks('shadow', 'advance');
  game.shadow('yes').army('osgiliath', 'sauron 1r').army('south-ithilien', 'sauron 1r 1n');
});

test('WR-6.507 the attacking force needs a unit', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 1r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').mayExactly('done', 'leave sauron-regular');
  // With one unit left there is nothing more to choose: the battle begins
  game.dice(1, 1).shadow('leave sauron-regular').asks('shadow', 'press-on').army('field', 'sauron 1r');
});

test('WR-6.505 WR-6.521 a Character result needs a Leader in the force, one who may attack', () => {
  const game = war({
    armies: {
      'minas-tirith': 'gondor 2r, rohan 1r 1l',
      osgiliath: 'sauron 2r',
      edoras: 'rohan 1r 1l',
      'fords-of-isen': 'isengard 1r',
      orthanc: 'isengard 1r',
    },
    politics: { ...AT_WAR, rohan: 'active 3' },
    dice: { fp: 'character' },
  });
  game.refuses('attack character character', 'WR-4.26', 'no-army-can-attack');
});

test('WR-6.510 a Leader of a Nation at peace keeps a unit with him', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 2r, rohan 1l', osgiliath: 'sauron 2r' },
    politics: { ...AT_WAR, rohan: 'active 3' },
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath');
  game.refuses('done', 'WR-6.510', 'leave-unit-with-leader').mayExactly('leave gondor-regular');
  game.fp('leave gondor-regular').army('minas-tirith', 'gondor 1r, rohan 1l');
});

test('WR-6.510 with a single unit such an Army cannot attack', () => {
  const game = war({
    armies: {
      'minas-tirith': 'gondor 1r, rohan 1l',
      'dol-amroth': 'gondor 1r',
      lamedon: 'sauron 1r',
      osgiliath: 'sauron 2r',
    },
    politics: { ...AT_WAR, rohan: 'active 3' },
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army').refuses('army minas-tirith', 'WR-6.510', 'no-force-left');
});

test('WR-6.512 Saruman may lead a Character-result attack from Orthanc', () => {
  const game = attackOn({
    armies: { orthanc: 'isengard 3r', 'fords-of-isen': 'rohan 1r' },
    characters: { saruman: 'orthanc' },
    dice: { shadow: 'character' },
  });
  game.shadow('attack character character', 'army orthanc', 'target fords-of-isen');
  game.refuses('leave-character saruman', 'WR-6.507');
  game.dice(6, 6, 1, 1).shadow('done', 'reroll 0').asks('shadow', 'advance');
  game.shadow('yes', 'done').army('fords-of-isen', 'isengard 3r');
  assert.equal(game.where('saruman'), 'orthanc');
});

test('WR-6.514 WR-6.545 WR-EX6 a die for each unit, five at most', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 6r 2e', osgiliath: 'gondor 3r 1e' } });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
    .shadow('done');
  const rolls = game.diceIn('combat-rolls');
  assert.deepEqual(rolls, [5, 4]);
});

test('WR-6.547 WR-6.549 WR-EX8 missed dice are rolled again, as many as Leadership allows', () => {
  const game = war({
    armies: { osgiliath: 'gondor 5r 3l', 'north-ithilien': 'sauron 5r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  });
  game.fp('attack army-muster army', 'army osgiliath', 'target north-ithilien');
  game.dice(1, 3, 5, 5, 6, 1, 1, 1).anyMore().fp('done').mayExactly('reroll 0', 'reroll 1', 'reroll 2');
  game.refuses('reroll 3', 'WR-6.549', 'no-rerolls');
  game.dice(5, 1).fp('reroll 2').asks('shadow', 'take-loss');
  assert.equal(game.told('takes-hits')[0].args?.count, 4);
});

test('WR-6.551 a natural 1 misses and a natural 6 hits whatever the modifier', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 5, 1, 5).shadow('done');
  game.shadow('lose sauron-regular').fp('lose gondor-regular').army('osgiliath', 'gondor 1r');
});

test('WR-6.546 WR-6.601 a Fortification or City asks for 6 in the first round only', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r', pelargir: 'gondor 2r', osgiliath: 'gondor 2r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(5, 5, 1, 1).shadow('done');
  game.asks('shadow', 'press-on').shadow('press').asks('fp', 'stand-or-retreat');
  game.dice(5, 5, 1, 1).fp('stay').army('osgiliath', '').asks('shadow', 'advance');
});

test('WR-6.561 WR-6.562 WR-EX10 two hits: two Regulars, two reduced Elites or one Elite', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'gondor 2r 2e' } });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(6, 6, 1, 1, 1, 1, 1, 1, 1)
    .shadow('done');
  game.mayExactly('lose gondor-regular', 'lose gondor-elite', 'reduce gondor-elite');
  game.refuses('lose gondor-leader', 'WR-2.18', 'leaders-take-no-hits').refuses('reduce gondor-regular', 'WR-6.562');
  game.fp('lose gondor-elite').army('osgiliath', 'gondor 2r 1e').asks('shadow', 'press-on');
  assert.equal(game.lost('gondor', 'e'), 1);
});

test('WR-6.563 WR-6.565 WR-6.567 one hit reduces an Elite; the Regular comes from earlier losses first', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'gondor 1r 1e' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 6, 1, 1, 1, 1, 1).shadow('done');
  const before = game.reserve('gondor', 'r');
  game.fp('lose gondor-regular').refuses('lose gondor-elite', 'WR-6.563', 'elite-costs-two').fp('reduce gondor-elite');
  game.army('osgiliath', 'gondor 1r');
  assert.equal(game.reserve('gondor', 'r'), before);
  assert.equal(game.lost('gondor', 'r'), 0);
  assert.equal(game.lost('gondor', 'e'), 1);
});

test('WR-6.566 without a spare Regular an Elite is lost to a single hit', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'dwarves 2e', erebor: 'dwarves 5r' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(6, 1, 1, 1, 1, 1, 1).shadow('done');
  game
    .refuses('reduce dwarves-elite', 'WR-6.566', 'no-regular-to-replace')
    .fp('lose dwarves-elite')
    .army('osgiliath', 'dwarves 1e');
});

test('WR-6.569 WR-6.311 WR-6.568 Shadow losses are reinforcements again', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 1r 1e', osgiliath: 'gondor 5r' } });
  const before = [game.reserve('sauron', 'r'), game.reserve('sauron', 'e')];
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 6, 6, 1, 1, 1).shadow('done');
  game.shadow('lose sauron-regular', 'reduce sauron-elite').army('field', 'sauron 1r');
  assert.deepEqual([game.reserve('sauron', 'r'), game.reserve('sauron', 'e')], [before[0], before[1] + 1]);
});

test('WR-6.570 WR-6.571 a destroyed Army loses its Leaders, Nazgûl and Characters', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 1r 2n', osgiliath: 'gondor 3r 1l' },
    characters: { 'witch-king': 'south-ithilien', boromir: 'osgiliath' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  const nazgul = game.reserve('sauron', 'n');
  game.dice(1, 6, 1, 1, 1).shadow('done', 'reroll 0').fp('reroll 0');
  game.army('south-ithilien', '').army('osgiliath', 'gondor 3r 1l');
  assert.equal(game.where('witch-king'), 'gone');
  assert.equal(game.reserve('sauron', 'n'), nazgul + 2);
});

test('WR-6.573 the rearguard survives in the same region', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r 1n', osgiliath: 'gondor 3r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'leave sauron-regular');
  game.dice(1, 6, 1, 1).shadow('leave nazgul').army('south-ithilien', 'sauron 1r 1n').army('field', '');
});

test('WR-6.574 both Armies may die; nobody advances and nothing is captured', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 1r', pelargir: 'gondor 1r', osgiliath: 'gondor 1r' } });
  game.shadow('attack army army', 'army south-ithilien').dice(6, 6).shadow('target osgiliath');
  game.army('osgiliath', '').army('south-ithilien', '').asks('fp');
});

test('WR-6.580 WR-6.581 after a round the attacker may cease; only then may the defender retreat', () => {
  const game = attackOn({ armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 1).shadow('done');
  game.mayExactly('cease', 'press').shadow('cease').army('south-ithilien', 'sauron 2r').army('osgiliath', 'gondor 2r');
});

test('WR-6.582 WR-6.585 a retreat goes to an adjacent free region, not where the enemy is or rules', () => {
  const game = attackOn({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 2r 1l', 'north-ithilien': 'sauron 1r' },
    control: { 'minas-tirith': 'shadow' },
    characters: { boromir: 'osgiliath' },
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 1, 1).shadow('done');
  game
    .fp('reroll 0')
    .shadow('press')
    .mayExactly('stay', 'to dead-marshes', 'to druadan-forest', 'to lossarnach', 'to pelargir', 'to west-harondor');
  game.refuses('to minas-tirith', 'WR-6.585', 'no-refuge').refuses('to south-ithilien', 'WR-6.585');
  game.fp('to lossarnach').army('lossarnach', 'gondor 2r 1l').asks('shadow', 'advance');
  assert.equal(game.where('boromir'), 'lossarnach');
});
