import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Game, Options, Rules } from '@pony/engine';
import { orderFrom, planAddress, planFrom, swappedPlan, usualPlan, withOption } from '../src/new-table.ts';

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
    seed: 'ring',
  });
  assert.equal(orderFrom(new URLSearchParams('players=9'), game, {}).sitters.length, 2);
});

test('again with sides swapped: everybody sits one seat further', () => {
  const plan = swappedPlan([{ who: 'you' }, { who: 'bot', level: 'wizard' }], 'consent', {});
  assert.equal(planAddress('duel', seats, plan), '/table/new?game=duel&fellowship=wizard&sauron=you&undo=consent');
});
