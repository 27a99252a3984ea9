import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon/Icon.tsx';
import { arrowFocus } from '../keys/arrows.ts';
import { usePhone } from '../look/use-media.ts';
import type { IconName } from '../types.ts';
import css from './Menu.module.css';
import { type Beside, type Place, place } from './place.ts';
import { useFloatFocus, usePressOutside } from './use-float.ts';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  /** At the right end: a price, a count. */
  detail?: ReactNode;
  /** Greyed; pressing it asks why not. */
  notNow?: boolean;
  href?: string;
}

interface MenuProps {
  anchor: Element | null;
  label: string;
  items: readonly MenuItem[];
  onPick: (id: string) => void;
  onClose: () => void;
  beside?: Beside;
}

/** A short list beside a thing that has more than one verb. */
export function Menu({ anchor, label, items, onPick, onClose, beside = 'right' }: MenuProps) {
  const phone = usePhone();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place | null>(null);
  useFloatFocus(list, onClose);
  usePressOutside(list, anchor, onClose);
  useLayoutEffect(() => {
    if (!list.current) return;
    const size = { width: list.current.offsetWidth, height: list.current.offsetHeight };
    const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    const middle = { left: innerWidth / 2, top: innerHeight / 2, width: 0, height: 0 };
    setAt(place(anchor?.isConnected ? anchor.getBoundingClientRect() : middle, size, room, phone ? 'below' : beside));
  }, [anchor, beside, phone]);
  const inside = (item: MenuItem): ReactNode => (
    <>
      {item.icon ? <Icon name={item.icon} /> : <span />}
      <span>{item.label}</span>
      {item.detail && <span className={css.detail}>{item.detail}</span>}
    </>
  );
  return createPortal(
    <div
      ref={list}
      className={css.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{ left: at?.left ?? 0, top: at?.top ?? 0, opacity: at ? undefined : 0 }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose();
        else arrowFocus(event, list.current, '[role^="menuitem"]');
      }}
    >
      {items.map((item, i) => {
        const common = {
          className: css.item,
          role: 'menuitem',
          'data-first': i === 0 || undefined,
          'data-act': item.id,
        } as const;
        if (item.href !== undefined)
          return (
            <a key={item.id} {...common} href={item.href} onClick={() => onPick(item.id)}>
              {inside(item)}
            </a>
          );
        return (
          <button
            key={item.id}
            {...common}
            type="button"
            aria-disabled={item.notNow || undefined}
            onClick={() => onPick(item.id)}
          >
            {inside(item)}
          </button>
        );
      })}
    </div>,
    document.body,
  );
}
