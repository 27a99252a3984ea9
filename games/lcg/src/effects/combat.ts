/** What happens with enemies: engaging, shadow cards, attacks (LC-10 to LC-13). */
import type { KindSpec } from '@pony/cards';
import { BIT, ZONE } from '../lists.ts';
import { cards, cardsIn, type Lcg, lives } from '../state.ts';

type Effect = Omit<KindSpec<Lcg>, 'id'>;

export const combatEffects = {
  // LC-10.3
  engages: {
    effect: (s, occ, cx) => {
      if (!lives(s, occ.seat)) return false;
      const from = cards.kindOf(s.zone[occ.subject]);
      const host = from === ZONE['shadow-up'] ? -1 : s.host[occ.subject];
      cards.move(s, cx, occ.subject, cards.zone(ZONE.engaged, occ.seat), { host });
      occ.since = s.since[occ.subject];
    },
  },
  // LC-11.1, LC-11.4: face down from the top of the encounter deck, which is not renewed for it
  'shadow-dealt': {
    effect: (s, occ, cx) => {
      const deck = cardsIn(s, ZONE['encounter-deck']);
      if (deck.length === 0) return false;
      const card = deck[deck.length - 1];
      cards.move(s, cx, card, cards.zone(ZONE.shadow), { host: occ.subject });
      occ.a = s.since[card];
    },
  },
  'shadow-turned': {},
  attacks: {
    effect: (s, occ) => {
      s.bits[occ.subject] |= BIT.attacked;
    },
  },
  // LC-12.4: by exhausting
  defends: {
    effect: (s, occ) => {
      s.bits[occ.subject] |= BIT.exhausted;
    },
  },
  attacked: { tell: () => null },
  // LC-13.2: by exhausting
  strikes: {
    tell: (_s, occ) => ({ card: occ.subject, enemy: occ.a, seat: occ.seat }),
    effect: (s, occ) => {
      s.bits[occ.subject] |= BIT.exhausted;
    },
  },
  struck: { tell: () => null },
} satisfies Readonly<Record<string, Effect>>;
