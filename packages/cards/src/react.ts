/** Response windows: who may react, with cards that were there, or out of a hand that nobody else sees (LC-17.24, LC-17.42). */
import type { Cx, Frame, Option, Seat, WindowSpec } from '@pony/engine';
import { type Happening, startUse } from './begin.ts';
import {
  ABILITY,
  CARD,
  FORM,
  hearable,
  isAlive,
  isEqual,
  PLACE,
  RANK,
  READY,
  RESPONSE,
  spend,
  USED,
} from './gather.ts';
import { refuseHidden, refuseUse } from './judge.ts';
import { type Kernel, tablesOf } from './kernel.ts';
import { takeCopy } from './move.ts';
import { countOf, kindAt, load, stateAt } from './occ.ts';
import type { CardState, Listening, Moment, Refused } from './types.ts';
import type { Begun } from './using.ts';
import { wouldUse } from './would.ts';
import { handZones, hiddenZones } from './zones.ts';

type H = Frame & Happening;

export function reactions<S extends CardState>(k: Kernel<S>, moment: Moment): WindowSpec<S, Happening> {
  const begunAt = (s: S, h: H, at: number, seat: Seat): Begun => ({
    card: h.ready[at + CARD],
    form: h.ready[at + FORM],
    ability: h.ready[at + ABILITY],
    you: seat,
    depth: s.stack.indexOf(h),
    place: h.ready[at + PLACE],
    why: load(k, h.occs, h.ready[at + PLACE]).why,
  });
  const refuseEntry = (s: S, h: H, at: number, seat: Seat, open: boolean): Refused<S> => {
    if (h.ready[at + USED] === 1) return k.spec.refuse.used;
    if (!isAlive(k, s, h, at, moment)) return k.spec.refuse.notNow;
    return refuseUse(k, s, begunAt(s, h, at, seat), seat, load(k, h.occs, h.ready[at + PLACE]), open);
  };
  const fromHand = (s: S, h: H, card: number, seat: Seat, place: number, open: boolean): Refused<S> => {
    const n = abilityFor(k, s, h, card, place, moment);
    if (n < 0) return k.spec.refuse.notNow;
    const occ = load(k, h.occs, place);
    if (!open && moment === 'after' && s.since[card] > occ.stamp) return k.spec.refuse.notNow;
    const text = k.forms[s.form[card]].abilities[n] as Listening<S>;
    if (text.on.if && !text.on.if(s, occ, card)) return k.spec.refuse.notNow;
    const begun = { card, form: s.form[card], ability: n, you: seat, depth: s.stack.indexOf(h), place, why: occ.why };
    return open ? refuseHidden(k, s, begun, seat, occ) : refuseUse(k, s, begun, seat, occ, false);
  };
  return {
    order: (_s, h) => h.order,
    canAct: (s, h, seat) => {
      if (!k.spec.lives(s, seat)) return false;
      for (let at = 0; at < h.ready.length; at += READY)
        if (h.ready[at + RANK] === RESPONSE && refuseEntry(s, h, at, seat, true) === null) return true;
      return mightAnswer(k, s, h, seat, moment, (card, place) => fromHand(s, h, card, seat, place, true) === null);
    },
    prompt: (s, h) => {
      const occ = load(k, h.occs, h.from < countOf(k, h.occs) && moment !== 'after' ? h.from : 0);
      const args: Record<string, number | string> = { step: moment, what: kindName(k, occ.kind) };
      if (occ.subject >= 0) args.card = occ.subject;
      if (occ.by >= 0) args.by = occ.by;
      return { say: s.outcome ? 'respond' : moment === 'cancel' ? 'cancel' : 'respond', args };
    },
    candidates: (s, h, seat, out) => {
      for (let at = 0; at < h.ready.length; at += READY) {
        if (h.ready[at + RANK] !== RESPONSE || !firstOfEquals(k, h, at)) continue;
        out.push(['react', h.ready[at + CARD], h.ready[at + ABILITY], h.ready[at + PLACE]]);
      }
      eachInHand(k, s, h, seat, moment, (title, place) => out.push(['react-with', title, place]));
    },
    refuse: (s, h, seat, option) => refuseReaction(k, s, h, seat, option, moment, refuseEntry, fromHand),
    tell: (_s, h, _seat, option) => {
      if (option[0] === 'pass') return { say: 'pass' };
      const place = option[option.length - 1] as number;
      const { subject } = load(k, h.occs, place);
      const args: Record<string, number> = { a: option[1] };
      if (subject >= 0) args.card = subject;
      return { say: option[0], args };
    },
    would: (s, h, seat, option) => {
      const begun = begunBy(k, s, h, seat, option, moment, begunAt);
      return begun ? wouldUse(k, s, begun, seat) : [];
    },
    act: (s, h, seat, option, cx) => {
      const begun = begunBy(k, s, h, seat, option, moment, begunAt);
      if (!begun) throw new Error('no such reaction');
      const at = option[0] === 'react' ? entryOf(h, option) : -1;
      if (at >= 0) spend(k, h, at);
      begin(k, s, cx, option[0] === 'react-with' ? takeFromHand(k, s, begun, seat) : begun, seat);
    },
  };
}

