import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableState } from '../src/parts/table-state.ts';
import { isSpoilt, type KeptTable, readKept } from '../src/store/kept.ts';

const seats = (light: 'you' | 'friend' | 'bot', dark: 'you' | 'friend' | 'bot') => [
  { id: 'fellowship', who: light },
  { id: 'sauron', who: dark },
];
const state = (who: ReturnType<typeof seats>, asked: string[], won: string[] | null = null) =>
  tableState({ seats: who, asked, won, decisions: 5, own: 2 } as KeptTable['summary']);

test('whose turn it is, for those who sit here', () => {
  assert.deepEqual(state(seats('you', 'bot'), ['fellowship']), { say: 'yourMove', seats: ['fellowship'], yours: true });
  assert.deepEqual(state(seats('you', 'bot'), ['sauron']), { say: 'waitingFor', seats: ['sauron'], yours: false });
  assert.deepEqual(state(seats('you', 'friend'), ['sauron']), { say: 'seatsMove', seats: ['sauron'], yours: true });
  assert.equal(state(seats('bot', 'bot'), ['sauron']).say, 'watching');
  assert.equal(state(seats('you', 'you'), ['sauron']).say, 'yourMove');
});

test('how it ended', () => {
  assert.equal(state(seats('you', 'bot'), [], ['fellowship']).say, 'youWon');
  assert.equal(state(seats('you', 'bot'), [], ['sauron']).say, 'youLost');
  assert.equal(state(seats('you', 'friend'), [], ['sauron']).say, 'won');
  assert.equal(state(seats('bot', 'bot'), [], ['sauron']).say, 'won');
  for (const who of [seats('you', 'bot'), seats('you', 'friend'), seats('bot', 'bot')])
    assert.equal(state(who, [], ['fellowship', 'sauron']).say, 'shared');
});

test('a row of the store that is no table is handed on as it is', () => {
  const row = {
    id: 'a',
    game: 'duel',
    changed: 1,
    saved: '{}',

    summary: { seats: seats('you', 'bot'), asked: [], won: null, decisions: 0, own: 0 },
  };
  assert.deepEqual(readKept(row), row);
  for (const spoilt of [null, 7, 'x', {}, { ...row, summary: null }, { ...row, saved: 5 }, { ...row, changed: '1' }]) {
    const found = readKept(spoilt);
    assert.ok(isSpoilt(found));
    assert.equal(found.id, (spoilt as { id?: string } | null)?.id ?? '');
  }
});
