import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyTelling,
  ask,
  BadRecord,
  below,
  type Core,
  type Cx,
  isScripted,
  isSeed,
  parseRecord,
  printRecord,
  procedure,
  recordHead,
  recordLine,
  replay,
  rngOf,
  ScriptFault,
  seedOf,
  shuffle,
  start,
} from '@pony/engine';
import { toyGame, toyRules } from './toy.ts';

/** One door of chance a question. */
interface Fair extends Core {
  pile: number[];
  got: number[];
}
const doors: Record<string, (s: Fair, cx: Cx) => void> = {
  roll: (s, cx) => void s.got.push(cx.roll(6)),
  pick: (s, cx) => void s.got.push(cx.pick([10, 20, 30])),
  draw: (s, cx) => void s.got.push(cx.draw('card', s.pile)),
  mix: (s, cx) => cx.shuffle(s.pile),
};
const rules = toyRules<Fair>({
  id: 'fair',
  steps: [
    procedure<Fair>('fair', [
      ask('door', {
        seats: () => [0],
        prompt: () => ({ say: 'door' }),
        candidates: (_s, _f, _seat, out) => {
          for (const door of Object.keys(doors)) out.push([door]);
        },
        answer: (s, _f, _seat, [door], cx) => {
          doors[door](s, cx);
          return 'door';
        },
      }),
    ]),
  ],
  notation: { roll: [], pick: [], draw: [], mix: [] },
  fresh: (_options, rng) => {
    const pile = [1, 2, 3, 4];
    shuffle(rng, pile);
    return { pile, got: [] };
  },
});
const game = toyGame('fair', [], () => rules as never);

/** The state after the doors were tried one after the other. */
function tried(seed: string, ...names: string[]): Fair {
  const { state } = start(rules, {}, seed);
  for (const door of names) applyTelling(rules, state, 0, [door]);
  return state;
}

test('scripted chance: dice, picks, draws and orders come as they are written', () => {
  const s = tried('script 4 3 2 1 6 20 2 1 3 4', 'roll', 'pick', 'draw', 'mix');
  assert.deepEqual(s.got, [6, 20, 2]);
  assert.deepEqual(s.pile, [1, 3, 4]);
  assert.ok(isScripted(s.rng));
  assert.equal(below(rngOf('script 7'), 8), 7);
});

test('scripted chance: -1 leaves an order as it lies', () => {
  assert.deepEqual(tried('script -1 -1', 'mix').pile, [1, 2, 3, 4]);
});

test('scripted chance: it is an error when it runs dry or does not fit, named for what it is', () => {
  const cases: [string, string[], RegExp][] = [
    ['script', [], /run dry: an order of 4 things/],
    ['script -1', ['roll'], /run dry: a die of 6 sides/],
    ['script -1 7', ['roll'], /a die of 6 sides never shows 7/],
    ['script -1 15', ['pick'], /the script gives 15, there are only 10, 20, 30/],
    ['script -1 9', ['draw'], /the script gives 9, there are only 1, 2, 3, 4/],
    ['script 1 2 2 3', [], /puts 2 into an order of 1, 2, 3, 4/],
  ];
  for (const [seed, names, fault] of cases)
    assert.throws(
      () => tried(seed, ...names),
      (error) => error instanceof ScriptFault && fault.test(error.message),
      seed,
    );
  assert.throws(() => below(rngOf('script 8'), 8), /a number below 8 is wanted, the script gives 8/);
});

test('scripted chance: a script is a seed, anything like one is hashed', () => {
  for (const seed of ['script', 'script 1 2 -1']) assert.equal(seedOf(seed), seed);
  for (const words of ['script x', 'script  1', 'script -2', 'scripted', `script${' 1'.repeat(4097)}`]) {
    assert.ok(!isSeed(words), words.slice(0, 20));
    assert.match(seedOf(words), /^[0-9a-f]{32}$/);
  }
});

test('scripted chance: its record replays, and one whose script does not fit is refused as a record', () => {
  const seed = 'script -1 6 3';
  const { state } = start(rules, {}, seed);
  const lines = ['roll', 'draw'].map((door) => {
    const { chance } = applyTelling(rules, state, 0, [door]);
    return recordLine(rules, {}, { seat: 0, option: [door] }, chance, state);
  });
  const text = printRecord({ ...recordHead(game, {}, seed), extra: {}, lines, result: null });
  assert.deepEqual(
    lines.map(({ chance }) => chance),
    ['roll 6', 'card card-3'],
  );
  assert.equal(replay(game, parseRecord(text)).steps.length, 2);
  assert.throws(
    () => replay(game, parseRecord(text.replace('-1 6 3', '-1'))),
    (error) => error instanceof BadRecord && /run dry/.test(error.message),
  );
});
