/** Eliminating a card, with the texts that turn it into cycling (CG-41.9 to CG-41.18). */
import type { Cx } from '@pony/engine';
import { contentOf } from '../content/registry.ts';
import { ELIMINATED, type Guard } from '../content/types.ts';
import { type CardGame, inPlay, itemsOf } from '../state.ts';
import { cycleCard, goneCard } from './piles.ts';

/** The guards that answer, each with the card it is printed on: flat pairs would hide the words, so a list of both. */
export interface Answering {
  readonly by: number;
  readonly guard: Guard;
}

export function guardsOf(s: CardGame, card: number, cause: number): Answering[] {
  const out: Answering[] = [];
  const own = contentOf(card).guard;
  if (own && (own.causes & cause) !== 0) out.push({ by: card, guard: own });
  if (inPlay(s, card))
    for (const item of itemsOf(s, card)) {
      const { ward } = contentOf(item);
      if (ward && (ward.causes & cause) !== 0) out.push({ by: item, guard: ward });
    }
  return out;
}

/** CG-41.17: two guards fit and differ in what becomes of the items. */
export function mustChooseGuard(s: CardGame, card: number, cause: number): boolean {
  const found = guardsOf(s, card, cause);
  return found.length > 1 && found.some((one) => one.guard.itemsCycled !== found[0].guard.itemsCycled);
}

/**
 * A card is eliminated, wherever it is; `by` is the card whose guard was chosen, -1 when there was no choice. In play its
 * items go with it (CG-18.7, CG-18.8). A card with such a text is shown (CG-25.8).
 */
export function lose(s: CardGame, card: number, cause: number, by: number, cx: Cx): void {
  const found = guardsOf(s, card, cause);
  const guard = found.length === 0 ? null : (found.find((one) => one.by === by) ?? found[0]).guard;
  const open = inPlay(s, card);
  if (open)
    for (const item of itemsOf(s, card)) {
      if (guard?.itemsCycled) cycleCard(s, item, true, cx);
      else goneCard(s, item, true, cx);
    }
  if (guard) {
    if (!open) cx.reveal('card', card);
    cycleCard(s, card, true, cx);
    cx.emit('guarded', { card });
  } else {
    goneCard(s, card, open, cx);
    if (open) cx.emit('eliminated', { card });
  }
}

/** CG-18.8: cycled out of play with all its items, each to the pile of its own player (CG-18.9). */
export function cycleFromPlay(s: CardGame, card: number, cx: Cx): void {
  for (const item of itemsOf(s, card)) cycleCard(s, item, true, cx);
  cycleCard(s, card, true, cx);
  cx.emit('cycled', { card });
}

export const eliminate = (s: CardGame, card: number, cx: Cx): void => lose(s, card, ELIMINATED, -1, cx);
