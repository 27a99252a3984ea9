/** Where rules look cards up. Sets of cards are entered by content/index.ts; an expansion enters its own. */
import { CARD_COMBAT, CARDS, card } from '../data.ts';
import type { CombatCard, EventCard, Op, OpLocals, TableCard } from './types.ts';

const EVENTS: EventCard[] = CARDS.map((id) => ({ id, ops: [] }));
const COMBAT: Record<string, CombatCard> = {};
const COMBAT_OF: CombatCard[] = CARDS.map((_, c) => ({ id: CARD_COMBAT[c], effects: [] }));

export function enterEvents(...cards: readonly EventCard[]): void {
  for (const one of cards) EVENTS[card(one.id)] = one;
}

export function enterCombat(...cards: readonly CombatCard[]): void {
  for (const one of cards) COMBAT[one.id] = one;
  CARDS.forEach((_, c) => {
    COMBAT_OF[c] = COMBAT[CARD_COMBAT[c]] ?? COMBAT_OF[c];
  });
}

export const eventOf = (c: number): EventCard => EVENTS[c];
export const combatOf = (c: number): CombatCard => COMBAT_OF[c];
export const tableOf = (c: number): TableCard | undefined => EVENTS[c].table;

/** An op that holds other ops: a choice, a condition. */
export interface Branches extends Op {
  readonly ops: readonly Op[];
}

/** The instruction an op procedure carries out. */
export function opOf<T extends Op>(f: OpLocals): T {
  const op = EVENTS[f.card].ops[f.op];
  return (f.sub < 0 ? op : (op as Branches).ops[f.sub]) as T;
}
