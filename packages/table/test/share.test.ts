/** Somebody who was not there when the game began brings his share of chance when he comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadRecord, hash8, keyOf, type Options, parseRecord, replay, rngOf, seedOf, sharedSeed } from '@pony/engine';
import {
  carryOut,
  carryOver,
  fromRecord,
  loadTable,
  logFor,
  outcomeOf,
  record,
  saveTable,
  type Table,
  undo,
  undoView,
} from '@pony/table';
import { river } from './games.ts';
import { anything, does, refusedWith, twoPeople } from './play.ts';

const SHARE = '5'.repeat(32);
/** South was not there when the game began. */
const without = (): Table => twoPeople({ undo: 'consent', extra: { shares: `${'1'.repeat(32)} -` } });
const comes = (table: Table) => carryOut(table, { do: 'share', seat: 1, share: SHARE }, 0);

function played(): Table {
  const table = without();
  does(table, 0, 'mark', 'draw', 'mark');
  return table;
}

test('from then on all chance comes from the old key and the share; what was decided before is not touched', () => {
  const table = played();
  const twin = played();
  const key = keyOf(table.state.rng);
  assert.ok(comes(table).ok);
  assert.deepEqual(table.state.rng, rngOf(sharedSeed(key, [SHARE])));
  assert.deepEqual({ ...table.state, rng: [] }, { ...twin.state, rng: [] });
  assert.equal(table.version, twin.version + 1);
});

test('a share comes once, from a seat that was missing, and not after its first decision', () => {
  const table = played();
  refusedWith(carryOut(table, { do: 'share', seat: 0, share: SHARE }, 0), 'share-late');
  assert.ok(comes(table).ok);
  refusedWith(comes(table), 'share-late');
  const late = played();
  does(late, 0, 'end');
  does(late, 1, 'mark');
  refusedWith(comes(late), 'share-late');
  assert.deepEqual(late.lateShares, []);
});

test('everybody reads which chance was made without whom', () => {
  const table = played();
  comes(table);
  for (const viewer of [[], [0], [1]]) {
    const log = logFor(table, viewer);
    assert.deepEqual(log[0].says.at(-1), { say: 'begun-without', args: { seat: 1 } });
    assert.deepEqual(log[3].says.at(-1), { say: 'share-came', args: { seat: 1 } });
  }
});

test('undo stops there: the same roll would not come again', () => {
  const table = played();
  undo(table, 0, 1);
  assert.ok(table.taken.length === 3 && undoView(table, [0]).freeFrom === 3);
  comes(table);
  assert.deepEqual(undoView(table, [0]), { last: null, freeFrom: null, beyond: 'asks', request: null });
  refusedWith(undo(table, 0, 3), 'undo-share');
  const mixed = hash8(table.state);
  does(table, 0, 'mark');
  assert.equal(undoView(table, [0]).freeFrom, 4);
  assert.ok(undo(table, 0, 4).ok);
  assert.equal(hash8(table.state), mixed);
});

test('the record holds the share where it came, and is played again with it', () => {
  const table = played();
  comes(table);
  const rng = rngOf(seedOf('on'));
  while (!outcomeOf(table)) anything(table, rng);
  const text = record(table);
  const rows = text.split('\n');
  assert.equal(
    rows[rows.findIndex((row) => row.startsWith('3 ')) + 1],
    `share south ${SHARE} | ${table.lateShares[0].hash}`,
  );
  const parsed = parseRecord(text);
  assert.deepEqual(parsed.shares, table.lateShares);
  assert.equal(hash8(replay(river, parsed).state), hash8(table.state));
  assert.equal(record(fromRecord(river, text)), text);
  assert.equal(fromRecord(river, text, { decisions: 2 }).taken.length, 2);
  for (const wrong of [
    text.replace(SHARE, '6'.repeat(32)),
    text.replace(/\nshare .*/, ''),
    text.replace('share south', 'share'),
  ])
    assert.throws(() => replay(river, parseRecord(wrong)), BadRecord);
});

test('a saved table knows it, played again or taken from its cache, across marks and changes of rules', () => {
  const table = without();
  const rng = rngOf(seedOf('long'));
  while (table.taken.length < 3) anything(table, rng);
  for (const quick of [true, false]) {
    const again = loadTable(river, saveTable(table, { cache: true }), { quick });
    assert.deepEqual([again.awaited, again.lateShares], [table.awaited, []]);
  }
  if (table.awaited.length > 0) comes(table);
  for (const quick of [true, false]) {
    const again = loadTable(river, saveTable(table, { cache: true }), { quick, keep: 0 });
    assert.deepEqual([record(again), again.awaited, hash8(again.state)], [record(table), [], hash8(table.state)]);
    does(again, again.taken[2].seat, 'end');
    assert.ok(undo(again, again.taken[3].seat, 4).ok);
    assert.equal(hash8(again.state), hash8(table.state), 'played again from the beginning, with the share');
  }
  const newer = { ...river, rules: (options: Options) => ({ ...river.rules(options), version: '2' }) };
  const moved = carryOver(newer, saveTable(table, { cache: true }));
  assert.equal(hash8(moved.state), hash8(table.state));
  const text = record(moved);
  assert.equal(hash8(replay(newer, parseRecord(text)).state), hash8(table.state));
});
