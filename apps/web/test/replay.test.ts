import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { BadRecord, type Options, parseRecord, printRecord } from '@pony/engine';
import { loadGame } from '@pony/games';
import { decide, fromRecord, openTable, record as recordText, resign, situation } from '@pony/table';
import { leaves } from '@pony/text';
import { recordFault } from '../src/replay/faults.ts';
import { briefRecord, pack, unpack } from '../src/replay/link.ts';
import { marksOf, partAt, thinEvents, thinParts } from '../src/replay/marks.ts';
import type { Answer, Command, StudyFacts } from '../src/replay/messages.ts';
import { openReader } from '../src/replay/reader.ts';
import { countersOf, seatsOfLines, seriesOf } from '../src/replay/series.ts';
import { asFarAsItGoes, openStudy } from '../src/replay/study.ts';
import { weighed } from '../src/review/judging.ts';
import en from '../text/en.json' with { type: 'json' };
import { changedAfter } from './help/changed.ts';

const { game, bots } = await loadGame('duel');
const golden = readFileSync(new URL('../../../games/duel/golden/regions.record', import.meta.url), 'utf8');
const MOVES = parseRecord(golden).lines.length;
const BOTH = [0, 1];

test('a record shows every moment as the table showed it, through the eyes of anyone', () => {
  const study = openStudy(game, golden);
  assert.equal(study.decisions, MOVES);
  const reader = { holder: 'person', person: 'reader' } as const;
  const table = openTable({ game, seed: study.record.seed, seats: [reader, reader] });
  const seen = (n: number, viewer: number[]) => {
    const { view, asked, outcome } = study.situation(n, viewer);
    return { view, asked, outcome };
  };
  for (let n = 0; ; n++) {
    for (const viewer of [[], [0], [1], BOTH]) {
      const { view, asked, outcome } = situation(table, viewer);
      assert.deepEqual(seen(n, viewer), { view, asked, outcome }, `move ${n}, seen by ${viewer}`);
    }
    const next = study.table.taken[n];
    if (!next) break;
    assert.ok(decide(table, next.seat, next.option).ok);
  }
  assert.deepEqual(study.situation(MOVES, []).outcome, study.table.state.outcome);
  // Backwards and to and fro it is the same.
  const middle = JSON.stringify(study.situation(50, [0]));
  study.situation(3, [0]);
  assert.equal(JSON.stringify(study.situation(50, [0])), middle);
});

test('nothing is asked and nothing can be taken back in a replay', () => {
  const seen = openStudy(game, golden).situation(10, BOTH);
  assert.deepEqual([seen.prompt, seen.offers, seen.undo.beyond], [null, [], 'refused']);
});

test('the log of a viewer tells what that viewer was told', () => {
  const study = openStudy(game, golden);
  const searched = (viewer: number[]) =>
    study
      .log(viewer)
      .flatMap(({ says }) => says.filter(({ say }) => say.startsWith('searches')))
      .map(({ say }) => say);
  const seat = study.table.taken.find(({ option }) => option[0] === 'search')?.seat ?? -1;
  assert.ok(searched([seat]).includes('searches-own'));
  assert.ok(!searched([]).includes('searches-own'));
});

test('a game that was given up ends with its outcome', () => {
  const table = fromRecord(game, golden, { decisions: 20 });
  resign(table, 1);
  const study = openStudy(game, recordText(table));
  assert.equal(study.over, true);
  assert.equal(study.situation(20, []).outcome?.reason, 'resigned');
  assert.deepEqual(study.situation(20, []).asked, []);
  assert.equal(study.situation(19, []).outcome, null);
});