const begin = <S extends CardState>(k: Kernel<S>, s: S, cx: Cx, begun: Begun, seat: Seat): void =>
  startUse(k, s, cx, begun, seat);

const kindName = <S extends CardState>(k: Kernel<S>, kind: number): string =>
  kind === 0 ? 'resolves' : kind === 1 ? 'expires' : k.spec.kinds[kind - 2].id;

/** The number by which the card comes out of the hand. */
const takeFromHand = <S extends CardState>(k: Kernel<S>, s: S, begun: Begun, _seat: Seat): Begun => ({
  ...begun,
  card: takeCopy(k, s, s.zone[begun.card], s.title[begun.card]),
});

function entryOf(h: H, option: Option): number {
  for (let at = 0; at < h.ready.length; at += READY)
    if (
      h.ready[at + CARD] === option[1] &&
      h.ready[at + ABILITY] === option[2] &&
      h.ready[at + PLACE] === option[3] &&
      h.ready[at + RANK] === RESPONSE
    )
      return at;
  return -1;
}

function firstOfEquals<S extends CardState>(k: Kernel<S>, h: H, at: number): boolean {
  for (let i = 0; i < at; i += READY) if (h.ready[i + RANK] === RESPONSE && isEqual(k, h, i, at)) return false;
  return true;
}

/** The response of a card in a hand to an occurrence, -1 for none. */
function abilityFor<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  card: number,
  place: number,
  moment: Moment,
): number {
  if (place < 0 || place >= countOf(k, h.occs) || !hearable(moment, stateAt(k, h.occs, place))) return -1;
  if (moment !== 'after' && place < h.from) return -1;
  const hears = tablesOf(k).hearing[moment][kindAt(k, h.occs, place)];
  return hears?.hand[s.form[card]]?.[0] ?? -1;
}

const places = <S extends CardState>(
  k: Kernel<S>,
  h: H,
  moment: Moment,
  found: (place: number) => boolean,
): boolean => {
  const count = countOf(k, h.occs);
  const hearing = tablesOf(k).hearing[moment];
  for (let place = moment === 'after' ? 0 : h.from; place < count; place++)
    if (hearable(moment, stateAt(k, h.occs, place)) && hearing[kindAt(k, h.occs, place)]?.inHand && found(place))
      return true;
  return false;
};

/** Titles of the hand with a text for this moment, and the occurrences they might answer. */
function eachInHand<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  seat: Seat,
  moment: Moment,
  found: (title: number, place: number) => void,
): void {
  places(k, h, moment, (place) => {
    const seen: number[] = [];
    for (const zone of handZones(k, seat))
      for (const card of s.piles[zone]) {
        if (seen.includes(s.title[card]) || abilityFor(k, s, h, card, place, moment) < 0) continue;
        seen.push(s.title[card]);
        found(s.title[card], place);
      }
    return false;
  });
}

