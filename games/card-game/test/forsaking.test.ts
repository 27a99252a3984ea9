import assert from 'node:assert/strict';
import { factionNamed, LOCATIONS, locationNamed, SCENARIOS, showsFaction } from '@pony/card-game';
import { rule } from '@pony/testkit';
import { cardOf, optionsOf, table } from './helpers.ts';

/** The Reaver makes each Free Peoples player forsake; Aragorn's deck is empty so that only Frodo is asked. */
const reaver = (position: Parameters<typeof table>[0]) =>
  table({
    turn: 'witch-king',
    bare: ['aragorn'],
    ...position,
    reserve: ['the-reaver', ...(position?.reserve ?? [])],
  }).does('use the-reaver');

rule('CG-25.13 CG-25.16 a hand card, a card in the own reserve, or the top of the deck; nothing else', () => {
  const t = reaver({ hand: { frodo: ['sting'] }, reserve: ['gimli', 'elrond'], on: { 'bag-end': ['sam-gamgee'] } });
  t.asks('frodo', 'forsake').may('forsake sting', 'forsake gimli', 'forsake-top');
  t.refuses('forsake sam-gamgee', 'CG-25.16', 'not-to-forsake').refuses('forsake elrond', 'CG-25.16');
  t.refuses('pass', 'CG-25.13', 'forsake-one').does('forsake gimli').shows({ gimli: 'gone' }).does('forsake elrond');
});

rule('CG-25.14 CG-25.15 the decision comes first, then the card is looked at; texts apply to it', () => {
  const t = reaver({ hand: { frodo: ['sting'] }, deck: { frodo: ['frodo-baggins'] } }).does('forsake-top');
  t.shows({ 'frodo-baggins': 'cycle' }).tells('guarded');
  const u = reaver({ hand: { frodo: ['sting'] }, deck: { frodo: ['gimli'] } }).does('forsake-top');
  assert.deepEqual(u.scenario.heard('frodo')[0], {
    say: 'forsakes-top-card',
    args: { seat: 0, card: cardOf('gimli') },
  });
  assert.deepEqual(u.scenario.heard('saruman')[0], { say: 'forsakes-top', args: { seat: 0 } });
});

rule('CG-25.17 CG-18.7 a character in reserve takes all items along and counts as one', () => {
  reaver({ reserve: ['sam-gamgee', 'sting@sam-gamgee'], hand: { frodo: ['gimli'] } })
    .does('forsake sam-gamgee')
    .shows({ 'sam-gamgee': 'gone', sting: 'gone', gimli: 'hand' });
});

rule('CG-18.11 CG-18.12 an item in a reserve is forsaken by the player of that reserve, its wielder may stay', () => {
  const t = reaver({ reserve: ['sam-gamgee', 'elven-cloak@sam-gamgee'], hand: { aragorn: ['lembas'] } });
  t.may('forsake sam-gamgee', 'forsake elven-cloak', 'forsake-top').does('forsake elven-cloak');
  t.shows({ 'elven-cloak': 'gone', 'sam-gamgee': 'reserve' });
  assert.deepEqual(t.state.gone[2].includes(cardOf('elven-cloak')), true);
  t.asks('aragorn', 'forsake').does('forsake lembas');
});

rule('CG-18.10 CG-25.11 CG-25.7 an eliminated card lies in the pile of its own player', () => {
  const t = table({ on: { 'bag-end': ['sam-gamgee', 'lembas@sam-gamgee', 'the-hunter'] } })
    .allPass()
    .leaveOpen();
  assert.ok(t.state.gone[2].includes(cardOf('lembas')));
  assert.ok(t.state.gone[0].includes(cardOf('sam-gamgee')));
});

rule('CG-40.7 CG-18.9 a cycled item goes to the pile of its own player', () => {
  const t = table({ turn: 'frodo', reserve: ['sam-gamgee', 'lembas@sam-gamgee'], on: { 'bag-end': [] } }).does(
    'use sam-gamgee',
  );
  assert.deepEqual(t.state.cycled[2], [cardOf('lembas')]);
  assert.deepEqual(t.state.cycled[0], [cardOf('sam-gamgee')]);
});

