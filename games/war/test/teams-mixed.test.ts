/** Chapter XI, 11C, at its edges: Armies that meet, join, stay apart, are trimmed, split, attacked and besieged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, type Who, war } from './helpers.ts';

type Table = ReturnType<typeof war>;
const WAR = {
  gondor: 'war',
  rohan: 'war',
  elves: 'war',
  north: 'war',
  sauron: 'war',
  isengard: 'war',
  'southrons-easterlings': 'war',
};
const four = (given: Scenario): Table =>
  war({ players: 4, politics: WAR, dice: { fp: 'army', shadow: 'event' }, ...given });
const shadow = (given: Scenario): Table => four({ acts: 'shadow', dice: { fp: 'event', shadow: 'army' }, ...given });
/** Places shared by team-mates: 'mixed' or 'apart', and who commands. */
const shared = (at: Table): Record<string, string> =>
  Object.fromEntries(
    at
      .leaveOpen()
      .seen(null)
      .shared.map(({ place, mixed, commander }) => [
        at.rules.name('place', place),
        `${mixed ? 'mixed' : 'apart'} ${at.rules.name('seat', commander)}`,
      ]),
  );

test('WR-11.25 who recruits beside a team-mate is asked as well', () => {
  const at = four({
    armies: { pelargir: 'gondor 1r', edoras: 'gondor 2r', orthanc: 'isengard 1r' },
    dice: { fp: 'muster', shadow: 'event' },
  });
  at.by('rohan', 'muster muster muster', 'recruit rohan-elite edoras').asks('rohan', 'mix-armies');
  at.by('rohan', 'yes').asks('gondor', 'agree-to-mix').by('gondor', 'yes');
  assert.deepEqual(shared(at), { edoras: 'mixed gondor' });
});

test('WR-11.25 after a retreat in the enemy’s action the Leading Player proposes', () => {
  const at = shadow({
    leads: ['rohan', 'saruman'],
    armies: { 'south-ithilien': 'sauron 5r', osgiliath: 'gondor 2r', lossarnach: 'rohan 1r' },
  });
  at.dice(1, 1, 1, 1, 1, 1, 1).by(
    'witch-king',
    'attack army army',
    'army south-ithilien',
    'target osgiliath',
    'done',
    'press',
  );
  at.by('gondor', 'to lossarnach').by('witch-king', 'no').asks('rohan', 'mix-armies').by('rohan', 'yes');
  at.asks('gondor', 'agree-to-mix');
});

test('WR-11.27 WR-11.46 a mixed Army that comes to a separate one of a team-mate takes it over only if he agrees', () => {
  const met = (): Table =>
    four({
      leads: ['rohan'],
      mixed: ['osgiliath'],
      armies: { osgiliath: 'gondor 3r, rohan 1r', lossarnach: 'rohan 1r' },
    })
      .by('gondor', 'march army army', 'army osgiliath', 'to lossarnach', 'done')
      .asks('gondor', 'mix-armies');
  assert.deepEqual(shared(met().by('gondor', 'yes').by('rohan', 'yes')), { lossarnach: 'mixed gondor' });
  assert.deepEqual(shared(met().by('gondor', 'yes').by('rohan', 'no')), { lossarnach: 'apart gondor' });
  assert.deepEqual(shared(met().by('gondor', 'no')), { lossarnach: 'apart gondor' });
});

test('WR-11.30 WR-11.46 who comes to a mixed Army becomes part of it', () => {
  const at = four({ mixed: ['lossarnach'], armies: { osgiliath: 'rohan 3r', lossarnach: 'gondor 2r, rohan 1r' } });
  at.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'done');
  at.doneIfAsked('rohan').asks('saruman', 'act');
  assert.deepEqual(shared(at), { lossarnach: 'mixed rohan' });
});

