/** Sections 15 to 21: playing a card, from the hand or from cards drawn apart. */
import {
  ask,
  type Cx,
  END,
  type Frame,
  type Option,
  procedure,
  type RefusalRule,
  refusal,
  run,
  type Seat,
} from '@pony/engine';
import { abilitiesOf, contentOf, EVENT_OF } from '../content/registry.ts';
import { ARMY, CHARACTER, EVENT, ITEM, TYPE, WIELDS } from '../data.ts';
import { DONE, ELIMINATE, EVENT_CARD, GIVE, PLAY, placeOf } from '../options.ts';
import { APART, type CardGame, distinct, JUST, reserveOf } from '../state.ts';
import { canPay, payForCard } from './hand.ts';
import { wouldStand } from './outlook.ts';
import { announce, cycleCard, drawApart, giveItem, goneCard, putInPlay, showTop } from './piles.ts';
import { refusePlace, refuseWielder } from './places.ts';
import { arrive, startText } from './texts.ts';

export interface Playing {
  seat: Seat;
  card: number;
  /** 0 the reserve, 1 + location; -1 for items and events. */
  place: number;
  wielder: number;
  /** 1: the cards cycled later pay for it (CG-21.6). */
  paid: number;
}

const REFUSE_PLAY = {
  twiceInRound: refusal<CardGame>('CG-21.3', 'played-this-round', (_s, _f, _seat, o) => ({ card: o[1] })),
  cannotPay: refusal<CardGame>('CG-15.4', 'cannot-pay', (_s, _f, _seat, o) => ({ card: o[1] })),
  otherType: refusal<CardGame>('CG-6.1', 'other-type', (_s, _f, _seat, o) => ({ card: o[1] })),
};

/** The card that the payment must leave alone (CG-15.5). */
const kept = (s: CardGame, card: number, wielder: number): number => {
  if (wielder >= 0) return wielder;
  return TYPE[card] === EVENT ? (abilitiesOf(card)[EVENT_OF[card]].needs?.(s) ?? -1) : -1;
};

/** CG-15.5: announced with its place, paid for, put there, carried out. */
export const playCard = procedure<CardGame, Playing>('play-card', [
  run('pay', (s, f, cx) => {
    if (f.paid === 0) payForCard(f.seat, 1, kept(s, f.card, f.wielder), cx);
  }),
  run('enter', (s, f, cx) => {
    const type = TYPE[f.card];
    if (type === CHARACTER || type === ITEM) s.played.push(f.card);
    if (type === EVENT) startText(f.seat, f.card, EVENT_OF[f.card], cx);
    else {
      if (type === ITEM) {
        giveItem(s, f.card, f.wielder);
        if (contentOf(f.card).opensDeck) showTop(s, f.seat, cx);
      } else putInPlay(s, f.card, f.place);
      arrive(f.card, true, cx);
    }
  }),
  // CG-19.1
  run('over', (s, f, cx) => {
    if (TYPE[f.card] === EVENT) goneCard(s, f.card, true, cx);
  }),
]);

/** Why a card the seat holds cannot be played so; whether it can be paid for is asked apart. */
export function refusePlaying(s: CardGame, seat: Seat, option: Option): RefusalRule<CardGame> | null {
  const card = option[1];
  const type = TYPE[card];
  if (
    option[0] === 'give' ? type !== ITEM : option[0] === 'event' ? type !== EVENT : type !== ARMY && type !== CHARACTER
  )
    return REFUSE_PLAY.otherType;
  if (s.played.includes(card)) return REFUSE_PLAY.twiceInRound;
  if (type === EVENT) return abilitiesOf(card)[EVENT_OF[card]].refuse?.(s, seat, card) ?? null;
  if (type === ITEM) return refuseWielder(s, card, option[2]);
  return refusePlace(s, card, option[2]);
}

/** CG-15.4, CG-25.18: nothing to cycle and nothing to forsake. */
export function refusePayment(s: CardGame, seat: Seat, option: Option): RefusalRule<CardGame> | null {
  const handLeft = s.hands[seat].length - 1;
  if (handLeft > 0 || s.decks[seat].length > 0) return null;
  const keep = kept(s, option[1], option[0] === 'give' ? option[2] : -1);
  return canPay(s, seat, handLeft, keep) ? null : REFUSE_PLAY.cannotPay;
}

/** Every way to play a card that might be open; `refuse` has the last word. */
export function offerPlaying(s: CardGame, card: number, out: Option[]): void {
  const type = TYPE[card];
  if (type === EVENT) out.push(EVENT_CARD[card]);
  else if (type === ITEM) {
    for (let i = 0; i < s.play.length; i++) if (WIELDS[card][s.play[i]]) out.push(GIVE[card][s.play[i]]);
  } else {
    out.push(PLAY[card][0]);
    for (let i = 0; i < s.active.length; i++) out.push(PLAY[card][placeOf(s.active[i])]);
  }
}

export function startPlaying(s: CardGame, seat: Seat, option: Option, paid: boolean, cx: Cx): void {
  const card = option[1];
  const place = option[0] === 'play' ? option[2] : -1;
  const wielder = option[0] === 'give' ? option[2] : -1;
  announce(s, card, cx);
  if (place >= 0) cx.emit('plays', { seat, card, place });
  else if (wielder >= 0) cx.emit('gives', { seat, card, wielder });
  else cx.emit('plays-event', { seat, card });
  cx.call(playCard, { seat, card, place, wielder, paid: paid ? 1 : 0 });
}

