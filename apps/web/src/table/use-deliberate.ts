import type { Situation } from '@pony/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Nobody has read a question that has stood there for a shorter time. */
const READING_MS = 150;
/** Two presses on one spot within this time are one double click; slower ones are meant. A next question wants longer. */
const DOUBLE_MS = 350;
const DOUBLE_NEXT_MS = 500;
/** Whatever answers a question when it is pressed. */
const ANSWERS =
  '[data-state], [data-rove], [data-option], [role=menuitem], footer[data-mood] [data-acts] button, [role=dialog] article footer button';

/**
 * A press answers the question it was meant for, or none: the second press of a double click, one that began before the
 * question was there or could be read, and a key that is held down are not heard by anything that answers.
 */
export function useDeliberate(page: RefObject<HTMLElement | null>, { prompt, offers }: Situation): void {
  const asked = useRef({ prompt, offers, at: 0 });
  useLayoutEffect(() => {
    // Parts of a situation that have not changed are the same objects.
    if (asked.current.prompt === prompt && asked.current.offers === offers) return;
    asked.current = { prompt, offers, at: performance.now() };
    const element = page.current;
    if (!element) return;
    element.dataset.fresh = '';
    const timer = setTimeout(() => delete element.dataset.fresh, READING_MS);
    return () => clearTimeout(timer);
  }, [page, prompt, offers]);
  useEffect(() => {
    let pressedAt = 0;
    let heardAt = Number.NEGATIVE_INFINITY;
    // Undo, why-not and the menu in the top bar answer nothing.
    const answers = (event: Event): boolean => {
      const target = event.target as Element | null;
      return target?.closest?.(ANSWERS) != null && target.closest('header') === null;
    };
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const down = (event: PointerEvent): void => {
      pressedAt = event.timeStamp;
    };
    const click = (event: MouseEvent): void => {
      // Keys and programs press without a pointer.
      if (event.detail === 0 || !answers(event)) return;
      const apart = heardAt < asked.current.at ? DOUBLE_NEXT_MS : DOUBLE_MS;
      const twice = event.detail > 1 && pressedAt < heardAt + apart;
      if (twice || pressedAt < asked.current.at + READING_MS) stop(event);
      else heardAt = pressedAt;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ') && answers(event)) stop(event);
    };
    addEventListener('pointerdown', down, { capture: true });
    addEventListener('click', click, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('pointerdown', down, { capture: true });
      removeEventListener('click', click, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  }, []);
}
