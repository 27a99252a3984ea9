/** What happens to tokens and dials: resources, threat, damage, progress (LC-2.12 to LC-2.14, LC-14, LC-8.29 on). */
import type { KindSpec } from '@pony/cards';
import { BAN, STAT, TOKEN, ZONE } from '../lists.ts';
import {
  banned,
  bannedSeat,
  cards,
  cardsIn,
  damageOn,
  hitPointsLeft,
  isLocation,
  type Lcg,
  lives,
  progressOn,
  resourcesOf,
  setTokens,
  stat,
} from '../state.ts';

type Effect = Omit<KindSpec<Lcg>, 'id'>;

const addTokens = (token: number): Effect => ({
  effect: (s, occ) => {
    if (occ.n <= 0) return false;
    setTokens(s, occ.subject, token, s.tokens[occ.subject * 3 + token] + occ.n);
  },
});

export const tokenEffects = {
  gains: addTokens(TOKEN.resource),
  spends: {
    effect: (s, occ) => {
      occ.n = Math.min(occ.n, resourcesOf(s, occ.subject));
      if (occ.n <= 0) return false;
      setTokens(s, occ.subject, TOKEN.resource, resourcesOf(s, occ.subject) - occ.n);
    },
  },
  'threat-up': {
    effect: (s, occ) => {
      if (occ.n <= 0 || !lives(s, occ.seat)) return false;
      s.threat[occ.seat] += occ.n;
    },
  },
  // LC-2.32
  'threat-down': {
    effect: (s, occ) => {
      if (!lives(s, occ.seat)) return false;
      occ.n = Math.min(occ.n, s.threat[occ.seat]);
      if (occ.n <= 0) return false;
      s.threat[occ.seat] -= occ.n;
    },
  },
  // LC-14.2; LC-29.16: what is more than the hit points left is the surplus
  damaged: {
    effect: (s, occ) => {
      if (occ.n <= 0 || banned(s, occ.subject, BAN.damage)) return false;
      occ.a = Math.max(0, occ.n - hitPointsLeft(s, occ.subject));
      setTokens(s, occ.subject, TOKEN.damage, damageOn(s, occ.subject) + occ.n);
    },
  },
  // LC-14.4
  healed: {
    effect: (s, occ) => {
      occ.n = Math.min(occ.n, damageOn(s, occ.subject));
      if (occ.n <= 0) return false;
      setTokens(s, occ.subject, TOKEN.damage, damageOn(s, occ.subject) - occ.n);
    },
  },
  // LC-8.31: a location takes no more than explores it
  progress: {
    effect: (s, occ) => {
      if (isLocation(s, occ.subject)) {
        const room = stat(s, occ.subject, STAT.questPoints) - progressOn(s, occ.subject);
        occ.n = Math.min(occ.n, Math.max(0, room));
      }
      if (occ.n <= 0) return false;
      setTokens(s, occ.subject, TOKEN.progress, progressOn(s, occ.subject) + occ.n);
    },
  },
  regress: {
    effect: (s, occ) => {
      occ.n = Math.min(occ.n, progressOn(s, occ.subject));
      if (occ.n <= 0) return false;
      setTokens(s, occ.subject, TOKEN.progress, progressOn(s, occ.subject) - occ.n);
    },
  },
  // LC-2.30, LC-24.7: as many as there are; LC-24.6: the pile is not shuffled back
  draws: {
    effect: (s, occ, cx) => {
      if (!lives(s, occ.seat) || bannedSeat(s, occ.seat, BAN.draw)) return false;
      const hand = cards.zone(ZONE.hand, occ.seat);
      const drawn: number[] = [];
      while (drawn.length < occ.n) {
        const deck = cardsIn(s, ZONE.deck, occ.seat);
        if (deck.length === 0) break;
        drawn.push(deck[deck.length - 1]);
        cards.move(s, cx, deck[deck.length - 1], hand);
      }
      occ.n = drawn.length;
      if (occ.n === 0) return false;
      const by = occ.by >= 0 ? { by: occ.by } : null;
      cx.whisper(
        [occ.seat],
        { say: 'draws-cards', args: { seat: occ.seat, cards: drawn, ...by } },
        { say: 'draws', args: { seat: occ.seat, n: occ.n, ...by } },
      );
    },
    tell: () => null,
  },
} satisfies Readonly<Record<string, Effect>>;