test('WR-11.27 a mixed Army that marches to an empty region stays one', () => {
  const at = four({ mixed: ['osgiliath'], armies: { osgiliath: 'gondor 1r, rohan 2r', orthanc: 'isengard 1r' } });
  at.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'done').asks('saruman', 'act');
  assert.deepEqual(shared(at), { lossarnach: 'mixed rohan' });
});

test('WR-11.26 WR-6.204 who has no unit left in the crowded region gives no more', () => {
  const at = four({ leads: ['rohan'], armies: { pelargir: 'gondor 3e', lossarnach: 'gondor 8r, rohan 1r' } });
  at.by('gondor', 'march army army', 'army pelargir', 'to lossarnach', 'done', 'done', 'no');
  at.asks('gondor', 'trim')
    .by('gondor', 'disband gondor-elite')
    .asks('rohan', 'trim')
    .by('rohan', 'disband rohan-regular');
  at.army('lossarnach', 'gondor 8r 2e').asks('saruman', 'act');
  const more = four({
    leads: ['gondor'],
    armies: { osgiliath: 'rohan 1r', lossarnach: 'gondor 8r', pelargir: 'gondor 3r' },
    dice: { fp: 'army army', shadow: 'event' },
  });
  more.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'no').by('saruman', 'skip event');
  more.by('gondor', 'march army army', 'army pelargir', 'to lossarnach', 'done', 'done', 'no');
  more
    .by('rohan', 'disband rohan-regular')
    .by('gondor', 'disband gondor-regular')
    .army('lossarnach', 'gondor 10r')
    .leaveOpen();
});

test('WR-11.26 in every crowded region the one who does not lead begins', () => {
  const at = four({
    leads: ['gondor'],
    armies: {
      osgiliath: 'rohan 1r',
      lossarnach: 'gondor 10r',
      folde: 'rohan 1r',
      edoras: 'elves 5r 5e',
      orthanc: 'isengard 1r',
    },
  });
  at.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'army folde', 'to edoras', 'no', 'no');
  at.by('rohan', 'disband rohan-regular').asks('rohan', 'trim').by('rohan', 'disband rohan-regular');
  at.army('lossarnach', 'gondor 10r').army('edoras', 'elves 5r 5e').asks('saruman', 'act');
});

test('WR-11.26 WR-6.610 both sides may be crowded at once, and each trims its own', () => {
  for (const players of [3, 4] as const) {
    const who = players === 3 ? 'fp' : 'rohan';
    const at = four({
      players,
      leads: players === 3 ? ['witch-king'] : ['gondor', 'witch-king'],
      armies: { westemnet: 'rohan 7r', 'helms-deep': 'sauron 1r', 'fords-of-isen': 'isengard 6r, sauron 4r' },
      besieged: { 'helms-deep': 'north 1r 4e' },
      dice: { fp: 'army', shadow: 'event' },
    });
    at.dice(1, 1, 1, 1, 1, 1).anyMore().by(who, 'attack army army', 'army westemnet', 'target helms-deep', 'done');
    at.by(who, 'press')
      .asks('witch-king', 'stand-or-retreat')
      .by('witch-king', 'to fords-of-isen')
      .by(who, 'yes', 'done');
    while (at.prompt() === 'mix-armies') at.by(at.asked()[0], 'no');
    at.asks(who, 'trim').by(who, 'disband rohan-regular', 'disband rohan-regular');
    at.asks('saruman', 'trim').mayExactly('disband isengard-regular').by('saruman', 'disband isengard-regular');
    at.army('fords-of-isen', 'isengard 5r, sauron 5r').asks('saruman', 'act');
  }
});

test('WR-11.27 Armies that were joined by an attack stay joined after it', () => {
  const at = shadow({
    leads: ['gondor', 'saruman'],
    armies: { osgiliath: 'gondor 2r, rohan 1r', 'south-ithilien': 'sauron 1r' },
  });
  at.dice(1, 1, 1, 1)
    .by('witch-king', 'attack army army', 'army south-ithilien', 'target osgiliath')
    .by('witch-king', 'cease');
  assert.deepEqual(shared(at), { osgiliath: 'mixed gondor' });
  at.asks('rohan', 'act');
});

