import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { cardOf, optionsOf, table } from './helpers.ts';

rule('CG-14.2 CG-14.3 one action: play, move, use, Ring token, winnow, cycle; nothing else', () => {
  const t = table({
    hand: { frodo: ['sam-gamgee', 'sting', 'gimli'] },
    reserve: ['bilbo-baggins', 'riders-of-rohan'],
    on: { edoras: [], 'bag-end': [] },
  });
  t.may(
    ...['reserve', 'bag-end'].map((place) => `play sam-gamgee ${place}`),
    'play gimli reserve',
    'move riders-of-rohan edoras',
    'use bilbo-baggins',
    'ring',
    'winnow',
    ...['sam-gamgee', 'sting', 'gimli'].map((card) => `cycle ${card}`),
  );
  t.refuses('yes', 'CG-14.3', 'one-action').does('cycle gimli').asks('witch-king', 'act');
});

rule('CG-14.4 CG-14.8 CG-14.9 pass with at most two in hand; more is no fault in itself', () => {
  const opponents = { 'witch-king': ['olog-hai'], saruman: ['gollum'] };
  table({ hand: { frodo: ['sting', 'gimli'], ...opponents } }).does('pass');
  const t = table({ hand: { frodo: ['sting', 'gimli', 'glamdring'], ...opponents } });
  t.refuses('pass', 'CG-14.4', 'may-not-pass', { seat: 0, n: 3, limit: 2 });
});

rule('CG-14.5 CG-14.6 CG-14.13 or with fewer cards than each opponent, at that moment; allies do not matter', () => {
  const hand = { frodo: ['sting', 'gimli', 'glamdring'], aragorn: ['lembas'] };
  const four = ['olog-hai', 'black-uruks', 'mordor-orcs', 'grishnakh'];
  const monsters = ['gollum', 'shelob', 'ugluk', 'hill-troll'];
  table({ hand: { ...hand, 'witch-king': four, saruman: monsters } }).does('pass');
  table({ hand: { ...hand, 'witch-king': four, saruman: monsters.slice(1) } }).refuses('pass', 'CG-14.4');
  table({ hand: { ...hand, 'witch-king': four.slice(2), saruman: monsters } }).refuses('pass', 'CG-14.4');
});

rule('CG-14.7 CG-14.11 CG-14.10 passing is not leaving; an action breaks the run; all in a row end the phase', () => {
  const t = table({ hand: { frodo: ['sting'] }, on: { 'bag-end': [] } });
  t.does('pass', 'pass', 'pass', 'pass');
  assert.equal(t.state.round, 2);
  t.leaveOpen();
  const u = table({ hand: { frodo: ['sting'], aragorn: ['lembas'] }, on: { 'bag-end': [] } });
  u.does('pass', 'pass', 'cycle lembas', 'pass', 'pass', 'pass').asks('aragorn', 'act').does('pass');
  assert.equal(u.state.round, 2);
  u.leaveOpen();
});

rule('CG-14.12 whoever may not pass has a card to cycle', () => {
  const t = table({ hand: { frodo: ['shadowfax', 'ent-draught', 'herbs-and-stewed-rabbit'] }, ringUsed: ['frodo'] });
  t.refuses('pass', 'CG-14.4').may(
    'winnow',
    ...['shadowfax', 'ent-draught', 'herbs-and-stewed-rabbit'].map((id) => `cycle ${id}`),
  );
});

rule('CG-15.1 CG-15.2 CG-15.3 played from the hand; another hand card is cycled before the effect', () => {
  const t = table({ hand: { frodo: ['gimli', 'sting', 'glamdring'] }, cycle: ['dwarven-axe'] });
  t.refuses('play sam-gamgee reserve', 'CG-15.1', 'not-in-hand');
  t.does('play gimli reserve').asks('frodo', 'cycle', { seat: 0, n: 1 }).may('cycle sting', 'cycle glamdring');
  t.shows({ gimli: 'limbo' }).refuses('cycle gimli', 'CG-15.1', 'not-in-hand').does('cycle sting');
  t.shows({ gimli: 'reserve', sting: 'cycle' }).may('take dwarven-axe', 'none').leaveOpen();
});

