/** Numbers of different things cannot be mixed up, and options are typed verb by verb: the compiler says so, each `expect-error` is one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { areAdjacent, isRegion, nation, nationOf, region, SHADOW } from '../src/data.ts';
import { rules } from '../src/game.ts';
import type { Place, Region, SeatNo, Side, TileNo } from '../src/ids.ts';
import { NATION, TO } from '../src/options.ts';
import { notationOf } from '../src/verb.ts';
import { type OptionOf, VERBS, type WarOption } from '../src/verbs.ts';

test('a Nation is no region, a region is a place, a place need not be a region', () => {
  const edoras: Region = region('edoras');
  const outside: Place = edoras;
  assert.ok(isRegion(outside));
  // @ts-expect-error: a Nation is no region
  assert.equal(areAdjacent(edoras, nation('rohan')), false);
  // @ts-expect-error: a region is no figure
  assert.equal(typeof nationOf(edoras), 'number');
  // @ts-expect-error: a place may be the inside of a Stronghold
  const back: Region = TO[edoras][1];
  assert.equal(back, edoras);
});

test('a seat is no side', () => {
  const shadow: Side = SHADOW;
  // @ts-expect-error: with three and four players a side has two seats
  const seat: SeatNo = shadow;
  assert.equal(seat, shadow);
});

test('things on the table are of their own sort', () => {
  const { state } = start(rules, {}, 'ids');
  // @ts-expect-error: the Guide is no region
  const where: Region = state.guide;
  assert.equal(where, state.guide);
  // @ts-expect-error: a card of a hand is no tile
  const tile: TileNo = state.hands[0][0];
  assert.equal(tile, state.hands[0][0]);
  // @ts-expect-error: a Character may stand inside the walls of a Stronghold
  const region: Region = state.at[0];
  assert.equal(region, state.at[0]);
});

test('an option has the targets of its verb', () => {
  const named: OptionOf<'nation'> = NATION[nation('rohan')];
  const any: WarOption = named;
  assert.ok(any[0] === 'nation' && any[1] === nation('rohan'));
  // @ts-expect-error: a Nation is not sent to a place
  const wrong: OptionOf<'to'> = named;
  assert.deepEqual(wrong, named);
  // @ts-expect-error: no verb of the table
  const unknown: WarOption = ['choose', 0];
  assert.equal(Object.hasOwn(VERBS, unknown[0]), false);
});

test('the notation of records is the table of verbs', () => {
  assert.deepEqual(rules.notation, notationOf(VERBS));
});
