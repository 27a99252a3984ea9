import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const fp = (given: Scenario) => war({ armies: {}, dice: { fp: 'character' }, ...given });
const sh = (given: Scenario) => war({ armies: {}, dice: { shadow: 'character' }, acts: 'shadow', ...given });
const ride = 'companions character character';
const fly = 'fly character character';

test('WR-6.106 WR-6.108 every Companion on the map may move up to his Level', () => {
  const game = fp({ characters: { gimli: 'edoras', boromir: 'edoras' } });
  game
    .fp(ride, 'companion gimli')
    .refuses('to orthanc', 'WR-6.106')
    .fp('to westemnet', 'companion boromir', 'to folde');
  assert.equal(game.where('gimli'), 'westemnet');
  assert.equal(game.where('boromir'), 'folde');
  game.asks('shadow');
});

test('WR-6.107 WR-6.122 a group moves up to its highest Level, once', () => {
  const game = fp({ characters: { strider: 'edoras', meriadoc: 'edoras', gimli: 'erebor' } });
  game.fp(ride, 'companion meriadoc', 'with strider').refuses('with gimli', 'WR-6.107', 'other-region');
  game.fp('to gap-of-rohan').refuses('companion meriadoc', 'WR-6.122', 'moved-already').fp('done');
  assert.equal(game.where('meriadoc'), 'gap-of-rohan');
});

test('WR-6.110 WR-6.111 Companions pass Armies but stop at a Shadow Stronghold', () => {
  const game = fp({ armies: { hollin: 'sauron 3r' }, characters: { strider: 'fords-of-bruinen' } });
  game.fp(ride, 'companion strider').refuses('to dimrill-dale', 'WR-6.110', 'must-stop-at-stronghold');
  game.refuses('to parth-celebrant', 'WR-6.106', 'too-far').fp('to moria');
  const leaves = fp({ characters: { strider: 'moria' } });
  leaves.fp(ride, 'companion strider', 'to parth-celebrant');
});

test('WR-6.112 WR-6.106 the same steps are looked at anew when a siege has begun', () => {
  const siege: Scenario = { armies: { 'minas-tirith': 'sauron 1r' }, besieged: { 'minas-tirith': 'gondor 1r' } };
  const steps = (given: Scenario) =>
    fp({ ...given, characters: { meriadoc: 'lossarnach' } })
      .fp(ride, 'companion meriadoc')
      .leaveOpen();
  steps({}).mayExactly('to minas-tirith', 'to osgiliath', 'to pelargir');
  steps(siege).mayExactly('to osgiliath', 'to pelargir');
  steps({}).mayExactly('to minas-tirith', 'to osgiliath', 'to pelargir');
});

