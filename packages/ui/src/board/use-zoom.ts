import { type RefObject, useEffect, useRef } from 'react';
import { centre, fitZoom, type Limits, type Look, type Size, settle, zoomAt } from './zoom.ts';

export interface ZoomHandle {
  zoom(factor: number): void;
  fit(): void;
  show(point: { x: number; y: number }, k?: number): void;
}

interface ZoomOptions {
  board: Size;
  fit: 'contain' | 'cover';
  /** How many times nearer than the fitted view one may come. */
  nearest: number;
  /** Told after the look has come to rest. */
  onRest?: (look: Look) => void;
}

const DRAG = 6;

/**
 * Wheel, pinch, drag and keys on a window. Writes --k, --x and --y onto it and never renders, so panning stays smooth;
 * a press that does not move goes through to what lies under it.
 */
export function useZoom(window: RefObject<HTMLElement | null>, options: ZoomOptions): RefObject<ZoomHandle | null> {
  const handle = useRef<ZoomHandle | null>(null);
  const held = useRef(options);
  held.current = options;
  const { width, height } = options.board;

  useEffect(() => {
    const frame = window.current;
    if (!frame) return;
    const board = { width, height };
    let look: Look = { k: 1, x: 0, y: 0 };
    let fitted = true;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const room = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
    const limits = (): Limits => {
      const fit = fitZoom(board, room(), held.current.fit);
      return { fit, max: fit * held.current.nearest };
    };
    const show = (next: Look): void => {
      look = settle(next, board, room(), limits());
      fitted = look.k <= limits().fit * 1.001;
      frame.style.setProperty('--k', String(look.k));
      frame.style.setProperty('--x', `${look.x}px`);
      frame.style.setProperty('--y', `${look.y}px`);
      frame.dataset.fitted = String(fitted);
      clearTimeout(rest);
      rest = setTimeout(() => held.current.onRest?.(look), 120);
    };
    const middle = (): { x: number; y: number } => ({ x: room().width / 2, y: room().height / 2 });
    const whole = (): void => show(centre({ x: width / 2, y: height / 2 }, limits().fit, room()));

    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    const spot = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = frame.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      fingers.set(event.pointerId, spot(event));
      moved = fingers.size > 1 ? DRAG + 1 : 0;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      fingers.set(event.pointerId, now);
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved <= DRAG) return;
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      frame.dataset.moving = '';
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) show({ ...look, x: look.x + now.x - before.x, y: look.y + now.y - before.y });
      else {
        const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const next = zoomAt(look, ratio, between, limits());
        show({ ...next, x: next.x + (now.x - before.x) / 2, y: next.y + (now.y - before.y) / 2 });
      }
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) delete frame.dataset.moving;
    };
    const click = (event: MouseEvent): void => {
      if (moved <= DRAG) return;
      event.stopPropagation();
      event.preventDefault();
      moved = 0;
    };
    const wheel = (event: WheelEvent): void => {
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      if (fitted && factor < 1) return;
      event.preventDefault();
      show(zoomAt(look, factor, spot(event), limits()));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const pan = 60;
      const act: Record<string, () => void> = {
        '+': () => show(zoomAt(look, 1.3, middle(), limits())),
        '=': () => show(zoomAt(look, 1.3, middle(), limits())),
        '-': () => show(zoomAt(look, 1 / 1.3, middle(), limits())),
        '0': whole,
      };
      if (event.target === frame)
        Object.assign(act, {
          ArrowLeft: () => show({ ...look, x: look.x + pan }),
          ArrowRight: () => show({ ...look, x: look.x - pan }),
          ArrowUp: () => show({ ...look, y: look.y + pan }),
          ArrowDown: () => show({ ...look, y: look.y - pan }),
        });
      if (!act[event.key]) return;
      event.preventDefault();
      act[event.key]();
    };
    const watch = new ResizeObserver(() => (fitted ? whole() : show(look)));
    watch.observe(frame);
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    frame.addEventListener('click', click, true);
    frame.addEventListener('wheel', wheel, { passive: false });
    frame.addEventListener('keydown', key);
    whole();
    handle.current = {
      zoom: (factor) => show(zoomAt(look, factor, middle(), limits())),
      fit: whole,
      show: (point, k) => show(centre(point, k ?? look.k, room())),
    };
    return () => {
      clearTimeout(rest);
      watch.disconnect();
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
      frame.removeEventListener('click', click, true);
      frame.removeEventListener('wheel', wheel);
      frame.removeEventListener('keydown', key);
    };
  }, [window, width, height]);
  return handle;
}