/** By open information: the hand is not empty, and some hidden card of the seat, wherever it lies, fits and could be paid. */
function mightAnswer<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  seat: Seat,
  moment: Moment,
  fits: (card: number, place: number) => boolean,
): boolean {
  const hearing = tablesOf(k).hearing[moment];
  return places(k, h, moment, (place) =>
    anyHidden(k, s, seat, hearing[kindAt(k, h.occs, place)]?.hand ?? [], (card) => fits(card, place)),
  );
}

/** Some hidden card of the seat, if its hand is not empty; of copies one is enough. `among`: forms worth a look. */
export function anyHidden<S extends CardState>(
  k: Kernel<S>,
  s: S,
  seat: Seat,
  among: readonly (readonly number[] | undefined)[],
  fits: (card: number) => boolean,
): boolean {
  if (handZones(k, seat).every((zone) => s.piles[zone].length === 0)) return false;
  const mark = ++k.looks;
  const zones = hiddenZones(k, seat);
  for (let n = 0; n < zones.length; n++) {
    const pile = s.piles[zones[n]];
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i];
      const form = s.form[card];
      if (!among[form] || k.looked[form] === mark || s.owner[card] !== seat) continue;
      k.looked[form] = mark;
      if (fits(card)) return true;
    }
  }
  return false;
}

function cardInHand<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, title: number): number {
  for (const zone of handZones(k, seat)) for (const card of s.piles[zone]) if (s.title[card] === title) return card;
  return -1;
}

/** All copies of a title in a hand, until one fits: they may have come there at different times. */
function copyInHand<S extends CardState>(
  k: Kernel<S>,
  s: S,
  seat: Seat,
  title: number,
  why: (card: number) => Refused<S>,
): { card: number; why: Refused<S> } {
  let card = -1;
  let first: Refused<S> = k.spec.refuse.notNow;
  for (const zone of handZones(k, seat))
    for (const one of s.piles[zone]) {
      if (s.title[one] !== title) continue;
      const refused = why(one);
      if (!refused) return { card: one, why: null };
      if (card < 0) first = refused;
      card = one;
    }
  return { card, why: first };
}

function refuseReaction<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  seat: Seat,
  option: Option,
  moment: Moment,
  refuseEntry: (s: S, h: H, at: number, seat: Seat, open: boolean) => Refused<S>,
  fromHand: (s: S, h: H, card: number, seat: Seat, place: number, open: boolean) => Refused<S>,
): Refused<S> {
  if (option[0] === 'react') {
    const at = entryOf(h, option);
    return at < 0 ? k.spec.refuse.notNow : refuseEntry(s, h, at, seat, false);
  }
  if (option[0] !== 'react-with') return k.spec.refuse.notNow;
  const place = option[2];
  if (!places(k, h, moment, (one) => one === place)) return k.spec.refuse.notNow;
  return copyInHand(k, s, seat, option[1], (card) => fromHand(s, h, card, seat, place, false)).why;
}

function begunBy<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  seat: Seat,
  option: Option,
  moment: Moment,
  begunAt: (s: S, h: H, at: number, seat: Seat) => Begun,
): Begun | null {
  if (option[0] === 'react') {
    const at = entryOf(h, option);
    return at < 0 ? null : begunAt(s, h, at, seat);
  }
  const place = option[2];
  const card = cardInHand(k, s, seat, option[1]);
  const ability = card < 0 ? -1 : abilityFor(k, s, h, card, place, moment);
  if (ability < 0) return null;
  const { why } = load(k, h.occs, place);
  return { card, form: s.form[card], ability, you: seat, depth: s.stack.indexOf(h), place, why };
}
