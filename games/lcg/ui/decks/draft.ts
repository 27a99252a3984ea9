/** A deck that is being built, and which cards of the collection are looked at. Plain data; rules are asked of the kit. */
import type * as DeckRules from '../../src/decks/index.ts';
import type { Deck } from '../../src/decks/index.ts';
import { CARDS, type Printed } from '../facts.ts';

/** The deck part of the game, handed in by the page. */
export type DeckKit = typeof DeckRules;

/** A deck of the reader's own, as this device keeps it. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  /** In short, as a table takes it. */
  readonly deck: string;
}

export interface Draft {
  /** Of the own deck it is kept as; null for one not kept yet. */
  readonly id: string | null;
  readonly name: string;
  readonly deck: Deck;
}

export const MOST = 3;

export const countIn = (deck: Deck, id: string): number => deck.cards.find((card) => card.id === id)?.count ?? 0;

/** The deck with so many copies of a card. */
export function withCount(deck: Deck, id: string, count: number): Deck {
  const others = deck.cards.filter((card) => card.id !== id);
  return { ...deck, cards: count > 0 ? [...others, { id, count }] : others };
}
/** Chooses a hero, or lets it go. */
export const withHero = (deck: Deck, id: string): Deck => ({
  ...deck,
  heroes: deck.heroes.includes(id) ? deck.heroes.filter((one) => one !== id) : [...deck.heroes, id],
});

export const TYPES = ['hero', 'ally', 'attachment', 'event'] as const;
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export const COSTS = ['0', '1', '2', '3', '4', '5+', 'X'] as const;

export interface Filter {
  readonly words: string;
  readonly spheres: readonly string[];
  readonly types: readonly string[];
  readonly costs: readonly string[];
}
export const ALL: Filter = { words: '', spheres: [], types: [], costs: [] };

const costWord = ({ cost }: Printed): string =>
  cost === undefined ? '' : typeof cost === 'string' ? 'X' : cost >= 5 ? '5+' : String(cost);

/** Cards that pass the filter; an empty list of a kind lets everything of that kind pass. */
export function found(filter: Filter, wordsOf: (id: string) => string): readonly Printed[] {
  const words = filter.words.trim().toLowerCase();
  const passes = (list: readonly string[], value: string): boolean => list.length === 0 || list.includes(value);
  return CARDS.filter(
    (card) =>
      passes(filter.spheres, card.sphere ?? 'neutral') &&
      passes(filter.types, card.type) &&
      passes(filter.costs, costWord(card)) &&
      (words === '' || wordsOf(card.id).toLowerCase().includes(words)),
  );
}

/** How many cards of each cost, 0 to 6 and X. */
export function curveOf(deck: Deck, printed: (id: string) => Printed): readonly { cost: string; n: number }[] {
  const columns = ['0', '1', '2', '3', '4', '5', '6', 'X'];
  return columns.map((cost) => ({
    cost,
    n: deck.cards.reduce(
      (sum, { id, count }) => (String(printed(id).cost ?? '').toUpperCase() === cost ? sum + count : sum),
      0,
    ),
  }));
}

/** Six cards as a game would deal them (LC-4.5); `next` gives numbers from 0 to below 1. */
export function testHand(deck: Deck, next: () => number): readonly string[] {
  const pile = deck.cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const hand: string[] = [];
  while (hand.length < 6 && pile.length > 0) hand.push(...pile.splice(Math.floor(next() * pile.length), 1));
  return hand;
}

export const threatOf = (deck: Deck, printed: (id: string) => Printed): number =>
  deck.heroes.reduce((sum, id) => sum + (printed(id).threat ?? 0), 0);
