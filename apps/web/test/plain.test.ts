import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planAddress, planFrom, usualPlan } from '../src/new-table.ts';

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
