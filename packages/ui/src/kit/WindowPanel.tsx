import { type ReactNode, useId } from 'react';
import { Button } from '../base/Button.tsx';
import { Panel } from '../base/Panel.tsx';
import { classes } from '../classes.ts';
import css from './Kit.module.css';

interface WindowPanelProps {
  title: string;
  rule?: string;
  onRule?: (id: string) => void;
  /** The cause, and what may be done. */
  children?: ReactNode;
  /** In which order seats are asked. */
  order?: ReactNode;
  className?: string;
}

/** A moment in which several may act: what caused it, and who is asked in which order. */
export function WindowPanel({ title, rule, onRule, children, order, className }: WindowPanelProps) {
  return (
    <Panel
      className={classes(css.window, className)}
      title={title}
      aside={
        rule && onRule ? (
          <Button kind="link" onPress={() => onRule(rule)}>
            {rule}
          </Button>
        ) : (
          rule
        )
      }
    >
      {children}
      {order}
    </Panel>
  );
}

interface PassForMeProps<T extends string> {
  title: string;
  value: T;
  choices: readonly { value: T; label: string; note?: string }[];
  onChoose: (value: T) => void;
}

/** Standing orders: when to pass without being asked. */
export function PassForMe<T extends string>({ title, value, choices, onChoose }: PassForMeProps<T>) {
  const name = useId();
  return (
    <Panel className={css.orders} title={title}>
      <div role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.orderChoice}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            <span>
              <b>{choice.label}</b>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
