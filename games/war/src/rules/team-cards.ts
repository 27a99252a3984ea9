/** Chapter XI, WR-11.04 and WR-11.05: two players of a side draw and exchange cards. */
import { address, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { DECK_COUNT, type Side } from '../data.ts';
import type { Deck, SeatNo } from '../ids.ts';
import { DECK, GIVE, NO } from '../options.ts';
import { decider, deciderIf, leadingOf, mateOf, roleOf, sideOfSeat, teamOf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { deckAt, drawCard, handLimit } from './cards.ts';

const REFUSE_TEAM_CARDS = {
  whichDeck: refusal<War>('WR-11.04', 'choose-deck'),
  emptyDeck: refusal<War>('WR-5.07', 'deck-empty'),
  notInHand: refusal<War>('WR-11.05', 'not-in-hand'),
};

export interface TeamDraw {
  side: Side;
  /** Players who have drawn. */
  drawn: number;
}
export const teamDraw = address<TeamDraw>('team-draw');
const exchange = address<{ side: Side; from: SeatNo; offers: number }>('exchange');

const drawer = (s: War, f: TeamDraw): SeatNo => teamOf(s, f.side)[f.drawn];
const hasCards = (s: War, side: Side, deck: Deck): boolean => deckAt(s, side, deck).length > 0;

export const teamDraws = procedure<War, TeamDraw>('team-draw', [
  run('next', (s, f, cx) => {
    if (f.drawn === teamOf(s, f.side).length) return 'swap';
    if (s.turn > 1) return;
    for (let deck = 0; deck < DECK_COUNT; deck++) drawCard(s, drawer(s, f), deck, cx);
    return 'limit';
  }),
  ask('deck', {
    seats: (s, f) => deciderIf(s, { seat: drawer(s, f) }, hasCards(s, f.side, 0) || hasCards(s, f.side, 1)),
    prompt: () => ({ say: 'draw-from' }),
    candidates: (_s, _f, _seat, out) => {
      for (let deck = 0; deck < DECK_COUNT; deck++) out.push(DECK[deck]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'deck') return REFUSE_TEAM_CARDS.whichDeck;
      return hasCards(s, f.side, option[1]) ? null : REFUSE_TEAM_CARDS.emptyDeck;
    },
    answer: (s, f, _seat, option: OptionOf<'deck'>, cx) => drawCard(s, drawer(s, f), option[1], cx),
  }),
  run('limit', (s, f, cx) => {
    cx.call(handLimit, { seat: drawer(s, f) });
    f.drawn++;
    return 'next';
  }),
  run('swap', (s, f, cx) => cx.call(exchange, { side: f.side, from: leadingOf(s, f.side), offers: 0 })),
]);

/** One card for one card, unseen, if both agree; the Leading Player may offer first, then the other. */
export const exchanges = procedure<War, { side: Side; from: SeatNo; offers: number }>('exchange', [
  ask('offer', {
    seats: (s, f) =>
      deciderIf(s, { seat: f.from }, s.hands[f.from].length > 0 && s.hands[mateOf(s, f.from)].length > 0),
    prompt: () => ({ say: 'offer-card' }),
    candidates: (s, f, _seat, out) => {
      for (const card of s.hands[f.from]) out.push(GIVE[card]);
      out.push(NO);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'no') return null;
      const held = option[0] === 'give' && s.hands[f.from].includes(option[1]);
      return held ? null : REFUSE_TEAM_CARDS.notInHand;
    },
    answer: (s, f, _seat, option: OptionOf<'give' | 'no'>, cx) => {
      if (option[0] === 'no') return 'other';
      s.offer = s.hands[f.from].indexOf(option[1]);
      cx.whisper(
        decider(s, { seat: f.from }),
        { say: 'offers-card', args: { side: roleOf(s, f.from), card: option[1] } },
        { say: 'offers-hidden', args: { side: roleOf(s, f.from) } },
      );
    },
  }),
  ask('answer', {
    seats: (s, f) => deciderIf(s, { seat: mateOf(s, f.from) }, s.offer >= 0),
    prompt: (s, f) => ({ say: 'answer-offer', args: { side: roleOf(s, f.from) } }),
    candidates: (s, f, _seat, out) => {
      for (const card of s.hands[mateOf(s, f.from)]) out.push(GIVE[card]);
      out.push(NO);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'no') return null;
      const held = option[0] === 'give' && s.hands[mateOf(s, f.from)].includes(option[1]);
      return held ? null : REFUSE_TEAM_CARDS.notInHand;
    },
    answer: (s, f, _seat, option: OptionOf<'give' | 'no'>, cx) => {
      const mate = mateOf(s, f.from);
      const offered = s.offer;
      s.offer = -1;
      if (option[0] === 'no') {
        cx.emit('declines-exchange', { side: roleOf(s, mate) });
        return 'other';
      }
      const given = s.hands[f.from][offered];
      const back = option[1];
      s.hands[f.from][offered] = back;
      s.hands[mate][s.hands[mate].indexOf(back)] = given;
      cx.reveal('card', given);
      cx.whisper(
        teamOf(s, sideOfSeat(s, mate)),
        { say: 'exchange', args: { side: roleOf(s, f.from), card: given, other: back } },
        { say: 'exchange-hidden', args: { side: sideOfSeat(s, mate) } },
      );
      return 'end';
    },
  }),
  run('other', (s, f) => {
    f.offers++;
    if (f.offers > 1) return 'end';
    f.from = mateOf(s, f.from);
    return 'offer';
  }),
]);
