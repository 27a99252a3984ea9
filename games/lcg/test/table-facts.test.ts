/** The table keeps lists of its own, so that it loads no rules: they say what the rules say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHASES, STATS } from '../src/lists.ts';
import { STEPS } from '../src/rules/windows.ts';
import * as facts from '../ui/facts.ts';

test('the table counts phases, windows and stats as the rules do', () => {
  assert.deepEqual(facts.PHASES, PHASES);
  // Planning is no window to pass over.
  assert.deepEqual(
    facts.STEPS,
    STEPS.filter((step) => step !== '2.2'),
  );
  for (const [word, number] of Object.entries(facts.STAT)) assert.equal(STATS[number], word);
});
