/** Where the text of a card ends: nobody left to take, nothing to ask, one more and one less. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle } from '../combat/field.ts';
import { type Scenario, war } from '../helpers.ts';

const plays = (card: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card], ...given.hands } }).shadow(`play ${card} event event`);
const playsFree = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} event event`);
const cannot = (card: string, say: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card] } }).refuses(`play ${card} event event`, 'WR-5.11', say);

test('[rage-of-the-dunlendings] nobody follows where no recruits came', () => {
  const game = plays('rage-of-the-dunlendings', {
    armies: { 'north-dunland': 'isengard 2r', orthanc: 'isengard 4r' },
    casualties: 'isengard 6r',
    politics: { isengard: 'war' },
  });
  game.asks('fp', 'act').army('north-dunland', 'isengard 2r');
});
test('[rage-of-the-dunlendings] WR-6.204 when the fourth has followed the region is counted', () => {
  const game = plays('rage-of-the-dunlendings', {
    armies: {
      'north-dunland': 'isengard 2r',
      'south-dunland': 'isengard 2r 1e',
      enedwaith: 'sauron 5r',
      orthanc: 'isengard 1r',
    },
    politics: { isengard: 'war' },
  }).shadow('to enedwaith');
  const follow = (from: string) => `figure isengard-regular ${from}`;
  game.refuses('figure isengard-regular orthanc', 'WR-5.49', 'not-a-dunlending');
  for (const figure of ['sauron-regular', 'isengard-elite', 'isengard-leader'])
    game.refuses(`figure ${figure} north-dunland`, 'WR-5.49', 'not-a-dunlending');
  game.shadow(follow('north-dunland'), follow('north-dunland'), follow('south-dunland'), follow('south-dunland'));
  game.asks('shadow', 'trim').mayExactly('disband isengard-regular', 'disband sauron-regular');
});

test('[the-eagles-are-coming] an Army around a Stronghold is near those inside', () => {
  const game = playsFree('the-eagles-are-coming', {
    armies: { 'helms-deep': 'sauron 2r 1n' },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { boromir: 'inside-helms-deep' },
  });
  game.leaveOpen();
  assert.deepEqual(game.diceIn('card-rolls'), [1]);
});
test('[the-eagles-are-coming] where every Nazgûl falls nobody is asked where to flee', () => {
  const set: Scenario = { armies: { edoras: 'rohan 1r', folde: 'sauron 2r 1n' }, characters: { strider: 'edoras' } };
  const game = war({ ...set, hands: { fp: ['the-eagles-are-coming'] } }).dice(5);
  game.fp('play the-eagles-are-coming event event').asks('fp', 'guide-draws').army('folde', 'sauron 2r');
});

test('[the-breaking-of-the-fellowship] the last Companion leaves, and nobody else is asked for', () => {
  const fellowship = { at: 'hollin', revealed: true, companions: ['gimli'] };
  const game = plays('the-breaking-of-the-fellowship', { pool: ['tile-11'], fellowship }).fp('companion gimli');
  game.asks('fp', 'act');
  assert.deepEqual([game.where('gimli'), game.told('separates').length], ['hollin', 1]);
});

test('[foul-thing-from-the-deep] WR-9.104 a lone Companion is the casualty', () => {
  const fellowship = { at: 'hollin', revealed: true, companions: ['gimli'] };
  const game = plays('foul-thing-from-the-deep', { pool: ['tile-11'], fellowship }).leaveOpen();
  assert.equal(game.where('gimli'), 'gone');
});

test('[grond-hammer-of-the-underworld] the Witch-king must stand in the Army that besieges', () => {
  const politics = { gondor: 'war', sauron: 'war' };
  const siege: Scenario = { armies: { 'minas-tirith': 'sauron 2r', osgiliath: 'sauron 2r' }, politics };
  const besieged = { 'minas-tirith': 'gondor 2r' };
  const say = 'card-needs-witch-king-siege';
  cannot('grond-hammer-of-the-underworld', say, { ...siege, besieged, characters: { 'witch-king': 'osgiliath' } });
  cannot('grond-hammer-of-the-underworld', say, {
    armies: { 'minas-morgul': 'gondor 2r' },
    besieged: { 'minas-morgul': 'sauron 2r' },
    characters: { 'witch-king': 'inside-minas-morgul' },
    politics,
  });
});

test('[stormcrow] the first of the Nations loses a figure of its own', () => {
  const set: Scenario = {
    armies: { erebor: 'dwarves 2r', bree: 'north 1r' },
    characters: { gimli: 'erebor', meriadoc: 'bree' },
    fellowship: { at: 'hollin' },
    politics: { dwarves: 'active 2', north: 'active 2' },
  };
  const game = plays('stormcrow', set).mayExactly('nation dwarves', 'nation north').shadow('nation dwarves');
  game.asks('fp', 'lose-one-of').mayExactly('figure dwarves-regular erebor');
  game.refuses('figure dwarves-regular dale', 'WR-5.26').refuses('figure dwarves-leader erebor', 'WR-5.26');
  assert.equal(game.box('dwarves'), 'active 1');
  const other = plays('stormcrow', set).shadow('nation north').mayExactly('figure north-regular bree');
  assert.equal(other.box('dwarves'), 'active 2');
});

test('[wormtongue] a Shadow Army in Edoras does not wake Rohan: the cause counts, not the place alone', () => {
  const game = war({
    armies: { westemnet: 'isengard 2r' },
    table: { shadow: ['wormtongue'] },
    characters: { saruman: 'orthanc' },
    politics: { isengard: 'war', rohan: 'passive 2' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('march army army', 'army westemnet', 'to edoras');
  game.doneIfAsked('shadow');
  assert.equal(game.box('rohan'), 'passive 3', 'it advances by the loss of its City');
  assert.deepEqual(game.onTable('shadow'), ['wormtongue']);
});

test('[flocks-of-crebain] it serves once', () => {
  const game = war({
    armies: {},
    dice: { fp: 'character', shadow: 'event event' },
    huntBox: { shadow: 1 },
    table: { shadow: ['flocks-of-crebain'] },
    pool: ['tile-07'],
  }).fp('travel character character');
  game.dice(4).shadow('card flocks-of-crebain').leaveOpen();
  assert.deepEqual([game.onTable('shadow'), game.discarded('shadow')], [[], ['flocks-of-crebain']]);
});

test('[the-ents-awake-treebeard] one Character card in hand is enough to go on', () => {
  const set: Scenario = {
    armies: { orthanc: 'isengard 1r' },
    characters: { 'gandalf-the-white': 'fangorn', saruman: 'orthanc' },
    fellowship: { corruption: 3 },
  };
  const cards = ['the-ents-awake-treebeard', 'bilbos-song'];
  const game = war({ ...set, hands: { fp: cards } })
    .dice(1, 1, 1)
    .fp('play the-ents-awake-treebeard event event');
  game.asks('fp', 'play-another').mayExactly('card bilbos-song', 'done').fp('done');
  const none = war({ ...set, hands: { fp: cards.slice(0, 1) } }).dice(1, 1, 1);
  none.fp('play the-ents-awake-treebeard event event').asks('shadow', 'act');
});

test('[the-shadow-is-moving combat] Swarm of Bats: +1 on the re-roll, not +2', () => {
  const game = battle({ sh: 'the-shadow-is-moving', shadow: 'sauron 3r 2n', dice: [1, 1, 1, 1, 1, 1] });
  game.dice(3, 4).shadow('reroll 2').asks('fp', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
});
test('[bilbos-song combat] Fateful Strike: without a hit of the re-roll nobody is asked', () => {
  const game = battle({
    fp: 'bilbos-song',
    free: 'rohan 3r 2l',
    shadow: 'sauron 3r 1n',
    dice: [1, 1, 1, 6, 2, 2],
  })
    .shadow('reroll 0')
    .dice(1, 1)
    .fp('reroll 2');
  game.asks('shadow', 'take-loss');
});

test('[the-grey-company] WR-5.38 without an Elite left nobody is exchanged, and the cards are drawn all the same', () => {
  const set: Scenario = { armies: { edoras: 'rohan 2r' }, characters: { strider: 'edoras' } };
  const game = playsFree('the-grey-company', { ...set, casualties: 'rohan 5e' }).leaveOpen();
  assert.equal(game.army('edoras', 'rohan 2r').hand('fp').length, 2);
  const mixed = playsFree('the-grey-company', {
    ...set,
    armies: { edoras: 'rohan 1r, gondor 1r, elves 1e' },
    casualties: 'rohan 5e',
  });
  mixed.mayExactly('figure gondor-regular edoras').refuses('figure rohan-regular edoras', 'WR-6.310', 'no-figure-left');
  mixed
    .refuses('figure elves-regular edoras', 'WR-6.310')
    .refuses('figure gondor-regular folde', 'WR-6.317')
    .leaveOpen();
});

test('[the-ents-awake-treebeard] Saruman alone in Orthanc falls, with a garrison he does not', () => {
  const set: Scenario = { characters: { 'gandalf-the-white': 'fangorn', saruman: 'orthanc' } };
  const alone = playsFree('the-ents-awake-treebeard', { ...set, armies: { bree: 'north 1r' } }).leaveOpen();
  assert.equal(alone.where('saruman'), 'gone');
  const guarded = war({ ...set, armies: { orthanc: 'isengard 1r' }, hands: { fp: ['the-ents-awake-treebeard'] } });
  guarded.dice(1, 1, 1).fp('play the-ents-awake-treebeard event event').leaveOpen();
  assert.equal(guarded.where('saruman'), 'orthanc');
});

test('[the-palantir-of-orthanc] WR-4.61 the last Ring pays for its removal, but only one Ring a turn', () => {
  const set: Scenario = { characters: { saruman: 'orthanc' }, table: { shadow: ['the-palantir-of-orthanc'] } };
  const game = war({ ...set, rings: { fp: 1, shadow: 0 }, dice: { fp: 'event' } });
  game.fp('remove-card the-palantir-of-orthanc event');
  assert.deepEqual([game.onTable('shadow'), game.s.rings[0]], [[], 0]);
  const none = war({ ...set, rings: { fp: 0, shadow: 1 }, dice: { fp: 'event' } });
  assert.deepEqual(none.verbs('remove-card'), []);
});

test('[return-to-valinor] nobody is asked where no die hits, and nobody rolls for a Haven without Elves', () => {
  const game = war({
    armies: { lorien: 'sauron 1r', rivendell: 'north 2r', 'grey-havens': 'elves 1r' },
    control: { lorien: 'shadow' },
    hands: { shadow: ['return-to-valinor'] },
    acts: 'shadow',
  });
  game.dice(5).shadow('play return-to-valinor event event').asks('fp', 'act').army('grey-havens', 'elves 1r');
  assert.deepEqual(game.diceIn('card-rolls'), [1]);
});

test('[stormcrow] a Nation without figures steps back and loses nothing', () => {
  const game = plays('stormcrow', {
    armies: { bree: 'north 1r' },
    characters: { boromir: 'folde' },
    fellowship: { at: 'hollin' },
    politics: { rohan: 'active 2', north: 'war' },
  });
  assert.equal(game.asks('fp', 'act').box('rohan'), 'active 1');
});

test('[denethors-folly] a Leader inside, of a Nation that has one there', () => {
  const game = plays('denethors-folly', {
    armies: { 'minas-tirith': 'sauron 2r 1n' },
    besieged: { 'minas-tirith': 'gondor 2r 1l, rohan 1r' },
    politics: { gondor: 'war', sauron: 'war' },
  }).asks('fp', 'lose-leader');
  game.mayExactly('lose gondor-leader').refuses('lose gondor-regular', 'WR-5.26', 'no-such-leader');
  game.refuses('lose rohan-leader', 'WR-5.26', 'no-such-leader').refuses('lose nazgul', 'WR-5.26');
  game.fp('lose gondor-leader').army('inside-minas-tirith', 'gondor 2r, rohan 1r');
});

test('[foul-thing-from-the-deep] WR-9.104 damage of one is damage', () => {
  const fellowship = { at: 'hollin', revealed: true, companions: ['gimli', 'legolas'] };
  const game = plays('foul-thing-from-the-deep', { pool: ['tile-07'], fellowship }).leaveOpen();
  assert.equal(['gimli', 'legolas'].filter((id) => game.where(id) === 'gone').length, 1);
});

test('[axe-and-bow] WR-9.94 without damage there is nothing to take off', () => {
  const set: Scenario = {
    armies: {},
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    table: { fp: ['axe-and-bow'] },
  };
  const game = war({ ...set, pool: ['tile-05'] }).dice(6);
  game.fp('travel character character').leaveOpen();
  assert.notEqual(game.prompt(), 'hunt-reduces');
  assert.deepEqual([game.told('draws-tile').length, game.s.corruption], [1, 0]);
});

test('[gwaihir-the-windlord] WR-6.126 the way into a besieged Stronghold may be the only one', () => {
  const set: Scenario = {
    armies: { 'grey-havens': 'sauron 2r' },
    besieged: { 'grey-havens': 'elves 1r' },
    characters: { boromir: 'forlindon' },
    fellowship: { companions: [] },
    dice: { fp: 'character' },
  };
  assert.deepEqual(war(set).verbs('companions'), [], 'not by a die');
  const game = war({ ...set, hands: { fp: ['gwaihir-the-windlord'] } });
  game.fp('play gwaihir-the-windlord character character', 'move-companions', 'companion boromir');
  assert.equal(game.mayExactly('to grey-havens').fp('to grey-havens').where('boromir'), 'inside-grey-havens');
});
test('[we-prove-the-swifter] WR-6.126 those who leave the Fellowship may end in a besieged Stronghold', () => {
  const game = playsFree('we-prove-the-swifter', {
    armies: { lorien: 'sauron 2r' },
    besieged: { lorien: 'elves 1r' },
    fellowship: { at: 'dimrill-dale', companions: ['gimli'] },
  }).fp('separate-companions', 'companion gimli');
  assert.equal(game.fp('to lorien').where('gimli'), 'inside-lorien');
});

test('[lure-of-the-ring combat] WR-6.556 They Are Terrible: +1 on the re-roll, not +2', () => {
  const game = battle({ sh: 'lure-of-the-ring', shadow: 'sauron 3r 3n', dice: [1, 1, 1, 1, 1, 1] });
  game.dice(3, 4).shadow('reroll 2').asks('fp', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
});

test('[house-of-the-stewards] WR-6.310 a kind that is left, of Gondor, and there', () => {
  const set: Scenario = {
    armies: { pelargir: 'gondor 1r' },
    characters: { boromir: 'pelargir' },
    casualties: 'gondor 5e',
  };
  const game = playsFree('house-of-the-stewards', set).leaveOpen();
  game.army('pelargir', 'gondor 2r');
  const both = playsFree('house-of-the-stewards', { ...set, casualties: 'gondor 4e' });
  both.mayExactly('figure gondor-regular pelargir', 'figure gondor-elite pelargir');
  for (const word of ['gondor-leader pelargir', 'rohan-regular pelargir', 'gondor-regular lamedon'])
    both.refuses(`figure ${word}`, 'WR-6.310', 'no-figure-left');
});

test('[dreadful-spells] an Army without Nazgûl casts none', () => {
  cannot('dreadful-spells', 'card-needs-spells', { armies: { edoras: 'rohan 3r', folde: 'sauron 2r' } });
});

test('[help-unlooked-for] WR-6.580 the attackers may cease after a round', () => {
  const game = playsFree('help-unlooked-for', {
    armies: { 'minas-tirith': 'sauron 4r', lossarnach: 'gondor 3r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    politics: { gondor: 'war', sauron: 'war' },
  }).fp('army lossarnach', 'target minas-tirith');
  game.dice(1, 1, 1, 1, 1).fp('done').asks('fp', 'press-on').mayExactly('cease', 'press');
});
