/** Instructions of event cards: how a procedure finds the one it carries out. */
import type { Cx } from '@pony/engine';
import type { Side } from '../data.ts';
import { eventOf } from '../edition.ts';
import type { War } from '../state.ts';
import type { CardProcedure, CombatCard, EventCard, Op, OpLocals } from './types.ts';

/** Procedures of these cards, each once. */
export function cardProcedures(events: readonly EventCard[], combat: readonly CombatCard[]): CardProcedure[] {
  const found = new Set<CardProcedure>();
  const walk = (ops: readonly Op[]): void => {
    for (const op of ops) {
      found.add(op.procedure);
      if (op.ops) walk(op.ops);
    }
  };
  for (const one of events) walk(one.ops);
  for (const one of combat) for (const procedure of one.procedures ?? []) found.add(procedure);
  return [...found];
}

/** Instructions are numbered by two digits a level: 3 is the fourth of the card, 203 the second branch of that one. */
const LEVEL = 100;

/** The instruction an op procedure carries out. */
export function opOf<T extends Op>(s: War, f: OpLocals): T {
  let op = eventOf(s, f.card).ops[f.op % LEVEL];
  for (let rest = Math.floor(f.op / LEVEL); rest > 0; rest = Math.floor(rest / LEVEL))
    op = (op.ops as readonly Op[])[(rest % LEVEL) - 1];
  return op as T;
}

/** Starts an instruction of a card. */
export function startOp(s: War, side: Side, cardPlayed: number, op: number, cx: Cx): void {
  const locals: Record<string, unknown> = { side, card: cardPlayed, op };
  const start = opOf(s, { side, card: cardPlayed, op });
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
