/** The table keeps lists of its own, so that it loads no rules: they say what the rules say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHASES } from '../src/lists.ts';
import { STEPS } from '../src/rules/windows.ts';
import { PRINTED } from '../src/sets/printed.ts';
import { SETS } from '../src/sets.ts';
import type { LcgView } from '../src/view.ts';
import * as facts from '../ui/facts.ts';
import { scene } from './cards/scene.ts';

test('the table counts phases and windows as the rules do', () => {
  assert.deepEqual(facts.PHASES, PHASES);
  // Planning is no window to pass over.
  assert.deepEqual(
    facts.STEPS,
    STEPS.filter((step) => step !== '2.2'),
  );
});

test('what is printed is listed of the same sets, in the same order, as what the cards do', () => {
  assert.deepEqual(
    PRINTED.map(({ id }) => id),
    SETS.map(({ rows }) => rows.id),
  );
});

test('LC-29.11 a card that no set prints is shown by what the view says of it: a guard is an enemy with its figures', () => {
  const t = scene(1, { scenario: 'escape-from-dol-guldur' }).until('window', { step: '3.1' }).clearStaging();
  t.threat(0, 0).staging('tower-gate.1').until('travel').act('travel tower-gate.1');
  const view = t.sc.rules.view(t.s, 0) as unknown as LcgView;
  const one = view.cards.find(({ face }) => face === 'orc-guard');
  assert.ok(one);
  const row = facts.printed(one.face, one.type);
  assert.deepEqual(row, { id: 'orc-guard', type: 'enemy' });
  assert.equal(facts.colorOf(row), facts.COLOR.enemy);
  assert.deepEqual(one.stats, { engagement: 0, attack: 1, defense: 1, hitPoints: 1 });
  assert.deepEqual(one.parts, {});
});