rule('CG-15.4 CG-40.6 the last hand card is paid for by a forsake; with nothing to forsake it cannot be played', () => {
  const t = table({ hand: { frodo: ['sting'] }, reserve: ['sam-gamgee', 'gimli'], deck: { frodo: ['treebeard'] } });
  t.does('give sting sam-gamgee').may('forsake gimli', 'forsake-top').does('forsake-top');
  t.shows({ sting: 'reserve', treebeard: 'gone' });
  table({ hand: { frodo: ['gimli'] }, bare: ['frodo'] }).refuses('play gimli reserve', 'CG-15.4', 'cannot-pay');
});

rule('CG-15.5 the wielder may not be forsaken for the item that is being given to him', () => {
  const t = table({ hand: { frodo: ['sting'] }, reserve: ['sam-gamgee', 'gimli'], bare: ['frodo'] });
  t.does('give sting sam-gamgee').may('forsake gimli');
  t.refuses('forsake sam-gamgee', 'CG-15.5', 'keep-for-cost', { card: cardOf('sam-gamgee') });
  t.refuses('forsake-top', 'CG-25.18', 'no-deck').does('forsake gimli').shows({ sting: 'reserve' });
  table({ hand: { frodo: ['sting'] }, reserve: ['sam-gamgee'], bare: ['frodo'] }).refuses(
    'give sting sam-gamgee',
    'CG-15.4',
    'cannot-pay',
  );
});

rule('CG-15.6 CG-15.7 with another hand card the cost is cycling; every type pays it', () => {
  const hand = { frodo: ['gimli', 'riders-of-rohan', 'sting', 'there-is-another-way', 'glamdring', 'treebeard'] };
  for (const play of [
    'play gimli reserve',
    'play riders-of-rohan reserve',
    'give sting sam-gamgee',
    'event there-is-another-way',
  ]) {
    const t = table({ hand, reserve: ['sam-gamgee'], on: { 'bag-end': [] } })
      .does(play)
      .asks('frodo', 'cycle');
    t.refuses('forsake-top', 'CG-25.3', 'cycle-one').does('cycle treebeard').shows({ treebeard: 'cycle' }).leaveOpen();
  }
});

rule('CG-16.1 CG-16.2 CG-5.4 an army goes to an active battleground of its faction or to the reserve', () => {
  const t = table({ hand: { frodo: ['riders-of-rohan', 'sting'] }, on: { edoras: [], pelargir: [], morannon: [] } });
  t.mayWith('play', 'play riders-of-rohan reserve', 'play riders-of-rohan edoras', 'play riders-of-rohan morannon');
  t.refuses('play riders-of-rohan pelargir', 'CG-5.4', 'wrong-faction');
  t.refuses('play riders-of-rohan orthanc', 'CG-40.1', 'not-active');
});

rule('CG-16.3 an army is never on a path', () => {
  table({ hand: { frodo: ['riders-of-rohan', 'sting'] }, on: { 'bag-end': [] } }).refuses(
    'play riders-of-rohan bag-end',
    'CG-16.3',
    'army-on-path',
  );
  table({ reserve: ['riders-of-rohan'], on: { 'bag-end': [] } }).refuses(
    'move riders-of-rohan bag-end',
    'CG-16.3',
    'army-on-path',
  );
});

rule(
  'CG-16.4 CG-16.5 CG-16.6 a character goes to an allowed path, a battleground of its faction, or the reserve',
  () => {
    const t = table({
      turn: 'aragorn',
      hand: { aragorn: ['boromir', 'lembas'] },
      on: { imladris: [], pelargir: [], moria: [] },
    });
    t.mayWith('play', 'play boromir reserve', 'play boromir imladris', 'play boromir pelargir');
  },
);