test('a game that went across a change of rules: the first half is told from its log, the board stands at the change, nothing of it is judged', async () => {
  const text = changedAfter(game, golden, 20);
  const [whole, study] = [openStudy(game, golden), openStudy(game, text)];
  for (const viewer of [[], [0], [1], BOTH]) {
    const [before, told] = [whole.log(viewer), study.log(viewer)];
    assert.equal(told.length, MOVES + 1);
    assert.deepEqual(
      told.map(({ says }) => says.filter(({ say }) => say !== 'rules-changed')),
      before.map(({ says }) => says),
    );
    assert.deepEqual(told[20].says.at(-1)?.say, 'rules-changed');
    for (const n of [0, 7, 20]) assert.deepEqual(study.situation(n, viewer).view, whole.situation(20, viewer).view);
    assert.deepEqual(study.situation(33, viewer).view, whole.situation(33, viewer).view);
  }
  const facts = async (given: string): Promise<StudyFacts> => {
    const answer = await ask({ do: 'open', text: given });
    assert.ok(answer.ok);
    return answer.value as StudyFacts;
  };
  assert.deepEqual([(await facts(text)).change, (await facts(golden)).change], [20, null]);
  const choices = (one: typeof study): number[] =>
    Array.from({ length: 24 }, (_, i) => i + 1).filter((n) => weighed(one, bots, n) !== null);
  assert.ok(choices(whole).some((n) => n <= 20));
  assert.deepEqual(
    choices(study),
    choices(whole).filter((n) => n > 20),
  );
  assert.ok(choices(study).length > 0);
});

test('charts: what the game names, else the counters every seat has; what never changes is left out', () => {
  const study = openStudy(game, golden);
  const points = study.views(0, MOVES, []).map((view) => countersOf(view, 2));
  const series = seriesOf(points);
  const coins = series.find(({ id }) => id === 'coins');
  assert.equal(coins?.label, 'counter.coins');
  assert.deepEqual([coins?.values[0].length, coins?.values[0][0], coins?.values[1][0]], [MOVES + 1, 3, 2]);
  assert.deepEqual(
    seriesOf([[{ id: 'x', label: 'x', values: [1, 1] }], [{ id: 'x', label: 'x', values: [1, 1] }]]),
    [],
  );
  // Where it ends is where it ended last; a line of a whole side is that of all its seats.
  const moment = (value: number, goal: number) => [{ id: 'y', label: 'y', values: [value, 0], goals: [goal, 12] }];
  const [way] = seriesOf([moment(1, 14), moment(4, 15)]);
  assert.deepEqual(way, {
    id: 'y',
    label: 'y',
    values: [
      [1, 4],
      [0, 0],
    ],
    goals: [15, 12],
  });
  const four = ['shadow', 'free', 'shadow', 'free'].map((team) => ({
    id: team,
    team,
    holder: 'person' as const,
    name: '',
  }));
  assert.deepEqual(seatsOfLines(way, four), [
    [1, 3],
    [0, 2],
  ]);
  assert.deepEqual(seatsOfLines(way, four.slice(0, 2)), [[0], [1]]);
});

/** A record broken in one place. */
const broken = (from: string | RegExp, to: string): string => {
  const text = golden.replace(from, to);
  assert.notEqual(text, golden);
  return text;
};
const with8 = (line: string): string => line.replace(/[0-9a-f]{8}$/, '00000000');

