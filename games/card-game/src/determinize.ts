/** Section 13 turned round: everything a seat cannot know is dealt anew, in place. */
import { type Seat, shuffle, worldRng } from '@pony/engine';
import { CARD_COUNT } from './data.ts';
import { seesTop } from './rules/icons.ts';
import { APART, type CardGame, CYCLE, DECK, GONE, HAND, ownerOf } from './state.ts';

export function determinize(s: CardGame, seat: Seat | null, rng: number[]): void {
  for (let other = 0; other < s.hands.length; other++) {
    if (other === seat) ownDeck(s, other, rng);
    else hidden(s, other, rng);
  }
  s.rng = worldRng(rng);
}

/** The order of the own deck is unknown, what is in it follows from all the rest; an open top stays (CG-41.59). */
function ownDeck(s: CardGame, seat: Seat, rng: number[]): void {
  const deck = s.decks[seat];
  const top = seesTop(s, seat) ? deck.pop() : undefined;
  deck.sort((a, b) => a - b);
  shuffle(rng, deck);
  if (top !== undefined) deck.push(top);
}

/** Hand, deck, both piles and cards drawn apart have one back; what everybody saw go there stays (CG-13.6). */
function hidden(s: CardGame, seat: Seat, rng: number[]): void {
  const pool: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const at = s.at[card];
    if (at < DECK || at > APART || s.seen[card] === 1 || ownerOf(s, card) !== seat) continue;
    pool.push(card);
  }
  shuffle(rng, pool);
  let next = 0;
  const lay = (list: number[], at: number): void => {
    for (let i = 0; i < list.length; i++) {
      if (s.seen[list[i]] === 1 || ownerOf(s, list[i]) !== seat) continue;
      list[i] = pool[next++];
      s.at[list[i]] = at;
    }
  };
  lay(s.hands[seat], HAND);
  lay(s.decks[seat], DECK);
  lay(s.cycled[seat], CYCLE);
  lay(s.gone[seat], GONE);
  lay(s.apart, APART);
}
