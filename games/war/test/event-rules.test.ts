import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '@pony/engine';
import { rules } from '../src/game.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const fpPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} event event`);
const shadowPlays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { shadow: [card] }, acts: 'shadow' }).shadow(`play ${card} event event`);

test('WR-5.06 an empty deck gives nothing, and discards do not come back', () => {
  const game = war({ dice: { fp: 'event', shadow: '' } });
  game.s.played[0].push(...game.s.decks[0].splice(0));
  const discarded = game.discarded('fp').length;
  game.fp('skip event').asks('fp', 'declare');
  assert.equal(game.s.hands[0].length, 1, 'phase 1 gives the Strategy card alone');
  assert.equal(game.s.hands[1].length, 2);
  assert.equal(game.s.decks[0].length, 0);
  assert.equal(game.discarded('fp').length, discarded);
});

test('WR-5.10 after its effects a card is discarded, unless it stays on the table', () => {
  const once = fpPlays('athelas', { fellowship: { guide: 'strider' } });
  assert.deepEqual([once.discarded('fp'), once.onTable('fp'), once.hand('fp')], [['athelas'], [], []]);
  const stays = fpPlays('horn-of-gondor', { fellowship: { guide: 'strider' } });
  assert.deepEqual([stays.discarded('fp'), stays.onTable('fp'), stays.hand('fp')], [[], ['horn-of-gondor'], []]);
});

test('WR-5.11 every part of a requirement must be met', () => {
  const treebeard = 'play the-ents-awake-treebeard event event';
  const hands = { fp: ['the-ents-awake-treebeard'] };
  war({ hands, characters: { 'gandalf-the-white': 'edoras' } }).refuses(
    treebeard,
    'WR-5.11',
    'card-needs-companion-there',
  );
  war({ hands, characters: { gimli: 'fangorn' } }).refuses(treebeard, 'WR-5.11', 'card-needs-character-in-play');
  const both = war({ hands, characters: { gimli: 'fangorn', 'gandalf-the-white': 'edoras' } });
  assert.ok(both.may().includes(treebeard));
});

test('WR-5.12 a card changes what it names, every other rule stays', () => {
  const game = fpPlays('through-a-day-and-a-night', {
    armies: { 'minas-tirith': 'gondor 2r', osgiliath: 'sauron 1r', 'dol-amroth': 'gondor 1r' },
    politics: { ...AT_WAR, gondor: 'active 3' },
    characters: { boromir: 'minas-tirith' },
  });
  game.fp('army minas-tirith').refuses('to osgiliath', 'WR-6.413', 'enemy-army-there');
  game.fp('to lossarnach', 'done').refuses('to osgiliath', 'WR-6.413', 'enemy-army-there');
  game.mayExactly('to minas-tirith', 'to pelargir', 'stay').fp('to pelargir').army('pelargir', 'gondor 2r');
});

test('WR-5.13 instructions are compulsory; what cannot be done is left out', () => {
  const eye = war({
    dice: { shadow: 'event army muster' },
    hands: { shadow: ['the-lidless-eye'] },
    acts: 'shadow',
  }).shadow('play the-lidless-eye event event');
  eye.mayExactly('die army', 'die muster').shadow('die army').mayExactly('die muster', 'done');
  const red = fpPlays('the-red-arrow', { politics: { gondor: 'active 3', rohan: 'war' }, armies: {} });
  red.fp('figure rohan-regular edoras').army('edoras', 'rohan 1r 1l');
  assert.equal(red.box('rohan'), 'active 4', 'Rohan cannot advance, the recruits come all the same');
});

test('WR-5.14 a card may be played for nothing, and what may be done need not be done', () => {
  const nothing = fpPlays('athelas', { fellowship: { guide: 'strider' } });
  assert.equal(nothing.s.corruption, 0);
  const may = fpPlays('book-of-mazarbul', { characters: { gimli: 'dale' }, fellowship: { guide: 'strider' } });
  may.asks('fp', 'move-companions').mayExactly('companion gimli', 'done').fp('done').asks('shadow', 'act');
  assert.equal(may.where('gimli'), 'dale');
});

test('WR-5.18 cards on the table do not count toward the hand limit', () => {
  const game = war({
    phase: 'recover',
    hands: { fp: ['athelas', 'elven-cloaks', 'elven-rope', 'bilbos-song'] },
    table: { fp: ['axe-and-bow', 'horn-of-gondor'] },
  });
  game.asks('fp', 'declare');
  assert.equal(game.s.hands[0].length, 6);
});

test('WR-5.19 recruits of a card come from the reinforcements', () => {
  const game = fpPlays('king-brands-men', { armies: { bree: 'north 6r', carrock: 'north 3r' } });
  game.army('dale', 'north 1r');
  assert.equal(game.reserve('north', 'r'), 0);
  const two = fpPlays('king-brands-men', { armies: { bree: 'north 6r' } }).army('dale', 'north 2r');
  assert.equal(two.reserve('north', 'r'), 2);
});

