/** What the table warns of, each with the rule behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, game } from '@pony/duel';
import { hiddenCardsChangeNoThreat } from '@pony/testkit';
import { threats } from '../ui/threats.ts';
import { duel, type Side } from './helpers.ts';

type Given = Parameters<typeof duel>[0];
/** Threats of a position, as a player sees them: sentence, number, rule, whom they concern, what would do it. */
function told(given: Given, viewer: Side | null = 'fellowship') {
  return threats(duel(given).view(viewer)).map(({ id, args, rule, against, with: by }) => ({
    id,
    n: args?.n,
    rule,
    against,
    by,
  }));
}
/** Cards of the peoples in order; the last of them lies in chapter 3. */
const peoples = [0, 1, 2, 3, 4, 5].map(
  (race) => CARDS.findLast(({ effect, chainIn }) => effect.race === race && chainIn < 0)?.id ?? '',
);
const FIVE = peoples.slice(0, 5);

test('a new game threatens nobody', () => {
  assert.deepEqual(told({}), []);
});

test('DU-17.3 one people short of six is said, and the open card that brings it', () => {
  const given: Given = { chapter: 3, area: { sauron: FIVE }, coins: [0, 20], layout: { 19: peoples[5] }, tilesUp: [] };
  const card = CARDS.findIndex(({ id }) => id === peoples[5]);
  const [one, ...more] = told(given);
  assert.deepEqual(one, { id: 'races', n: 1, rule: 'DU-17.3', against: [0], by: [`card ${card}`] });
  assert.deepEqual(more, []);
  assert.deepEqual(told({ ...given, coins: [20, 0] })[0].by, [], 'Sauron cannot pay for it');
  assert.deepEqual(told({ ...given, area: { sauron: FIVE.slice(1) } }), []);
});

test('DU-17.1 DU-17.2 three steps before the goal are said, four are not', () => {
  const [frodo] = told({ quest: [11, 0] }, 'sauron');
  assert.deepEqual([frodo.id, frodo.n, frodo.rule, frodo.against], ['doom', 3, 'DU-17.1', [1]]);
  const [nazgul] = told({ quest: [0, 12] });
  assert.deepEqual([nazgul.id, nazgul.n, nazgul.rule, nazgul.against], ['nazgul', 2, 'DU-17.2', [0]]);
  assert.deepEqual(told({ quest: [10, 10] }), []);
});

test('DU-17.1 only a card that takes the last steps and can be paid wins with it', () => {
  const given = (steps: number, coins: number): Given => ({
    chapter: 3,
    quest: [14 - steps, 0],
    coins: [coins, 0],
    layout: { 19: 'ch3-blue-01' },
    tilesUp: [],
  });
  const card = duel(given(1, 20)).view(null).layout[0].card;
  assert.deepEqual(told(given(1, 20))[0].by, [`card ${card}`]);
  assert.deepEqual(told(given(1, 0))[0].by, [], 'nobody wins with what cannot be paid');
});

test('DU-17.6 presence in five regions is said', () => {
  const five = { lindon: 1, arnor: 1, rhovanion: 1, enedwaith: 1, rohan: 1 };
  const [one] = told({ units: { sauron: five, fellowship: { gondor: 1 } } });
  assert.deepEqual([one.id, one.n, one.rule, one.against], ['regions', 2, 'DU-17.6', [0]]);
  const { rohan: _, ...four } = five;
  assert.deepEqual(told({ units: { sauron: four, fellowship: { gondor: 1 } } }), []);
});

test('DU-18.1 with two cards left in chapter 3 the side with more regions is named', () => {
  const units = { sauron: { mordor: 2, rohan: 1 }, fellowship: { arnor: 2 } };
  const [one] = told({ chapter: 3, layout: { 18: 'ch3-blue-01', 19: 'ch3-blue-02' }, units });
  assert.deepEqual([one.id, one.n, one.rule, one.against], ['count', 2, 'DU-18.1', [0]]);
  const equal = { sauron: { mordor: 2 }, fellowship: { arnor: 2 } };
  assert.deepEqual(told({ chapter: 3, layout: { 18: 'ch3-blue-01', 19: 'ch3-blue-02' }, units: equal }), []);
});

test('hidden cards never change a threat', () => {
  const met = hiddenCardsChangeNoThreat({ game, threats, seeds: ['a', 'b', 'c', 'd', 'e', 'f'], every: 3 });
  assert.ok(met.size >= 2, [...met].join());
});
