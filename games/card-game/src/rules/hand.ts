/** Sections 24, 25: cycling hand cards and forsaking, by choice. */
import { ask, type Cx, END, type Frame, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { FORSAKEN_HAND, FORSAKEN_RESERVE, FORSAKEN_TOP } from '../content/types.ts';
import { CYCLE_CARD, FORSAKE, FORSAKE_TOP } from '../options.ts';
import { type CardGame, distinct, HAND, holderOf, inPlay, inReserve, JUST, ownerOf, reserveOf } from '../state.ts';
import { lose } from './lose.ts';
import { cycleCard } from './piles.ts';

export interface Many {
  seat: Seat;
  n: number;
}

/** Face down; only its player knows which (CG-24.6). */
export function cycleHidden(s: CardGame, seat: Seat, card: number, cx: Cx): void {
  cx.whisper(JUST[seat], { say: 'cycles-card', args: { seat, card } }, { say: 'cycles', args: { seat } });
  cycleCard(s, card, false, cx);
}

export const REFUSE_HAND = {
  notInHand: refusal<CardGame>('CG-15.1', 'not-in-hand', (_s, _f, _seat, o) => ({ card: o[1] })),
  cycleOne: refusal<CardGame>('CG-25.3', 'cycle-one'),
  forsakeOne: refusal<CardGame>('CG-25.13', 'forsake-one'),
  notYours: refusal<CardGame>('CG-25.16', 'not-to-forsake', (_s, _f, _seat, o) => ({ card: o[1] })),
  keepForCost: refusal<CardGame>('CG-15.5', 'keep-for-cost', (_s, _f, _seat, o) => ({ card: o[1] })),
  noDeck: refusal<CardGame>('CG-25.18', 'no-deck'),
};

/** CG-25.3 to CG-25.5: card by card; with an empty hand a forsake stands for each. */
export const cycleFromHand = procedure<CardGame, Many>('cycle-from-hand', [
  run('next', (s, f, cx) => {
    if (f.n <= 0) return END;
    const hand = s.hands[f.seat];
    if (hand.length > 1) return undefined;
    f.n -= 1;
    if (hand.length === 1) cycleHidden(s, f.seat, hand[0], cx);
    else cx.call(forsake, { seat: f.seat, n: 1, keep: -1 });
    return 'next';
  }),
  ask('pick', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, f, seat) => ({ say: 'cycle', args: { seat, n: f.n } }),
    candidates: (s, f, _seat, out) => offerHand(s, f.seat, CYCLE_CARD, out),
    refuse: (s, _f, seat, option) => {
      if (option[0] !== 'cycle') return REFUSE_HAND.cycleOne;
      return isInHand(s, seat, option[1]) ? null : REFUSE_HAND.notInHand;
    },
    answer: (s, f, seat, option, cx) => {
      f.n -= 1;
      cycleHidden(s, seat, option[1], cx);
      return 'next';
    },
  }),
]);

export const isInHand = (s: CardGame, seat: Seat, card: number): boolean =>
  s.at[card] === HAND && ownerOf(s, card) === seat;

export function offerHand(s: CardGame, seat: Seat, options: readonly Option[], out: Option[]): void {
  const cards = distinct(s.hands[seat]);
  for (let i = 0; i < cards.length; i++) out.push(options[cards[i]]);
}

export interface Forsaking extends Many {
  /** A card in reserve that must stay, -1 for none (CG-15.5); of a card played apart its wielder, too (CG-21.7). */
  keep: number;
  also?: number;
}
const isKept = (f: Pick<Forsaking, 'keep' | 'also'>, card: number): boolean => card === f.keep || card === f.also;

/** CG-25.18: whether there is anything to forsake. */
export function canForsake(s: CardGame, f: Pick<Forsaking, 'seat' | 'keep' | 'also'>): boolean {
  if (s.hands[f.seat].length > 0 || s.decks[f.seat].length > 0) return true;
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    if (!isKept(f, card) && inReserve(s, card) && holderOf(s, card) === f.seat) return true;
  }
  return false;
}

