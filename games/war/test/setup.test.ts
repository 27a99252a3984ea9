import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import {
  ADJACENT,
  CARD_ROWS,
  CHARACTER_ROWS,
  CHARACTERS,
  CITY,
  COASTAL,
  DECKS,
  DIE_FACES,
  FACES,
  FIRST_CONTROL,
  FORTIFIED,
  NATIONS,
  NATIONS_OF,
  POINTS,
  REGION_NATION,
  REGIONS,
  region,
  SETTLEMENT,
  SIDES,
  STOCK,
  STRONGHOLD,
  STRONGHOLDS,
  TILE_EYE,
  TILES,
  TOWN,
} from '../src/data.ts';
import { tileValue } from '../src/edition.ts';
import { rules } from '../src/game.ts';
import { war } from './helpers.ts';

const fresh = () => start(rules, {}, 'set-up').state;
const faces = (side: number): string[] => DIE_FACES[side].map((face) => FACES[face]);

test('WR-2.02 WR-2.03 faces of the Action dice', () => {
  assert.deepEqual(faces(0).sort(), ['army-muster', 'character', 'character', 'event', 'muster', 'will-of-the-west']);
  assert.deepEqual(faces(1).sort(), ['army', 'army-muster', 'character', 'event', 'eye', 'muster']);
});

test('WR-2.04 WR-5.01 four decks of 24 cards', () => {
  for (const side of [0, 1])
    for (const deck of [0, 1])
      assert.equal(CARD_ROWS.filter((one) => one.side === SIDES[side] && one.deck === DECKS[deck]).length, 24);
});

test('WR-2.05 WR-2.06 nine Companion cards, Gollum and three Minions', () => {
  assert.equal(CHARACTERS.length, 13);
  assert.deepEqual(
    CHARACTER_ROWS.filter((one) => one.kind === 'minion').map((one) => one.id),
    ['witch-king', 'saruman', 'mouth-of-sauron'],
  );
});

test('WR-2.07 WR-2.08 WR-2.09 the stock of figures', () => {
  const of = (nation: string): number[] => STOCK.slice(NATIONS.indexOf(nation) * 3, NATIONS.indexOf(nation) * 3 + 3);
  assert.deepEqual(of('dwarves'), [5, 5, 4]);
  assert.deepEqual(of('elves'), [5, 10, 4]);
  assert.deepEqual(of('gondor'), [15, 5, 4]);
  assert.deepEqual(of('north'), [10, 5, 4]);
  assert.deepEqual(of('rohan'), [10, 5, 4]);
  assert.deepEqual(of('isengard'), [12, 6, 0]);
  assert.deepEqual(of('sauron'), [36, 6, 8]);
  assert.deepEqual(of('southrons-easterlings'), [24, 6, 0]);
  assert.equal(STOCK.reduce((a, b) => a + b, 0) + 1 + 7 + 3 + 1, 205);
});

test('WR-2.30 five Nations against three', () => {
  assert.deepEqual(
    NATIONS_OF.map((list) => list.length),
    [5, 3],
  );
});

test('WR-2.31 WR-2.32 WR-2.33 105 regions, 232 borders, the same from both sides', () => {
  assert.equal(REGIONS.length, 105);
  assert.equal(ADJACENT.flat().length, 2 * 232);
  ADJACENT.forEach((near, from) => {
    for (const to of near) assert.ok(ADJACENT[to].includes(from), `${REGIONS[from]} and ${REGIONS[to]}`);
  });
  assert.ok(!ADJACENT[region('lamedon')].includes(region('minas-tirith')));
});

test('WR-2.35 WR-2.36 WR-2.37 coast and borders', () => {
  assert.ok(COASTAL[region('pelargir')] && !COASTAL[region('minas-tirith')]);
  assert.equal(REGION_NATION[region('osgiliath')], -1);
  assert.equal(NATIONS[REGION_NATION[region('fords-of-isen')]], 'rohan');
});

test('WR-2.44 WR-2.45 two Fortifications, which are no Settlements', () => {
  const fortified = REGIONS.filter((_, r) => FORTIFIED[r]);
  assert.deepEqual(fortified.sort(), ['fords-of-isen', 'osgiliath']);
  for (const id of fortified) assert.equal(SETTLEMENT[region(id)], 0);
});

test('WR-2.47 WR-2.48 a City is worth 1 point, a Stronghold 2, a Town 0', () => {
  REGIONS.forEach((id, r) => {
    const worth = { [CITY]: 1, [STRONGHOLD]: 2, [TOWN]: 0 }[SETTLEMENT[r]] ?? 0;
    assert.equal(POINTS[r], worth, id);
    assert.equal(FIRST_CONTROL[r] >= 0, SETTLEMENT[r] > 0, id);
  });
  assert.equal(STRONGHOLDS.length, 16);
});

test('WR-3.02 WR-3.03 WR-8.04 the Ring-bearers start in Rivendell, hidden, without Corruption', () => {
  const s = fresh();
  assert.equal(REGIONS[s.bearers], 'rivendell');
  assert.deepEqual([s.progress, s.corruption, s.hidden, s.mordor], [0, 0, 1, -1]);
});

