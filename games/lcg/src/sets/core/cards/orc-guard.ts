/** Orc Guards (LC-29.11): cards from the tops of the players' decks, face down, as enemies that have just engaged them. */
import type { Fields, Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../../../kinds.ts';
import { ZONE } from '../../../lists.ts';
import { cards, cardsIn, type Lcg, playersInOrder } from '../../../state.ts';
import { face, op } from '../../../words/index.ts';

export const orcGuard = face('orc-guard', {
  type: 'enemy',
  stats: { attack: 1, defense: 1, hitPoints: 1, engagement: 0 },
});

/** One for every player who has a card to give. */
export const orcGuards = op((s: Lcg, u: Using, cx: Cx) => {
  const list: Fields[] = [];
  for (const seat of playersInOrder(s)) {
    // It stays hidden, so it keeps its number: another would show in the hand which copy lies here.
    const top = cardsIn(s, ZONE.deck, seat).at(-1);
    if (top === undefined) continue;
    list.push({ subject: cards.turnDown(s, cx, top, cards.zone(ZONE.engaged, seat)), seat });
  }
  if (list.length === 0) return false;
  cards.happenAll(s, cx, u, KIND.engages, list);
});
