import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, rngOf, seedOf } from '@pony/engine';
import { applyPatch, digest } from '@pony/protocol';
import {
  logFor,
  openTable,
  outcomeOf,
  type Sitter,
  setPassForMe,
  situation,
  type Table,
  undo,
  update,
  type Viewer,
} from '@pony/table';
import { bids, camp, type River, river, spend } from './games.ts';
import { anything, bot, does, person, twoPeople } from './play.ts';

test('a viewer sees the view, question and offers of its seat, and the reasons why not', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'mark', 'mark', 'roll');
  const hand = (table.state as River).hands[0];
  const seen = situation(table, [0]);
  assert.equal(seen.seat, 0);
  assert.deepEqual(seen.asked, [0]);
  assert.deepEqual(seen.prompt, { say: 'turn', args: { seat: 0, marks: 3 } });
  assert.equal(seen.question, 'river/turn');
  assert.deepEqual(
    seen.offers.map(({ option, refusal }) => [option.join(' '), refusal?.say]),
    [
      ['mark', 'enough-marks'],
      ['draw', 'only-once'],
      ['roll', 'only-once'],
      [`play ${hand[0]}`, undefined],
      [`play ${hand[1]}`, undefined],
      ['end', undefined],
    ],
  );
  assert.deepEqual(
    seen.view.zones.map((zone) => zone.items),
    [hand, 2],
  );
});

test('who is not asked is offered nothing, a spectator never', () => {
  const table = twoPeople();
  for (const viewer of [[1], []]) {
    const seen = situation(table, viewer);
    assert.deepEqual([seen.question, seen.prompt, seen.offers], [null, null, []]);
    assert.deepEqual(seen.asked, [0]);
  }
  assert.deepEqual(
    situation(table, []).view.zones.map((zone) => zone.items),
    [2, 2],
  );
  assert.equal(situation(table, []).seat, null);
});

test('one person with several seats looks through the one that is asked', () => {
  const ann = { ...person, person: 'ann' };
  const table = openTable({ game: bids, seed: 'x', seats: [person, ann, ann] });
  assert.equal(situation(table, [1, 2]).seat, 1);
  does(table, 1, ['bid', 4]);
  assert.equal(situation(table, [1, 2]).seat, 2);
  does(table, 2, ['bid', 4]);
  assert.equal(situation(table, [1, 2]).seat, 1);
});

test('people who share a screen look in turn: what one of them may not see waits under a cover, and the log is the open one', () => {
  const table = twoPeople();
  const covered = situation(table, [0, 1]);
  assert.deepEqual([covered.cover, covered.seat, covered.prompt, covered.offers], [0, null, null, []]);
  assert.deepEqual(
    covered.view.zones.map((zone) => zone.items),
    [2, 2],
  );
  const open = situation(table, [0, 1], 0);
  assert.deepEqual([open.cover, open.seat, open.prompt?.say], [undefined, 0, 'turn']);
  assert.deepEqual(open.view.zones[0].items, (table.state as River).hands[0]);
  does(table, 0, 'draw', 'end');
  assert.equal(situation(table, [0, 1], 0).cover, 1, 'the next one has not said so');
  assert.deepEqual(update(table, [0, 1], covered).update.log[0].says, [{ say: 'draws', args: { seat: 0 } }]);
  const nothing = openTable({ game: spend, seed: 'x', seats: [person, person] });
  assert.deepEqual([situation(nothing, [0, 1]).cover, situation(nothing, [0, 1]).seat], [undefined, 0]);
});

test('where a game shares hands, one person sees those of all own seats of a team at once; others are seen as ever', () => {
  const ann = { ...person, person: 'ann' };
  const hands = (seats: readonly Omit<Sitter, 'name'>[], viewer: Viewer): unknown[] =>
    situation(openTable({ game: camp, seed: 'x', seats }), viewer).view.zones.map((zone) => zone.items);
  assert.deepEqual(hands([ann, ann, person], [0, 1]), [[1], [2], 1]);
  assert.deepEqual(hands([ann, { ...person, person: 'bob' }, person], [0]), [[1], 1, 1]);
  assert.deepEqual(hands([ann, person, ann], [0, 2]), [[1], 1, 1], 'the third seat is of another team');
});

