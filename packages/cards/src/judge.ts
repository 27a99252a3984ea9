/** May a text be used? The same datum that carries it out says why not (LC-7.3, LC-7.14, LC-7.15). */
import type { Seat } from '@pony/engine';
import { abilityOf, type Kernel } from './kernel.ts';
import { usedUp } from './limits.ts';
import { choicesOf, filterOut, hiddenCount, listChoices, whyNothing } from './picks.ts';
import type { CardState, Occ, Op, PickOp, Refused, Text, Using } from './types.ts';
import { type Begun, newUsing, PLAYED } from './using.ts';
import { isBlank } from './values.ts';
import { mayDecide } from './who.ts';
import { classOf } from './zones.ts';

/** Who, place, limit, restriction, cost, targets, change; `open`: by open information alone. */
export function refuseUse<S extends CardState>(
  k: Kernel<S>,
  s: S,
  begun: Begun,
  seat: Seat,
  occ: Occ | null,
  open: boolean,
): Refused<S> {
  const text = abilityOf(k, begun.form, begun.ability);
  if (!text || text.kind === 'constant') return k.spec.refuse.notNow;
  if (!mayDecide(k, s, text, begun.card, occ, seat)) return k.spec.refuse.who;
  return refuseAtAll(k, s, text, begun, seat, occ, open);
}

/** Without the question who may: place, limit and the rest. */
export function refuseAtAll<S extends CardState>(
  k: Kernel<S>,
  s: S,
  text: Text<S> & { readonly kind: string },
  begun: Begun,
  seat: Seat,
  occ: Occ | null,
  open: boolean,
  anywhere = false,
): Refused<S> {
  const { refuse } = k.spec;
  const ownLeaving = occ !== null && occ.subject === begun.card && 'on' in text && ownTrigger(text);
  if ((begun.how ?? PLAYED) === PLAYED && !ownLeaving && !anywhere) {
    if (classOf(k, s.zone[begun.card]) !== (text.from ?? 'play')) return refuse.place;
    if (k.spec.blank !== undefined && isBlank(k, s, begun.card)) return refuse.place;
  }
  if (usedUp(k, s, begun.form, begun.ability, s.since[begun.card], seat)) return refuse.limit;
  const u = newUsing(k, s, begun);
  u.seat = seat;
  if (!text.announce || u.announced >= 0) return refuseAnnounced(k, s, text, u, open);
  const spots: number[] = [];
  text.announce.each(s, u, spots);
  let first: Refused<S> = null;
  for (const spot of spots) {
    u.announced = spot;
    const why = refuseAnnounced(k, s, text, u, open);
    if (!why) return null;
    first ??= why;
  }
  return first ?? refuse.target;
}

/** A hidden card is judged as if it lay in the hand: which title it is, is open; where it lies, is not. */
export function refuseHidden<S extends CardState>(
  k: Kernel<S>,
  s: S,
  begun: Begun,
  seat: Seat,
  occ: Occ | null,
): Refused<S> {
  const text = abilityOf(k, begun.form, begun.ability);
  if (text.kind === 'constant') return k.spec.refuse.notNow;
  return refuseAtAll(k, s, text, begun, seat, occ, true, true);
}

const ownTrigger = (text: object): boolean => (text as { on?: { ownLeaving?: true } }).on?.ownLeaving === true;

function refuseAnnounced<S extends CardState>(k: Kernel<S>, s: S, text: Text<S>, u: Using, open: boolean): Refused<S> {
  const may = text.may?.(s, u);
  if (may) return may;
  if (text.announce) {
    const failed = filterOut(s, text.announce.filters, u.announced, u);
    if (failed) return failed.why;
    const spots: number[] = [];
    text.announce.each(s, u, spots);
    if (!spots.includes(u.announced)) return k.spec.refuse.choice;
  }
  if (!text.x) return refuseRest(k, s, text, u, open);
  let first: Refused<S> = null;
  for (const x of text.x(s, u)) {
    u.x = x;
    const why = refuseRest(k, s, text, u, open);
    if (!why) return null;
    first ??= why;
  }
  return first ?? k.spec.refuse.cost;
}

/** Cost, then targets and change; a cost that leaves no target is no cost (CG-15.5). */
export function refuseRest<S extends CardState>(
  k: Kernel<S>,
  s: S,
  text: Text<S>,
  u: Using,
  open: boolean,
): Refused<S> {
  const { cost } = text;
  if (!cost || cost.length === 0 || u.how !== PLAYED) return judgeOps(k, s, u, text.ops, 0, open);
  let payable = false;
  const why = judgeCost(k, s, u, cost, 0, open, () => {
    payable = true;
    return judgeOps(k, s, u, text.ops, 0, open);
  });
  // What the cost itself says comes first
  return why && payable && !open ? (judgeCost(k, s, u, cost, 0, open, nothing) ?? why) : why;
}

const nothing = (): null => null;

