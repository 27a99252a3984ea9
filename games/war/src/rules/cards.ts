/** Chapter V, 5A: decks, draws and the hand limit. */
import { address, type Cx, procedure, refusal } from '@pony/engine';
import { ask } from '../ask.ts';
import { DECK_COUNT, type Side } from '../data.ts';
import { deckOfCard } from '../edition.ts';
import type { CardNo, Deck, SeatNo } from '../ids.ts';
import { DISCARD } from '../options.ts';
import { decider, deciderIf, handLimitOf, roleOf, sideOfSeat } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';

export const deckAt = (s: War, side: Side, deck: Deck): number[] => s.decks[side * DECK_COUNT + deck];

/** WR-5.06: from an empty deck nothing is drawn any more. The hand limit follows by `handLimit`. */
export function drawCard(s: War, seat: SeatNo, deck: Deck, cx: Cx): void {
  const pile = deckAt(s, sideOfSeat(s, seat), deck);
  if (pile.length === 0) return;
  const card = cx.draw('card', pile);
  const side = roleOf(s, seat);
  s.hands[seat].push(card);
  cx.whisper(
    decider(s, { seat }),
    { say: 'draws-card', args: { side, card } },
    { say: 'draws-hidden', args: { side, deck } },
  );
}

/** WR-5.04, WR-5.05: after the whole draw the owner discards down to the limit, face down. */
export const handLimit = address<{ seat: SeatNo }>('hand-limit');

const REFUSE_DISCARD = {
  notInHand: refusal<War>('WR-5.04', 'not-in-hand'),
};

export const handLimits = procedure<War, { seat: SeatNo }>('hand-limit', [
  ask('discard', {
    seats: (s, f) => deciderIf(s, { seat: f.seat }, s.hands[f.seat].length > handLimitOf(s, f.seat)),
    prompt: (s, f) => ({ say: 'discard', args: { count: s.hands[f.seat].length - handLimitOf(s, f.seat) } }),
    candidates: (s, f, _seat, out) => {
      for (const card of s.hands[f.seat]) out.push(DISCARD[card]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'discard' && s.hands[f.seat].includes(option[1]) ? null : REFUSE_DISCARD.notInHand,
    answer: (s, f, _seat, option: OptionOf<'discard'>, cx) => {
      const card = option[1];
      const side = roleOf(s, f.seat);
      takeFromHand(s, f.seat, card);
      s.buried[f.seat].push(card);
      cx.whisper(
        decider(s, { seat: f.seat }),
        { say: 'discards-card', args: { side, card } },
        { say: 'discards-hidden', args: { side, deck: deckOfCard(s, card) } },
      );
      return 'discard';
    },
  }),
]);

export function takeFromHand(s: War, seat: SeatNo, card: CardNo): void {
  s.hands[seat].splice(s.hands[seat].indexOf(card), 1);
}

/** A card from hand is discarded face up as a price or an effect. */
export function discardFromHand(s: War, seat: SeatNo, card: CardNo, cx: Cx): void {
  takeFromHand(s, seat, card);
  s.played[sideOfSeat(s, seat)].push(card);
  cx.emit('loses-card', { side: roleOf(s, seat), card });
}
