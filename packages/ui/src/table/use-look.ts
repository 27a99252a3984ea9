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

const WAIT_MS = 150;
const LEAVE_MS = 200;

/** The thing under the mouse or the focus, once it has stayed there a moment; null when there is none. */
export function useReading(
  root: RefObject<HTMLElement | null>,
  read: ((look: LookedAt | null) => void) | undefined,
): void {
  const act = useRef(read);
  act.current = read;
  const wanted = read !== undefined;
  useEffect(() => {
    const place = root.current;
    if (!place || !wanted) return;
    let timer = 0;
    const soon = (look: LookedAt | null): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => act.current?.(look), look ? WAIT_MS : LEAVE_MS);
    };
    const over = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (event.pointerType === 'touch') return;
      if (target.closest('[data-reading]')) clearTimeout(timer);
      else soon(lookOf(target));
    };
    const focus = (event: FocusEvent): void => soon(lookOf(event.target as Element));
    const leave = (): void => soon(null);
    place.addEventListener('pointerover', over);
    place.addEventListener('pointerleave', leave);
    place.addEventListener('focusin', focus);
    return () => {
      clearTimeout(timer);
      place.removeEventListener('pointerover', over);
      place.removeEventListener('pointerleave', leave);
      place.removeEventListener('focusin', focus);
    };
  }, [root, wanted]);
}
