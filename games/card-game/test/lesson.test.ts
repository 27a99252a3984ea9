/** The guided first round of each side: it plays under the rules of today, names things that are there, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CardGame, rulesOf } from '@pony/card-game';
import { apply, asked, explain, optionFromWords, start } from '@pony/engine';
import { compareBundles, leaves } from '@pony/text';
import { lessons } from '../ui/learn/index.ts';

const SCENARIO = { scenario: 'trilogy' };
const rules = rulesOf(SCENARIO);
const LEDGER = readFileSync(join(import.meta.dirname, '..', 'RULES.md'), 'utf8');
const written = await Promise.all(lessons.map(async ({ id, load }) => ({ id, lesson: await load() })));

test('there is a lesson for each side, and every decision of it may be taken', () => {
  assert.deepEqual(
    written.map(({ id, lesson }) => [id, lesson.seat]),
    [
      ['free', 0],
      ['shadow', 1],
    ],
  );
  for (const { id, lesson } of written) {
    const state: CardGame = start(rules, SCENARIO, lesson.seed).state;
    lesson.decisions.forEach((words, i) => {
      const [by, ...rest] = words.split(' ');
      const seat = rules.find('seat', by) ?? -1;
      const where = `${id}, decision ${i + 1}, "${words}"`;
      assert.ok(asked(rules, state).includes(seat), `${where}: ${asked(rules, state)} is asked`);
      const option = optionFromWords(rules as never, rest.join(' '));
      assert.equal(explain(rules, state, seat, option)?.say, undefined, where);
      apply(rules, state, seat, option);
    });
    assert.equal(state.round, 2, id);
    for (const { at, acts } of lesson.steps)
      acts?.forEach((_, n) => {
        assert.equal(rules.find('seat', lesson.decisions[at + n].split(' ')[0]), lesson.seat, `${id}, step at ${at}`);
      });
  }
});

test('every step has its words in both languages, its rule, and something to point at', () => {
  for (const { id, lesson } of written) {
    assert.deepEqual(
      compareBundles({ lang: 'en', bundle: lesson.texts.en }, { lang: 'uk', bundle: lesson.texts.uk }),
      [],
    );
    const known = leaves(lesson.texts.en);
    for (const step of lesson.steps) {
      assert.ok(known.has(`learn.step.${step.id}.words`), `${id} ${step.id}`);
      assert.ok(!step.acts || known.has(`learn.step.${step.id}.act`), `${id} ${step.id}: what to do`);
      assert.ok(LEDGER.includes(`**${step.rule}**`), `${id} ${step.id}: ${step.rule}`);
      for (const act of step.acts ?? []) assert.ok((act.points?.length ?? 0) > 0, `${id} ${step.id}`);
    }
    for (const part of lesson.parts) assert.ok(known.has(`learn.part.${part}`), `${id} ${part}`);
  }
});
