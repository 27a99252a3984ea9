import { type RefObject, useEffect, useRef } from 'react';

export interface LookedAt {
  readonly what: string;
  readonly id: number;
}

/** The thing an element shows, as `data-look` says it: "card 12". */
export function lookOf(element: Element | null): LookedAt | null {
  const [what, id] = element?.closest<HTMLElement>('[data-look]')?.dataset.look?.split(' ') ?? [];
  return what === undefined ? null : { what, id: Number(id) };
}

/** A long press or the other mouse button opens a thing large, whatever else a press on it would do. */
export function useLook(
  root: RefObject<HTMLElement | null>,
  open: ((what: string, id: number) => void) | undefined,
): void {
  const act = useRef(open);
  act.current = open;
  useEffect(() => {
    const place = root.current;
    const menu = (event: MouseEvent): void => {
      const look = lookOf(event.target as Element);
      if (!look || !act.current) return;
      event.preventDefault();
      act.current(look.what, look.id);
    };
    place?.addEventListener('contextmenu', menu);
    return () => place?.removeEventListener('contextmenu', menu);
  }, [root]);
}
