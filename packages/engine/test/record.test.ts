import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyTelling,
  ask,
  asked,
  type Core,
  completeOptions,
  type Game,
  type GameRecord,
  type Options,
  options,
  parseRecord,
  printRecord,
  printResult,
  procedure,
  type RecordLine,
  recordHead,
  recordLine,
  replay,
  seedOf,
  start,
} from '@pony/engine';
import { toyGame, toyRules } from './toy.ts';

/** Roll or stop; the higher sum wins. */
interface Dice extends Core {
  sums: number[];
  turn: number;
}
const dice = (version: string) => (given: Options) =>
  toyRules<Dice>({
    id: 'dice',
    version,
    names: { die: ['ivory', 'jet'] },
    notation: { roll: ['die'], stop: [] },
    seats: () => ['east', 'west'].map((id) => ({ id, team: id })),
    fresh: () => ({ sums: [0, 0], turn: 0 }),
    steps: [
      procedure<Dice>('dice', [
        ask('roll', {
          seats: (s) => [s.turn % 2],
          prompt: () => ({ say: 'roll' }),
          candidates: (_s, _f, _seat, out) => out.push(['roll', 0], ['roll', 1], ['stop']),
          answer: (s, _f, seat, [verb], cx) => {
            if (verb === 'roll') s.sums[seat] += cx.roll(given.sides === 'ten' ? 10 : 6);
            if (++s.turn >= 6) {
              const won = s.sums[0] > s.sums[1];
              cx.end({ seats: won ? ['won', 'lost'] : ['lost', 'won'], reason: 'sum', score: Math.max(...s.sums) });
            }
            return 'roll';
          },
        }),
      ]),
    ],
  });
const specs = [
  { id: 'sides', values: ['six', 'ten'] },
  { id: 'name', values: null, perSeat: true },
];
const game: Game = toyGame('dice', specs, dice('1') as never);

function playOut(given: Options, words: string, most = 99): GameRecord {
  const full = completeOptions(game, given);
  const rules = game.rules(full);
  const s = start(rules, full, words).state;
  const lines: RecordLine[] = [];
  while (!s.outcome && lines.length < most) {
    const [seat] = asked(rules, s);
    const option = options(rules, s, seat)[lines.length % 2];
    const { chance } = applyTelling(rules, s, seat, option);
    lines.push(recordLine(rules, full, { seat, option }, chance, s));
  }
  const result = s.outcome ? printResult(s.outcome) : null;
  return { ...recordHead(game, full, seedOf(words)), extra: {}, lines, result };
}
const text = printRecord(playOut({}, 'mellon'));
const change = (from: string | RegExp, to: string) => {
  const changed = text.replace(from, to);
  assert.notEqual(changed, text, `nothing to change: ${from}`);
  return changed;
};
const replaying = (from: string | RegExp, to: string) => () => replay(game, parseRecord(change(from, to)));

test('a record is a head, a line a decision with chance and checksum, and the result', () => {
  const rows = text.split('\n');
  assert.deepEqual(rows.slice(0, 7), [
    'pony-record 1',
    'game dice',
    'rules 1',
    `seed ${seedOf('mellon')}`,
    'options -',
    'seats east west',
    '',
  ]);
  assert.match(rows[7], /^1 east roll ivory \| roll [1-6] \| [0-9a-f]{8}$/);
  assert.match(rows[8], /^2 west roll jet \| roll [1-6] \| [0-9a-f]{8}$/);
  assert.match(rows[13], /^result (won,lost|lost,won) sum \d+$/);
  assert.equal(rows[14], '');
});

test('printing and parsing are inverse, with options, notes, open end and Windows line ends', () => {
  const record: GameRecord = {
    ...playOut({ sides: 'ten', 'name@west': 'Лоріен = 50 %' }, 'x', 3),
    extra: { note: 'two words' },
  };
  assert.deepEqual(record.options, { sides: 'ten', 'name@west': 'Лоріен = 50 %' });
  const printed = printRecord(record);
  assert.deepEqual(parseRecord(printed), record);
  assert.deepEqual(parseRecord(printed.replaceAll('\n', '\r\n')), record);
  assert.equal(printRecord(parseRecord(printed)), printed);
});

test('replay gives every state again and the same result', () => {
  const seen: number[] = [];
  const replayed = replay(game, parseRecord(text), (_s, n) => seen.push(n));
  assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(replayed.steps.length, 6);
  assert.equal(printResult(replayed.state.outcome!), parseRecord(text).result);
  const open = replay(game, playOut({ sides: 'ten' }, 'x', 3));
  assert.equal(open.state.outcome, null);
  assert.deepEqual(open.options, { sides: 'ten', 'name@east': '', 'name@west': '' });
});

