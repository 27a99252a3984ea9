/** The guided first rounds: they play under the rules of today, have everything in them, and can be told in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { applyTelling, asked, completeOptions, type GameEvent, optionFromWords, start } from '@pony/engine';
import { game } from '@pony/lcg';
import { compareBundles, leaves } from '@pony/text';
import en from '../text/learn.en.json' with { type: 'json' };
import uk from '../text/learn.uk.json' with { type: 'json' };
import { lessons, THINGS } from '../ui/learn/index.ts';

const lesson = await lessons[0].load();
const options = completeOptions(game, lesson.options ?? {});
const rules = game.rules(options);
const { state } = start(rules, options, lesson.seed);
const told: (readonly GameEvent[])[] = lesson.decisions.map((words) => {
  assert.deepEqual(asked(rules, state), [lesson.seat]);
  return applyTelling(rules, state, lesson.seat, optionFromWords(rules, words.slice('p1 '.length))).events;
});

test('every decision is legal in its place, and the reader does everything once', () => {
  const says = new Set(told.flat().map(({ say }) => say));
  for (const say of ['plays', 'attached', 'commits', 'succeeds', 'travels', 'explored', 'engages', 'shadow-turned'])
    assert.ok(says.has(say), say);
  for (const say of ['damaged', 'strikes', 'destroyed', 'completed', 'threat-up']) assert.ok(says.has(say), say);
  assert.equal(state.outcome, null);
});

test('the numbers by which hints point are those of the deal', () => {
  for (const [name, n] of Object.entries(THINGS))
    assert.equal(rules.find(/[:.]/.test(name) ? 'card' : 'printed', name), n, name);
});

test('steps follow the game in order, their rules are in the ledger, their words in both languages', () => {
  lesson.steps.forEach((step, i) => {
    const next = lesson.steps[i + 1];
    if (next) assert.ok(next.at >= step.at + (step.acts?.length ?? 0), step.id);
  });
  assert.equal(lesson.steps.at(-1)?.at, lesson.decisions.length);
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const { rule } of lesson.steps) if (rule) assert.ok(ledger.includes(`**${rule}**`), rule);
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
  const words = new Set(leaves(en).keys());
  for (const part of lesson.parts) assert.ok(words.delete(`learn.part.${part}`), part);
  for (const { id, acts = [] } of lesson.steps) {
    assert.ok(words.delete(`learn.step.${id}.words`), id);
    acts.forEach((_, n) => {
      assert.ok(words.delete(`learn.step.${id}.act${n > 0 ? n + 1 : ''}`), `${id} ${n}`);
    });
  }
  assert.deepEqual([...words], []);
});
