import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Panel } from '../base/Panel.tsx';
import { Steps } from '../base/Steps.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { TableSize } from '../table-props.ts';
import type { IconName } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './Stage.module.css';

export interface StageStep {
  readonly id: string;
  readonly label: string;
  /** What came of it, or what it will be about: only where the steps stand beside the stage. */
  readonly note?: string;
}

interface StageProps {
  /** The stage in a word, read aloud. */
  label: string;
  title: ReactNode;
  /** Under the title: round, kind, cause. */
  note?: ReactNode;
  /** The fixed order of what happens here, and where in it we are. */
  steps?: readonly StageStep[];
  now?: number;
  /** The steps stand beside the stage, with their notes, where there is room. */
  beside?: boolean;
  size: TableSize;
  /** Folds the stage to its tab, so that the board is seen. */
  onAside: () => void;
  /** Words for that; the usual ones speak of the table. */
  asideWords?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Something that takes the board's place while it lasts: a battle, a Hunt, an attack, the end. Never over the prompt bar; it
 * can be put aside.
 */
export function Stage(props: StageProps) {
  const { label, title, note, steps = [], now = 0, beside, size, onAside, className, children } = props;
  const { say } = useUi();
  const words = props.asideWords ?? say('ui.seeTable');
  const away = (
    <Button icon="gi:treasure-map" act="aside" onPress={onAside} label={size === 'phone' ? words : undefined}>
      {size === 'phone' ? undefined : words}
    </Button>
  );
  return (
    <section
      className={classes(css.stage, beside && css.beside, className)}
      data-size={size}
      data-stage=""
      aria-label={label}
    >
      <Panel className={css.head}>
        <div className={css.title}>
          <h2>{title}</h2>
          {note && <p>{note}</p>}
        </div>
        {away}
        {steps.length > 0 && !beside && (
          <div className={css.across}>
            <Steps
              label={say('ui.steps')}
              now={now}
              steps={steps.map((step) => ({ ...step, short: size === 'phone' ? '' : undefined }))}
            />
          </div>
        )}
        {steps.length > 0 && beside && (
          <ol className={css.ladder} aria-label={say('ui.steps')}>
            {steps.map((step, i) => (
              <li
                key={step.id}
                data-at={i < now ? 'done' : i === now ? 'now' : 'later'}
                aria-current={i === now ? 'step' : undefined}
              >
                <span>{i < now ? <Icon name="pp:tick" label={say('ui.done')} /> : i + 1}</span>
                <div>
                  <b>{step.label}</b>
                  {step.note && <small>{step.note}</small>}
                </div>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      {children}
    </section>
  );
}

/** The tab a stage folds into at the right edge. */
export function StageTab({ label, icon, onBack }: { label: string; icon: IconName; onBack: () => void }) {
  return (
    <button type="button" className={css.tab} data-rove data-act="stage" onClick={onBack}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
