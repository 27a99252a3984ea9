import { type RefObject, useEffect, useRef } from 'react';
import type { Opened } from './duel.ts';

/** The thing an element shows: `data-look="card 12"`. */
function lookOf(element: Element | null): Opened | null {
  const [what, id] = element?.closest<HTMLElement>('[data-look]')?.dataset.look?.split(' ') ?? [];
  return what === undefined ? null : ({ what, id: Number(id) } as Opened);
}

export const lookAt = (what: 'card' | 'tile' | 'token', id: number): string => `${what} ${id}`;

/** A long press, the other mouse button or `i` opens a thing large, whatever else a press on it would do. */
export function useLook(root: RefObject<HTMLElement | null>, open: (thing: Opened) => void): () => void {
  const act = useRef(open);
  act.current = open;
  useEffect(() => {
    const place = root.current;
    const menu = (event: MouseEvent): void => {
      const thing = lookOf(event.target as Element);
      if (!thing) return;
      event.preventDefault();
      act.current(thing);
    };
    place?.addEventListener('contextmenu', menu);
    return () => place?.removeEventListener('contextmenu', menu);
  }, [root]);
  return () => {
    const thing = lookOf(document.activeElement);
    if (thing) act.current(thing);
  };
}
