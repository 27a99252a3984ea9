import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AskStep,
  ask,
  BadRecord,
  type Game,
  hash8,
  parseRecord,
  partUnder,
  procedure,
  procedures,
  type Rules,
  replay,
  rngOf,
  seedOf,
} from '@pony/engine';
import {
  carryOver,
  fromRecord,
  loadTable,
  logFor,
  outcomeOf,
  record,
  saveTable,
  situation,
  type Table,
  undo,
  undoView,
} from '@pony/table';
import { type River, river } from './games.ts';
import { anything, does, refusedWith, twoPeople } from './play.ts';

/** River in which a mark is worth `worth` points, and its question is asked at `label`. */
function riverOf(version: string, worth: number, label = 'turn'): Game {
  return {
    ...river,
    rules: (options) => {
      const rules = river.rules(options) as unknown as Rules<River>;
      const [greet, turn] = rules.procedures.river.steps;
      const { ask: old } = turn as AskStep<River, object>;
      const changed = ask<River>(label, {
        ...old,
        answer: (s, f, seat, option, cx) => {
          if (option[0] === 'mark') s.points[seat] += worth - 1;
          old.answer(s, f, seat, option, cx);
          return label;
        },
      });
      const steps = procedures<River>([procedure<River>('river', [greet, changed])]);
      return { ...rules, version, procedures: steps };
    },
  };
}
const mended = riverOf('2', 2);
const renamed = riverOf('2', 2, 'go');

/** North has marked twice and drawn, South has marked once. */
function played(): Table {
  const table = twoPeople({ undo: 'consent' });
  does(table, 0, 'mark', 'mark', 'draw', 'end');
  does(table, 1, 'mark');
  return table;
}
const points = (table: Table): number[] => (table.state as River).points;

test('a saved game goes on under a mended rule from the state it was left in', () => {
  const old = played();
  const text = saveTable(old, { cache: true });
  assert.throws(() => loadTable(mended, text), /version 1 of river; this is version 2/);
  const table = carryOver(mended, text);
  assert.deepEqual(points(table), [2, 1], 'nothing that was played is counted anew');
  assert.equal(hash8(table.state), hash8(old.state));
  does(table, 1, 'mark');
  assert.deepEqual(points(table), [2, 3], 'the mended rule holds from here on');
  assert.equal(table.version, old.version + 1);
});

test('everybody is told of it in the log, and the first half is told as it was', () => {
  const old = played();
  const table = carryOver(mended, saveTable(old, { cache: true }));
  for (const viewer of [[], [0], [1]]) {
    const before = logFor(old, viewer);
    const after = logFor(table, viewer);
    assert.deepEqual(after.slice(0, -1), before.slice(0, -1));
    assert.deepEqual(after.at(-1)?.says, [
      ...(before.at(-1)?.says ?? []),
      { say: 'rules-changed', args: { from: '1', version: '2' } },
    ]);
  }
});

test('nothing that was decided under the old rules is taken back', () => {
  const table = carryOver(mended, saveTable(played(), { cache: true }));
  assert.deepEqual(undoView(table, [1]), { last: null, freeFrom: null, beyond: 'asks', request: null });
  refusedWith(undo(table, 1, 5), 'undo-other-rules');
  refusedWith(undo(table, 0, 3), 'undo-other-rules');
  does(table, 1, 'mark', 'mark');
  assert.equal(undoView(table, [1]).freeFrom, 6);
  refusedWith(undo(table, 1, 5), 'undo-other-rules');
  assert.ok(undo(table, 1, 6).ok);
  assert.deepEqual(points(table), [2, 1]);
});

test('the record holds the change: state, checksum and both versions, and is played again from there', () => {
  const table = carryOver(mended, saveTable(played(), { cache: true }));
  const rng = rngOf(seedOf('on'));
  while (!outcomeOf(table)) anything(table, rng);
  const text = record(table);
  const parsed = parseRecord(text);
  assert.equal(parsed.rules, '1');
  const [change] = parsed.changes ?? [];
  assert.deepEqual([change.after, change.from, change.to, change.hash], [5, '1', '2', parsed.lines[4].hash]);
  assert.equal(
    text.split('\n').findIndex((line) => line.startsWith('rules 1 2 | ')),
    text.split('\n').indexOf('') + 6,
  );
  const again = fromRecord(mended, text);
  assert.equal(record(again), text);
  assert.deepEqual(logFor(again, [0]), logFor(table, [0]));
  assert.deepEqual(situation(again, []).view, situation(table, []).view);
  const loaded = loadTable(mended, saveTable(table, { cache: true }), { quick: true });
  assert.equal(record(loaded), text);
  assert.throws(() => fromRecord(mended, text, { decisions: 3 }), /decisions up to 5 were taken under other rules/);
});

