import { memo } from 'react';
import { classes } from '../classes.ts';
import { Glyph } from '../icon/Icon.tsx';
import type { IconName, Tone } from '../types.ts';
import { landscape } from './ridges.ts';
import css from './Vignette.module.css';

interface VignetteProps {
  /** Usually the card's id: the hills stay the same for ever. */
  seed: string;
  tone: Tone;
  motif?: IconName;
  width?: number;
  height?: number;
  className?: string;
}

/** The picture of a card: wash, moon, hatched sky, three ridges and one motif. */
export const Vignette = memo(function Vignette(props: VignetteProps) {
  const { seed, tone, motif, width = 120, height = 70, className } = props;
  const { moon, sky, far, middle, near } = landscape(seed, width, height);
  const band = `var(--k-${tone})`;
  const wash = `var(--w-${tone})`;
  const size = height * 0.62;
  return (
    <svg
      className={classes(css.vignette, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={wash} />
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill="var(--card-paper)" opacity=".85" />
      <path d={sky} stroke={band} strokeWidth=".5" opacity=".35" fill="none" />
      <path d={far} fill={`color-mix(in srgb, ${band} 30%, ${wash})`} />
      <path d={middle} fill={`color-mix(in srgb, ${band} 52%, ${wash})`} />
      <path d={near} fill={band} opacity=".9" />
      {motif && <Glyph name={motif} x={(width - size) / 2} y={height * 0.34} size={size} color="var(--card-ink)" />}
    </svg>
  );
});
