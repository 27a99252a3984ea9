import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  contentCoverage,
  keysOfCode,
  keysOfRules,
  RULE_ID,
  readLedger,
  refusalCoverage,
  ruleCoverage,
  sources,
  spokenFaults,
  textFaults,
  titlesOf,
} from '@pony/testkit';
import { pondGame } from './pond.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
after(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const titles = (text: string) => titlesOf({ file: 'a.test.ts', text });

test('ids are found whole: one may be the beginning of another', () => {
  const ids = (text: string) => text.match(RULE_ID) ?? [];
  assert.deepEqual(ids('DU-1.1 DU-1.10, (WR-6.531) LC-F1.2 CG-W3.1.2 KM-1.2a DU-EX3.'), [
    'DU-1.1',
    'DU-1.10',
    'WR-6.531',
    'LC-F1.2',
    'CG-W3.1.2',
    'KM-1.2a',
    'DU-EX3',
  ]);
  assert.deepEqual(ids('XX-1.1 DU-1 DU-1.1c ADU-1.1 DU-1.1.2.3 DU-EXa'), []);
});

test('titles are the literals after test, rule, it and describe, comments aside', () => {
  const found = titles(`
    rule('DU-1.1 it\\'s here', () => {});
    test("DU-1.2 double", async () => {});
    test(\`DU-1.3 plain template\`, () => {});
    test(\`DU-1.4 \${name}\`, () => {});
    t.test('DU-1.5 ' +
      'goes on', () => {});
    test.skip('DU-1.6 skipped', () => {});
    describe('DU-1.7 group', () => {});
    latest('DU-1.8 not a test');
  `);
  assert.deepEqual(
    found.map((one) => one.text),
    [
      "DU-1.1 it's here",
      'DU-1.2 double',
      'DU-1.3 plain template',
      `DU-1.4 \${name}`,
      'DU-1.5 goes on',
      'DU-1.6 skipped',
      'DU-1.7 group',
    ],
  );
  assert.deepEqual(
    found.filter((one) => one.made || one.skipped).map((one) => one.text),
    [`DU-1.4 \${name}`, 'DU-1.6 skipped'],
  );
});

const LEDGER = `# Rules
- **DU-1.1** A rule.
- **DU-1.2** [ruling] Decided here. Reason: it was open.
- **DU-1.10** **[ruling]** [look] Shown on the screen.
- **DU-1.3** [table] (people shake hands) Be polite.
- **DU-2.1a** [later] (three players) Allies.
- **DU-2.2** [not included] An optional module.
- **DU-EX1** An example that names DU-1.1.
`;

test('a ledger is its paragraphs with their marks and reasons', () => {
  assert.deepEqual(readLedger(write('RULES.md', LEDGER)), [
    { id: 'DU-1.1', mark: null, reason: '' },
    { id: 'DU-1.2', mark: null, reason: '' },
    { id: 'DU-1.10', mark: 'look', reason: '' },
    { id: 'DU-1.3', mark: 'table', reason: 'people shake hands' },
    { id: 'DU-2.1a', mark: 'later', reason: 'three players' },
    { id: 'DU-2.2', mark: 'not included', reason: '' },
    { id: 'DU-EX1', mark: null, reason: '' },
  ]);
});

test('coverage: every rule is tested, marked or untested', () => {
  const ledger = readLedger(write('RULES.md', LEDGER));
  const { faults, ...counts } = ruleCoverage(ledger, titles(`rule('DU-1.1 DU-EX1 both', f); rule('DU-1.10 look', f)`));
  assert.deepEqual(counts, {
    rules: 7,
    tested: 2,
    look: 1,
    table: 1,
    later: 1,
    notIncluded: 1,
    untested: ['DU-1.2'],
  });
  assert.deepEqual(faults, ['1 of 7 rules are marked [table]; at most 3 % may be']);
});

test('what is wrong with a ledger or a title is named', () => {
  const ledger = readLedger(
    write('RULES.md', '- **DU-1.1** a\n- **DU-1.1** b\n- **DU-1.2** [later] c\n- **DU-x** d\n- **DU-1.3** e\n'),
  );
  const { faults, untested } = ruleCoverage(
    ledger,
    titles(`
      rule('DU-1.1 DU-1.2 DU-1.3 DU-1.4 too many', f);
      rule('DU-9.9 no such rule', f);
      rule(\`DU-1.1 \${made}\`, f);
      rule.skip('DU-1.3 skipped', f);
      rule('WR-1.1 is for another ledger', f);
    `),
  );
  assert.deepEqual(
    faults.map((one) => one.replace(/^a\.test\.ts: /, '')),
    [
      '"DU-1.1 DU-1.2 DU-1.3 DU-1.4 too many": more than 3 rule ids',
      '"DU-9.9 no such rule": the ledger has no DU-9.9',
      `"DU-1.1 \${made}": a title with a rule id must be written out`,
      '"DU-1.3 skipped": the test does not run',
      'DU-1.1 stands twice in the ledger',
      'DU-1.2 is marked [later] without a reason',
      'DU-x is not a rule id',
    ],
  );
  assert.deepEqual(untested, ['DU-1.1', 'DU-1.1', 'DU-x', 'DU-1.3']);
});

test('content is tested by the brackets of a title, one or several, with its half', () => {
  const found = titles(`
    rule('DU-1.1 [ch1-red-01] war', f);
    rule('[a, b] rows without text', f);
    rule('[c combat] the other half', f);
    rule.skip('[d] not run', f);
  `);
  assert.deepEqual(contentCoverage({ cards: ['ch1-red-01', 'a', 'b', 'd'], halves: ['a combat', 'c combat'] }, found), {
    cards: { total: 4, tested: 3, untested: ['d'] },
    halves: { total: 2, tested: 1, untested: ['a combat'] },
  });
});

test('a refusal constant is provoked by a call of refuses with its rule and its sentence', () => {
  const code = [
    {
      file: 'a.ts',
      text: `const A = refusal<Duel>('DU-1.1', 'covered', (s) => ({ n: s.n }));
        const B = refusal('DU-1.1', 'face-down');
        const C = refusal<Duel>(
          'DU-1.2',
          'too-dear',
        );`,
    },
  ];
  const tests = [
    {
      file: 'a.test.ts',
      text: `at.refuses('play (x)', 'DU-1.1', 'covered', f(1)).does('face-down'); t.refuses(\n'y', 'DU-1.2',\n "too-dear")`,
    },
  ];
  assert.deepEqual(refusalCoverage(code, tests), { total: 3, provoked: 2, unprovoked: ['DU-1.1 face-down'] });
});

test('sources are read from folders, without comments; a folder that is not there has none', () => {
  mkdirSync(join(folder, 'deep'));
  write('deep/b.test.ts', `// rule('DU-1.1')\n/* rule('DU-1.2') */\nrule('DU-1.3 x', f); // end`);
  write('deep/c.ts', '');
  const found = sources([join(folder, 'deep'), join(folder, 'nowhere')], ['.test.ts']);
  assert.deepEqual(
    found.flatMap(titlesOf).map((one) => one.text),
    ['DU-1.3 x'],
  );
});

const en = {
  prompt: { turn: 'Your turn, {seat}.', keep: 'Keep it?' },
  refuse: {
    'deck-empty': 'The deck is empty.',
    'not-in-hand': '{fish} is not in your hand.',
    'too-small': 'Smaller than {fish}.',
    'game-over': 'Over.',
    'not-your-turn': 'Not now.',
    'no-such-option': 'No.',
  },
  log: {
    lays: '{seat} lays {fish}.',
    caught: '{seat} catches {fish}.',
    catches: '{seat} catches a fish.',
    rests: '{seat} rests.',
    keeps: '{seat} keeps it.',
    'throws-back': '{seat} throws it back.',
  },
  option: { catch: 'Catch', rest: 'Rest', lay: 'Lay {a}', keep: 'Keep', back: 'Throw back' },
  reason: { night: 'Night falls.' },
};

test('texts: every key in both languages, with the same arguments', () => {
  const rules = pondGame.rules({ players: '2' });
  const keys = [...keysOfRules(rules, []), 'log.lays'];
  assert.deepEqual(textFaults({ en: [en], uk: [en] }, keys), []);
  const uk = { ...en, log: { ...en.log, lays: '{seat} кладе.' }, option: { ...en.option, lay: '' } };
  assert.deepEqual(textFaults({ en: [en], uk: [uk] }, [...keys, 'log.sings']), [
    'uk option.lay: empty',
    'log.lays: {fish, seat} in en, {seat} in uk',
    'option.lay: {a} in en, {} in uk',
    'en log.sings: missing',
    'uk log.sings: missing',
  ]);
});

test('texts: everything said in play has a sentence with all its arguments', () => {
  assert.deepEqual(spokenFaults(pondGame, { en: [en], uk: [en] }, { games: 5, seed: 'say' }), []);
  const { rests: _gone, ...log } = en.log;
  const uk = { ...en, log, prompt: { ...en.prompt, turn: 'Хід: {name}.' } };
  assert.deepEqual(spokenFaults(pondGame, { en: [en], uk: [uk] }, { games: 5, seed: 'say' }).sort(), [
    'uk log.rests: missing',
    'uk prompt.turn: "Хід: {name}."',
  ]);
});

test('keys of the code: events, refusals and reasons written in it', () => {
  const text = `cx.emit('lays', {}); refusal<X>('DU-1.1', 'covered'); cx.end({ seats, reason: 'night' })`;
  assert.deepEqual(keysOfCode([{ file: 'a.ts', text }]).sort(), ['log.lays', 'reason.night', 'refuse.covered']);
});
