/** KM-18: Kings with three and four players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario, type Who } from './helpers.ts';

const ACTIVE = { north: 'active 1', dwarves: 'active 1', gondor: 'active 1', rohan: 'active 1', elves: 'active 1' };
const WAR = { north: 'war', dwarves: 'war', gondor: 'war', rohan: 'war', elves: 'war' };
const HOMES = {
  'brand-awakened': 'dale',
  'dain-awakened': 'erebor',
  'denethor-awakened': 'minas-tirith',
  'theoden-awakened': 'edoras',
  'thranduil-awakened': 'woodland-realm',
};
/** A table of four at which this player acts. */
const four = (who: Who, given: Scenario): Scenario => {
  const mate: Record<string, Who> = {
    gondor: 'rohan',
    rohan: 'gondor',
    'witch-king': 'saruman',
    saruman: 'witch-king',
  };
  const side = who === 'gondor' || who === 'rohan' ? 'fp' : 'shadow';
  return { players: 4, leads: [mate[who]], acts: side, ...given };
};
const kingsOf = (words: readonly string[]): string[] => words.map((word) => word.split(' ')[1]).sort();

test('KM-18.1 each awakens the Sovereigns of his own Nations', () => {
  const given = { politics: ACTIVE, dice: { fp: 'muster' } };
  const rohan = kings(four('rohan', given)).asks('rohan', 'act');
  assert.deepEqual(kingsOf(rohan.verbs('awaken')), ['brand', 'dain', 'theoden']);
  rohan.refuses('awaken denethor muster muster', 'KM-18.1', 'not-your-nation');
  const gondor = kings(four('gondor', given)).asks('gondor', 'act');
  assert.deepEqual(kingsOf(gondor.verbs('awaken')), ['denethor', 'thranduil']);
});

test('KM-18.1 with three players the Free Peoples player awakens all', () => {
  const g = kings({ players: 3, politics: ACTIVE, dice: { fp: 'muster' } });
  assert.equal(g.verbs('awaken').length, 5);
});

test('KM-18.2 KM-18.12 each uses the abilities and tokens of his own Sovereigns', () => {
  const given = { politics: WAR, characters: HOMES, dice: { fp: 'ruler-muster muster' } };
  const rohan = kings(four('rohan', given));
  assert.deepEqual(kingsOf(rohan.verbs('command')), ['brand-awakened', 'dain-awakened', 'theoden-awakened']);
  assert.deepEqual(kingsOf(rohan.verbs('token')), ['brand-awakened', 'dain-awakened', 'theoden-awakened']);
  assert.deepEqual(new Set(kingsOf(rohan.verbs('exchange'))), new Set(['dain-awakened']));
  const gondor = kings(four('gondor', given));
  assert.deepEqual(gondor.verbs('command'), []);
  assert.deepEqual(kingsOf(gondor.verbs('token')), ['denethor-awakened', 'thranduil-awakened']);
  assert.deepEqual(new Set(kingsOf(gondor.verbs('exchange'))), new Set(['denethor-awakened', 'thranduil-awakened']));
  gondor.refuses('command theoden-awakened ruler-muster muster', 'KM-18.2', 'not-your-nation');
});

test('KM-18.2 the Palantír of Anárion serves the player of Gondor alone', () => {
  const given = { characters: HOMES, politics: WAR, dice: { fp: 'ruler-event event', shadow: 'army' } };
  kings(four('gondor', given)).by('gondor', 'draw character ruler-event event').asks('gondor', 'stone-draw');
  const rohan = kings(four('rohan', given)).by('rohan', 'draw character ruler-event event');
  assert.notEqual(rohan.prompt(), 'stone-draw');
});

test('KM-18.3 either player of the Free Peoples may take the tile off', () => {
  for (const who of ['gondor', 'rohan'] as const) {
    const g = kings(
      four('rohan', {
        politics: ACTIVE,
        characters: { gimli: 'erebor' },
        tiles: { dain: ['tile-07'] },
        dice: { fp: 'muster' },
      }),
    );
    g.by('rohan', 'advance dwarves muster muster');
    assert.deepEqual(g.asked(), ['gondor', 'rohan']);
    g.by(who, 'yes');
    assert.deepEqual(g.tiles('dain'), []);
  }
});

test('KM-18.4 either may remove a Corrupted Sovereign', () => {
  for (const who of ['gondor', 'rohan'] as const) {
    const g = kings(four(who, { corrupted: ['dain'], characters: { gimli: 'erebor' }, dice: { fp: 'character' } }));
    g.by(who, 'oust dain character character');
    assert.equal(g.where('dain'), 'gone');
  }
});

