/** What the parts of the deck pages share. */
import type { GameText } from '@pony/ui';
import { createContext, useContext } from 'react';
import type { Fault } from '../../src/decks/index.ts';
import type { DeckKit } from './draft.ts';

export interface DecksState {
  readonly text: GameText;
  readonly kit: DeckKit;
  /** Opens a card large. */
  look(id: string): void;
  /** A sentence of these pages. */
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
  /** What is wrong, in words. */
  faultWords(fault: Fault): string;
}

const Context = createContext<DecksState | null>(null);
export const DecksProvider = Context.Provider;
export function useDecks(): DecksState {
  const found = useContext(Context);
  if (!found) throw new Error('not among decks');
  return found;
}
