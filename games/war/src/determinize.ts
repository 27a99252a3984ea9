/** WR-1.07 turned round: everything a seat cannot know is dealt anew, in place. Backs stay as they are seen. */
import { type Seat, shuffle, worldRng } from '@pony/engine';
import { DECK_COUNT, SIDES, type Side } from './data.ts';
import { combatOf, deckOfCard } from './edition.ts';
import { battleOf } from './rules/strength.ts';
import { sideOfSeat, type War } from './state.ts';

export function determinize(s: War, seat: Seat | null, rng: number[]): void {
  for (let side = 0; side < SIDES.length; side++) {
    if (seat !== null && sideOfSeat(s, seat) === side)
      for (let deck = 0; deck < DECK_COUNT; deck++) shuffle(rng, s.decks[side * DECK_COUNT + deck]);
    else for (let deck = 0; deck < DECK_COUNT; deck++) dealAnew(s, side, deck, rng);
  }
  shuffle(rng, s.pool);
  s.rng = worldRng(rng);
}

/** Cards of one back: deck, hand, face-down discards and a combat card not yet shown. */
function dealAnew(s: War, side: Side, deck: number, rng: number[]): void {
  const pile = s.decks[side * DECK_COUNT + deck];
  const ofDeck = (card: number): boolean => deckOfCard(s, card) === deck;
  const unknown = [...pile, ...s.hands[side].filter(ofDeck), ...s.buried[side].filter(ofDeck)];
  if (s.sealed[side] >= 0 && ofDeck(s.sealed[side])) {
    unknown.push(s.sealed[side]);
    shuffle(rng, unknown);
    const at = unknown.findIndex((card) => couldBeSealed(s, side, card));
    s.sealed[side] = unknown[at];
    unknown.splice(at, 1);
  } else shuffle(rng, unknown);
  const next = (): number => unknown.pop() as number;
  for (let i = 0; i < pile.length; i++) pile[i] = next();
  s.hands[side] = s.hands[side].map((card) => (ofDeck(card) ? next() : card));
  s.buried[side] = s.buried[side].map((card) => (ofDeck(card) ? next() : card));
}

/** WR-6.538: whatever was chosen was allowed. */
function couldBeSealed(s: War, side: Side, card: number): boolean {
  const { requires } = combatOf(s, card);
  return !requires || requires.holds(s, battleOf(s), side);
}
