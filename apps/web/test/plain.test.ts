import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, Options, Rules } from '@pony/engine';
import type { TableInfo } from '@pony/protocol';
import {
  livePace,
  optionsOfSeat,
  orderFrom,
  peopleIn,
  plainOptions,
  planAddress,
  planFrom,
  samePlan,
  swappedPlan,
  usualPlan,
  withOption,
} from '../src/new-table.ts';
import { laidOf } from '../src/review/laid.ts';

const seats = [
  { id: 'fellowship', team: 'fellowship' },
  { id: 'sauron', team: 'sauron' },
];

test('the plan of a table survives its address', () => {
  const plan = usualPlan(seats, 'friend');
  plan.sitters[0] = { who: 'bot', level: 'wizard' };
  plan.undo = 'consent';
  plan.lot = true;
  const address = planAddress('duel', seats, plan);
  assert.equal(address, '/table/new?game=duel&fellowship=wizard&sauron=friend&undo=consent&sides=lot');
  assert.deepEqual(planFrom(new URLSearchParams(address.split('?')[1]), seats), plan);
});

test('a strange address is a usual table', () => {
  assert.deepEqual(planFrom(new URLSearchParams('fellowship=dragon&undo=always&sides='), seats), usualPlan(seats));
});

const game: Game = {
  id: 'riddles',
  options: [
    { id: 'players', values: ['2', '3'] },
    { id: 'deck', values: null, perSeat: true },
  ],
  rules: () =>
    ({
      seats: ({ players }: Options) => (players === '3' ? [...seats, { id: 'gollum', team: 'gollum' }] : seats),
    }) as unknown as Rules,
};

test('options of the game change who may sit, and everybody who can stays', () => {
  const plan = { ...usualPlan(seats, 'friend'), lot: true };
  const three = withOption(game, plan, 'players', '3');
  assert.deepEqual(
    three.sitters.map(({ who }) => who),
    ['you', 'friend', 'bot'],
  );
  assert.deepEqual(three.options, { players: '3' });
  assert.deepEqual(withOption(game, three, 'players', '2'), plan);
});

test('an address orders a table: options, sitters, seed', () => {
  const query = new URLSearchParams('players=3&gollum=friend&sauron=hobbit&seed=ring&deck=x');
  assert.deepEqual(orderFrom(query, game, {}), {
    game: 'riddles',
    options: { players: '3' },
    sitters: [{ who: 'you' }, { who: 'bot', level: 'hobbit' }, { who: 'friend' }],
    undo: 'free',
    lot: false,
    pace: null,
    timeOut: 'claim',
    seed: 'ring',
  });
  assert.equal(orderFrom(new URLSearchParams('players=9'), game, {}).sitters.length, 2);
});

test('seats choose for themselves: their options stand in the address, follow the count of seats, and may be any text', () => {
  const plan = withOption(game, usualPlan(seats), 'deck@sauron', 'nine riders\n3 orcs');
  assert.deepEqual(plan.options, { 'deck@sauron': 'nine riders\n3 orcs' });
  const query = new URLSearchParams(planAddress('riddles', seats, plan).split('?')[1]);
  assert.deepEqual(orderFrom(query, game, {}).options, plan.options);
  const third = withOption(game, withOption(game, plan, 'players', '3'), 'deck@gollum', 'fish');
  assert.deepEqual(withOption(game, third, 'players', '2').options, plan.options, 'the third seat took its deck along');
  assert.deepEqual(withOption(game, plan, 'deck@sauron', '').options, {});
  assert.deepEqual(
    [optionsOfSeat(third.options, 'gollum'), plainOptions(third.options)],
    [{ deck: 'fish' }, { players: '3' }],
  );
});

test('a clock stands in the address; strange times do not', () => {
  const plan = { ...usualPlan(seats, 'friend'), pace: livePace(20), timeOut: 'bot' as const };
  const address = planAddress('duel', seats, plan);
  assert.deepEqual(planFrom(new URLSearchParams(address.split('?')[1]), seats), plan);
  for (const minutes of ['0', '-5', 'x', '1.5', '9999'])
    assert.equal(planFrom(new URLSearchParams({ minutes }), seats).pace, null);
});

test('people are counted once, however many seats they hold', () => {
  const plan = usualPlan([...seats, ...seats], 'bot');
  plan.sitters[1].who = 'you';
  assert.equal(peopleIn(plan), 1);
  plan.sitters[2].who = 'friend';
  plan.sitters[3].who = 'friend';
  assert.equal(peopleIn(plan), 3);
});

test('again with sides swapped: everybody sits one seat further, with what they chose for themselves', () => {
  const row = (seat: number, id: string, kind: 'person' | 'bot') => ({
    seat,
    id,
    team: id,
    kind,
    name: '',
    ready: true,
    yours: kind === 'person',
  });
  const table = {
    seats: [row(0, 'fellowship', 'person'), { ...row(1, 'sauron', 'bot'), level: 'wizard' }],
    undo: 'consent',
    pace: null,
    timeOut: 'claim',
    options: { 'deck@fellowship': 'ents' },
  } as unknown as TableInfo;
  const address = planAddress('duel', seats, swappedPlan(table));
  assert.equal(address, '/table/new?game=duel&deck%40sauron=ents&fellowship=wizard&sauron=you&undo=consent');
});

test('a rematch of a game on this device keeps undo, clock and names; what cannot be read is as usual', () => {
  const summary = {
    seats: [
      { id: 'fellowship', who: 'friend' as const },
      { id: 'sauron', who: 'bot' as const, level: 'wizard' as const },
    ],
    asked: [],
    won: ['sauron'],
    decisions: 9,
    own: 4,
  };
  const saved = { undo: 'none', pace: livePace(25), timeOut: 'bot', sitters: [{ name: 'Bilbo' }, { name: '' }] };
  const plan = samePlan(laidOf({ summary, saved: JSON.stringify(saved) }, {}));
  assert.equal(
    planAddress('duel', seats, plan),
    '/table/new?game=duel&fellowship=friend&name%40fellowship=Bilbo&sauron=wizard&undo=none&minutes=25&late=bot',
  );
  for (const spoilt of ['', '{', '[]', '{"undo":7,"pace":{"kind":"never"},"timeOut":null,"sitters":3}']) {
    const { undo, pace, timeOut } = laidOf({ summary, saved: spoilt }, {});
    assert.deepEqual([undo, pace, timeOut], ['free', null, 'claim']);
  }
});
