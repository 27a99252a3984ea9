/** Using a text: announced, X, costs chosen and paid, targets, carried out, over (LC-7.1). */
import { ask, type Cx, type Frame, type Label, procedure, run } from '@pony/engine';
import type { Happening } from './begin.ts';
import { happenAll, together, type Use, useAddress } from './begin.ts';
import { pickStep, tryPick } from './choose.ts';
import { noteReplacement } from './gather.ts';
import { refuseRest } from './judge.ts';
import { abilityOf, type Kernel } from './kernel.ts';
import { countUse } from './limits.ts';
import { move } from './move.ts';
import { LIVE, RESOLVES, setInstead, stateAt } from './occ.ts';
import { COST, listPath, OPS, opPath, opsAt, textOf } from './path.ts';
import type { CardState, Op } from './types.ts';
import { goesOn, PLAYED, sameUsing } from './using.ts';
import { classOf, zoneOf } from './zones.ts';

export function makeUse<S extends CardState>(k: Kernel<S>) {
  type F = Frame & Use;
  const begin = (s: S, f: F, cx: Cx): void => {
    const text = textOf(k, f.form, f.ability);
    const kind = abilityOf(k, f.form, f.ability).kind;
    countUse(k, s, f.form, f.ability, f.since, f.you);
    const sort = classOf(k, s.zone[f.card]);
    const played = sort !== 'play' && sort !== 'table' && (text.from === 'hand' || f.how !== PLAYED);
    if (played) {
      move(k, s, cx, f.card, zoneOf(k, k.spec.places.limbo));
      f.since = s.since[f.card];
    }
    const optional = kind === 'action' || kind === 'response';
    const say = f.how !== PLAYED ? null : played ? 'plays' : optional ? 'uses' : null;
    if (say) cx.emit(say, { seat: f.seat, card: f.card });
  };
  const valuesOfX = (s: S, f: F): number[] => {
    const text = textOf(k, f.form, f.ability);
    const out = (text.x?.(s, f) ?? []).filter((x) => !refuseRest(k, s, text, { ...sameUsing(f), x }, false));
    return [...out];
  };
  /** Walks over a list, asking; `until` says where it stops. */
  const walk = (s: S, f: F, cx: Cx, question: Label, onward: Label): Label => {
    if (!goesOn(k, s, f)) return 'over';
    f.home = s.stack.length - 1;
    const ops = opsAt(k, f.form, f.ability, f.list);
    for (;;) {
      const op = ops[f.i];
      if (!op) return onward;
      if (op.op === 'pick') {
        const state = tryPick(k, s, f);
        if (state === 'asks') return question;
        f.count = 0;
        if (state === 'nothing') {
          f.whole = 0;
          if (f.list === COST) return op.optional ? skip(f, onward) : 'over';
          do f.i++;
          while (f.i < ops.length && ops[f.i].op !== 'pick');
        } else f.i++;
      } else if (f.list === OPS) return onward;
      else {
        f.i++;
        if (op.op === 'own') {
          f.path = opPath(COST, f.i - 1);
          cx.call({ name: op.procedure.name }, { ...f, ...op.locals?.(s, f) });
          return 'cost';
        }
      }
    }
  };
  const skip = (f: F, onward: Label): Label => {
    f.i++;
    return f.list === COST ? 'cost' : onward;
  };
  const pay = (s: S, f: F, list: number, ops: readonly Op<S>[], cx: Cx): void => {
    ops.forEach((op, i) => {
      f.path = opPath(list, i);
      if (op.op === 'do') op.act(s, f, cx);
      else if (op.op === 'when') {
        const branch = op.holds(s, f) ? 0 : 1;
        pay(s, f, listPath(list, i, branch), branch === 0 ? op.ops : (op.else ?? []), cx);
      }
    });
  };
  return procedure<S, Use>(useAddress.name, [
    run('begin', begin),
    ask('x', {
      seats: (s, f) =>
        textOf(k, f.form, f.ability).x && f.how === PLAYED ? [f.seat].filter(() => valuesOfX(s, f).length > 1) : [],
      prompt: (_s, f) => ({ say: 'announce-x', args: { card: f.card } }),
      candidates: (s, f, _seat, out) => {
        for (const x of textOf(k, f.form, f.ability).x?.(s, f) ?? []) out.push(['x', x]);
      },
      refuse: (s, f, _seat, option) => {
        const text = textOf(k, f.form, f.ability);
        if (option[0] !== 'x' || !text.x?.(s, f).includes(option[1])) return k.spec.refuse.choice;
        return refuseRest(k, s, text, { ...sameUsing(f), x: option[1] }, false);
      },
      answer: (_s, f, _seat, option) => {
        f.x = option[1];
        return 'toCost';
      },
    }),
    run('onlyX', (s, f) => {
      if (textOf(k, f.form, f.ability).x && f.how === PLAYED) f.x = valuesOfX(s, f)[0] ?? 0;
    }),
    run('toCost', (_s, f) => {
      f.list = COST;
      f.i = 0;
      f.count = 0;
      if (f.how !== PLAYED || !textOf(k, f.form, f.ability).cost) return 'toTargets';
    }),
    run('cost', (s, f, cx) => walk(s, f, cx, 'costPick', 'paid')),
    pickStep<S, Use>(k, 'costPick', 'cost'),
    run('paid', (s, f, cx) => {
      f.home = s.stack.length - 1;
      f.whole = 1;
      together(k, cx, f.home, () => pay(s, f, COST, opsAt(k, f.form, f.ability, COST), cx));
    }),
    run('toTargets', (s, f) => {
      f.list = OPS;
      f.i = 0;
      f.count = 0;
      // "do A to do B": what was not paid buys nothing (LC-7.16)
      if (!goesOn(k, s, f) || f.whole === 0) return 'over';
      if (isReplacement(f)) return 'note';
    }),
    run('targets', (s, f, cx) => walk(s, f, cx, 'target', 'resolve')),
    pickStep<S, Use>(k, 'target', 'targets'),
    run('resolve', (s, f, cx) => {
      if (!goesOn(k, s, f)) return 'over';
      f.home = s.stack.length - 1;
      happenAll(k, s, cx, f, RESOLVES, [{ subject: f.card, a: f.ability, b: -1, seat: f.you }]);
      return 'over';
    }),
    // LC-18.9: a replacement is only noted; what stands when the window closes is carried out
    run('note', (s, f) => {
      const h = s.stack[f.depth] as (Frame & Happening) | undefined;
      if (h && stateAt(k, h.occs, f.place) === LIVE) setInstead(k, h.occs, f.place, noteReplacement(k, h, f));
    }),
    run('over', (s, f, cx) => {
      if (classOf(k, s.zone[f.card]) === 'limbo' && s.since[f.card] === f.since) k.spec.spent(s, f, cx);
    }),
  ]);
  function isReplacement(f: F): boolean {
    const ability = abilityOf(k, f.form, f.ability);
    return (
      (ability.kind === 'response' || ability.kind === 'forced' || ability.kind === 'standing') &&
      ability.instead !== undefined
    );
  }
}
