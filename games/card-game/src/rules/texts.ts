/** Section 21: a text is carried out sentence by sentence, in printed order. */
import { type Cx, END, procedure, run, type Seat } from '@pony/engine';
import { abilitiesOf, HAS_ARRIVAL } from '../content/registry.ts';
import { ON_PLAY, ON_REACH, type Using } from '../content/types.ts';
import { CARD_COUNT, type Side } from '../data.ts';
import { type CardGame, inTurnOrder, ownerOf, scenarioOf } from '../state.ts';
import { cycleFromHand, forsake } from './hand.ts';
import { drawCards } from './piles.ts';

export const text = procedure<CardGame, Using>('text', [
  run('sentences', (s, f, cx) => {
    const { ops } = abilitiesOf(f.src)[f.ability];
    while (f.next < ops.length) {
      ops[f.next++](s, f, cx);
      if (s.outcome || s.stack[s.stack.length - 1] !== f) return 'sentences';
    }
    return END;
  }),
]);

/** The rest of a text is left out. */
export const LEAVE_OUT = 99;

export function startText(seat: Seat, src: number, ability: number, cx: Cx): void {
  cx.call(text, { seat, src, ability, next: 0, note: -1 });
}

export interface Arriving {
  card: number;
  /** 1: played; 0: moved (CG-22.4). */
  played: number;
  next: number;
}

/** CG-22.7: what a card does on being played or on reaching its place, once. */
export const arrival = procedure<CardGame, Arriving>('arrival', [
  run('texts', (s, f, cx) => {
    const abilities = abilitiesOf(f.card);
    while (f.next < abilities.length) {
      const i = f.next++;
      const { when, fits } = abilities[i];
      if (when !== ON_REACH && !(when === ON_PLAY && f.played === 1)) continue;
      if (fits && !fits(s, f.card)) continue;
      startText(ownerOf(s, f.card), f.card, i, cx);
      return 'texts';
    }
    return END;
  }),
]);

export function arrive(card: number, played: boolean, cx: Cx): void {
  if (card < CARD_COUNT && HAS_ARRIVAL[card]) cx.call(arrival, { card, played: played ? 1 : 0, next: 0 });
}

/** What players are told to do, one after the other: flat triples of seat, deed and number. */
export interface Doing {
  todo: number[];
  next: number;
}
export const DRAW = 0;
export const CYCLE = 1;
export const FORSAKE = 2;

export const doing = procedure<CardGame, Doing>('doing', [
  run('next', (s, f, cx) => {
    while (f.next < f.todo.length) {
      const [seat, deed, n] = [f.todo[f.next], f.todo[f.next + 1], f.todo[f.next + 2]];
      f.next += 3;
      if (seat < 0) continue;
      if (deed === DRAW) drawCards(s, seat, n, cx);
      else {
        if (deed === CYCLE) cx.call(cycleFromHand, { seat, n });
        else cx.call(forsake, { seat, n, keep: -1 });
        return 'next';
      }
    }
    return END;
  }),
]);

/** CG-7.7: step by step, all players of the side in turn order; CG-37.14, CG-37.15: a lone player does the whole twice. */
export function eachOf(s: CardGame, side: Side, steps: readonly (readonly [deed: number, n: number])[], cx: Cx): void {
  const { side: sides, twice } = scenarioOf(s);
  const todo: number[] = [];
  const seats = inTurnOrder(s).filter((seat) => sides[seat] === side);
  for (const [deed, n] of steps) for (const seat of seats) todo.push(seat, deed, n);
  if (seats.some((seat) => twice[seat])) todo.push(...todo);
  cx.call(doing, { todo, next: 0 });
}