test('KM-18.5 KM-18.7 either player of the Shadow may make the first attempt, on any Sovereign', () => {
  for (const who of ['witch-king', 'saruman'] as const) {
    const g = kings(four(who, { huntBox: { shadow: 3 }, dice: { fp: 'event', shadow: 'army' } })).asks(who, 'act');
    assert.deepEqual(kingsOf(g.verbs('corrupt')), ['brand', 'dain', 'denethor', 'theoden', 'thranduil']);
  }
  const next = kings({ players: 4, phase: 'recover' });
  assert.equal(next.kings().corruptor, -1);
});

test('KM-18.6 KM-18.8 KM-18.10 attempts alternate and use up the turn of him who makes one; a Sovereign is named once', () => {
  const g = kings(
    four('saruman', {
      huntBox: { shadow: 6 },
      dice: { fp: 'event event event event event', shadow: 'army army' },
      pool: ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10'],
    }),
  );
  g.by('saruman', 'corrupt dain', 'tile tile-05');
  g.by(g.asked()[0], 'skip event').asks('witch-king', 'act');
  g.refuses('corrupt dain', 'KM-10.7').by('witch-king', 'skip army');
  g.by(g.asked()[0], 'skip event').asks('saruman', 'act');
  g.refuses('corrupt thranduil', 'KM-18.6', 'attempt-other-player');
  assert.deepEqual(g.verbs('corrupt'), []);
  g.by('saruman', 'skip army').by(g.asked()[0], 'skip event').asks('witch-king', 'act');
  g.by('witch-king', 'corrupt thranduil');
  while (g.prompt() === 'place-tile') g.by('witch-king', g.may()[0]);
  g.by(g.asked()[0], 'skip event').asks('saruman', 'act');
  assert.equal(g.verbs('corrupt').length, 3);
});

test('KM-18.16 without a die whoever may attempt acts, whoever’s place it is', () => {
  const g = kings(
    four('saruman', {
      huntBox: { shadow: 6 },
      dice: { fp: 'event event event event event', shadow: 'army' },
      pool: ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10'],
    }),
  );
  const place = () => {
    while (g.prompt() === 'place-tile') g.by(g.asked()[0], g.may()[0]);
    g.by(g.asked()[0], 'skip event');
  };
  g.by('saruman', 'corrupt dain');
  place();
  g.by('witch-king', 'skip army').by(g.asked()[0], 'skip event').asks('witch-king', 'act');
  g.by('witch-king', 'corrupt thranduil');
  place();
  g.asks('saruman', 'act').by('saruman', 'corrupt brand').asks('saruman', 'place-tile');
});

test('KM-18.6 alone on his side the Shadow attempts again and again', () => {
  const g = kings({
    acts: 'shadow',
    huntBox: { shadow: 6 },
    dice: { fp: 'event event event', shadow: '' },
    pool: ['tile-05', 'tile-06', 'tile-07', 'tile-08'],
  });
  g.shadow('corrupt dain', 'tile tile-05').fp('skip event');
  assert.equal(g.verbs('corrupt').length, 4);
});

test('KM-18.9 each brings in the Chieftains of his own Nations', () => {
  const given = { politics: { gondor: 'war', rohan: 'war', north: 'war' }, dice: { shadow: 'muster' } };
  assert.deepEqual(kingsOf(kings(four('saruman', given)).verbs('summon')), ['black-serpent', 'ugluk']);
  const king = kings(four('witch-king', given));
  assert.deepEqual(kingsOf(king.verbs('summon')), ['shadow-of-mirkwood']);
  king.refuses('summon ugluk muster muster', 'KM-18.9', 'not-your-character');
});

test('KM-18.11 KM-10.15 an attempt by a card counts for the alternation, but not as the attempt of the turn', () => {
  const given: Scenario = {
    huntBox: { shadow: 3 },
    armies: { erebor: 'dwarves 1r', dale: 'sauron 1n', orthanc: 'isengard 1r' },
    dice: { fp: 'event event event', shadow: 'character event army' },
    hands: { saruman: ['the-west-has-failed'] },
    pool: ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10'],
  };
  const g = kings(four('saruman', given));
  g.by('saruman', 'play the-west-has-failed character character', 'ruler dain', 'tile tile-05');
  assert.equal(g.s.huntBox[1], 3);
  g.by(g.asked()[0], 'skip event').by('witch-king', 'skip army').by(g.asked()[0], 'skip event');
  g.asks('saruman', 'act').refuses('corrupt dain', 'KM-18.6');
  const mate = kings(four('saruman', given));
  mate.by('saruman', 'play the-west-has-failed character character', 'ruler dain', 'tile tile-05');
  mate.by(mate.asked()[0], 'skip event').by('witch-king', 'corrupt dain').asks('witch-king', 'place-tile');
});

