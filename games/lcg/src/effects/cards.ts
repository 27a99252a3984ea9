/** What happens to cards: entering and leaving play, attaching, control, ready and exhausted (LC-2, LC-7.24 on, LC-19, LC-22). */
import type { Add, KindSpec, Occ } from '@pony/cards';
import { address, type Cx } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, BIT, MARK, STAT, ZONE } from '../lists.ts';
import { banned, cards, cardsIn, discardZone, has, isCharacter, isExhausted, type Lcg, zoneKind } from '../state.ts';

type Effect = Omit<KindSpec<Lcg>, 'id'>;

/** LC-29.11: a face-down card that stands for the card under it. */
export const isStandIn = (s: Lcg, card: number): boolean =>
  s.owner[card] < 0 && cardsIn(s, ZONE.under).some((under) => s.host[under] === card);

/** LC-19.8 to LC-19.10: whose an attachment is; LC-29.71: a boon is a player card although it came from no deck. */
function attachedTo(s: Lcg, occ: Occ): number {
  if (s.owner[occ.subject] < 0 && !cards.hasPrinted(s, occ.subject, MARK.boon)) return -1;
  if (occ.a >= 0 && isCharacter(s, occ.a)) return s.ctl[occ.a];
  return occ.seat;
}

/** LC-19.6: attachments go with the card they are on; those of the scenario stay its own. */
export function giveControl(s: Lcg, cx: Cx, card: number, seat: number): void {
  cards.move(s, cx, card, cards.zone(ZONE.area, seat), { ctl: seat });
  for (const on of cards.carried(s, card)) if (s.ctl[on] >= 0) cards.changeControl(s, on, seat);
}

/** LC-14.5, LC-24.1: where a destroyed enemy or an explored location goes. */
export const spoilsZone = (s: Lcg, card: number): number =>
  s.owner[card] < 0 && cards.printed(s, card, STAT.victory) > 0 ? cards.zone(ZONE.victory) : discardZone(s, card);

/** Where a card goes that leaves play, in the log; a pile goes without saying. */
const WHITHER: Readonly<Record<number, string>> = {
  [ZONE.hand]: 'hand',
  [ZONE.deck]: 'deck',
  [ZONE['encounter-deck']]: 'top',
  [ZONE.victory]: 'victory',
  [ZONE.removed]: 'removed',
};

/** LC-2.18: the pile whose order its owner sets; an eliminated player's nobody does. */
const ownersPile = (s: Lcg, card: number, zone: number): number =>
  s.owner[card] >= 0 && s.out[s.owner[card]] === 0 && zone === discardZone(s, card) ? zone : -1;

const gone = (s: Lcg, occ: Occ): boolean => s.since[occ.subject] !== occ.since;

