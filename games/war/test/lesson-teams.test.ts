import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../src/game.ts';
import { lessons } from '../ui/learn/index.ts';
import { playsLesson } from './lesson-plays.ts';

test('the lesson on teams plays to its end, names rules that stand, and has its words in both languages', async () => {
  const cover = lessons.find(({ id }) => id === 'teams') ?? assert.fail('no lesson on teams');
  playsLesson(await cover.load(), game, new URL('../RULES.md', import.meta.url));
});
