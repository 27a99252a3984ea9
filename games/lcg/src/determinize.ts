/** Deals anew what a seat cannot know: hands, decks, cards under face-down ones (LC-29.11), shadow cards, and what others have decided in secret (LC-2.20, LC-4.18). */
import { below, type Seat } from '@pony/engine';
import { cards } from './kernel.ts';
import { ZONE } from './lists.ts';
import type { Lcg } from './state.ts';

export function determinize(s: Lcg, seat: Seat | null, rng: number[]): void {
  const groups = s.threat.map((_, one) => [
    cards.zone(ZONE.hand, one),
    cards.zone(ZONE.deck, one),
    cards.zone(ZONE.sealed, one),
    cards.zone(ZONE.under),
  ]);
  groups.push([cards.zone(ZONE['encounter-deck']), cards.zone(ZONE.shadow)]);
  for (let one = 0; one < s.votes.length; one++) {
    if (one === seat || s.round > 0) continue;
    if (s.votes[one] >= 0) s.votes[one] = below(rng, s.votes.length);
    if (s.mulligans[one] >= 0) s.mulligans[one] = below(rng, 2);
  }
  cards.redeal(s, seat, rng, groups, [...s.threat.keys(), -1]);
}
