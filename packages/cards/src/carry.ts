/** Carrying out a text: sentence by sentence in printed order (LC-17.37), `then` only after what was done completely (LC-18.24). */
import { ask, type Cx, type Frame, type Label, procedure, run } from '@pony/engine';
import { type Carry, carryAddress, carryLocals } from './begin.ts';
import { type Choosing, pickStep, tryPick } from './choose.ts';
import { eachAddress, newEach } from './each.ts';
import { judgeOps } from './judge.ts';
import type { Kernel } from './kernel.ts';
import { listPath, opPath, opsAt } from './path.ts';
import { writeDelayed } from './rows.ts';
import type { CardState, Op } from './types.ts';
import { goesOn, sameUsing } from './using.ts';
import { chooserOf } from './who.ts';

export function makeCarry<S extends CardState>(k: Kernel<S>) {
  type F = Frame & Carry;
  const opOf = (f: F): Op<S> | undefined =>
    f.end >= 0 && f.i >= f.end ? undefined : opsAt(k, f.form, f.ability, f.list)[f.i];
  const inner = (f: F, branch: number, cx: Cx): void =>
    cx.call(carryAddress, carryLocals(f, listPath(f.list, f.i - 1, branch), 0, f.home));
  const step = (s: S, f: F, cx: Cx): Label | undefined => {
    if (!goesOn(k, s, f)) return 'over';
    f.home = s.stack.length - 1;
    const op = opOf(f);
    if (!op) return 'over';
    f.path = opPath(f.list, f.i);
    if (op.op === 'pick') return pick(s, f);
    if (op.op === 'one') return one(s, f, cx);
    f.i++;
    if (op.op === 'do') {
      f.whole = 1;
      if (op.act(s, f, cx) === false) f.whole = 0;
    } else if (op.op === 'each') cx.call(eachAddress, newEach(f, listPath(f.list, f.i - 1, 0), op.of(s, f)));
    else if (op.op === 'when') {
      const holds = op.holds(s, f);
      if (holds || op.else) inner(f, holds ? 0 : 1, cx);
    } else if (op.op === 'then') {
      if (f.whole === 1) inner(f, 0, cx);
    } else if (op.op === 'later') writeDelayed(s, f, op.here === true);
    else cx.call({ name: op.procedure.name }, { ...sameUsing(f), ...op.locals?.(s, f) });
    return 'op';
  };
  const pick = (s: S, f: F): Label => {
    const state = tryPick(k, s, f);
    if (state === 'asks') return 'pick';
    if (state === 'nothing') {
      f.whole = 0;
      nextPick(f);
    } else f.i++;
    f.count = 0;
    return 'op';
  };
  /** After a pick that came to nothing the text goes on with the next pick. */
  const nextPick = (f: F): void => {
    const ops = opsAt(k, f.form, f.ability, f.list);
    do f.i++;
    while (f.i < ops.length && ops[f.i].op !== 'pick');
  };
  const branches = (s: S, f: Choosing): number[] => {
    const op = opsAt(k, f.form, f.ability, f.list)[f.i];
    if (op?.op !== 'one') return [];
    const out: number[] = [];
    op.branches.forEach((branch, b) => {
      if (!judgeOps(k, s, sameUsing(f), branch.ops, 0, false)) out.push(b);
    });
    return out;
  };
  const one = (s: S, f: F, cx: Cx): Label => {
    const op = opOf(f);
    const open = branches(s, f);
    if (open.length > 1 || (open.length === 1 && op?.op === 'one' && op.optional)) return 'one';
    f.i++;
    f.whole = 1;
    if (open.length === 1) inner(f, open[0], cx);
    else f.whole = 0;
    return 'op';
  };
  return procedure<S, Carry>(carryAddress.name, [
    run('op', step),
    pickStep<S, Carry>(k, 'pick', 'op'),
    ask('one', {
      seats: (s, f) => [chooserOf(k, s, f.seat)],
      prompt: (_s, f) => {
        const op = opsAt(k, f.form, f.ability, f.list)[f.i];
        return { say: (op.op === 'one' && op.say) || 'choose-one', args: { card: f.card } };
      },
      candidates: (_s, f, _seat, out) => {
        const op = opsAt(k, f.form, f.ability, f.list)[f.i];
        if (op.op !== 'one') return;
        op.branches.forEach((_, b) => {
          out.push(['branch', b]);
        });
        if (op.optional) out.push(['none']);
      },
      refuse: (s, f, _seat, option) => {
        const op = opsAt(k, f.form, f.ability, f.list)[f.i];
        if (op.op !== 'one') return k.spec.refuse.choice;
        if (option[0] === 'none') return op.optional ? null : k.spec.refuse.choice;
        const branch = option[0] === 'branch' ? op.branches[option[1]] : undefined;
        return branch ? judgeOps(k, s, sameUsing(f), branch.ops, 0, false) : k.spec.refuse.choice;
      },
      tell: (_s, f, _seat, option) => {
        const op = opsAt(k, f.form, f.ability, f.list)[f.i];
        const branch = op.op === 'one' && option[0] === 'branch' ? op.branches[option[1]] : undefined;
        return { say: branch ? branch.say : option[0], args: { card: f.card } };
      },
      answer: (_s, f, _seat, option, cx) => {
        f.i++;
        f.whole = 1;
        if (option[0] === 'branch') inner(f, option[1], cx);
        else f.whole = 0;
        return 'op';
      },
    }),
    run('over', (s, f) => {
      const outer = f.up >= 0 ? (s.stack[f.up] as Frame & Carry) : undefined;
      if (!outer) return;
      outer.picked = f.picked.slice();
      outer.whole = f.whole;
    }),
  ]);
}
