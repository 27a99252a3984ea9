import { classes } from '../classes.ts';
import type { Side } from '../types.ts';
import css from './Seats.module.css';

interface SeatMarkProps {
  /** I, II, III, IV: the order of play or of the seats. */
  mark: string;
  /** Number of the seat: its colour among friends. */
  seat?: number;
  /** Of two sides: round and blue, or jagged and red. */
  side?: Side;
  small?: boolean;
  /** on: asked now. done: has passed or acted. */
  at?: 'on' | 'done';
}

/** The mark of a seat: a numeral in the shape of its side. */
export function SeatMark({ mark, seat = 0, side, small, at }: SeatMarkProps) {
  return (
    <span
      className={classes(css.mark, small && css.smallMark)}
      data-side={side}
      data-seat={side ? undefined : seat}
      data-at={at}
    >
      {mark}
    </span>
  );
}