test('a line without a decision costs nothing: no chance is a dash', () => {
  const full = completeOptions(game, {});
  const rules = game.rules(full);
  const s = start(rules, full, 'x').state;
  const { chance } = applyTelling(rules, s, 0, ['stop']);
  assert.equal(recordLine(rules, full, { seat: 0, option: ['stop'] }, chance, s).chance, '-');
});

test('what is no record is refused with the line that is wrong', () => {
  const cases: [string, RegExp][] = [
    ['', /line 1: a record starts with "pony-record 1"/],
    ['{"json": true}', /line 1/],
    [change('pony-record 1', 'pony-record 2'), /line 1/],
    [change('options -', 'options'), /line 5: "options" is not a word and its value/],
    [change('seats east west\n', ''), /the head has no line "seats"/],
    [change('game dice\n', ''), /no line "game"/],
    [change('rules 1', 'rules '), /no line "rules"/],
    [change(/seed \w+/, 'seed mellon'), /the seed is not 32 hex digits: "mellon"/],
    [change('options -', 'options sides'), /"sides" in the options is not name=value/],
    [change('options -', 'options sides=%zz'), /"sides=%zz" in the options cannot be read/],
    [change('game dice', 'game dice\ngame chess'), /line 3: "game" stands twice/],
    [change('\n2 west', '\n3 west'), /line 9: decision 3 stands where 2 belongs/],
    [change(/\n1 .*\n/, '\n'), /line 8: decision 2 stands where 1 belongs/],
    [change(/(\n2 west.*)\| [0-9a-f]{8}/, '$1| zz'), /line 9: ".*" is not "<n> <seat> <option> \| <chance> \| <hash>"/],
    [change(/(\n2 west) .*\n/, '$1\n'), /line 9/],
    [`${text}7 east stop | - | 00000000\n`, /line 15: nothing may follow the result/],
    [change(/\nresult .*/, '\nresult  '), /line 14: the result is empty/],
  ];
  for (const [bad, message] of cases) assert.throws(() => parseRecord(bad), { name: 'BadRecord', message });
});

test('a record that these rules do not play is refused with the cause', () => {
  const cases: [() => unknown, RegExp][] = [
    [replaying('game dice', 'game chess'), /a record of chess, not of dice/],
    [replaying('rules 1', 'rules 0.9'), /rules version 0\.9 of dice; this is version 1/],
    [replaying('options -', 'options colour=red'), /options: dice has no option "colour"; it has: sides, name/],
    [replaying('options -', 'options sides=two'), /options: dice: option sides may be six, ten, not "two"/],
    [replaying('seats east west', 'seats east'), /the seats are east west, not east/],
    [replaying('2 west roll', '2 north roll'), /decision 2: no seat is called north/],
    [replaying('2 west roll', '2 east roll'), /decision 2: "roll jet" by east is refused: not-your-turn/],
    [replaying('roll jet', 'throw jet'), /decision 2: unknown verb "throw"/],
    [replaying('roll jet', 'roll'), /decision 2: "roll" takes 1 words, not 0/],
    [replaying('roll jet', 'roll amber'), /decision 2: unknown die "amber"/],
    [
      replaying(/(\n3 .*) [0-9a-f]{8}\n/, '$1 00000000\n'),
      /decision 3: checksum [0-9a-f]{8} where the record has 00000000/,
    ],
    [
      replaying(/(\n3 .*) \| roll \d \|/, '$1 | roll 9 |'),
      /decision 3: chance gave "roll \d" where the record has "roll 9"/,
    ],
    [replaying(/seed \w+/, `seed ${seedOf('other')}`), /decision \d: (checksum|chance)/],
    [replaying(/\nresult .*/, ''), /the result is .* sum \d+, the record says open/],
    [replaying(/ sum \d+/, ' sum 99'), /the result is .*, the record says .* sum 99/],
    [replaying(/\n5 .*\n6 .*\n/, '\n'), /the result is open, the record says/],
    [
      () => replay(toyGame('dice', specs, dice('2') as never), parseRecord(text)),
      /version 1 of dice; this is version 2/,
    ],
  ];
  for (const [bad, message] of cases) assert.throws(bad, { name: 'BadRecord', message });
});

test('a record cannot be printed so that it reads differently', () => {
  const record = parseRecord(text);
  assert.throws(() => printRecord({ ...record, extra: { note: 'a\n7 east stop' } }), /note/);
  assert.throws(() => printRecord({ ...record, extra: { game: 'chess' } }), /game/);
});