export interface DrawnApart {
  seat: Seat;
  /** Cards to draw; cards that must be eliminated first; cards that may be played. */
  n: number;
  eliminate: number;
  up: number;
  /** What may be played. */
  fits: number[];
  /** The only place allowed, -1 for any (CG-41.62, CG-41.63). */
  place: number;
  /** Where this group begins in the list of cards apart, cards played of it. */
  base: number;
  played: number;
  /** Once a card was played, and few were drawn: who pays for none of them: the card and its wielder (CG-21.7, CG-15.5). */
  keep?: number[];
}

export const drawnApart = (
  seat: Seat,
  n: number,
  up: number,
  fits: readonly number[],
  place: number,
  eliminate: number,
): DrawnApart => ({ seat, n, eliminate, up, fits: fits.slice(), place, base: -1, played: 0 });

const REFUSE_APART = {
  notApart: refusal<CardGame>('CG-21.5', 'not-apart'),
  notAllowed: refusal<CardGame>('CG-21.10', 'not-allowed-apart', (_s, _f, _seat, o) => ({ card: o[1] })),
  otherPlace: refusal<CardGame>('CG-41.62', 'other-place', (_s, _f, _seat, o) => ({ card: o[1] })),
  missingCost: refusal<CardGame>('CG-21.7', 'cannot-pay-apart', (_s, _f, _seat, o) => ({ card: o[1] })),
};

const group = (s: CardGame, f: DrawnApart): number[] => s.apart.slice(f.base);

/** CG-15.5: neither a card nor the wielder it is for pays for it; one played before it by the same effect may (CG-21.7). */
function keptApart(s: CardGame, f: DrawnApart, option: Option): number[] {
  const card = option[1];
  const own = [card, kept(s, card, option[0] === 'give' ? option[2] : -1)];
  return f.played === 0 ? own : own.filter((one) => f.keep?.includes(one));
}

/** CG-21.7: cards that would be left to be cycled do not pay for all of them, and nothing else could. */
function lacksCost(s: CardGame, f: DrawnApart, option: Option): boolean {
  const card = option[1];
  const missing = f.played + 1 - (s.apart.length - f.base - 1);
  if (missing <= 0) return false;
  const keep = keptApart(s, f, option);
  const reserve = reserveOf(s, f.seat).filter((one) => !keep.includes(one)).length;
  const itself = option[0] === 'play' && option[2] === 0 && !keep.includes(card) ? 1 : 0;
  return s.hands[f.seat].length + s.decks[f.seat].length + reserve + itself < missing;
}

function refuseApart(s: CardGame, f: Frame & DrawnApart, seat: Seat, option: Option): RefusalRule<CardGame> | null {
  if (option[0] === 'done') return null;
  if (option[0] !== 'play' && option[0] !== 'give' && option[0] !== 'event') return REFUSE_APART.notApart;
  const card = option[1];
  if (s.at[card] !== APART || s.apart.indexOf(card) < f.base) return REFUSE_APART.notApart;
  if (!f.fits.includes(card)) return REFUSE_APART.notAllowed;
  const refused = refusePlaying(s, seat, option);
  if (refused) return refused;
  if (f.place >= 0 && (option[0] !== 'play' || option[2] !== f.place)) return REFUSE_APART.otherPlace;
  return lacksCost(s, f, option) ? REFUSE_APART.missingCost : null;
}

/** CG-21.5 to CG-21.11: draw N, play up to K of them, cycle the rest. */
export const apart = procedure<CardGame, DrawnApart>('draw-apart', [
  run('draw', (s, f, cx) => {
    f.base = s.apart.length;
    drawApart(s, f.seat, f.n, cx);
    if (f.eliminate === 0 || s.apart.length === f.base) return 'play';
  }),
  // CG-41.64
  ask('eliminate', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, _f, seat) => ({ say: 'eliminate-apart', args: { seat } }),
    candidates: (s, f, _seat, out) => {
      for (const card of distinct(group(s, f))) out.push(ELIMINATE[card]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'eliminate' && s.at[option[1]] === APART && s.apart.indexOf(option[1]) >= f.base
        ? null
        : REFUSE_APART.notApart,
    answer: (s, f, seat, option, cx) => {
      const card = option[1];
      cx.whisper(JUST[seat], { say: 'eliminates-card', args: { seat, card } }, { say: 'eliminates', args: { seat } });
      goneCard(s, card, false, cx);
      f.eliminate = 0;
    },
  }),
  ask('play', {
    seats: (s, f) => (f.played < f.up && s.apart.length > f.base ? JUST[f.seat] : []),
    prompt: (_s, f, seat) => ({ say: 'play-apart', args: { seat, n: f.up - f.played } }),
    candidates: (s, f, _seat, out) => {
      for (const card of distinct(group(s, f))) if (f.fits.includes(card)) offerPlaying(s, card, out);
      out.push(DONE);
    },
    refuse: refuseApart,
    would: (s, _f, _seat, option) => wouldStand(s, option),
    answer: (s, f, seat, option, cx) => {
      if (option[0] === 'done') return;
      if (s.apart.length - f.base < 2 * f.up) f.keep = keptApart(s, f, option);
      f.played += 1;
      startPlaying(s, seat, option, true, cx);
      return 'play';
    },
  }),
  // CG-21.8, CG-21.9
  run('rest', (s, f, cx) => {
    const rest = group(s, f);
    for (const card of rest) cycleCard(s, card, false, cx);
    if (rest.length > 0)
      cx.whisper(
        JUST[f.seat],
        { say: 'cycles-rest-cards', args: { seat: f.seat, cards: rest } },
        { say: 'cycles-rest', args: { seat: f.seat, n: rest.length } },
      );
    f.n = Math.max(0, f.played - rest.length);
    return f.n === 0 ? END : undefined;
  }),
  run('pay', (_s, f, cx) => {
    const [keep = -1, also] = f.keep ?? [];
    payForCard(f.seat, f.n, keep, cx, also);
  }),
]);
