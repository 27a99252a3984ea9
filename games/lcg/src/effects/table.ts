/** What happens to the table as a whole: round and phases, the first player token, elimination (LC-5, LC-16). */
import type { KindSpec } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { MARK, TYPE, ZONE } from '../lists.ts';
import { cards, cardsIn, discardZone, has, type Lcg, nextPlayer, playerCount, typeOf } from '../state.ts';
import { giveControl, isStandIn } from './cards.ts';

type Effect = Omit<KindSpec<Lcg>, 'id'>;

/** LC-29.52: what follows the token goes with it in the same write; LC-29.69: also while it lies face down. */
function passToken(s: Lcg, cx: Cx, seat: number): void {
  s.first = seat;
  for (const card of s.play.slice()) if (follows(s, card) && s.ctl[card] !== seat) giveControl(s, cx, card, seat);
}
const follows = (s: Lcg, card: number): boolean =>
  has(s, card, MARK['follows-token']) ||
  (typeOf(s, card) === TYPE.captive &&
    cards.forms[cards.faceOf(s.title[card])].abilities.some(
      (text) => text.kind === 'constant' && text.gains?.some(({ what }) => what === MARK['follows-token']),
    ));

/** All players lose together (LC-1.7). */
export function lose(s: Lcg, cx: Cx, reason: string): void {
  cx.end({ seats: s.threat.map(() => 'lost' as const), reason });
}

export const tableEffects = {
  'round-begins': { tell: (_s, occ) => ({ n: occ.n }) },
  'round-ends': { tell: () => null },
  'phase-begins': { tell: (_s, occ) => ({ phase: occ.n }) },
  'phase-ends': { tell: () => null },
  // LC-F7.4
  'token-passes': {
    effect: (s, occ, cx) => {
      if (occ.seat === s.first) return false;
      passToken(s, cx, occ.seat);
    },
  },
  eliminated: {
    tell: (s, occ) => ({ seat: occ.seat, why: s.threat[occ.seat] >= 50 ? 'threat' : 'heroes' }),
    effect: (s, occ, cx, add) => {
      const { seat } = occ;
      if (s.out[seat] === 1) return false;
      s.out[seat] = 1;
      if (playerCount(s) === 0) {
        lose(s, cx, 'all-eliminated'); // LC-16.11
        return;
      }
      if (s.first === seat) passToken(s, cx, nextPlayer(s, seat)); // LC-16.9
      // LC-16.6, LC-16.8: enemies go back unrevealed, with their damage; LC-29.11
      for (const enemy of cardsIn(s, ZONE.engaged, seat).slice()) {
        if (isStandIn(s, enemy)) add(KIND.leaves, { subject: enemy, a: cards.zone(ZONE.removed) });
        else cards.move(s, cx, enemy, cards.zone(ZONE.staging), { host: s.host[enemy] });
      }
      // LC-16.5
      for (const kind of [ZONE.hand, ZONE.sealed, ZONE.deck])
        for (const card of cardsIn(s, kind, seat).slice()) cards.move(s, cx, card, discardZone(s, card));
      for (const card of s.play.slice())
        if (s.ctl[card] === seat) add(KIND.leaves, { subject: card, a: discardZone(s, card) });
    },
  },
} satisfies Readonly<Record<string, Effect>>;
