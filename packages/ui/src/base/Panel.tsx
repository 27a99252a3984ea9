import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { Side } from '../types.ts';
import css from './Panel.module.css';

interface PanelProps {
  children: ReactNode;
  /** A heading in small capitals. */
  title?: ReactNode;
  /** What stands at the right end of the heading. */
  aside?: ReactNode;
  /** A coloured edge on the left. */
  side?: Side;
  /** Its owner is asked to decide. */
  active?: boolean;
  label?: string;
  as?: 'section' | 'div' | 'aside' | 'article';
  className?: string;
  style?: CSSProperties;
}

/** A sheet of paper on the table. */
export function Panel({
  children,
  title,
  aside,
  side,
  active,
  label,
  as: Tag = 'section',
  className,
  style,
}: PanelProps) {
  return (
    <Tag
      className={classes(css.panel, side && css.edge, className)}
      data-side={side}
      data-active={active || undefined}
      aria-label={label}
      style={style}
    >
      {title && (
        <header className={css.head}>
          <h2 className="pony-caps">{title}</h2>
          {aside && <span className="pony-caps">{aside}</span>}
        </header>
      )}
      {children}
    </Tag>
  );
}
