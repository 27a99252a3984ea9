import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from './helpers.ts';

test('WR-4.40 WR-7.16 a Muster result advances a Nation; WR-4.50 one that cannot move cannot be named', () => {
  const game = war({
    dice: { fp: 'muster muster' },
    politics: { rohan: 'passive 3', gondor: 'passive 2', elves: 'war' },
  });
  game.refuses('advance rohan muster muster', 'WR-4.50', 'nation-cannot-advance');
  game.refuses('advance elves muster muster', 'WR-4.50').refuses('advance sauron muster muster', 'WR-4.50');
  game.fp('advance gondor muster muster');
  assert.equal(game.box('gondor'), 'passive 3');
});

test('WR-7.03 WR-7.06 an active Nation enters At War; Shadow Nations are active', () => {
  const game = war({ dice: { shadow: 'muster' }, acts: 'shadow' });
  game.shadow('advance sauron muster muster');
  assert.equal(game.box('sauron'), 'active 4');
});

test('WR-7.10 WR-7.17 WR-7.19 an attacked Nation wakes first, then advances, even into At War', () => {
  const game = war({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 1r, rohan 1r' },
    politics: { gondor: 'passive 3', rohan: 'passive 1', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 1).shadow('done');
  assert.equal(game.box('gondor'), 'active 4');
  assert.equal(game.box('rohan'), 'active 2');
  game.dice(1, 1, 1, 1).shadow('press').fp('stay');
  assert.equal(game.box('rohan'), 'active 2', 'one battle is one attack');
});

test('WR-7.21 Leaders and Characters alone do not make a Nation attacked', () => {
  const game = war({
    armies: { 'south-ithilien': 'sauron 2r', osgiliath: 'gondor 1r, rohan 1l' },
    politics: { gondor: 'passive 1', rohan: 'passive 1', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(1, 1, 1)
    .shadow('done')
    .asks('fp', 'leader-reroll');
  assert.equal(game.box('rohan'), 'passive 1');
});

test('WR-EX11 the attack on Dale and its capture advance the North twice', () => {
  const game = war({
    armies: { 'old-forest-road': 'sauron 3r', dale: 'north 1r' },
    politics: { north: 'passive 1', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army old-forest-road', 'target dale').dice(1, 1, 1, 1).shadow('done', 'press');
  game.fp('to erebor').shadow('yes', 'done');
  assert.equal(game.box('north'), 'active 3');
  assert.equal(game.controls('dale'), 'shadow');
});

test('WR-EX12 WR-7.27 a retreat may cross a border that a move may not', () => {
  const game = war({
    armies: { 'old-forest-road': 'sauron 3r', dale: 'north 2r' },
    politics: { north: 'passive 1', dwarves: 'passive 1', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army old-forest-road', 'target dale').dice(1, 1, 1, 1, 1).shadow('done', 'press');
  assert.ok(game.may().includes('to erebor'));
  const move = war({ armies: { dale: 'north 2r' }, politics: { north: 'passive 1' }, dice: { fp: 'army-muster' } });
  move.fp('march army-muster army', 'army dale').refuses('to erebor', 'WR-6.415', 'foreign-border');
});

test('WR-7.11 WR-7.12 a Companion wakes the Nation of his card in its Cities and Strongholds', () => {
  const game = war({
    dice: { fp: 'character character' },
    fellowship: { at: 'folde', companions: ['legolas', 'meriadoc'] },
  });
  game.fp('separate character character', 'companion legolas', 'to edoras');
  assert.equal(game.box('rohan'), 'passive 1', 'Legolas speaks for the Elves only');
  game.shadow('skip event').fp('separate character character', 'companion meriadoc', 'to edoras');
  assert.equal(game.box('rohan'), 'active 1');
});

test('WR-7.11 WR-7.12 whom each Companion wakes by riding there', () => {
  const cities = {
    dwarves: ['iron-hills', 'erebor'],
    elves: ['dimrill-dale', 'lorien'],
    gondor: ['osgiliath', 'minas-tirith'],
    north: ['northern-rhovanion', 'dale'],
    rohan: ['folde', 'edoras'],
  };
  const everybody = Object.keys(cities);
  const wakes: Record<string, readonly string[]> = {
    'gandalf-the-grey': everybody,
    strider: ['north'],
    boromir: ['gondor'],
    legolas: ['elves'],
    gimli: ['dwarves'],
    meriadoc: everybody,
    peregrin: everybody,
    'gandalf-the-white': everybody,
    aragorn: everybody,
  };
  for (const [companion, nations] of Object.entries(wakes))
    for (const [nation, [from, to]] of Object.entries(cities)) {
      const game = war({
        armies: {},
        characters: { [companion]: from },
        politics: { [nation]: 'passive 2' },
        dice: { fp: 'character' },
      });
      game.fp('companions character character', `companion ${companion}`, `to ${to}`).asks('shadow', 'act');
      assert.equal(game.box(nation), nations.includes(nation) ? 'active 2' : 'passive 2', `${companion}, ${to}`);
    }
});

test('WR-7.13 WR-7.15 Towns wake nobody, nor does a captured City', () => {
  const game = war({
    dice: { fp: 'character character' },
    control: { edoras: 'shadow' },
    fellowship: { at: 'folde', companions: ['meriadoc', 'peregrin'] },
  });
  game.fp('separate character character', 'companion meriadoc', 'to edoras');
  assert.equal(game.box('rohan'), 'passive 1');
  const town = war({ dice: { fp: 'character' }, fellowship: { at: 'bree', companions: ['meriadoc'] } });
  town.fp('separate character character', 'companion meriadoc', 'to bree');
  assert.equal(town.box('north'), 'passive 1');
});

test('WR-7.08 the Fellowship declared in a City or Stronghold wakes its Nation and WR-8.24 heals', () => {
  const game = war({ phase: 'fellowship', fellowship: { at: 'folde', progress: 1, corruption: 3 } });
  game.fp('yes', 'step edoras').asks('fp', 'name-guide');
  assert.equal(game.box('rohan'), 'active 1');
  assert.equal(game.s.corruption, 2);
});

test('WR-6.804 WR-4.63 Boromir sways Gondor with any die, never a passive Nation to war', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 1r' },
    characters: { boromir: 'minas-tirith', gimli: 'dale' },
    politics: { gondor: 'passive 2' },
    dice: { fp: 'event will-of-the-west' },
  });
  game.refuses('sway gimli event', 'WR-6.804', 'no-diplomat').refuses('sway strider event', 'WR-6.804');
  game.fp('sway boromir event');
  assert.equal(game.box('gondor'), 'passive 3');
  game.shadow('skip event').refuses('sway boromir will-of-the-west', 'WR-4.50', 'nation-cannot-advance');
});
