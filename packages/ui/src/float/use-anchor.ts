import { useEffect, useState } from 'react';
import type { Box } from './place.ts';

/** How often it is looked whether the thing has come, gone or moved. */
const LOOK_MS = 120;

/** The part of a thing that is seen; `afloat` when it lies on a paper over the table. */
export interface Anchor extends Box {
  readonly afloat: boolean;
}

/** What lies outside of the window a thing moves in is cut off. */
function seen(element: Element): Anchor {
  const whole = element.getBoundingClientRect();
  let afloat = element.closest('[role="dialog"], [role="menu"]') !== null;
  const cut = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflow, position } = getComputedStyle(up);
    if (position === 'fixed') afloat = true;
    if (overflow === 'visible') continue;
    const edge = up.getBoundingClientRect();
    cut.left = Math.max(cut.left, edge.left);
    cut.top = Math.max(cut.top, edge.top);
    cut.right = Math.min(cut.right, edge.right);
    cut.bottom = Math.min(cut.bottom, edge.bottom);
  }
  const left = Math.max(cut.left, whole.left);
  const top = Math.max(cut.top, whole.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(cut.right, whole.right) - left),
    height: Math.max(0, Math.min(cut.bottom, whole.bottom) - top),
    afloat,
  };
}

/** Brings a thing into sight without taking the focus: a map goes where the focus would go, everything else scrolls. */
function bring(element: Element): void {
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  else element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function boxOf(selectors: readonly string[], brought: Set<Element>): Anchor | null {
  for (const selector of selectors.toReversed())
    for (const element of document.querySelectorAll(selector)) {
      const whole = element.getBoundingClientRect();
      if (whole.width === 0 || whole.height === 0) continue;
      if (!brought.has(element)) {
        brought.add(element);
        bring(element);
      }
      const box = seen(element);
      if (box.width === 0 || box.height === 0) continue;
      return box;
    }
  return null;
}

const same = (a: Anchor | null, b: Anchor | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 1));

/** Where the last of some things lies now, brought into sight if need be; null when none is there. Follows it while it moves. */
export function useAnchorBox(selectors: readonly string[]): Anchor | null {
  const [box, setBox] = useState<Anchor | null>(null);
  const key = selectors.join('\n');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split('\n');
    const brought = new Set<Element>();
    const look = (): void => {
      const found = boxOf(wanted, brought);
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
