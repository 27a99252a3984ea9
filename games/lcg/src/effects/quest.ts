/** What happens while questing and travelling (LC-8, LC-9). */
import type { KindSpec } from '@pony/cards';
import { address } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BIT, ZONE } from '../lists.ts';
import { cards, isExhausted, type Lcg } from '../state.ts';
import { isStandIn, spoilsZone } from './cards.ts';

type Effect = Omit<KindSpec<Lcg>, 'id'>;

export const questEffects = {
  // LC-8.1: by exhausting
  commits: {
    effect: (s, occ) => {
      if (isExhausted(s, occ.subject)) return false;
      s.bits[occ.subject] |= BIT.exhausted | BIT.committed;
    },
  },
  // LC-8.7
  withdraws: {
    effect: (s, occ) => {
      if ((s.bits[occ.subject] & BIT.committed) === 0) return false;
      s.bits[occ.subject] &= ~BIT.committed;
    },
  },
  revealed: {},
  // LC-8.13, LC-8.16; LC-29.11: a face-down card would not stay there
  placed: {
    tell: (_s, occ) => ({
      card: occ.subject,
      ...(occ.a >= 0 ? { objective: occ.a } : null),
      ...(occ.by >= 0 && occ.by !== occ.subject ? { by: occ.by } : null),
    }),
    effect: (s, occ, cx, add) => {
      if (isStandIn(s, occ.subject)) {
        add(KIND.leaves, { subject: occ.subject, a: cards.zone(ZONE.removed) });
        return;
      }
      cards.move(
        s,
        cx,
        occ.subject,
        cards.zone(ZONE.staging),
        occ.a >= 0
          ? { host: occ.a }
          : { host: s.host[occ.subject] >= 0 && keepsHost(s, occ.subject) ? s.host[occ.subject] : -1 },
      );
      occ.since = s.since[occ.subject];
    },
  },
  staged: { tell: () => null },
  succeeds: {},
  fails: {},
  // LC-9.9, LC-9.10
  explored: {
    effect: (s, occ, _cx, add) => {
      add(KIND.leaves, { subject: occ.subject, a: spoilsZone(s, occ.subject) });
    },
  },
  // LC-8.34: the stage leaves the game at once; the next one comes up, or the game is won (LC-8.36)
  completed: {
    effect: (s, occ, cx) => {
      cards.move(s, cx, occ.subject, cards.zone(ZONE.removed));
    },
    asks: { to: address<never>('advance'), locals: () => ({ stage: -1 }) },
  },
  // LC-8.35: side A up
  advances: {
    effect: (s, occ, cx) => {
      cards.move(s, cx, occ.subject, cards.zone(ZONE.quest));
      occ.since = s.since[occ.subject];
    },
  },
  settles: { tell: () => null },
  // LC-9.7
  travels: {
    effect: (s, occ, cx) => {
      cards.move(s, cx, occ.subject, cards.zone(ZONE.active), { host: s.host[occ.subject] });
    },
  },
} satisfies Readonly<Record<string, Effect>>;

/** LC-23.13: a guard stays a guard wherever it goes in play. */
const keepsHost = (s: Lcg, card: number): boolean => cards.kindOf(s.zone[card]) !== ZONE.attached;