test('WR-5.20 a card that kills the last unit takes the Leaders, not the Characters', () => {
  const game = war({
    armies: { folde: 'sauron 1r 2n', edoras: 'rohan 1r 1l' },
    characters: { gimli: 'edoras' },
    hands: { shadow: ['dreadful-spells'] },
    acts: 'shadow',
  });
  game.dice(6, 1).shadow('play dreadful-spells event event').army('edoras', '');
  assert.equal(game.lost('rohan', 'l'), 1);
  assert.equal(game.where('gimli'), 'edoras');
  const shadow = war({
    armies: { folde: 'sauron 1r 1n, isengard 1r' },
    characters: { 'mouth-of-sauron': 'folde' },
    hands: { fp: ['the-spirit-of-mordor'] },
  });
  shadow.dice(6, 6, 1, 1, 1).fp('play the-spirit-of-mordor event event').army('folde', 'sauron 1n');
  assert.equal(shadow.where('mouth-of-sauron'), 'folde');
});

test('WR-5.21 hits of a card are taken by the owner as in battle', () => {
  const game = war({
    armies: { folde: 'sauron 1r 2n', edoras: 'rohan 1r 2e 1l' },
    hands: { shadow: ['dreadful-spells'] },
    acts: 'shadow',
  });
  game.dice(6, 6).shadow('play dreadful-spells event event').asks('fp', 'take-loss');
  game.mayExactly('lose rohan-regular', 'lose rohan-elite', 'reduce rohan-elite').fp('reduce rohan-elite');
  game
    .refuses('lose rohan-elite', 'WR-6.563', 'elite-costs-two')
    .fp('lose rohan-regular')
    .army('edoras', 'rohan 1r 1e 1l');
});

test('WR-5.22 WR-6.711 a garrison killed by a card loses the Stronghold at once', () => {
  const game = war({
    armies: { 'helms-deep': 'isengard 2r, sauron 2n' },
    besieged: { 'helms-deep': 'rohan 1r' },
    characters: { gimli: 'inside-helms-deep' },
    hands: { shadow: ['dreadful-spells'] },
    acts: 'shadow',
  });
  game.dice(6, 1).shadow('play dreadful-spells event event');
  assert.equal(game.controls('helms-deep'), 'shadow');
  assert.equal(game.isBesieged('helms-deep'), false);
  assert.equal(game.where('gimli'), 'helms-deep');
});

test('WR-5.28 a draw of a card comes from its deck, then the hand limit', () => {
  const hand = ['house-of-the-stewards', 'elven-cloaks', 'elven-rope', 'bilbos-song', 'axe-and-bow', 'athelas'];
  const set: Scenario = {
    characters: { boromir: 'minas-tirith' },
    hands: { fp: hand },
    fellowship: { guide: 'strider' },
    top: { fp: ['the-red-arrow', 'wisdom-of-elrond'] },
  };
  const game = fpPlays('house-of-the-stewards', set).fp('figure gondor-regular minas-tirith').asks('fp', 'discard');
  assert.deepEqual(game.hand('fp').slice(5), ['the-red-arrow', 'wisdom-of-elrond']);
  game.fp('discard axe-and-bow').asks('shadow', 'act');
  const empty = war(set);
  empty.s.played[0].push(...empty.s.decks[1].splice(1));
  empty.fp('play house-of-the-stewards event event', 'figure gondor-regular minas-tirith').asks('shadow', 'act');
  assert.equal(empty.hand('fp').length, 6, 'one card was left in the deck');
});

test('WR-5.29 an attack by a card follows all the rules of an attack', () => {
  const set: Scenario = {
    armies: {
      osgiliath: 'sauron 2r 1n, southrons-easterlings 2r',
      'minas-tirith': 'gondor 2r',
      folde: 'southrons-easterlings 1r, sauron 1n',
      edoras: 'rohan 1r',
    },
    politics: { sauron: 'war', gondor: 'passive 2', 'southrons-easterlings': 'active 3' },
    dice: { shadow: 'event' },
  };
  const game = shadowPlays('the-ringwraiths-are-abroad', set).shadow('done', 'launch-attack');
  game.mayExactly('army osgiliath').refuses('army folde', 'WR-6.502', 'not-at-war').shadow('army osgiliath');
  game.shadow('target minas-tirith').army('field', 'sauron 2r 1n').mayExactly('done', 'leave sauron-regular');
  game.shadow('done').asks('fp', 'field-or-siege');
  assert.equal(game.box('gondor'), 'active 3');
  assert.equal(game.dieCount('shadow', 'event'), 0);
  game.fp('shelter').asks('shadow', 'advance');
});

const STAY = [
  'mithril-coat-and-sting',
  'axe-and-bow',
  'horn-of-gondor',
  'wizards-staff',
  'the-last-battle',
  'a-power-too-great',
  'the-power-of-tom-bombadil',
  'worn-with-sorrow-and-toil',
  'flocks-of-crebain',
  'balrog-of-moria',
  'the-palantir-of-orthanc',
  'wormtongue',
  'denethors-folly',
  'threats-and-promises',
];

