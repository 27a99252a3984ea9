/** `each`: several players do the same, together as one batch (LC-17.33) or step by step in turn order (CG-7.7). */
import { type Address, address, ask, type Cx, type Frame, type Label, procedure, run, type Seat } from '@pony/engine';
import { carryAddress, carryLocals, together } from './begin.ts';
import { pickStep, tryPick } from './choose.ts';
import { judgeOps } from './judge.ts';
import type { Kernel } from './kernel.ts';
import { listPath, opPath, opsAt } from './path.ts';
import { writeDelayed } from './rows.ts';
import type { CardState, Op, Using } from './types.ts';
import { goesOn, sameUsing } from './using.ts';

export interface Each extends Using {
  /** The list every player carries out. */
  inner: number;
  /** Seats, round after round; and where each round ends. */
  seats: number[];
  ends: number[];
  /** Step by step: the round and the sentence at work. In both ways: the player. */
  round: number;
  op: number;
  nth: number;
  /** The sentence that is asked about. */
  list: number;
  i: number;
  count: number;
  /** Together: what was chosen; player, path of the sentence, value, since. */
  chosen: number[];
  /** Length of `picked` before anybody was asked, and before the sentence that is asked about. */
  outer: number;
  mark: number;
  /** Depth of the frame that is told whether all was done, -1 for none. */
  up: number;
}
const CHOSEN = 4;

export const eachAddress: Address<Each> = address('card-each');

export function newEach(u: Using, inner: number, rounds: readonly (readonly Seat[])[]): Each {
  const ends: number[] = [];
  const seats: number[] = [];
  for (const round of rounds) {
    seats.push(...round);
    ends.push(seats.length);
  }
  return {
    ...sameUsing(u),
    inner,
    seats,
    ends,
    round: 0,
    op: 0,
    nth: 0,
    list: inner,
    i: 0,
    count: 0,
    chosen: [],
    outer: u.picked.length,
    mark: u.picked.length,
    up: u.home,
  };
}

