import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const travel = 'travel character character';
const onTheWay = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character' }, huntBox: { shadow: 1 }, ...given });
const shadowPlays = (card: string, given: Scenario) =>
  war({ armies: {}, ...given, hands: { shadow: [card] }, acts: 'shadow' });
const play = (card: string): string => `play ${card} event event`;

test('WR-9.15 the die of the present move does not count', () => {
  const game = onTheWay({}).dice(5).fp(travel);
  assert.equal(game.told('hunt-rolls')[0]?.args?.modifier, 0);
  assert.equal(game.told('hunt-fails').length, 1);
  game.shadow('skip event').dice(4).fp(travel);
  assert.equal(game.told('hunt-rolls')[1]?.args?.modifier, 1);
});

test('WR-9.17 WR-9.30 the modifier counts for the re-roll, and a re-rolled success draws a tile', () => {
  const set: Scenario = {
    armies: { hollin: 'sauron 1r' },
    fellowship: { at: 'hollin' },
    huntBox: { fp: 1, shadow: 1 },
    pool: ['tile-08', 'tile-07'],
  };
  const game = onTheWay(set).dice(2).fp(travel).dice(5).shadow('reroll 1').asks('fp', 'casualty');
  assert.equal(game.told('hunt-rerolls')[0]?.args?.count, 1);
  const fails = onTheWay(set).dice(2).fp(travel).dice(4).shadow('reroll 1').asks('shadow', 'act');
  assert.equal(fails.told('draws-tile').length, 0);
});

test('WR-9.33 an Eye for a Stronghold does no damage', () => {
  const game = onTheWay({
    fellowship: { at: 'hollin', progress: 1 },
    huntBox: { shadow: 3 },
    pool: ['tile-05', 'tile-01', 'tile-07'],
  });
  game.dice(6, 6, 6).fp(travel, 'step moria', 'step dimrill-dale').asks('shadow', 'act');
  assert.equal(game.told('draws-tile').length, 2);
  assert.equal(game.s.corruption, 0);
});

test('WR-9.34 the reveal comes after everything else of the tile', () => {
  const game = onTheWay({ fellowship: { at: 'hollin' }, pool: ['tile-13', 'tile-07'] })
    .dice(6)
    .fp(travel);
  game.asks('fp', 'casualty');
  assert.equal(game.s.hidden, 1);
  game.fp('no').asks('fp', 'reveal-way');
  const order = game.events.map((one) => one.say).filter((say) => say === 'corrupts' || say === 'revealed');
  assert.deepEqual(order, ['corrupts', 'revealed']);
});

test('WR-9.35 after a Hunt roll made by a card an Eye counts the successes', () => {
  const game = shadowPlays('the-nazgul-strike', {
    armies: { hollin: 'sauron 1n' },
    fellowship: { at: 'hollin', progress: 2 },
    huntBox: { shadow: 2 },
    pool: ['tile-01', 'tile-07'],
  }).shadow(play('the-nazgul-strike'), 'done');
  game.dice(6, 6).shadow('roll-hunt').asks('fp', 'casualty').fp('no').asks('fp', 'reveal-way');
  assert.equal(game.s.corruption, 2);
  assert.equal(game.s.progress, 2);
});

test('WR-9.51 a casualty is optional and needs damage', () => {
  const none = onTheWay({ fellowship: { at: 'hollin' }, pool: ['tile-05', 'tile-07'] })
    .dice(6)
    .fp(travel);
  none.asks('fp', 'reveal-way');
  const axe = onTheWay({ table: { fp: ['axe-and-bow'] }, pool: ['tile-07', 'tile-08'] })
    .dice(6)
    .fp(travel);
  axe.asks('fp', 'hunt-reduces').mayExactly('card axe-and-bow', 'no').fp('card axe-and-bow').asks('shadow', 'act');
  assert.equal(axe.s.corruption, 0);
  const choice = onTheWay({ pool: ['tile-07', 'tile-08'] })
    .dice(6)
    .fp(travel);
  choice.mayExactly('casualty-guide', 'casualty-random', 'no');
});

test('WR-9.55 one casualty for one tile', () => {
  const game = onTheWay({
    fellowship: { companions: ['gimli', 'boromir', 'meriadoc'], guide: 'gimli' },
    pool: ['tile-14', 'tile-07'],
  });
  game.dice(6).fp(travel, 'casualty-guide').asks('shadow', 'act');
  assert.equal(game.s.corruption, 1);
  assert.deepEqual([game.where('boromir'), game.where('meriadoc')], ['fellowship', 'fellowship']);
});

test('WR-9.65 each of several tiles has its own table card, ability and casualty', () => {
  const game = onTheWay({
    fellowship: { at: 'hollin', progress: 1, companions: ['gimli', 'boromir'], guide: 'gimli' },
    table: { fp: ['axe-and-bow', 'horn-of-gondor'] },
    pool: ['tile-13', 'tile-11', 'tile-07'],
  });
  game.dice(6).fp(travel).mayExactly('card axe-and-bow', 'card horn-of-gondor', 'no').fp('card axe-and-bow');
  game.asks('fp', 'casualty').fp('no', 'step moria', 'step dimrill-dale');
  game.asks('fp', 'hunt-reduces').mayExactly('card horn-of-gondor', 'no').fp('card horn-of-gondor');
  game.asks('fp', 'casualty').fp('no');
  assert.equal(game.s.corruption, 2);
});