/** Plays a card if it can be played here and answers everything with the first option. */
function playOut(card: string, side: 'fp' | 'shadow', given: Scenario): ReturnType<typeof war> | null {
  const game = war({
    ...given,
    hands: { [side]: [card] },
    dice: { fp: 'event event', shadow: 'event event' },
    acts: side,
  });
  const play = `play ${card} event event`;
  if (!game.may().includes(play)) return null;
  game[side](play);
  for (let i = 0; i < 60 && game.s.stack.length > 2; i++) {
    const [first] = game.may();
    game[asked(rules, game.s)[0] === 0 ? 'fp' : 'shadow'](first);
  }
  return game;
}

test('WR-5.40 fourteen cards stay on the table, all others are discarded', () => {
  const rich: Scenario = {
    armies: {
      'minas-tirith': 'sauron 4r 1e 1n',
      orthanc: 'isengard 3r',
      'helms-deep': 'isengard 3r',
      edoras: 'rohan 3r 1l',
      'north-ithilien': 'gondor 2r',
      dagorlad: 'sauron 3r 1n',
      umbar: 'southrons-easterlings 2r',
      lorien: 'sauron 1r',
      'grey-havens': 'elves 2r',
    },
    besieged: { 'minas-tirith': 'gondor 2r 1l', 'helms-deep': 'rohan 1r' },
    control: { lorien: 'shadow' },
    politics: { ...AT_WAR, 'southrons-easterlings': 'war' },
    characters: { saruman: 'orthanc', 'witch-king': 'minas-tirith' },
    fellowship: { at: 'hollin', progress: 2 },
  };
  const kings = { aragorn: 'north-ithilien', 'gandalf-the-white': 'edoras', boromir: 'inside-minas-tirith' };
  const scenes: Scenario[] = [
    { ...rich, politics: { ...rich.politics, rohan: 'passive 1' } },
    rich,
    { ...rich, characters: { ...rich.characters, ...kings, legolas: 'fangorn' } },
    { ...rich, characters: { ...rich.characters, strider: 'edoras' } },
    { ...rich, fellowship: { at: 'hollin', revealed: true } },
    { ...rich, characters: {}, politics: { ...rich.politics, north: 'passive 1' }, fellowship: { at: 'dale' } },
  ];
  let seen = 0;
  for (let id = 0; id < rules.size('card'); id++) {
    const card = rules.name('card', id);
    const side = id < rules.size('card') / 2 ? 'fp' : 'shadow';
    const game = scenes.map((scene) => playOut(card, side, scene)).find((one) => one !== null);
    if (!game) continue;
    seen++;
    const stays = STAY.includes(card);
    assert.equal(game.onTable(side).includes(card), stays, `${card} on the table`);
    assert.equal(game.discarded(side).includes(card), !stays, `${card} discarded`);
  }
  assert.equal(seen, 96);
});

test('WR-5.46 Balrog of Moria on the table is the one combat card of its round', () => {
  const game = war({
    armies: { 'dimrill-dale': 'sauron 2r', 'parth-celebrant': 'elves 3r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    hands: { shadow: ['monsters-roused'] },
    table: { shadow: ['balrog-of-moria', 'flocks-of-crebain'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army dimrill-dale', 'target parth-celebrant', 'done').asks('shadow', 'combat-card');
  game.mayExactly('no', 'card monsters-roused', 'card balrog-of-moria').dice(1, 1, 1, 1, 1, 1, 1, 1);
  game.shadow('card balrog-of-moria').asks('shadow', 'press-on');
  assert.deepEqual(game.diceIn('strikes'), [3]);
  assert.deepEqual(game.onTable('shadow'), ['flocks-of-crebain']);
  assert.deepEqual(game.discarded('shadow'), ['balrog-of-moria']);
});

test('WR-5.37 an Army killed by the Ents or the Dead takes its Nazgûl and Minions with it', () => {
  const ents = war({
    armies: { orthanc: 'isengard 1r, sauron 1n' },
    characters: { 'gandalf-the-white': 'fangorn', 'witch-king': 'orthanc' },
    hands: { fp: ['the-ents-awake-huorns'] },
  });
  ents.dice(6, 1, 1).fp('play the-ents-awake-huorns event event').army('orthanc', '');
  assert.equal(ents.where('witch-king'), 'gone');
  const dead = war({
    armies: { erech: 'sauron 1r 1n' },
    characters: { strider: 'edoras', 'mouth-of-sauron': 'erech' },
    hands: { fp: ['dead-men-of-dunharrow'] },
  });
  dead
    .fp('play dead-men-of-dunharrow event event')
    .dice(1)
    .fp('to erech')
    .asks('fp', 'card-recruit-many')
    .army('erech', '');
  assert.equal(dead.where('mouth-of-sauron'), 'gone');
});
