import { landscape, type Tone } from '@pony/ui';
import type { ReactNode } from 'react';

const WIDTH = 244;
const HEIGHT = 168;

interface BackdropProps {
  name: string;
  /** Another number, other hills. */
  hills?: number;
  tone: Tone;
  /** Between the sky and the hills. */
  behind?: ReactNode;
  /** Behind the nearer hills. */
  among?: ReactNode;
  /** On the hills. */
  children?: ReactNode;
  className?: string;
}

/** Sky, hatching and three ridges in the colours of a tone; the same file in both themes. */
export function Backdrop({ name, hills = 0, tone, behind, among, children, className }: BackdropProps) {
  const { sky, far, middle, near } = landscape(`scene ${name} ${hills}`, WIDTH, HEIGHT);
  const band = `var(--k-${tone})`;
  const wash = `var(--w-${tone})`;
  const id = `sky-${name}`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: wash }} />
          <stop offset=".8" style={{ stopColor: 'var(--card-paper)' }} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      <path d={sky} stroke={band} strokeWidth=".55" opacity=".32" fill="none" />
      {behind}
      <path d={far} fill={`color-mix(in srgb, ${band} 32%, ${wash})`} />
      {among}
      <path d={middle} fill={`color-mix(in srgb, ${band} 58%, ${wash})`} />
      <path d={near} fill={band} />
      {children}
    </svg>
  );
}
