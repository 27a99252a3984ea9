import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const shadowActs = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });
const freeActs = (given: Scenario) => war({ politics: AT_WAR, dice: { fp: 'army-muster' }, ...given });

test('[shadows-gather] WR-5.35 an Army does not end with those it left behind', () => {
  const game = shadowActs({
    armies: { dagorlad: 'sauron 3r', 'west-harondor': 'sauron 1r' },
    hands: { shadow: ['shadows-gather'] },
  }).shadow('play shadows-gather army army', 'army dagorlad');
  game.refuses('to noman-lands', 'WR-5.35', 'no-army-to-join').mayExactly('to north-ithilien');
  game.shadow('to north-ithilien', 'leave sauron-regular', 'done');
  game.refuses('to dagorlad', 'WR-5.35', 'no-army-to-join').mayExactly('to osgiliath', 'to south-ithilien');
});

test('WR-6.409 a Character who has moved stays when the rest of the Army goes on', () => {
  const free = freeActs({
    armies: { 'minas-tirith': 'gondor 1r', osgiliath: 'gondor 1r' },
    characters: { boromir: 'minas-tirith', legolas: 'osgiliath' },
  });
  free.fp('march army-muster army', 'army minas-tirith', 'to osgiliath', 'done', 'army osgiliath', 'to pelargir');
  free.mayExactly('done', 'leave-character legolas').fp('done');
  assert.deepEqual([free.where('boromir'), free.where('legolas')], ['osgiliath', 'pelargir']);
  const shadow = shadowActs({
    armies: { 'north-ithilien': 'sauron 1r', 'south-ithilien': 'sauron 1r' },
    characters: { 'witch-king': 'north-ithilien' },
  });
  shadow.shadow('march army army', 'army north-ithilien', 'to south-ithilien', 'done', 'army south-ithilien');
  shadow.shadow('to osgiliath').asks('fp', 'act').army('osgiliath', 'sauron 1r');
  assert.equal(shadow.where('witch-king'), 'south-ithilien');
});

test('[through-a-day-and-a-night] WR-6.425 a border stops the second step, for units and for Leaders', () => {
  const hurry = (army: string, politics: Record<string, string>) =>
    war({
      armies: { 'northern-mirkwood': army },
      characters: { legolas: 'northern-mirkwood' },
      politics,
      hands: { fp: ['through-a-day-and-a-night'] },
    }).fp('play through-a-day-and-a-night event event', 'army northern-mirkwood', 'to western-mirkwood', 'done');
  const units = hurry('north 2r', { north: 'active 2' });
  units.refuses('to woodland-realm', 'WR-6.415', 'foreign-border');
  units.mayExactly('stay', 'to carrock', 'to northern-mirkwood', 'to old-forest-road');
  const leader = hurry('elves 2r, north 1l', { elves: 'war', north: 'active 2' });
  leader.refuses('to woodland-realm', 'WR-6.415', 'foreign-border');
  const open = hurry('elves 2r, north 1l', { elves: 'war', north: 'war' }).fp('to woodland-realm');
  open.army('woodland-realm', 'elves 2r, north 1l');
});

test('WR-7.09 a retreat into its land wakes a Nation', () => {
  const game = freeActs({
    armies: { osgiliath: 'north 3r', 'druadan-forest': 'sauron 2r' },
    politics: { ...AT_WAR, north: 'war', gondor: 'passive 1', rohan: 'passive 1' },
  });
  game.fp('attack army-muster army', 'army osgiliath', 'target druadan-forest').dice(1, 1, 1, 1, 1).fp('done', 'press');
  assert.equal(game.box('rohan'), 'passive 1');
  game.shadow('to eastemnet').asks('fp', 'advance');
  assert.equal(game.box('rohan'), 'active 1');
});

test('WR-7.14 a Companion in a retreating Army wakes the Nation of the City it flees to', () => {
  const flees = (to: string) => {
    const game = shadowActs({
      armies: { eastemnet: 'sauron 3r', folde: 'gondor 2r' },
      characters: { peregrin: 'folde' },
      politics: { ...AT_WAR, rohan: 'passive 1' },
    });
    game.shadow('attack army army', 'army eastemnet', 'target folde').dice(1, 1, 1, 2, 2).shadow('done');
    game.fp('reroll 0').shadow('press').fp(`to ${to}`).asks('shadow', 'advance');
    return game;
  };
  assert.equal(flees('edoras').box('rohan'), 'active 1');
  assert.equal(flees('westemnet').box('rohan'), 'passive 1', 'a Town wakes nobody');
});

