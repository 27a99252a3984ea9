/** What everybody sees of the Hunt and of the way of the Fellowship; what only its owner sees of a card. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, asked, below, options, rngOf, seedOf, start } from '@pony/engine';
import { NATIONS, REGIONS, rules, TILES } from '@pony/war';
import { CARD_ROWS, CARDS, REGION_COUNT, sideNamed } from '../src/data.ts';
import { touchOf } from '../src/view/touches.ts';
import { type Scenario, war } from './helpers.ts';

const seen = (game: ReturnType<typeof war>, seat: number | null = null) => rules.view(game.s, seat);
const onTheWay = (given: Scenario) =>
  war({ armies: {}, dice: { fp: 'character character' }, huntBox: { shadow: 2 }, ...given });
const go = 'travel character character';
const share = (x: number): number => Math.round(x * 1000) / 1000;

test('the odds of the next move: dice, modifier, re-rolls', () => {
  const odds = (given: Scenario) => seen(onTheWay(given)).hunt.odds;
  const plain = odds({});
  assert.deepEqual([plain.dice, plain.from, plain.rerolls], [2, 6, 0]);
  assert.equal(plain.chance, share(1 - (5 / 6) ** 2));
  const helped = odds({ huntBox: { shadow: 2, fp: 1 } });
  assert.deepEqual([helped.modifier, helped.from, helped.chance], [1, 5, share(1 - (4 / 6) ** 2)]);
  assert.equal(odds({ huntBox: { shadow: 8 } }).dice, 5);
  assert.equal(odds({ huntBox: { shadow: 1, fp: 7 } }).from, 2, 'a 1 never succeeds');
  assert.equal(odds({ huntBox: {} }).chance, 0);
  assert.deepEqual(odds({ huntBox: {} }).byDice, [0, 0.167, 0.306, 0.421, 0.518, 0.598]);
  for (const n of [0, 1, 2, 5])
    assert.equal(odds({ huntBox: { shadow: n } }).byDice[n], odds({ huntBox: { shadow: n } }).chance);
  const watched = odds({ armies: { hollin: 'sauron 1r 1n' }, fellowship: { at: 'hollin' } });
  assert.deepEqual([watched.rerolls, watched.chance], [2, share(1 - (5 / 6) ** 4)]);
});

test('on the Mordor Track a tile is certain', () => {
  for (const mordor of [0, 1]) {
    const { odds } = seen(onTheWay({ huntBox: { shadow: 2 }, fellowship: { at: 'morannon', mordor } })).hunt;
    assert.deepEqual([odds.dice, odds.rerolls, odds.chance], [0, 0, 1]);
  }
});

test('the pool tells how many tiles reveal and how many are Eyes', () => {
  const { odds } = seen(onTheWay({ pool: ['tile-01', 'tile-12'] })).hunt;
  const [eye, plain] = ['tile-01', 'tile-12'].map((id) => TILES.indexOf(id));
  assert.ok(eye >= 0 && plain >= 0);
  assert.deepEqual([odds.eyes, odds.reveals], [0.5, 0.5]);
});

test('a Hunt under way: its roll, its tile, its damage, and every way to soften it', () => {
  const game = onTheWay({
    pool: ['tile-12'],
    table: { fp: ['axe-and-bow'] },
    fellowship: { at: 'hollin', companions: ['gimli', 'meriadoc'] },
  });
  assert.equal(seen(game).hunting, null);
  game.dice(6, 2).fp(go).asks('fp', 'hunt-reduces');
  const { hunting } = seen(game);
  assert.ok(hunting);
  assert.deepEqual([hunting.why, hunting.step, hunting.successes, hunting.damage], [0, 2, 1, 2]);
  assert.equal(TILES[hunting.tile], 'tile-12');
  assert.deepEqual(
    hunting.rolls.map(({ natural, hit }) => [natural, hit]),
    [
      [6, true],
      [2, false],
    ],
  );
  assert.deepEqual(
    hunting.soften.map(({ way, least, most }) => [way, least, most]),
    [
      ['card', 1, 1],
      ['casualty-guide', 0, 0],
      ['casualty-random', 0, 1],
    ],
  );
  game.fp('no').asks('fp', 'casualty');
  assert.deepEqual(
    seen(game).hunting?.soften.map(({ way }) => way),
    ['casualty-guide', 'casualty-random'],
  );
  assert.equal(seen(game).hunting?.step, 3);
  game.fp('no');
  assert.equal(seen(game).hunting, null);
});

test('a tile that may still be replaced threatens with what is printed on it', () => {
  const game = onTheWay({ pool: ['tile-12'], table: { fp: ['mithril-coat-and-sting'] } });
  game.dice(6, 2).fp(go).asks('fp', 'hunt-replaces');
  assert.deepEqual([seen(game).hunting?.step, seen(game).hunting?.damage], [2, 2]);
});

test('before the roll is over its failures are seen, and those rolled again', () => {
  const game = onTheWay({ armies: { hollin: 'sauron 1r' }, fellowship: { at: 'hollin' }, pool: ['tile-12'] });
  game.dice(2, 3).fp(go).asks('shadow', 'hunt-reroll');
  assert.deepEqual([seen(game).hunting?.step, seen(game).hunting?.tile], [0, -1]);
  game.dice(6).shadow('reroll 1').asks('fp', 'casualty');
  assert.deepEqual(seen(game).hunting?.rolls.at(-1), { natural: 6, modifier: 0, hit: true, again: true });
});

const named = (way: readonly number[]): string => way.map((region) => REGIONS[region]).join(' ');

test('WR-8.30 WR-8.31 a revealed Fellowship goes at once where nothing on the way draws a tile and it may stay', () => {
  const at = (region: string): string[] => {
    const game = war({
      armies: {},
      dice: { fp: 'character' },
      huntBox: { shadow: 1 },
      pool: ['tile-05', 'tile-07', 'tile-08', 'tile-11'],
      fellowship: { at: region, progress: 1 },
    });
    game.dice(6).fp('travel character character').asks('fp', 'reveal-way');
    return seen(game).way?.far.map(named) ?? [];
  };
  // Through Moria a tile would be drawn: that way is named step by step. Rivendell is no place to end.
  assert.deepEqual(at('dimrill-dale').sort(), [
    'gladden-fields old-ford',
    'north-anduin-vale narrows-of-the-forest',
    'north-anduin-vale rhosgobel',
    'parth-celebrant eastemnet',
    'parth-celebrant fangorn',
    'south-anduin-vale dol-guldur',
    'south-anduin-vale western-brown-lands',
  ]);
  assert.ok(!at('hollin').some((way) => /moria .|rivendell$/.test(way)));
});

test('the way of the Fellowship is seen as it is named', () => {
  const game = war({ phase: 'fellowship', fellowship: { progress: 2 } });
  game.fp('yes');
  const { far, ...way } = seen(game).way ?? {};
  assert.deepEqual(way, { path: [REGIONS.indexOf('rivendell')], left: 2, reveal: false });
  assert.deepEqual(far?.map(named), [
    'fords-of-bruinen high-pass',
    'trollshaws hollin',
    'trollshaws ettenmoors',
    'trollshaws south-downs',
    'trollshaws weather-hills',
  ]);
  game.fp('step fords-of-bruinen');
  assert.deepEqual(
    seen(game).way?.path.map((r) => REGIONS[r]),
    ['rivendell', 'fords-of-bruinen'],
  );
  assert.equal(seen(game).way?.left, 1);
  game.fp('stay').asks('fp', 'name-guide');
  assert.equal(seen(game).way, null);
});

const touch = (card: string, given: Scenario, who: 'fp' | 'shadow' = 'shadow') => {
  const game = war({ ...given, hands: { [who]: [card] } });
  const [own, other] = who === 'fp' ? [0, 1] : [1, 0];
  assert.equal(seen(game, other).sides[own].touches, null, 'nobody else learns it');
  assert.equal(seen(game).sides[own].touches, null, 'a spectator neither');
  const [found] = seen(game, own).sides[own].touches ?? [];
  return {
    regions: found.regions.map((r) => REGIONS[r]).sort(),
    nations: found.nations.map((n) => NATIONS[n]),
    fellowship: found.fellowship,
  };
};

test('what an event in hand would touch is told to its owner alone', () => {
  const spells = touch('dreadful-spells', { armies: { edoras: 'rohan 1r', folde: 'sauron 1r 1n', bree: 'north 1r' } });
  assert.deepEqual(spells.regions, ['edoras', 'folde']);
  const patrol = touch('orc-patrol', { fellowship: { at: 'hollin' } });
  assert.deepEqual([patrol.regions, patrol.fellowship], [['hollin'], true]);
  const stormcrow = touch('stormcrow', {
    characters: { legolas: 'edoras' },
    fellowship: { mordor: 1, companions: [] },
  });
  assert.deepEqual(stormcrow.nations, ['rohan']);
  const riders = touch('riders-of-theoden', { armies: {} }, 'fp');
  assert.ok(riders.regions.length > 0);
  assert.deepEqual(riders.nations, ['rohan']);
});

test('what an event would touch is on the map, whoever is in play and wherever', () => {
  const rng = rngOf(seedOf('touches'));
  const { state } = start(rules, {}, 'touches');
  for (let n = 0; !state.outcome; n++) {
    const [seat] = asked(rules, state);
    const may = options(rules, state, seat);
    apply(rules, state, seat, may[below(rng, may.length)]);
    if (n % 40 !== 0) continue;
    for (const [card, { side }] of CARD_ROWS.entries())
      for (const region of touchOf(state, sideNamed(side), card).regions)
        assert.ok(region >= 0 && region < REGION_COUNT, `${CARDS[card]}: ${region}`);
  }
});
