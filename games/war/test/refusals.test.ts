/** Reasons the rules give for a no, asked for where they stand; each test names the rule it asks about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, explain, type Option } from '@pony/engine';
import { rules } from '@pony/war';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const play = (card: string): string => `play ${card} event event`;
const fpPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card], ...given.hands } }).fp(play(card));
const shadowPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { shadow: [card] }, acts: 'shadow' }).shadow(play(card));
const travel = 'travel character character';
const hunted = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character' }, huntBox: { shadow: 1 }, ...given })
    .dice(6)
    .fp(travel);

test('WR-5.26 WR-5.19 choices of the Dead Men of Dunharrow', () => {
  const game = fpPlays('dead-men-of-dunharrow', {
    armies: { edoras: 'rohan 1r' },
    characters: { strider: 'edoras', legolas: 'edoras', boromir: 'bree' },
  });
  game.refuses('with boromir', 'WR-5.26', 'not-in-his-region').fp('done', 'to erech');
  game.refuses('count 4', 'WR-5.19', 'too-many-recruits');
});

test('WR-5.50 WR-5.33 the Paths of the Woses begin in Rohan', () => {
  const game = fpPlays('paths-of-the-woses', {
    armies: { edoras: 'rohan 1r', pelargir: 'gondor 1r' },
    politics: AT_WAR,
  });
  game.refuses('army pelargir', 'WR-5.50', 'no-army-in-rohan').fp('army edoras').asks('fp', 'move-army-to');
});

test('WR-5.26 WR-5.13 choices of a card are those it offers', () => {
  const strike = shadowPlays('the-nazgul-strike', {
    armies: { hollin: 'sauron 1n' },
    fellowship: { at: 'hollin', progress: 1 },
    table: { fp: ['axe-and-bow', 'horn-of-gondor'] },
  }).shadow('done');
  strike.refuses('hide-fellowship', 'WR-5.26', 'no-such-choice').shadow('discard-from-table');
  strike.refuses('card wizards-staff', 'WR-5.26', 'not-on-table').shadow('card axe-and-bow');
  const eagle = fpPlays('gwaihir-the-windlord', { characters: { gimli: 'edoras' } });
  eagle.refuses('done', 'WR-5.13', 'must-choose');
  const folly = shadowPlays('denethors-folly', {
    armies: { 'minas-tirith': 'sauron 2r' },
    besieged: { 'minas-tirith': 'gondor 1r 1l' },
  });
  folly.asks('fp').refuses('lose rohan-leader', 'WR-5.26', 'no-such-leader').mayExactly('lose gondor-leader');
});

test('WR-5.11 a Nation must be At War, or awake', () => {
  const woses = war({ hands: { fp: ['paths-of-the-woses'] }, politics: { rohan: 'active 3' } });
  woses.refuses(play('paths-of-the-woses'), 'WR-5.11', 'card-needs-at-war');
  const arrow = war({ hands: { fp: ['the-red-arrow'] }, politics: { gondor: 'passive 2' } });
  arrow.refuses(play('the-red-arrow'), 'WR-5.11', 'card-needs-active');
});

test('WR-5.42 WR-5.17 only some cards can be removed', () => {
  const game = war({ table: { shadow: ['flocks-of-crebain'] } });
  game.refuses('remove-card flocks-of-crebain event', 'WR-5.42', 'not-removable');
  game.refuses('remove-card the-palantir-of-orthanc event', 'WR-5.42', 'not-removable');
});

test('WR-6.582 WR-6.580 WR-6.589 questions after a round', () => {
  const round = war({
    armies: { fangorn: 'sauron 3r', eastemnet: 'rohan 3r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  round.shadow('attack army army', 'army fangorn', 'target eastemnet').dice(1, 1, 1, 1, 1, 1).shadow('done');
  round.refuses('done', 'WR-6.580', 'go-on-or-cease').refuses('reduce sauron-elite', 'WR-6.580', 'go-on-or-cease');
  round.shadow('press').refuses('to bree', 'WR-6.582', 'not-adjacent').fp('to folde');
  round.refuses('done', 'WR-6.589', 'advance-or-not').mayExactly('yes', 'no');
});

test('WR-6.503 WR-5.13 an attack needs somebody to attack', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 2r', edoras: 'rohan 2r', osgiliath: 'sauron 1r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  }).fp('attack army-muster army');
  game.refuses('army edoras', 'WR-6.503', 'no-target').refuses('done', 'WR-5.13', 'must-attack');
});

test('WR-6.603 WR-6.802 WR-6.808 yes or no, field or siege', () => {
  const game = war({
    armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 3r' },
    politics: AT_WAR,
    characters: { 'gandalf-the-white': 'minas-tirith', 'witch-king': 'osgiliath' },
    dice: { shadow: 'army' },
    hands: { shadow: ['monsters-roused'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done');
  game.refuses('done', 'WR-6.603', 'field-or-siege').fp('give-battle');
  game.refuses('done', 'WR-6.802', 'yes-or-no').fp('no').shadow('card monsters-roused');
  game.asks('shadow', 'sorcerer').refuses('done', 'WR-6.808', 'yes-or-no').mayExactly('yes', 'no');
});

test('WR-6.614 only an Elite in the fight pays for another round of assault', () => {
  const game = war({
    armies: { 'minas-tirith': 'sauron 2r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(1, 1, 1, 1).shadow('done');
  game.refuses('reduce sauron-elite', 'WR-6.614', 'no-elite-to-reduce').mayExactly('cease');
});

test('WR-5.04 what is discarded must be in hand', () => {
  const hand = ['athelas', 'elven-cloaks', 'elven-rope', 'bilbos-song', 'axe-and-bow'];
  const game = war({ phase: 'recover', hands: { fp: hand } }).asks('fp', 'discard');
  game.refuses('discard shelobs-lair', 'WR-5.04', 'not-in-hand');
});

test('WR-6.561 WR-6.562 WR-6.205 losses and disbanding name units that are there', () => {
  const game = war({
    armies: { fangorn: 'sauron 3r', eastemnet: 'rohan 3r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army fangorn', 'target eastemnet').dice(6, 1, 1, 1, 1, 1).shadow('done');
  game
    .refuses('lose gondor-regular', 'WR-6.561', 'no-such-unit')
    .refuses('lose sauron-regular', 'WR-6.561', 'no-such-unit');
  game.refuses('reduce rohan-regular', 'WR-6.562', 'not-an-elite');
  const crowd = war({
    armies: { 'minas-tirith': 'gondor 6r', lossarnach: 'gondor 5r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
  }).fp('march army-muster army', 'army minas-tirith', 'to lossarnach', 'done', 'done');
  crowd.refuses('disband rohan-regular', 'WR-6.205', 'no-such-unit').mayExactly('disband gondor-regular');
});

test('WR-6.105 WR-6.114 WR-4.26 who moves, and that somebody does', () => {
  const game = war({ armies: {}, characters: { gimli: 'dale' }, dice: { fp: 'character' } });
  game.fp('companions character character').refuses('companion strider', 'WR-6.105', 'companion-not-on-map');
  game
    .refuses('done', 'WR-4.26', 'move-somebody')
    .fp('companion gimli')
    .refuses('to dale', 'WR-4.26', 'changes-nothing');
  const shadow = war({ armies: { folde: 'sauron 1n' }, dice: { shadow: 'character' }, acts: 'shadow' });
  shadow.shadow('fly character character').refuses('nazgul bree', 'WR-6.114', 'no-nazgul-there');
  shadow.refuses('done', 'WR-4.26', 'move-somebody').shadow('nazgul folde');
  shadow.refuses('to folde', 'WR-4.26', 'changes-nothing');
});

test('WR-6.405 WR-6.505 WR-6.422 forces and their ways', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 3r 1l', osgiliath: 'sauron 1r' },
    politics: AT_WAR,
    dice: { fp: 'character' },
  });
  game.fp('attack character character', 'army minas-tirith', 'target osgiliath', 'leave gondor-regular');
  game.refuses('leave rohan-regular', 'WR-6.405', 'not-in-force');
  game.refuses('leave gondor-leader', 'WR-6.505', 'attack-needs-leader');
  const far = shadowPlays('shadows-gather', {
    armies: { osgiliath: 'sauron 1r', 'north-ithilien': 'sauron 2r', dagorlad: 'sauron 1r' },
    politics: AT_WAR,
  });
  far.shadow('army osgiliath', 'to north-ithilien').refuses('done', 'WR-6.422', 'no-more-steps');
});

test('WR-6.412 WR-4.26 an Army that can move must be named', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 1r', forlindon: 'north 1r' },
    politics: { gondor: 'war', north: 'active 2' },
    dice: { fp: 'army-muster' },
  }).fp('march army-muster army');
  game.refuses('done', 'WR-4.26', 'move-an-army').refuses('army forlindon', 'WR-6.412', 'army-cannot-move');
});

test('WR-6.809 WR-4.26 somebody must be recruited', () => {
  const game = war({ armies: {}, politics: AT_WAR, dice: { fp: 'muster' } }).fp('muster muster muster');
  game.refuses('done', 'WR-4.26', 'recruit-somebody');
  const voice = war({
    armies: { orthanc: 'isengard 10r', 'gap-of-rohan': 'isengard 2r' },
    characters: { saruman: 'orthanc' },
    politics: AT_WAR,
    dice: { shadow: 'muster' },
    acts: 'shadow',
  });
  voice.refuses('voice-regulars muster muster', 'WR-6.809', 'voice-changes-nothing');
});

test('WR-9.94 WR-9.55 WR-9.57 answers to a Hunt tile', () => {
  const game = hunted({ table: { fp: ['axe-and-bow'] }, pool: ['tile-11', 'tile-07'] });
  game.refuses('card horn-of-gondor', 'WR-9.94', 'not-on-table').fp('no');
  game.refuses('yes', 'WR-9.55', 'casualty-choice');
  const hobbit = hunted({ pool: ['tile-11', 'tile-07'], fellowship: { companions: ['meriadoc'] } });
  hobbit.refuses('done', 'WR-9.57', 'guide-ability-choice');
  const crebain = war({
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    table: { shadow: ['flocks-of-crebain'] },
  }).fp(travel);
  crebain.asks('shadow', 'hunt-before-roll').refuses('card balrog-of-moria', 'WR-9.94', 'not-on-table');
});

test('WR-9.16 WR-9.96 what SH may do in the Hunt', () => {
  const game = war({
    armies: { hollin: 'sauron 1r' },
    dice: { fp: 'character' },
    huntBox: { shadow: 2 },
    fellowship: { at: 'hollin' },
  });
  game.dice(1, 1).fp(travel).refuses('reroll 2', 'WR-9.16', 'no-hunt-rerolls');
  const sorrow = hunted({
    table: { shadow: ['worn-with-sorrow-and-toil'], fp: ['mithril-coat-and-sting'] },
    pool: ['tile-11', 'tile-07'],
  }).fp('no', 'casualty-guide');
  if (sorrow.may().includes('guide strider')) sorrow.fp('guide strider');
  sorrow.asks('shadow', 'sorrow').refuses('random-card', 'WR-9.96', 'no-character-card');
});

test('WR-5.44 WR-8.19 WR-8.06 yes, no and a name', () => {
  fpPlays('athelas').asks('fp', 'guide-draws').refuses('done', 'WR-5.44', 'draw-or-not');
  const game = war({ armies: {}, phase: 'fellowship' }).refuses('done', 'WR-8.19', 'yes-or-no').fp('no');
  game.refuses('done', 'WR-8.06', 'name-guide');
});

test('WR-5.15 WR-9.77 the Balrog that is not there, and the track that nobody leaves', () => {
  const game = war({
    armies: {},
    phase: 'fellowship',
    table: { shadow: ['balrog-of-moria', 'flocks-of-crebain'] },
    fellowship: { at: 'hollin', progress: 1 },
  });
  game.fp('yes', 'step moria').asks('shadow', 'use-path-card');
  game.refuses('card flocks-of-crebain', 'WR-5.15', 'not-on-table').mayExactly('card balrog-of-moria', 'no');
  const track = fpPlays('i-will-go-alone', { fellowship: { at: 'morannon', mordor: 1 } }).fp('companion gimli');
  track.refuses('to morannon', 'WR-9.77', 'on-mordor-track').fp('done').asks('fp', 'name-guide');
});

test('WR-4.26 nothing about the Armies is remembered: explain and apply see the board as it stands', () => {
  const game = war({ armies: { edoras: 'rohan 1r' }, politics: AT_WAR, dice: { fp: 'army muster' } });
  const march = rules.find('die', 'army') ?? -1;
  const option: Option = ['march', march, march];
  assert.ok(game.may().includes('march army army'));
  game.s.troops.fill(0);
  assert.equal(explain(rules, game.s, 0, option)?.say, 'no-army-can-move');
  assert.throws(() => apply(rules, game.s, 0, option), /no-army-can-move/);
});
