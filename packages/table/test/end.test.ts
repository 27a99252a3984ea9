import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printRecord } from '@pony/engine';
import {
  abort,
  carryOut,
  claim,
  decide,
  fromRecord,
  LEFT_MS,
  nextDue,
  openTable,
  outcomeOf,
  recordOf,
  resign,
  situation,
  timedOut,
} from '@pony/table';
import { river } from './games.ts';
import { bot, does, person, refusedWith, twoPeople } from './play.ts';

const DAY = 86_400_000;

test('in its first moves a game can be broken off by either side, and nobody has lost', () => {
  const table = twoPeople({ endStands: true });
  does(table, 0, 'mark', 'end');
  assert.equal(situation(table, [1]).mayAbort, true);
  assert.equal(situation(table, []).mayAbort, undefined);
  assert.ok(carryOut(table, { do: 'abort', seat: 1 }, 0).ok);
  assert.deepEqual(outcomeOf(table), { seats: ['shared', 'shared'], reason: 'aborted' });
  refusedWith(resign(table, 0), 'game-over');
  refusedWith(abort(table, 0), 'game-over');
  const again = fromRecord(river, printRecord(recordOf(table)));
  assert.equal(outcomeOf(again)?.reason, 'aborted');
});

test('after three decisions of one person it is too late, whatever bots have done', () => {
  const table = twoPeople({ endStands: true, seats: [person, bot] });
  does(table, 0, 'mark', 'mark');
  assert.equal(situation(table, [0]).mayAbort, true);
  does(table, 0, 'mark');
  assert.equal(situation(table, [0]).mayAbort, undefined);
  refusedWith(abort(table, 0), 'abort-late');
  refusedWith(abort(table, 7), 'no-such-seat');
  const alone = twoPeople({ endStands: true, seats: [bot, person] });
  does(alone, 0, 'mark', 'mark', 'mark', 'end');
  assert.ok(abort(alone, 1).ok);
});

test('without clocks, who has not answered for a week has left, and the game can be claimed', () => {
  const table = twoPeople({ endStands: true, now: 1000 });
  assert.equal(situation(table, [1]).claimAt, 1000 + LEFT_MS);
  assert.equal(situation(table, [0]).claimAt, undefined);
  refusedWith(claim(table, 1, LEFT_MS), 'time-not-up');
  decide(table, 0, ['mark'], { now: 6 * DAY });
  refusedWith(claim(table, 1, 1000 + LEFT_MS), 'time-not-up');
  refusedWith(claim(table, 0, 20 * DAY), 'time-not-up');
  assert.ok(claim(table, 1, 6 * DAY + LEFT_MS).ok);
  assert.deepEqual(outcomeOf(table), { seats: ['lost', 'won'], reason: 'time' });
});

test('without clocks, where bots sit down for those who left, one does after a week', () => {
  const table = twoPeople({ endStands: true, now: 1000, timeOut: 'bot' });
  assert.equal(situation(table, [1]).claimAt, undefined);
  const due = nextDue(table, 1000);
  assert.deepEqual([due?.at, due?.do === 'act' && due.act.do], [1000 + LEFT_MS, 'hand-to-bot']);
});

test('nobody leaves a table where he plays alone, nor one of his own device', () => {
  const alone = twoPeople({ endStands: true, seats: [person, bot] });
  const here = openTable({ game: river, seed: 'here', seats: [person, person] });
  for (const table of [alone, here]) assert.deepEqual(timedOut(table, 100 * DAY), []);
});
