/** Chapter V, 5A: decks, draws and the hand limit. */
import { address, ask, type Cx, procedure, refusal } from '@pony/engine';
import { DECK_COUNT, HAND_LIMIT, type Side } from '../data.ts';
import { deckOfCard } from '../edition.ts';
import { DISCARD } from '../options.ts';
import { player, playerIf, type War } from '../state.ts';

export const deckAt = (s: War, side: Side, deck: number): number[] => s.decks[side * DECK_COUNT + deck];

/** WR-5.06: from an empty deck nothing is drawn any more. The hand limit follows by `handLimit`. */
export function drawCard(s: War, side: Side, deck: number, cx: Cx): void {
  const pile = deckAt(s, side, deck);
  if (pile.length === 0) return;
  const card = cx.draw('card', pile);
  s.hands[side].push(card);
  cx.whisper(
    player(s, side),
    { say: 'draws-card', args: { side, card } },
    { say: 'draws-hidden', args: { side, deck } },
  );
}

/** WR-5.04, WR-5.05: after the whole draw the owner discards down to the limit, face down. */
export const handLimit = address<{ side: Side }>('hand-limit');

export const REFUSE_DISCARD = {
  notInHand: refusal<War>('WR-5.04', 'not-in-hand'),
};

export const handLimits = procedure<War, { side: Side }>('hand-limit', [
  ask('discard', {
    seats: (s, f) => playerIf(s, f.side, s.hands[f.side].length > HAND_LIMIT),
    prompt: (s, f) => ({ say: 'discard', args: { count: s.hands[f.side].length - HAND_LIMIT } }),
    candidates: (s, f, _seat, out) => {
      for (const card of s.hands[f.side]) out.push(DISCARD[card]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'discard' && s.hands[f.side].includes(option[1] as number) ? null : REFUSE_DISCARD.notInHand,
    answer: (s, f, _seat, option, cx) => {
      const card = option[1] as number;
      takeFromHand(s, f.side, card);
      s.buried[f.side].push(card);
      cx.whisper(
        player(s, f.side),
        { say: 'discards-card', args: { side: f.side, card } },
        { say: 'discards-hidden', args: { side: f.side, deck: deckOfCard(s, card) } },
      );
      return 'discard';
    },
  }),
]);

export function takeFromHand(s: War, side: Side, card: number): void {
  s.hands[side].splice(s.hands[side].indexOf(card), 1);
}

/** A card from hand is discarded face up as a price or an effect. */
export function discardFromHand(s: War, side: Side, card: number, cx: Cx): void {
  takeFromHand(s, side, card);
  s.played[side].push(card);
  cx.emit('loses-card', { side, card });
}
