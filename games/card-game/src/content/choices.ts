/** Questions that texts ask. */
import { ask, type Cx, END, type Frame, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { CARD_COUNT } from '../data.ts';
import { ELIMINATE, GO, MARK, NO, NONE, TAKE, YES } from '../options.ts';
import { eliminate } from '../rules/lose.ts';
import { moveCard, shuffleDeck, takeToHand } from '../rules/piles.ts';
import { arrive, LEAVE_OUT } from '../rules/texts.ts';
import { type CardGame, distinct, JUST, NOBODY } from '../state.ts';

/** The source of a text as an argument: a card or a location. */
const sourceOf = (src: number): Readonly<Record<string, number | string>> =>
  src < CARD_COUNT ? { card: src, kind: 'card' } : { location: src - CARD_COUNT, kind: 'location' };

const REFUSE_CHOICE = {
  yesOrNo: refusal<CardGame>('CG-9.5', 'yes-or-no'),
  takeOne: refusal<CardGame>('CG-25.21', 'take-one'),
  notThere: refusal<CardGame>('CG-25.22', 'not-there', (_s, _f, _seat, o) => ({ card: o[1] })),
  mustTake: refusal<CardGame>('CG-25.21', 'must-take'),
  markOne: refusal<CardGame>('CG-28.4', 'mark-one'),
  goOrNot: refusal<CardGame>('CG-22.6', 'go-or-not'),
  cannotGo: refusal<CardGame>('CG-22.2', 'cannot-go', (_s, f, _seat, o) => ({
    card: (f as Frame & { card: number }).card,
    location: o[1],
  })),
  eliminateOne: refusal<CardGame>('CG-25.7', 'choose-one-to-eliminate'),
};

/** A text that says "may"; the result is the sentence it goes on with: declined, its rest is left out. */
export const may = procedure<CardGame, { seat: Seat; src: number; result: number }>('may', [
  ask('ask', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, f, seat) => ({
      say: f.src < CARD_COUNT ? 'may-card' : 'may-location',
      args: { seat, ...sourceOf(f.src) },
    }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_CHOICE.yesOrNo),
    answer: (_s, f, _seat, option) => {
      if (option[0] === 'no') f.result = LEAVE_OUT;
    },
  }),
]);

export interface Searching {
  seat: Seat;
  src: number;
  fits: number[];
  /** Bits: 1 the deck, 2 the cycle pile. */
  from: number;
  n: number;
  optional: number;
}

/** What fits and lies where the text looks; only the player who searches may read it. */
function found(s: CardGame, f: Searching): number[] {
  const out: number[] = [];
  if ((f.from & 1) !== 0) for (const card of s.decks[f.seat]) if (f.fits.includes(card)) out.push(card);
  if ((f.from & 2) !== 0) for (const card of s.cycled[f.seat]) if (f.fits.includes(card)) out.push(card);
  return distinct(out.sort((a, b) => a - b));
}

/** CG-25.21, CG-25.22: asked whatever lies there, so that silence tells nothing. */
export const search = procedure<CardGame, Searching>('search', [
  ask('take', {
    seats: (_s, f) => (f.n > 0 ? JUST[f.seat] : NOBODY),
    prompt: (_s, f, seat) => ({
      say: f.src < CARD_COUNT ? 'take-card' : 'take-location',
      args: { seat, ...sourceOf(f.src) },
    }),
    candidates: (s, f, _seat, out) => {
      const cards = found(s, f);
      for (const card of cards) out.push(TAKE[card]);
      if (cards.length === 0 || f.optional) out.push(NONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'none') return f.optional || found(s, f).length === 0 ? null : REFUSE_CHOICE.mustTake;
      if (option[0] !== 'take') return REFUSE_CHOICE.takeOne;
      return found(s, f).includes(option[1]) ? null : REFUSE_CHOICE.notThere;
    },
    answer: (s, f, seat, option, cx) => {
      f.n -= 1;
      if (option[0] === 'none') {
        cx.emit('takes-none', { seat });
        return 'shuffle';
      }
      const card = option[1];
      takeToHand(s, card, cx);
      cx.emit('takes', { seat, card });
      return 'take';
    },
  }),
  run('shuffle', (s, f, cx) => {
    if ((f.from & 1) !== 0) shuffleDeck(s, f.seat, cx);
    return END;
  }),
]);

export interface Marking {
  seat: Seat;
  src: number;
  places: number[];
  attack: number;
}

/** CG-28.4: an icon on one of these locations. */
export const chooseLocation = procedure<CardGame, Marking>('mark', [
  ask('choose', {
    seats: (_s, f) => (f.places.length > 1 ? JUST[f.seat] : NOBODY),
    prompt: (_s, f, seat) => ({ say: f.attack ? 'mark-attack' : 'mark-defence', args: { seat, card: f.src } }),
    candidates: (_s, f, _seat, out) => {
      for (const location of f.places) out.push(MARK[location]);
    },
    refuse: (_s, f, _seat, option) =>
      option[0] === 'mark' && f.places.includes(option[1]) ? null : REFUSE_CHOICE.markOne,
    answer: (_s, f, _seat, option) => {
      f.places = [option[1]];
    },
  }),
  run('add', (s, f, cx) => {
    const [location] = f.places;
    const i = s.active.indexOf(location);
    if (f.attack) s.addedAttack[i] += 1;
    else s.addedDefence[i] += 1;
    cx.emit(f.attack ? 'adds-attack' : 'adds-defence', { location });
  }),
]);

export interface Going {
  seat: Seat;
  card: number;
  places: number[];
}

/** A card may go to one of these locations, or stay. */
export const goThere = procedure<CardGame, Going>('go', [
  ask('choose', {
    seats: (_s, f) => JUST[f.seat],
    prompt: (_s, f, seat) => ({ say: 'go', args: { seat, card: f.card } }),
    candidates: (_s, f, _seat, out) => {
      for (const location of f.places) out.push(GO[location]);
      out.push(NO);
    },
    refuse: (_s, f, _seat, option) => {
      if (option[0] === 'no') return null;
      if (option[0] !== 'go') return REFUSE_CHOICE.goOrNot;
      return f.places.includes(option[1]) ? null : REFUSE_CHOICE.cannotGo;
    },
    answer: (s, f, seat, option, cx) => {
      if (option[0] !== 'no') goTo(s, seat, f.card, option, cx);
    },
  }),
]);

function goTo(s: CardGame, seat: Seat, card: number, option: Option, cx: Cx): void {
  const location = option[1];
  cx.emit('moves', { seat, card, location });
  moveCard(s, card, location);
  arrive(card, false, cx);
}

export interface Choosing {
  seat: Seat;
  src: number;
  cards: number[];
}

/** One of these cards in play is eliminated, by choice of a player. */
export const chooseCard = procedure<CardGame, Choosing>('choose-card', [
  ask('choose', {
    seats: (_s, f) => (f.cards.length > 1 ? JUST[f.seat] : NOBODY),
    prompt: (_s, f, seat) => ({ say: 'eliminate-one', args: { seat, card: f.src } }),
    candidates: (_s, f, _seat, out) => {
      for (const card of distinct(f.cards)) out.push(ELIMINATE[card]);
    },
    refuse: (_s, f, _seat, option) =>
      option[0] === 'eliminate' && f.cards.includes(option[1]) ? null : REFUSE_CHOICE.eliminateOne,
    answer: (_s, f, _seat, option) => {
      f.cards = [option[1]];
    },
  }),
  run('eliminate', (s, f, cx) => eliminate(s, f.cards[0], cx)),
]);
