/** Decks of one's own, game by game, as this device keeps them. */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const schema = v.array(
  v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    deck: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  }),
);
export type KeptDeck = v.InferOutput<typeof schema>[number];

const keyOf = (game: string): string => `pony.decks.${game}`;
const NONE: readonly KeptDeck[] = [];
const listeners = new Set<() => void>();
const read = new Map<string, { text: string | null; decks: readonly KeptDeck[] }>();

/** What cannot be read is left where it lies, and shown as nothing. */
function ownDecks(game: string): readonly KeptDeck[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keyOf(game));
  } catch {
    return NONE;
  }
  const known = read.get(game);
  if (known && known.text === text) return known.decks;
  let decks: readonly KeptDeck[] = NONE;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? '[]'));
    if (parsed.success) decks = parsed.output;
  } catch {
    decks = NONE;
  }
  read.set(game, { text, decks });
  return decks;
}

function write(game: string, decks: readonly KeptDeck[]): void {
  localStorage.setItem(keyOf(game), JSON.stringify(decks));
  for (const listen of listeners) listen();
}

/** Keeps a deck; one of the same id is replaced. */
export function keepDeck(game: string, deck: KeptDeck): void {
  const others = ownDecks(game).filter(({ id }) => id !== deck.id);
  write(game, [...others, deck]);
}
export const dropDeck = (game: string, id: string): void =>
  write(
    game,
    ownDecks(game).filter((deck) => deck.id !== id),
  );

const listen = (change: () => void): (() => void) => {
  listeners.add(change);
  addEventListener('storage', change);
  return () => {
    listeners.delete(change);
    removeEventListener('storage', change);
  };
};
export const useOwnDecks = (game: string): readonly KeptDeck[] => useSyncExternalStore(listen, () => ownDecks(game));
