import { useEffect, useState } from 'react';
import type { Box } from './place.ts';

/** How often it is looked whether the thing has come, gone or moved. */
const LOOK_MS = 120;

/** A thing on the screen; `afloat` when it lies on a paper over the table. */
export interface Anchor extends Box {
  readonly afloat: boolean;
}

function boxOf(selectors: readonly string[]): Anchor | null {
  for (const selector of selectors.toReversed())
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const inSight = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
      if (width === 0 || height === 0 || !inSight) continue;
      return { left, top, width, height, afloat: element.closest('[role="dialog"], [role="menu"]') !== null };
    }
  return null;
}

const same = (a: Anchor | null, b: Anchor | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1));

/** Where the last of some things that is in sight lies now; null when none is. Follows it while it moves. */
export function useAnchorBox(selectors: readonly string[]): Anchor | null {
  const [box, setBox] = useState<Anchor | null>(null);
  const key = selectors.join('\n');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split('\n');
    const look = (): void => {
      const found = boxOf(wanted);
      setBox((old) => (same(old, found) ? old : found));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [key]);
  return box;
}
