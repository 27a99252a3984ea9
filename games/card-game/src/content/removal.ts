/** Section 17: a card is removed from the game, wherever it is. */
import { goneCard, shuffleDeck } from '../rules/piles.ts';
import { DECK, GONE, inPlay, itemsOf, ownerOf } from '../state.ts';
import { contentOf } from './registry.ts';
import type { Op } from './types.ts';

/** CG-25.20, CG-17.1 to CG-17.4, CG-17.8: no guard helps; a deck it was in is shuffled. */
export const removeSuperseded: Op = (s, f, cx) => {
  const card = contentOf(f.src).supersedes!;
  if (ownerOf(s, card) < 0 || s.at[card] === GONE) return;
  const fromDeck = s.at[card] === DECK;
  if (inPlay(s, card)) for (const item of itemsOf(s, card)) goneCard(s, item, true, cx);
  else cx.reveal('card', card);
  goneCard(s, card, true, cx);
  cx.emit('removed', { card });
  if (fromDeck) shuffleDeck(s, ownerOf(s, card), cx);
};
