import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { State } from '../types.ts';

export interface PieceProps {
  /** Everything it says, read aloud. */
  label: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  state?: State;
  children: ReactNode;
  className?: string;
  /** Identity for travelling from place to place. */
  travel?: string;
  /** What it is for a closer look and for those who point at it: `card 12`. */
  thing?: string;
  style?: CSSProperties;
}

/**
 * A drawing that may be pressed. Its letters and numerals are part of the drawing: the label says them in words, so it
 * stands inside as hidden text and the drawing itself is silent.
 */
export function Piece({ label, onPress, state = 'rest', children, className, travel, thing, style }: PieceProps) {
  const common = { className, style, 'data-state': state, 'data-travel': travel, 'data-look': thing };
  if (!onPress)
    return (
      <span {...common} role="img" aria-label={label}>
        {children}
      </span>
    );
  return (
    <button
      {...common}
      type="button"
      onClick={onPress}
      data-rove
      data-thing={thing}
      aria-disabled={state === 'not-now' || undefined}
      aria-pressed={state === 'selected' || undefined}
    >
      <span className="pony-aloud">{label}</span>
      <span style={{ display: 'contents' }} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
