import { classes } from '../classes.ts';
import css from './pieces.module.css';

interface CoinProps {
  /** A numeral on the coin. */
  value?: number | string;
  /** Read aloud; a coin without a label is decoration beside a number in words. */
  label?: string;
  /** Something is taken away. */
  loss?: boolean;
  className?: string;
}

/** A gold disc with a double rim. */
export function Coin({ value, label, loss, className }: CoinProps) {
  const aloud = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className={classes(css.coin, loss && css.loss, className)} {...aloud}>
      {value !== undefined && <b>{loss ? `−${value}` : value}</b>}
    </span>
  );
}