/** Everything that can be wrong with a record, and the sentence that says so. */
const FAULTS: readonly (readonly [say: string, text: string])[] = [
  ['notARecord', 'Dear diary'],
  ['notARecord', ''],
  ['otherFormat', broken('pony-record 1', 'pony-record 2')],
  ['headLine', broken('game duel', 'game')],
  ['headTwice', broken('game duel', 'game duel\ngame duel')],
  ['headMissing', broken(/^seed .*\n/m, '')],
  ['seed', broken(/^seed .*$/m, 'seed 12')],
  ['script', broken(/^seed .*$/m, 'seed script 1 2 3')],
  ['options', broken(/^options -$/m, 'options fast=%')],
  ['options', broken(/^options -$/m, 'options fast')],
  ['options', broken(/^options -$/m, 'options fast=yes')],
  ['line', broken(/^7 .*$/m, '7 something else')],
  ['gap', broken(/^7 .*\n/m, '')],
  ['afterResult', `${golden}${MOVES + 1} sauron done | - | 00000000\n`],
  ['noResult', broken(/^result .*$/m, 'result  ')],
  ['noGame', broken('game duel', 'game chess')],
  ['otherRules', broken(/^rules .*$/m, 'rules 0')],
  ['seats', broken(/^seats .*$/m, 'seats fellowship saruman')],
  ['refused', broken(/^1 sauron \S+ slot-\d+/m, '1 sauron play slot-0')],
  ['chance', broken(/^(4 [^|]*\|) [^|]+ \|/m, '$1 card ch1-grey-01 |')],
  ['checksum', golden.replace(/^9 .*$/m, with8)],
  ['noSeat', broken(/^1 sauron/m, '1 saruman')],
  ['noOption', broken(/^1 sauron \S+ \S+/m, '1 sauron juggle slot-1')],
  ['otherResult', broken(/^result .*$/m, 'result lost,won quest')],
  ['ended', broken(/^(seats .*)$/m, '$1\nended in tears')],
];

async function ask(command: Command, read = openReader(loadGame)): Promise<Answer> {
  return read({ ...command, key: 1 });
}

