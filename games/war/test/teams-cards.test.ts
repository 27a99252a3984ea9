/** Chapter XI and Event cards: whose symbol, whose hand, whose Nations (WR-11.14, WR-11.15, WR-11.22, WR-11.23, WR-11.29). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, optionFromWords } from '@pony/engine';
import { CARDS } from '../src/data.ts';
import { ALL_AT_WAR as ALL, type Scenario, type Who, war } from './helpers.ts';

const NO_DRAW = { guide: 'strider' };
const SYMBOLS: Record<string, readonly string[]> = {
  gondor: [
    'dead-men-of-dunharrow',
    'house-of-the-stewards',
    'a-power-too-great',
    'faramirs-rangers',
    'cirdans-ships',
    'guards-of-the-citadel',
    'celeborns-galadhrim',
    'imrahil-of-dol-amroth',
    'kindred-of-glorfindel',
    'thranduils-archers',
  ],
  rohan: [
    'the-power-of-tom-bombadil',
    'book-of-mazarbul',
    'fear-fire-foes',
    'the-red-arrow',
    'paths-of-the-woses',
    'riders-of-theoden',
    'grimbeorn-the-old-son-of-beorn',
    'king-brands-men',
    'swords-in-eriador',
    'dain-ironfoots-guard',
    'eomer-son-of-eomund',
  ],
  'witch-king': [
    'grond-hammer-of-the-underworld',
    'the-black-captain-commands',
    'return-of-the-witch-king',
    'olog-hai',
    'hill-trolls',
    'the-king-is-revealed',
    'shadows-on-the-misty-mountains',
    'orcs-multiplying-again',
    'monsters-roused',
    'pits-of-mordor',
  ],
  saruman: [
    'the-palantir-of-orthanc',
    'wormtongue',
    'the-fighting-uruk-hai',
    'corsairs-of-umbar',
    'rage-of-the-dunlendings',
    'half-orcs-and-goblin-men',
    'a-new-power-is-rising',
    'many-kings-to-the-service-of-mordor',
    'horde-from-the-east',
  ],
};
const PARTNERS: Record<string, Who> = {
  gondor: 'rohan',
  rohan: 'gondor',
  'witch-king': 'saruman',
  saruman: 'witch-king',
};
const side = (who: Who): 'fp' | 'shadow' => (who === 'witch-king' || who === 'saruman' ? 'shadow' : 'fp');
/** Cards that this player, whose action it is, may not play because of their symbol. */
function barred(players: 3 | 4, who: Who): string[] {
  const half = CARDS.length / 2;
  const own = CARDS.filter((_, id) => (side(who) === 'fp' ? id < half : id >= half));
  const given: Scenario = { players, acts: side(who), dice: { fp: 'event', shadow: 'event' } };
  return own.filter((card) => {
    const at = war({ ...given, leads: PARTNERS[who] ? [PARTNERS[who]] : [], hands: { [who]: [card] } }).asks(
      who,
      'act',
    );
    const option = optionFromWords(at.rules, `play ${card} event event`);
    return explain(at.rules, at.s, at.s.actor, option)?.rule === 'WR-11.22';
  });
}

test('WR-11.22 of all cards each player plays those with his symbol and those with none', () => {
  for (const who of ['gondor', 'rohan', 'witch-king', 'saruman'] as const)
    assert.deepEqual(barred(4, who).sort(), [...SYMBOLS[PARTNERS[who]]].sort(), who);
});

test('WR-11.22 WR-11.35 with three players the Free Peoples play every card, the two of the Shadow their own', () => {
  assert.deepEqual(barred(3, 'fp'), []);
  assert.deepEqual(barred(3, 'saruman').sort(), [...SYMBOLS['witch-king']].sort());
});

test('WR-11.22 WR-5.43 what the Ents bring along bears no other player’s symbol either', () => {
  const at = war({
    players: 4,
    characters: { 'gandalf-the-white': 'fangorn', boromir: 'minas-tirith' },
    fellowship: NO_DRAW,
    hands: { rohan: ['the-ents-awake-treebeard', 'house-of-the-stewards', 'athelas'] },
    dice: { fp: 'event', shadow: 'event' },
    armies: { edoras: 'rohan 1r' },
  });
  at.by('rohan', 'play the-ents-awake-treebeard event event');
  at.refuses('card house-of-the-stewards', 'WR-11.22', 'card-of-other-player').mayExactly('card athelas', 'done');
});

