/** KM-18: cards, tiles and tokens of Kings where two share a side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario, type Who } from './helpers.ts';

const MATE: Record<string, Who> = { gondor: 'rohan', rohan: 'gondor', 'witch-king': 'saruman', saruman: 'witch-king' };
/** A table of four at which this player acts. */
const four = (who: Who, given: Scenario) =>
  kings({ players: 4, leads: [MATE[who]], acts: who === 'gondor' || who === 'rohan' ? 'fp' : 'shadow', ...given });
const LIGHT = ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09'];

test('KM-18.11 KM-18.6 a card makes no attempt out of turn', () => {
  const g = four('saruman', {
    armies: { erebor: 'dwarves 1r', dale: 'sauron 1n', orthanc: 'isengard 1r' },
    huntBox: { shadow: 5 },
    dice: { fp: 'event event event', shadow: 'character army' },
    hands: { saruman: ['the-west-has-failed'] },
    pool: LIGHT,
  });
  g.by('saruman', 'corrupt dain', 'tile tile-05').by(g.asked()[0], 'skip event');
  g.by('witch-king', 'skip army').by(g.asked()[0], 'skip event').asks('saruman', 'act');
  g.refuses('play the-west-has-failed character character', 'WR-5.11', 'card-needs-other-corruptor');
});

test('KM-18.8 KM-18.6 a Sovereign is named once for the team, with three players too', () => {
  const g = kings({
    players: 3,
    leads: ['witch-king'],
    acts: 'shadow',
    huntBox: { shadow: 5 },
    dice: { fp: 'event event event', shadow: 'army army army' },
    pool: LIGHT,
  });
  g.by('saruman', 'corrupt dain', 'tile tile-05').fp('skip event').asks('witch-king', 'act');
  g.refuses('corrupt dain', 'KM-10.7', 'attempt-named').by('witch-king', 'skip army').fp('skip event');
  g.asks('saruman', 'act').refuses('corrupt brand', 'KM-18.6', 'attempt-other-player');
});

test('KM-10.18 KM-23.4 who looks at tiles sees them, his team-mate does not', () => {
  const g = four('gondor', {
    tiles: { dain: ['tile-07'] },
    hands: { gondor: ['kings-wisdom-of-elrond'] },
    dice: { fp: 'muster' },
  });
  g.by('gondor', 'play kings-wisdom-of-elrond muster muster', 'look-at-tiles').asks('gondor', 'return-tile');
  const seen = (who: Who): number | undefined => g.seen(who).kings.sovereigns[1].tiles?.length;
  assert.deepEqual([seen('gondor'), seen('rohan'), seen('saruman')], [1, undefined, 1]);
});

test('KM-23.9 WR-11.14 Ever at Your Service takes a tile off the Sovereign of a team-mate and brings him no unit', () => {
  const g = four('gondor', {
    tiles: { dain: ['tile-07'] },
    hands: { gondor: ['ever-at-your-service'] },
    dice: { fp: 'muster' },
  });
  g.by('gondor', 'play ever-at-your-service muster muster', 'ruler dain').leaveOpen();
  assert.deepEqual([g.tiles('dain'), g.told('recruits').length], [[], 0]);
});

test('KM-23.10 WR-11.14 Men of Little Villages come from Nations of one’s own', () => {
  const g = four('gondor', { hands: { gondor: ['men-of-little-villages'] }, dice: { fp: 'muster' } });
  g.by('gondor', 'play men-of-little-villages muster muster').asks('gondor', 'villagers');
  assert.ok(g.may().every((word) => /^recruit (gondor|elves)-/.test(word)));
  g.by('gondor', 'recruit gondor-regular pelargir', 'recruit elves-regular rivendell');
  assert.notEqual(g.prompt(), 'villagers');
});

test('KM-18.1 KM-23.2 Aid in Time of Need awakens Sovereigns of one’s own Nations; Riders are for their player', () => {
  const g = four('gondor', {
    characters: { gimli: 'erebor', boromir: 'minas-tirith' },
    hands: { gondor: ['aid-in-time-of-need', 'kings-riders-of-theoden'] },
    dice: { fp: 'character muster' },
  });
  g.refuses('play kings-riders-of-theoden muster muster', 'WR-11.22', 'card-of-other-player');
  g.by('gondor', 'play aid-in-time-of-need character character', 'done').mayExactly('ruler denethor');
});

test('KM-23.22 KM-23.27 the player of the Nation gives the unit that Stormcrow takes, who commands takes hits', () => {
  const storm = four('witch-king', {
    characters: { gimli: 'erebor' },
    politics: { dwarves: 'active 2' },
    fellowship: { at: 'hollin' },
    hands: { 'witch-king': ['kings-stormcrow'] },
    dice: { shadow: 'muster' },
    pool: ['tile-07'],
  });
  storm.by('witch-king', 'play kings-stormcrow muster muster').asks('rohan', 'lose-one-of').leaveOpen();
  const work = four('witch-king', {
    armies: { erebor: 'dwarves 3r' },
    hands: { 'witch-king': ['work-of-the-enemy'] },
    dice: { shadow: 'muster' },
  }).dice(6, 1, 1);
  work.by('witch-king', 'play work-of-the-enemy muster muster').asks('rohan', 'take-loss').leaveOpen();
});

test('KM-20.4 KM-18.12 the Leading Player of the Shadow spends Dismay tokens', () => {
  const g = kings({
    players: 4,
    leads: ['saruman', 'gondor'],
    options: { 'dismay-tokens': 'on' },
    phase: 'rolled',
    characters: { ugluk: 'orthanc' },
    dismay: ['dain'],
    dice: { fp: 'event', shadow: 'ruler-army army' },
  });
  g.by('saruman', 'drop army').asks('saruman', 'dismay').mayExactly('dismay-own dain-awakened', 'done');
});

test('KM-23.27 WR-11.48 Work of the Enemy strikes one of two Armies that stand apart', () => {
  const g = four('witch-king', {
    armies: { erebor: 'dwarves 3r, elves 2r' },
    hands: { 'witch-king': ['work-of-the-enemy'] },
    dice: { shadow: 'muster' },
  }).dice(6, 1, 1);
  g.by('witch-king', 'play work-of-the-enemy muster muster').asks('witch-king', 'card-hits-whose');
  g.by('witch-king', 'nation elves').asks('gondor', 'take-loss').mayExactly('lose elves-regular').leaveOpen();
});
