/** What using a text would do, with present numbers, by reading and never by playing ahead. */
import type { Say, Seat } from '@pony/engine';
import type { Kernel } from './kernel.ts';
import { textOf } from './path.ts';
import { choicesOf } from './picks.ts';
import type { CardState, Op, Using } from './types.ts';
import { type Begun, newUsing } from './using.ts';

export function wouldUse<S extends CardState>(k: Kernel<S>, s: S, begun: Begun, seat: Seat): Say[] {
  const u = newUsing(k, s, begun);
  u.seat = seat;
  const out: Say[] = [];
  const text = textOf(k, u.form, u.ability);
  if (text.x) u.x = text.x(s, u)[0] ?? 0;
  if (wouldOps(k, s, u, text.cost ?? [], out)) wouldOps(k, s, u, text.ops, out);
  return out;
}

/** Sentences that speak for themselves now, up to a choice that is not settled; false when there was one. */
export function wouldOps<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  ops: readonly Op<S>[],
  out: Say[],
): boolean {
  for (const op of ops) {
    if (op.op === 'pick') {
      if (op.of.hidden || op.times || op.optional) return false;
      const choices = choicesOf(k, s, u, op, 0);
      if (choices.length !== 1) return false;
      u.picked.push(choices[0], (op.of.of ?? 'card') === 'card' ? s.since[choices[0]] : -1);
    } else if (op.op === 'do' || op.op === 'own') {
      if (op.would && !op.can?.(s, u)) out.push(op.would(s, u));
    } else if (op.op === 'when' || op.op === 'then') {
      const inner = op.op === 'then' || op.holds(s, u) ? op.ops : (op.else ?? []);
      if (!wouldOps(k, s, u, inner, out)) return false;
    } else return false;
  }
  return true;
}