rule('CG-6.5 CG-5.8 the number of a path decides who may enter', () => {
  table({ turn: 'aragorn', reserve: ['boromir'], on: { weathertop: [] } }).refuses(
    'move boromir weathertop',
    'CG-6.5',
    'wrong-path',
  );
  table({ turn: 'aragorn', reserve: ['boromir'], on: { imladris: [] } }).mayWith('move', 'move boromir imladris');
});

rule('CG-16.7 CG-19.2 CG-23.2 in play is a location or a reserve: elsewhere a text does nothing', () => {
  table({ hand: { frodo: ['bilbo-baggins', 'sting'] } }).refuses('use bilbo-baggins', 'CG-16.7', 'not-in-play');
  table({ cycle: ['bilbo-baggins'] }).refuses('use bilbo-baggins', 'CG-16.7', 'not-in-play');
  table({ turn: 'aragorn', hand: { aragorn: ['elrond', 'lembas', 'arwen'] } }).refuses(
    'pass',
    'CG-14.4',
    'may-not-pass',
    { seat: 2, n: 3, limit: 2 },
  );
});

rule('CG-16.8 any number of cards on a location or in a reserve', () => {
  const orcs = [
    'mordor-orcs',
    'mordor-orcs.2',
    'mordor-orcs.3',
    'mordor-orcs.4',
    'mordor-orcs.5',
    'olog-hai',
    'black-uruks',
  ];
  table({ on: { morannon: orcs } }).counts('morannon', 0, 2 + 8);
});

rule('CG-6.1 a card is played as its type allows', () => {
  const t = table({
    hand: { frodo: ['sting', 'gimli', 'there-is-another-way'] },
    reserve: ['sam-gamgee'],
    on: { 'bag-end': [] },
  });
  t.refuses('play sting reserve', 'CG-6.1', 'other-type').refuses('give gimli sam-gamgee', 'CG-6.1', 'other-type');
  t.refuses('event gimli', 'CG-6.1', 'other-type').refuses('play there-is-another-way reserve', 'CG-6.1', 'other-type');
});

rule('CG-20.6 CG-22.1 CG-22.5 a card moves out of the own reserve only, and costs no card', () => {
  const t = table({
    reserve: ['riders-of-rohan', 'high-elves'],
    hand: { frodo: ['sting'] },
    on: { edoras: [], lorien: [] },
  });
  t.refuses('move high-elves lorien', 'CG-22.1', 'not-in-reserve')
    .does('move riders-of-rohan edoras')
    .hand('frodo', 'sting');
});

rule('CG-22.2 CG-22.3 CG-40.5 it goes only where it could be played, not in the round it came', () => {
  const t = table({
    reserve: ['riders-of-rohan', 'village-militia'],
    fresh: ['village-militia'],
    on: { edoras: [], lorien: [] },
  });
  t.mayWith('move', 'move riders-of-rohan edoras').refuses('move riders-of-rohan lorien', 'CG-5.4');
  t.refuses('move village-militia edoras', 'CG-20.1', 'came-this-round');
});

rule('CG-18.6 CG-18.17 CG-18.13 items go along, new or not, and only the wielder’s faction matters', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['vilya-ring-of-air', 'lembas'] },
    reserve: ['elrond'],
    on: { lorien: [] },
  });
  t.does('give vilya-ring-of-air elrond', 'pass', 'pass', 'pass', 'move elrond lorien').shows({
    'vilya-ring-of-air': 'lorien',
  });
  table({ reserve: ['merry-brandybuck', 'lembas@merry-brandybuck'], on: { edoras: [] } })
    .does('move merry-brandybuck edoras')
    .shows({ lembas: 'edoras' });
});

