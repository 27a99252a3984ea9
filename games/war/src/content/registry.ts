/** Where rules look cards up. Sets of cards are entered by content/index.ts; an expansion enters its own. */
import type { Cx } from '@pony/engine';
import { CARD_COMBAT, CARDS, card, type Side } from '../data.ts';
import type { CardProcedure, CombatCard, EventCard, Op, OpLocals, TableCard } from './types.ts';

const EVENTS: EventCard[] = CARDS.map((id) => ({ id, ops: [] }));
const COMBAT_OF: CombatCard[] = CARDS.map((_, c) => ({ id: CARD_COMBAT[c], effects: [] }));

export function enterEvents(cards: readonly EventCard[]): void {
  for (const one of cards) EVENTS[card(one.id)] = one;
}

export function enterCombat(cards: readonly CombatCard[]): void {
  CARDS.forEach((_, c) => {
    COMBAT_OF[c] = cards.find((one) => one.id === CARD_COMBAT[c]) ?? COMBAT_OF[c];
  });
}

export const eventOf = (c: number): EventCard => EVENTS[c];
export const combatOf = (c: number): CombatCard => COMBAT_OF[c];
export const tableOf = (c: number): TableCard | undefined => EVENTS[c].table;

/** Procedures of all cards entered so far. */
export function cardProcedures(): CardProcedure[] {
  const found = new Set<CardProcedure>();
  const walk = (ops: readonly Op[]): void => {
    for (const op of ops) {
      found.add(op.procedure);
      if (op.ops) walk(op.ops);
    }
  };
  for (const one of EVENTS) walk(one.ops);
  for (const one of COMBAT_OF) for (const procedure of one.procedures ?? []) found.add(procedure);
  return [...found];
}

/** Instructions are numbered by two digits a level: 3 is the fourth of the card, 203 the second branch of that one. */
const LEVEL = 100;

/** The instruction an op procedure carries out. */
export function opOf<T extends Op>(f: OpLocals): T {
  let op = EVENTS[f.card].ops[f.op % LEVEL];
  for (let rest = Math.floor(f.op / LEVEL); rest > 0; rest = Math.floor(rest / LEVEL))
    op = (op.ops as readonly Op[])[(rest % LEVEL) - 1];
  return op as T;
}

/** Starts an instruction of a card. */
export function startOp(side: Side, cardPlayed: number, op: number, cx: Cx): void {
  const locals: Record<string, unknown> = { side, card: cardPlayed, op };
  const start = opOf({ side, card: cardPlayed, op });
  if (start.locals)
    for (const [key, value] of Object.entries(start.locals)) locals[key] = Array.isArray(value) ? value.slice() : value;
  cx.call({ name: start.procedure.name }, locals);
}

/** Number of the i-th instruction inside another one. */
export function insideOp(op: number, i: number): number {
  let level = LEVEL;
  while (op >= level) level *= LEVEL;
  return op + level * (i + 1);
}
