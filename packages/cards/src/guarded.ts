/** Frames that live on something: when it is gone they go to their last step, which tidies up. */
import type { Core, Frame, Step } from '@pony/engine';

/** Before every step but the last `holds` is asked; if it fails the frame goes to the last label (LC-7.21, LC-12.17, LC-12.21). */
export function guarded<S extends Core, L>(
  holds: (s: S, f: Frame & L) => boolean,
  steps: readonly Step<S, L>[],
): readonly Step<S, L>[] {
  const last = steps[steps.length - 1].label;
  return steps.map((step, i): Step<S, L> => {
    if (i === steps.length - 1) return step;
    if (step.do === 'run') return { ...step, run: (s, f, cx) => (holds(s, f) ? step.run(s, f, cx) : last) };
    if (step.do === 'call') return { ...step, locals: (s, f) => (holds(s, f) ? step.locals(s, f) : null) };
    return { ...step, ask: { ...step.ask, seats: (s, f) => (holds(s, f) ? step.ask.seats(s, f) : []) } };
  });
}
