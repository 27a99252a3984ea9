/** Sections 8, 24, 25: decks, hands and piles. The only writer of where a faction card is. */
import type { Cx, Seat } from '@pony/engine';
import { CARD_COUNT } from '../data.ts';
import { APART, type CardGame, CYCLE, DECK, GONE, HAND, JUST, LIMBO, ON, ownerOf, RESERVE } from '../state.ts';

function without(list: number[], card: number): void {
  const i = list.lastIndexOf(card);
  if (i < 0) throw new Error(`card ${card} is not where it should be`);
  for (let at = i + 1; at < list.length; at++) list[at - 1] = list[at];
  list.pop();
}

/** Takes a card out of the place it is in; what it leaves behind in play is forgotten. */
function lift(s: CardGame, card: number): void {
  const at = s.at[card];
  if (at >= RESERVE) {
    without(s.play, card);
    s.host[card] = -1;
    s.tokens[card] = 0;
    const i = s.fresh.indexOf(card);
    if (i >= 0) s.fresh.splice(i, 1);
  } else if (at === HAND) without(s.hands[ownerOf(s, card)], card);
  else if (at === DECK) without(s.decks[ownerOf(s, card)], card);
  else if (at === CYCLE) without(s.cycled[ownerOf(s, card)], card);
  else if (at === GONE) without(s.gone[ownerOf(s, card)], card);
  else if (at === APART) without(s.apart, card);
}

/** Somebody else may have known what this hand holds; one card less, and it is not known any more. */
function forgetHand(s: CardGame, seat: Seat): void {
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) s.seen[hand[i]] = 0;
}

/** CG-8.1 to CG-8.4: a standing check; an empty deck is made of the cycle pile at once. */
function refill(s: CardGame, seat: Seat, cx: Cx): void {
  const deck = s.decks[seat];
  const pile = s.cycled[seat];
  if (deck.length > 0 || pile.length === 0) return;
  for (let i = 0; i < pile.length; i++) {
    s.at[pile[i]] = DECK;
    s.seen[pile[i]] = 0;
    deck.push(pile[i]);
  }
  pile.length = 0;
  cx.shuffle(deck);
  cx.emit('reshuffles', { seat });
}

/** CG-25.1, CG-8.5: as many as there are. */
export function drawCards(s: CardGame, seat: Seat, n: number, cx: Cx): void {
  const cards: number[] = [];
  for (let i = 0; i < n && s.decks[seat].length > 0; i++) {
    const card = cx.draw('card', s.decks[seat]);
    s.at[card] = HAND;
    s.seen[card] = 0;
    s.hands[seat].push(card);
    cards.push(card);
    refill(s, seat, cx);
  }
  if (cards.length > 0)
    cx.whisper(
      JUST[seat],
      { say: 'draws-cards', args: { seat, cards } },
      { say: 'draws', args: { seat, n: cards.length } },
    );
}

/** CG-21.5: cards drawn that do not join the hand. */
export function drawApart(s: CardGame, seat: Seat, n: number, cx: Cx): void {
  let drawn = 0;
  for (; drawn < n && s.decks[seat].length > 0; drawn++) {
    const card = cx.draw('card', s.decks[seat]);
    s.at[card] = APART;
    s.seen[card] = 0;
    s.apart.push(card);
    refill(s, seat, cx);
  }
  if (drawn > 0) cx.emit('draws-apart', { seat, n: drawn });
}

/** CG-25.3, CG-40.7: to the cycle pile of the player in whose deck the card began. `open`: everybody sees which. */
export function cycleCard(s: CardGame, card: number, open: boolean, cx: Cx): void {
  const seat = ownerOf(s, card);
  const fromHand = s.at[card] === HAND;
  lift(s, card);
  s.at[card] = CYCLE;
  s.cycled[seat].push(card);
  if (fromHand && !open) forgetHand(s, seat);
  s.seen[card] = open ? 1 : 0;
  refill(s, seat, cx);
}

/** CG-25.7, CG-25.11: to the eliminated pile of its own player, for good. */
export function goneCard(s: CardGame, card: number, open: boolean, cx: Cx): void {
  const seat = ownerOf(s, card);
  const from = s.at[card];
  lift(s, card);
  s.at[card] = GONE;
  s.gone[seat].push(card);
  if (from === HAND && !open) forgetHand(s, seat);
  s.seen[card] = open ? 1 : 0;
  if (from === DECK) refill(s, seat, cx);
}

/** CG-25.21: shown to all and added to the hand. */
export function takeToHand(s: CardGame, card: number, cx: Cx): void {
  const seat = ownerOf(s, card);
  const from = s.at[card];
  lift(s, card);
  s.at[card] = HAND;
  s.seen[card] = 1;
  s.hands[seat].push(card);
  cx.reveal('card', card);
  if (from === DECK) refill(s, seat, cx);
}

/** From cards drawn apart into the hand, unseen (CG-41.70). */
export function keepApart(s: CardGame, card: number): void {
  lift(s, card);
  s.at[card] = HAND;
  s.seen[card] = 0;
  s.hands[ownerOf(s, card)].push(card);
}

export function shuffleDeck(s: CardGame, seat: Seat, cx: Cx): void {
  if (s.decks[seat].length > 1) cx.shuffle(s.decks[seat]);
}

/** CG-41.59: the top of a deck comes to light for its player. */
export function showTop(s: CardGame, seat: Seat, cx: Cx): void {
  const deck = s.decks[seat];
  if (deck.length > 0) cx.reveal('card', deck[deck.length - 1]);
}

/** CG-41.48: the cycle pile is shuffled into the deck. */
export function recycle(s: CardGame, seat: Seat, cx: Cx): void {
  const pile = s.cycled[seat];
  for (let i = 0; i < pile.length; i++) {
    s.at[pile[i]] = DECK;
    s.seen[pile[i]] = 0;
    s.decks[seat].push(pile[i]);
  }
  pile.length = 0;
  shuffleDeck(s, seat, cx);
  cx.emit('reshuffles', { seat });
}

/** CG-15.5: announced; nobody can pay with it any more. */
export function announce(s: CardGame, card: number, cx: Cx): void {
  lift(s, card);
  s.at[card] = LIMBO;
  s.seen[card] = 1;
  cx.reveal('card', card);
}

/** To a reserve (place 0) or a location (place 1 + location). */
export function putInPlay(s: CardGame, card: number, place: number): void {
  s.at[card] = place === 0 ? RESERVE : ON + place - 1;
  s.seen[card] = 1;
  s.play.push(card);
  if (place === 0) s.fresh.push(card);
}

/** CG-18.1, CG-18.17 */
export function giveItem(s: CardGame, item: number, wielder: number): void {
  s.at[item] = s.at[wielder];
  s.host[item] = wielder;
  s.seen[item] = 1;
  s.play.push(item);
}

/** CG-18.6: with all its items. */
export function moveCard(s: CardGame, card: number, location: number): void {
  s.at[card] = ON + location;
  const i = s.fresh.indexOf(card);
  if (i >= 0) s.fresh.splice(i, 1);
  for (let k = 0; k < s.play.length; k++) if (s.host[s.play[k]] === card) s.at[s.play[k]] = ON + location;
}

/** Where each card of a list of all cards lies, for set-up. */
export function dealDecks(s: CardGame): void {
  for (let card = 0; card < CARD_COUNT; card++) {
    const seat = ownerOf(s, card);
    if (seat < 0) continue;
    s.at[card] = DECK;
    s.decks[seat].push(card);
  }
}
