/** Instructions that hold other instructions, and the frame of every op procedure. */
import { ask, type Cx, type Frame, type Option, procedure, refusal, run } from '@pony/engine';
import type { Side } from '../../data.ts';
import { DONE } from '../../options.ts';
import { decider } from '../../seats.ts';
import type { War } from '../../state.ts';
import { insideOp, opOf, startOp } from '../registry.ts';
import type { CardProcedure, Op, OpLocals } from '../types.ts';

/** An instruction with a procedure of its own, for the odd card. `locals` are its first locals beside side, card and op. */
export const own = (one: CardProcedure, locals: Op['locals'], touches: NonNullable<Op['touches']>): Op => ({
  procedure: one,
  locals,
  touches,
});

/** Something that happens without a choice. */
export interface Simple extends Op {
  act(s: War, f: Frame & OpLocals, cx: Cx): void;
}
const simple = procedure<War, OpLocals>('op-simple', [run('act', (s, f, cx) => opOf<Simple>(s, f).act(s, f, cx))]);
export const simply = (act: Simple['act'], touches?: Op['touches']): Simple => ({
  procedure: simple,
  act,
  touches,
});

/** The parts are carried out only if the condition holds when their turn comes. */
export interface When extends Op {
  readonly ops: readonly Op[];
  holds(s: War, side: Side): boolean;
}
const under = procedure<War, OpLocals & { next: number }>('op-when', [
  run('condition', (s, f) => (opOf<When>(s, f).holds(s, f.side) ? undefined : 'end')),
  run('parts', (s, f, cx) => {
    if (f.next >= opOf<When>(s, f).ops.length) return 'end';
    startOp(s, f.side, f.card, insideOp(f.op, f.next++), cx);
    return 'parts';
  }),
]);
export const when = (holds: When['holds'], ...ops: readonly Op[]): When => ({
  procedure: under,
  locals: { next: 0 },
  ops,
  holds,
});

/** One way out of several, under a verb that says what it is. */
export interface Branch {
  readonly verb: string;
  /** Can this way be taken now? Always when left out. */
  can?(s: War, side: Side): boolean;
  readonly op: Op;
}
export interface Choice extends Op {
  readonly branches: readonly Branch[];
  readonly optional: boolean;
  readonly say: string;
}
const REFUSE_CHOICE = {
  notOffered: refusal<War>('WR-5.26', 'no-such-choice'),
  mustChoose: refusal<War>('WR-5.13', 'must-choose'),
};
const canTake = (s: War, f: OpLocals, branch: Branch): boolean => branch.can?.(s, f.side) ?? true;
/** The only way there is, counted from 1, for the words of the question; 0 when there are several. */
function onlyWay(s: War, f: OpLocals): number {
  const { branches } = opOf<Choice>(s, f);
  const open = branches.filter((one) => canTake(s, f, one));
  return open.length === 1 ? branches.indexOf(open[0]) + 1 : 0;
}
const branchOf = (op: Choice, option: Option): number => op.branches.findIndex(({ verb }) => verb === option[0]);
const choice = procedure<War, OpLocals>('op-choice', [
  ask('choose', {
    seats: (s, f) => {
      const op = opOf<Choice>(s, f);
      return op.branches.some((one) => canTake(s, f, one)) ? decider(s, { action: f.side }) : [];
    },
    prompt: (s, f) => ({ say: opOf<Choice>(s, f).say, args: { card: f.card, only: onlyWay(s, f) } }),
    candidates: (s, f, _seat, out) => {
      const op = opOf<Choice>(s, f);
      for (const { verb } of op.branches) out.push([verb]);
      if (op.optional) out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      const op = opOf<Choice>(s, f);
      if (option[0] === 'done') return op.optional ? null : REFUSE_CHOICE.mustChoose;
      const branch = op.branches[branchOf(op, option)];
      return branch && canTake(s, f, branch) ? null : REFUSE_CHOICE.notOffered;
    },
    answer: (s, f, _seat, option, cx) => {
      if (option[0] !== 'done') startOp(s, f.side, f.card, insideOp(f.op, branchOf(opOf<Choice>(s, f), option)), cx);
    },
  }),
]);
/** The player picks one of the branches; `say` is the text key of the prompt. */
export const chooseOne = (say: string, ...branches: readonly Branch[]): Choice => ({
  procedure: choice,
  ops: branches.map((one) => one.op),
  branches,
  optional: false,
  say,
});
/** The same, and he may take none of them. */
export const mayChoose = (say: string, ...branches: readonly Branch[]): Choice => ({
  ...chooseOne(say, ...branches),
  optional: true,
});
