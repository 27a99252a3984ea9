import { type RefObject, useEffect, useRef } from 'react';
import { onHold } from '../tips/hold.ts';

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
    if (!place) return;
    let finger = false;
    const seen = ({ target }: Event): LookedAt | null => (act.current ? lookOf(target as Element) : null);
    const show = ({ what, id }: LookedAt): void => act.current?.(what, id);
    const press = ({ pointerType }: PointerEvent): void => {
      finger = pointerType !== 'mouse';
    };
    // Some browsers send it for a finger that holds, others do not: a finger is timed here in all of them.
    const menu = (event: MouseEvent): void => {
      const look = seen(event);
      if (!look) return;
      event.preventDefault();
      if (!finger) show(look);
    };
    place.addEventListener('pointerdown', press, true);
    place.addEventListener('contextmenu', menu);
    const end = onHold(place, seen, show);
    return () => {
      place.removeEventListener('pointerdown', press, true);
      place.removeEventListener('contextmenu', menu);
      end();
    };
  }, [root]);
}
