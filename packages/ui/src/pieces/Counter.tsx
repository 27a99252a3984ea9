import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { moves } from '../look/appearance.ts';
import css from './pieces.module.css';

interface CounterProps {
  value: number;
  /** What is counted, read aloud. */
  label: string;
  /** A coin, an icon. */
  mark?: ReactNode;
  max?: number;
  className?: string;
}

const STEP = 120;

/** A number that ticks to its new value, one step at a time; any input and reduced motion jump there. */
export function Counter({ value, label, mark, max, className }: CounterProps) {
  const [shown, setShown] = useState(value);
  const goal = useRef(value);
  goal.current = value;
  useEffect(() => {
    if (shown === value) return;
    if (!moves() || Math.abs(value - shown) > 9) {
      setShown(value);
      return;
    }
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), STEP);
    const jump = (): void => setShown(goal.current);
    addEventListener('pointerdown', jump, { once: true });
    addEventListener('keydown', jump, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', jump);
      removeEventListener('keydown', jump);
    };
  }, [shown, value]);
  return (
    <span
      className={classes(css.counter, className)}
      role="img"
      aria-label={`${label}: ${value}${max ? ` / ${max}` : ''}`}
    >
      {mark}
      <b key={shown} className={shown === value ? undefined : css.tick} aria-hidden="true">
        {shown}
        {max !== undefined && <small>/{max}</small>}
      </b>
    </span>
  );
}
