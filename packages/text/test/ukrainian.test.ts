import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Bundle, leaves, proseFaults, ukrainianFaults } from '@pony/text';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/golden'] }).sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('the editor of Ukrainian sees what it is there to see', () => {
  const faulty: Record<string, string> = {
    'a Latin letter inside a word': 'Барад-дûр',
    'a letter that Ukrainian has not': 'сыр',
    'an apostrophe that is not ’': 'Звʼязок',
    'no apostrophe': 'обєкт',
    'quotes that are not « »': 'карта "Ельфи"',
    'a dash that is not –': 'Хід — це карта',
    'a hyphen between numbers': 'місця 14-19',
    'a hyphen for a minus': 'загроза -5',
    'three dots': 'далі...',
    'two spaces, or one before a stop': 'два  слова',
    '«нема» without an infinitive': 'жетонів нема',
    'даром (безплатно)': 'Зіграти даром',
    'оборонця (захисник)': 'проти оборонця',
    'ужит (використати)': 'кубик ужито',
    'набра (наймати)': 'набрати загони',
    'Рушити військ (перемістити)': 'Рушити військо',
    '# шкод (шкода: #, споганення #)': '{n, plural, one {# шкода} few {# шкоди} many {# шкод} other {# шкоди}}',
    'a plural without many': '{n, plural, one {# хід} few {# ходи} other {# ходів}}',
    'a plural without one, few, many': '{n, plural, =0 {немає} other {# карт}}',
  };
  for (const [fault, words] of Object.entries(faulty))
    assert.ok(
      ukrainianFaults(words).some((one) => one.startsWith(fault)),
      `${words}: ${ukrainianFaults(words)}`,
    );
  const fine = [
    'П’ять свят: «Барад-дур» – дім, загроза −5, місця 14–19; атакувати нема кому…',
    '{n, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}',
    '{n, plural, one {Братство покидає} other {Братство покидають}} {who}',
  ];
  for (const words of fine) assert.deepEqual(ukrainianFaults(words), []);
});

/** Names lists and rule books are prose; the other files are bundles of messages. */
const bundles = found('{apps,packages,games}/**/*uk.json').filter((file) => !file.endsWith('names.uk.json'));
const books = found('games/**/RULES.uk.md');

test('every Ukrainian message of the client and of all games is in order', () => {
  assert.ok(bundles.length >= 17, `${bundles.length} bundles`);
  const faults = bundles.flatMap((file) =>
    [...leaves(JSON.parse(read(file)) as Bundle)].flatMap(([key, words]) =>
      ukrainianFaults(words).map((fault) => `${file} ${key}: ${fault}`),
    ),
  );
  assert.deepEqual(faults, []);
  const names = Object.values(JSON.parse(read('games/names.uk.json')) as Record<string, string>);
  assert.deepEqual(names.filter((name) => typeof name === 'string').flatMap(proseFaults), []);
});

test('every Ukrainian book of rules is in order: no code, no names of files, examples told as they happen', () => {
  assert.ok(books.length >= 5, `${books.length} books`);
  const code = /`[a-z]+\/|\.json|(?<!\p{L})Дано:|ch[1-3]-[a-z]+-\d/u;
  const faults = books.flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, i) => ({ where: `${file}:${i + 1}`, line }))
      // Rows of a table may give the word of another language.
      .filter(({ line }) => !line.startsWith('|'))
      .flatMap(({ where, line }) => [
        ...proseFaults(line.replace(/^(?:\s*-|#+) /, '')).map((fault) => `${where} ${fault}`),
        ...(code.test(line) ? [`${where} ${code.exec(line)?.[0]}`] : []),
      ]),
  );
  assert.deepEqual(faults, []);
});
