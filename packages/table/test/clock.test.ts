import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  claim,
  decide,
  handToBot,
  nextTimeOut,
  openTable,
  outcomeOf,
  PASS_AFTER_MS,
  passDue,
  passWhereDue,
  resumeClocks,
  setPassForMe,
  sit,
  situation,
  stopClocks,
  timedOut,
  undo,
} from '@pony/table';
import { bids, type Spend, spend } from './games.ts';
import { bot, person, refusedWith, twoPeople } from './play.ts';

const live = { kind: 'live', stock: 1000, add: 100 } as const;
const move = { kind: 'move', each: 500 } as const;

test('a live clock runs for who is asked, and adds something after each action', () => {
  const table = twoPeople({ pace: live, now: 5000 });
  decide(table, 0, ['mark'], { now: 5300 });
  assert.deepEqual(situation(table, [0]).clocks, { left: [700, 1000], running: [0], at: 5300 });
  decide(table, 0, ['end'], { now: 5400 });
  assert.deepEqual(situation(table, [0]).clocks, { left: [700, 1000], running: [1], at: 5400 });
  assert.equal(nextTimeOut(table), 6400);
});

test('with so much for each action, everybody starts each action afresh', () => {
  const table = twoPeople({ pace: move, now: 0 });
  decide(table, 0, ['mark'], { now: 200 });
  decide(table, 0, ['end'], { now: 400 });
  decide(table, 1, ['end'], { now: 800 });
  assert.deepEqual(situation(table, []).clocks, { left: [500, 100], running: [0], at: 800 });
});

test('where several choose together, every clock runs until its seat has chosen', () => {
  const table = openTable({ game: bids, seed: 'x', seats: [person, person, bot], pace: live, now: 0 });
  decide(table, 0, ['bid', 1], { now: 100 });
  decide(table, 1, ['bid', 1], { now: 300 });
  assert.deepEqual(situation(table, []).clocks, { left: [1000, 800, 1000], running: [], at: 300 });
});

test('while the clocks stand still no time is counted', () => {
  const table = twoPeople({ pace: live, now: 0 });
  stopClocks(table, 300);
  assert.equal(nextTimeOut(table), null);
  assert.deepEqual(timedOut(table, 99_999), []);
  resumeClocks(table, 50_000);
  assert.deepEqual(timedOut(table, 50_699), []);
  assert.deepEqual(timedOut(table, 50_700), [0]);
});

test('the others may claim the game of who ran out of time', () => {
  const table = twoPeople({ pace: live, now: 0 });
  refusedWith(claim(table, 1, 999), 'time-not-up');
  refusedWith(claim(table, 0, 1000), 'time-not-up');
  refusedWith(claim(table, 5, 1000), 'no-such-seat');
  refusedWith(handToBot(table, 0, 'random', 1000), 'time-no-claim');
  assert.ok(claim(table, 1, 1000).ok);
  assert.deepEqual(outcomeOf(table), { seats: ['lost', 'won'], reason: 'time' });
});

test('where the table allows it, a bot takes the seat instead', () => {
  const table = twoPeople({ pace: live, now: 0, timeOut: 'bot' });
  refusedWith(claim(table, 1, 1000), 'time-no-claim');
  refusedWith(handToBot(table, 0, 'ranger', 500), 'time-not-up');
  refusedWith(handToBot(table, 9, 'ranger', 500), 'no-such-seat');
  assert.ok(handToBot(table, 0, 'ranger', 1000).ok);
  assert.equal(situation(table, []).seats[0].level, 'ranger');
  assert.deepEqual(situation(table, []).clocks?.running, []);
});

