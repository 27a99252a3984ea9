import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './TopBar.module.css';

interface TopBarProps {
  /** The word beside the sign; pressing both leads home. */
  name: string;
  home: string;
  homeLabel: string;
  onHome?: (event: React.MouseEvent) => void;
  /** Beside the name: chapters, the game. */
  middle?: ReactNode;
  /** At the right end: buttons. */
  children?: ReactNode;
  className?: string;
}

export function TopBar({ name, home, homeLabel, onHome, middle, children, className }: TopBarProps) {
  return (
    <header className={classes(css.bar, className)}>
      <a className={css.brand} href={home} onClick={onHome} aria-label={homeLabel}>
        <Icon name="pp:pony" className={css.sign} />
        <span className={css.name}>{name}</span>
      </a>
      {middle && <div className={css.middle}>{middle}</div>}
      <div className={css.end}>{children}</div>
    </header>
  );
}
