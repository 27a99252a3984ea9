import { useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import css from './Tabs.module.css';

export interface Tab<T extends string> {
  id: T;
  label: string;
  icon: IconName;
  /** How many new things lie there. */
  count?: number;
}

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChoose: (id: T) => void;
  /** Id of the element the tabs show. */
  controls?: string;
  /** Signs over their words, on pages around the table. */
  tall?: boolean;
}

/** The phone's row of tabs above the prompt. */
export function Tabs<T extends string>({ label, tabs, value, onChoose, controls, tall }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const step = (by: number): void => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = (at + by + tabs.length) % tabs.length;
    onChoose(tabs[next].id);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={row}
      className={classes(css.tabs, tall && css.tall)}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={tab.id === value}
          aria-controls={controls}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChoose(tab.id)}
        >
          <Icon name={tab.icon} />
          <span>{tab.label}</span>
          {tab.count ? <b className={css.count}>{tab.count}</b> : null}
        </button>
      ))}
    </div>
  );
}

export interface Way {
  id: string;
  label: string;
  icon: IconName;
  href: string;
}

/** The same row where each leads to a page of its own. */
export function TabWays({ label, ways, here }: { label: string; ways: readonly Way[]; here: string }) {
  return (
    <nav className={classes(css.tabs, css.tall)} aria-label={label}>
      {ways.map(({ id, icon, href, label: word }) => (
        <a key={id} className={css.tab} href={href} aria-current={id === here ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{word}</span>
        </a>
      ))}
    </nav>
  );
}