test('every fault of a record has its own sentence in plain words', async () => {
  const known = leaves(en);
  for (const [say, text] of FAULTS) {
    const answer = await ask({ do: 'open', text });
    assert.ok(!answer.ok, say);
    assert.equal(answer.fault.say, say, `${say}: ${JSON.stringify(answer.fault)}`);
    const sentence = known.get(`record.${say}`);
    assert.ok(sentence, `record.${say}`);
    for (const [, value] of sentence.matchAll(/\{(\w+)/g))
      assert.ok(value in answer.fault.args, `record.${say} asks for ${value}`);
  }
});

/** The places of the sources that find fault with a record. */
function faultsInSources(): number {
  const sources = ['packages/engine/src/record.ts', 'packages/engine/src/change.ts', 'packages/table/src/save.ts'];
  return sources
    .map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
    .reduce((sum, code) => sum + [...code.matchAll(/new BadRecord\(/g)].length, 0);
}

test('no fault is unknown: each place that finds one is spoken of', () => {
  const messages = [
    '"note" cannot stand in the head of a record with the value ""',
    'this is a record of war, not of duel',
    'the record has 12 decisions, not 13',
    'line 9: a change of rules is "rules <from> <to> | <hash> | <state and log>"',
    'line 9: the state and the log are not JSON',
    'line 9: "state" is no state of a game',
    'the change of rules after decision 5 is from version 3, the game was at 1',
    'the state after decision 5 is not known to these rules: nobody is asked',
    'decisions up to 5 were taken under other rules',
    'a game that went on under other rules does not fit into a link',
  ];
  for (const message of messages) assert.notEqual(recordFault(message).say, 'unknown', message);
  assert.equal(recordFault('something new').say, 'unknown');
  // A new place that finds fault needs a line in FAULTS and a sentence under record.
  assert.equal(faultsInSources(), 38);
});

test('a record of other rules is shown as far as it plays the same, and that part is a record of today', async () => {
  const text = broken(/^rules .*$/m, 'rules 0').replace(/^31 .*$/m, with8);
  const whole = parseRecord(text);
  assert.throws(() => openStudy(game, whole), BadRecord);
  const part = asFarAsItGoes(game, whole);
  assert.equal(part.lines.length, 30);
  assert.equal(openStudy(game, printRecord(part)).decisions, 30);
  const answer = await ask({ do: 'open', text, asFar: true });
  assert.ok(answer.ok);
  const facts = answer.value as StudyFacts;
  assert.deepEqual([facts.decisions, facts.left, facts.over], [30, MOVES - 30, true]);
  assert.equal(fromRecord(game, facts.text, { decisions: 10 }).taken.length, 10);
});

test('a beginning that would end the game where the record goes on is shown up to the move before', () => {
  const whole = { ...parseRecord(golden), rules: '0', result: 'lost,won quest' };
  assert.equal(asFarAsItGoes(game, whole).lines.length, MOVES - 1);
});

test('a record whose head cannot be used is not shown in part', () => {
  const options: Options = { fast: 'yes' };
  assert.throws(() => asFarAsItGoes(game, { ...parseRecord(golden), options }));
});

test('a game goes into a link and comes out as the same record, to the letter', async () => {
  const names = ['conquest', 'quest-of-sauron', 'quest-of-the-fellowship', 'races', 'regions', 'shared'];
  for (const name of names) {
    const text = readFileSync(new URL(`../../../games/duel/golden/${name}.record`, import.meta.url), 'utf8');
    const words = await pack(briefRecord(text));
    assert.match(words, /^[\w-]+$/);
    assert.ok(words.length < 1100, `${name}: ${words.length} letters`);
    const answer = await ask({ do: 'open', text: (await unpack(words)) ?? '', brief: true });
    assert.ok(answer.ok);
    const facts = answer.value as StudyFacts;
    assert.equal(facts.text.replace(/^note .*\n/m, ''), text.replace(/^note .*\n/m, ''));
  }
  const table = fromRecord(game, golden, { decisions: 20 });
  resign(table, 0);
  const answer = await ask({ do: 'open', text: briefRecord(recordText(table)), brief: true });
  assert.equal(answer.ok && (answer.value as StudyFacts).outcome?.reason, 'resigned');
});

test('a link that is cut short or changed is no game', async () => {
  const words = await pack(briefRecord(golden));
  assert.equal(await unpack(words.slice(0, 200)), null);
  assert.equal(await unpack('%%%'), null);
  // A few kilobytes that would be twenty megabytes of text.
  const bomb = deflateRawSync(Buffer.alloc(20_000_000, 'x')).toString('base64url');
  assert.equal(await unpack(bomb), null);
  const changed = briefRecord(golden).replace(/^30 .*$/m, '30 sauron discard slot-0');
  const answer = await ask({ do: 'open', text: changed, brief: true });
  assert.equal(!answer.ok && answer.fault.say, 'refused');
  const [, ...rest] = briefRecord(golden).split('\n');
  const other = await ask({ do: 'open', text: ['12345678', ...rest].join('\n'), brief: true });
  assert.equal(!other.ok && other.fault.say, 'checksum');
});

test('marks: parts and events of the log; of what would lie on each other the rarest stays', () => {
  const moment = ({ say }: { say: string }) =>
    say === 'chapter'
      ? ({ is: 'part', mark: 'x' } as const)
      : say === 'takes'
        ? ({ is: 'event', icon: 'pp:eye' } as const)
        : null;
  const log = openStudy(game, golden).log([]);
  const { parts, events } = marksOf(log, moment, ({ n }) => `move ${n}`);
  const chapters = log.filter(({ says }) => says.some(({ say }) => say === 'chapter')).map(({ n }) => n);
  assert.equal(chapters.length, 3);
  assert.deepEqual(
    parts.map(({ at }) => at),
    chapters,
  );
  assert.equal(events.length, [...golden.matchAll(/ take /g)].length);
  assert.equal(events[0].label, `move ${events[0].at}`);
  const mark = (at: number, icon: 'pp:eye' | 'pp:star') => ({ at, icon, label: '' });
  const crowd = [mark(1, 'pp:eye'), mark(2, 'pp:star'), mark(3, 'pp:eye'), mark(9, 'pp:eye')];
  assert.deepEqual(thinEvents(crowd, 3), [mark(2, 'pp:star'), mark(9, 'pp:eye')]);
  const words = ['I', 'II', 'III'].map((label, i) => ({ at: i * 2, label }));
  assert.deepEqual(
    thinParts(words, 3).map(({ label }) => label),
    ['I', '', 'III'],
  );
  assert.deepEqual(
    [0, 1, 3, 9].map((n) => partAt(words, n)),
    ['I', 'I', 'II', 'III'],
    'a part whose name had no room still has it',
  );
});
