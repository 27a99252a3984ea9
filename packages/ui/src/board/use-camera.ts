import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moves } from '../look/appearance.ts';
import {
  BARE,
  between,
  type Covered,
  type Look,
  leastZoom,
  type Room,
  type Spot,
  settle,
  showing,
  type World,
  zoomAt,
} from './camera.ts';

export interface Camera {
  zoom(factor: number): void;
  /** The whole board. */
  whole(): void;
  /** Travels until all these points are seen. `k`: how near, at most; without it the zoom stays. */
  show(spots: readonly Spot[], k?: number): void;
  /** Only as far as needed to see this point. */
  reveal(spot: Spot): void;
  /** Something now covers part of the window. */
  cover(covered: Covered): void;
  look(): Look;
}

interface CameraOptions {
  readonly world: World;
  /** Called whenever the look changes, before the next frame: moves the layers, never renders. */
  onMove(look: Look): void;
  /** Called when the look has come to rest. */
  onRest?(look: Look): void;
}

const DRAG = 6;
const REST = 140;
const TRAVEL = 380;
const STEP = 70;

const ease = (t: number): number => 1 - (1 - t) ** 3;

/**
 * Wheel, pinch, drag with a throw, and keys on a window. A press that does not move goes through to what lies under it.
 * All movement is told by `onMove`, at most once a frame.
 */
