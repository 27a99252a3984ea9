import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lesson } from '@pony/duel/lesson';
import { loadGame } from '@pony/games';
import { outcomeOf } from '@pony/table';
import { actOf, before, expected, isExpected, openCourse, partOf, takeNext } from '../src/learn/course.ts';
import { findRule, readRuleBook, rulePieces, searchRules } from '../src/learn/rulebook.ts';
import en from '../text/en.json' with { type: 'json' };

const games = new URL('../../../games/', import.meta.url);
const ledger = (path: string): string => readFileSync(new URL(path, games), 'utf8');
const book = readRuleBook(ledger('duel/RULES.md'));

test('every rule of every ledger is read, with its marks and its reason', () => {
  const known = Object.keys(en.rules.mark);
  const files = globSync('**/RULES*.md', { cwd: games, exclude: ['**/node_modules'] });
  assert.ok(files.length >= 10);
  for (const file of files) {
    const text = ledger(file);
    const lines = [...text.matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id);
    const rules = readRuleBook(text).sections.flatMap((section) => section.rules);
    assert.deepEqual(
      rules.map(({ id }) => id),
      lines,
      file,
    );
    for (const { id, marks = [], text: words } of rules) {
      assert.ok(words.length > 0 && !words.startsWith('['), `${file} ${id}: ${words}`);
      for (const mark of [...marks, ...marksIn(words)])
        assert.ok(known.includes(mark.replaceAll(' ', '-')), `${file} ${id}: ${mark}`);
    }
  }
  const kings = readRuleBook(ledger('war/kings/RULES.md'));
  assert.deepEqual(findRule(kings, 'KM-21.3')?.rule.marks, ['option', 'ruling']);
  assert.deepEqual(marksIn(findRule(kings, 'KM-20.1')?.rule.text ?? ''), ['ruling']);
  assert.deepEqual(findRule(book, 'DU-5.4')?.rule, {
    id: 'DU-5.4',
    marks: ['ruling'],
    text: 'A turn cannot be passed.',
    reason: 'the rulebook offers only the two choices, and an available card can always be discarded.',
  });
  assert.equal(findRule(book, 'DU-3.1')?.rule.reason?.startsWith('sides are settled'), true);
  assert.equal(findRule(book, 'DU-99.1'), undefined);
});

/** Marks that stand inside a rule. */
const marksIn = (text: string): string[] =>
  rulePieces(text).flatMap((piece) => (piece.is === 'mark' ? [piece.text] : []));

/** What a rule has in every language: its id, its mark, a reason, the rules and cards it names, its numbers. */
function bones(text: string): string[] {
  return readRuleBook(text).sections.flatMap((section) =>
    section.rules.map(({ id, marks = [], text: words, reason = '' }) => {
      const named = `${words} ${reason}`.match(/[A-Z]{2}-(?:EX)?[\d.]*\d|ch\d-\w+-\d+|\d+/g) ?? [];
      return [id, ...marks, ...marksIn(words), reason ? 'reason' : '-', ...named.sort()].join(' ');
    }),
  );
}

test('a ledger in another language has the same rules: ids, marks, reasons, rules and cards named, numbers', () => {
  const foreign = globSync('**/RULES.*.md', { cwd: games, exclude: ['**/node_modules'] });
  assert.ok(foreign.length >= 4);
  for (const file of foreign)
    assert.deepEqual(bones(ledger(file)), bones(ledger(file.replace(/RULES\.\w+\.md$/, 'RULES.md'))), file);
});

test('the search finds words, ids and titles, whatever their case and their accents', () => {
  const ids = (query: string): string[] => searchRules(book, query).map(({ rule }) => rule.id);
  assert.deepEqual(ids('du-9.10'), ['DU-9.10']);
  assert.deepEqual(ids('NAZGUL carried'), ['DU-13.6', 'DU-13.7']);
  assert.ok(ids('costs landmark six').includes('DU-9.10'));
  assert.deepEqual(ids('   '), []);
  assert.deepEqual(ids('balrog'), []);
});

test('a rule is shown in pieces: found words, other rules, file names', () => {
  const pieces = rulePieces('Costs follow DU-9.10 and `cards.json`; a cost (DU-EX2).', 'COST');
  assert.deepEqual(
    pieces.filter(({ is }) => is !== 'plain'),
    [
      { text: 'Cost', is: 'found' },
      { text: 'DU-9.10', is: 'rule' },
      { text: 'cards.json', is: 'code' },
      { text: 'cost', is: 'found' },
      { text: 'DU-EX2', is: 'rule' },
    ],
  );
  const all = book.sections.flatMap((section) => section.rules);
  for (const { text } of all)
    assert.equal(
      rulePieces(text, 'the unit')
        .map((piece) => piece.text)
        .join(''),
      text.replaceAll('`', ''),
    );
  for (const { id, text, reason } of all)
    for (const piece of rulePieces(`${text} ${reason ?? ''}`))
      if (piece.is === 'rule') assert.ok(findRule(book, piece.text), `${id} names ${piece.text}`);
});

test('a lesson is a real table: the reader may take only what comes next, and the script leads to its end', async () => {
  const { game } = await loadGame('duel');
  const course = openCourse(game, lesson, 'Barliman');
  assert.deepEqual(expected(course)?.seat, 1);
  takeNext(course);
  const next = expected(course);
  assert.equal(next?.seat, lesson.seat);
  assert.ok(isExpected(course, ['play', 15]));
  assert.ok(!isExpected(course, ['discard', 15]));
  while (expected(course)) takeNext(course);
  takeNext(course);
  assert.equal(course.table.taken.length, lesson.decisions.length);
  assert.equal(outcomeOf(course.table)?.seats[lesson.seat], 'won');
});

test('steps back: one at a time, or from a line of the log', () => {
  const { steps } = lesson;
  const { at } = steps[5];
  assert.deepEqual(before(steps, 5, at), { step: 4, taken: steps[4].at });
  assert.deepEqual(before(steps, 0, 0), { step: 0, taken: 0 });
  const chain = steps.findIndex(({ id }) => id === 'chain');
  const tile = steps.findIndex(({ id }) => id === 'tile');
  assert.deepEqual(before(steps, chain, steps[chain].at, 17), { step: tile, taken: steps[tile].at });
  assert.deepEqual(before(steps, chain, steps[chain].at, 1), { step: 2, taken: 0 });
  assert.equal(partOf(lesson, 0), 0);
  assert.equal(lesson.parts[partOf(lesson, chain)], 'chapter');
});

test('a step of several decisions is taken and taken back one by one', () => {
  const steps = [
    { id: 'look', at: 0 },
    { id: 'march', at: 2, acts: [{}, {}, {}] },
    { id: 'end', at: 5 },
  ];
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((taken) => actOf(steps[1], taken)),
    [-1, -1, 0, 1, 2, -1],
  );
  assert.equal(actOf(steps[0], 0), -1);
  assert.deepEqual(before(steps, 1, 4), { step: 1, taken: 3 });
  assert.deepEqual(before(steps, 1, 4, 3), { step: 1, taken: 2 });
  assert.deepEqual(before(steps, 1, 4, 2), { step: 0, taken: 0 });
  assert.deepEqual(before(steps, 1, 2), { step: 0, taken: 0 });
});