test('KM-10.15 an earlier attempt does not stop the card; two players alone', () => {
  const g = kings({
    acts: 'shadow',
    huntBox: { shadow: 3 },
    armies: { erebor: 'dwarves 1r', dale: 'sauron 1n', orthanc: 'isengard 1r' },
    dice: { fp: 'event event event', shadow: 'character' },
    hands: { shadow: ['the-west-has-failed'] },
    pool: ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10'],
  });
  g.shadow('corrupt dain', 'tile tile-05').fp('skip event');
  g.shadow('play the-west-has-failed character character', 'ruler dain').asks('shadow', 'place-tile');
  assert.equal(g.may().length, 2);
});

test('KM-18.12 the Leading Player of each side makes the forced discard', () => {
  const g = kings({
    players: 4,
    phase: 'rolled',
    leads: ['rohan', 'saruman'],
    characters: { ...HOMES, ugluk: 'orthanc' },
    dice: { fp: 'event ruler-event', shadow: 'army ruler-army' },
  });
  g.asks('saruman', 'drop-die').by('saruman', 'drop army').asks('rohan', 'drop-die');
});

test('KM-18.13 in a mixed Army Heir of Bard needs the player of the North to command; Théoden’s charge always works', () => {
  const fight = (free: string) => {
    const g = kings({
      players: 4,
      acts: 'shadow',
      leads: ['saruman', 'gondor'],
      armies: { dale: free, 'old-forest-road': 'sauron 3r' },
      characters: { 'brand-awakened': 'dale', 'theoden-awakened': 'dale' },
      politics: { ...WAR, sauron: 'war' },
      hands: { gondor: ['the-last-battle'], rohan: ['faramirs-rangers'], 'witch-king': ['monsters-roused'] },
      dice: { shadow: 'army' },
    });
    g.by('witch-king', 'attack army army', 'army old-forest-road', 'target dale', 'done');
    g.by('witch-king', g.may().find((word) => word.startsWith('card')) ?? 'no');
    const [who] = g.asked();
    g.dice(1, 1, 1, 1, 1, 1, 1).by(who, g.may().find((word) => word.startsWith('card')) ?? 'no');
    return { who, prompt: g.prompt(), g };
  };
  const north = fight('north 3r, gondor 1r');
  assert.deepEqual([north.who, north.prompt], ['rohan', 'heir-of-bard']);
  const gondor = fight('north 1r, gondor 3r');
  assert.equal(gondor.who, 'gondor');
  assert.notEqual(gondor.prompt, 'heir-of-bard');
  gondor.g.asks('gondor', 'leader-reroll');
  assert.ok(gondor.g.may().includes('reroll 4'), 'Brand 2 and Théoden 3, four dice missed');
});

test('KM-18.14 with three players awakening is an action of the Nation: it does not act again at once', () => {
  const g = kings({ players: 3, politics: ACTIVE, dice: { fp: 'muster muster muster', shadow: 'army army' } });
  g.fp('awaken theoden muster muster').by(g.asked()[0], 'skip army').asks('fp', 'act');
  g.refuses('advance rohan muster muster', 'WR-11.36');
  assert.ok(g.may().includes('awaken dain muster muster'));
  g.fp('advance gondor muster muster').by(g.asked()[0], 'skip army');
  g.refuses('awaken denethor muster muster', 'WR-11.36', 'nation-acted-last');
});

test('KM-18.14 with three players an ability called up by a die is an action of his Nation', () => {
  const given: Scenario = {
    players: 3,
    politics: WAR,
    characters: HOMES,
    dice: { fp: 'muster muster ruler-muster', shadow: 'army army army' },
  };
  const g = kings(given);
  g.fp('exchange dain-awakened muster muster').by(g.asked()[0], 'skip army');
  g.refuses('exchange dain-awakened muster muster', 'WR-11.36').refuses(
    'command dain-awakened ruler-muster muster',
    'WR-11.36',
  );
  g.fp('exchange denethor-awakened muster muster').by(g.asked()[0], 'skip army');
  assert.ok(g.may().includes('command dain-awakened ruler-muster muster'));
});

test('KM-18.14 with three players the Palantír of Anárion is an action of Gondor', () => {
  const given: Scenario = {
    players: 3,
    politics: WAR,
    characters: HOMES,
    dice: { fp: 'ruler-event muster muster', shadow: 'army army army' },
  };
  const used = kings(given);
  used.fp('draw character ruler-event event', 'deck strategy').by(used.asked()[0], 'skip army');
  used.refuses('exchange denethor-awakened muster muster', 'WR-11.36');
  const declined = kings(given);
  declined.fp('draw character ruler-event event', 'done').by(declined.asked()[0], 'skip army');
  declined.fp('exchange denethor-awakened muster muster');
  const worn = kings(given);
  worn.fp('exchange denethor-awakened muster muster').by(worn.asked()[0], 'skip army');
  worn.fp('draw character ruler-event event');
  assert.notEqual(worn.prompt(), 'stone-draw');
});

