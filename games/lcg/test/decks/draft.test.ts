/** The deck builder's own sums, and faults of options that can be worded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOptions, rngOf, seedOf } from '@pony/engine';
import { decks, game, type WordedFault } from '@pony/lcg';
import { ALL, countIn, curveOf, found, testHand, threatOf, withCount, withHero } from '../../ui/decks/draft.ts';
import { CARDS, printed } from '../../ui/facts.ts';

const sample = decks.knownDeck('sample-leadership-spirit') ?? { heroes: [], cards: [] };

test('the collection holds every hero and player card, and filters narrow it', () => {
  const wordsOf = (id: string): string => id.replaceAll('-', ' ');
  assert.equal(found(ALL, wordsOf).length, 12 + 61);
  assert.deepEqual(
    found({ ...ALL, types: ['hero'], spheres: ['lore'] }, wordsOf).map(({ id }) => id),
    ['denethor', 'glorfindel', 'beravor'],
  );
  const dear = found({ ...ALL, costs: ['5+'] }, wordsOf);
  assert.ok(dear.length > 0 && dear.every(({ cost }) => Number(cost) >= 5));
  assert.deepEqual(
    found({ ...ALL, words: 'Steward of' }, wordsOf).map(({ id }) => id),
    ['steward-of-gondor'],
  );
});

test('copies and heroes come and go; the curve counts every card once', () => {
  const less = withCount(sample, 'gandalf', 1);
  assert.equal(countIn(less, 'gandalf'), 1);
  assert.equal(countIn(withCount(less, 'gandalf', 0), 'gandalf'), 0);
  assert.deepEqual(withHero(sample, 'aragorn').heroes, ['theodred', 'eowyn']);
  assert.deepEqual(withHero(withHero(sample, 'aragorn'), 'aragorn').heroes, ['theodred', 'eowyn', 'aragorn']);
  const sum = curveOf(sample, printed).reduce((all, { n }) => all + n, 0);
  assert.equal(sum, decks.sizeOf(sample));
  assert.equal(threatOf(sample, printed), 29);
});

test('LC-4.5 a test hand is six cards of the deck, never more copies than it has', () => {
  let next = 0;
  const hand = testHand(sample, () => (next = (next + 0.37) % 1));
  assert.equal(hand.length, 6);
  for (const id of hand) assert.ok(hand.filter((one) => one === id).length <= countIn(sample, id));
  assert.deepEqual(
    testHand({ heroes: [], cards: [] }, () => 0),
    [],
  );
  assert.ok(CARDS.every(({ id }) => decks.CODE_OF.has(id)));
});

const faultsOf = (options: Record<string, string>): readonly WordedFault[] => {
  try {
    const complete = completeOptions(game, options);
    game.rules(complete).setup(complete, rngOf(seedOf('a try')));
    return [];
  } catch (fault) {
    return (fault as { faults: readonly WordedFault[] }).faults;
  }
};

test('LC-3.5 LC-26.4 what forbids the options of a table is handed over as sentences', () => {
  assert.deepEqual(faultsOf({ players: '2' }), []);
  const shared = faultsOf({ players: '2', 'deck@p2': 'starter-leadership' });
  assert.deepEqual(
    shared.map(({ section, say, args }) => [section, say, args?.card]),
    ['aragorn', 'theodred', 'gloin'].map((card) => ['deck-fault', 'hero-shared', card]),
  );
  const unknown = faultsOf({ 'deck@p1': 'Heroes (1)\n1x Aragorn\n\nAllies (1)\n3x Tom Bombadil' });
  assert.deepEqual(
    unknown.map(({ say, args }) => [say, args?.name]),
    [['card-not-known', 'Tom Bombadil']],
  );
  assert.deepEqual(
    faultsOf({ campaign: 'campaign', log: 'once upon a time' }).map(({ section, say }) => [section, say]),
    [['log-fault', 'not-a-log']],
  );
});
