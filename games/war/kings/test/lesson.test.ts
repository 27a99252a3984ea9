import { test } from 'node:test';
import { warWith } from '../../src/game.ts';
import { playsLesson } from '../../test/lesson-plays.ts';
import { expansion } from '../src/kings.ts';
import { lessons } from '../ui/learn/index.ts';

test('the lesson on Kings plays to its end, names rules that stand, and has its words in both languages', async () => {
  playsLesson(await lessons[0].load(), warWith(expansion), new URL('../RULES.md', import.meta.url));
});