test('KM-6.2 WR-11.25 a grey Sovereign with units of the team-mate makes the Army shared: mixed, its commander leads him', () => {
  const given: Scenario = {
    armies: { lossarnach: 'rohan 2r', pelargir: 'rohan 1r' },
    characters: { denethor: 'lossarnach' },
    politics: WAR,
    dice: { fp: 'army army', shadow: 'army army' },
  };
  const g = kings(four('rohan', given));
  g.by('rohan', 'march army army', 'army pelargir', 'to lossarnach', 'done');
  g.asks('rohan', 'mix-armies').by('rohan', 'yes').asks('gondor', 'agree-to-mix').by('gondor', 'yes');
  const mixed = kings(four('rohan', { ...given, mixed: ['lossarnach'] }));
  mixed.by('rohan', 'march army army', 'army lossarnach', 'to osgiliath', 'done').asks('rohan', 'move-army');
  assert.equal(mixed.where('denethor'), 'osgiliath');
});

test('KM-18.14 KM-23.2 with three players awakening by a card is an action of his Nation too', () => {
  const given: Scenario = {
    players: 3,
    politics: WAR,
    characters: { gimli: 'erebor', 'gandalf-the-grey': 'dale' },
    hands: { fp: ['aid-in-time-of-need'] },
    dice: { fp: 'character muster muster', shadow: 'army army army' },
  };
  const used = kings(given);
  used.fp('play aid-in-time-of-need character character', 'done', 'ruler dain').by(used.asked()[0], 'skip army');
  used.refuses('exchange dain-awakened muster muster', 'WR-11.36');
  const worn = kings(given);
  worn.fp('muster muster muster', 'recruit dwarves-regular erebor', 'done').by(worn.asked()[0], 'skip army');
  worn.fp('play aid-in-time-of-need character character', 'done').mayExactly('ruler brand');
});

test('KM-18.15 both players of the Shadow see hidden tiles, no player of the Free Peoples does', () => {
  for (const players of [3, 4] as const) {
    const g = kings({ players, tiles: { dain: ['tile-07'] } });
    const free = players === 3 ? (['fp'] as const) : (['gondor', 'rohan'] as const);
    for (const who of free) assert.equal(g.seen(who).kings.sovereigns[1].tiles, null);
    for (const who of ['witch-king', 'saruman'] as const)
      assert.equal(g.seen(who).kings.sovereigns[1].tiles?.length, 1);
  }
});

test('KM-6.2 KM-6.3 WR-11.26 a grey Sovereign does not go with the Army of the team-mate, nor hold it back', () => {
  const marches = () =>
    kings(
      four('rohan', {
        armies: { lossarnach: 'rohan 2r', 'minas-tirith': 'gondor 2r' },
        characters: { denethor: 'lossarnach' },
        politics: WAR,
        dice: { fp: 'army', shadow: 'army' },
      }),
    ).by('rohan', 'march army army', 'army lossarnach', 'to osgiliath');
  const stays = marches().by('rohan', 'leave rohan-regular', 'done').asks('rohan', 'mix-armies');
  assert.equal(stays.where('denethor'), 'lossarnach');
  assert.equal(marches().by('rohan', 'done').leaveOpen().where('denethor'), 'gone');
});

test('KM-18.1 KM-23.30 There Is Hope for Victory awakens no Sovereign of the team-mate', () => {
  const g = kings({
    players: 4,
    acts: 'shadow',
    leads: ['saruman', 'gondor'],
    armies: { eastemnet: 'gondor 3r', 'western-brown-lands': 'sauron 3r' },
    characters: { theoden: 'eastemnet' },
    politics: { ...WAR, sauron: 'war' },
    hands: { gondor: ['ever-at-your-service'] },
    dice: { shadow: 'army' },
  });
  g.by('witch-king', 'attack army army', 'army western-brown-lands', 'target eastemnet', 'done');
  g.dice(1, 1, 1, 1, 1, 1).by('gondor', 'card ever-at-your-service').by('gondor', 'companion theoden');
  assert.deepEqual([g.where('theoden'), g.where('theoden-awakened')], ['eastemnet', 'aside']);
  g.dice(1).by('gondor', 'reroll 1');
  assert.equal(g.told('leader-rerolls')[0].args?.modifier, 1);
});
