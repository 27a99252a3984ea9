/** Rules of two players that were thin: losses of Elites, shared recruits, words, and conditions nobody had tried. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, DISTANCE, inside, region } from '../src/data.ts';
import { touchOf } from '../src/view/touches.ts';
import { type Scenario, war } from './helpers.ts';

/** Two Dwarven Elites without a spare Regular are attacked; so many hits fall. */
function dwarvesHit(...dice: number[]) {
  const game = war({
    armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'dwarves 3e', erebor: 'dwarves 5r' },
    politics: { dwarves: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  return game.dice(...dice, 1, 1, 1, 1, 1, 1).shadow('done');
}

test('WR-6.563 WR-6.564 WR-6.566 without a spare Regular an Elite is removed for one hit or for two, as the owner says', () => {
  const two = dwarvesHit(6, 6, 1, 1, 1);
  two.mayExactly('lose dwarves-elite', 'lose-for-two dwarves-elite').fp('lose-for-two dwarves-elite');
  two.army('osgiliath', 'dwarves 2e').asks('shadow', 'press-on');
  const one = dwarvesHit(6, 6, 1, 1, 1);
  one.fp('lose dwarves-elite', 'lose dwarves-elite').army('osgiliath', 'dwarves 1e').asks('shadow', 'press-on');
  const single = dwarvesHit(6, 1, 1, 1, 1);
  single.mayExactly('lose dwarves-elite').refuses('lose-for-two dwarves-elite', 'WR-6.563', 'elite-costs-two');
});

test('WR-6.564 where a Regular is spare, removing an Elite takes two hits and there is one word for it', () => {
  const game = war({
    armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'gondor 3e' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army south-ithilien', 'target osgiliath');
  game.dice(6, 6, 1, 1, 1, 1, 1, 1).shadow('done');
  game.mayExactly('lose gondor-elite', 'reduce gondor-elite');
  game.refuses('lose-for-two gondor-elite', 'WR-6.564', 'elite-takes-two-anyway');
  game.refuses('lose-for-two gondor-regular', 'WR-6.561');
});

/** A New Power is Rising with so many Isengard Regulars left. */
function newPower(left: number) {
  const used = 12 - left;
  const game = war({
    armies: { 'gap-of-rohan': `isengard ${used - 1}r`, orthanc: 'isengard 1r' },
    characters: { saruman: 'orthanc' },
    hands: { shadow: ['a-new-power-is-rising'] },
    acts: 'shadow',
  });
  assert.equal(game.reserve('isengard', 'r'), left);
  return game.shadow('play a-new-power-is-rising event event');
}

test('[a-new-power-is-rising] WR-5.56 too few figures for the regions of one sentence: the player says where they go', () => {
  const two = newPower(2).asks('shadow', 'card-recruit-where');
  two.mayExactly('recruit isengard-regular north-dunland', 'recruit isengard-regular south-dunland');
  two.refuses('recruit isengard-regular orthanc', 'WR-5.56', 'cannot-recruit-there');
  two.shadow('recruit isengard-regular south-dunland', 'recruit isengard-regular north-dunland');
  two.army('north-dunland', 'isengard 1r').army('south-dunland', 'isengard 1r');
  const three = newPower(3).shadow('recruit isengard-regular south-dunland', 'recruit isengard-regular south-dunland');
  three.army('north-dunland', 'isengard 1r').army('south-dunland', 'isengard 2r');
});

test('[a-new-power-is-rising] WR-5.56 with enough of them nobody is asked', () => {
  newPower(4).army('north-dunland', 'isengard 2r').army('south-dunland', 'isengard 2r');
});

test('WR-6.507 a destroyed force does not speak of the region where its rearguard stands; returning Nazgûl are told', () => {
  const game = war({
    armies: { 'south-ithilien': 'sauron 2r 2n', osgiliath: 'gondor 5r' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'leave sauron-regular');
  game.dice(1, 6, 6, 6, 6, 6).shadow('leave nazgul', 'done').shadow('reroll 0');
  assert.deepEqual([game.told('force-destroyed').length, game.told('army-destroyed').length], [1, 0]);
  assert.deepEqual(game.told('nazgul-return')[0].args, { count: 1 });
});

test('WR-6.209 a Leader is not removed by the stacking limit', () => {
  const game = war({
    armies: { osgiliath: 'gondor 9r 1l', lossarnach: 'gondor 3r' },
    politics: { gondor: 'war' },
    dice: { fp: 'army' },
  });
  game.fp('march army army', 'army lossarnach', 'to osgiliath', 'done', 'done').asks('fp', 'trim');
  game
    .refuses('disband gondor-leader', 'WR-6.209', 'leaders-stay')
    .refuses('disband rohan-regular', 'WR-6.205', 'no-such-unit');
});

test('WR-6.509 a unit of a Nation at peace is not in the attack', () => {
  const game = war({
    armies: { osgiliath: 'gondor 2r, rohan 1r', 'south-ithilien': 'sauron 1r' },
    politics: { gondor: 'war', rohan: 'active 2' },
    dice: { fp: 'army' },
  }).fp('attack army army', 'army osgiliath', 'target south-ithilien');
  game.refuses('leave rohan-regular', 'WR-6.509', 'only-at-war-attacks');
  game.refuses('leave elves-regular', 'WR-6.405', 'not-in-force');
});

test('WR-6.116 Nazgûl do not fly behind the walls of a besieged enemy; where they land is told', () => {
  const set: Scenario = {
    armies: { 'minas-tirith': 'sauron 1r', moria: 'gondor 1r', 'minas-morgul': 'sauron 1r 2n' },
    besieged: { 'minas-tirith': 'gondor 1r', moria: 'sauron 1r' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  };
  const game = war(set).shadow('fly character character', 'nazgul minas-morgul');
  game.refuses('to inside-minas-tirith', 'WR-6.116', 'inside-enemy-walls').shadow('to minas-tirith');
  game.shadow('nazgul minas-morgul', 'to inside-moria');
  assert.deepEqual(
    game.told('nazgul-flies').map((one) => one.args?.where),
    ['outside', 'inside'],
  );
  // out of the siege box again
  const out = war({ ...set, besieged: { ...set.besieged, moria: 'sauron 1r 1n' } });
  out
    .shadow('fly character character', 'nazgul inside-moria', 'to orthanc')
    .asks('shadow', 'move-nazgul')
    .army('orthanc', 'sauron 1n');
  assert.equal(out.s.troops[inside(region('moria')) * 8 + 6] >> 12, 0);
});

test('WR-8.06 a new Guide is told once', () => {
  const game = war({ dice: { fp: 'character' }, fellowship: { at: 'rivendell' } });
  game.fp('separate character character', 'companion gandalf-the-grey', 'to rivendell');
  assert.equal(game.told('guides').length, 1);
  const two = war({
    dice: { fp: 'character' },
    fellowship: { companions: ['strider', 'gimli', 'legolas', 'boromir'] },
  });
  two.fp('separate character character', 'companion strider', 'to rivendell').asks('fp', 'name-guide');
  assert.equal(two.told('guides').length, 0);
  two.fp('guide gimli');
  assert.equal(two.told('guides').length, 1);
});

// Conditions that no test had tried

/** How far a Companion alone gets from Edoras. */
function reach(id: string): number {
  const game = war({ dice: { fp: 'character' }, characters: { [id]: 'edoras' } });
  game.fp('companions character character', `companion ${id}`);
  const steps = game.may().map((words) => DISTANCE[region('edoras')][region(words.slice(3))]);
  return Math.max(...steps);
}

test('WR-6.803 Shadowfax goes four regions, not five', () => {
  assert.deepEqual(['gandalf-the-white', 'aragorn', 'gimli'].map(reach), [4, 3, 2]);
});

test('[the-fighting-uruk-hai] WR-5.31 the siege must be by an Army with an Isengard unit', () => {
  const set = (units: string): Scenario => ({
    armies: { 'helms-deep': units },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { saruman: 'orthanc' },
    politics: { rohan: 'war', isengard: 'war', sauron: 'war' },
    hands: { shadow: ['the-fighting-uruk-hai'] },
    acts: 'shadow',
  });
  const play = 'play the-fighting-uruk-hai event event';
  war(set('sauron 3r')).refuses(play, 'WR-5.11', 'card-needs-isengard-siege');
  assert.ok(war(set('sauron 2r, isengard 1r')).may().includes(play));
});

test('[horde-from-the-east] WR-5.52 not in a region that is not free', () => {
  const game = war({
    armies: { khand: 'gondor 1r', 'far-harad': 'southrons-easterlings 1r' },
    control: { 'south-rhun': 'free-peoples' },
    politics: { 'southrons-easterlings': 'war' },
    hands: { shadow: ['horde-from-the-east'] },
    acts: 'shadow',
  }).shadow('play horde-from-the-east event event');
  game.refuses('to khand', 'WR-6.317').refuses('to south-rhun', 'WR-6.317').mayExactly('to east-rhun', 'to far-harad');
});

test('[the-ents-awake-huorns] [the-ents-awake-entmoot] WR-5.11 not without Gandalf the White', () => {
  for (const id of ['the-ents-awake-huorns', 'the-ents-awake-entmoot'])
    war({ hands: { fp: [id] }, characters: { gimli: 'fangorn' } }).refuses(
      `play ${id} event event`,
      'WR-5.11',
      'card-needs-character-in-play',
    );
});

test('WR-4.43 WR-6.103 a Minion comes in by a Muster result alone', () => {
  const game = war({
    politics: { isengard: 'war' },
    dice: { shadow: 'muster event army character' },
    acts: 'shadow',
  });
  for (const die of ['event', 'army', 'character']) game.refuses(`enter saruman ${die} ${die}`, 'WR-4.49');
  game.shadow('enter saruman muster muster').asks('shadow', 'enter-where');
});

test('[the-breaking-of-the-fellowship] WR-9.77 on the first step of the Mordor Track they are removed too', () => {
  const game = war({
    hands: { shadow: ['the-breaking-of-the-fellowship'] },
    pool: ['tile-09'],
    fellowship: { mordor: 0, revealed: true, companions: ['strider', 'gimli', 'meriadoc'] },
    acts: 'shadow',
  }).shadow('play the-breaking-of-the-fellowship event event');
  while (game.asked()[0] === 'fp' && game.may()[0].startsWith('companion')) game.fp(game.may()[0]);
  assert.equal(game.told('separates').length, 0);
  assert.ok(game.told('dies').length > 0);
});

test('[cruel-weather] what it touches is the Fellowship and its region', () => {
  const { s } = war({ fellowship: { at: 'hollin', progress: 2 } });
  const touched = touchOf(s, 1, card('cruel-weather'));
  assert.deepEqual(touched, {
    card: card('cruel-weather'),
    regions: [region('hollin')],
    nations: [],
    fellowship: true,
  });
});
