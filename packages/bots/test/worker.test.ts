import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { type Question, think, thinker } from '@pony/bots';
import { type Core, type Rules, rngOf, seedOf, start } from '@pony/engine';
import { highCard, lock, playable } from './games.ts';

function question<S extends Core>(rules: Rules<S>, bot: Question['bot']): Question {
  const { state } = start(rules, {}, 'worker');
  rules.determinize(state, 0, rngOf(seedOf('world')));
  return {
    game: rules.id,
    options: {},
    state,
    seat: 0,
    bot,
    budget: { iterations: 3000 },
    surprises: 0,
    seed: seedOf('worker'),
  };
}

test('a worker thread thinks as the main thread does, several questions at a time', async () => {
  const worker = new Worker(new URL('./thinking.ts', import.meta.url));
  try {
    const ask = thinker(worker);
    const [locked, high] = await Promise.all([ask(question(lock(false), 'search')), ask(question(highCard, 'wizard'))]);
    assert.deepEqual(locked, [
      ['turn', 2],
      ['turn', 1],
      ['turn', 3],
    ]);
    assert.deepEqual(high, think(playable(highCard), question(highCard, 'wizard')));
    await assert.rejects(ask({ ...question(highCard, 'search'), game: 'chess' }), /no game is called chess/);
    await assert.rejects(ask({ ...question(highCard, 'search'), seat: 1 }), /seat 1 is not asked/);
  } finally {
    await worker.terminate();
  }
});

test('a question is plain data', () => {
  const asked = question(highCard, 'search');
  assert.deepEqual(JSON.parse(JSON.stringify(asked)), asked);
});

test('a question about another game is refused', () => {
  assert.throws(() => think(playable(lock(false)), question(highCard, 'search')), /high-card was put to lock/);
});
