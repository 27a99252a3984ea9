import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesAt, choicesOf, groupChoices } from '../src/generic/offers.ts';
import { sealOfSide, sideOfSeat } from '../src/table/sides.ts';
import { timeWords } from '../src/table/time-words.ts';

const card = (id: number) => ({ kind: 'card', id, text: `Card ${id}` });
const words = ([verb, ...targets]: readonly [string, ...number[]]) => [`${verb} `, ...targets.map(card)];
const offer = (option: readonly [string, ...number[]], refused = false) => ({
  option,
  tell: { say: option[0] },
  ...(refused ? { refusal: { rule: 'X-1.1', say: 'no' } } : null),
});
const group = (...offers: ReturnType<typeof offer>[]) => groupChoices(choicesOf(offers, words));
const ids = (list: readonly { choices: readonly { id: string }[] }[]) =>
  list.map(({ choices }) => choices.map(({ id }) => id));

test('several choices about one thing stand under its name, single ones together', () => {
  const { groups, plain, notNow } = group(
    offer(['play', 1]),
    offer(['take', 9]),
    offer(['discard', 1]),
    offer(['take', 8]),
  );
  assert.deepEqual(ids(groups), [
    ['take-9', 'take-8'],
    ['play-1', 'discard-1'],
  ]);
  assert.equal(groups[1].target?.text, 'Card 1');
  assert.deepEqual([plain, notNow], [[], []]);
});

test('what may not be done stays beside what may be done with the same thing, else it is folded away', () => {
  const { groups, notNow } = group(
    offer(['play', 1], true),
    offer(['discard', 1]),
    offer(['play', 2], true),
    offer(['discard', 2], true),
    offer(['take', 9], true),
    offer(['take', 8]),
  );
  assert.deepEqual(ids(groups), [['take-8'], ['play-1', 'discard-1']]);
  assert.deepEqual(ids(notNow), [['take-9'], ['play-2', 'discard-2']]);
});

test('a few choices that point at nothing stand in the prompt; many of them are a list', () => {
  const few = group(offer(['done']), offer(['step']), offer(['play', 1]));
  assert.deepEqual(
    few.plain.map(({ id }) => id),
    ['done', 'step'],
  );
  const many = group(offer(['a']), offer(['b']), offer(['c']), offer(['d']));
  assert.deepEqual(many.plain, []);
  assert.deepEqual(ids(many.groups), [['a', 'b', 'c', 'd']]);
});

test('every choice is somewhere, and once', () => {
  const all = [
    offer(['done'], true),
    offer(['play', 1]),
    offer(['play', 2], true),
    offer(['move', 1, 2]),
    offer(['take', 3]),
  ];
  const { plain, groups, notNow } = group(...all);
  const found = [...plain.map(({ id }) => id), ...ids(groups).flat(), ...ids(notNow).flat()];
  assert.deepEqual(found.toSorted(), all.map(({ option }) => option.join('-')).toSorted());
});

test('a thing on the table knows its choices', () => {
  const choices = choicesOf([offer(['play', 1]), offer(['discard', 1], true), offer(['play', 2])], words);
  assert.equal(choicesAt(choices, 'card', 1).length, 2);
  assert.equal(choicesAt(choices, 'tile', 1).length, 0);
});

test('sides follow the order of the teams; co-operating seats are of one side', () => {
  const four = ['a', 'b', 'a', 'c'].map((team) => ({ team }));
  assert.deepEqual(
    four.map((_, seat) => sideOfSeat(four, seat)),
    ['light', 'dark', 'light', 'neutral'],
  );
  assert.equal(sealOfSide('dark'), 'pp:eye');
  assert.equal(sideOfSeat(four, 9), 'neutral');
  const fellowship = [{ team: 'shadow' }, { team: 'free' }];
  assert.deepEqual(
    fellowship.map((_, seat) => sideOfSeat(fellowship, seat)),
    ['dark', 'light'],
  );
});

test('time is told in minutes, hours or days', () => {
  const days = (n: number) => `${n} days`;
  const told = [0, -5, 999, 61_000, 3_600_000, 86_400_000, 3 * 86_400_000].map((ms) => timeWords(ms, days));
  assert.deepEqual(told, ['0:00', '0:00', '0:01', '1:01', '1:00:00', '24:00:00', '3 days']);
});