export function useCamera(frame: RefObject<HTMLElement | null>, options: CameraOptions): RefObject<Camera | null> {
  const camera = useRef<Camera | null>(null);
  const held = useRef(options);
  held.current = options;
  const { width, height } = options.world;

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const world = (): World => ({ ...held.current.world, width, height });
    let room: Room = { width: box.clientWidth, height: box.clientHeight };
    let look: Look = { k: 1, x: 0, y: 0 };
    let covered = BARE;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let running = 0;
    /** What was revealed last stays in sight when the window changes, until the reader moves the map. */
    let revealed: Spot | null = null;

    const draw = (): void => {
      asked = 0;
      held.current.onMove(look);
    };
    const put = (next: Look): void => {
      look = settle(next, world(), room, covered);
      if (asked === 0) asked = requestAnimationFrame(draw);
      clearTimeout(rest);
      rest = setTimeout(() => held.current.onRest?.(look), REST);
    };
    const stop = (): void => {
      cancelAnimationFrame(running);
      running = 0;
    };
    const animate = (step: (since: number) => boolean): void => {
      stop();
      const began = performance.now();
      const tick = (now: number): void => {
        running = step(Math.max(0, now - began)) ? requestAnimationFrame(tick) : 0;
      };
      running = requestAnimationFrame(tick);
    };
    const travel = (to: Look): void => {
      const from = look;
      if (!moves()) {
        stop();
        put(to);
        return;
      }
      animate((since) => {
        const share = Math.min(1, since / TRAVEL);
        put(between(from, to, ease(share), room));
        if (share === 1) put(to);
        return share < 1;
      });
    };
    const middle = (): Spot => ({ x: room.width / 2, y: room.height / 2 });
    const isWhole = (): boolean => look.k <= leastZoom(world(), room) * 1.001;
    const wholeLook = (): Look => settle({ k: leastZoom(world(), room), x: 0, y: 0 }, world(), room);
    const zoom = (factor: number): void =>
      travel(settle(zoomAt(look, factor, middle(), world(), room), world(), room, covered));

    const fingers = new Map<number, Spot>();
    let moved = 0;
    let speed = { x: 0, y: 0, at: 0 };
    const spot = (event: { clientX: number; clientY: number }): Spot => {
      const edge = box.getBoundingClientRect();
      return { x: event.clientX - edge.left, y: event.clientY - edge.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      stop();
      revealed = null;
      fingers.set(event.pointerId, spot(event));
      moved = fingers.size > 1 ? DRAG + 1 : 0;
      speed = { x: 0, y: 0, at: event.timeStamp };
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      const step = { x: now.x - before.x, y: now.y - before.y };
      fingers.set(event.pointerId, now);
      moved += Math.hypot(step.x, step.y);
      if (moved <= DRAG) return;
      if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
      box.dataset.moving = '';
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) {
        const took = Math.max(1, event.timeStamp - speed.at);
        const mix = (old: number, fresh: number): number => old * 0.6 + (fresh / took) * 0.4;
        speed = { x: mix(speed.x, step.x), y: mix(speed.y, step.y), at: event.timeStamp };
        put({ ...look, x: look.x + step.x, y: look.y + step.y });
        return;
      }
      const far = (a: Spot, b: Spot): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
      const grip = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const next = zoomAt(look, far(now, other) / far(before, other), grip, world(), room);
      put({ ...next, x: next.x + step.x / 2, y: next.y + step.y / 2 });
    };
    const up = (event: PointerEvent): void => {
      const last = fingers.delete(event.pointerId) && fingers.size === 0;
      if (!last) return;
      delete box.dataset.moving;
      const fast = Math.hypot(speed.x, speed.y);
      if (moved <= DRAG || fast < 0.15 || event.timeStamp - speed.at > 60 || !moves()) return;
      const from = look;
      const reach = 220;
      animate((since) => {
        const run = reach * (1 - Math.exp(-since / reach));
        put({ k: from.k, x: from.x + speed.x * run, y: from.y + speed.y * run });
        return since < reach * 4;
      });
    };
    const click = (event: MouseEvent): void => {
      if (moved <= DRAG) return;
      event.stopPropagation();
      event.preventDefault();
      moved = 0;
    };
    const wheel = (event: WheelEvent): void => {
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      if (factor < 1 && isWhole()) return;
      event.preventDefault();
      stop();
      revealed = null;
      put(zoomAt(look, factor, spot(event), world(), room));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const pan = (x: number, y: number) => () => put({ ...look, x: look.x + x, y: look.y + y });
      const act: Record<string, () => void> = {
        '+': () => zoom(1.4),
        '=': () => zoom(1.4),
        '-': () => zoom(1 / 1.4),
        '0': () => travel(wholeLook()),
      };
      if (event.target === box)
        Object.assign(act, {
          ArrowLeft: pan(STEP, 0),
          ArrowRight: pan(-STEP, 0),
          ArrowUp: pan(0, STEP),
          ArrowDown: pan(0, -STEP),
        });
      if (!act[event.key]) return;
      event.preventDefault();
      act[event.key]();
    };
    const watch = new ResizeObserver(() => {
      const fresh = { width: box.clientWidth, height: box.clientHeight };
      if (fresh.width === 0 || fresh.height === 0) return;
      const was = isWhole();
      const mid = { x: (room.width / 2 - look.x) / look.k, y: (room.height / 2 - look.y) / look.k };
      room = fresh;
      if (was) put(wholeLook());
      else put({ k: look.k, x: room.width / 2 - mid.x * look.k, y: room.height / 2 - mid.y * look.k });
      if (revealed) camera.current?.reveal(revealed);
    });
    watch.observe(box);
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointermove', move);
    box.addEventListener('pointerup', up);
    box.addEventListener('pointercancel', up);
    box.addEventListener('click', click, true);
    box.addEventListener('wheel', wheel, { passive: false });
    box.addEventListener('keydown', key);
    look = wholeLook();
    held.current.onMove(look);
    held.current.onRest?.(look);
    camera.current = {
      zoom,
      whole: () => travel(wholeLook()),
      show: (spots, k) => travel(showing(spots, k ?? look.k, world(), room, covered)),
      reveal(at) {
        revealed = at;
        const edge = 60;
        const x = look.x + at.x * look.k;
        const y = look.y + at.y * look.k;
        const low = (value: number, from: number, to: number): number =>
          value < from ? from - value : value > to ? to - value : 0;
        const dx = low(x, covered.left + edge, room.width - covered.right - edge);
        const dy = low(y, covered.top + edge, room.height - covered.bottom - edge);
        if (dx !== 0 || dy !== 0) travel(settle({ k: look.k, x: look.x + dx, y: look.y + dy }, world(), room, covered));
      },
      cover(next) {
        covered = next;
        put(look);
      },
      look: () => look,
    };
    return () => {
      stop();
      cancelAnimationFrame(asked);
      clearTimeout(rest);
      watch.disconnect();
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerup', up);
      box.removeEventListener('pointercancel', up);
      box.removeEventListener('click', click, true);
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('keydown', key);
    };
  }, [frame, width, height]);
  return camera;
}
