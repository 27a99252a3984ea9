import { classes } from '../classes.ts';
import { Glyph } from '../icon/Icon.tsx';
import type { IconName, Shape, Side } from '../types.ts';
import css from './pieces.module.css';

interface UnitTokenProps {
  side: Side;
  count: number | string;
  /** Read aloud: how many, whose, where. */
  label: string;
  /** The side's letter in the reader's language. */
  letter?: string;
  /** Leadership, upper right. */
  leader?: number;
  className?: string;
}

const STAR = 'M20 1 27 8 38 7 35 20 38 33 27 31 20 39 13 31 2 33 5 20 2 7 13 8Z';

/** Units of one side: a disc or an eight-point star with a numeral. */
export function UnitToken({ side, count, label, letter, leader, className }: UnitTokenProps) {
  return (
    <svg className={classes(css.unit, className)} viewBox="0 0 40 40" role="img" aria-label={label}>
      {side === 'dark' ? (
        <path d={STAR} fill="var(--piece-dark)" stroke="var(--piece-rim)" strokeWidth="2.2" strokeLinejoin="round" />
      ) : (
        <>
          <circle cx="20" cy="20" r="18" fill={`var(--piece-${side})`} stroke="var(--piece-rim)" strokeWidth="2.5" />
          <circle cx="20" cy="20" r="13" fill="none" stroke="#9fc6da" strokeDasharray="2 2.5" />
        </>
      )}
      <text x="20" y="27" textAnchor="middle" className={css.numeral}>
        {count}
      </text>
      {letter && (
        <>
          <circle cx="35" cy="34" r="6.5" fill="var(--card-ink)" stroke="var(--piece-rim)" />
          <text x="35" y="37.4" textAnchor="middle" className={css.letter}>
            {letter}
          </text>
        </>
      )}
      {leader ? (
        <>
          <circle cx="34" cy="7" r="7" fill="#2a2018" stroke="var(--piece-rim)" />
          <text x="34" y="11" textAnchor="middle" className={css.gold}>
            {leader}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** A fortress of one side: square battlements or spikes. */
export function Fortress({ side, label, className }: { side: Side; label: string; className?: string }) {
  return (
    <svg className={classes(css.fort, className)} viewBox="-3 -3 70 70" role="img" aria-label={label}>
      <g stroke="var(--piece-rim)" strokeWidth="4" paintOrder="stroke">
        <Glyph name={side === 'dark' ? 'pp:fortD' : 'pp:fortL'} x={0} y={0} size={64} color={`var(--piece-${side})`} />
      </g>
    </svg>
  );
}

interface PennonProps {
  icon: IconName;
  /** Ground colour of the place or people. */
  ground: string;
  label?: string;
  className?: string;
}

/** The pennon of a place or a people. */
export function Pennon({ icon, ground, label, className }: PennonProps) {
  return (
    <svg
      className={classes(css.pennon, className)}
      viewBox="0 0 32 40"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d="M2 1h28v32l-14 6L2 33Z" fill={ground} stroke="#f2dfb0" strokeWidth="1.6" />
      <Glyph name={icon} x={6} y={6} size={20} color="#fbf0d4" />
    </svg>
  );
}

/** Outlines that tell things apart without colour. */
export const SHAPES = {
  diamond: { path: 'M16 1 31 16 16 31 1 16Z', at: [8, 8, 16] },
  square: { path: 'M3 3h26v26H3Z', at: [6, 6, 20] },
  shield: { path: 'M3 3h26v13c0 8-6 12-13 15C9 28 3 24 3 16Z', at: [6.5, 5, 19] },
  circle: { path: 'M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29Z', at: [6, 6.5, 20] },
  pennant: { path: 'M3 2h26v28l-13-8-13 8Z', at: [7, 2.5, 18] },
  hexagon: { path: 'M16 1 29.5 8.5v15L16 31 2.5 23.5v-15Z', at: [7, 7, 18] },
  heart: { path: 'M3 3h26v14c0 7-6 11-13 14C9 28 3 24 3 17Z', at: [6, 4.5, 20] },
} as const satisfies Readonly<Record<Shape, unknown>>;
export type { Shape } from '../types.ts';

interface MarkProps {
  shape: Shape;
  icon: IconName;
  color: string;
  label?: string;
  className?: string;
}

/** A small token: its own outline, its own colour, its own glyph. */
export function Mark({ shape, icon, color, label, className }: MarkProps) {
  const { path, at } = SHAPES[shape];
  return (
    <svg
      className={classes(css.mark, className)}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} fill={color} stroke="#fff" strokeOpacity=".35" />
      <Glyph name={icon} x={at[0]} y={at[1]} size={at[2]} color="#fff" />
    </svg>
  );
}
