import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, hash8, rngOf, seedOf } from '@pony/engine';
import {
  answerUndo,
  askedNow,
  decide,
  freeFrom,
  loadTable,
  openTable,
  outcomeOf,
  record,
  resign,
  saveTable,
  sit,
  situation,
  type Table,
  undo,
} from '@pony/table';
import { bids, type River, river } from './games.ts';
import { anything, bot, dataOf, does, person, refusedWith, twoPeople } from './play.ts';

const undoOf = (table: Table, seat: number) => situation(table, [seat]).undo;

test('own small picks are free to take back, down to any of them', () => {
  const table = twoPeople();
  const hash = hash8(table.state);
  does(table, 0, 'mark', 'mark', 'mark');
  assert.deepEqual(undoOf(table, 0), { last: 3, freeFrom: 1, beyond: 'refused', request: null });
  assert.ok(undo(table, 0, 2).ok);
  assert.equal((table.state as River).marks, 1);
  assert.ok(undo(table, 0, 1).ok);
  assert.equal(hash8(table.state), hash);
  assert.deepEqual(undoOf(table, 0), { last: null, freeFrom: null, beyond: 'refused', request: null });
  refusedWith(undo(table, 0, 1), 'undo-no-such-decision');
});

test('between people nothing is free across a roll, a reveal or another seat', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'draw');
  assert.equal(freeFrom(table, 0), null);
  refusedWith(undo(table, 0, 2), 'undo-barrier');
  does(table, 0, 'mark', 'mark');
  assert.equal(freeFrom(table, 0), 3);
  refusedWith(undo(table, 0, 1), 'undo-barrier');
  assert.ok(undo(table, 0, 3).ok);
  does(table, 0, 'end');
  does(table, 1, 'roll');
  refusedWith(undo(table, 1, 4), 'undo-barrier');
  refusedWith(undo(table, 0, 3), 'undo-barrier');
  refusedWith(undo(table, 1, 3), 'undo-not-yours');
});

test('ending the turn may be taken back while the other has not acted', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'end');
  assert.ok(undo(table, 0, 2).ok);
  does(table, 0, 'mark', 'end');
  does(table, 1, 'mark');
  refusedWith(undo(table, 0, 3), 'undo-barrier');
});

test('against a bot every wish is granted, and the same roll comes again', () => {
  const table = twoPeople({ seats: [person, bot] });
  does(table, 0, 'mark', 'roll');
  const text = record(table);
  const hash = hash8(table.state);
  does(table, 0, 'end');
  does(table, 1, 'draw', 'end');
  assert.equal(undoOf(table, 0).beyond, 'granted');
  assert.ok(undo(table, 0, 2).ok);
  does(table, 0, 'roll');
  assert.equal(hash8(table.state), hash);
  assert.equal(record(table), text);
});

test('one person on several seats needs nobody to agree', () => {
  const table = twoPeople({
    seats: [
      { holder: 'person', person: 'pippin' },
      { holder: 'person', person: 'pippin' },
    ],
  });
  does(table, 0, 'roll', 'end');
  does(table, 1, 'roll');
  assert.ok(undo(table, 1, 1).ok, 'also a decision of the other seat');
  assert.equal(table.taken.length, 0);
});

test('by consent: the others are asked, and all have to agree', () => {
  const table = openTable({ game: bids, seed: 'x', undo: 'consent', seats: [person, person, person] });
  does(table, 0, ['bid', 1]);
  does(table, 1, ['bid', 2]);
  does(table, 2, ['bid', 3]);
  const { state } = table;
  assert.ok(undo(table, 0, 1).ok);
  assert.deepEqual(undoOf(table, 2).request, { by: 0, to: 1, waiting: [1, 2] });
  assert.equal(table.state, state);
  refusedWith(undo(table, 1, 2), 'undo-already-asked');
  refusedWith(answerUndo(table, 0, true), 'undo-no-request');
  assert.ok(answerUndo(table, 1, true).ok);
  assert.deepEqual(undoOf(table, 0).request, { by: 0, to: 1, waiting: [2] });
  assert.ok(answerUndo(table, 2, true).ok);
  assert.equal(table.taken.length, 0);
  assert.equal(table.request, null);
});

test('by consent: one no ends the wish, and so does the next decision', () => {
  const table = twoPeople({ undo: 'consent' });
  does(table, 0, 'roll');
  assert.equal(undoOf(table, 0).beyond, 'asks');
  undo(table, 0, 1);
  assert.ok(answerUndo(table, 1, false).ok);
  assert.equal(table.request, null);
  assert.equal(table.taken.length, 1);
  undo(table, 0, 1);
  does(table, 0, 'end');
  assert.equal(table.request, null);
  refusedWith(answerUndo(table, 1, true), 'undo-no-request');
});

test('by consent: free is still free, and bots are not asked', () => {
  const table = openTable({ game: bids, seed: 'x', undo: 'consent', seats: [person, person, bot] });
  does(table, 0, ['bid', 1]);
  assert.ok(undo(table, 0, 1).ok);
  assert.equal(table.taken.length, 0);
  does(table, 0, ['bid', 1]);
  does(table, 2, ['bid', 2]);
  undo(table, 0, 1);
  assert.deepEqual(table.request?.waiting, [1]);
  sit(table, 1, { holder: 'bot', name: 'b', level: 'random' });
  assert.equal(table.request, null);
});

test('without undo nothing is taken back', () => {
  const table = twoPeople({ undo: 'none', seats: [person, bot] });
  does(table, 0, 'mark');
  refusedWith(undo(table, 0, 1), 'undo-off');
  assert.deepEqual(undoOf(table, 0), { last: 1, freeFrom: null, beyond: 'refused', request: null });
});

