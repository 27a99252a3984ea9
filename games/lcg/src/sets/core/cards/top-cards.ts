/** Looking at the top cards of a player's deck and taking one of them into that player's hand (LC-29.62: this is not drawing). */
import type { OwnOp, Using } from '@pony/cards';
import { ask, type Cx, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { ZONE } from '../../../lists.ts';
import { cards, cardsIn, type Lcg, lives, playersInOrder } from '../../../state.ts';
import { player } from '../../../words/index.ts';

const NOT_THERE = refusal<Lcg>('LC-18.27', 'not-among-these');

/** The top n cards of a deck, but for those `above` them. */
const window = (s: Lcg, seat: Seat, n: number, above = 0): readonly number[] => {
  const deck = cardsIn(s, ZONE.deck, seat);
  return deck.slice(Math.max(0, deck.length - n), deck.length - above);
};
function titles(s: Lcg, list: readonly number[], out: Option[]): void {
  for (const title of new Set(list.map((card) => s.title[card]))) out.push(['choose-title', title]);
}
const named = (s: Lcg, list: readonly number[], option: Option): number =>
  option[0] === 'choose-title' ? (list.find((card) => s.title[card] === option[1]) ?? -1) : -1;

interface Search extends Using {
  n: number;
  /** Whose turn to search, in player order. */
  seats: number[];
  turn: number;
}

/** Every player may search the own deck. */
const searchTop = procedure<Lcg, Search>('search-top', [
  run('next', (s, f) => {
    f.turn += 1;
    if (f.turn >= f.seats.length) return 'over';
    const seat = f.seats[f.turn];
    if (!lives(s, seat) || window(s, seat, f.n).length === 0) return 'next';
  }),
  // LC-29.82
  ask('whether', {
    seats: (_s, f) => [f.seats[f.turn]],
    prompt: (_s, f, seat) => ({ say: 'may-search', args: { seat, card: f.card, n: f.n } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(['search'], ['none']);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'search' || option[0] === 'none' ? null : NOT_THERE),
    answer: (s, f, seat, option, cx) => {
      if (option[0] === 'none') return 'next';
      cards.look(s, cx, seat, window(s, seat, f.n));
    },
  }),
  ask('take', {
    seats: (_s, f) => [f.seats[f.turn]],
    prompt: (_s, f, seat) => ({ say: 'search', args: { seat, card: f.card } }),
    candidates: (s, f, seat, out) => {
      titles(s, window(s, seat, f.n), out);
      out.push(['none']);
    },
    refuse: (s, f, seat, option) =>
      option[0] === 'none' || named(s, window(s, seat, f.n), option) >= 0 ? null : NOT_THERE,
    answer: (s, f, seat, option, cx) => {
      const card = named(s, window(s, seat, f.n), option);
      if (card < 0) return;
      cards.move(s, cx, card, cards.zone(ZONE.hand, seat), { secret: true });
      cx.emit('takes-one', { seat, by: f.card });
    },
  }),
  // LC-4.19
  run('shuffle', (s, f, cx) => {
    cards.shuffle(s, cx, cards.zone(ZONE.deck, f.seats[f.turn]));
    return 'next';
  }),
  run('over', () => undefined),
]);

export const searchTopCards = (n: number): OwnOp<Lcg> => ({
  op: 'own',
  procedure: searchTop,
  locals: (s) => ({ n, seats: playersInOrder(s), turn: -1 }),
});

interface Arrange extends Using {
  owner: Seat;
  n: number;
  /** Cards put back so far: they lie on top of the others. */
  back: number;
}

/** LC-2.34: on top of the others; who decides goes on knowing what lies where, and nobody else does. */
function putBack(s: Lcg, f: Arrange, cx: Cx, card: number): void {
  const seen = [...window(s, f.owner, f.n)];
  cards.move(s, cx, card, cards.zone(ZONE.deck, f.owner), { secret: seen });
  cards.look(s, cx, f.seat, seen);
}

/** One of the top X cards goes to that player's hand, the others back on top in an order that "you" decide. */
const arrangeTop = procedure<Lcg, Arrange>('arrange-top', [
  run('look', (s, f, cx) => {
    f.n = Math.min(f.n, cardsIn(s, ZONE.deck, f.owner).length);
    cards.look(s, cx, f.seat, window(s, f.owner, f.n));
  }),
  ask('take', {
    seats: (_s, f) => [f.seat],
    prompt: (_s, f, seat) => ({ say: 'search', args: { seat, card: f.card } }),
    candidates: (s, f, _seat, out) => titles(s, window(s, f.owner, f.n), out),
    refuse: (s, f, _seat, option) => (named(s, window(s, f.owner, f.n), option) >= 0 ? null : NOT_THERE),
    answer: (s, f, _seat, option, cx) => {
      const card = named(s, window(s, f.owner, f.n), option);
      cards.move(s, cx, card, cards.zone(ZONE.hand, f.owner), { secret: window(s, f.owner, f.n) });
      f.n -= 1;
      // Who chose goes on knowing what was seen
      cards.look(s, cx, f.seat, [...window(s, f.owner, f.n), card]);
      cx.emit('takes-one', { seat: f.owner, by: f.card });
    },
  }),
  // The last one needs no question; several of one title do: whoever is not asked would tell the others that they are the same (LC-2.20)
  ask('order', {
    seats: (s, f) => (window(s, f.owner, f.n, f.back).length > 1 ? [f.seat] : []),
    prompt: (_s, f, seat) => ({ say: 'put-back', args: { seat, card: f.card } }),
    candidates: (s, f, _seat, out) => titles(s, window(s, f.owner, f.n, f.back), out),
    refuse: (s, f, _seat, option) => (named(s, window(s, f.owner, f.n, f.back), option) >= 0 ? null : NOT_THERE),
    answer: (s, f, _seat, option, cx) => {
      putBack(s, f, cx, named(s, window(s, f.owner, f.n, f.back), option));
      f.back += 1;
      return 'order';
    },
  }),
  run('rest', (s, f, cx) => {
    for (const card of window(s, f.owner, f.n, f.back)) putBack(s, f, cx, card);
  }),
]);

export const arrangeTopCards: OwnOp<Lcg> = {
  op: 'own',
  procedure: arrangeTop,
  locals: (s, u) => ({ owner: player(s, u), n: u.x, back: 0 }),
};
