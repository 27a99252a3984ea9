/** A lesson plays under the rules of today, names rules that stand, and has its words in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import {
  applyTelling,
  type Core,
  explain,
  type Game,
  optionFromWords,
  options,
  optionToWords,
  pending,
  start,
} from '@pony/engine';
import { compareBundles, leaves } from '@pony/text';
import type { Lesson } from '@pony/ui/lesson';

export function playsLesson(lesson: Lesson, played: Game, ledger: URL): void {
  const given = { players: '2', ...lesson.options };
  const rules = played.rules(given);
  const { state } = start<Core>(rules, given, lesson.seed);
  lesson.decisions.forEach((words, i) => {
    const [by, ...rest] = words.split(' ');
    const seat = pending(rules, state)?.seats[0] ?? -1;
    const offered = options(rules, state, seat)
      .map((one) => optionToWords(rules, one))
      .join(', ');
    const where = `decision ${i + 1}, "${words}"; ${rules.name('seat', seat)} may ${offered}`;
    assert.equal(rules.name('seat', seat), by, where);
    const option = optionFromWords(rules, rest.join(' '));
    assert.equal(explain(rules, state, seat, option), null, where);
    applyTelling(rules, state, seat, option);
  });
  const book = readFileSync(ledger, 'utf8');
  for (const { id, rule, acts = [], at } of lesson.steps) {
    assert.ok(rule && book.includes(`**${rule}**`), `${id}: ${rule}`);
    acts.forEach((_, n) => {
      const [by] = lesson.decisions[at + n].split(' ');
      assert.equal(by, rules.name('seat', lesson.seat), `${id}: the reader decides for his own seat`);
    });
  }
  const { en, uk } = lesson.texts;
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
  const wanted = lesson.steps.flatMap(({ id, acts = [] }) => [
    `learn.step.${id}.words`,
    ...acts.map((_, n) => `learn.step.${id}.act${n > 0 ? n + 1 : ''}`),
  ]);
  wanted.push(...lesson.parts.map((part) => `learn.part.${part}`));
  assert.deepEqual([...leaves(en).keys()].sort(), wanted.sort());
}
