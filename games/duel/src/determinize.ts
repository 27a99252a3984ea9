/** Rule 20 turned round: everything a seat cannot know is dealt anew, in place. */
import { type Seat, shuffle, worldRng } from '@pony/engine';
import { CARDS, RACES, SLOTS } from './data.ts';
import type { Duel } from './state.ts';

export function determinize(s: Duel, seat: Seat | null, rng: number[]): void {
  hiddenCards(s, seat === null ? 0 : s.looked[seat], rng);
  for (const deck of s.decks) redeal(rng, deck);
  redeal(rng, s.tileStack);
  for (let race = 0; race < RACES.length; race++) hiddenTokens(s, race, rng);
  s.rng = worldRng(rng);
}

/** A new order in which nothing of the old one is left: the same chance deals the same, whatever lay where. */
function redeal(rng: number[], items: number[]): void {
  for (let i = 1; i < items.length; i++) {
    const item = items[i];
    let at = i;
    for (; at > 0 && items[at - 1] > item; at--) items[at] = items[at - 1];
    items[at] = item;
  }
  shuffle(rng, items);
}

/** Face-down cards of the layout and the leftovers of the same chapter that the seat has not seen. */
function hiddenCards(s: Duel, looked: number, rng: number[]): void {
  const down = s.present & ~s.faceUp;
  const pool: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if ((down & (1 << slot)) !== 0) pool.push(s.layout[slot]);
  for (let i = looked; i < s.leftovers.length; i++)
    if (CARDS[s.leftovers[i]].chapter === s.chapter) pool.push(s.leftovers[i]);
  redeal(rng, pool);
  let next = 0;
  for (let slot = 0; slot < SLOTS; slot++) if ((down & (1 << slot)) !== 0) s.layout[slot] = pool[next++];
  for (let i = looked; i < s.leftovers.length; i++)
    if (CARDS[s.leftovers[i]].chapter === s.chapter) s.leftovers[i] = pool[next++];
}

/** DU-20.4: tokens that were shown stay where they are. */
function hiddenTokens(s: Duel, race: number, rng: number[]): void {
  const places: number[] = [];
  for (let i = race * 3; i < race * 3 + s.stackSize[race]; i++)
    if ((s.knownTokens & (1 << s.stacks[i])) === 0) places.push(i);
  const tokens = places.map((i) => s.stacks[i]);
  redeal(rng, tokens);
  places.forEach((i, n) => {
    s.stacks[i] = tokens[n];
  });
}