test('WR-3.04 WR-3.05 WR-2.25 seven Companions, Gandalf the Grey leads', () => {
  const game = war();
  const inside = CHARACTERS.filter((id) => game.where(id) === 'fellowship');
  assert.equal(inside.length, 7);
  assert.equal(game.guide(), 'gandalf-the-grey');
  for (const id of ['aragorn', 'gandalf-the-white', 'gollum']) assert.equal(game.where(id), 'aside');
});

test('WR-3.06 WR-3.07 WR-2.27 three Rings with FP, Minions aside', () => {
  const game = war();
  assert.deepEqual(game.s.rings, [3, 0]);
  for (const id of ['saruman', 'witch-king', 'mouth-of-sauron']) assert.equal(game.where(id), 'aside');
});

test('WR-3.08 WR-3.09 WR-9.01 decks and pool are shuffled; sixteen standard tiles', () => {
  const a = start(rules, {}, 'one').state;
  const b = start(rules, {}, 'two').state;
  assert.notDeepEqual(a.decks, b.decks);
  assert.notDeepEqual(a.pool, b.pool);
  assert.equal(a.pool.length, 16);
});

test('WR-9.03 the standard tiles', () => {
  const s = fresh();
  const values = s.pool.map((id) => tileValue(s, id)).sort((x, y) => x - y);
  assert.deepEqual(values, [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, TILE_EYE, TILE_EYE, TILE_EYE, TILE_EYE]);
  assert.equal(TILES.length, 24);
});

test('WR-3.11 WR-3.12 WR-7.01 the Political Track', () => {
  const game = war();
  const start = (id: string): string => game.box(id);
  for (const id of ['rohan', 'north', 'dwarves']) assert.equal(start(id), 'passive 1');
  assert.equal(start('elves'), 'active 1');
  assert.equal(start('gondor'), 'passive 2');
  assert.equal(start('southrons-easterlings'), 'active 2');
  for (const id of ['sauron', 'isengard']) assert.equal(start(id), 'active 3');
});

test('WR-3.13 WR-3.14 Dwarves and Elves at the start', () => {
  war().army('erebor', 'dwarves 1r 2e 1l').army('ered-luin', 'dwarves 1r').army('iron-hills', 'dwarves 1r');
  war().army('grey-havens', 'elves 1r 1e 1l').army('rivendell', 'elves 2e 1l').army('woodland-realm', 'elves 1r 1e 1l');
  war().army('lorien', 'elves 1r 2e 1l');
});

test('WR-3.15 WR-3.16 WR-3.17 Gondor, North and Rohan at the start', () => {
  const game = war();
  game.army('minas-tirith', 'gondor 3r 1e 1l').army('dol-amroth', 'gondor 3r').army('osgiliath', 'gondor 2r');
  game.army('pelargir', 'gondor 1r').army('bree', 'north 1r').army('carrock', 'north 1r').army('dale', 'north 1r 1l');
  game.army('north-downs', 'north 1e').army('the-shire', 'north 1r').army('edoras', 'rohan 1r 1e');
  game.army('fords-of-isen', 'rohan 2r 1l').army('helms-deep', 'rohan 1r');
});

test('WR-3.18 WR-3.19 WR-3.20 the Shadow at the start', () => {
  const game = war();
  game.army('orthanc', 'isengard 4r 1e').army('north-dunland', 'isengard 1r').army('south-dunland', 'isengard 1r');
  game.army('barad-dur', 'sauron 4r 1e 1n').army('dol-guldur', 'sauron 5r 1e 1n').army('gorgoroth', 'sauron 3r');
  game.army('minas-morgul', 'sauron 5r 1n').army('moria', 'sauron 2r').army('mount-gundabad', 'sauron 2r');
  game.army('nurn', 'sauron 2r').army('morannon', 'sauron 5r 1n').army('far-harad', 'southrons-easterlings 3r 1e');
  game.army('near-harad', 'southrons-easterlings 3r 1e').army('north-rhun', 'southrons-easterlings 2r');
  game.army('south-rhun', 'southrons-easterlings 3r 1e').army('umbar', 'southrons-easterlings 3r');
});

test('WR-3.21 WR-2.11 set-up and reinforcements are the stock', () => {
  const game = war();
  assert.deepEqual(
    (['r', 'e', 'l'] as const).map((kind) => game.reserve('gondor', kind)),
    [6, 4, 3],
  );
  assert.equal(game.reserve('sauron', 'n'), 4);
  rules.invariants(game.s);
});

test('WR-3.10 WR-2.01 four dice for FP, seven for SH', () => {
  const game = war({ phase: 'hunt' });
  game.shadow('allocate 0');
  assert.deepEqual(game.diceIn('rolls-dice', 'faces'), [4, 7]);
});

test('WR-3.23 WR-10.07 nobody has points and the Hunt Box is empty', () => {
  const view = rules.view(fresh(), null);
  assert.deepEqual(
    view.sides.map((side) => side.points),
    [0, 0],
  );
  assert.deepEqual(
    view.sides.map((side) => side.huntBox),
    [0, 0],
  );
});

test('WR-1.07 hands are hidden, their backs are not', () => {
  const s = fresh();
  const seen = rules.view(s, 0);
  assert.deepEqual(seen.sides[0].hand, s.hands[0]);
  assert.equal(seen.sides[1].hand, null);
  assert.deepEqual(seen.sides[1].backs, [0, 1]);
});
