import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import type { IconName } from '../types.ts';
import css from './Icon.module.css';

let sprite = '/sprite.svg';

/** Where the sprite with all icons lies; the page says so once, before the first drawing. */
export function setSprite(address: string): void {
  sprite = address;
}

/** The address of one icon inside the sprite. */
export const iconAddress = (name: IconName): string => `${sprite}#${name.replace(':', '-')}`;

interface IconProps {
  name: IconName;
  /** Read aloud; without it the icon is only decoration. */
  label?: string;
  className?: string;
  style?: CSSProperties;
}

export function Icon({ name, label, className, style }: IconProps) {
  const aloud = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className={classes(css.icon, className)} style={style} focusable="false" {...aloud}>
      <use href={iconAddress(name)} />
    </svg>
  );
}

interface GlyphProps {
  name: IconName;
  x: number;
  y: number;
  size: number;
  color?: string;
}

/** An icon inside another drawing, in the drawing's own units. */
export function Glyph({ name, x, y, size, color }: GlyphProps) {
  return <use href={iconAddress(name)} x={x} y={y} width={size} height={size} style={color ? { color } : undefined} />;
}