rule('CG-25.19 two forsakes are two choices; the top card is seen before the next', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['paths-of-the-dead', 'lembas', 'arwen'] },
    deck: { aragorn: ['elrond', 'legolas'] },
  });
  t.does('event paths-of-the-dead', 'cycle lembas', 'forsake-top')
    .shows({ elrond: 'gone' })
    .may('forsake arwen', 'forsake-top');
  t.does('forsake arwen').handSize('aragorn', 4);
});

rule('CG-25.9 what is not there is not eliminated', () => {
  table({ reserve: ['treebeard'], on: { edoras: [] } })
    .does('move treebeard edoras')
    .asks('witch-king', 'act');
});

rule('CG-25.20 removed wherever it is', () => {
  for (const place of ['hand', 'cycle', 'reserve', 'gone'] as const) {
    const t = table({
      turn: 'aragorn',
      hand: { aragorn: ['aragorn', 'lembas', ...(place === 'hand' ? ['strider'] : [])] },
      cycle: place === 'cycle' ? ['strider'] : [],
      reserve: place === 'reserve' ? ['strider'] : [],
      gone: place === 'gone' ? ['strider'] : [],
    }).does('play aragorn reserve');
    if (place === 'hand') t.does('cycle lembas');
    t.shows({ strider: 'gone' });
  }
});

rule('CG-18.1 CG-18.2 CG-18.3 an item is given to a fitting character in play, of any player, in any zone', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['elven-cloak', 'lembas', 'anduril'] },
    reserve: ['sam-gamgee', 'strider'],
    on: { 'bag-end': ['pippin-took'] },
  });
  t.mayWith(
    'give',
    'give elven-cloak sam-gamgee',
    'give elven-cloak pippin-took',
    'give lembas sam-gamgee',
    'give lembas pippin-took',
    'give anduril strider',
  );
  const given = { item: cardOf('anduril'), wielder: cardOf('sam-gamgee') };
  t.refuses('give anduril sam-gamgee', 'CG-18.2', 'not-wielder', given).refuses(
    'give lembas merry-brandybuck',
    'CG-18.1',
    'wielder-not-in-play',
  );
});

rule('CG-18.14 an item is not passed on and does not move by itself', () => {
  table({ reserve: ['sam-gamgee', 'sting@sam-gamgee', 'frodo-baggins'], on: { 'bag-end': [] } }).refuses(
    'move sting bag-end',
    'CG-18.14',
    'items-stay',
  );
});

rule('CG-10.4 CG-10.5 a battleground by an effect is chosen among those that fit, from either deck', () => {
  const t = table({ turn: 'aragorn', reserve: ['strider', 'anduril@strider'] })
    .does('use anduril')
    .asks('aragorn', 'bring-out');
  t.refuses('bring orthanc', 'CG-10.4', 'does-not-fit')
    .refuses('pass', 'CG-10.5', 'bring-one')
    .does('bring umbar')
    .lies({ umbar: 'active' });
});

rule('CG-10.10 CG-11.6 only what lies in a deck or an area can be brought out, and paths never come back', () => {
  const t = table({
    turn: 'frodo',
    hand: { frodo: ['there-is-another-way', 'sting'] },
    on: { 'bag-end': [] },
    free: ['bucklebury-ferry'],
  });
  t.does('event there-is-another-way').lies({ 'gildors-encampment': 'active', 'bucklebury-ferry': 'free' }).leaveOpen();
});

rule('CG-10.11 CG-9.3 CG-9.2 brought out in the action phase it is active at once, with its effect', () => {
  const t = table({ turn: 'saruman', reserve: ['haradrim-regulars', 'haradrim-mumakil'], on: { 'bag-end': [] } }).does(
    'use haradrim-regulars',
  );
  t.lies({ harad: 'active' })
    .handSize('saruman', 1)
    .does('pass', 'pass', 'pass')
    .mayWith('move', 'move haradrim-mumakil harad');
  t.does('move haradrim-mumakil harad').allPass().does('fight harad').lies({ harad: 'shadow' }).leaveOpen();
});