export function makeEach<S extends CardState>(k: Kernel<S>) {
  type F = Frame & Each;
  const opsIn = (f: F, list: number): readonly Op<S>[] => opsAt(k, f.form, f.ability, list);
  const answerOf = (f: F, path: number): number => {
    for (let i = 0; i < f.chosen.length; i += CHOSEN) if (f.chosen[i] === f.nth && f.chosen[i + 1] === path) return i;
    return -1;
  };
  /** The first sentence of a list about which the player at work has not been asked; what needs no question is noted. */
  const question = (s: S, f: F, list: number): 'pick' | 'one' | null => {
    const ops = opsIn(f, list);
    for (let i = 0; i < ops.length; i++) {
      const op = ops[i];
      const path = opPath(list, i);
      const found = answerOf(f, path);
      if (op.op === 'pick' && found < 0) {
        if (f.list !== list || f.i !== i) Object.assign(f, { list, i, count: 0, mark: f.picked.length });
        if (tryPick(k, s, f) === 'asks') return 'pick';
        notePicks(f, path, f.mark);
      } else if (op.op === 'one' && found < 0) {
        const open = op.branches.flatMap((branch, b) =>
          judgeOps(k, s, sameUsing(f), branch.ops, 0, false) ? [] : [b],
        );
        Object.assign(f, { list, i, count: 0 });
        if (open.length > 1) return 'one';
        f.chosen.push(f.nth, path, open[0] ?? -1, -1);
      } else if (op.op === 'then' || op.op === 'own' || op.op === 'each')
        throw new Error(`"${op.op}" has no place inside "each": all of it happens together`);
      const branch = branchOf(s, f, op, path);
      if (branch >= 0) {
        const asked = question(s, f, listPath(list, i, branch));
        if (asked) return asked;
      }
    }
    return null;
  };
  /** The list inside an op that the player goes into, -1 for none. */
  const branchOf = (s: S, f: F, op: Op<S>, path: number): number => {
    if (op.op === 'when') return op.holds(s, f) ? 0 : op.else ? 1 : -1;
    return op.op === 'one' ? f.chosen[answerOf(f, path) + 2] : -1;
  };
  const notePicks = (f: F, path: number, from: number): void => {
    if (f.picked.length === from) f.chosen.push(f.nth, path, -1, -1);
    for (let i = from; i < f.picked.length; i += 2) f.chosen.push(f.nth, path, f.picked[i], f.picked[i + 1]);
    f.count = 0;
    f.i = -1;
  };
  const deeds = (s: S, f: F, u: Using, list: number, cx: Cx): void => {
    opsIn(f, list).forEach((op, i) => {
      const path = opPath(list, i);
      u.path = path;
      if (op.op === 'pick') {
        for (let at = 0; at < f.chosen.length; at += CHOSEN)
          if (f.chosen[at] === f.nth && f.chosen[at + 1] === path && f.chosen[at + 2] !== -1)
            u.picked.push(f.chosen[at + 2], f.chosen[at + 3]);
      } else if (op.op === 'do') {
        if (!op.can?.(s, u)) op.act(s, u, cx);
      } else if (op.op === 'later') writeDelayed(s, u, op.here === true);
      else {
        const branch = branchOf(s, f, op, path);
        if (branch >= 0) deeds(s, f, u, listPath(list, i, branch), cx);
      }
    });
  };
  const choose = (s: S, f: F): Label => {
    for (; f.nth < f.seats.length; f.nth++) {
      f.seat = f.seats[f.nth];
      if (!goesOn(k, s, f)) return 'over';
      if (!k.spec.lives(s, f.seat)) continue;
      const asked = question(s, f, f.inner);
      if (asked) return asked;
    }
    return 'all';
  };
  const stepwise = (s: S, f: F, cx: Cx): Label => {
    if (!goesOn(k, s, f)) return 'over';
    const count = opsIn(f, f.inner).length;
    for (; f.round < f.ends.length; f.round++, f.op = 0) {
      const from = f.round === 0 ? 0 : f.ends[f.round - 1];
      for (; f.op < count; f.op++, f.nth = from) {
        if (f.nth < from) f.nth = from;
        for (; f.nth < f.ends[f.round]; ) {
          const seat = f.seats[f.nth++];
          if (!k.spec.lives(s, seat)) continue;
          const u = carryLocals(f, f.inner, f.op, -1, f.op + 1);
          u.seat = seat;
          cx.call(carryAddress, u);
          return 'turn';
        }
      }
      f.nth = f.ends[f.round];
    }
    return 'over';
  };
  return procedure<S, Each>(eachAddress.name, [
    run('turn', (s, f, cx) => (k.spec.together ? choose(s, f) : stepwise(s, f, cx))),
    pickStep<S, Each>(k, 'pick', 'turn'),
    ask('one', {
      seats: (_s, f) => [f.seat],
      prompt: (_s, f) => ({ say: 'choose-one', args: { card: f.card } }),
      candidates: (_s, f, _seat, out) => {
        const op = opsIn(f, f.list)[f.i];
        if (op.op === 'one')
          op.branches.forEach((_, b) => {
            out.push(['branch', b]);
          });
      },
      refuse: (s, f, _seat, option) => {
        const op = opsIn(f, f.list)[f.i];
        const branch = op.op === 'one' && option[0] === 'branch' ? op.branches[option[1]] : undefined;
        return branch ? judgeOps(k, s, sameUsing(f), branch.ops, 0, false) : k.spec.refuse.choice;
      },
      tell: (_s, f, _seat, option) => {
        const op = opsIn(f, f.list)[f.i];
        const branch = op.op === 'one' ? op.branches[option[1]] : undefined;
        return { say: branch?.say ?? option[0], args: { card: f.card } };
      },
      answer: (_s, f, _seat, option) => {
        f.chosen.push(f.nth, opPath(f.list, f.i), option[1], -1);
        return 'turn';
      },
    }),
    run('all', (s, f, cx) => {
      f.home = s.stack.length - 1;
      together(k, cx, f.home, () => {
        for (f.nth = 0; f.nth < f.seats.length; f.nth++) {
          if (!k.spec.lives(s, f.seats[f.nth])) continue;
          const u = sameUsing(f);
          u.seat = f.seats[f.nth];
          u.picked = f.picked.slice(0, f.outer);
          deeds(s, f, u, f.inner, cx);
        }
      });
    }),
    run('over', (s, f) => {
      const outer = f.up >= 0 ? (s.stack[f.up] as Frame & Using) : undefined;
      if (outer) outer.whole = f.whole;
    }),
  ]);
}
