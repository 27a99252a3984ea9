import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOptions } from '@pony/engine';
import { loadGame } from '@pony/games';
import { builtSide } from '../src/bench/sides.ts';
import { type Compared, playTurns } from '../src/bench/turns.ts';
import { KINDS, workOf } from '../src/bench/work.ts';
import { inside } from './pony.ts';

test('bench: every kind of work plays whole games and measures them; what is taken apart is the same game', async () => {
  const { game } = await loadGame('duel');
  const full = completeOptions(game, {});
  const done = new Map(KINDS.map((kind) => [kind, workOf(kind, game, full)('words')]));
  for (const [kind, { count, used }] of done) {
    assert.ok(count > 40, `${kind}: ${count}`);
    assert.ok(used.thread > 0 && used.process > 0, kind);
  }
  assert.equal(done.get('view')?.count, done.get('play')?.count);
  assert.equal(done.get('parts')?.count, done.get('table')?.count);
  const { decide = 0, views = 0, patches = 0, text = 0 } = done.get('parts')?.parts ?? {};
  assert.equal(decide + views + patches + text, done.get('parts')?.used.thread);
});

test('bench: two sides, each a process of its own, play the same games in turns', async () => {
  const built = await builtSide();
  const options = completeOptions((await loadGame('duel')).game, {});
  const job = { kind: 'table', game: 'duel', options } as const;
  let turns = 0;
  const found = (await playTurns({
    own: { built, job },
    rival: { built, job: { ...job, after: { game: 'duel', decisions: 10 } } },
    seed: 'test',
    turns: 2,
    turnMs: 5,
    warmUp: { count: 1, ms: 0 },
    at: () => turns++,
  })) as Compared;
  assert.equal(turns, 2);
  assert.equal(found.turns, 2);
  for (const pace of [found.own, found.rival]) assert.ok(pace.perSecond > 0 && pace.microsecondsAllThreads > 0);
  assert.ok(found.ratio.from <= found.ratio.median && found.ratio.median <= found.ratio.to);
});

test('bench: what there is nothing to measure against is said', async () => {
  const { code, err } = await inside('bench', 'duel', '--against', 'no-such-commit');
  assert.equal(code, 1);
  assert.match(err, /"no-such-commit" is no tag, no commit and no folder of this project/);
});