test('each half of such a record is verified by the version it names', () => {
  const table = carryOver(mended, saveTable(played(), { cache: true }));
  does(table, 1, 'mark', 'end');
  const parsed = parseRecord(record(table));
  const first = partUnder(parsed, '1');
  assert.ok(first);
  assert.equal(hash8(replay(river, first).state), parsed.changes?.[0].hash);
  assert.equal(replay(mended, parsed).steps.length, 7);
  assert.equal(partUnder(parsed, '3'), null);
  assert.throws(() => replay(river, parsed), /version 2 of river; this is version 1/);
});

test('a change of rules that does not fit its record is refused, naming the cause', () => {
  const table = carryOver(mended, saveTable(played(), { cache: true }));
  does(table, 1, 'mark');
  const text = record(table);
  const faults: [string, RegExp][] = [
    [text.replace('rules 1 2 |', 'rules 3 2 |'), /is from version 3, the game was at 1/],
    [text.replace('"points":[2,1]', '"points":[9,1]'), /after decision 5 has a state of checksum/],
    [text.replace('rules 1 2 |', 'rules 1 |'), /line \d+: a change of rules is/],
    [text.replace(/"stack":\[[^\]]*\]/, '"stack":[7]'), /"state" is no state of a game/],
    [text.replace(/"steps":\[.*\]/, '"steps":[]'), /tells of 0 decisions, not 5/],
    [text.replace('rules 1 2 |', 'rules 1 2 end |'), /ends the game, but it goes on/],
  ];
  for (const [broken, fault] of faults)
    assert.throws(
      () => fromRecord(mended, broken),
      (error) => error instanceof BadRecord && fault.test(error.message),
      String(fault),
    );
});

test('a state whose labels the new rules do not know is not gone on from; the game ends undecided, nothing lost', () => {
  const text = saveTable(played(), { cache: true });
  assert.throws(() => carryOver(renamed, text), /not known to these rules: there is no step river\/turn/);
  const table = carryOver(renamed, text, { end: true });
  assert.deepEqual(outcomeOf(table), { seats: ['shared', 'shared'], reason: 'rules' });
  const seen = situation(table, [0]);
  assert.deepEqual([seen.asked, seen.offers, seen.decisions], [[], [], 5]);
  assert.deepEqual(
    seen.view.counters.map(({ value }) => value),
    [2, 1],
  );
  const again = fromRecord(renamed, record(table));
  assert.equal(record(again), record(table));
  assert.deepEqual(outcomeOf(again), outcomeOf(table));
  assert.equal(parseRecord(record(table)).extra.ended, 'rules north');
});

test('rules may change twice in one game', () => {
  const table = carryOver(mended, saveTable(played(), { cache: true }));
  does(table, 1, 'mark');
  const third = carryOver(riverOf('3', 3), saveTable(table, { cache: true }));
  does(third, 1, 'mark');
  assert.deepEqual(points(third), [2, 6]);
  const again = fromRecord(riverOf('3', 3), record(third));
  assert.equal(record(again), record(third));
  assert.deepEqual(
    again.changes.map(({ after, from, to }) => [after, from, to]),
    [
      [5, '1', '2'],
      [6, '2', '3'],
    ],
  );
  assert.deepEqual(logFor(again, [1]), logFor(third, [1]));
});

test('marks and undo reach back to the change and no further in a long game', () => {
  const old = twoPeople({ keep: 0 });
  for (let i = 0; i < 60; i++) does(old, i % 2, 'end');
  const table = carryOver(mended, saveTable(old, { cache: true }), { keep: 0 });
  for (let i = 0; i < 45; i++) does(table, i % 2, 'end');
  const loaded = loadTable(mended, saveTable(table, { cache: true }), { quick: true, keep: 0 });
  for (const one of [table, loaded]) {
    does(one, 1, 'mark');
    assert.ok(undo(one, 1, 106).ok);
    assert.equal(hash8(one.state), one.taken[104].line.hash);
  }
});
