import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadRecord, hash8, parseRecord, rngOf, seedOf } from '@pony/engine';
import {
  BadSave,
  decide,
  fromRecord,
  loadTable,
  logFor,
  outcomeOf,
  record,
  resign,
  saveTable,
  setPassForMe,
  situation,
  type Table,
  undo,
} from '@pony/table';
import { type River, river } from './games.ts';
import { anything, bot, dataOf, does, person, twoPeople } from './play.ts';

const withoutKept = (table: Table): unknown => {
  const data = dataOf(table) as { taken: { before: unknown }[] };
  for (const taken of data.taken) taken.before = null;
  return data;
};

function halfPlayed(): Table {
  const table = twoPeople({
    undo: 'consent',
    pace: { kind: 'live', stock: 9000, add: 5 },
    now: 100,
    seats: [person, bot],
  });
  decide(table, 0, ['mark'], { now: 200 });
  decide(table, 0, ['mark'], { now: 250 });
  undo(table, 0, 2, 300);
  decide(table, 0, ['draw'], { now: 400 });
  decide(table, 0, ['end'], { now: 450 });
  setPassForMe(table, 0, true, ['ford']);
  table.taken[0] = { ...table.taken[0], auto: true };
  return table;
}

test('a record is replayed into the same table', () => {
  const table = twoPeople();
  const rng = rngOf(seedOf('record'));
  while (!outcomeOf(table)) anything(table, rng);
  const again = fromRecord(river, record(table));
  assert.equal(record(again), record(table));
  assert.equal(hash8(again.state), hash8(table.state));
  assert.deepEqual(logFor(again, [0]), logFor(table, [0]));
});

test('the record of a running game says that it holds secrets; a finished one does not', () => {
  const table = twoPeople();
  assert.match(record(table), /^note .*secrets$/m);
  const rng = rngOf(seedOf('secrets'));
  while (!outcomeOf(table)) anything(table, rng);
  assert.doesNotMatch(record(table), /secrets/);
});

test('the record keeps how a game ended beside the rules', () => {
  const table = twoPeople();
  does(table, 0, 'mark');
  resign(table, 1);
  assert.equal(parseRecord(record(table)).extra.ended, 'resigned south');
  const again = fromRecord(river, record(table));
  assert.deepEqual(outcomeOf(again), { seats: ['won', 'lost'], reason: 'resigned' });
  assert.throws(
    () => fromRecord(river, record(table).replace('resigned south', 'asleep south')),
    /ended: "asleep south" is not understood/,
  );
});

test('a game may be played on from any decision of a record', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'roll', 'end');
  does(table, 1, 'draw', 'end');
  const branch = fromRecord(river, record(table), { decisions: 3, seats: [bot, person] });
  assert.equal(branch.taken.length, 3);
  assert.equal((branch.state as River).active, 1);
  assert.equal(branch.sitters[0].holder, 'bot');
  does(branch, 1, 'draw', 'end');
  assert.equal(hash8(branch.state), hash8(table.state));
  assert.ok(undo(branch, 1, 4).ok);
  assert.throws(() => fromRecord(river, record(table), { decisions: 9 }), /the record has 5 decisions, not 9/);
});

test('a broken record is refused, naming the cause', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'roll');
  const text = record(table);
  const faults: [string, RegExp][] = [
    ['', /starts with/],
    [text.replace('game river', 'game chess'), /a record of chess, not of river/],
    [text.replace('rules 1', 'rules 7'), /rules version 7 of river; this is version 1/],
    [text.replace('1 north mark', '1 north sing'), /unknown verb "sing"/],
    [text.replace('1 north mark', '1 south mark'), /"mark" by south is refused: not-your-turn/],
    [text.replace(/[0-9a-f]{8}$/m, '00000000'), /decision 1: checksum/],
  ];
  for (const [broken, fault] of faults)
    assert.throws(
      () => fromRecord(river, broken),
      (error) => error instanceof BadRecord && fault.test(error.message),
    );
});

test('a saved table comes back as it was, with and without its cache', () => {
  const table = halfPlayed();
  for (const how of [{ cache: false }, { cache: true }])
    for (const quick of [false, true]) {
      const again = loadTable(river, saveTable(table, how), { quick });
      assert.deepEqual(withoutKept(again), withoutKept(table));
      assert.deepEqual(situation(again, [0]), situation(table, [0]));
      const rng = rngOf(seedOf('goes on'));
      while (!outcomeOf(again)) anything(again, rng);
    }
});

test('a table saved after somebody resigned is still over', () => {
  const table = halfPlayed();
  resign(table, 0, 500);
  for (const quick of [false, true])
    assert.deepEqual(outcomeOf(loadTable(river, saveTable(table, { cache: true }), { quick })), outcomeOf(table));
});

test('a saved table whose position does not fit its record is refused', () => {
  const saved = JSON.parse(saveTable(halfPlayed(), { cache: true }));
  saved.cache.state.points[0] += 1;
  assert.throws(
    () => loadTable(river, JSON.stringify(saved), { quick: true }),
    /the saved position has checksum .* its record says/,
  );
  saved.record = saved.record.replace(/[0-9a-f]{8}$/m, '00000000');
  assert.throws(() => loadTable(river, JSON.stringify(saved)), BadRecord);
});

test('anything that is no saved table is refused, naming the cause', () => {
  const saved = saveTable(halfPlayed(), { cache: true });
  const change = (with_: object): string => JSON.stringify({ ...JSON.parse(saved), ...with_ });
  const faults: [string, RegExp][] = [
    ['{', /not JSON/],
    ['{}', /format/],
    [change({ format: 2 }), /another version of the program/],
    [change({ undo: 'always' }), /undo: /],
    [change({ versions: [1] }), /1 versions are saved for 3 decisions/],
    [change({ sitters: [{ holder: 'orc', name: '' }] }), /sitters\.0\.holder/],
  ];
  for (const [text, fault] of faults)
    assert.throws(
      () => loadTable(river, text),
      (error) => error instanceof BadSave && fault.test(error.message),
    );
  const steps = JSON.parse(saved);
  steps.cache.steps.pop();
  assert.throws(() => loadTable(river, JSON.stringify(steps), { quick: true }), /saved log does not fit/);
});
