/** What bots make of Kings, and the shy one that it is measured against. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMatchBot } from '@pony/bots';
import { optionToWords, rngOf, seedOf } from '@pony/engine';
import { bots } from '../bot/index.ts';
import { kings, type Scenario } from './helpers.ts';

/** What a bot does in a seat, in words. */
function choice(word: string, given: Scenario, seat: number): string {
  const at = kings(given);
  const option = makeMatchBot(word, bots as never).choose(at.rules, at.s, seat, rngOf(seedOf('kings')));
  return optionToWords(at.rules, option);
}

const EARLY: Scenario = { dice: { fp: 'muster', shadow: 'event event' }, turn: 2 };

test('KM-9.2 a bot awakens a Sovereign early, the shy one does something else', () => {
  assert.equal(choice('greedy', EARLY, 0), 'awaken thranduil muster muster');
  assert.notEqual(choice('greedy-shy', EARLY, 0).split(' ')[0], 'awaken');
});

test('KM-3.12 the shy bot too takes what Kings alone offers', () => {
  const given: Scenario = {
    phase: 'rolled',
    characters: { 'thranduil-awakened': 'woodland-realm' },
    dice: { fp: 'event ruler-will-of-the-west', shadow: 'event' },
  };
  assert.equal(choice('greedy-shy', given, 0), 'drop event');
});
