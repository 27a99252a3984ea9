import { type RefObject, useEffect, useRef } from 'react';

const LIT = '[data-rove][data-state="legal"], [data-rove]:has(> [data-state="legal"])';

/**
 * When what had the focus has left the table (a card was played by keyboard), the focus goes to the first thing that may
 * be chosen, else to the place where arrows stand, so that the keyboard is never lost.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, step: unknown): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKey.current = true;
    };
    const pointer = (): void => {
      byKey.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason to look
  useEffect(() => {
    if (!byKey.current || !root.current) return;
    const here = document.activeElement;
    if (here && here !== document.body && here.isConnected) return;
    const lit = root.current.querySelector<HTMLElement>(LIT);
    const stop = root.current.querySelector<HTMLElement>('[data-rove][tabindex="0"]');
    (lit ?? stop ?? root.current.querySelector<HTMLElement>('[data-rove]'))?.focus({ preventScroll: true });
  }, [root, step]);
}
