/** Chapter XI, 11B, at its edges: which Nation, Character and Nazgûl answers to which player. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_AT_WAR as ALL, type Scenario, type Who, war } from './helpers.ts';

const shadow = (given: Scenario): Scenario => ({ players: 4, acts: 'shadow', politics: ALL, ...given });

test('WR-11.14 with a die each of the four moves and attacks with his own Nations alone', () => {
  const armies = {
    pelargir: 'gondor 1r',
    lorien: 'elves 1r',
    edoras: 'rohan 1r',
    bree: 'north 1r',
    erebor: 'dwarves 1r',
    moria: 'sauron 1r',
    orthanc: 'isengard 1r',
    umbar: 'southrons-easterlings 1r',
  };
  const dice = { fp: 'army', shadow: 'army' };
  for (const [who, mate, ...mine] of [
    ['gondor', 'rohan', 'pelargir', 'lorien'],
    ['rohan', 'gondor', 'edoras', 'bree', 'erebor'],
    ['witch-king', 'saruman', 'moria'],
    ['saruman', 'witch-king', 'orthanc', 'umbar'],
  ] as const) {
    const acts = who === 'gondor' || who === 'rohan' ? 'fp' : 'shadow';
    const at = war({ players: 4, politics: ALL, armies, dice, acts, leads: [mate] });
    at.by(who, 'march army army').mayExactly(...mine.map((where) => `army ${where}`));
  }
});

test('WR-11.14 the Army of the team-mate does not attack', () => {
  const at = war({
    players: 4,
    politics: ALL,
    armies: { 'fords-of-isen': 'rohan 2r', lossarnach: 'gondor 2r', orthanc: 'isengard 1r', osgiliath: 'sauron 1r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'attack army army').mayExactly('army fords-of-isen');
  at.refuses('army lossarnach', 'WR-11.14', 'not-your-nation');
});

test('WR-11.14 the Leaders of the team-mate stay where his units are', () => {
  const at = war({
    players: 4,
    politics: ALL,
    armies: { lossarnach: 'gondor 1r 2l, rohan 1r 1l', orthanc: 'isengard 1r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'march army army', 'army lossarnach', 'to osgiliath', 'done');
  at.army('osgiliath', 'rohan 1r 1l').army('lossarnach', 'gondor 1r 2l');
});

test('WR-11.14 WR-2.16 a Leader of the team-mate stays where a friendly unit does', () => {
  const at = war({
    players: 4,
    politics: ALL,
    armies: { lossarnach: 'gondor 1l, rohan 2r', orthanc: 'isengard 1r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'march army army', 'army lossarnach', 'to osgiliath');
  at.by('rohan', 'leave rohan-regular').army('lossarnach', 'gondor 1l, rohan 1r').leaveOpen();
});

test('WR-11.15 of the Shadow too each advances his own Nations', () => {
  const politics = { sauron: 'active 2', isengard: 'active 2', 'southrons-easterlings': 'active 2' };
  const dice = { fp: 'event', shadow: 'muster' };
  const king = war(shadow({ politics, dice, leads: ['saruman'] })).asks('witch-king');
  assert.deepEqual(king.verbs('advance'), ['advance sauron muster muster']);
  king.refuses('advance isengard muster muster', 'WR-11.15', 'not-your-nation');
  const saruman = war(shadow({ politics, dice })).asks('saruman');
  assert.deepEqual(saruman.verbs('advance'), [
    'advance isengard muster muster',
    'advance southrons-easterlings muster muster',
  ]);
});

test('WR-11.15 Gimli’s and Legolas’ abilities serve either player', () => {
  const at = war({
    players: 4,
    politics: { dwarves: 'active 1', elves: 'active 1' },
    characters: { gimli: 'erebor', legolas: 'woodland-realm' },
    dice: { fp: 'event event', shadow: 'event' },
  });
  at.by('rohan', 'sway legolas event').by('saruman', 'skip event').by('gondor', 'sway gimli event');
  assert.deepEqual([at.box('elves'), at.box('dwarves')], ['active 2', 'active 2']);
});

test('WR-11.16 a Companion whom one sends away is led on by the other', () => {
  const at = war({ players: 4, dice: { fp: 'character character', shadow: 'event event' } });
  at.by('rohan', 'separate character character', 'companion gimli', 'to weather-hills');
  while (at.prompt() === 'name-guide') at.by('gondor', at.may()[0]);
  at.by('saruman', 'skip event').by('gondor', 'companions character character', 'companion gimli', 'to bree');
  assert.equal(at.where('gimli'), 'bree');
  at.leaveOpen();
});

test('WR-11.16 WR-11.45 Companions, and Minions of the team-mate, march and fight with an Army of either', () => {
  const at = war({
    players: 4,
    politics: ALL,
    armies: { edoras: 'rohan 2r', orthanc: 'isengard 1r' },
    characters: { boromir: 'edoras' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'march army army', 'army edoras', 'to folde', 'done');
  assert.equal(at.where('boromir'), 'folde');
});

test('WR-11.17 a Hobbit taken alive goes where the Leading Player says', () => {
  const at = war({
    players: 4,
    fellowship: { at: 'moria', companions: ['meriadoc'] },
    huntBox: { shadow: 1 },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  });
  at.dice(6).anyMore().by('rohan', 'travel character character');
  while (at.asked().includes('witch-king')) at.by('witch-king', 'reroll 0');
  at.asks('gondor');
});

test('WR-11.18 with three players Saruman, the Witch-king and the Mouth each obey their player', () => {
  const given: Scenario = {
    players: 3,
    acts: 'shadow',
    politics: ALL,
    characters: { 'witch-king': 'minas-morgul', 'mouth-of-sauron': 'barad-dur', saruman: 'orthanc' },
    dice: { fp: 'event', shadow: 'character muster' },
  };
  const saruman = war(given).asks('saruman').refuses('march muster army', 'WR-4.49');
  saruman.by('saruman', 'voice-regulars muster muster').leaveOpen();
  const king = war({ ...given, leads: ['saruman'] }).asks('witch-king');
  king.refuses('voice-regulars muster muster', 'WR-11.18', 'not-your-character');
  king.by('witch-king', 'march muster army').asks('witch-king', 'move-army');
});

test('WR-11.19 Nazgûl go with an Army of Saruman’s player, or stay behind', () => {
  const given = shadow({
    armies: { orthanc: 'isengard 2r, sauron 2n', edoras: 'rohan 1r' },
    dice: { fp: 'event', shadow: 'character' },
  });
  const all = war(given).by('saruman', 'march character character', 'army orthanc', 'to fords-of-isen', 'done');
  all.army('fords-of-isen', 'isengard 2r, sauron 2n').army('orthanc', '').leaveOpen();
  const one = war(given).by('saruman', 'march character character', 'army orthanc', 'to fords-of-isen');
  one.by('saruman', 'leave nazgul').refuses('leave nazgul', 'WR-6.407').by('saruman', 'done');
  one.army('fords-of-isen', 'isengard 2r, sauron 1n').army('orthanc', 'sauron 1n').leaveOpen();
});

test('WR-11.19 the Ringwraiths fly for either player, the Witch-king for his own alone', () => {
  const given = shadow({
    armies: { 'minas-morgul': 'sauron 1r 2n', orthanc: 'isengard 1r' },
    characters: { 'witch-king': 'minas-morgul' },
    hands: { saruman: ['the-ringwraiths-are-abroad'], 'witch-king': ['the-ringwraiths-are-abroad'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  const hands = given.hands ?? {};
  const saruman = war({ ...given, hands: { saruman: hands.saruman } });
  saruman.by('saruman', 'play the-ringwraiths-are-abroad event event');
  saruman.refuses('minion witch-king', 'WR-11.45', 'not-your-character');
  saruman.by('saruman', 'nazgul minas-morgul', 'to orthanc').mayExactly('nazgul minas-morgul', 'done');
  const king = war({ ...given, leads: ['saruman'], hands: { 'witch-king': hands['witch-king'] } });
  king.by('witch-king', 'play the-ringwraiths-are-abroad event event', 'minion witch-king', 'to orthanc').leaveOpen();
  assert.equal(king.where('witch-king'), 'orthanc');
});

test('WR-11.19 WR-6.306 the player of the Witch-king recruits Nazgûl, with three players as with four', () => {
  for (const players of [3, 4] as const) {
    const at = war(
      shadow({ players, leads: ['saruman'], armies: { edoras: 'rohan 1r' }, dice: { fp: 'event', shadow: 'muster' } }),
    );
    at.by('witch-king', 'muster muster muster');
    assert.ok(at.may().includes('recruit nazgul minas-morgul'));
    assert.ok(!at.may().some((word) => word.includes('isengard') || word.includes('southrons')));
  }
});

test('WR-11.20 with three players either of the Shadow answers in the Hunt', () => {
  for (const who of ['witch-king', 'saruman'] as const) {
    const at = war({
      players: 3,
      dice: { fp: 'character', shadow: 'event' },
      huntBox: { shadow: 1 },
      fellowship: { at: 'moria' },
    });
    at.dice(1).fp('travel character character');
    assert.deepEqual(at.asked(), ['witch-king', 'saruman']);
    at.by(who, 'reroll 0').asks('saruman', 'act');
  }
});

test('WR-11.21 with three players a Minion still comes in by his own player, the Companions by theirs', () => {
  const given: Scenario = { players: 3, politics: ALL, acts: 'shadow', dice: { fp: 'event', shadow: 'muster' } };
  war(given).asks('saruman').refuses('enter mouth-of-sauron muster muster', 'WR-11.18', 'not-your-character');
  war({ ...given, leads: ['saruman'] })
    .by('witch-king', 'enter mouth-of-sauron muster muster')
    .asks('witch-king', 'enter-where');
});

test('WR-11.24 the Elites of both Nations re-roll in battle, with three players and with four', () => {
  const count = (players: 2 | 3 | 4, saruman: string, units: string): number => {
    const who = players === 2 ? 'shadow' : 'saruman';
    const at = war({
      players,
      acts: 'shadow',
      politics: ALL,
      armies: { fangorn: units, eastemnet: 'rohan 1r' },
      characters: { saruman },
      dice: { fp: 'event', shadow: 'army' },
    });
    at.dice(1, 1, 1, 1).anyMore().by(who, 'attack army army', 'army fangorn', 'target eastemnet', 'done').leaveOpen();
    return at.prompt() === 'leader-reroll' ? at.verbs('reroll').length - 1 : 0;
  };
  for (const players of [3, 4] as const) {
    assert.equal(count(players, 'orthanc', 'isengard 1r 2e'), 2);
    assert.equal(count(players, 'orthanc', 'isengard 1e, southrons-easterlings 2e'), 3);
    assert.equal(count(players, 'gone', 'isengard 1e, southrons-easterlings 2e'), 0);
  }
  assert.equal(count(2, 'orthanc', 'isengard 1e, southrons-easterlings 2e'), 1);
});

test('WR-11.24 WR-11.28 an Elite that leads takes the mixed Army along for whoever commands it', () => {
  const led = (armies: string, who: Who, leads: Who) =>
    war(
      shadow({
        leads: [leads],
        mixed: ['fangorn'],
        armies: { fangorn: armies, erebor: 'dwarves 1r' },
        characters: { saruman: 'orthanc' },
        dice: { fp: 'event', shadow: 'character' },
      }),
    ).asks(who, 'act');
  const march = 'march character character';
  const king = led('sauron 2r, isengard 1e', 'witch-king', 'saruman');
  king.by('witch-king', march, 'army fangorn', 'to eastemnet').refuses('leave isengard-elite', 'WR-6.407');
  king.refuses('leave sauron-regular', 'WR-11.30', 'would-lose-command').mayExactly('done').by('witch-king', 'done');
  king.army('eastemnet', 'isengard 1e, sauron 2r').leaveOpen();
  led('sauron 1e, isengard 1e', 'witch-king', 'saruman').refuses(march, 'WR-4.26', 'no-army-can-move');
  led('sauron 1r, isengard 1e', 'saruman', 'witch-king')
    .by('saruman', march, 'army fangorn', 'to eastemnet')
    .leaveOpen();
  led('southrons-easterlings 1e', 'saruman', 'witch-king').by('saruman', march, 'army fangorn').leaveOpen();
});

test('WR-11.24 Elites of Sauron lead nobody', () => {
  const at = war(
    shadow({
      leads: ['saruman'],
      armies: { moria: 'sauron 2e', edoras: 'rohan 1r' },
      characters: { saruman: 'orthanc' },
      dice: { fp: 'event', shadow: 'character' },
    }),
  );
  at.asks('witch-king', 'act').refuses('march character character', 'WR-4.26', 'no-army-can-move');
});

test('WR-11.45 with three players too the Witch-king flies for his own player alone', () => {
  const at = war({
    players: 3,
    acts: 'shadow',
    politics: ALL,
    armies: { 'minas-morgul': 'sauron 1r', edoras: 'rohan 1r' },
    characters: { 'witch-king': 'minas-morgul' },
    dice: { fp: 'event', shadow: 'character' },
  });
  at.asks('saruman', 'act').refuses('fly character character', 'WR-4.26', 'nobody-can-move');
});
