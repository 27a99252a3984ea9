import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import css from './pieces.module.css';

/** A sign of the game in a ring, for what has no card, tile or die; `--sign` says how large. */
export function Sign({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span className={classes(css.sign, className)}>
      <Icon name={icon} />
    </span>
  );
}
