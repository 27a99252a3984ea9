/** The lessons on teams and on Kings of Middle-earth: they play under the rules of today, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
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
import { expansion } from '../kings/src/kings.ts';
import { lessons as kingsLessons } from '../kings/ui/learn/index.ts';
import { game, warWith } from '../src/game.ts';
import { lessons } from '../ui/learn/index.ts';

const cover = lessons.find(({ id }) => id === 'teams') ?? assert.fail('no lesson on teams');
const ALL: readonly [name: string, lesson: Lesson, game: Game, ledger: string][] = [
  ['teams', await cover.load(), game, '../RULES.md'],
  ['kings', await kingsLessons[0].load(), warWith(expansion), '../kings/RULES.md'],
];

for (const [name, lesson, played, ledger] of ALL)
  test(`the lesson on ${name} plays to its end, names rules that stand, and has its words in both languages`, () => {
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
    const book = readFileSync(new URL(ledger, import.meta.url), 'utf8');
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
  });