function refuseForsake(s: CardGame, f: Frame & Forsaking, seat: Seat, option: Option) {
  if (option[0] === 'forsake-top') return s.decks[seat].length > 0 ? null : REFUSE_HAND.noDeck;
  if (option[0] !== 'forsake') return REFUSE_HAND.forsakeOne;
  const card = option[1];
  if (isKept(f, card)) return REFUSE_HAND.keepForCost;
  if (isInHand(s, seat, card)) return null;
  return inReserve(s, card) && holderOf(s, card) === seat ? null : REFUSE_HAND.notYours;
}

/** CG-25.13 to CG-25.19: a hand card, a card in the own reserve, or the top of the own deck; each a choice of its own. */
export const forsake = procedure<CardGame, Forsaking>('forsake', [
  run('next', (s, f, cx) => {
    if (f.n <= 0 || !canForsake(s, f)) return END;
    if (s.hands[f.seat].length > 0 || reserveOf(s, f.seat).some((card) => !isKept(f, card))) return undefined;
    f.n -= 1;
    forsakeTop(s, f.seat, cx);
    return 'next';
  }),
  ask('pick', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, f, seat) => ({ say: 'forsake', args: { seat, n: f.n } }),
    candidates: (s, f, seat, out) => {
      offerHand(s, seat, FORSAKE, out);
      for (let i = 0; i < s.play.length; i++)
        if (inReserve(s, s.play[i]) && holderOf(s, s.play[i]) === f.seat) out.push(FORSAKE[s.play[i]]);
      out.push(FORSAKE_TOP);
    },
    refuse: refuseForsake,
    answer: (s, f, seat, option, cx) => {
      f.n -= 1;
      if (option[0] === 'forsake-top') forsakeTop(s, seat, cx);
      else forsakeCard(s, seat, option[1], cx);
      return 'next';
    },
  }),
]);

function forsakeCard(s: CardGame, seat: Seat, card: number, cx: Cx): void {
  if (inPlay(s, card)) {
    cx.emit('forsakes-reserve', { seat, card });
    lose(s, card, FORSAKEN_RESERVE, -1, cx);
  } else {
    cx.whisper(JUST[seat], { say: 'forsakes-card', args: { seat, card } }, { say: 'forsakes-hand', args: { seat } });
    lose(s, card, FORSAKEN_HAND, -1, cx);
  }
}

/** CG-25.14, CG-25.15: decided first, then looked at. */
function forsakeTop(s: CardGame, seat: Seat, cx: Cx): void {
  const deck = s.decks[seat];
  const card = deck[deck.length - 1];
  cx.reveal('card', card);
  cx.whisper(JUST[seat], { say: 'forsakes-top-card', args: { seat, card } }, { say: 'forsakes-top', args: { seat } });
  lose(s, card, FORSAKEN_TOP, -1, cx);
}

/** CG-15.2, CG-15.4: what playing a card costs; `keep` must stay where it is. */
export function payForCard(seat: Seat, n: number, keep: number, cx: Cx, also?: number): void {
  cx.call(payment, { seat, n, keep, ...(also === undefined ? null : { also }) });
}

export const payment = procedure<CardGame, Forsaking>('payment', [
  run('next', (s, f, cx) => {
    if (f.n <= 0) return END;
    f.n -= 1;
    if (s.hands[f.seat].length > 0) cx.call(cycleFromHand, { seat: f.seat, n: 1 });
    else cx.call(forsake, { ...payable(f), n: 1 });
    return 'next';
  }),
]);
/** Who pays, and what must stay. */
const payable = ({ seat, n, keep, also }: Forsaking): Forsaking => ({
  seat,
  n,
  keep,
  ...(also === undefined ? null : { also }),
});

export const canPay = (s: CardGame, seat: Seat, handLeft: number, keep: number): boolean => {
  if (handLeft > 0 || s.decks[seat].length > 0) return true;
  return reserveOf(s, seat).some((card) => card !== keep);
};