test('WR-9.72 WR-9.75 on the Mordor Track progress no longer counts and the Fellowship is in no region', () => {
  const game = war({
    armies: { morannon: 'sauron 3r 2n' },
    phase: 'fellowship',
    fellowship: { at: 'morannon', progress: 2, companions: ['gimli'] },
  });
  game.fp('no', 'yes').asks('shadow', 'allocate');
  assert.deepEqual([game.s.mordor, game.s.progress], [0, 0]);
  const climbs = war({
    armies: { morannon: 'sauron 3r 2n' },
    dice: { fp: 'character' },
    fellowship: { at: 'morannon', mordor: 1, companions: ['gimli'] },
    pool: ['tile-07', 'tile-08'],
  }).fp(travel);
  climbs.asks('fp', 'casualty');
  assert.equal(climbs.s.progress, 0);
  const battle = war({
    armies: { morannon: 'sauron 3r', dagorlad: 'gondor 3r' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { fp: 'army-muster' },
    hands: { fp: ['elven-rope'] },
    fellowship: { at: 'morannon', mordor: 1 },
  });
  battle.fp('attack army-muster army', 'army dagorlad', 'target morannon', 'done').shadow('give-battle');
  battle.refuses('card elven-rope', 'WR-6.538', 'combat-needs-fellowship');
});

test('WR-9.76 on the track there is no declaring, no healing and no re-roll', () => {
  const morning = war({ phase: 'fellowship', fellowship: { at: 'morannon', mordor: 2, corruption: 4 } });
  morning.asks('fp', 'name-guide');
  const game = war({
    armies: { morannon: 'sauron 3r 2n' },
    dice: { fp: 'character' },
    huntBox: { shadow: 4 },
    fellowship: { at: 'morannon', mordor: 2, corruption: 4, companions: [] },
    pool: ['tile-05', 'tile-07'],
  }).fp(travel);
  assert.equal(game.told('hunt-rolls').length, 0);
  assert.equal(game.s.mordor, 3);
  assert.equal(game.s.corruption, 4);
});

test('WR-9.83 reveal without stop: one step on, then revealed', () => {
  const game = war({
    armies: {},
    dice: { fp: 'character' },
    fellowship: { at: 'morannon', mordor: 1 },
    pool: ['tile-09', 'tile-07'],
  }).fp(travel, 'no');
  assert.deepEqual([game.s.mordor, game.s.hidden, game.s.corruption], [2, 0, 1]);
});

test('WR-9.91 a tile discarded without effect is drawn; an Eye comes back in Mordor', () => {
  const game = shadowPlays('orc-patrol', {
    fellowship: { at: 'morannon', companions: ['gimli'] },
    dice: { fp: '', shadow: 'event' },
    pool: ['tile-01', 'tile-07', 'tile-08'],
  }).shadow(play('orc-patrol'));
  assert.equal(game.told('tile-nothing').length, 1);
  assert.equal(game.s.pool.length, 2);
  assert.equal(game.s.hidden, 1);
  game.asks('fp', 'declare').fp('no', 'yes');
  assert.equal(game.s.pool.length, 6, 'two tiles left and four Eyes');
});

test('WR-9.103 Wizard’s Staff and Mithril Coat do not concern tiles that FP draws', () => {
  const game = war({
    armies: { edoras: 'rohan 2r' },
    characters: { strider: 'edoras' },
    table: { fp: ['wizards-staff', 'mithril-coat-and-sting'] },
    hands: { fp: ['challenge-of-the-king'] },
    dice: { fp: 'character' },
    pool: ['tile-05', 'tile-07', 'tile-08', 'tile-09'],
  });
  game.fp('play challenge-of-the-king character character').asks('shadow', 'act');
  assert.deepEqual(game.onTable('fp'), ['wizards-staff', 'mithril-coat-and-sting']);
  assert.equal(game.told('challenge').length, 1);
});

test('WR-9.105 cards on the Mordor Track: no region, no step, yet not in a Settlement and perhaps revealed', () => {
  const track: Scenario['fellowship'] = { at: 'morannon', mordor: 2 };
  const search = shadowPlays('nazgul-search', { armies: { morannon: 'sauron 1n' }, fellowship: track });
  search.refuses(play('nazgul-search'), 'WR-5.11', 'card-needs-progress');
  assert.ok(shadowPlays('orc-patrol', { fellowship: track }).may().includes(play('orc-patrol')));
  const wound = { ...track, revealed: true };
  assert.ok(shadowPlays('morgul-wound', { fellowship: wound }).may().includes(play('morgul-wound')));
  shadowPlays('morgul-wound', { fellowship: track }).refuses(play('morgul-wound'), 'WR-5.11', 'card-needs-revealed');
});

test('WR-10.10 neither turns nor empty decks end the game', () => {
  const game = war({ turn: 60, dice: { fp: 'event', shadow: '' } });
  for (const deck of [0, 1, 2, 3]) game.s.played[deck >> 1].push(...game.s.decks[deck].splice(0));
  game.fp('skip event').asks('fp', 'declare');
  assert.equal(game.s.turn, 61);
  assert.equal(game.s.outcome, null);
  assert.deepEqual([game.s.hands[0].length, game.s.hands[1].length], [0, 0]);
});

test('WR-9.58 WR-9.94 one table card against one tile, whichever step it belongs to', () => {
  const game = onTheWay({
    table: { fp: ['mithril-coat-and-sting', 'axe-and-bow'] },
    pool: ['tile-14', 'tile-11', 'tile-07'],
  });
  game.dice(6).fp(travel).asks('fp', 'hunt-replaces').fp('card mithril-coat-and-sting').asks('fp', 'casualty').fp('no');
  assert.equal(game.s.corruption, 2);
  assert.deepEqual(game.onTable('fp'), ['axe-and-bow']);
});
