/** Chapter XI, 11B and 11C, where team-mates share a place: whose Character goes, what an agreement outlives, whom nobody pins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL_AT_WAR as ALL, type Scenario, war } from './helpers.ts';

type Table = ReturnType<typeof war>;
const four = (given: Scenario): Table =>
  war({ players: 4, politics: ALL, dice: { fp: 'army', shadow: 'event' }, ...given });
const shadow = (given: Scenario): Table => four({ acts: 'shadow', dice: { fp: 'event', shadow: 'army' }, ...given });
/** Places shared by team-mates: 'mixed' or 'apart'. */
const shared = (at: Table): Record<string, string> =>
  Object.fromEntries(
    at
      .leaveOpen()
      .seen(null)
      .shared.map(({ place, mixed }) => [at.rules.name('place', place), mixed ? 'mixed' : 'apart']),
  );

// WR-11.18, WR-11.45: whose Character goes

const ORTHANC = {
  leads: ['saruman'],
  armies: { orthanc: 'sauron 3r', 'fords-of-isen': 'rohan 1r' },
  characters: { saruman: 'orthanc' },
} as const satisfies Scenario;

test('WR-11.18 WR-11.45 out of an unmixed Orthanc the player of the Witch-king does not lead Saruman into battle', () => {
  const at = shadow(ORTHANC).dice(1, 1, 1, 6);
  at.by('witch-king', 'attack army army', 'army orthanc', 'target fords-of-isen').mayExactly(
    'done',
    'leave sauron-regular',
  );
  at.by('witch-king', 'done').asks('witch-king', 'take-loss');
  assert.equal(at.where('saruman'), 'orthanc');
  const led = shadow({ ...ORTHANC, dice: { fp: 'event', shadow: 'character' } });
  led.asks('witch-king', 'act').refuses('attack character character', 'WR-4.26', 'no-army-can-attack');
});

test('WR-11.18 WR-11.33 in a mixed Army the commander leads Saruman, or leaves him', () => {
  const given: Scenario = {
    ...ORTHANC,
    armies: { ...ORTHANC.armies, orthanc: 'sauron 3r, isengard 1r' },
    mixed: ['orthanc'],
    dice: { fp: 'event', shadow: 'character' },
  };
  const attack = ['attack character character', 'army orthanc', 'target fords-of-isen'];
  const led = shadow(given)
    .by('witch-king', ...attack)
    .by('witch-king', 'leave isengard-regular');
  led.refuses('leave-character saruman', 'WR-6.505', 'attack-needs-leader');
  assert.equal(led.dice(1, 1, 1, 1).anyMore().by('witch-king', 'done').leaveOpen().where('saruman'), 'field');
  const left = shadow({ ...given, dice: { fp: 'event', shadow: 'army' } });
  left.by('witch-king', 'attack army army', ...attack.slice(1), 'leave isengard-regular', 'leave-character saruman');
  assert.equal(left.leaveOpen().where('saruman'), 'orthanc');
});

test('WR-11.45 Saruman’s player attacks out of a region where both stand apart without the Witch-king', () => {
  const at = shadow({
    armies: { 'south-dunland': 'isengard 2r, sauron 2r', enedwaith: 'rohan 1r' },
    characters: { 'witch-king': 'south-dunland', 'mouth-of-sauron': 'south-dunland' },
  });
  at.by('saruman', 'attack army army', 'army south-dunland', 'target enedwaith').dice(1, 1, 1).by('saruman', 'done');
  assert.deepEqual([at.where('witch-king'), at.where('mouth-of-sauron')], ['south-dunland', 'south-dunland']);
  at.by('saruman', 'cease').army('south-dunland', 'isengard 2r, sauron 2r').leaveOpen();
});

