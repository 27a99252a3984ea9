/** What can happen in the toy: its kinds, in the order of their numbers. */
import type { KindSpec } from '@pony/cards';
import { address, type Cx, type Seat } from '@pony/engine';
import {
  addTokens,
  BOX,
  CLOSED,
  DAMAGE,
  DECK,
  DISCARD,
  ENEMY,
  EXHAUSTED,
  FIELD,
  HAND,
  LEAVES,
  LIFE,
  leave,
  NO_DRAW,
  NOTICED,
  nameOf,
  PROGRESS,
  RESOURCE,
  SEALED,
  STAGE,
  type Toy,
  tokensOf,
  toy,
  typeOf,
} from './lists.ts';

/** CG-8.2: an empty deck is made of the closed pile, between two cards. */
function refill(s: Toy, cx: Cx, seat: Seat): void {
  const deck = toy.zone(DECK, seat);
  if (s.piles[deck].length > 0) return;
  for (const card of s.piles[toy.zone(CLOSED, seat)].slice()) toy.move(s, cx, card, deck);
  toy.shuffle(s, cx, deck);
}

const toHand = (s: Toy, cx: Cx, card: number): void => {
  s.log.push(`to hand ${nameOf(s, card)}`);
  toy.move(s, cx, card, toy.zone(HAND, s.owner[card]));
};

