/** WR-11.48: cards that roll for hits strike one of two Armies of team-mates who stand apart. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_AT_WAR as ALL, type Scenario, war } from './helpers.ts';

const four = (given: Scenario) => war({ players: 4, politics: ALL, fellowship: { guide: 'strider' }, ...given });
const ITHILIEN = { 'north-ithilien': 'sauron 3r, southrons-easterlings 2r', osgiliath: 'gondor 1r' };
const rangers = (mixed: readonly string[]) =>
  four({
    leads: ['rohan'],
    armies: ITHILIEN,
    mixed,
    hands: { gondor: ['faramirs-rangers'] },
    dice: { fp: 'event', shadow: 'event' },
  });

test('WR-11.48 WR-11.26 who plays the card says whose Army it strikes, and that player takes the losses', () => {
  const at = rangers([]).dice(6, 1, 1);
  at.by('gondor', 'play faramirs-rangers event event').asks('gondor', 'card-hits-whose');
  at.mayExactly('nation sauron', 'nation southrons-easterlings').refuses(
    'nation isengard',
    'WR-11.48',
    'not-that-army',
  );
  at.by('gondor', 'nation southrons-easterlings').asks('saruman', 'take-loss');
  at.mayExactly('lose southrons-easterlings-regular').refuses('lose sauron-regular', 'WR-6.561');
  at.by('saruman', 'lose southrons-easterlings-regular').leaveOpen();
  at.army('north-ithilien', 'sauron 3r, southrons-easterlings 1r');
});

test('WR-11.48 WR-11.28 a mixed Army is struck as one, and its commander takes the losses', () => {
  const at = rangers(['north-ithilien']).dice(6, 1, 1);
  at.by('gondor', 'play faramirs-rangers event event').asks('witch-king', 'take-loss');
  at.by('witch-king', 'lose southrons-easterlings-regular').leaveOpen();
  at.army('north-ithilien', 'sauron 3r, southrons-easterlings 1r');
});

test('WR-11.48 hits too many for one of the two leave the other alone', () => {
  const at = rangers([]).dice(6, 6, 6);
  at.by('gondor', 'play faramirs-rangers event event', 'nation southrons-easterlings').leaveOpen();
  at.army('north-ithilien', 'sauron 3r');
  assert.equal(at.told('army-destroyed').length, 1);
});

test('WR-11.48 the Spirit of Mordor strikes an Army that is itself of two Nations', () => {
  const spirit = (armies: Record<string, string>, mixed: readonly string[] = []) =>
    four({ armies, mixed, hands: { rohan: ['the-spirit-of-mordor'] }, dice: { fp: 'event', shadow: 'event' } });
  const apart = spirit({ moria: 'sauron 2r, isengard 2r', edoras: 'rohan 1r' });
  apart.by('rohan', 'play the-spirit-of-mordor event event').leaveOpen();
  assert.deepEqual(apart.diceIn('card-rolls'), []);
  const three = spirit({ moria: 'sauron 2r, isengard 2r, southrons-easterlings 1r', edoras: 'rohan 1r' });
  three.dice(5, 1, 1, 1, 1).by('rohan', 'play the-spirit-of-mordor event event').asks('saruman', 'take-loss');
  three.mayExactly('lose isengard-regular', 'lose southrons-easterlings-regular').leaveOpen();
  const one = spirit({ moria: 'sauron 3r, isengard 2r', edoras: 'rohan 1r' }, ['moria']);
  one.dice(5, 1, 1, 1, 1).by('rohan', 'play the-spirit-of-mordor event event').asks('witch-king', 'take-loss');
  one.leaveOpen();
});

test('WR-11.48 WR-5.20 an Army apart that is destroyed loses its Leaders, and no others', () => {
  const at = four({
    acts: 'shadow',
    leads: ['saruman'],
    armies: { 'north-ithilien': 'sauron 1r 2n', osgiliath: 'gondor 1r 1l, elves 1l, rohan 2r 1l' },
    hands: { 'witch-king': ['dreadful-spells'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.dice(6, 6).by('witch-king', 'play dreadful-spells event event').asks('witch-king', 'card-hits-whose');
  at.by('witch-king', 'nation gondor').leaveOpen();
  at.army('osgiliath', 'rohan 2r 1l');
});

test('WR-11.48 Return to Valinor hits the Army with the Elves', () => {
  const at = four({
    acts: 'shadow',
    leads: ['saruman'],
    armies: { lorien: 'elves 2r, north 3r', orthanc: 'isengard 1r' },
    control: { rivendell: 'shadow' },
    hands: { 'witch-king': ['return-to-valinor'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.dice(6, 1).by('witch-king', 'play return-to-valinor event event').asks('gondor', 'take-loss');
  at.mayExactly('lose elves-regular').by('gondor', 'lose elves-regular').leaveOpen();
  at.army('lorien', 'elves 1r, north 3r');
});

test('WR-11.25 WR-5.48 beside besiegers of the team-mate it is asked first who joins, then units are removed, then comes the assault', () => {
  const landing = () =>
    four({
      acts: 'shadow',
      armies: { umbar: 'southrons-easterlings 7r', 'dol-amroth': 'sauron 4r' },
      besieged: { 'dol-amroth': 'gondor 1r' },
      hands: { saruman: ['corsairs-of-umbar'] },
      dice: { fp: 'event', shadow: 'event' },
    }).by('saruman', 'play corsairs-of-umbar event event', 'to dol-amroth', 'done');
  const joined = landing().by('saruman', 'yes').by('witch-king', 'yes').asks('saruman', 'trim');
  joined.by('saruman', 'disband sauron-regular').asks('saruman', 'leave-rearguard').leaveOpen();
  const apart = landing()
    .by('saruman', 'no')
    .asks('saruman', 'trim')
    .mayExactly('disband southrons-easterlings-regular');
  apart.by('saruman', 'disband southrons-easterlings-regular').asks('saruman', 'leave-rearguard');
  apart.by('saruman', 'done').leaveOpen();
  apart.army('dol-amroth', 'sauron 4r');
});

test('WR-11.25 WR-11.26 who comes by the paths of the Woses is asked whether he joins before a unit is removed', () => {
  const at = four({
    leads: ['gondor'],
    armies: { edoras: 'rohan 6r', 'minas-tirith': 'gondor 5r' },
    hands: { rohan: ['paths-of-the-woses'] },
    dice: { fp: 'event', shadow: 'event' },
  }).by('rohan', 'play paths-of-the-woses event event', 'army edoras', 'to minas-tirith', 'done');
  at.asks('rohan', 'mix-armies').by('rohan', 'yes').by('gondor', 'yes').asks('rohan', 'trim');
  at.mayExactly('disband rohan-regular', 'disband gondor-regular').leaveOpen();
});

test('WR-11.25 WR-11.26 Dunlendings who follow to an Army of the team-mate are asked whether they join before a unit is removed', () => {
  const at = four({
    acts: 'shadow',
    armies: { 'south-dunland': 'isengard 3r', moria: 'sauron 1r', hollin: 'sauron 9r' },
    hands: { saruman: ['rage-of-the-dunlendings'] },
    dice: { fp: 'event', shadow: 'event' },
  }).by('saruman', 'play rage-of-the-dunlendings event event', 'to hollin', 'done');
  at.asks('saruman', 'mix-armies').by('saruman', 'no').asks('saruman', 'trim').leaveOpen();
});

test('WR-11.48 WR-5.26 of Leaders of both Armies apart the Leading Player gives one up, of one Army its commander', () => {
  const folly = (garrison: string, mixed: readonly string[]) =>
    four({
      acts: 'shadow',
      leads: ['rohan'],
      armies: { 'minas-tirith': 'sauron 3r' },
      besieged: { 'minas-tirith': garrison },
      mixed,
      hands: { saruman: ['denethors-folly'] },
      dice: { fp: 'event', shadow: 'event' },
    }).by('saruman', 'play denethors-folly event event');
  folly('gondor 2r 1l, rohan 1r 1l', []).asks('rohan', 'lose-leader').leaveOpen();
  folly('gondor 1r 1l, elves 1l, rohan 3r', []).asks('gondor', 'lose-leader').leaveOpen();
  folly('gondor 2r 1l, rohan 1r 1l', ['inside-minas-tirith']).asks('gondor', 'lose-leader').leaveOpen();
});
