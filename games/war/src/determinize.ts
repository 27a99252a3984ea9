/** WR-1.07 turned round: everything a seat cannot know is dealt anew, in place. Backs stay as they are seen. */
import { shuffle, worldRng } from '@pony/engine';
import type { Battle } from './content/types.ts';
import { DECK_COUNT, SIDES, type Side } from './data.ts';
import { combatOf, deckOfCard } from './edition.ts';
import type { CardNo, Deck, SeatNo } from './ids.ts';
import { fight } from './rules/fight.ts';
import { teamOf } from './seats.ts';
import { onTop } from './stack.ts';
import type { War } from './state.ts';

export function determinize(s: War, seat: SeatNo | null, rng: number[]): void {
  for (let side = 0; side < SIDES.length; side++)
    for (let deck = 0; deck < DECK_COUNT; deck++) dealAnew(s, side, deck, seat, rng);
  shuffle(rng, s.pool);
  s.rng = worldRng(rng);
}

/** Cards of one back that a seat has not seen: the deck, and hands, face-down discards and a hidden combat card of others. */
function dealAnew(s: War, side: Side, deck: Deck, seat: SeatNo | null, rng: number[]): void {
  const pile = s.decks[side * DECK_COUNT + deck];
  const others = teamOf(s, side).filter((one) => one !== seat);
  const ofDeck = (card: CardNo): boolean => deckOfCard(s, card) === deck;
  const unknown = pile.slice();
  for (const one of others) unknown.push(...s.hands[one].filter(ofDeck), ...s.buried[one].filter(ofDeck));
  const sealed = s.sealed[side];
  // While a card lies sealed, it is the battle that asks
  const b = onTop(s, fight);
  if (b && sealed >= 0 && ofDeck(sealed) && b.command[side] !== seat) {
    unknown.push(sealed);
    shuffle(rng, unknown);
    const at = unknown.findIndex((card) => couldBeSealed(s, b, side, card));
    s.sealed[side] = unknown[at];
    unknown.splice(at, 1);
  } else shuffle(rng, unknown);
  let left = unknown.length;
  const next = (): CardNo => unknown[--left];
  for (let i = 0; i < pile.length; i++) pile[i] = next();
  for (const one of others) {
    s.hands[one] = s.hands[one].map((card) => (ofDeck(card) ? next() : card));
    s.buried[one] = s.buried[one].map((card) => (ofDeck(card) ? next() : card));
  }
}

/** WR-6.538: whatever was chosen was allowed. */
function couldBeSealed(s: War, b: Battle, side: Side, card: CardNo): boolean {
  const { requires } = combatOf(s, card);
  return !requires || requires.holds(s, b, side);
}
