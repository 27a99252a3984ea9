/** Decks: the legal ones pass, every broken rule is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Deck,
  deckFaults,
  deckOfOption,
  decodeDeck,
  encodeDeck,
  HEROES,
  KNOWN_DECKS,
  knownAs,
  knownDeck,
  PLAYER_CARDS,
  sizeOf,
  tableFaults,
} from '../../src/decks/index.ts';
import { OCTGN, PLAIN } from './samples.ts';

const known = (id: string): Deck => knownDeck(id)!;
const rules = (deck: Deck, earned = {}): (string | null)[] => deckFaults(deck, earned).map((fault) => fault.rule);
const sample = known('sample-leadership-spirit');
const with_ = (change: Partial<Deck>): Deck => ({ ...sample, ...change });

test('LC-3.9 LC-3.10 all six decks of the rulebook are legal, the starter decks with their 47 cards', () => {
  for (const { id } of KNOWN_DECKS) assert.deepEqual(deckFaults(known(id)), [], id);
  assert.equal(sizeOf(known('starter-lore')), 47);
});

test('LC-3.9 a starter deck changed by one card is a deck like any other', () => {
  const { heroes, cards } = known('starter-lore');
  const changed = { heroes, cards: cards.map((card) => (card.id === 'gandalf' ? { ...card, count: 1 } : card)) };
  assert.deepEqual(rules(changed), ['LC-3.2']);
  assert.deepEqual(deckFaults(changed)[0].args, { n: 46, least: 50 });
});

test('LC-3.1 one to three heroes', () => {
  assert.deepEqual(rules(with_({ heroes: [] })), ['LC-3.1']);
  assert.deepEqual(rules(with_({ heroes: ['aragorn'] })), []);
  assert.deepEqual(rules(with_({ heroes: ['aragorn', 'eowyn', 'gimli', 'thalin'] })), ['LC-3.1']);
  assert.deepEqual(rules(with_({ heroes: ['aragorn', 'gandalf'] })), ['LC-3.1']);
});

test('LC-3.2 at least fifty cards, no upper limit', () => {
  const all = [...PLAYER_CARDS.keys()].map((id) => ({ id, count: 3 }));
  assert.deepEqual(rules(with_({ cards: all })), []);
  assert.deepEqual(rules(with_({ cards: all.slice(0, 16) })), ['LC-3.2']);
  assert.deepEqual(rules(with_({ cards: [...all.slice(0, 16), { id: 'gandalf', count: 2 }] })), []);
});

test('LC-3.3 at most three copies of a title; the box may hold more', () => {
  const four = sample.cards.map((card) => (card.id === 'gandalf' ? { ...card, count: 4 } : card));
  assert.deepEqual(deckFaults(with_({ cards: four })), [
    { rule: 'LC-3.3', say: 'too-many-copies', args: { card: 'gandalf', n: 4, most: 3 } },
  ]);
});

test('LC-3.4 heroes and encounter cards are no part of a deck', () => {
  const more = [...sample.cards, { id: 'legolas', count: 1 }, { id: 'king-spider', count: 1 }];
  assert.deepEqual(
    deckFaults(with_({ cards: more })).map(({ rule, say }) => [rule, say]),
    [
      ['LC-3.4', 'hero-in-deck'],
      ['LC-3.4', 'not-for-decks'],
    ],
  );
});

test('LC-3.5 no two players use the same hero', () => {
  const decks = [known('starter-leadership'), known('starter-spirit'), sample];
  assert.deepEqual(
    tableFaults(decks).map(({ rule, args }) => [rule, args?.card, args?.seats]),
    [
      ['LC-3.5', 'aragorn', [0, 2]],
      ['LC-3.5', 'theodred', [0, 2]],
      ['LC-3.5', 'eowyn', [1, 2]],
    ],
  );
  assert.deepEqual(tableFaults(decks.slice(0, 2)), []);
});

test('LC-3.6 one player cannot use a hero twice', () => {
  assert.deepEqual(rules(with_({ heroes: ['aragorn', 'aragorn'] })), ['LC-3.6']);
});

test('LC-3.7 cards of a sphere no hero matches are legal', () => {
  assert.deepEqual(rules(with_({ heroes: ['gimli', 'legolas', 'thalin'] })), []);
});

test('LC-26.15 LC-26.17 boons only once earned, and beyond the fifty', () => {
  const cards = [...sample.cards, { id: 'mendors-support', count: 1 }];
  assert.deepEqual(rules(with_({ cards })), ['LC-26.15']);
  assert.deepEqual(rules(with_({ cards }), { 'mendors-support': 1 }), []);
  const fewer = cards.map((card) => (card.id === 'gandalf' ? { ...card, count: 2 } : card));
  assert.deepEqual(rules(with_({ cards: fewer }), { 'mendors-support': 1 }), ['LC-3.2']);
  const starter = known('starter-lore');
  const boon = { ...starter, cards: [...starter.cards, { id: 'mendors-support', count: 1 }] };
  assert.deepEqual(rules(boon, { 'mendors-support': 1 }), []);
});

test('every broken rule is named at once', () => {
  const broken = { heroes: ['gimli', 'gimli', 'legolas', 'thalin'], cards: [{ id: 'feint', count: 5 }] };
  assert.deepEqual(rules(broken), ['LC-3.1', 'LC-3.6', 'LC-3.3', 'LC-3.2']);
});

test('a deck in short is stable, compact and comes back the same', () => {
  for (const { id } of KNOWN_DECKS) {
    const text = encodeDeck(known(id));
    assert.ok(text.length < 150, text);
    assert.deepEqual(decodeDeck(text), known(id));
    assert.equal(knownAs(decodeDeck(text)), id);
  }
  const mixed = {
    heroes: ['eowyn', 'aragorn'],
    cards: [
      { id: 'feint', count: 1 },
      { id: 'faramir', count: 2 },
      { id: 'feint', count: 2 },
    ],
  };
  assert.equal(encodeDeck(mixed), '7,1;14*2,34*3');
});

test('a seat without a deck has the starter deck of its place; a deck can be named or written out', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => knownAs(deckOfOption('', seat))),
    ['starter-leadership', 'starter-tactics', 'starter-spirit', 'starter-lore'],
  );
  assert.equal(knownAs(deckOfOption('sample-lore-tactics', 0)), 'sample-lore-tactics');
  assert.deepEqual(deckOfOption('7;14*2', 0), { heroes: ['eowyn'], cards: [{ id: 'faramir', count: 2 }] });
});

test('a broken text of a deck is refused by naming the piece', () => {
  assert.throws(() => deckOfOption('nonsense', 0), /nothing-read|nonsense/);
  assert.throws(() => decodeDeck('nonsense'), /heroes;cards/);
  assert.throws(() => decodeDeck('1,999;13*3'), /999/);
  assert.throws(() => decodeDeck('1;13*0'), /13\*0/);
  assert.throws(() => decodeDeck('1;13'), /"13"/);
  assert.throws(() => encodeDeck({ heroes: ['smaug'], cards: [] }), /smaug/);
});

test('a list of a deck site or an OCTGN deck may be pasted as it is; a card not known is named', () => {
  assert.equal(knownAs(deckOfOption(PLAIN, 0)), 'sample-leadership-spirit');
  assert.equal(knownAs(deckOfOption(OCTGN, 0)), 'sample-lore-tactics');
  assert.throws(() => deckOfOption(PLAIN.replace('Sneak Attack', 'Sneaky Attack'), 0), /Sneaky Attack/);
});

test('every hero can be used', () => assert.equal(HEROES.size, 12));