export const kinds: readonly KindSpec<Toy>[] = [
  {
    id: 'damaged',
    effect: (s, occ) => {
      if (occ.n <= 0) return false;
      addTokens(s, occ.subject, DAMAGE, occ.n);
      const over = tokensOf(s, occ.subject, DAMAGE) - toy.stat(s, occ.subject, LIFE);
      occ.a = over > 0 ? over : 0;
      s.log.push(`damage ${nameOf(s, occ.subject)} ${occ.n}`);
    },
  },
  {
    id: 'destroyed',
    pile: (s, occ) => (s.owner[occ.subject] < 0 ? -1 : toy.zone(DISCARD, s.owner[occ.subject])),
    effect: (s, occ, cx, add) => {
      s.log.push(`destroyed ${nameOf(s, occ.subject)}`);
      // Its items go as the replacement that stands says
      if (occ.b === 1) for (const item of toy.carried(s, occ.subject)) toHand(s, cx, item);
      leave(s, cx, occ.subject);
      add(LEAVES, { subject: occ.subject, n: 1 });
    },
  },
  {
    id: 'leaves',
    effect: (s, occ, cx) => {
      if (toy.inPlay(s, occ.subject)) {
        s.log.push(`leaves ${nameOf(s, occ.subject)}`);
        leave(s, cx, occ.subject);
      }
    },
    pile: (s, occ) =>
      toy.inPlay(s, occ.subject) && s.owner[occ.subject] >= 0 ? toy.zone(DISCARD, s.owner[occ.subject]) : -1,
  },
  {
    id: 'enters',
    effect: (s, occ, cx) => {
      s.log.push(`enters ${nameOf(s, occ.subject)}`);
      toy.move(s, cx, occ.subject, toy.zone(FIELD), { ctl: occ.seat });
    },
  },
  {
    id: 'progressed',
    effect: (s, occ) => {
      addTokens(s, occ.subject, PROGRESS, occ.n);
      s.log.push(`progress ${nameOf(s, occ.subject)} ${occ.n}`);
    },
  },
  {
    id: 'explored',
    effect: (s, occ, cx, add) => {
      s.log.push(`explored ${nameOf(s, occ.subject)}`);
      leave(s, cx, occ.subject);
      add(LEAVES, { subject: occ.subject });
    },
  },
  {
    id: 'completed',
    effect: (s, occ, cx) => {
      s.log.push(`completed ${nameOf(s, occ.subject)}`);
      leave(s, cx, occ.subject);
      const next = s.piles[toy.zone(BOX)].find((card) => typeOf(s, card) === STAGE);
      if (next === undefined) {
        s.won = 1;
        return;
      }
      toy.move(s, cx, next, toy.zone(FIELD));
      occ.a = next;
    },
    asks: { to: address<never>('advance'), locals: (_s, occ) => (occ.a >= 0 ? { stage: occ.a } : null) },
  },
  {
    id: 'drawn',
    effect: (s, occ, cx) => {
      let n = 0;
      for (; n < occ.n && toy.banned(s, -2 - occ.seat, NO_DRAW) < 0; n++) {
        refill(s, cx, occ.seat);
        const card = toy.takeTop(s, toy.zone(DECK, occ.seat));
        if (card < 0) break;
        toy.move(s, cx, card, toy.zone(HAND, occ.seat));
      }
      occ.n = n;
      s.log.push(`draws ${occ.seat} ${n}`);
      return n > 0 ? undefined : false;
    },
  },
  {
    id: 'resourced',
    effect: (s, occ) => {
      addTokens(s, occ.subject, RESOURCE, occ.n);
      s.log.push(`resource ${nameOf(s, occ.subject)} ${occ.n}`);
    },
  },
  {
    id: 'healed',
    effect: (s, occ) => {
      const n = Math.min(occ.n, tokensOf(s, occ.subject, DAMAGE));
      addTokens(s, occ.subject, DAMAGE, -n);
      occ.n = n;
      s.log.push(`heals ${nameOf(s, occ.subject)} ${n}`);
      return n > 0 ? undefined : false;
    },
  },
  {
    id: 'exhausts',
    effect: (s, occ) => {
      if (s.bits[occ.subject] & EXHAUSTED) return false;
      s.bits[occ.subject] |= EXHAUSTED;
      s.log.push(`exhausts ${nameOf(s, occ.subject)}`);
    },
  },
  {
    id: 'readied',
    effect: (s, occ) => {
      if (!(s.bits[occ.subject] & EXHAUSTED)) return false;
      s.bits[occ.subject] &= ~EXHAUSTED;
      s.log.push(`readies ${nameOf(s, occ.subject)}`);
    },
  },
  {
    id: 'threatened',
    effect: (s, occ) => {
      s.threat[occ.seat] += occ.n;
      s.log.push(`threat ${occ.seat} ${s.threat[occ.seat]}`);
    },
  },
  {
    id: 'eliminated',
    effect: (s, occ, _cx, add) => {
      s.out[occ.seat] = 1;
      s.log.push(`eliminated ${occ.seat}`);
      for (let i = 1; s.first === occ.seat && i < s.threat.length; i++)
        if (!s.out[(occ.seat + i) % s.threat.length]) s.first = (occ.seat + i) % s.threat.length;
      for (const card of s.play) {
        if (s.ctl[card] !== occ.seat) continue;
        // LC-16.6: an enemy that was engaged goes back as it is
        if (typeOf(s, card) === ENEMY) toy.changeControl(s, card, -1);
        else add(LEAVES, { subject: card });
      }
    },
  },
  {
    id: 'phase-ends',
    effect: (s) => {
      s.log.push('phase ends');
    },
  },
  {
    id: 'said',
    effect: (s, occ) => {
      s.log.push(`said ${occ.n}`);
    },
  },
  {
    id: 'cycled',
    effect: (s, occ, cx) => {
      const pile = s.piles[toy.zone(SEALED, occ.seat)];
      const card = pile.find((one) => s.since[one] === occ.a);
      if (card === undefined) return false;
      toy.move(s, cx, card, toy.zone(CLOSED, occ.seat));
      s.log.push(`cycles ${occ.seat}`);
    },
    tell: (_s, occ) => ({ seat: occ.seat }),
  },
  {
    id: 'turned',
    effect: (s, occ) => {
      s.log.push(`reveals ${nameOf(s, occ.subject)}`);
    },
  },
  {
    id: 'placed',
    effect: (s, occ, cx) => {
      s.log.push(`placed ${nameOf(s, occ.subject)}`);
      toy.move(s, cx, occ.subject, toy.zone(FIELD));
    },
  },
  {
    id: 'staged',
    effect: (s, occ) => {
      s.log.push(`staged ${nameOf(s, occ.a)}`);
    },
  },
  {
    id: 'attaches',
    effect: (s, occ, cx) => {
      s.log.push(`attaches ${nameOf(s, occ.subject)}`);
      toy.attach(s, cx, occ.subject, occ.a, occ.seat);
    },
  },
  {
    id: 'overloaded',
    effect: (s, occ) => {
      s.bits[occ.subject] |= NOTICED;
    },
    asks: { to: address<never>('overload'), locals: (_s, occ) => ({ host: occ.subject }) },
  },
  {
    id: 'path-changes',
    asks: { to: address<never>('fight'), locals: (_s, occ) => ({ path: occ.subject, icons: 0 }) },
  },
];