test('a viewer reads its own face of an event, everybody else the open one', () => {
  const table = twoPeople();
  const card = (table.state as River).deck.at(-1) as number;
  does(table, 0, 'draw');
  assert.deepEqual(logFor(table, [0], 1), [{ n: 1, version: 1, seat: 0, says: [{ say: 'you-draw', args: { card } }] }]);
  for (const viewer of [[1], []])
    assert.deepEqual(logFor(table, viewer, 1)[0].says, [{ say: 'draws', args: { seat: 0 } }]);
  assert.deepEqual(logFor(table, [1])[0].says, [
    { say: 'holds', args: { seat: 0, n: 2 } },
    { say: 'you-hold', args: { cards: (table.state as River).hands[1] } },
  ]);
});

test('whatever a viewer cannot know makes no difference to a byte it is shown', () => {
  const viewers: Viewer[] = [[0], [1], []];
  for (const game of [river, bids]) {
    const seats = game
      .rules({})
      .seats({})
      .map(() => person);
    const rng = rngOf(seedOf(`bytes ${game.id}`));
    const table = openTable({ game, seed: 'bytes', seats });
    while (!outcomeOf(table)) {
      anything(table, rng);
      for (const viewer of viewers) {
        const other: Table = { ...table, state: table.rules.clone(table.state) };
        table.rules.determinize(other.state, viewer[0] ?? null, rng);
        assert.equal(JSON.stringify(situation(other, viewer)), JSON.stringify(situation(table, viewer)));
      }
    }
  }
});

test('a viewer that is told of every change holds exactly the situation and the log of the table', () => {
  const viewers: Viewer[] = [[0], [1], [0, 1], []];
  for (let n = 0; n < 12; n++) {
    const rng = rngOf(seedOf(`updates ${n}`));
    const table = twoPeople({
      seed: `updates ${n}`,
      seats: [person, bot],
      pace: { kind: 'live', stock: 1000, add: 10 },
    });
    const held = viewers.map((viewer) => ({ viewer, seen: situation(table, viewer), log: logFor(table, viewer) }));
    while (!outcomeOf(table)) {
      for (let times = below(rng, 3); times >= 0 && !outcomeOf(table); times--) anything(table, rng);
      const to = situation(table, [0]).undo.last;
      if (to !== null && below(rng, 4) === 0) assert.ok(undo(table, 0, to).ok);
      if (below(rng, 5) === 0) setPassForMe(table, 0, below(rng, 2) === 0);
      for (const one of held) {
        const told = update(table, one.viewer, one.seen).update;
        const travelled: typeof told = JSON.parse(JSON.stringify(told));
        one.seen = applyPatch(one.seen, travelled.patch);
        one.log = [...one.log.filter((line) => line.n <= travelled.keep), ...travelled.log];
        assert.deepEqual(one.seen, JSON.parse(JSON.stringify(situation(table, one.viewer))));
        assert.deepEqual(one.log, JSON.parse(JSON.stringify(logFor(table, one.viewer))));
      }
    }
  }
});

test('only its own people see that the table passes for a seat', () => {
  const table = twoPeople();
  setPassForMe(table, 0, true);
  assert.equal(situation(table, [0]).seats[0].passForMe, true);
  assert.equal(situation(table, [1]).seats[0].passForMe, undefined);
});

test('the digest tells in at most five lines what others did, the rare things first', () => {
  const table = twoPeople();
  does(table, 0, 'mark', 'end');
  const { version } = table;
  assert.deepEqual(digest(logFor(table, [0]), [0], version), { lines: [], left: 0 });
  does(table, 1, 'mark', 'mark', 'mark', 'roll', 'end');
  does(table, 0, 'end');
  does(table, 1, 'mark', 'mark', 'draw', 'end');
  const { lines, left } = digest(logFor(table, [0]), [0], version);
  assert.deepEqual(
    lines.map(({ say, n }) => [say, n]),
    [
      ['rolls', 6],
      ['ends', 7],
      ['mark', 10],
      ['draws', 11],
      ['ends', 12],
    ].map(([say, n]) => [say === 'mark' ? 'marks' : say, n]),
  );
  assert.equal(left, 4);
  assert.deepEqual(digest(logFor(table, [0]), [0], table.version), { lines: [], left: 0 });
});
