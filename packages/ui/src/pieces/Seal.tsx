import { classes } from '../classes.ts';
import { Glyph } from '../icon/Icon.tsx';
import type { IconName, Side, Tone } from '../types.ts';
import css from './pieces.module.css';

interface SealProps {
  side: Side;
  icon: IconName;
  label?: string;
  /** Somebody else is thinking. */
  breathing?: boolean;
  /** Of a person: the first letter of a name instead of the sign, on a colour of their own. */
  letter?: string;
  tone?: Tone;
  className?: string;
}

const BLOT =
  'M32 2c5 0 7 4 12 5s9 1 11 6 1 8 4 12 5 6 3 11-5 6-6 11-3 9-8 10-8-1-12 2-8 4-12 1-7-3-12-4-8-4-9-9 0-8-2-12-2-8 2-12 3-8 7-11 7-2 11-5 6-5 11-5Z';

/** The wax seal of a seat. */
export function Seal({ side, icon, label, breathing, letter, tone, className }: SealProps) {
  return (
    <svg
      className={classes(css.seal, breathing && css.breathing, className)}
      viewBox="0 0 64 64"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={BLOT} fill={tone ? `var(--k-${tone})` : `var(--piece-${side})`} />
      <path
        d={BLOT}
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="1.5"
        transform="translate(1.3 1.3) scale(.96)"
      />
      <circle cx="32" cy="32" r="21" fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="2" />
      <circle cx="32" cy="33" r="21" fill="none" stroke="#fff" strokeOpacity=".25" />
      {letter ? (
        <text x="32" y="42" textAnchor="middle" className={css.initial}>
          {[...letter][0]?.toLocaleUpperCase()}
        </text>
      ) : (
        <Glyph name={icon} x={17} y={17} size={30} color="var(--seal-ink)" />
      )}
    </svg>
  );
}
