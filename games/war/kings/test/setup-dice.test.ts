/** KM-1 to KM-4: set-up, Ruler dice, Kings tiles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { huntTile } from '../../src/rules/hunt-tile.ts';
import { underWay } from '../../src/stack.ts';
import type { War } from '../../src/state.ts';
import { game, kings } from './helpers.ts';

const RULERS = { 'theoden-awakened': 'edoras' };

test('KM-2.2 KM-2.3 the five grey Sovereigns stand at home beside the Leaders of the base set-up', () => {
  const g = kings();
  assert.deepEqual(
    ['brand', 'dain', 'denethor', 'theoden', 'thranduil'].map((id) => g.where(id)),
    ['dale', 'erebor', 'minas-tirith', 'edoras', 'woodland-realm'],
  );
  assert.equal(g.at('dale'), 'north 1r 1l');
});

test('KM-2.7 every deck has 26 cards and the pool 18 tiles with both crowns', () => {
  const rules = game.rules({ kings: 'on' });
  const state = start(rules, { kings: 'on' }, 'decks').state as War;
  const count = (side: number, deck: number) =>
    state.decks[side * 2 + deck].length + state.hands[side].filter((c) => c >= 0).length / 2;
  assert.deepEqual([count(0, 0), count(0, 1), count(1, 0), count(1, 1)], [26, 26, 26, 26]);
  assert.equal(state.pool.length, 18);
});

test('KM-2.4 KM-22.1 a replaced card is in no deck', () => {
  const g = kings();
  const all = g.s.decks.flat().map((card) => g.rules.name('card', card));
  for (const id of ['stormcrow', 'wisdom-of-elrond', 'return-to-valinor', 'house-of-the-stewards']) {
    assert.ok(!all.includes(id), id);
    assert.ok(all.includes(`kings-${id}`), id);
  }
  assert.equal(all.filter((id) => id.startsWith('kings-')).length, 11);
});

test('the Ruler die is in the pool from the phase 1 after a Sovereign was awakened', () => {
  const without = kings({ phase: 'recover' });
  assert.deepEqual(without.kings().ruler, [0, 0]);
  const g = kings({ phase: 'recover', characters: { ...RULERS, ugluk: 'orthanc' } });
  assert.deepEqual(g.kings().ruler, [1, 1]);
});

test('a Ruler who falls during the turn leaves his die until its end', () => {
  const g = kings({ characters: RULERS, dice: { fp: 'ruler-muster' } });
  g.s.at[g.rules.find('character', 'theoden-awakened') ?? 0] = -3;
  assert.equal(g.kings().ruler[0], 1);
  assert.ok(g.verbs('skip').includes('skip ruler-muster'));
});

test('KM-3.15 KM-3.16 KM-EX7 the Shadow discards the Ruler die or a standard die without an Eye', () => {
  const g = kings({
    phase: 'rolled',
    characters: { ugluk: 'orthanc' },
    dice: { fp: 'event', shadow: 'eye eye army muster character ruler-eye' },
    huntBox: { shadow: 2 },
  });
  g.asks('shadow', 'drop-die').mayExactly('drop army', 'drop muster', 'drop character', 'drop ruler-eye');
  g.refuses('drop eye', 'KM-3.16', 'discard-no-eye').refuses('drop event', 'KM-3.12');
  g.shadow('drop ruler-eye');
  assert.equal(g.s.huntBox[1], 4);
});

test('KM-3.19 a kept Ruler die with an Eye goes to the Hunt Box', () => {
  const g = kings({
    phase: 'rolled',
    characters: { ugluk: 'orthanc' },
    dice: { shadow: 'eye eye army muster character ruler-eye' },
    huntBox: { shadow: 2 },
  });
  g.shadow('drop army');
  assert.equal(g.s.huntBox[1], 5);
  assert.equal(g.spent('shadow', 'army'), 1);
});

test('KM-3.18 with Eyes alone the Ruler die must go', () => {
  const g = kings({ phase: 'rolled', characters: { ugluk: 'orthanc' }, dice: { shadow: 'eye eye ruler-army' } });
  g.mayExactly('drop ruler-army');
});

test('KM-3.13 KM-3.14 KM-3.20 the Free Peoples discard after the Eyes lie in the box, any die of theirs', () => {
  const g = kings({
    phase: 'rolled',
    characters: RULERS,
    dice: { fp: 'will-of-the-west ruler-event', shadow: 'eye army' },
  });
  g.asks('fp', 'drop-die').mayExactly('drop will-of-the-west', 'drop ruler-event');
  assert.equal(g.s.huntBox[1], 1);
  g.fp('drop will-of-the-west');
  assert.equal(g.dieCount('fp', 'ruler-event'), 1);
});

test('KM-3.21 a discarded die is out for the turn', () => {
  const g = kings({ phase: 'rolled', characters: RULERS, dice: { fp: 'muster ruler-event', shadow: 'army' } });
  g.fp('drop ruler-event');
  assert.equal(g.verbs('skip').length, 1);
});

test('KM-3.23 a Ring may turn the Ruler die, which stays one', () => {
  const g = kings({ characters: RULERS, dice: { fp: 'ruler-event' } });
  g.refuses('ring ruler-event will-of-the-west', 'WR-4.55');
  g.fp('ring ruler-event muster');
  assert.equal(g.dieCount('fp', 'ruler-muster'), 1);
});

test('KM-3.10 the Ruler die of the Shadow is not allocated', () => {
  const g = kings({ phase: 'recover', characters: { ugluk: 'orthanc' } });
  assert.equal(g.kings().ruler[1], 1);
  while (!g.may()[0].startsWith('allocate')) g.fp(g.may()[0]);
  assert.equal(g.may().at(-1), 'allocate 7');
});

test('KM-4.2 [tile-crown-1] [tile-crown-2] a Kings tile in the Hunt is a 1 or a 2 without signs', () => {
  for (const [tile, damage] of [
    ['tile-crown-1', 1],
    ['tile-crown-2', 2],
  ] as const) {
    const g = kings({ dice: { fp: 'character' }, huntBox: { shadow: 5 }, pool: [tile] });
    g.dice(6, 6, 6, 6, 6).fp('travel character character').asks('fp', 'casualty');
    assert.equal(underWay(g.s, huntTile)?.damage, damage);
    assert.ok(g.isDrawn(tile));
    assert.equal(g.s.hidden, 1);
  }
});
