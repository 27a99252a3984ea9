/** Any number of things, picked one after the other in any order; all of it happens at the end (LC-8.3). */
import {
  ask,
  type Core,
  type Cx,
  type Frame,
  type Label,
  type Option,
  type RefusalRule,
  run,
  type Say,
  type Seat,
  type Step,
} from '@pony/engine';

export interface Some {
  /** What was picked so far, in the order of picking. */
  chosen: number[];
}

export interface SomeSpec<S extends Core, L> {
  /** Who picks; nobody: nothing is picked. */
  seat(s: S, f: Frame & L & Some): Seat | null;
  /** Verb of a pick; the other is `done`. */
  readonly verb: string;
  prompt(s: S, f: Frame & L & Some, seat: Seat): Say;
  each(s: S, f: Frame & L & Some, out: number[]): void;
  refuse?(s: S, f: Frame & L & Some, value: number): RefusalRule<S> | null;
  /** Why it cannot be over yet. */
  refuseDone?(s: S, f: Frame & L & Some): RefusalRule<S> | null;
  /** Already picked, or not there to be picked. */
  readonly already: RefusalRule<S>;
  tell?(s: S, f: Frame & L & Some, seat: Seat, option: Option): Say;
  would?(s: S, f: Frame & L & Some, seat: Seat, option: Option): readonly Say[];
  /** All at once; may let one thing happen. */
  done(s: S, f: Frame & L & Some, cx: Cx): void;
}

/** Two steps; `chosen` begins empty. After them the procedure goes on. */
export function pickSome<S extends Core, L = object>(label: Label, spec: SomeSpec<S, L>): readonly Step<S, L & Some>[] {
  const { tell, would } = spec;
  return [
    ask<S, L & Some>(label, {
      seats: (s, f) => {
        const seat = spec.seat(s, f);
        return seat === null || isSettled(spec, s, f) ? [] : [seat];
      },
      prompt: (s, f, seat) => spec.prompt(s, f, seat),
      candidates: (s, f, _seat, out) => {
        const all: number[] = [];
        spec.each(s, f, all);
        for (const value of all) if (!f.chosen.includes(value)) out.push([spec.verb, value]);
        out.push(['done']);
      },
      refuse: (s, f, _seat, option) => {
        if (option[0] === 'done') return spec.refuseDone?.(s, f) ?? null;
        if (option[0] !== spec.verb) return spec.already;
        return refuseOne(spec, s, f, option[1]);
      },
      ...(tell ? { tell } : null),
      ...(would ? { would } : null),
      answer: (_s, f, _seat, option) => {
        if (option[0] === 'done') return `${label}Done`;
        f.chosen.push(option[1]);
        return label;
      },
    }),
    run<S, L & Some>(`${label}Done`, (s, f, cx) => spec.done(s, f, cx)),
  ];
}

function refuseOne<S extends Core, L>(
  spec: SomeSpec<S, L>,
  s: S,
  f: Frame & L & Some,
  value: number,
): RefusalRule<S> | null {
  const all: number[] = [];
  spec.each(s, f, all);
  const why = spec.refuse?.(s, f, value) ?? null;
  if (!all.includes(value) || f.chosen.includes(value)) return why ?? spec.already;
  return why;
}

/** Nothing is left to be picked: no question. */
function isSettled<S extends Core, L>(spec: SomeSpec<S, L>, s: S, f: Frame & L & Some): boolean {
  const all: number[] = [];
  spec.each(s, f, all);
  return !all.some((value) => !f.chosen.includes(value) && !spec.refuse?.(s, f, value));
}

/** For BotKit.prune: of the orders in which the same things can be picked the ascending one is enough. */
export function ascending(s: Core, options: readonly Option[]): readonly Option[] {
  const chosen = (s.stack[s.stack.length - 1] as Frame & Partial<Some>).chosen;
  if (!chosen || chosen.length === 0) return options;
  const last = chosen[chosen.length - 1];
  const kept = options.filter((option) => option.length < 2 || option[1] > last);
  return kept.length > 0 ? kept : options;
}
