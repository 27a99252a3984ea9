import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../src/game.ts';
import { battle } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const shadowActs = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });
const fpActs = (given: Scenario) => war({ politics: AT_WAR, dice: { fp: 'army-muster' }, ...given });
const siege: Scenario = { armies: { 'minas-tirith': 'sauron 3r' }, besieged: { 'minas-tirith': 'gondor 3r' } };

test('WR-6.616 if both survive the assault the siege goes on', () => {
  const game = shadowActs(siege);
  game.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(6, 1, 1, 5, 1, 1);
  game.shadow('done', 'lose sauron-regular').fp('lose gondor-regular').shadow('cease');
  assert.equal(game.isBesieged('minas-tirith'), true);
  game.army('minas-tirith', 'sauron 2r').army('inside-minas-tirith', 'gondor 2r');
});

test('WR-6.619 an assault may leave a rearguard, which keeps up the siege', () => {
  const game = shadowActs(siege);
  game.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith', 'leave sauron-regular');
  game.dice(1, 1, 6, 6, 1).shadow('done').asks('fp', 'act');
  game.army('minas-tirith', 'sauron 1r').army('inside-minas-tirith', 'gondor 3r');
  assert.equal(game.isBesieged('minas-tirith'), true);
});

test('WR-6.625 a winning sortie goes no further than its region', () => {
  const game = fpActs(siege);
  game.fp('attack army-muster army', 'army inside-minas-tirith', 'target minas-tirith').dice(5, 5, 5, 1, 1, 1);
  game.fp('done').asks('shadow', 'act').army('minas-tirith', 'gondor 3r');
  assert.equal(game.isBesieged('minas-tirith'), false);
});

test('WR-6.626 the besieged attack their besiegers alone, and only with units At War', () => {
  const game = fpActs({ ...siege, armies: { ...siege.armies, osgiliath: 'sauron 1r', lossarnach: 'rohan 1r' } });
  game.fp('attack army-muster army').mayExactly('army inside-minas-tirith', 'army lossarnach');
  game.fp('army inside-minas-tirith').refuses('target osgiliath', 'WR-6.626', 'only-besiegers');
  game.mayExactly('target minas-tirith');
  const peace = fpActs({
    ...siege,
    armies: { ...siege.armies, lossarnach: 'rohan 1r', osgiliath: 'sauron 1r' },
    politics: { ...AT_WAR, gondor: 'active 3' },
  });
  peace.fp('attack army-muster army').refuses('army inside-minas-tirith', 'WR-6.502', 'not-at-war');
});

test('WR-6.634 Devilry of Orthanc asks for an assault; Scouts serve against a sortie too', () => {
  const field = shadowActs({
    armies: { 'fords-of-isen': 'isengard 3r', 'helms-deep': 'rohan 2r' },
    hands: { shadow: ['denethors-folly'] },
  });
  field.shadow('attack army army', 'army fords-of-isen', 'target helms-deep', 'done').fp('give-battle');
  field.refuses('card denethors-folly', 'WR-6.538', 'combat-needs-isengard-assault');
  const sortie = shadowActs({
    armies: { orthanc: 'rohan 3r' },
    besieged: { orthanc: 'isengard 3r' },
    hands: { fp: ['the-red-arrow'] },
  });
  sortie.shadow('attack army army', 'army inside-orthanc', 'target orthanc', 'done').fp('card the-red-arrow');
  sortie.mayExactly('to fords-of-isen', 'to gap-of-rohan').fp('to fords-of-isen').army('orthanc', 'isengard 3r');
  assert.equal(sortie.isBesieged('orthanc'), false);
  const inside = shadowActs({ ...siege, hands: { fp: ['the-red-arrow'] } });
  inside.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith', 'done');
  inside.refuses('card the-red-arrow', 'WR-6.538', 'combat-needs-field');
});

test('WR-6.701 at the start each Nation’s side controls its Settlements', () => {
  const game = war();
  for (const where of ['the-shire', 'bree', 'dale', 'erebor', 'edoras', 'pelargir', 'lamedon', 'lorien'])
    assert.equal(game.controls(where), 'free-peoples', where);
  for (const where of ['orthanc', 'north-dunland', 'moria', 'angmar', 'nurn', 'umbar', 'far-harad', 'north-rhun'])
    assert.equal(game.controls(where), 'shadow', where);
  for (const where of ['osgiliath', 'fords-of-isen', 'hollin']) assert.equal(game.controls(where), 'nobody', where);
});