/** After some costs are chosen: whether the rest of the cost and the sentences still go. */
export function spoils<S extends CardState>(k: Kernel<S>, s: S, text: Text<S>, u: Using, next: number): boolean {
  const ops = (): Refused<S> => judgeOps(k, s, u, text.ops, 0, false);
  return judgeCost(k, s, u, text.cost ?? [], next, false, ops) !== null;
}

function judgeCost<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  ops: readonly Op<S>[],
  from: number,
  open: boolean,
  rest: () => Refused<S>,
): Refused<S> {
  for (let i = from; i < ops.length; i++) {
    const op = ops[i];
    if (op.op === 'pick') {
      if (op.times) {
        if (choicesOf(k, s, u, op, 0).length === 0 && op.times(s, u) > 0 && !op.optional) return noChoice(k, s, u, op);
        continue;
      }
      if (op.of.hidden && open) {
        if (hiddenCount(s, u, op.of) === 0) return k.spec.refuse.cost;
        u.picked.push(-1, -1);
        const why = judgeCost(k, s, u, ops, i + 1, open, rest);
        u.picked.length -= 2;
        return why;
      }
      return tryChoices(k, s, u, op, open, () => judgeCost(k, s, u, ops, i + 1, open, rest));
    }
    const why = judgeCostOp(k, s, u, op, open);
    if (why) return why;
  }
  return rest();
}

function judgeCostOp<S extends CardState>(k: Kernel<S>, s: S, u: Using, op: Op<S>, open: boolean): Refused<S> {
  if (op.op === 'do' || op.op === 'own') return op.can?.(s, u) ?? null;
  if (op.op === 'when') return judgeCost(k, s, u, op.holds(s, u) ? op.ops : (op.else ?? []), 0, open, nothing);
  if (op.op !== 'one') return null;
  let first: Refused<S> = null;
  for (const branch of op.branches) {
    const why = judgeCost(k, s, u, branch.ops, 0, open, nothing);
    if (!why) return null;
    first ??= why;
  }
  return first;
}

const noChoice = <S extends CardState>(k: Kernel<S>, s: S, u: Using, op: PickOp<S>): Refused<S> =>
  whyNothing(k, s, u, op.of);

/** Whether some choice lets the rest go; null when one does. */
function tryChoices<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  op: PickOp<S>,
  open: boolean,
  rest: () => Refused<S>,
): Refused<S> {
  const all: number[] = [];
  listChoices(k, s, u, op.of, all);
  let first: Refused<S> = null;
  const cards = (op.of.of ?? 'card') === 'card';
  for (const value of all) {
    if (filterOut(s, op.of.filters, value, u)) continue;
    u.picked.push(value, cards ? s.since[value] : -1);
    const why = rest();
    u.picked.length -= 2;
    if (!why) return null;
    first ??= why;
  }
  if (op.optional) return rest();
  return first ?? (open ? k.spec.refuse.target : noChoice(k, s, u, op));
}

/** Targets first (LC-7.3), then whether anything would change (LC-7.15). */
export function judgeOps<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  ops: readonly Op<S>[],
  from: number,
  open: boolean,
): Refused<S> {
  const op = ops[from];
  if (!op) return k.spec.refuse.nothing;
  if (op.op !== 'pick') return judgeDeeds(k, s, u, ops, from, open);
  if (op.of.hidden) {
    if (hiddenCount(s, u, op.of) === 0)
      return op.optional ? judgeOps(k, s, u, ops, from + 1, open) : noChoice(k, s, u, op);
    if (open) return null;
  }
  return tryChoices(k, s, u, op, open, () => judgeOps(k, s, u, ops, from + 1, open));
}

function judgeDeeds<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  ops: readonly Op<S>[],
  from: number,
  open: boolean,
): Refused<S> {
  let first: Refused<S> = null;
  for (let i = from; i < ops.length; i++) {
    const op = ops[i];
    if (op.op === 'then') continue;
    const why = op.op === 'pick' ? judgeOps(k, s, u, ops, i, open) : judgeDeed(k, s, u, op, open);
    if (!why) return null;
    first ??= why;
    if (op.op === 'pick') break;
  }
  return first ?? k.spec.refuse.nothing;
}

function judgeDeed<S extends CardState>(
  k: Kernel<S>,
  s: S,
  u: Using,
  op: Exclude<Op<S>, PickOp<S>>,
  open: boolean,
): Refused<S> {
  if (op.op === 'do' || op.op === 'own') return op.can?.(s, u) ?? null;
  if (op.op === 'later') return null;
  if (op.op === 'when' || op.op === 'then')
    return judgeOps(k, s, u, op.op === 'then' || op.holds(s, u) ? op.ops : (op.else ?? []), 0, open);
  let first: Refused<S> = null;
  if (op.op === 'one')
    for (const branch of op.branches) {
      const why = judgeOps(k, s, u, branch.ops, 0, open);
      if (!why) return null;
      first ??= why;
    }
  else {
    const seat = u.seat;
    for (const round of op.of(s, u))
      for (const one of round) {
        u.seat = one;
        const why = judgeOps(k, s, u, op.ops, 0, open);
        u.seat = seat;
        if (!why) return null;
        first ??= why;
      }
  }
  return first ?? k.spec.refuse.nothing;
}