test('WR-7.15 a declaration in a captured City wakes nobody and heals nothing', () => {
  const declared = (control: 'free-peoples' | 'shadow') =>
    war({
      phase: 'fellowship',
      armies: {},
      control: { edoras: control },
      fellowship: { at: 'folde', progress: 1, corruption: 3 },
      politics: { rohan: 'passive 1' },
    })
      .fp('yes', 'step edoras')
      .leaveOpen();
  const taken = declared('shadow');
  assert.deepEqual([taken.box('rohan'), taken.s.corruption], ['passive 1', 3]);
  const free = declared('free-peoples');
  assert.deepEqual([free.box('rohan'), free.s.corruption], ['active 1', 2]);
});

test('WR-7.20 assault, sortie and relief are each an attack on the Army that defends in them', () => {
  const given: Scenario = {
    armies: { 'minas-tirith': 'isengard 3r', lossarnach: 'north 2r' },
    besieged: { 'minas-tirith': 'gondor 2r, rohan 1r' },
    politics: { isengard: 'war', gondor: 'passive 2', rohan: 'active 3', north: 'war' },
  };
  const assault = shadowActs(given);
  assault.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith');
  assault.dice(1, 1, 1, 1, 1, 1).shadow('done');
  assert.deepEqual(
    [assault.box('gondor'), assault.box('rohan'), assault.box('north')],
    ['active 3', 'active 4', 'active 4'],
  );
  const relief = freeActs({ ...given, politics: { ...given.politics, isengard: 'active 2' } });
  relief.fp('attack army-muster army', 'army lossarnach', 'target minas-tirith').dice(1, 1, 1, 1, 1).fp('done');
  assert.deepEqual(
    [relief.box('isengard'), relief.box('gondor'), relief.box('rohan')],
    ['active 3', 'passive 2', 'active 3'],
  );
  const sortie = freeActs({ ...given, politics: { isengard: 'active 2', gondor: 'war', rohan: 'active 3' } });
  sortie
    .fp('attack army-muster army', 'army inside-minas-tirith', 'target minas-tirith')
    .dice(1, 1, 1, 1, 1)
    .fp('done');
  assert.deepEqual([sortie.box('isengard'), sortie.box('rohan')], ['active 3', 'active 3']);
});

const THREATS = 'threats-and-promises';

test('[threats-and-promises] WR-7.34 an attack that advances an FP Nation ends it, a capture does not', () => {
  const threat = (given: Scenario) =>
    shadowActs({ control: { westemnet: 'shadow' }, table: { shadow: [THREATS] }, ...given });
  const peace = { ...AT_WAR, rohan: 'passive 1' };
  const captured = threat({ armies: { westemnet: 'isengard 2r' }, politics: peace });
  captured.shadow('march army army', 'army westemnet', 'to edoras', 'done');
  assert.equal(captured.controls('edoras'), 'shadow');
  assert.equal(captured.box('rohan'), 'active 2');
  assert.deepEqual(captured.onTable('shadow'), [THREATS]);
  const raid = (politics: Record<string, string>) => {
    const game = threat({ armies: { westemnet: 'isengard 2r', edoras: 'rohan 1r' }, politics });
    return game.shadow('attack army army', 'army westemnet', 'target edoras').dice(1, 1, 1).shadow('done');
  };
  assert.deepEqual(raid(peace).onTable('shadow'), []);
  assert.deepEqual(raid(AT_WAR).onTable('shadow'), [THREATS], 'no advance, no end');
  const struck = freeActs({
    armies: { westemnet: 'isengard 1r', edoras: 'rohan 2r' },
    politics: { ...AT_WAR, isengard: 'active 2' },
    table: { shadow: [THREATS] },
  });
  struck.fp('attack army-muster army', 'army edoras', 'target westemnet').dice(1, 1, 1).fp('done');
  assert.equal(struck.box('isengard'), 'active 3');
  assert.deepEqual(struck.onTable('shadow'), [THREATS], 'a Shadow Nation was attacked');
});

test('WR-5.35 two Nations at peace that could each join by a way of its own do not go together', () => {
  for (const card of ['the-shadow-lengthens', 'shadows-gather']) {
    const game = war({
      acts: 'shadow',
      hands: { shadow: [card] },
      armies: {
        trollshaws: 'sauron 1r, isengard 1r',
        moria: 'sauron 1r',
        'north-dunland': 'isengard 1r',
      },
      politics: { sauron: 'active 1', isengard: 'active 1' },
    });
    game.shadow(`play ${card} event event`, 'army trollshaws', 'to hollin');
    game.refuses('done', 'WR-5.35', 'no-army-to-join').mayExactly('leave sauron-regular', 'leave isengard-regular');
    game.shadow('leave isengard-regular').mayExactly('to moria');
  }
});