test("whoever takes the seat back from a bot has a fresh allowance for the move, and the bot's time is nobody's", () => {
  const days = twoPeople({ pace: { kind: 'move', each: 1000 }, now: 0, timeOut: 'bot' });
  assert.ok(handToBot(days, 0, 'random', 1200).ok);
  assert.ok(sit(days, 0, { ...person, name: 'Ann' }, 5000).ok);
  assert.deepEqual(situation(days, []).clocks, { left: [1000, 1000], running: [0], at: 5000 });
  assert.deepEqual(timedOut(days, 5999), []);
  assert.deepEqual(timedOut(days, 6000), [0]);
  const stock = twoPeople({ pace: live, now: 0, timeOut: 'bot' });
  assert.ok(handToBot(stock, 0, 'random', 1000).ok);
  assert.ok(sit(stock, 0, { ...person, name: 'Ann' }, 3000).ok);
  assert.deepEqual(situation(stock, []).clocks, { left: [100, 1000], running: [0], at: 3000 });
  assert.ok(sit(stock, 0, { ...person, name: 'Ann', person: 'ann' }, 3040).ok);
  assert.deepEqual(situation(stock, []).clocks?.left, [60, 1000], 'a new name is no new time');
});

test('time that was spent is not given back by an undo', () => {
  const table = twoPeople({ pace: live, now: 0 });
  decide(table, 0, ['mark'], { now: 400 });
  undo(table, 0, 1, 500);
  assert.deepEqual(situation(table, []).clocks?.left, [500, 1000]);
});

test('a clock never goes back, whatever time it is told', () => {
  const table = twoPeople({ pace: live, now: 5000 });
  decide(table, 0, ['mark'], { now: 5300 });
  decide(table, 0, ['mark'], { now: 4000 });
  undo(table, 0, 2);
  assert.deepEqual(situation(table, []).clocks, { left: [700, 1000], running: [0], at: 5300 });
});

test('the table passes for a seat that asked for it and can do nothing else, always so long after the question', () => {
  const table = openTable({ game: spend, seed: 'x', seats: [person, person], now: 0 });
  refusedWith(setPassForMe(table, 4, true), 'no-such-seat');
  setPassForMe(table, 0, true);
  setPassForMe(table, 1, true);
  assert.equal(passDue(table), null, 'seat 0 can act');
  decide(table, 0, ['spend'], { now: 1000 });
  assert.deepEqual(passDue(table), { seat: 1, option: ['pass'], at: 1000 + PASS_AFTER_MS });
  assert.deepEqual(passWhereDue(table, 1000), []);
  assert.deepEqual(passWhereDue(table, 1000 + PASS_AFTER_MS), [1]);
  decide(table, 0, ['spend'], { now: 3000 });
  setPassForMe(table, 1, false);
  assert.equal(passDue(table), null);
  decide(table, 1, ['pass'], { now: 3500 });
  assert.deepEqual((table.state as Spend).left, [0, 0]);
  assert.deepEqual(passWhereDue(table, 9000), [0]);
  assert.deepEqual(outcomeOf(table)?.seats, ['won', 'lost']);
});

test('where no other person has a seat the table passes at once', () => {
  const table = openTable({ game: spend, seed: 'x', seats: [bot, person], now: 0 });
  setPassForMe(table, 1, true);
  decide(table, 0, ['spend'], { now: 1000 });
  assert.deepEqual(passDue(table), { seat: 1, option: ['pass'], at: 1000 });
});

test('a seat is passed in the steps it names although it could act; such a pass goes back with the decision before', () => {
  const table = openTable({ game: spend, seed: 'x', seats: [person, bot], now: 0 });
  decide(table, 0, ['spend']);
  decide(table, 1, ['pass']);
  setPassForMe(table, 0, false, ['another step']);
  assert.equal(passDue(table), null);
  setPassForMe(table, 0, false, ['spending']);
  assert.deepEqual(situation(table, [0]).seats[0].passSteps, ['spending']);
  assert.equal(situation(table, [1]).seats[0].passSteps, undefined, 'nobody else knows');
  assert.deepEqual(passWhereDue(table, 0), [0]);
  assert.deepEqual(outcomeOf(table)?.seats, ['won', 'lost']);
  assert.equal(situation(table, [0]).undo.last, 1, 'not the pass: it would be made again');
  assert.ok(undo(table, 0, 1).ok);
  assert.deepEqual((table.state as Spend).left, [2, 0]);
});
