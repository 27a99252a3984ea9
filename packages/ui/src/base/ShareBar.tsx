import type { CSSProperties } from 'react';
import type { Side } from '../types.ts';
import css from './ShareBar.module.css';

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  side?: Side;
  /** What is left belongs to the other side. */
  two?: boolean;
}

/** A share of a whole as a bar; the figure beside it says the same. */
export function ShareBar({ share, side = 'light', two }: ShareBarProps) {
  return (
    <i
      className={css.bar}
      data-side={side}
      data-two={two || undefined}
      aria-hidden="true"
      style={{ '--share': share } as CSSProperties}
    />
  );
}