test('WR-11.45 WR-11.29 apart he does not march with him either; with a mixed Army of his command he does', () => {
  const given: Scenario = {
    armies: { 'south-dunland': 'isengard 3r, sauron 2r 1n', erebor: 'dwarves 1r' },
    characters: { 'witch-king': 'south-dunland' },
  };
  const march = ['march army army', 'army south-dunland', 'to enedwaith'];
  const apart = shadow(given)
    .by('saruman', ...march)
    .mayExactly('done', 'leave isengard-regular', 'leave nazgul');
  apart.by('saruman', 'done').leaveOpen();
  assert.equal(apart.where('witch-king'), 'south-dunland');
  apart.army('enedwaith', 'isengard 3r, sauron 1n');
  const mixed = shadow({ ...given, mixed: ['south-dunland'] })
    .by('saruman', ...march, 'done')
    .leaveOpen();
  assert.equal(mixed.where('witch-king'), 'enedwaith');
  const alone = shadow({ ...given, armies: { 'south-dunland': 'isengard 3r', erebor: 'dwarves 1r' } });
  assert.equal(
    alone
      .by('saruman', ...march, 'done')
      .leaveOpen()
      .where('witch-king'),
    'south-dunland',
  );
});

test('WR-11.16 WR-11.45 Companions and Nazgûl of a place where both stand apart go along with either', () => {
  const at = four({
    armies: { folde: 'rohan 2r, gondor 1r', orthanc: 'isengard 1r' },
    characters: { boromir: 'folde', gimli: 'folde' },
  });
  at.by('rohan', 'march army army', 'army folde', 'to eastemnet', 'done').leaveOpen();
  assert.deepEqual([at.where('boromir'), at.where('gimli')], ['eastemnet', 'eastemnet']);
});

test('WR-11.18 WR-11.26 a Minion of the team-mate who stays behind asks for no rearguard', () => {
  const at = shadow({ ...ORTHANC, armies: { orthanc: 'sauron 1r', 'fords-of-isen': 'rohan 1r' } });
  at.dice(1, 1).by('witch-king', 'attack army army', 'army orthanc', 'target fords-of-isen');
  at.asks('witch-king', 'press-on').by('witch-king', 'cease').leaveOpen();
  assert.equal(at.where('saruman'), 'orthanc');
});

// WR-11.27, WR-11.31: what was agreed outlives a siege

const SIEGE = {
  leads: ['saruman'],
  armies: { 'helms-deep': 'sauron 3r, isengard 2r' },
  besieged: { 'helms-deep': 'rohan 1r' },
} as const satisfies Scenario;