test('WR-11.27 WR-5.37 the Ents and the Dead attack too: the Army is one from then on', () => {
  const ents = four({
    characters: { 'gandalf-the-white': 'lorien', gimli: 'fangorn' },
    armies: { orthanc: 'isengard 3r, sauron 2r', edoras: 'rohan 1r' },
    hands: { rohan: ['the-ents-awake-treebeard'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  ents.dice(1, 1, 4).by('rohan', 'play the-ents-awake-treebeard event event').asks('saruman', 'take-loss');
  assert.deepEqual(shared(ents.by('saruman', 'lose isengard-regular')), { orthanc: 'mixed witch-king' });
  const dead = four({
    leads: ['rohan', 'witch-king'],
    characters: { strider: 'edoras' },
    armies: { pelargir: 'southrons-easterlings 2r, sauron 2r', edoras: 'rohan 1r' },
    fellowship: { guide: 'gandalf-the-grey' },
    hands: { gondor: ['dead-men-of-dunharrow'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  dead.dice(1).by('gondor', 'play dead-men-of-dunharrow event event', 'to pelargir');
  dead.by('witch-king', 'lose sauron-regular').asks('witch-king', 'must-retreat').by('witch-king', 'to osgiliath');
  assert.equal(shared(dead).osgiliath, 'mixed saruman');
  const hit = four({
    mixed: ['orthanc'],
    armies: { orthanc: 'isengard 2r, sauron 3r', edoras: 'rohan 1r' },
    hands: { rohan: ['the-spirit-of-mordor'] },
    fellowship: { guide: 'strider' },
    dice: { fp: 'event', shadow: 'event' },
  });
  hit.dice(5, 5, 5, 1, 1).by('rohan', 'play the-spirit-of-mordor event event');
  hit.by('witch-king', 'lose sauron-regular', 'lose sauron-regular').asks('witch-king', 'take-loss');
});

test('WR-11.25 no mark of an Army that was destroyed is left for others', () => {
  const at = shadow({
    leads: ['saruman'],
    mixed: ['orthanc'],
    armies: { orthanc: 'gondor 1r, rohan 1r', 'gap-of-rohan': 'sauron 5r' },
    besieged: { orthanc: 'isengard 1r' },
  });
  at.dice(6, 6, 6, 6, 6, 1, 1).by(
    'witch-king',
    'attack army army',
    'army gap-of-rohan',
    'target orthanc',
    'done',
    'yes',
    'done',
  );
  at.asks('witch-king', 'mix-armies');
});

test('WR-11.28 Leaders, Nazgûl and Characters do not count for the command', () => {
  const commander = (units: string, leads: Who[]): string =>
    shared(four({ armies: { moria: units }, mixed: ['moria'], leads })).moria;
  assert.equal(commander('isengard 1r 1e, sauron 2r 4n', ['witch-king']), 'mixed saruman');
  assert.equal(commander('isengard 1r, southrons-easterlings 1e, sauron 1r 1e', ['witch-king']), 'mixed witch-king');
  assert.equal(commander('isengard 1r, southrons-easterlings 2r, sauron 2e', ['witch-king']), 'mixed saruman');
});

test('WR-11.30 of an even Army the Leading Player may take as many as his team-mate, the other one more', () => {
  const march = (leads: Who, who: Who): Table =>
    four({
      leads: [leads],
      mixed: ['osgiliath'],
      armies: { osgiliath: `${who} 3r, ${who === 'gondor' ? 'rohan' : 'gondor'} 2r` },
      dice: { fp: 'army army', shadow: 'event' },
    });
  const led = march('gondor', 'gondor').by('rohan', 'skip army').by('saruman', 'skip event');
  led.by('gondor', 'march army army', 'army osgiliath', 'to lossarnach', 'leave gondor-regular');
  led
    .refuses('leave gondor-regular', 'WR-11.30', 'would-lose-command')
    .by('gondor', 'leave rohan-regular', 'leave gondor-regular')
    .leaveOpen();
  const other = march('gondor', 'rohan').by('rohan', 'march army army', 'army osgiliath', 'to lossarnach');
  other
    .refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command')
    .by('rohan', 'leave gondor-regular')
    .leaveOpen();
});

test('WR-11.30 in an attack as well the command is not given away by leaving own units out', () => {
  const at = four({
    mixed: ['osgiliath'],
    armies: { osgiliath: 'gondor 2r, rohan 3r', 'south-ithilien': 'sauron 1r' },
  });
  at.by('rohan', 'attack army army', 'army osgiliath', 'target south-ithilien');
  at.refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command').by(
    'rohan',
    'leave gondor-regular',
    'leave rohan-regular',
  );
  at.refuses('leave rohan-regular', 'WR-11.30').by('rohan', 'leave gondor-regular').leaveOpen();
});

test('WR-11.31 WR-11.30 what is left of a mixed Army has its own commander, and none when one is gone', () => {
  const at = four({
    leads: ['rohan'],
    mixed: ['osgiliath'],
    armies: { osgiliath: 'gondor 2r, rohan 3r', orthanc: 'isengard 1r' },
  });
  at.by('gondor', 'march army army', 'army osgiliath', 'to lossarnach', 'leave gondor-regular', 'done').leaveOpen();
  assert.deepEqual(shared(at), { osgiliath: 'mixed rohan' });
  const all = four({
    leads: ['rohan'],
    mixed: ['osgiliath'],
    armies: { osgiliath: 'gondor 2r, rohan 3r', orthanc: 'isengard 1r' },
  });
  all.by('gondor', 'march army army', 'army osgiliath', 'to lossarnach', 'done').leaveOpen();
  assert.deepEqual([shared(all), all.s.mixed.includes(1)], [{}, false]);
});

test('WR-11.32 WR-6.509 units of the team-mate who are not at war stay out of the commander’s attack', () => {
  const at = four({
    politics: { ...WAR, gondor: 'active 2' },
    mixed: ['osgiliath'],
    armies: { osgiliath: 'gondor 2r 1l, rohan 3r', 'south-ithilien': 'sauron 1r' },
  });
  at.by('rohan', 'attack army army', 'army osgiliath', 'target south-ithilien');
  at.refuses('leave gondor-regular', 'WR-6.509', 'only-at-war-attacks').dice(1, 1, 1, 1).by('rohan', 'done');
  assert.deepEqual(at.diceIn('combat-rolls'), [3, 1]);
  at.army('osgiliath', 'gondor 2r 1l').leaveOpen();
});

test('WR-11.33 the commander of the defence takes to the walls, gives up troops there and stands', () => {
  const at = shadow({
    leads: ['gondor', 'witch-king'],
    armies: { westemnet: 'isengard 6r', 'helms-deep': 'gondor 3r, rohan 4r' },
  });
  at.by('saruman', 'attack army army', 'army westemnet', 'target helms-deep', 'done').asks('rohan', 'field-or-siege');
  at.by('rohan', 'shelter').by('saruman', 'yes', 'done').asks('rohan', 'trim');
  at.mayExactly('disband gondor-regular', 'disband rohan-regular').by(
    'rohan',
    'disband gondor-regular',
    'disband gondor-regular',
  );
  at.army('inside-helms-deep', 'gondor 1r, rohan 4r');
});

test('WR-11.33 WR-11.34 behind the walls too who commanded the battle says who goes', () => {
  const at = shadow({
    leads: ['gondor', 'witch-king'],
    armies: { westemnet: 'isengard 6r', 'helms-deep': 'gondor 4r, rohan 5r' },
  });
  at.dice(6, 6, 6, 1, 1, 1, 1, 1, 1, 1).by(
    'saruman',
    'attack army army',
    'army westemnet',
    'target helms-deep',
    'done',
  );
  at.by('rohan', 'give-battle', 'lose rohan-regular', 'lose rohan-regular', 'lose rohan-regular').by(
    'saruman',
    'press',
  );
  at.by('rohan', 'stay', 'shelter').by('saruman', 'yes', 'done').asks('rohan', 'trim');
});

test('WR-11.33 the commander who attacks goes on, ceases and advances', () => {
  const at = four({
    mixed: ['osgiliath'],
    armies: { osgiliath: 'gondor 1r, rohan 2r', 'south-ithilien': 'sauron 2r' },
  });
  at.dice(6, 1, 1, 1, 1).by('rohan', 'attack army army', 'army osgiliath', 'target south-ithilien', 'done');
  at.by('witch-king', 'lose sauron-regular').asks('rohan', 'press-on').dice(6, 1, 1, 1);
  at.by('rohan', 'press').by('witch-king', 'stay');
  at.asks('rohan', 'advance').by('rohan', 'yes').by('rohan', 'leave gondor-regular').leaveOpen();
});

test('WR-11.26 WR-11.29 two Armies apart under the same walls assault one by one', () => {
  const at = shadow({
    leads: ['saruman'],
    armies: { 'helms-deep': 'isengard 4r, sauron 2r' },
    besieged: { 'helms-deep': 'rohan 2r' },
  });
  at.dice(1, 1, 1, 1).by('witch-king', 'attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  assert.deepEqual(at.diceIn('combat-rolls'), [2, 2]);
  at.asks('witch-king', 'press-assault').by('witch-king', 'cease');
  assert.deepEqual(shared(at), { 'helms-deep': 'apart saruman' });
});

test('WR-11.46 of several Armies that move in one action each is mixed or not for itself', () => {
  const at = shadow({
    armies: {
      fangorn: 'isengard 2r, sauron 1r',
      'gap-of-rohan': 'isengard 1r',
      'south-dunland': 'isengard 2r, sauron 1r',
      erebor: 'gondor 1r',
    },
    mixed: ['fangorn', 'south-dunland'],
    hands: { saruman: ['the-shadow-is-moving'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('saruman', 'play the-shadow-is-moving event event', 'army fangorn', 'to eastemnet', 'done');
  at.by('saruman', 'army gap-of-rohan', 'to enedwaith', 'army south-dunland', 'to enedwaith', 'done');
  at.doneIfAsked('saruman').asks('saruman', 'mix-armies').by('saruman', 'no');
  assert.deepEqual(shared(at), { eastemnet: 'mixed saruman', enedwaith: 'apart saruman' });
});

test('WR-11.34 WR-11.31 who comes to a mixed Army with more units commands it from the next action on', () => {
  const at = shadow({
    leads: ['witch-king'],
    armies: { 'north-dunland': 'isengard 4r', 'south-dunland': 'sauron 2r, isengard 1r', edoras: 'rohan 1r' },
    mixed: ['south-dunland'],
    dice: { fp: 'event event event', shadow: 'army event army' },
  });
  at.by('saruman', 'march army army', 'army north-dunland', 'to south-dunland', 'done');
  at.by('saruman', 'army south-dunland', 'to enedwaith').doneIfAsked('saruman');
  at.army('enedwaith', 'isengard 1r').army('south-dunland', 'isengard 4r, sauron 2r');
  at.by(at.asked()[0], 'skip event').by('witch-king', 'skip event').by(at.asked()[0], 'skip event');
  at.by('saruman', 'march army army', 'army south-dunland', 'to enedwaith', 'done').leaveOpen();
  at.army('enedwaith', 'isengard 5r, sauron 2r');
});