test('WR-6.112 nobody enters or leaves a besieged friendly Stronghold', () => {
  const game = fp({
    armies: { 'minas-tirith': 'sauron 1r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    characters: { gimli: 'inside-minas-tirith', legolas: 'lossarnach' },
  });
  game
    .fp(ride)
    .refuses('companion gimli', 'WR-6.112', 'cannot-leave')
    .fp('companion legolas')
    .refuses('to minas-tirith', 'WR-6.112', 'siege-bars-way')
    .refuses('to inside-minas-tirith', 'WR-6.106', 'too-far');
});

test('WR-6.112 WR-6.110 a no names what bars the way: a siege, a Stronghold of the Shadow, or the distance', () => {
  const siege: Scenario = { armies: { 'grey-havens': 'sauron 1r' }, besieged: { 'grey-havens': 'elves 1r' } };
  const game = fp({ ...siege, characters: { gimli: 'ered-luin' } }).fp(ride, 'companion gimli');
  game.refuses('to grey-havens', 'WR-6.112', 'siege-bars-way').refuses('to forlindon', 'WR-6.112', 'siege-bars-way');
  game.refuses('to bree', 'WR-6.106', 'too-far');
  const card = war({ ...siege, characters: { gimli: 'ered-luin' }, hands: { fp: ['gwaihir-the-windlord'] } });
  card.fp('play gwaihir-the-windlord event event', 'move-companions', 'companion gimli');
  card.refuses('to forlindon', 'WR-6.112', 'siege-bars-way').fp('to grey-havens');
  const behind = war({
    armies: { lorien: 'sauron 1r' },
    besieged: { lorien: 'elves 1r' },
    characters: { gimli: 'hollin' },
    hands: { fp: ['gwaihir-the-windlord'] },
  });
  behind.fp('play gwaihir-the-windlord event event', 'move-companions', 'companion gimli');
  behind.refuses('to lorien', 'WR-6.110', 'must-stop-at-stronghold').fp('to moria');
});

test('WR-6.803 Shadowfax carries Gandalf the White alone or with one Hobbit', () => {
  const white = { 'gandalf-the-white': 'edoras', meriadoc: 'edoras', peregrin: 'edoras' };
  const game = fp({ characters: white });
  game.fp(ride, 'companion gandalf-the-white', 'with meriadoc', 'to orthanc').asks('fp', 'move-companions');
  const three = fp({ characters: white });
  three.fp(ride, 'companion gandalf-the-white', 'with meriadoc', 'with peregrin').fp('to gap-of-rohan');
  assert.equal(three.where('peregrin'), 'gap-of-rohan');
});

test('WR-6.114 WR-6.115 WR-2.20 Nazgûl fly anywhere but into FP Strongholds that are not besieged', () => {
  const game = sh({
    armies: { 'minas-tirith': 'sauron 1r', moria: 'sauron 2n' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    characters: { 'witch-king': 'moria' },
  });
  game.shadow(fly, 'nazgul moria').refuses('to lorien', 'WR-6.115', 'enemy-stronghold').refuses('to moria', 'WR-4.26');
  game.shadow('to minas-tirith', 'minion witch-king', 'to bree');
  game.refuses('nazgul minas-tirith', 'WR-6.122', 'moved-already').shadow('done').army('minas-tirith', 'sauron 1r 1n');
  assert.equal(game.where('witch-king'), 'bree');
});

test('WR-6.116 Nazgûl may join or leave a besieged Shadow garrison', () => {
  const game = sh({ armies: { orthanc: 'rohan 1r', moria: 'sauron 1n' }, besieged: { orthanc: 'isengard 1r' } });
  game.shadow(fly, 'nazgul moria', 'to inside-orthanc').army('inside-orthanc', 'isengard 1r, sauron 1n');
});

test('WR-6.118 WR-6.119 WR-6.120 Saruman stays; the Mouth of Sauron walks three regions, not into FP Strongholds', () => {
  const game = sh({ characters: { saruman: 'orthanc', 'mouth-of-sauron': 'dagorlad' } });
  game.shadow(fly).refuses('minion saruman', 'WR-6.118', 'minion-cannot-move');
  game
    .shadow('minion mouth-of-sauron')
    .refuses('to minas-tirith', 'WR-6.119', 'minion-cannot-get-there')
    .refuses('to edoras', 'WR-6.119');
  game.shadow('to osgiliath');
});

test('WR-4.43 WR-6.103 Minions enter by the conditions of their cards', () => {
  const sauron = { sauron: 'war', gondor: 'war' };
  const muster = (given: Scenario) => war({ dice: { shadow: 'muster' }, acts: 'shadow', ...given });
  muster({}).refuses('enter witch-king muster muster', 'WR-6.103', 'entry-not-at-war');
  const king = muster({
    armies: { moria: 'sauron 1r', orthanc: 'isengard 1r' },
    politics: { ...sauron, north: 'passive 1' },
  });
  king.shadow('enter witch-king muster muster').mayExactly('to moria').shadow('to moria');
  assert.equal(king.box('north'), 'active 1', 'WR-6.807');
  const saruman = muster({ politics: { isengard: 'war' } });
  saruman.shadow('enter saruman muster muster', 'to orthanc');
  muster({ politics: { isengard: 'war' }, control: { orthanc: 'free-peoples' } }).refuses(
    'enter saruman muster muster',
    'WR-6.103',
    'entry-no-place',
  );
  const mouth = muster({ fellowship: { at: 'morannon', mordor: 0 } });
  mouth
    .shadow('enter mouth-of-sauron muster muster')
    .refuses('to orthanc', 'WR-6.103', 'entry-wrong-place')
    .shadow('to barad-dur');
  assert.equal(mouth.s.minionSeen, 1);
});

test('WR-4.48 WR-6.805 WR-6.806 Gandalf the White replaces the Grey, or comes to Fangorn or an Elven Stronghold', () => {
  const will = (given: Scenario) => war({ dice: { fp: 'will-of-the-west' }, minionSeen: true, ...given });
  const enter = 'enter gandalf-the-white will-of-the-west will-of-the-west';
  will({}).refuses(enter, 'WR-6.805', 'still-in-fellowship');
  will({ characters: { 'gandalf-the-grey': 'edoras' }, minionSeen: false }).refuses(enter, 'WR-6.102', 'no-minion-yet');
  const here = will({ characters: { 'gandalf-the-grey': 'edoras' } }).fp(enter);
  assert.equal(here.where('gandalf-the-white'), 'edoras');
  assert.equal(here.where('gandalf-the-grey'), 'replaced');
  assert.equal(here.box('rohan'), 'active 1', 'WR-7.11');
  const dead = will({ characters: { 'gandalf-the-grey': 'gone' }, control: { lorien: 'shadow' } });
  dead.fp(enter).mayExactly('to fangorn', 'to grey-havens', 'to rivendell', 'to woodland-realm');
});

test('WR-4.48 Aragorn replaces Strider in an unconquered Minas Tirith, Dol Amroth or Pelargir', () => {
  const enter = 'enter aragorn will-of-the-west will-of-the-west';
  const at = (strider: string, given: Scenario = {}) =>
    war({ dice: { fp: 'will-of-the-west' }, characters: { strider }, ...given });
  at('edoras').refuses(enter, 'WR-6.805', 'entry-wrong-place');
  at('pelargir', { control: { pelargir: 'shadow' } }).refuses(enter, 'WR-6.805');
  const game = at('minas-tirith').fp(enter);
  assert.equal(game.where('aragorn'), 'minas-tirith');
});

test('WR-4.64 the Mouth of Sauron turns one Muster into an Army result a turn', () => {
  const game = war({
    armies: { moria: 'sauron 2r' },
    characters: { 'mouth-of-sauron': 'barad-dur' },
    dice: { shadow: 'muster muster', fp: 'event event' },
    acts: 'shadow',
  });
  game.shadow('march muster army', 'army moria', 'to hollin', 'done').fp('skip event');
  game.refuses('march muster army', 'WR-4.49', 'die-does-not-do-that');
});

test('WR-6.802 the White Rider takes the Leadership of all Nazgûl and his own, for the whole battle', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r 2n' },
    characters: { 'gandalf-the-white': 'osgiliath', 'witch-king': 'south-ithilien' },
    politics: { gondor: 'war' },
    dice: { fp: 'character' },
  });
  game.fp('attack character character', 'army osgiliath', 'target south-ithilien', 'done').asks('fp', 'white-rider');
  game.dice(1, 1, 1, 1, 1).fp('yes').asks('fp', 'press-on');
});

test('WR-6.801 WR-6.811 a Captain of the West adds a die', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r' },
    characters: { boromir: 'osgiliath', gimli: 'osgiliath', meriadoc: 'osgiliath' },
    politics: { gondor: 'war' },
    dice: { fp: 'character' },
  });
  game
    .fp('attack character character', 'army osgiliath', 'target south-ithilien')
    .dice(1, 1, 1, 1, 1, 1, 1)
    .fp('done')
    .asks('fp', 'leader-reroll');
  assert.equal(game.diceIn('combat-rolls')[0], 4);
});

test('WR-6.808 Sorcerer: after a combat card in round 1 SH may draw from its deck', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r' },
    characters: { 'witch-king': 'south-ithilien' },
    politics: { sauron: 'war' },
    dice: { shadow: 'character' },
    hands: { shadow: ['the-day-without-dawn'] },
    acts: 'shadow',
  });
  game.shadow(
    'attack character character',
    'army south-ithilien',
    'target osgiliath',
    'done',
    'card the-day-without-dawn',
  );
  game.asks('shadow', 'sorcerer').shadow('yes').asks('shadow', 'relentless-assault');
  assert.equal(game.s.hands[1].length, 1);
});
