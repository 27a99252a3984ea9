/** Instructions of event cards: how a procedure finds the one it carries out. */
import type { Cx, Frame } from '@pony/engine';
import type { Side } from '../data.ts';
import { eventOf } from '../edition.ts';
import type { CardNo } from '../ids.ts';
import type { PlayEvent } from '../rules/playing.ts';
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

function localsOf(start: Op, side: Side, card: CardNo, op: number): OpLocals & Record<string, unknown> {
  const locals: OpLocals & Record<string, unknown> = { side, card, op };
  if (start.locals)
    for (const [key, value] of Object.entries(start.locals)) locals[key] = Array.isArray(value) ? value.slice() : value;
  return locals;
}

/** Starts an instruction inside another one. */
export function startOp(s: War, side: Side, card: CardNo, op: number, cx: Cx): void {
  const start = opOf(s, { side, card, op });
  cx.call({ name: start.procedure.name }, localsOf(start, side, card, op));
}

/** Starts an instruction of a card: it gets what the one before has left, if it has a place for it (`note`), and may leave a `result`. */
export function startEventOp(s: War, f: Frame & PlayEvent, op: number, cx: Cx): void {
  const start = opOf(s, { side: f.side, card: f.card, op });
  const locals = localsOf(start, f.side, f.card, op);
  if ('note' in locals) locals.note = f.note;
  if (typeof locals.result === 'number')
    cx.callFor(f, 'note', { name: start.procedure.name }, { ...locals, result: locals.result });
  else cx.call({ name: start.procedure.name }, locals);
}

/** Number of the i-th instruction inside another one. */
export function insideOp(op: number, i: number): number {
  let level = LEVEL;
  while (op >= level) level *= LEVEL;
  return op + level * (i + 1);
}