test('WR-11.27 WR-11.31 the mixed Army that takes a Stronghold by assault stays one, and nobody is asked', () => {
  const at = shadow({ ...SIEGE, mixed: ['helms-deep'] });
  at.dice(6, 6, 6, 6, 6, 1).by('witch-king', 'attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  assert.equal(at.controls('helms-deep'), 'shadow');
  assert.deepEqual(shared(at), { 'helms-deep': 'mixed' });
  at.asks('rohan', 'act');
});

test('WR-11.27 a rearguard and the force that takes the Stronghold are one mixed Army again', () => {
  const at = shadow({ ...SIEGE, mixed: ['helms-deep'] });
  at.by('witch-king', 'attack army army', 'army helms-deep', 'target inside-helms-deep');
  at.by('witch-king', 'leave isengard-regular', 'leave isengard-regular', 'leave sauron-regular');
  at.dice(6, 6, 1).by('witch-king', 'done');
  assert.deepEqual(shared(at), { 'helms-deep': 'mixed' });
  at.asks('rohan', 'act');
});

test('WR-11.26 WR-11.25 those who agreed to stand apart are not asked again when the Stronghold falls, with losses or without', () => {
  for (const defence of [1, 6]) {
    const at = shadow({
      ...SIEGE,
      armies: { 'helms-deep': 'sauron 3r, isengard 1r', 'fords-of-isen': 'isengard 1r' },
      leads: ['witch-king'],
      dice: { fp: 'event event', shadow: 'army army' },
    });
    at.by('saruman', 'march army army', 'army fords-of-isen', 'to helms-deep').doneIfAsked('saruman');
    at.asks('saruman', 'mix-armies').by('saruman', 'no');
    at.by(at.asked()[0], 'skip event').dice(6, 6, 6, defence);
    at.by('witch-king', 'attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
    if (at.prompt() === 'take-loss') at.by('witch-king', 'lose sauron-regular');
    assert.equal(at.controls('helms-deep'), 'shadow');
    assert.deepEqual(shared(at), { 'helms-deep': 'apart' });
    at.asks('gondor', 'act');
  }
});

test('WR-11.27 WR-6.622 a mixed garrison that kills its besiegers in a sortie stays mixed', () => {
  const at = four({
    mixed: ['inside-helms-deep'],
    armies: { 'helms-deep': 'isengard 1r' },
    besieged: { 'helms-deep': 'rohan 2r, gondor 1r' },
  });
  at.dice(6, 6, 6, 1).by('rohan', 'attack army army', 'army inside-helms-deep', 'target helms-deep', 'done');
  assert.deepEqual(shared(at), { 'helms-deep': 'mixed' });
  at.asks('saruman', 'act');
});

test('WR-11.27 WR-5.22 besiegers stay mixed when a card empties the walls, and a garrison when it empties the field', () => {
  const walls = shadow({
    ...SIEGE,
    armies: { 'helms-deep': 'sauron 3r 2n, isengard 2r' },
    mixed: ['helms-deep'],
    hands: { 'witch-king': ['dreadful-spells'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  walls.dice(6, 6).by('witch-king', 'play dreadful-spells event event');
  while (walls.prompt() !== 'act') walls.by(walls.asked()[0], walls.may()[0]);
  assert.deepEqual([walls.controls('helms-deep'), shared(walls)], ['shadow', { 'helms-deep': 'mixed' }]);
});

// WR-11.46: who relieves a mixed garrison

const RELIEF = {
  leads: ['gondor'],
  armies: { westemnet: 'rohan 3r', 'helms-deep': 'isengard 1r' },
  besieged: { 'helms-deep': 'rohan 2r, gondor 1r' },
} as const satisfies Scenario;
const relieved = (given: Scenario): Table =>
  four(given)
    .dice(6, 6, 6, 1)
    .anyMore()
    .by('rohan', 'attack army army', 'army westemnet', 'target helms-deep', 'done', 'yes', 'done');

test('WR-11.46 who relieves a mixed garrison becomes part of it without a question', () => {
  const at = relieved({ ...RELIEF, mixed: ['inside-helms-deep'] });
  at.army('helms-deep', 'gondor 1r, rohan 5r');
  assert.deepEqual(shared(at), { 'helms-deep': 'mixed' });
  at.asks('saruman', 'act');
});

test('WR-11.46 a mixed Army that relieves a garrison of one of the two takes it in only if both agree', () => {
  const at = relieved({
    ...RELIEF,
    armies: { westemnet: 'rohan 2r, gondor 1r', 'helms-deep': 'isengard 1r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    mixed: ['westemnet'],
  });
  at.asks('rohan', 'mix-armies').by('rohan', 'no');
  assert.deepEqual(shared(at), { 'helms-deep': 'apart' });
});

// WR-11.26, WR-11.14: nobody is pinned by a team-mate's Leader

test('WR-11.26 WR-11.14 WR-5.20 a team-mate’s Leader apart pins nobody, and left without a unit he is lost', () => {
  const at = four({ armies: { lossarnach: 'gondor 2l, rohan 1r', orthanc: 'isengard 1r' } });
  at.by('rohan', 'march army army', 'army lossarnach', 'to osgiliath').doneIfAsked('rohan').leaveOpen();
  at.army('osgiliath', 'rohan 1r').army('lossarnach', '');
  assert.equal(at.lost('gondor', 'l'), 2);
  assert.equal(at.told('leaders-lost').length, 1);
});

test('WR-11.26 WR-6.507 out of an attack too: he stays while the force lives, and is lost when it advances or falls', () => {
  const given: Scenario = { armies: { lossarnach: 'gondor 1l, rohan 1r', osgiliath: 'sauron 1r' } };
  const attack = ['attack army army', 'army lossarnach', 'target osgiliath'];
  const stays = four(given)
    .dice(1, 1)
    .by('rohan', ...attack)
    .doneIfAsked('rohan')
    .by('rohan', 'cease');
  stays.leaveOpen().army('lossarnach', 'gondor 1l, rohan 1r');
  const wins = four(given)
    .dice(6, 1)
    .by('rohan', ...attack)
    .doneIfAsked('rohan')
    .by('rohan', 'yes');
  wins.leaveOpen().army('osgiliath', 'rohan 1r').army('lossarnach', '');
  const falls = four(given)
    .dice(1, 6)
    .by('rohan', ...attack)
    .doneIfAsked('rohan');
  falls.leaveOpen().army('lossarnach', '');
  assert.deepEqual([wins.lost('gondor', 'l'), falls.lost('gondor', 'l')], [1, 1]);
});

test('WR-11.29 WR-6.406 in a mixed Army the commander leaves no Leader of the team-mate alone', () => {
  const at = four({ mixed: ['lossarnach'], armies: { lossarnach: 'gondor 1l, rohan 2r', orthanc: 'isengard 1r' } });
  at.by('rohan', 'march army army', 'army lossarnach', 'to osgiliath');
  at.refuses('leave gondor-leader', 'WR-6.406')
    .by('rohan', 'done')
    .army('osgiliath', 'gondor 1l, rohan 2r')
    .leaveOpen();
});

// WR-11.30 against WR-11.34: the advance

const ITHILIEN = 'south-ithilien';
const wins = (given: Scenario, dice: number[], ...losses: string[]): Table => {
  const at = four({ mixed: ['osgiliath'], leads: ['gondor'], ...given })
    .dice(...dice)
    .anyMore();
  at.by('rohan', 'attack army army', 'army osgiliath', `target ${ITHILIEN}`, 'done', ...losses);
  return at.by('rohan', 'yes');
};

test('WR-11.30 after a won battle the commander does not advance with his team-mate’s units alone, nor so that he loses the command', () => {
  const at = wins({ armies: { osgiliath: 'gondor 2r, rohan 3r', [ITHILIEN]: 'sauron 1r' } }, [6, 6, 6, 6, 6, 1]);
  at.refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command').by('rohan', 'leave gondor-regular');
  at.by('rohan', 'leave rohan-regular').refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command');
  at.by('rohan', 'leave gondor-regular').doneIfAsked('rohan').leaveOpen();
  at.army(ITHILIEN, 'rohan 2r').army('osgiliath', 'gondor 2r, rohan 1r');
});

test('WR-11.34 WR-11.30 the losses of the battle take nobody the advance with all: a part he must command', () => {
  const battle = { armies: { osgiliath: 'gondor 2r, rohan 3r', [ITHILIEN]: 'sauron 2r' } };
  const lost = ['lose rohan-regular', 'lose rohan-regular'];
  const all = wins(battle, [6, 6, 1, 1, 1, 6, 6], ...lost)
    .by('rohan', 'done')
    .leaveOpen();
  all.army(ITHILIEN, 'gondor 2r, rohan 1r');
  const part = wins(battle, [6, 6, 1, 1, 1, 6, 6], ...lost).refuses('leave rohan-regular', 'WR-11.30');
  part.by('rohan', 'leave gondor-regular').refuses('done', 'WR-11.30', 'would-lose-command');
  part.by('rohan', 'leave gondor-regular').doneIfAsked('rohan').leaveOpen();
  part.army(ITHILIEN, 'rohan 1r').army('osgiliath', 'gondor 2r');
});
