/** The first of every list: Forlindon, the Grey Havens, the Dwarves, Gandalf the Grey, the first tile. They are as good as all others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

test('WR-6.105 WR-6.107 Companions and Minions move from Forlindon as from anywhere', () => {
  const dice = { fp: 'character', shadow: 'character' };
  const game = war({ armies: {}, characters: { boromir: 'forlindon' }, dice }).fp('companions character character');
  game
    .mayExactly('companion boromir')
    .fp('companion boromir')
    .mayExactly('to grey-havens', 'to tower-hills', 'to ered-luin', 'to harlindon');
  game.refuses('to forlindon', 'WR-4.26', 'changes-nothing').fp('to grey-havens');
  assert.equal(game.where('boromir'), 'grey-havens');
  const set: Scenario = {
    armies: {},
    characters: { 'mouth-of-sauron': 'forlindon' },
    control: { 'grey-havens': 'shadow' },
  };
  const minion = war({ ...set, dice, acts: 'shadow' }).shadow('fly character character');
  minion
    .mayExactly('minion mouth-of-sauron')
    .shadow('minion mouth-of-sauron')
    .refuses('to forlindon', 'WR-4.26', 'changes-nothing');
  assert.ok(minion.verbs('to').includes('to grey-havens') && !minion.may().includes('to forlindon'));
});

test('WR-6.116 a Nazgûl flies from and to Forlindon', () => {
  const game = war({ armies: { forlindon: 'sauron 1n' }, dice: { shadow: 'character' }, acts: 'shadow' });
  game.shadow('fly character character').mayExactly('nazgul forlindon').shadow('nazgul forlindon', 'to khand');
  game.army('khand', 'sauron 1n').army('forlindon', '');
});

test('WR-6.615 WR-6.621 a sortie from the Grey Havens is a sortie, whose Army comes home', () => {
  const game = war({
    armies: { 'grey-havens': 'sauron 2r' },
    besieged: { 'grey-havens': 'elves 3r' },
    politics: { elves: 'war', sauron: 'war' },
    dice: { fp: 'army' },
  }).fp('attack army army', 'army inside-grey-havens', 'target grey-havens');
  game.dice(6, 6, 1, 1, 1).fp('done').asks('shadow', 'act').army('grey-havens', 'elves 3r');
});

test('WR-7.16 an Army of the Shadow in the land of the Dwarves wakes them', () => {
  const game = war({
    armies: { 'withered-heath': 'sauron 2r' },
    politics: { sauron: 'war', dwarves: 'passive 2' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('march army army', 'army withered-heath', 'to erebor');
  game.doneIfAsked('shadow');
  assert.equal(game.box('dwarves').split(' ')[0], 'active');
});

test('WR-6.588 the Dwarves advance after a battle like all others', () => {
  const game = war({
    armies: { erebor: 'dwarves 2r', 'withered-heath': 'sauron 1r' },
    politics: { sauron: 'war', dwarves: 'war' },
    dice: { fp: 'army' },
  }).fp('attack army army', 'army erebor', 'target withered-heath');
  game.dice(6, 1, 1).fp('done').asks('fp', 'advance').fp('yes').doneIfAsked('fp');
  game.army('withered-heath', 'dwarves 2r').army('erebor', '');
});

test('WR-6.572 Gandalf the Grey falls with his Army', () => {
  const game = war({
    armies: { fangorn: 'sauron 3r', eastemnet: 'rohan 1r' },
    characters: { 'gandalf-the-grey': 'eastemnet' },
    politics: { sauron: 'war', rohan: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet');
  game.dice(6, 1, 1, 1, 1).shadow('done').fp('reroll 0').leaveOpen();
  assert.equal(game.where('gandalf-the-grey'), 'gone');
});

test('WR-7.14 only a Companion who goes along wakes a Nation: an Army alone does not', () => {
  const set: Scenario = {
    armies: { 'old-forest-road': 'elves 2r' },
    politics: { elves: 'war', north: 'passive 2' },
    dice: { fp: 'army' },
  };
  const alone = war(set).fp('march army army', 'army old-forest-road', 'to carrock').doneIfAsked('fp');
  assert.equal(alone.army('carrock', 'elves 2r').box('north'), 'passive 2');
  const led = war({ ...set, characters: { legolas: 'old-forest-road' } });
  led.fp('march army army', 'army old-forest-road', 'to carrock', 'leave-character legolas').doneIfAsked('fp');
  assert.equal(led.box('north'), 'passive 2', 'Legolas stayed behind');
});

test('WR-9.93 WR-9.98 the first tile goes back to the pool like all others', () => {
  const set: Scenario = {
    armies: {},
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    table: { fp: ['mithril-coat-and-sting'] },
  };
  const game = war({ ...set, pool: ['tile-01', 'tile-07'] }).dice(6);
  game.fp('travel character character', 'card mithril-coat-and-sting', 'no');
  assert.deepEqual(game.s.pool, [0], 'it is in the pool again');
});

test('WR-6.532 WR-6.534 the first card of all is a combat card like all others', () => {
  const game = battle({
    fp: 'elven-cloaks',
    sh: 'the-shadow-is-moving',
    fellowship: { at: 'eastemnet' },
    dice: [1, 1, 1, 1, 1, 1],
  });
  assert.deepEqual(
    game.told('cancels-card').map(({ args }) => args?.card),
    [game.told('shows-combat-card').find(({ args }) => args?.side === 0)?.args?.card],
    'Swarm of Bats finds it',
  );
  assert.deepEqual(game.discarded('fp'), ['elven-cloaks']);
  game.leaveOpen();
});

test('WR-6.204 WR-6.419 Forlindon is a region to march to, and holds ten units', () => {
  const game = war({
    armies: { 'grey-havens': 'elves 2r', forlindon: 'elves 3r, north 5r, dwarves 1r' },
    politics: { elves: 'passive 2' },
    dice: { fp: 'army' },
  }).fp('march army army', 'army grey-havens', 'to forlindon');
  game.asks('fp', 'leave-behind').fp('done', 'done').asks('fp', 'trim').fp('disband elves-regular');
  game.army('forlindon', 'dwarves 1r, elves 4r, north 5r');
});

test('WR-7.18 the Dwarves advance when they lose a Settlement', () => {
  const game = war({
    armies: { 'tower-hills': 'sauron 2r' },
    politics: { sauron: 'war', dwarves: 'active 2' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('march army army', 'army tower-hills', 'to ered-luin');
  assert.equal(game.doneIfAsked('shadow').box('dwarves'), 'active 3');
});

test('WR-9.71 on the first step of Mordor nothing is declared', () => {
  const game = war({ phase: 'fellowship', fellowship: { at: 'morannon', mordor: 0 } });
  assert.notEqual(game.leaveOpen().prompt(), 'declare');
});

test('WR-6.112 the ways of a Companion change with the Grey Havens, and nothing is remembered of another table', () => {
  const ways = (given: Scenario): string[] =>
    war({ characters: { boromir: 'ered-luin' }, dice: { fp: 'character' }, ...given })
      .fp('companions character character', 'companion boromir')
      .leaveOpen()
      .verbs('to');
  const open = ways({ armies: {} });
  const shut = ways({ armies: { 'grey-havens': 'sauron 1r' }, besieged: { 'grey-havens': 'elves 1r' } });
  const taken = ways({ armies: {}, control: { 'grey-havens': 'shadow' } });
  const has = (list: readonly string[]) => ['to grey-havens', 'to forlindon'].map((word) => list.includes(word));
  assert.deepEqual([open, shut, taken].map(has), [
    [true, true],
    [false, false],
    [true, false],
  ]);
});

test('WR-6.586 a Hobbit of Level 1 retreats with his Army', () => {
  const game = war({
    armies: { fangorn: 'sauron 3r', eastemnet: 'rohan 2r' },
    characters: { meriadoc: 'eastemnet' },
    politics: { sauron: 'war', rohan: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet');
  game.dice(1, 1, 1, 1, 1).shadow('done').fp('reroll 0').shadow('press').fp('to folde').leaveOpen();
  assert.equal(game.where('meriadoc'), 'folde');
});

test('WR-7.12 WR-7.14 Gandalf the Grey goes along and wakes any Nation; Legolas wakes only his own, whoever else lives', () => {
  const march = (companion: string) =>
    war({
      armies: { 'woodland-realm': 'elves 2r' },
      characters: { [companion]: 'woodland-realm' },
      politics: { elves: 'war', north: 'passive 2' },
      dice: { fp: 'army' },
    }).fp('march army army', 'army woodland-realm', 'to dale', 'done');
  assert.equal(march('gandalf-the-grey').box('north'), 'active 2');
  assert.equal(march('legolas').box('north'), 'passive 2', 'Gandalf is with the Fellowship');
});

test('WR-6.405 WR-6.409 Gandalf the Grey may stay behind an Army of one unit, and moves once in an action', () => {
  const game = war({
    armies: { 'woodland-realm': 'elves 1r', dale: 'north 1r' },
    characters: { 'gandalf-the-grey': 'woodland-realm' },
    politics: { elves: 'war', north: 'war' },
    dice: { fp: 'army' },
  }).fp('march army army', 'army woodland-realm', 'to dale');
  game.mayExactly('done', 'leave-character gandalf-the-grey').fp('done', 'army dale', 'to iron-hills').asks('shadow');
  assert.equal(game.army('iron-hills', 'north 1r').where('gandalf-the-grey'), 'dale');
});

test('WR-6.515 WR-6.403 a Leader of the Dwarves leads like all others', () => {
  const game = war({
    armies: { erebor: 'dwarves 1r 1l', dale: 'sauron 1r' },
    politics: { dwarves: 'war', sauron: 'war' },
    dice: { fp: 'character' },
  }).fp('attack character character', 'army erebor', 'target dale');
  game.refuses('leave dwarves-leader', 'WR-6.406').dice(1, 1).fp('done');
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});
