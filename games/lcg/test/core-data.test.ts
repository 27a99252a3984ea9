/** The rows of the core set add up, and point only at each other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CORE } from '../src/sets/core/rows.ts';
import { SPHERES } from '../src/sets/rows.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const copies = (list: readonly { copies: number }[]): number => sum(list.map((row) => row.copies));
const { heroes, playerCards, encounterCards, encounterSets, quests, scenarios, campaignCards, boons, decks } = CORE;
const everything = [...heroes, ...playerCards, ...encounterCards, ...quests, ...campaignCards, ...boons];

test('LC-4.20 the box holds 12 heroes, 188 player cards, 84 encounter cards, 10 quests, 3 campaign cards, 16 boons and burdens', () => {
  assert.equal(heroes.length, 12);
  assert.equal(playerCards.length, 61);
  assert.equal(copies(playerCards), 188);
  assert.equal(encounterCards.length, 45);
  assert.equal(copies(encounterCards), 84);
  assert.equal(quests.length, 10);
  assert.equal(campaignCards.length, 3);
  assert.equal(boons.length, 7);
  assert.equal(copies(boons.filter((row) => row.kind === 'boon')), 10);
  assert.equal(copies(boons.filter((row) => row.kind === 'burden')), 6);
});

test('cards are numbered 1 to 138, each number and each id once', () => {
  assert.deepEqual(
    everything.map((row) => row.number).sort((a, b) => a - b),
    Array.from({ length: 138 }, (_, i) => i + 1),
  );
  assert.equal(new Set(everything.map((row) => row.id)).size, 138);
  for (const { id } of everything) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every sphere has three heroes and fifteen titles; Gandalf alone is neutral', () => {
  for (const sphere of SPHERES) {
    assert.equal(heroes.filter((row) => row.sphere === sphere).length, 3, sphere);
    assert.equal(playerCards.filter((row) => row.sphere === sphere).length, 15, sphere);
  }
  assert.deepEqual(
    playerCards.filter((row) => row.sphere === 'neutral').map((row) => row.id),
    ['gandalf'],
  );
});

test('a row has the numbers its type prints, and no others', () => {
  const numbers = ['engagement', 'threat', 'willpower', 'attack', 'defense', 'hitPoints', 'questPoints', 'cost'];
  const printed: Record<string, readonly string[]> = {
    ally: ['willpower', 'attack', 'defense', 'hitPoints', 'cost'],
    attachment: ['cost'],
    event: ['cost'],
    enemy: ['engagement', 'threat', 'attack', 'defense', 'hitPoints'],
    location: ['threat', 'questPoints'],
    treachery: [],
    objective: [],
    'objective-ally': ['willpower', 'attack', 'defense', 'hitPoints'],
  };
  for (const row of [...playerCards, ...encounterCards, ...boons]) {
    const has = numbers.filter((key) => (row as unknown as Record<string, unknown>)[key] !== undefined);
    assert.deepEqual(has.sort(), [...printed[row.type]].sort(), row.id);
  }
  for (const row of playerCards) assert.equal(row.attach !== undefined, row.type === 'attachment', row.id);
});

test('LC-4.9 LC-25.5 encounter decks: the sets of a scenario, without ringed copies in easy mode', () => {
  for (const set of encounterSets) {
    assert.equal(copies(encounterCards.filter((row) => row.set === set.id)), set.cards, set.id);
  }
  assert.deepEqual(
    scenarios.map(({ sets, deck }) => {
      const cards = encounterCards.filter((row) => sets.includes(row.set));
      const all = copies(cards);
      assert.deepEqual(deck, { normal: all, easy: all - sum(cards.map((row) => row.ringed)) });
      return deck;
    }),
    [
      { normal: 36, easy: 27 },
      { normal: 47, easy: 32 },
      { normal: 41, easy: 30 },
    ],
  );
  for (const row of encounterCards) assert.ok(row.ringed <= row.copies, row.id);
});

test('LC-25.6 scenarios: order, difficulty, stages and campaign cards', () => {
  assert.deepEqual(
    scenarios.map(({ id, order, difficulty }) => [id, order, difficulty]),
    [
      ['passage-through-mirkwood', 1, 1],
      ['journey-along-the-anduin', 2, 4],
      ['escape-from-dol-guldur', 3, 7],
    ],
  );
  for (const scenario of scenarios) {
    const stages = quests.filter((row) => row.scenario === scenario.id);
    assert.deepEqual(
      scenario.stages,
      stages.map((row) => row.id),
    );
    const campaign = campaignCards.find((row) => row.id === scenario.campaign);
    assert.equal(campaign?.scenario, scenario.id);
    assert.equal(campaign?.part, scenario.order);
  }
  assert.deepEqual(
    quests.map(({ questPoints }) => questPoints),
    [8, 2, 0, 10, 8, 16, 0, 9, 15, 7],
  );
});

test('LC-3.8 LC-3.10 four starter decks use up the box; two sample decks of 50 cards fit into it together', () => {
  const used = (kind: string): Map<string, number> => {
    const count = new Map<string, number>();
    for (const deck of decks.filter((row) => row.kind === kind)) {
      for (const { id, count: n } of deck.cards) count.set(id, (count.get(id) ?? 0) + n);
    }
    return count;
  };
  assert.equal(decks.filter((row) => row.kind === 'starter').length, 4);
  for (const row of playerCards) assert.equal(used('starter').get(row.id), row.copies, row.id);
  for (const [id, n] of used('sample')) {
    assert.ok(n <= playerCards.find((row) => row.id === id)!.copies, id);
  }
  for (const deck of decks) {
    assert.equal(sum(deck.cards.map((card) => card.count)), deck.kind === 'starter' ? 47 : 50, deck.id);
    const own = deck.heroes.map((id) => heroes.find((row) => row.id === id)!);
    assert.equal(sum(own.map((row) => row.threat)), deck.threat, deck.id);
  }
  assert.deepEqual(
    decks.map((deck) => deck.threat),
    [29, 29, 24, 30, 29, 27],
  );
});