rule('CG-12.4 CG-12.7 CG-12.8 one path at a time, chosen among the unused', () => {
  const t = table({ on: { imladris: ['gandalf-the-grey'] }, used: ['caradhras'] }).does('use gandalf-the-grey');
  t.may('bring khazad-dum', 'bring the-doors-of-durin').does('bring khazad-dum');
  assert.deepEqual(
    t.state.active.map((location) => LOCATIONS[location]),
    ['khazad-dum'],
  );
});

rule('CG-12.11 the new path is chosen after the fight; looking fixes no order', () => {
  const t = table({ on: { imladris: ['gandalf-the-grey', 'the-hunter'] } }).does('use gandalf-the-grey');
  t.lies({ imladris: 'free', caradhras: 'deck', 'khazad-dum': 'deck' })
    .asks('frodo', 'choose-path', { seat: 0, n: 4 })
    .leaveOpen();
});

rule('CG-EX2 CG-5.5 CG-5.9 a battleground is of a faction that stands on either side of it', () => {
  assert.ok(showsFaction(locationNamed('harad'), factionNamed('dunedain')));
  assert.ok(!showsFaction(locationNamed('moria'), factionNamed('dunedain')));
});

rule('CG-5.1 CG-5.3 CG-5.6 locations are battlegrounds or paths, with what they show', () => {
  const view = table({ on: { harad: [], egladil: [] } }).view(null);
  assert.deepEqual(
    view.locations.map((one) => [LOCATIONS[one.location], one.onCard]),
    [
      ['harad', 1],
      ['egladil', 1],
    ],
  );
});

rule('CG-5.2 CG-40.1 locations are never played; active is what came out and was not fought', () => {
  const t = table({ on: { harad: [] }, hand: { frodo: ['gimli', 'sting'] } });
  assert.ok(optionsOf(t).every((option) => !option.startsWith('bring')));
  t.allPass().lies({ harad: 'shadow' }).leaveOpen();
});

rule('CG-EX19 CG-6.9 Sam is Sam Gamgee; a Nazgûl is a card of that subtype', () => {
  const t = table({
    turn: 'witch-king',
    reserve: ['the-messenger'],
    cycle: ['the-witch-king', 'mouth-of-sauron', 'fell-beast'],
  });
  t.does('use the-messenger')
    .may('take the-messenger', 'take the-witch-king')
    .refuses('cycle olog-hai', 'CG-25.21', 'take-one')
    .leaveOpen();
});

rule('CG-6.12 the text of a card beats a general rule', () => {
  table({ reserve: ['merry-brandybuck'], on: { edoras: [] } })
    .does('move merry-brandybuck edoras')
    .shows({ 'merry-brandybuck': 'edoras' });
});

rule(
  'CG-22.6 CG-21.11 an effect that moves follows the rules unless it says otherwise; Éomer himself is paid for',
  () => {
    const t = table({ hand: { frodo: ['eomer', 'sting', 'gimli'] }, on: { edoras: [] } }).does(
      'play eomer edoras',
      'cycle sting',
    );
    t.shows({ sting: 'cycle', eomer: 'edoras' }).leaveOpen();
    assert.equal(SCENARIOS.length, 4);
  },
);

rule('CG-21.5 cards drawn apart are not in the hand', () => {
  const t = table({ hand: { frodo: ['eomer', 'sting', 'gimli'] }, deck: { frodo: ['riders-of-rohan'] } }).does(
    'play eomer reserve',
    'cycle sting',
  );
  t.hand('frodo', 'gimli')
    .shows({ 'riders-of-rohan': 'apart' })
    .refuses('cycle gimli', 'CG-21.5', 'not-apart')
    .does('done');
});
