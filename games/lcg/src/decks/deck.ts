/** A deck: heroes and titles with their numbers; and the short text in which a table keeps it. */
import type { Args } from '@pony/engine';
import { CODE_OF, ID_OF, KNOWN_DECKS, ORDER } from './pool.ts';

export interface Deck {
  readonly heroes: readonly string[];
  readonly cards: readonly { readonly id: string; readonly count: number }[];
}

/**
 * What is wrong with a deck or with what was read: a sentence of the texts (`deck-fault.<say>`) and the rule behind it. `card` is an id; the reader's
 * word for it fills `{name}` in the sentence. `name` is a name as it was written.
 */
export interface Fault {
  readonly rule: string | null;
  readonly say: string;
  readonly args?: Args;
}

export const sizeOf = (deck: Deck): number => deck.cards.reduce((sum, card) => sum + card.count, 0);

/** Titles in the order of the collection, each once. */
export function tidy(deck: Deck): Deck {
  const counts = new Map<string, number>();
  for (const { id, count } of deck.cards) counts.set(id, (counts.get(id) ?? 0) + count);
  const place = (id: string): number => ORDER.get(id) ?? Number.MAX_SAFE_INTEGER;
  return {
    heroes: [...deck.heroes],
    cards: [...counts]
      .filter(([, count]) => count > 0)
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => place(a.id) - place(b.id) || a.id.localeCompare(b.id)),
  };
}

/** `1,2,7;13*3,14*2`: heroes in their order, then titles; the same deck always gives the same text. */
export function encodeDeck(deck: Deck): string {
  const code = (id: string): string => {
    const found = CODE_OF.get(id);
    if (found === undefined) throw new Error(`no set has a card "${id}"`);
    return found;
  };
  const { heroes, cards } = tidy(deck);
  return `${heroes.map(code).join(',')};${cards.map(({ id, count }) => `${code(id)}*${count}`).join(',')}`;
}

/** Reads what encodeDeck wrote; throws naming the piece it does not understand. */
export function decodeDeck(text: string): Deck {
  const halves = text.split(';');
  if (halves.length !== 2) throw new Error(`a deck reads "heroes;cards", not "${text.slice(0, 40)}"`);
  const pieces = (half: string): string[] => half.split(',').filter((piece) => piece !== '');
  const idOf = (code: string): string => {
    const id = ID_OF.get(code);
    if (id === undefined) throw new Error(`deck: no set has a card numbered "${code}"`);
    return id;
  };
  const deck = {
    heroes: pieces(halves[0]).map(idOf),
    cards: pieces(halves[1]).map((piece) => {
      const [, code, count] = /^([^*]+)\*([1-9]\d?)$/.exec(piece) ?? [];
      if (code === undefined) throw new Error(`deck: "${piece}" is not a card and its number`);
      return { id: idOf(code), count: Number(count) };
    }),
  };
  return tidy(deck);
}

/** A deck of the rulebook by its id. */
export function knownDeck(id: string): Deck | null {
  const row = KNOWN_DECKS.find((one) => one.id === id);
  return row ? tidy(row) : null;
}

/** The known deck that a deck is, or null. */
export function knownAs(deck: Deck): string | null {
  const text = encodeDeck(deck);
  return KNOWN_DECKS.find((row) => encodeDeck(row) === text)?.id ?? null;
}

/** The arguments of a fault's sentence, with the reader's name of its card. */
export const faultArgs = ({ args = {} }: Fault, nameOf: (card: string) => string): Args =>
  typeof args.card === 'string' ? { ...args, name: nameOf(args.card) } : args;
