/** Rules as labelled steps in rulebook order. Labels are the save format: frames hold names, never functions. */
import type {
  Address,
  AnyProcedure,
  Ask,
  Core,
  Frame,
  Label,
  Procedure,
  RefusalRule,
  Rules,
  RunStep,
  Step,
} from './types.ts';

/** The label a step returns to leave its procedure early. */
export const END: Label = 'end';

export function procedure<S extends Core, L = object>(name: string, steps: readonly Step<S, L>[]): Procedure<S, L> {
  if (steps.length === 0) throw new Error(`procedure ${name} has no step`);
  const at: Record<Label, Step<S, L>> = {};
  const next: Record<Label, Label> = {};
  steps.forEach((step, i) => {
    if (step.label === END) throw new Error(`procedure ${name}: label ${END} means leaving, no step may have it`);
    if (at[step.label]) throw new Error(`procedure ${name}: label ${step.label} is used twice`);
    at[step.label] = step;
    next[step.label] = steps[i + 1]?.label ?? END;
  });
  return { name, steps, first: steps[0].label, at, next };
}

/** Somebody chooses one of the enumerated options. */
export function ask<S extends Core, L = object, K = unknown>(label: Label, what: Ask<S, L, K>): Step<S, L> {
  return { do: 'ask', label, together: false, ask: what };
}

/** Several seats choose in secret, in any order; the step is over when `seats` names nobody any more. */
export function askTogether<S extends Core, L = object>(label: Label, what: Ask<S, L>): Step<S, L> {
  return { do: 'ask', label, together: true, ask: what };
}

/** Something that happens without a choice; may return the label to go on with. */
export function run<S extends Core, L = object>(label: Label, step: RunStep<S, L>['run']): Step<S, L> {
  return { do: 'run', label, run: step };
}

/** Another procedure is carried out whole; null locals pass it over. */
export function call<S extends Core, L, M extends object>(
  label: Label,
  to: Address<M>,
  locals: (s: S, f: Frame & L) => M | null,
): Step<S, L> {
  return { do: 'call', label, to: to.name, locals };
}

/** The name of a procedure that lives in another chapter. */
export const address = <L = object>(name: string): Address<L> => ({ name });

/** A reason of the rules why something may not be done. */
export function refusal<S extends Core>(rule: string, say: string, args?: RefusalRule<S>['args']): RefusalRule<S> {
  return { rule, say, args };
}

/** An expansion's steps before or after a step of the base game; the base procedure itself stays as it was. */
export function extend<S extends Core, L>(
  base: Procedure<S, L>,
  where: { before: Label } | { after: Label },
  steps: readonly Step<S, L>[],
): Procedure<S, L> {
  const label = 'before' in where ? where.before : where.after;
  const found = base.steps.findIndex((step) => step.label === label);
  if (found < 0) throw new Error(`procedure ${base.name} has no step ${label} to extend`);
  const cut = 'before' in where ? found : found + 1;
  return procedure(base.name, [...base.steps.slice(0, cut), ...steps, ...base.steps.slice(cut)]);
}

/** The table of procedures of some rules; a later one of the same name takes the place of an earlier one. */
export function procedures<S extends Core>(...lists: readonly (readonly AnyProcedure<S>[])[]): Rules<S>['procedures'] {
  const table: Record<string, AnyProcedure<S>> = {};
  for (const list of lists) {
    const names = list.map((p) => p.name);
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice) throw new Error(`two procedures are called ${twice}`);
    for (const p of list) table[p.name] = p;
  }
  return table;
}

/** The locals become the frame itself: hand over fresh ones. */
export function frame<S extends Core, L extends object>(p: Procedure<S, L>, locals: L): Frame & L {
  const f = locals as Frame & L;
  f.p = p.name;
  f.at = p.first;
  return f;
}

/** A copy of the stack that shares nothing: locals are numbers, words and flat lists. */
export function cloneStack(stack: readonly Frame[]): Frame[] {
  const out: Frame[] = [];
  for (let i = 0; i < stack.length; i++) {
    const f: Record<string, unknown> = { ...stack[i] };
    for (const key in f) if (typeof f[key] === 'object' && f[key] !== null) f[key] = (f[key] as unknown[]).slice();
    out.push(f as unknown as Frame);
  }
  return out;
}
