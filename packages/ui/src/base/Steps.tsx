import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { useUi } from '../ui-context.tsx';
import css from './Steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly { id: string; label: string; short?: string }[];
  /** Index of the step that is on now. */
  now: number;
  /** Small: chapters in the top bar. */
  small?: boolean;
}

/** A fixed order of steps: done with a tick, now on an ink plate, later with its number. */
export function Steps({ label, steps, now, small }: StepsProps) {
  const { say } = useUi();
  return (
    <ol className={classes(css.steps, small && css.small)} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.id}
          className={css.step}
          data-at={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now ? 'step' : undefined}
        >
          {i < now && !small && <Icon name="pp:tick" label={say('ui.done')} />}
          {i > now && !small && <b>{i + 1}</b>}
          <span>{i === now ? step.label : (step.short ?? step.label)}</span>
        </li>
      ))}
    </ol>
  );
}
