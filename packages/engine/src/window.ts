/** A window: every seat may act in turn order until all have passed one after the other. */
import { ask, procedure, run } from './procedure.ts';
import type { Core, Cx, Frame, Option, Procedure, RefusalRule, Say, Seat, Step } from './types.ts';

export interface WindowLocals {
  /** Whose turn it is, as a place in the order. */
  turn: number;
  /** How many have passed since somebody acted. */
  passes: number;
}

export interface WindowSpec<S extends Core, L> {
  /** Seats in the order in which they may act. */
  order(s: S, f: Frame & L & WindowLocals): readonly Seat[];
  /** False when open information alone shows that the seat can do nothing: it is passed over. */
  canAct?(s: S, f: Frame & L & WindowLocals, seat: Seat): boolean;
  prompt(s: S, f: Frame & L & WindowLocals, seat: Seat): Say;
  candidates(s: S, f: Frame & L & WindowLocals, seat: Seat, out: Option[]): void;
  refuse?(s: S, f: Frame & L & WindowLocals, seat: Seat, option: Option): RefusalRule<S> | null;
  /** Why a seat may not pass now; without it passing is always allowed. */
  refusePass?(s: S, f: Frame & L & WindowLocals, seat: Seat): RefusalRule<S> | null;
  /** Whether the last `passes` seats in a row close the window; without it one pass for every place in the order does. */
  enough?(s: S, f: Frame & L & WindowLocals): boolean;
  tell?(s: S, f: Frame & L & WindowLocals, seat: Seat, option: Option): Say;
  would?(s: S, f: Frame & L & WindowLocals, seat: Seat, option: Option): readonly Say[];
  act(s: S, f: Frame & L & WindowLocals, seat: Seat, option: Option, cx: Cx): void;
}

export const PASS: Option = ['pass'];

/** Fresh locals of a window. */
export const opened = (): WindowLocals => ({ turn: 0, passes: 0 });

export function window<S extends Core, L = object>(
  name: string,
  spec: WindowSpec<S, L>,
): Procedure<S, L & WindowLocals> {
  return procedure<S, L & WindowLocals>(name, windowSteps('', spec));
}

/** The steps of a window for use inside another procedure; `letter` stands in front of their labels, `<letter>closed` is the last. */
export function windowSteps<S extends Core, L = object>(
  letter: string,
  spec: WindowSpec<S, L>,
): readonly Step<S, L & WindowLocals>[] {
  const over = `${letter}over`;
  const closed = `${letter}closed`;
  const { tell, would } = spec;
  return [
    // Whether a seat can act is asked once, here: between this step and the question nothing changes
    run(over, (s, f) => {
      const order = spec.order(s, f);
      for (let n = 0; n <= order.length; n++) {
        if (spec.enough ? spec.enough(s, f) : f.passes >= order.length) return closed;
        if (!spec.canAct || spec.canAct(s, f, order[f.turn % order.length])) return undefined;
        f.turn += 1;
        f.passes += 1;
      }
      return over;
    }),
    ask(`${letter}act`, {
      seats: (s, f) => [turnOf(spec, s, f)],
      prompt: (s, f, seat) => spec.prompt(s, f, seat),
      candidates: (s, f, seat, out) => {
        spec.candidates(s, f, seat, out);
        out.push(PASS);
      },
      refuse: (s, f, seat, option) =>
        (option[0] === 'pass' ? spec.refusePass?.(s, f, seat) : spec.refuse?.(s, f, seat, option)) ?? null,
      ...(tell ? { tell: (s, f, seat, option) => tell(s, f, seat, option) } : null),
      ...(would ? { would: (s, f, seat, option) => (option[0] === 'pass' ? [] : would(s, f, seat, option)) } : null),
      answer: (s, f, seat, option, cx) => {
        f.turn += 1;
        if (option[0] === 'pass') f.passes += 1;
        else {
          f.passes = 0;
          spec.act(s, f, seat, option, cx);
        }
        return over;
      },
    }),
    run(closed, () => undefined),
  ];
}

function turnOf<S extends Core, L>(spec: WindowSpec<S, L>, s: S, f: Frame & L & WindowLocals): Seat {
  const order = spec.order(s, f);
  return order[f.turn % order.length];
}
