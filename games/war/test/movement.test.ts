import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const fp = (given: Scenario) => war({ politics: WAR, dice: { fp: 'army-muster' }, ...given });
const march = ['march army-muster army'];

test('WR-4.37 WR-6.402 WR-6.404 an Army result moves two Armies one region each', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 2r', 'dol-amroth': 'gondor 1r', edoras: 'rohan 1r' } });
  game.fp(...march, 'army minas-tirith').mayExactly('to druadan-forest', 'to lossarnach', 'to osgiliath');
  game.refuses('to pelargir', 'WR-6.404', 'not-adjacent');
  game.fp('to osgiliath', 'done').asks('fp', 'move-army').refuses('army osgiliath', 'WR-6.412');
  game.fp('army edoras', 'to folde').army('folde', 'rohan 1r').army('osgiliath', 'gondor 2r').asks('shadow');
});

test('WR-6.409 WR-6.410 WR-EX23 an Army just joined may move its own figures, never the newcomers', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 2r', osgiliath: 'gondor 1r 1e' } });
  game.fp(...march, 'army minas-tirith', 'to osgiliath', 'done', 'army osgiliath', 'to pelargir');
  game.army('field', 'gondor 1r 1e').army('osgiliath', 'gondor 2r').fp('done').army('pelargir', 'gondor 1r 1e');
});

test('WR-6.418 two parts of one Army may move', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 3r' } });
  game.fp(...march, 'army minas-tirith', 'to osgiliath', 'leave gondor-regular', 'leave gondor-regular');
  game.fp('army minas-tirith', 'to lossarnach', 'done').army('osgiliath', 'gondor 1r').army('lossarnach', 'gondor 2r');
});

test('WR-6.405 WR-6.406 WR-6.420 a split leaves units, never the last; Leaders stay only with a unit', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 2r 1l' } });
  game
    .fp(...march, 'army minas-tirith', 'to osgiliath')
    .refuses('leave gondor-leader', 'WR-6.406', 'leader-needs-unit');
  game.fp('leave gondor-regular').refuses('leave gondor-regular', 'WR-6.420', 'force-needs-unit');
  game
    .fp('leave gondor-leader')
    .asks('fp', 'move-army')
    .army('minas-tirith', 'gondor 1r 1l')
    .army('osgiliath', 'gondor 1r');
});

test('WR-6.403 WR-6.407 WR-4.29 a Character result moves an Army with a Leader, who goes along', () => {
  const game = fp({
    armies: { 'minas-tirith': 'gondor 2r 1l', pelargir: 'gondor 1r' },
    characters: { boromir: 'minas-tirith' },
    dice: { fp: 'character' },
  });
  game.fp('march character character').refuses('army pelargir', 'WR-6.403', 'army-not-led');
  game.fp('army minas-tirith', 'to osgiliath', 'leave gondor-regular', 'leave gondor-leader');
  game.refuses('leave-character boromir', 'WR-6.407', 'force-needs-leader');
  game.fp('done').army('osgiliath', 'gondor 1r').asks('shadow', 'act');
  assert.equal(game.where('boromir'), 'osgiliath');
});

test('WR-6.408 WR-6.123 Characters may go along or stay alone', () => {
  const game = fp({
    armies: { 'minas-tirith': 'gondor 1r' },
    characters: { meriadoc: 'minas-tirith', peregrin: 'minas-tirith' },
  });
  game.fp(...march, 'army minas-tirith', 'to osgiliath', 'leave-character meriadoc', 'done');
  assert.equal(game.where('meriadoc'), 'minas-tirith');
  assert.equal(game.where('peregrin'), 'osgiliath');
});

test('WR-6.417 WR-6.109 WR-6.810 Saruman leads no march; Isengard Elites do while he is in play', () => {
  const shadow = (armies: Scenario['armies'], saruman: string) =>
    war({ politics: WAR, armies, characters: { saruman }, dice: { shadow: 'character' }, acts: 'shadow' });
  shadow({ orthanc: 'isengard 2r' }, 'orthanc').refuses('march character character', 'WR-4.26', 'no-army-can-move');
  shadow({ orthanc: 'isengard 2e' }, 'aside').refuses('march character character', 'WR-4.26');
  const game = shadow({ orthanc: 'isengard 1r 1e' }, 'orthanc');
  game
    .shadow('march character character', 'army orthanc', 'to gap-of-rohan')
    .refuses('leave isengard-elite', 'WR-6.407');
  game.shadow('done').army('gap-of-rohan', 'isengard 1r 1e');
  assert.equal(game.where('saruman'), 'orthanc');
});

