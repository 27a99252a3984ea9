import type { CSSProperties, ReactNode } from 'react';
import { type CardSizes, type Laid, LOW, type Rect } from '../fit/fit.ts';
import css from './FitRow.module.css';

/** How a card of the row is to be drawn. */
export interface Lying {
  readonly w: number;
  readonly h: number;
  readonly way: 'card' | 'head' | 'token';
  readonly covered: boolean;
  readonly small: boolean;
  /** Lies in tiers: straight, whatever its state. */
  readonly flat: boolean;
}

interface FitRowProps<T> {
  /** Where in the zone the cards lie. */
  box: Rect;
  laid: Laid;
  c: CardSizes;
  items: readonly T[];
  keyOf(item: T): string | number;
  draw(item: T, lying: Lying): ReactNode;
  /** The last square stands for so many: opens them. */
  stack?(items: readonly T[], lying: Lying): ReactNode;
}

/** Cards laid by the rule of fit; the zone they lie in is as large as it is whatever lies there. */
export function FitRow<T>({ box, laid, c, items, keyOf, draw, stack }: FitRowProps<T>) {
  const shown = laid.more > 0 ? items.slice(0, laid.rects.length - 1) : items;
  const at = (i: number): CSSProperties => {
    const { x, y, w, h } = laid.rects[i];
    return { left: box.x + x, top: box.y + y, width: w, height: h };
  };
  const lying = (i: number): Lying => {
    const { w, h } = laid.rects[i];
    const way = laid.way.startsWith('tokens') ? 'token' : laid.way === 'heads' ? 'head' : 'card';
    return { w, h, way, covered: way === 'card' && h < LOW * w - 1, small: w < c.want, flat: laid.k > 1 };
  };
  const last = laid.rects.length - 1;
  return (
    <>
      {shown.map((item, i) => {
        const how = lying(i);
        return (
          <div
            key={keyOf(item)}
            className={css.lies}
            style={at(i)}
            data-card={how.way}
            data-covered={how.covered || undefined}
            data-flat={laid.k > 1 || undefined}
          >
            {draw(item, how)}
          </div>
        );
      })}
      {laid.more > 0 && stack && (
        <div className={css.lies} style={at(last)} data-card="stack">
          {stack(items.slice(last), lying(last))}
        </div>
      )}
    </>
  );
}

interface FitZoneProps {
  rect: Rect;
  /** Of the zone, for tests and styles. */
  zone: string;
  label: string;
  className?: string;
  active?: boolean;
  style?: CSSProperties;
  part?: string;
  children?: ReactNode;
}

/** A zone of the table: it lies where the rule of fit puts it. */
export function FitZone({ rect, zone, label, className, active, style, part, children }: FitZoneProps) {
  return (
    <section
      className={className ? `${css.zone} ${className}` : css.zone}
      style={{ ...style, left: rect.x, top: rect.y, width: rect.w, height: rect.h }}
      aria-label={label}
      data-zone={zone}
      data-part={part}
      data-active={active || undefined}
    >
      {children}
    </section>
  );
}