test('WR-11.23 WR-11.29 the commander fights with any card of his hand, and with none of his team-mate’s', () => {
  const at = war({
    players: 4,
    armies: { osgiliath: 'gondor 1r, rohan 3r', 'south-ithilien': 'sauron 1r' },
    politics: ALL,
    mixed: ['osgiliath'],
    hands: { rohan: ['imrahil-of-dol-amroth', 'fear-fire-foes'], gondor: ['wisdom-of-elrond'], 'witch-king': [] },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'attack army army', 'army osgiliath', 'target south-ithilien', 'done');
  at.mayExactly('card imrahil-of-dol-amroth', 'card fear-fire-foes', 'no');
  at.refuses('card wisdom-of-elrond', 'WR-6.532', 'not-in-hand');
  at.dice(1, 1, 1, 1, 1, 1).anyMore().by('rohan', 'card imrahil-of-dol-amroth');
  assert.deepEqual(at.hand('rohan'), ['fear-fire-foes']);
  assert.deepEqual(at.told('chooses-hidden')[0].secret?.seats, [1]);
  at.leaveOpen();
});

test('WR-11.14 WR-5.28 cards that a card lets draw go to who played it', () => {
  const at = war({
    players: 4,
    fellowship: NO_DRAW,
    armies: { dale: 'north 1r', orthanc: 'isengard 1r' },
    hands: { rohan: ['king-brands-men'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('rohan', 'play king-brands-men event event').army('dale', 'north 3r');
  assert.deepEqual([at.hand('rohan').length, at.hand('gondor').length], [1, 0]);
});

test('WR-11.15 the Wisdom of Elrond is given to a Nation of who plays it', () => {
  for (const [who, nations] of [
    ['gondor', ['gondor', 'elves']],
    ['rohan', ['rohan', 'north', 'dwarves']],
  ] as const) {
    const at = war({
      players: 4,
      leads: [PARTNERS[who]],
      fellowship: NO_DRAW,
      hands: { [who]: ['wisdom-of-elrond'] },
      dice: { fp: 'event', shadow: 'event' },
    });
    at.by(who, 'play wisdom-of-elrond event event').mayExactly(...nations.map((nation) => `nation ${nation}`));
  }
});

test('WR-11.14 a Regular of the team-mate is not exchanged by the Grey Company', () => {
  const at = war({
    players: 4,
    fellowship: NO_DRAW,
    armies: { 'minas-tirith': 'gondor 1r, rohan 1r', orthanc: 'isengard 1r' },
    characters: { strider: 'minas-tirith' },
    hands: { rohan: ['the-grey-company'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('rohan', 'play the-grey-company event event').mayExactly('figure rohan-regular minas-tirith');
  at.refuses('figure gondor-regular minas-tirith', 'WR-6.310');
});

test('WR-11.14 WR-11.31 the Paths of the Woses lead nobody of the team-mate, unless he is under the player’s command', () => {
  const given: Scenario = {
    players: 4,
    fellowship: NO_DRAW,
    politics: ALL,
    armies: { edoras: 'gondor 3r, rohan 2r', orthanc: 'isengard 1r' },
    hands: { rohan: ['paths-of-the-woses'] },
    dice: { fp: 'event', shadow: 'event' },
  };
  const ride = (more: Scenario) =>
    war({ ...given, ...more })
      .by('rohan', 'play paths-of-the-woses event event', 'army edoras', 'to minas-tirith')
      .doneIfAsked('rohan')
      .leaveOpen();
  ride({}).army('edoras', 'gondor 3r').army('minas-tirith', 'rohan 2r');
  ride({ mixed: ['edoras'] })
    .army('edoras', 'gondor 3r')
    .army('minas-tirith', 'rohan 2r');
  ride({ mixed: ['edoras'], armies: { edoras: 'gondor 1r, rohan 2r', orthanc: 'isengard 1r' } })
    .army('edoras', '')
    .army('minas-tirith', 'gondor 1r, rohan 2r');
});

test('WR-11.14 WR-11.26 the Corsairs take nobody of the team-mate along', () => {
  const at = war({
    players: 4,
    politics: ALL,
    acts: 'shadow',
    armies: { umbar: 'southrons-easterlings 2r, sauron 3r 1n', 'minas-tirith': 'gondor 1r' },
    hands: { saruman: ['corsairs-of-umbar'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('saruman', 'play corsairs-of-umbar event event', 'to pelargir').by('saruman', 'leave nazgul', 'done');
  at.army('umbar', 'sauron 3r 1n').army('pelargir', 'southrons-easterlings 2r');
});

test('WR-11.14 Dreadful Spells strike by the Army of who plays them, at whom it can reach', () => {
  const at = war({
    players: 4,
    politics: ALL,
    acts: 'shadow',
    leads: ['saruman'],
    armies: {
      orthanc: 'isengard 2r, sauron 2n',
      'minas-morgul': 'sauron 1r 2n',
      'north-ithilien': 'gondor 1r',
      'fords-of-isen': 'rohan 2r',
    },
    hands: { 'witch-king': ['dreadful-spells'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.dice(1, 1).by('witch-king', 'play dreadful-spells event event');
  assert.deepEqual(at.diceIn('card-rolls'), [2]);
  assert.equal(at.told('card-rolls')[0].args?.region, at.rules.find('region', 'north-ithilien'));
  at.asks('rohan', 'act');
});

test('WR-11.29 WR-6.808 the Sorcerer draws for the player who commands the Army he is with', () => {
  const at = war({
    players: 4,
    politics: ALL,
    acts: 'shadow',
    armies: { fangorn: 'isengard 3r, sauron 1r', eastemnet: 'rohan 1r' },
    mixed: ['fangorn'],
    characters: { 'witch-king': 'fangorn' },
    hands: { saruman: ['orc-patrol'] },
    dice: { fp: 'event', shadow: 'army' },
  });
  at.by('saruman', 'attack army army', 'army fangorn', 'target eastemnet', 'done');
  at.dice(1, 1, 1, 1, 1).anyMore().by('saruman', 'card orc-patrol').asks('saruman', 'sorcerer').by('saruman', 'yes');
  assert.deepEqual([at.hand('saruman').length, at.hand('witch-king').length], [1, 0]);
  at.leaveOpen();
});

test('WR-11.15 Stormcrow costs the player of that Nation a figure, whoever leads', () => {
  const at = war({
    players: 4,
    acts: 'shadow',
    armies: { edoras: 'rohan 2r', folde: 'rohan 1r', 'minas-tirith': 'gondor 1r' },
    politics: { rohan: 'active 2' },
    characters: { gimli: 'edoras' },
    hands: { saruman: ['stormcrow'] },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('saruman', 'play stormcrow event event', 'nation rohan').asks('rohan', 'lose-one-of');
  at.mayExactly('figure rohan-regular edoras', 'figure rohan-regular folde');
});

test('WR-11.11 WR-5.42 who removes a card of the enemy pays from his own hand', () => {
  const given: Scenario = {
    players: 4,
    acts: 'shadow',
    table: { fp: ['a-power-too-great'] },
    dice: { fp: 'event', shadow: 'muster' },
    hands: { saruman: ['orc-patrol'], 'witch-king': ['shadows-gather'] },
  };
  war(given).asks('saruman').refuses('remove-card a-power-too-great muster', 'WR-5.42', 'cannot-pay-removal');
});

test('WR-11.29 WR-5.48 who lands beside a mixed Army that his team-mate commands does not assault with it', () => {
  const landing = (beside: string) => {
    const at = war({
      players: 4,
      politics: ALL,
      acts: 'shadow',
      armies: { umbar: 'southrons-easterlings 2r', 'dol-amroth': beside },
      besieged: { 'dol-amroth': 'gondor 1r' },
      mixed: ['dol-amroth'],
      hands: { saruman: ['corsairs-of-umbar'] },
      dice: { fp: 'event', shadow: 'event' },
    });
    return at.anyMore().by('saruman', 'play corsairs-of-umbar event event', 'to dol-amroth', 'done');
  };
  const his = landing('sauron 4r, southrons-easterlings 1r').asks('rohan', 'act');
  his.army('dol-amroth', 'sauron 4r, southrons-easterlings 3r').army('inside-dol-amroth', 'gondor 1r');
  // WR-11.34: nor when he will command it by the units that land
  landing('sauron 2r, southrons-easterlings 1r').asks('rohan', 'act');
  landing('sauron 1r, southrons-easterlings 2r').asks('saruman', 'leave-rearguard').leaveOpen();
});