rule('CG-23.1 CG-23.3 an action belongs to a card that has one, in its zone', () => {
  const t = table({ reserve: ['gimli', 'gandalf-the-grey'], on: { 'bag-end': ['sam-gamgee'] } });
  t.refuses('use gimli', 'CG-23.1', 'no-action').refuses('use gandalf-the-grey', 'CG-23.3', 'wrong-zone');
  t.refuses('use sam-gamgee', 'CG-23.3', 'wrong-zone');
});

rule('CG-24.1 the Ring token: two cards, once a game', () => {
  const t = table({ deck: { frodo: ['sting', 'gimli'] } })
    .does('ring')
    .hand('frodo', 'sting', 'gimli');
  t.does('pass', 'pass', 'pass').refuses('ring', 'CG-24.1', 'ring-used');
});

rule('CG-24.4 CG-24.5 winnow: two hand cards for good, then one drawn', () => {
  const t = table({ hand: { frodo: ['sting', 'gimli', 'glamdring'] }, deck: { frodo: ['treebeard'] } }).does('winnow');
  t.refuses('cycle sting', 'CG-24.4', 'eliminate-one')
    .does('eliminate sting', 'eliminate glamdring')
    .hand('frodo', 'gimli', 'treebeard');
  t.shows({ sting: 'gone', glamdring: 'gone' });
  table({ hand: { frodo: ['sting'] } }).refuses('winnow', 'CG-24.5', 'two-to-winnow');
});

rule('CG-24.6 CG-24.7 CG-25.3 the cycle action: one hand card face down, never a forsake', () => {
  const t = table({ hand: { frodo: ['sting'] } })
    .does('cycle sting')
    .shows({ sting: 'cycle' });
  assert.deepEqual(t.scenario.heard('saruman'), [{ say: 'cycles', args: { seat: 0 } }]);
  assert.deepEqual(t.scenario.heard('frodo'), [{ say: 'cycles-card', args: { seat: 0, card: t.state.cycled[0][0] } }]);
  table({}).refuses('cycle sting', 'CG-24.7', 'no-hand-card');
});

rule(
  'CG-21.3 CG-21.4 the same character or item is not played twice in a round; armies, events and the other Gandalf are',
  () => {
    const t = table({
      hand: { frodo: ['bilbo-baggins', 'gandalf-the-white', 'sting'] },
      reserve: ['sam-gamgee'],
      played: ['bilbo-baggins', 'gandalf-the-grey', 'sting'],
    });
    t.refuses('play bilbo-baggins reserve', 'CG-21.3', 'played-this-round').refuses('give sting sam-gamgee', 'CG-21.3');
    assert.ok(optionsOf(t).includes('play gandalf-the-white reserve'));
    const u = table({ hand: { frodo: ['riders-of-rohan', 'riders-of-rohan.2', 'sting', 'gimli'] } });
    u.does(
      'play riders-of-rohan reserve',
      'cycle sting',
      'pass',
      'pass',
      'pass',
      'play riders-of-rohan.2 reserve',
    ).leaveOpen();
  },
);

rule('CG-19.1 CG-19.3 an event is carried out as far as possible, then eliminated', () => {
  const t = table({ turn: 'aragorn', hand: { aragorn: ['paths-of-the-dead', 'lembas'] }, bare: ['aragorn'] });
  t.does('event paths-of-the-dead').shows({ 'paths-of-the-dead': 'gone' });
});

rule('CG-21.3 CG-8.2 a character that was played, used and drawn again stays in hand until the next round', () => {
  const t = table({ hand: { frodo: ['bilbo-baggins', 'sting'] }, bare: ['frodo'], on: { 'bag-end': [] } });
  t.does('play bilbo-baggins reserve', 'pass', 'pass', 'pass', 'use bilbo-baggins').hand(
    'frodo',
    'bilbo-baggins',
    'sting',
  );
  t.does('pass', 'pass', 'pass').refuses('play bilbo-baggins reserve', 'CG-21.3', 'played-this-round');
});
