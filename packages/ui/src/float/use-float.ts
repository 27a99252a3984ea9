import { type RefObject, useEffect, useRef } from 'react';
import { useLayer } from './layers.ts';

/** Keeps the keyboard with a floating paper: focus goes in, Escape closes, focus goes back to where it was. */
export function useFloatFocus(paper: RefObject<HTMLElement | null>, onClose: () => void, active = true): void {
  useLayer(onClose, active);
  useEffect(() => {
    if (!active) return;
    const before = document.activeElement as HTMLElement | null;
    const first = paper.current?.querySelector<HTMLElement>('[data-first]') ?? paper.current;
    first?.focus({ preventScroll: true });
    const held = paper.current;
    return () => {
      const inside = held?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [active, paper]);
}

/** Calls when a press lands outside of the paper and of the thing that opened it. */
export function usePressOutside(
  paper: RefObject<HTMLElement | null>,
  anchor: Element | null,
  onOutside: (() => void) | undefined,
): void {
  const act = useRef(onOutside);
  act.current = onOutside;
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!paper.current?.contains(target) && !anchor?.contains(target)) act.current?.();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [paper, anchor]);
}
