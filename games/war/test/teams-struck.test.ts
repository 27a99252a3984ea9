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
