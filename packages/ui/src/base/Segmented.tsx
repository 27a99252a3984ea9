import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import css from './Segmented.module.css';

export interface Segment<T extends string> {
  value: T;
  label: ReactNode;
  icon?: IconName;
}

interface SegmentedProps<T extends string> {
  /** What is chosen here; read aloud, and drawn when `showLabel` is set. */
  label: string;
  value: T;
  segments: readonly Segment<T>[];
  onChoose: (value: T) => void;
  showLabel?: boolean;
  /** On the dark prompt bar. */
  dark?: boolean;
  className?: string;
}

/** One of a few, all in sight. Real radio buttons inside: arrows move, a form can read them. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, value, segments, onChoose, showLabel, dark, className } = props;
  const name = useId();
  return (
    <fieldset className={classes(css.field, className)}>
      <legend className={showLabel ? css.legend : 'pony-aloud'}>{label}</legend>
      <span className={classes(css.row, dark && css.dark)}>
        {segments.map((segment) => (
          <label key={segment.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChoose(segment.value)}
            />
            <span className={css.face}>
              {segment.icon ? <Icon name={segment.icon} /> : <Icon name="pp:tick" className={css.tick} />}
              {segment.label}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
