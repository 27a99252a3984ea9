import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOptions, type Core, completeOptions, optionFromWords, optionToWords, procedure, run } from '@pony/engine';
import { toyGame, toyRules } from './toy.ts';

const nothing = procedure<Core>('nothing', [
  run('stop', (_s, _f, cx) => cx.end({ seats: ['won', 'won'], reason: '-' })),
]);
const rules = toyRules<Core>({
  names: { region: ['arnor', 'gondor'], card: ['ch1-red-01'] },
  notation: { move: ['region', 'region', 'count'], play: ['card'], pass: [] },
  fresh: () => ({}),
  steps: [nothing],
});

test('options are written in words and read back', () => {
  for (const [option, words] of [
    [['move', 0, 1, 12], 'move arnor gondor 12'],
    [['play', 0], 'play ch1-red-01'],
    [['pass'], 'pass'],
  ] as const) {
    assert.equal(optionToWords(rules, option), words);
    assert.deepEqual(optionFromWords(rules, words), option);
  }
  assert.deepEqual(optionFromWords(rules, '  move   arnor gondor  3 '), ['move', 0, 1, 3]);
});

test('a word that is not understood is named', () => {
  const cases: [string, RegExp][] = [
    ['', /unknown verb ""/],
    ['fly arnor', /unknown verb "fly" in "fly arnor"/],
    ['constructor', /unknown verb "constructor"/],
    ['move arnor gondor', /"move" takes 3 words, not 2/],
    ['pass now', /"pass" takes 0 words, not 1/],
    ['move arnor bree 1', /unknown region "bree"/],
    ['move arnor gondor many', /unknown count "many"/],
    ['move arnor gondor -1', /unknown count "-1"/],
    ['move arnor gondor 100', /no such option: "move arnor gondor 100"/],
  ];
  for (const [words, message] of cases) assert.throws(() => optionFromWords(rules, words), message);
});

const game = toyGame(
  'options',
  [
    { id: 'players', values: ['2', '1'] },
    { id: 'deck', values: null, perSeat: true },
  ],
  (given) =>
    toyRules<Core>({
      fresh: () => ({}),
      steps: [nothing],
      seats: () => ['p1', 'p2'].slice(0, Number(given.players)).map((id) => ({ id, team: 'all' })),
    }) as never,
);

test('options of a seat have defaults of their own and know which seats there are', () => {
  assert.deepEqual(completeOptions(game, {}), { players: '2', 'deck@p1': '', 'deck@p2': '' });
  assert.deepEqual(completeOptions(game, { players: '1', 'deck@p1': 'elves' }), { players: '1', 'deck@p1': 'elves' });
  assert.throws(() => completeOptions(game, { players: '1', 'deck@p2': 'elves' }), /no seat "p2" under these options/);
  assert.throws(() => completeOptions(game, { deck: 'elves' }), /options has no option "deck"/);
  assert.throws(() => completeOptions(game, { 'hat@p1': 'red' }), /no option "hat" for a seat/);
  assert.throws(() => completeOptions(game, { constructor: 'x' }), /no option "constructor"/);
});

test('what is at its default is not written into a record', () => {
  assert.deepEqual(briefOptions(game, completeOptions(game, {})), {});
  const full = completeOptions(game, { players: '2', 'deck@p2': 'dwarves' });
  assert.deepEqual(briefOptions(game, full), { 'deck@p2': 'dwarves' });
});
