import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import css from './Slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  /** The value in words, read aloud. */
  valueText?: string;
  onChange: (value: number) => void;
  /** Ticks below the rail. */
  marks?: readonly { at: number; label: string }[];
  /** Pictures above the rail: a battle, a ring. */
  events?: readonly { at: number; icon: IconName; label: string }[];
  /** Signs above the rail, as in notes on a game: `!`, `?`. */
  signs?: readonly { at: number; sign: string; label: string }[];
  /** On the dark prompt bar. */
  dark?: boolean;
  className?: string;
}

/** A rail with a handle; a real range input, so keys, touch and readers work. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    min = 0,
    max,
    step = 1,
    valueText,
    onChange,
    marks = [],
    events = [],
    signs = [],
    dark,
    className,
  } = props;
  const place = (at: number): CSSProperties => ({ '--at': max > min ? (at - min) / (max - min) : 0 }) as CSSProperties;
  return (
    <div
      className={classes(css.slider, dark && css.dark, marks.length > 0 && css.marked, className)}
      style={place(value)}
    >
      <span className={css.rail} />
      <span className={css.done} />
      {marks.map((mark) => (
        <span key={mark.at} className={css.mark} style={place(mark.at)} aria-hidden="true">
          {mark.label}
        </span>
      ))}
      {events.map((event) => (
        <span key={`${event.at}-${event.icon}`} className={css.event} style={place(event.at)} title={event.label}>
          <Icon name={event.icon} label={event.label} />
        </span>
      ))}
      {signs.map(({ at, sign, label: words }) => (
        <span
          key={at}
          className={css.sign}
          style={place(at)}
          data-sign={sign}
          role="img"
          aria-label={words}
          title={words}
        >
          {sign}
        </span>
      ))}
      <input
        className={css.input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
