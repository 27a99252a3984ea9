import type { Situation } from '@pony/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Nobody has read a question that has stood there for a shorter time. */
const READING_MS = 150;
/** Two presses on one spot within this time are one double click; slower ones are meant. A next question wants longer. */
const DOUBLE_MS = 350;
const DOUBLE_NEXT_MS = 500;
/** Things of the table and buttons of the prompt: what answers a question when it is pressed. */
const ANSWERS = [
  '[data-state], [data-lit], [data-legal], [data-option], [data-thing], [data-region], [data-answers]',
  '[data-rove]:has(> [data-state])',
  '[data-act]:not([data-act=log], [data-act=rule], [data-act=stage])',
  'footer[data-mood=asking] [data-acts] button',
  '[role=dialog] article footer button',
].join();
/** The top bar answers nothing, and who picks from a menu has read what the menu says. */
const APART = 'header, [role=menu]';

/**
 * A press answers the question it was meant for, or none: the second press of a double click, one that began before the
 * question was there or could be read, and a key that is held down are not heard by anything that answers. Where nothing is
 * asked, only double clicks are.
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
    const answers = (event: Event): boolean => {
      const target = event.target as Element | null;
      return target?.closest?.(ANSWERS) != null && target.closest(APART) === null;
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
      if (event.detail === 0) return;
      if (answers(event)) {
        const { at, offers: open } = asked.current;
        const twice = event.detail > 1 && pressedAt < heardAt + (heardAt < at ? DOUBLE_NEXT_MS : DOUBLE_MS);
        if (twice || (open.length > 0 && pressedAt < at + READING_MS)) {
          stop(event);
          return;
        }
      }
      heardAt = pressedAt;
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
