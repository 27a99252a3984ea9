import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Tile.module.css';

interface TileProps {
  /** Of a side, or of nobody. */
  side?: string;
  /** Read aloud. */
  label: string;
  /** Sets `--tile`, how large it is. */
  className?: string;
  children: ReactNode;
}

/** A piece of stiff card with a rim, its number or sign in the middle. */
export function Tile({ side, label, className, children }: TileProps) {
  return (
    <span className={classes(css.tile, className)} data-side={side} role="img" aria-label={label}>
      {children}
    </span>
  );
}
