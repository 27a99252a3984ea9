import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const shadowActs = (given: Scenario) => war({ dice: { shadow: 'army' }, acts: 'shadow', ...given });
const fpPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card] } })
    .fp(`play ${card} event event`)
    .leaveOpen();

test('WR-7.02 only the last box is At War', () => {
  const attacks = (rohan: string) =>
    war({
      armies: { folde: 'rohan 2r', eastemnet: 'isengard 1r' },
      politics: { rohan },
      dice: { fp: 'army-muster' },
    });
  attacks('active 3').refuses('attack army-muster army', 'WR-4.26', 'no-army-can-attack');
  attacks('active 3').refuses('muster army-muster muster', 'WR-4.42', 'nothing-to-recruit');
  const war4 = attacks('active 4').may();
  assert.ok(war4.includes('attack army-muster army') && war4.includes('muster army-muster muster'));
});

test('WR-7.04 an advance that cannot be made is lost', () => {
  const game = war({
    armies: { 'fords-of-isen': 'isengard 2r' },
    table: { shadow: ['wormtongue'] },
    characters: { saruman: 'orthanc', meriadoc: 'folde' },
    politics: { isengard: 'war', rohan: 'passive 3' },
    dice: { fp: 'character', shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army fords-of-isen', 'to westemnet', 'done');
  assert.equal(game.controls('westemnet'), 'shadow');
  assert.equal(game.box('rohan'), 'passive 3');
  game.fp('companions character character', 'companion meriadoc', 'to edoras');
  assert.equal(game.box('rohan'), 'active 3', 'nothing was stored');
  const atWar = shadowActs({
    armies: { 'fords-of-isen': 'isengard 2r' },
    politics: { isengard: 'war', rohan: 'war' },
  }).shadow('march army army', 'army fords-of-isen', 'to westemnet', 'done');
  assert.equal(atWar.box('rohan'), 'active 4');
});

test('WR-7.05 nothing on the board moves a counter back', () => {
  const game = war({
    armies: { folde: 'rohan 2r' },
    control: { edoras: 'shadow' },
    politics: { rohan: 'active 3', isengard: 'active 3' },
    dice: { fp: 'army-muster' },
  });
  game.fp('march army-muster army', 'army folde', 'to edoras', 'done');
  assert.equal(game.controls('edoras'), 'free-peoples');
  assert.deepEqual([game.box('rohan'), game.box('isengard')], ['active 3', 'active 3']);
});

test('WR-7.07 activation happens by itself', () => {
  const game = war({
    armies: {},
    characters: { boromir: 'osgiliath' },
    politics: { gondor: 'passive 2' },
    dice: { fp: 'character' },
  });
  game.fp('companions character character', 'companion boromir', 'to minas-tirith').asks('shadow', 'act');
  assert.equal(game.box('gondor'), 'active 2');
  assert.equal(game.told('wakes').length, 1);
});

test('WR-7.14 carried by an Army, set down in place or inside a siege, a Companion wakes a Nation', () => {
  const carried = war({
    armies: { osgiliath: 'gondor 1r' },
    characters: { boromir: 'osgiliath' },
    politics: { gondor: 'passive 2' },
    dice: { fp: 'army-muster' },
  });
  carried.fp('march army-muster army', 'army osgiliath', 'to minas-tirith', 'done');
  assert.equal(carried.box('gondor'), 'active 2');
  const still = war({
    armies: { edoras: 'rohan 1r' },
    politics: { rohan: 'passive 1' },
    fellowship: { at: 'edoras', companions: ['meriadoc'] },
    dice: { fp: 'character' },
  });
  still.fp('separate character character', 'companion meriadoc', 'to edoras');
  assert.equal(still.box('rohan'), 'active 1');
  const inside = war({
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 1r' },
    politics: { rohan: 'passive 1' },
    fellowship: { at: 'helms-deep', companions: ['meriadoc'] },
    dice: { fp: 'character' },
  });
  inside.fp('separate character character', 'companion meriadoc').mayExactly('to helms-deep').fp('to helms-deep');
  assert.equal(inside.box('rohan'), 'active 1');
});

test('WR-7.22 the Ents and the Dead are attacks, other cards that hit are not', () => {
  const ents = fpPlays('the-ents-awake-treebeard', {
    armies: { orthanc: 'isengard 4r, southrons-easterlings 1r' },
    characters: { 'gandalf-the-white': 'fangorn' },
    politics: { isengard: 'active 2', 'southrons-easterlings': 'active 2' },
  });
  assert.deepEqual([ents.box('isengard'), ents.box('southrons-easterlings')], ['active 3', 'active 3']);
  const spirit = fpPlays('the-spirit-of-mordor', {
    armies: { orthanc: 'isengard 4r, sauron 4r' },
    politics: { isengard: 'active 2' },
  });
  assert.equal(spirit.box('isengard'), 'active 2');
  const spells = war({
    armies: { folde: 'sauron 1r 1n', edoras: 'rohan 3r' },
    politics: { rohan: 'passive 1' },
    hands: { shadow: ['dreadful-spells'] },
    acts: 'shadow',
  }).shadow('play dreadful-spells event event');
  assert.equal(spells.box('rohan'), 'passive 1');
});

test('WR-7.30 a Nation At War crosses borders, attacks and recruits', () => {
  const given = (gondor: string): Scenario => ({
    armies: { 'druadan-forest': 'gondor 2r', folde: 'sauron 1r', 'minas-tirith': 'gondor 1r' },
    politics: { gondor },
    dice: { fp: 'army-muster' },
  });
  const atWar = war(given('war'));
  assert.ok(atWar.may().includes('muster army-muster muster'));
  assert.ok(atWar.may().includes('attack army-muster army'));
  atWar
    .fp('march army-muster army', 'army druadan-forest', 'to eastemnet', 'done')
    .asks('fp', 'move-army')
    .army('eastemnet', 'gondor 2r');
  const peace = war(given('active 3')).refuses('attack army-muster army', 'WR-4.26', 'no-army-can-attack');
  peace.fp('march army-muster army', 'army druadan-forest').refuses('to eastemnet', 'WR-6.415', 'foreign-border');
});

test('WR-7.32 a step back is one box, never above the first, and changes nothing else', () => {
  const crow = (rohan: string) =>
    war({
      armies: { edoras: 'rohan 2r' },
      characters: { boromir: 'folde' },
      fellowship: { at: 'hollin' },
      politics: { rohan },
      hands: { shadow: ['stormcrow'] },
      acts: 'shadow',
    })
      .shadow('play stormcrow event event')
      .leaveOpen()
      .box('rohan');
  assert.equal(crow('active 3'), 'active 2');
  assert.equal(crow('passive 2'), 'passive 1');
  assert.equal(crow('active 1'), 'active 1');
});

test('WR-7.33 straight to war: awake first, then one advance', () => {
  const game = fpPlays('fear-fire-foes', { characters: { meriadoc: 'bree' }, politics: { north: 'passive 1' } }).fp(
    'done',
  );
  assert.equal(game.box('north'), 'active 4');
  assert.equal(game.told('wakes').length, 1);
  assert.equal(game.told('goes-to-war').length, 1);
  assert.equal(game.told('advances-nation').length, 0);
});

test('WR-7.35 cards wake and advance Nations besides the events of the board', () => {
  const elrond = fpPlays('wisdom-of-elrond', { politics: { north: 'passive 3' } }).fp('nation north');
  assert.equal(elrond.box('north'), 'active 4');
  const arrow = fpPlays('the-red-arrow', { politics: { gondor: 'active 2', rohan: 'passive 3' }, armies: {} });
  assert.equal(arrow.box('rohan'), 'passive 3', 'a passive Nation does not go to war');
  const power = fpPlays('a-power-too-great', { politics: { elves: 'active 1' } });
  assert.equal(power.box('elves'), 'active 2');
});