export const cardEffects = {
  discards: {
    effect: (s, occ, cx) => {
      cards.move(s, cx, occ.subject, discardZone(s, occ.subject));
    },
    // LC-2.18: never of a random discard
    pile: (s, occ) => (occ.b === 1 ? -1 : ownersPile(s, occ.subject, discardZone(s, occ.subject))),
  },
  mills: {
    effect: (s, occ, cx) => {
      cards.move(s, cx, occ.subject, discardZone(s, occ.subject));
    },
  },
  // LC-2.8: every card enters play ready; LC-7.25
  // LC-7.4, LC-7.24: b is 1 for a card that was played
  enters: {
    effect: (s, occ, cx, add) => {
      cards.move(s, cx, occ.subject, occ.a, { ctl: occ.seat });
      occ.since = s.since[occ.subject];
      makeWay(s, occ.subject, add);
      if (occ.b === 1) add(KIND.played, { subject: occ.subject, seat: occ.seat });
    },
  },
  played: { tell: () => null },
  // LC-2.33, LC-19.4
  leaves: {
    tell: (s, occ) => ({
      card: occ.subject,
      to: WHITHER[zoneKind(s, occ.subject)] ?? 'pile',
      ...(occ.by >= 0 && occ.by !== occ.subject ? { by: occ.by } : null),
    }),
    effect: (s, occ, cx) => {
      if (gone(s, occ)) return false;
      if (isStandIn(s, occ.subject)) {
        const under = cards.turnUp(s, cx, occ.subject, cards.zone(ZONE.removed));
        cards.move(s, cx, under, discardZone(s, under));
        return;
      }
      cards.move(s, cx, occ.subject, occ.a);
      if (occ.b === 1) cards.shuffle(s, cx, occ.a);
    },
    pile: (s, occ) => ownersPile(s, occ.subject, occ.a),
  },
  // LC-14.1, LC-14.5
  destroyed: {
    effect: (s, occ, _cx, add) => {
      leave(s, occ, spoilsZone(s, occ.subject), add);
    },
  },
  discarded: {
    effect: (s, occ, _cx, add) => {
      if (has(s, occ.subject, MARK.permanent)) return false; // LC-26.20
      leave(s, occ, discardZone(s, occ.subject), add);
    },
  },
  attached: {
    tell: (_s, occ) => ({
      card: occ.subject,
      ...(occ.a >= 0 ? { on: 'card', hero: occ.a } : { on: 'deck' }),
      ...(occ.by >= 0 && occ.by !== occ.subject ? { by: occ.by } : null),
    }),
    effect: (s, occ, cx) => {
      const ctl = attachedTo(s, occ);
      cards.attach(s, cx, occ.subject, occ.a, ctl);
      if (occ.b >= 0) cards.changeForm(s, occ.subject, occ.b);
      occ.since = s.since[occ.subject];
    },
  },
  // LC-19.5
  controlled: {
    effect: (s, occ, cx) => {
      if (s.ctl[occ.subject] === occ.seat) return false;
      giveControl(s, cx, occ.subject, occ.seat);
    },
  },
  // LC-2.9
  exhausts: {
    effect: (s, occ) => {
      if (isExhausted(s, occ.subject)) return false;
      s.bits[occ.subject] |= BIT.exhausted;
    },
  },
  readies: {
    effect: (s, occ) => {
      if (!isExhausted(s, occ.subject) || banned(s, occ.subject, BAN.ready)) return false;
      s.bits[occ.subject] &= ~BIT.exhausted;
    },
  },
  // LC-22.11, LC-22.12: its controller says which of the two old ones goes
  overloads: {
    asks: { to: address<never>('overloaded'), locals: (_s, occ) => ({ host: occ.subject }) },
    tell: () => null,
  },
  // LC-23.2, LC-23.3, LC-29.30
  claimed: {
    tell: (_s, occ) => ({ seat: occ.seat, card: occ.subject, hero: occ.a }),
    effect: (s, occ, cx) => {
      cards.attach(s, cx, occ.subject, occ.a, occ.seat);
      if (occ.b >= 0) cards.changeForm(s, occ.subject, occ.b);
    },
  },
  // LC-29.8: turned face down, it stays in play
  captured: {
    effect: (s, occ) => {
      s.bits[occ.subject] &= ~BIT.committed;
      cards.changeForm(s, occ.subject, occ.a);
    },
  },
  rescued: {
    effect: (s, occ) => {
      cards.changeForm(s, occ.subject, cards.faceOf(s.title[occ.subject]));
    },
  },
  turns: {
    tell: () => null,
    effect: (s, occ) => {
      cards.changeForm(s, occ.subject, occ.a);
    },
  },
} satisfies Readonly<Record<string, Effect>>;

/** LC-21.5: a unique character of the scenario comes into play; a player who controls a copy discards it. */
function makeWay(s: Lcg, card: number, add: Add): void {
  if (s.owner[card] >= 0 || !cards.hasPrinted(s, card, MARK.unique)) return;
  for (const other of s.play)
    if (other !== card && s.title[other] === s.title[card] && s.owner[other] >= 0)
      add(KIND.discarded, { subject: other, by: -1 });
}

function leave(_s: Lcg, occ: Occ, zone: number, add: Add): void {
  add(KIND.leaves, { subject: occ.subject, a: zone });
}
