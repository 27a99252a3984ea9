/** Limits of the Fellowship's rules (chapters VIII and IX): each test stands beyond a line that the others only touch. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tile } from '../src/data.ts';
import { type Scenario, war } from './helpers.ts';

const go = 'travel character character';
const declares = (fellowship: Scenario['fellowship'], given: Scenario = {}) =>
  war({ armies: {}, phase: 'fellowship', fellowship, ...given });
const hunted = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character' }, huntBox: { shadow: 1 }, ...given })
    .dice(6)
    .fp(go);
const shadowPlays = (card: string, given: Scenario) =>
  war({ armies: {}, ...given, hands: { shadow: [card] }, acts: 'shadow' }).shadow(`play ${card} event event`);
const onTrack = (given: Scenario) =>
  war({
    armies: {},
    dice: { fp: 'character', shadow: 'event' },
    ...given,
    fellowship: { at: 'morannon', mordor: 1, ...given.fellowship },
  });

test('WR-8.06 whoever leaves, FP may name another Guide of the highest Level', () => {
  const game = war({ dice: { fp: 'character' } }).fp('separate character character', 'companion gimli', 'to rivendell');
  game.asks('fp', 'name-guide').mayExactly('guide gandalf-the-grey', 'guide strider').fp('guide strider');
  assert.equal(game.guide(), 'strider');
});

test('WR-8.19 a revealed Fellowship is not even asked whether it declares', () => {
  declares({ at: 'rivendell', revealed: true, corruption: 3 }).asks('fp', 'name-guide');
  declares({ at: 'rivendell', corruption: 3 }).asks('fp', 'declare');
});

test('WR-8.24 WR-8.27 a City or Stronghold lost to the enemy does not heal', () => {
  const rests = (at: string, given: Scenario = {}) =>
    declares({ at, corruption: 3 }, given).fp('yes').leaveOpen().s.corruption;
  for (const at of ['pelargir', 'dale', 'minas-tirith', 'lorien']) {
    assert.equal(rests(at), 2, at);
    assert.equal(rests(at, { control: { [at]: 'shadow' } }), 3, `${at}, lost`);
  }
  assert.equal(rests('bree'), 3, 'a Town');
});

test('WR-8.31 it is control that bars the end of a reveal', () => {
  const lost = hunted({
    control: { lorien: 'shadow' },
    fellowship: { at: 'dimrill-dale' },
    pool: ['tile-05', 'tile-07'],
  });
  lost.fp('step lorien').asks('shadow', 'act');
  const won = hunted({
    control: { moria: 'free-peoples' },
    fellowship: { at: 'hollin' },
    pool: ['tile-05', 'tile-07'],
  });
  won.refuses('step moria', 'WR-8.31', 'cannot-end-in-own-city');
});

test('WR-8.31 a reveal may pass from City to Stronghold as long as it can still end elsewhere', () => {
  const game = hunted({ fellowship: { at: 'northern-rhovanion', progress: 1 }, pool: ['tile-05', 'tile-07'] });
  game.fp('step dale').refuses('stay', 'WR-8.31', 'cannot-end-in-own-city');
  const past = game
    .refuses('step erebor', 'WR-8.31', 'cannot-end-in-own-city')
    .mayExactly(
      'step iron-hills',
      'step northern-rhovanion',
      'step old-forest-road',
      'step vale-of-the-carnen',
      'step withered-heath',
    );
  past.fp('step iron-hills').asks('shadow', 'act');
  const far = hunted({ fellowship: { at: 'old-forest-road', progress: 2 }, pool: ['tile-05', 'tile-07'] });
  far.fp('step dale', 'step erebor').mayExactly('step iron-hills', 'step withered-heath').leaveOpen();
});

test('WR-8.47 a figure that stays in Moria passes nothing, so the Balrog sleeps on', () => {
  const table = { shadow: ['balrog-of-moria'] };
  declares({ at: 'moria' }, { table }).fp('yes').asks('fp', 'name-guide');
  declares({ at: 'moria', progress: 2 }, { table }).fp('yes', 'stay').asks('fp', 'name-guide');
  declares({ at: 'moria', progress: 1 }, { table }).fp('yes', 'step hollin').asks('shadow', 'use-path-card');
  const found = hunted({ table, fellowship: { at: 'moria' }, pool: ['tile-05', 'tile-07', 'tile-08'] });
  found.fp('stay').asks('fp', 'casualty');
  assert.deepEqual(found.onTable('shadow'), ['balrog-of-moria']);
});

test('WR-8.51 a Hobbit taken alive goes as far as progress and his Level', () => {
  const game = hunted({
    pool: ['tile-11', 'tile-07'],
    fellowship: { companions: ['peregrin'], at: 'hollin', progress: 2 },
  });
  game.fp('no', 'casualty-guide').asks('fp', 'group-goes').refuses('to grey-havens', 'WR-6.106', 'too-far');
  game.fp('to tower-hills').asks('fp', 'guide-ability');
  assert.equal(game.where('peregrin'), 'tower-hills');
});

test('WR-9.04 a special tile comes into the pool at once on the Mordor Track', () => {
  const plays = (given: Scenario) =>
    war({ ...given, hands: { fp: ['elven-rope'] } }).fp('play elven-rope event event').s;
  const rope = tile('tile-elven-rope');
  const track = plays({ fellowship: { at: 'morannon', mordor: 1, guide: 'strider' } });
  assert.deepEqual([track.pool.includes(rope), track.waiting], [true, []]);
  const wild = plays({ fellowship: { at: 'morannon', guide: 'strider' } });
  assert.deepEqual([wild.pool.includes(rope), wild.waiting], [false, [rope]]);
});

test('WR-9.19 besieged and besieging units, and a captured Stronghold, give a re-roll', () => {
  const rerolls = (at: string, given: Scenario): number =>
    war({ armies: {}, dice: { fp: 'character' }, huntBox: { shadow: 4 }, fellowship: { at }, ...given })
      .dice(1, 1, 1, 1)
      .fp(go)
      .may()
      .filter((word) => word.startsWith('reroll') && word !== 'reroll 0').length;
  assert.equal(rerolls('lorien', { armies: { lorien: 'sauron 2r' }, besieged: { lorien: 'elves 1r' } }), 1);
  assert.equal(rerolls('moria', { armies: { moria: 'elves 2r' }, besieged: { moria: 'sauron 1r' } }), 2);
  assert.equal(rerolls('moria', {}), 1);
  assert.equal(rerolls('lorien', { control: { lorien: 'shadow' } }), 1);
  assert.equal(rerolls('lorien', { armies: { lorien: 'elves 2r' } }), 0);
});

test('WR-9.52 chance may pick the Guide, or anybody else', () => {
  const falls = (n: number) => {
    const game = hunted({ pool: ['tile-11', 'tile-07'], fellowship: { companions: ['boromir', 'gimli'] } });
    assert.equal(game.guide(), 'boromir');
    game.picks(n, 2).fp('casualty-random');
    return [game.where('boromir'), game.where('gimli')];
  };
  assert.deepEqual(falls(1), ['gone', 'fellowship']);
  assert.deepEqual(falls(2), ['fellowship', 'gone']);
});

test('WR-9.57 who becomes Guide by the death of the old one may help against the same tile', () => {
  const game = hunted({ pool: ['tile-14', 'tile-07'], fellowship: { companions: ['gimli', 'meriadoc'] } });
  game.asks('fp', 'casualty').fp('casualty-guide').asks('fp', 'guide-ability').fp('yes', 'to rivendell');
  assert.deepEqual([game.where('gimli'), game.where('meriadoc')], ['gone', 'rivendell']);
  assert.equal(game.s.corruption, 0);
  const other = hunted({ pool: ['tile-14', 'tile-07'], fellowship: { companions: ['gimli', 'meriadoc'] } });
  other.picks(2, 2).fp('casualty-random', 'to rivendell').asks('shadow', 'act');
  assert.deepEqual([other.guide(), other.s.corruption], ['gimli', 2]);
});

test('WR-9.63 WR-9.64 declared in a Stronghold, only a Stronghold that FP holds keeps the Fellowship hidden', () => {
  const rests = (given: Scenario) => {
    const way = declares(
      { at: 'moria', progress: 2 },
      { table: { shadow: ['balrog-of-moria'] }, pool: ['tile-09', 'tile-07'], ...given },
    );
    return way.fp('yes', 'step dimrill-dale', 'step lorien').shadow('card balrog-of-moria').fp('no').leaveOpen().s
      .hidden;
  };
  assert.equal(rests({}), 1);
  assert.equal(rests({ control: { lorien: 'shadow' } }), 0);
});

test('WR-9.77 a card that separates on the track costs the Companions their lives and does the rest', () => {
  for (const mordor of [0, 1]) {
    const game = war({
      hands: { fp: ['i-will-go-alone'] },
      fellowship: { at: 'morannon', mordor, corruption: 3, companions: ['gimli', 'boromir', 'meriadoc'] },
    });
    game.fp('play i-will-go-alone event event', 'companion gimli');
    game.refuses('to dagorlad', 'WR-9.77', 'on-mordor-track').fp('with meriadoc', 'done');
    assert.deepEqual(['gimli', 'meriadoc', 'boromir'].map(game.where), ['gone', 'gone', 'fellowship']);
    assert.deepEqual([game.s.corruption, game.guide()], [2, 'boromir']);
  }
  const broken = shadowPlays('the-breaking-of-the-fellowship', {
    fellowship: { at: 'morannon', mordor: 1, revealed: true, companions: ['gimli', 'boromir'] },
    pool: ['tile-07', 'tile-08'],
  }).fp('companion gimli');
  assert.equal(broken.where('gimli'), 'gone');
});

test('WR-9.106 a reveal on any box moves no figure and draws no tile for the gate', () => {
  for (const mordor of [0, 1]) {
    const game = onTrack({ pool: ['tile-give-it-to-uss', 'tile-07'], fellowship: { mordor, companions: ['gimli'] } });
    game.fp(go, 'no').asks('shadow', 'act');
    assert.deepEqual([game.s.mordor, game.s.hidden, game.s.pool], [mordor, 0, [tile('tile-07')]]);
    assert.deepEqual(game.told('figure-at'), []);
  }
});

test('WR-9.85 WR-9.86 hiding on the track is an attempt, doing nothing is none', () => {
  for (const mordor of [0, 1]) {
    const revealed: Scenario = { dice: { fp: 'character', shadow: '' }, fellowship: { mordor, revealed: true } };
    const hides = onTrack(revealed).fp('hide character character').asks('fp', 'name-guide');
    assert.deepEqual([hides.s.turn, hides.s.corruption], [2, 0]);
    const idle = onTrack(revealed).fp('skip character').asks('fp', 'name-guide');
    assert.deepEqual([idle.s.turn, idle.s.corruption], [2, 1]);
  }
});

test('WR-9.90 a tile drawn by a card on the track is no step', () => {
  const game = shadowPlays('orc-patrol', {
    fellowship: { at: 'morannon', mordor: 2, companions: ['gimli'] },
    pool: ['tile-07', 'tile-08'],
  }).fp('no');
  assert.deepEqual([game.s.mordor, game.s.corruption, game.told('steps').length], [2, 1, 0]);
});

test('WR-9.93 WR-9.98 a pool filled again in the middle lacks the tiles held now', () => {
  const game = hunted({ table: { fp: ['mithril-coat-and-sting'] }, pool: ['tile-14'], fellowship: { at: 'hollin' } });
  game.asks('fp', 'hunt-replaces').fp('card mithril-coat-and-sting').asks('fp', 'casualty');
  assert.equal(game.told('pool-refilled').length, 1);
  assert.ok(!game.s.pool.includes(tile('tile-14')), 'held until the second is resolved');
  assert.equal(game.s.pool.length, 14);
  const king = war({
    armies: { edoras: 'rohan 1r' },
    characters: { strider: 'edoras' },
    hands: { fp: ['challenge-of-the-king'] },
    pool: ['tile-07', 'tile-08'],
  }).fp('play challenge-of-the-king event event');
  const seen = [king.told('challenge')[0].args?.tiles ?? []].flat();
  assert.deepEqual([seen.length, new Set(seen).size], [3, 3]);
  const everywhere = [...king.s.pool, ...king.s.drawn, ...king.s.removed];
  assert.deepEqual([everywhere.length, new Set(everywhere).size], [16, 16]);
});

test('WR-9.95 under Isildur’s Bane no card, Guide or casualty lowers the damage, but the draw can be changed', () => {
  const bane = (given: Scenario) =>
    shadowPlays('isildurs-bane', {
      pool: ['tile-11', 'tile-07', 'tile-08'],
      ...given,
      fellowship: { at: 'hollin', ...given.fellowship },
    });
  const cards = bane({ table: { fp: ['axe-and-bow', 'horn-of-gondor'] } }).asks('fp', 'act');
  const hobbit = bane({ fellowship: { companions: ['meriadoc'] } }).asks('fp', 'act');
  const gollum = bane({ fellowship: { companions: [] } }).asks('fp', 'act');
  for (const game of [cards, hobbit, gollum]) assert.equal(game.s.corruption, 2);
  bane({ table: { fp: ['wizards-staff'] } }).asks('fp', 'hunt-prevents');
  const coat = bane({ table: { fp: ['mithril-coat-and-sting'] } }).asks('fp', 'hunt-replaces');
  assert.equal(coat.fp('card mithril-coat-and-sting').s.corruption, 1);
});

test('WR-9.97 an Eye that the king has overcome never comes back, not even in Mordor', () => {
  const game = war({
    armies: { edoras: 'rohan 1r' },
    characters: { strider: 'edoras' },
    dice: { fp: 'character', shadow: '' },
    hands: { fp: ['challenge-of-the-king'] },
    fellowship: { at: 'morannon', companions: ['gimli'] },
    pool: ['tile-01', 'tile-07', 'tile-08'],
  });
  game.fp('play challenge-of-the-king character character').asks('fp', 'declare').fp('no', 'yes');
  const pool = ['tile-02', 'tile-03', 'tile-04', 'tile-07', 'tile-08'].map(tile);
  assert.deepEqual(game.s.pool.slice().sort(), pool.sort());
  assert.ok(!game.s.drawn.includes(tile('tile-01')));
});

test('WR-9.101 Gollum hides no special tile and cannot reveal what is revealed', () => {
  const gollum = { companions: [], corruption: 0 };
  const special = onTrack({ fellowship: gollum, pool: ['tile-give-it-to-uss', 'tile-07'] }).fp(go);
  special.asks('shadow', 'act');
  assert.deepEqual([special.s.hidden, special.s.corruption], [0, 1], 'no ability against a tile that reveals');
  const seen = shadowPlays('orc-patrol', {
    fellowship: { ...gollum, at: 'hollin', revealed: true },
    pool: ['tile-07', 'tile-08'],
  }).asks('fp', 'act');
  assert.equal(seen.s.corruption, 1);
});

test('WR-9.106 a reveal on the track moves no figure and draws for no Stronghold', () => {
  const game = onTrack({ fellowship: { companions: ['gimli'] }, pool: ['tile-09', 'tile-07', 'tile-08'] }).fp(go, 'no');
  game.asks('shadow', 'act');
  assert.deepEqual([game.s.hidden, game.told('figure-at').length, game.told('draws-tile').length], [0, 0, 1]);
});