test('a finished game stays finished between people; against bots it may go on from earlier', () => {
  for (const sitter of [person, bot]) {
    const table = twoPeople({ undo: 'consent', seats: [person, sitter] });
    does(table, 0, 'mark');
    resign(table, 0);
    if (sitter === person) refusedWith(undo(table, 0, 1), 'game-over');
    else {
      assert.ok(undo(table, 0, 1).ok);
      assert.equal(outcomeOf(table), null);
    }
  }
});

test('states that are no longer kept are played again from the seed', () => {
  const far = twoPeople({ seats: [person, bot], keep: 1 });
  const near = twoPeople({ seats: [person, bot] });
  for (const table of [far, near]) {
    does(table, 0, 'mark', 'roll', 'mark', 'end');
    does(table, 1, 'draw', 'mark', 'end');
    does(table, 0, 'roll', 'mark');
    assert.ok(undo(table, 0, 3).ok);
  }
  assert.equal(hash8(far.state), hash8(near.state));
  does(far, 0, 'mark', 'end');
  does(near, 0, 'mark', 'end');
  assert.equal(hash8(far.state), hash8(near.state));
});

test('a decision after an undo carries the newer version; what was made on the old one is stale', () => {
  const table = twoPeople();
  does(table, 0, 'mark');
  undo(table, 0, 1);
  assert.equal(table.version, 2);
  refusedWith(decide(table, 0, ['mark'], { version: 1 }), 'stale');
});

test('in random play free undo never crosses a roll, a reveal or another seat, and going back restores the hash', () => {
  for (let n = 0; n < 15; n++) {
    const rng = rngOf(seedOf(`free ${n}`));
    const table = twoPeople({ seed: `free ${n}`, keep: below(rng, 12) });
    const hashes = [hash8(table.state)];
    while (!outcomeOf(table)) {
      anything(table, rng);
      hashes.push(hash8(table.state));
      const { seat } = table.taken[table.taken.length - 1];
      const from = freeFrom(table, seat);
      if (from === null) continue;
      for (const taken of table.taken.slice(from - 1)) {
        assert.equal(taken.barrier, false);
        assert.equal(taken.seat, seat);
      }
      if (below(rng, 4) > 0) continue;
      const before = dataOf(table) as { posed: unknown };
      const again = table.taken.slice(from - 1).map(({ option }) => option);
      assert.ok(undo(table, seat, from).ok);
      assert.equal(hash8(table.state), hashes[from - 1]);
      does(table, seat, ...again);
      assert.equal(hash8(table.state), hashes[hashes.length - 1]);
      assert.deepEqual((dataOf(table) as { state: unknown }).state, (before as unknown as { state: unknown }).state);
    }
  }
});

test('where the end stands, not even a bot grants to go back beyond it, also after a save', () => {
  const over = (endStands: boolean): Table => {
    const table = openTable({ game: bids, seed: 'stands', seats: [person, bot, bot], endStands });
    const rng = rngOf(seedOf('to the end'));
    while (!outcomeOf(table)) anything(table, rng);
    return table;
  };
  const open = over(false);
  assert.equal(undoOf(open, 0).beyond, 'granted');
  const settled = over(true);
  const { last } = undoOf(settled, 0);
  assert.deepEqual(undoOf(settled, 0), { last, freeFrom: null, beyond: 'refused', request: null });
  refusedWith(undo(settled, 0, last ?? 0), 'game-over');
  const again = loadTable(bids, saveTable(settled, { cache: true }), { quick: true, endStands: true });
  assert.equal(undoOf(again, 0).beyond, 'refused');
});

/** So many decisions of one person on both seats, who draws and ends the turn. */
function longGame(game: typeof river, decisions: number): Table {
  const one = { holder: 'person', person: 'one' } as const;
  const table = openTable({ game, seed: 'long', seats: [one, one], keep: 0 });
  for (let n = 0; n < decisions; n++) does(table, askedNow(table)[0], n % 2 === 0 ? 'draw' : 'end');
  return table;
}

test('nothing is played again from further back than the nearest mark, also after a save', () => {
  let setUps = 0;
  const counted: typeof river = {
    ...river,
    rules: (options) => {
      const rules = river.rules(options);
      return {
        ...rules,
        setup: (given, rng) => {
          setUps++;
          return rules.setup(given, rng);
        },
      };
    },
  };
  const table = longGame(counted, 130);
  const hashes = table.taken.map(({ line }) => line.hash);
  const begun = setUps;
  assert.ok(undo(table, 0, 121).ok);
  assert.equal(hash8(table.state), hashes[119]);
  assert.equal(setUps, begun);
  const again = loadTable(counted, saveTable(table, { cache: true }), { quick: true, keep: 0 });
  const loaded = setUps;
  assert.ok(undo(again, 0, 101).ok);
  assert.equal(hash8(again.state), hashes[99]);
  assert.ok(undo(again, 0, 60).ok);
  assert.equal(hash8(again.state), hashes[58]);
  assert.equal(setUps, loaded);
  assert.ok(undo(again, 0, 3).ok);
  assert.equal(hash8(again.state), hashes[1]);
  assert.equal(setUps, loaded + 1, 'before the first mark it begins at the beginning');
});

test('a mark that does not fit the record is not believed', () => {
  const table = longGame(river, 60);
  table.marks[1] = table.marks[1].replace('"active":', '"passive":');
  assert.throws(() => undo(table, 0, 55), /decision 50 gave/);
});