test('WR-6.412 WR-6.413 WR-2.42 an enemy Army bars the way, an empty enemy Settlement does not', () => {
  const game = war({
    armies: {
      'south-ithilien': 'sauron 2r',
      osgiliath: 'gondor 1r',
      'north-ithilien': 'sauron 1r',
      lossarnach: 'sauron 2r',
    },
    politics: WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army south-ithilien').refuses('to osgiliath', 'WR-6.413', 'enemy-army-there');
  const other = war({ armies: { lossarnach: 'sauron 2r' }, politics: WAR, dice: { shadow: 'army' }, acts: 'shadow' });
  other.shadow('march army army', 'army lossarnach', 'to minas-tirith', 'done').army('minas-tirith', 'sauron 2r');
  assert.equal(other.controls('minas-tirith'), 'shadow');
});

test('WR-6.415 WR-7.23 WR-7.26 figures of a Nation at peace do not cross a border, alone or in company', () => {
  const game = fp({
    armies: { 'druadan-forest': 'gondor 1r, rohan 1r 1l' },
    politics: { ...WAR, rohan: 'active 3' },
  });
  game
    .fp(...march, 'army druadan-forest', 'to minas-tirith')
    .asks('fp', 'move-army')
    .army('minas-tirith', 'gondor 1r')
    .army('druadan-forest', 'rohan 1r 1l');
  const alone = fp({ armies: { 'druadan-forest': 'rohan 1r' }, politics: { ...WAR, rohan: 'active 3' } });
  alone.fp(...march, 'army druadan-forest').refuses('to minas-tirith', 'WR-6.415', 'foreign-border');
});

test('WR-7.28 WR-7.29 after a retreat abroad the next move must leave that land', () => {
  const game = fp({
    armies: { dale: 'north 1r', erebor: 'north 1r, dwarves 1r' },
    politics: { ...WAR, north: 'active 2', dwarves: 'active 2' },
  });
  // The Dwarves may go to the Iron Hills; the men of the North only out of the land of the Dwarves
  game
    .fp(...march, 'army erebor', 'to iron-hills')
    .army('iron-hills', 'dwarves 1r')
    .army('erebor', 'north 1r');
  game
    .fp('army erebor')
    .refuses('to iron-hills', 'WR-6.415', 'foreign-border')
    .mayExactly('to dale', 'to withered-heath');
});

test('WR-6.204 WR-6.205 WR-6.207 more than ten units are trimmed after the action, to the reinforcements', () => {
  const game = fp({ armies: { 'minas-tirith': 'gondor 6r', osgiliath: 'gondor 5r 1e 1l' } });
  game.fp(...march, 'army minas-tirith', 'to osgiliath', 'done', 'done').asks('fp', 'trim');
  game.mayExactly('disband gondor-regular', 'disband gondor-elite').refuses('disband gondor-leader', 'WR-6.209');
  game.fp('disband gondor-regular', 'disband gondor-regular').army('osgiliath', 'gondor 9r 1e 1l').asks('shadow');
  assert.equal(game.lost('gondor', 'r'), 0);
});

test('WR-4.26 a march that cannot be made is no action', () => {
  const game = fp({ armies: { 'barad-dur': 'sauron 1r' } });
  game.refuses(march[0], 'WR-4.26', 'no-army-can-move');
});

test('WR-6.702 WR-7.09 WR-7.18 an Army that enters captures, wakes and pushes the Nation', () => {
  const game = war({
    armies: { westemnet: 'isengard 2r' },
    politics: { ...WAR, rohan: 'passive 1' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army westemnet', 'to edoras', 'done');
  assert.equal(game.controls('edoras'), 'shadow');
  assert.equal(game.box('rohan'), 'active 2');
});

test('WR-6.707 WR-6.709 control stays when the captor leaves; the first owner retakes without points', () => {
  const game = fp({ armies: { folde: 'rohan 1r' }, control: { edoras: 'shadow' } });
  game.fp(...march, 'army folde', 'to edoras');
  assert.equal(game.controls('edoras'), 'free-peoples');
});

test('WR-6.708 WR-6.710 Companions neither capture nor hold', () => {
  const game = war({
    armies: { westemnet: 'isengard 2r' },
    characters: { boromir: 'edoras' },
    politics: WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army westemnet', 'to edoras', 'done').army('edoras', 'isengard 2r');
  assert.equal(game.where('boromir'), 'edoras');
  assert.equal(game.controls('edoras'), 'shadow');
});
