/** Words in which the toy forms are written, as a game would make them. */
import {
  type Ability,
  type Action,
  type Called,
  type Filter,
  type Listening,
  type Moment,
  type Occ,
  type Op,
  type Selector,
  type Text,
  type Using,
  wasPicked,
} from '@pony/cards';
import type { RefusalRule } from '@pony/engine';
import {
  DAMAGE,
  DAMAGED,
  DRAWN,
  EXHAUSTED,
  EXHAUSTS,
  HAND,
  HEALED,
  NO_DRAW,
  READIED,
  REFUSE,
  RESOURCED,
  SAID,
  THREATENED,
  type Toy,
  tokensOf,
  toy,
  typeOf,
} from './toy.ts';

export type Ref = (s: Toy, u: Using) => number;
export const itself: Ref = (_s, u) => u.card;
export const it: Ref = (s, u) => toy.picked(s, u, -1);
export const subject: Ref = (s, u) => toy.answered(s, u)?.subject ?? -1;

type If = (s: Toy, occ: Occ, self: number) => boolean;
type Rest = Partial<Omit<Text<Toy>, 'ops'>>;
const listening =
  (kind: 'standing' | 'forced' | 'response', at: Moment) =>
  (
    what: number,
    cond: If | null,
    ops: readonly Op<Toy>[],
    rest: Rest & { instead?: true | 'change'; ownLeaving?: true } = {},
  ): Listening<Toy> => {
    const { instead, ownLeaving, ...text } = rest;
    return {
      kind,
      on: { at, kind: what, ...(cond ? { if: cond } : null), ...(ownLeaving ? { ownLeaving } : null) },
      ...(instead ? { instead } : null),
      ...text,
      ops,
    };
  };
export const forcedWhen = listening('forced', 'when');
export const forcedAfter = listening('forced', 'after');
export const standingAfter = listening('standing', 'after');
export const responseWhen = listening('response', 'when');
export const responseAfter = listening('response', 'after');
export const responseCancel = listening('response', 'cancel');
export const action = (ops: readonly Op<Toy>[], rest: Rest & { phases?: readonly number[] } = {}): Action<Toy> => ({
  kind: 'action',
  ...rest,
  ops,
});
export const called = (as: number, ops: readonly Op<Toy>[], rest: Rest = {}): Called<Toy> => ({
  kind: 'called',
  as,
  ...rest,
  ops,
});
export const constant = (rest: Omit<Extract<Ability<Toy>, { kind: 'constant' }>, 'kind'>): Ability<Toy> => ({
  kind: 'constant',
  ...rest,
});

/** A happening about one card. */
const about = (
  kind: number,
  ref: Ref,
  n: number | ((s: Toy, u: Using) => number) = 1,
  can?: (s: Toy, card: number) => RefusalRule<Toy> | null,
): Op<Toy> => ({
  op: 'do',
  act: (s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    toy.happen(s, cx, u, kind, { subject: card, n: typeof n === 'number' ? n : n(s, u) });
  },
  can: (s, u) => {
    const card = ref(s, u);
    if (card < 0) return REFUSE.target;
    return can?.(s, card) ?? null;
  },
});
export const say = (n: number): Op<Toy> => ({ op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, SAID, { n }) });
export const damage = (n: number, ref: Ref): Op<Toy> => about(DAMAGED, ref, n);
export const heal = (n: number, ref: Ref): Op<Toy> =>
  about(HEALED, ref, n, (s, card) => (tokensOf(s, card, DAMAGE) > 0 ? null : REFUSE.nothing));
export const exhaust = (ref: Ref): Op<Toy> =>
  about(EXHAUSTS, ref, 1, (s, card) => (s.bits[card] & EXHAUSTED ? REFUSE.exhausted : null));
export const ready = (ref: Ref): Op<Toy> =>
  about(READIED, ref, 1, (s, card) => (s.bits[card] & EXHAUSTED ? null : REFUSE.ready));
export const resource = (n: number | ((s: Toy, u: Using) => number), ref: Ref): Op<Toy> => about(RESOURCED, ref, n);
export const happens = (kind: number, ref: Ref): Op<Toy> => about(kind, ref);
export const draw = (n: number): Op<Toy> => ({
  op: 'do',
  act: (s, u, cx) => toy.happen(s, cx, u, DRAWN, { seat: u.seat, n }),
  can: (s, u) => (toy.banned(s, -2 - u.seat, NO_DRAW) >= 0 ? REFUSE.cannotDraw : null),
  would: (_s, u) => ({ say: 'draws', args: { seat: u.seat, n } }),
});
export const raise = (n: number): Op<Toy> => ({
  op: 'do',
  act: (s, u, cx) => toy.happen(s, cx, u, THREATENED, { seat: u.seat, n }),
});
export const cancelIt: Op<Toy> = { op: 'do', act: (s, u) => toy.cancel(s, u) };

export const isType = (type: number): Filter<Toy> => ({
  holds: (s, card) => typeOf(s, card) === type,
  why: REFUSE.target,
});
export const isReady: Filter<Toy> = { holds: (s, card) => !(s.bits[card] & EXHAUSTED), why: REFUSE.exhausted };
export const isExhausted: Filter<Toy> = { holds: (s, card) => (s.bits[card] & EXHAUSTED) !== 0, why: REFUSE.ready };
export const notPicked: Filter<Toy> = { holds: (_s, card, u) => !wasPicked(u, card), why: REFUSE.choice };
export const yours: Filter<Toy> = { holds: (s, card, u) => s.ctl[card] === u.seat, why: REFUSE.who };
export const inField = (...filters: Filter<Toy>[]): Selector<Toy> => ({
  each: (s, _u, out) => {
    for (const card of s.play) out.push(card);
  },
  filters,
});
export const inHand = (...filters: Filter<Toy>[]): Selector<Toy> => ({
  each: () => undefined,
  filters,
  hidden: (_s, u) => [toy.zone(HAND, u.seat)],
});
export const pick = (
  of: Selector<Toy>,
  rest: Partial<Omit<Extract<Op<Toy>, { op: 'pick' }>, 'op' | 'of'>> = {},
): Op<Toy> => ({ op: 'pick', of, ...rest });
export const whenResolved =
  (as: number): If =>
  (_s, occ) =>
    occ.b === as;

export const thereafter = (...ops: Op<Toy>[]): Op<Toy> => ({ op: 'then', ops });
/** Later: after a kind of thing, with a target named now. */
export const wait = (kind: number, ops: readonly Op<Toy>[], target?: (s: Toy) => number): Op<Toy> => ({
  op: 'when',
  holds: (s, u) => {
    if (target) u.picked.push(target(s), s.since[target(s)]);
    return true;
  },
  ops: [{ op: 'later', on: { at: 'after', kind }, ops }],
});
