import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import css from './FitText.module.css';

const STEP = 0.5;

/** Words in a place of their own: they become smaller until nothing of them is cut. */
export function FitText({
  least = 12,
  className,
  children,
}: {
  least?: number;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const one = place.current;
    if (!one) return;
    const fit = (): void => {
      one.style.fontSize = '';
      const fits = (): boolean => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1;
      for (let size = Number.parseFloat(getComputedStyle(one).fontSize); !fits() && size > least; size -= STEP)
        one.style.fontSize = `${Math.max(least, size - STEP)}px`;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(one);
    return () => watch.disconnect();
  });
  return (
    <span ref={place} className={classes(css.fit, className)}>
      {children}
    </span>
  );
}
