/** Section 17: a card is removed from the game, wherever it is. */
import { CARDS } from '../data.ts';
import { goneCard, shuffleDeck } from '../rules/piles.ts';
import { type CardGame, DECK, GONE, inPlay, itemsOf, ownerOf } from '../state.ts';
import type { Op } from './types.ts';

/** CG-25.20, CG-17.1 to CG-17.4, CG-17.8: no guard helps; a deck it was in is shuffled. */
export const removeFromGame = (id: string): Op => {
  const card = CARDS.indexOf(id);
  return (s: CardGame, _f, cx) => {
    if (ownerOf(s, card) < 0 || s.at[card] === GONE) return;
    const fromDeck = s.at[card] === DECK;
    if (inPlay(s, card)) for (const item of itemsOf(s, card)) goneCard(s, item, true, cx);
    else cx.reveal('card', card);
    goneCard(s, card, true, cx);
    cx.emit('removed', { card });
    if (fromDeck) shuffleDeck(s, ownerOf(s, card), cx);
  };
};