test('WR-6.704 the captor’s control marker is placed', () => {
  const game = shadowActs({ armies: { westemnet: 'isengard 1r' }, control: { westemnet: 'shadow' } });
  game.shadow('march army army', 'army westemnet', 'to edoras');
  assert.equal(game.controls('edoras'), 'shadow');
  const points = rules.view(game.s, null).counters.filter((one) => one.id === 'points');
  assert.deepEqual(
    points.map((one) => one.value),
    [0, 1],
  );
});

test('WR-6.705 a captured Settlement serves nobody for recruits or for politics', () => {
  const control = { edoras: 'shadow', 'minas-tirith': 'shadow', orthanc: 'free-peoples' } as const;
  const fp = war({ armies: {}, control, politics: AT_WAR, dice: { fp: 'muster' } }).fp('muster muster muster');
  fp.refuses('recruit rohan-regular edoras', 'WR-6.308', 'settlement-lost');
  fp.refuses('recruit gondor-regular orthanc', 'WR-6.304', 'not-own-settlement');
  const shadow = war({ armies: {}, control, politics: AT_WAR, dice: { shadow: 'muster' }, acts: 'shadow' });
  shadow.shadow('muster muster muster').refuses('recruit isengard-regular edoras', 'WR-6.304', 'not-own-settlement');
  shadow.refuses('recruit isengard-regular orthanc', 'WR-6.308', 'settlement-lost');
  war({
    armies: {},
    control,
    politics: { gondor: 'active 2' },
    characters: { boromir: 'minas-tirith' },
    dice: { fp: 'muster' },
  }).refuses('sway boromir muster', 'WR-6.804', 'no-diplomat');
});

test('WR-6.807 the Witch-king wakes every FP Nation and advances none', () => {
  const game = war({
    armies: { angmar: 'sauron 1r' },
    politics: {
      sauron: 'war',
      elves: 'war',
      dwarves: 'passive 1',
      gondor: 'passive 2',
      north: 'passive 3',
      rohan: 'passive 1',
    },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  });
  game.shadow('enter witch-king muster muster', 'to angmar').asks('fp', 'act');
  assert.deepEqual(
    ['dwarves', 'elves', 'gondor', 'north', 'rohan'].map((nation) => game.box(nation)),
    ['active 1', 'active 4', 'active 2', 'active 3', 'active 1'],
  );
});

test('WR-6.814 under the White Rider Nazgûl Leadership cannot be asked for, Nazgûl can', () => {
  const set = { shadow: 'sauron 3r 2n', characters: { 'gandalf-the-white': 'free' }, stop: true };
  const cruel = battle({ ...set, sh: 'orc-patrol' })
    .asks('fp', 'white-rider')
    .fp('yes');
  cruel.refuses('card orc-patrol', 'WR-6.538', 'combat-needs-nazgul-leadership').mayExactly('no');
  battle({ ...set, sh: 'orc-patrol' })
    .fp('no')
    .mayExactly('no', 'card orc-patrol');
  battle({ ...set, sh: 'the-lidless-eye' })
    .fp('yes')
    .mayExactly('no', 'card the-lidless-eye');
});

test('WR-2.39 WR-6.585 besiegers are a refuge for their own; a Stronghold that is merely enemy is none', () => {
  const given: Scenario = {
    armies: { lossarnach: 'gondor 3r', osgiliath: 'sauron 3r', 'minas-tirith': 'sauron 2r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
  };
  const attack = (more: Scenario) =>
    fpActs({ ...given, ...more })
      .fp('attack army-muster army', 'army lossarnach', 'target osgiliath')
      .dice(1, 1, 1, 1, 1, 1)
      .fp('done', 'press');
  attack({}).shadow('to minas-tirith').asks('fp', 'advance').army('minas-tirith', 'sauron 5r');
  const empty = { armies: { lossarnach: 'gondor 3r', osgiliath: 'sauron 3r' }, besieged: {} };
  attack(empty).refuses('to minas-tirith', 'WR-6.585', 'no-refuge');
});
