/** A play area, sorted by kind as the rules ask (DU-6.7), and within a kind in the order of playing. */
import { CARDS, KINDS, type Kind } from '../facts.ts';

export interface AreaGroup {
  readonly kind: Kind;
  readonly cards: readonly number[];
}

export function sortedArea(area: readonly number[]): AreaGroup[] {
  return KINDS.map((kind) => ({ kind, cards: area.filter((card) => CARDS[card].kind === kind) })).filter(
    (group) => group.cards.length > 0,
  );
}

/** Skills of which a card gives one, card by card. */
export const slashSkills = (area: readonly number[]): (readonly number[])[] =>
  area.flatMap((card) => (CARDS[card].choice.length > 0 ? [CARDS[card].choice] : []));
