import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isDirection, nearest, type Spot } from './direction.ts';

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const shown = (element: HTMLElement): boolean => element.offsetParent !== null || element.getClientRects().length > 0;

/** Moves the focus by an arrow key among what `selector` finds inside `root`; Home and End go to the first and last. */
export function arrowFocus(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  root: HTMLElement | null,
  selector: string,
): boolean {
  if (!root || event.altKey || event.ctrlKey || event.metaKey) return false;
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(shown);
  const here = document.activeElement;
  let goal: HTMLElement | undefined;
  if (event.key === 'Home') goal = all[0];
  else if (event.key === 'End') goal = all.at(-1);
  else if (isDirection(event.key)) {
    const others = all.filter((one) => one !== here);
    goal =
      here && root.contains(here) && here !== root
        ? others[nearest(middle(here), others.map(middle), event.key)]
        : all[0];
  }
  if (!goal) return false;
  event.preventDefault();
  goal.focus();
  return true;
}

/**
 * One stop for the Tab key, arrows inside: everything `selector` finds is reachable by arrows; the stop is the thing last
 * focused, else the first legal one, else the first.
 */
export function useRoving(root: RefObject<HTMLElement | null>, selector = '[data-rove]'): void {
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let last: HTMLElement | null = null;
    const settle = (): void => {
      const all = [...place.querySelectorAll<HTMLElement>(selector)];
      const kept = last && all.includes(last) ? last : null;
      const stop = kept ?? all.find((one) => one.dataset.state === 'legal') ?? all[0];
      for (const one of all) if (one.tabIndex !== (one === stop ? 0 : -1)) one.tabIndex = one === stop ? 0 : -1;
    };
    const focus = (event: FocusEvent): void => {
      last = (event.target as HTMLElement).closest<HTMLElement>(selector);
      settle();
    };
    const key = (event: globalThis.KeyboardEvent): void => {
      if ((event.target as HTMLElement).matches('input, select, textarea')) return;
      if (!event.defaultPrevented) arrowFocus(event, place, selector);
    };
    const watch = new MutationObserver(settle);
    watch.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-state', 'data-rove'],
    });
    place.addEventListener('focusin', focus);
    place.addEventListener('keydown', key);
    settle();
    return () => {
      watch.disconnect();
      place.removeEventListener('focusin', focus);
      place.removeEventListener('keydown', key);
    };
  }, [root, selector]);
}
