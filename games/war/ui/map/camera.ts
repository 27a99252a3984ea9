/** The arithmetic of looking at the map through a window. Pure. */
import { SIZE, type Spot } from './atlas.ts';

export interface Look {
  /** Pixels per unit of the map. */
  readonly k: number;
  /** Where the upper left corner of the map lies in the window. */
  readonly x: number;
  readonly y: number;
}
export interface Room {
  readonly width: number;
  readonly height: number;
}
/** Parts of the window that something else covers. */
export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const BARE: Covered = { top: 0, right: 0, bottom: 0, left: 0 };
/** Below this zoom tokens of neighbouring regions would touch. */
const SMALLEST = 0.6;
export const LARGEST = 3.4;

/** What is drawn changes with the zoom: the whole map, a realm, a region. */
export type Level = 1 | 2 | 3;
export const levelOf = (k: number): Level => (k < 1.1 ? 1 : k < 2.2 ? 2 : 3);

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The smallest zoom: the whole map; in a window too small for its tokens the map fills the window. */
export function leastZoom(room: Room): number {
  const across = room.width / SIZE.width;
  const down = room.height / SIZE.height;
  const whole = Math.min(across, down);
  return whole >= SMALLEST ? whole : Math.max(across, down, SMALLEST);
}

/** No gap on a side that could be filled; spare width lies in the west and becomes sea. */
export function settle(look: Look, room: Room, covered: Covered = BARE): Look {
  const k = clamp(look.k, leastZoom(room), LARGEST);
  const wide = SIZE.width * k;
  const high = SIZE.height * k;
  const x = wide <= room.width ? room.width - wide : clamp(look.x, room.width - covered.right - wide, covered.left);
  const y =
    high <= room.height ? (room.height - high) / 2 : clamp(look.y, room.height - covered.bottom - high, covered.top);
  return { k, x, y };
}

/** Zooms by a factor; what lies under the finger stays there. */
export function zoomAt(look: Look, factor: number, at: Spot, room: Room): Look {
  const k = clamp(look.k * factor, leastZoom(room), LARGEST);
  const grown = k / look.k;
  return { k, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown };
}

/** Shows all these points in the part of the window that is not covered, no nearer than `k`. */
export function showing(spots: readonly Spot[], k: number, room: Room, covered: Covered = BARE): Look {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = {
    width: Math.max(1, room.width - covered.left - covered.right),
    height: Math.max(1, room.height - covered.top - covered.bottom),
  };
  const margin = 110;
  const fits = Math.min(free.width / (right - left + margin), free.height / (bottom - top + margin));
  const near = clamp(Math.min(k, fits), leastZoom(room), LARGEST);
  return settle(
    {
      k: near,
      x: covered.left + free.width / 2 - ((left + right) / 2) * near,
      y: covered.top + free.height / 2 - ((top + bottom) / 2) * near,
    },
    room,
    covered,
  );
}

/** A look on the way between two others: the zoom grows by ratio, the middle of the window runs straight. */
export function between(from: Look, to: Look, share: number, room: Room): Look {
  const k = from.k * (to.k / from.k) ** share;
  const mid = (look: Look): Spot => ({
    x: (room.width / 2 - look.x) / look.k,
    y: (room.height / 2 - look.y) / look.k,
  });
  const a = mid(from);
  const b = mid(to);
  const along = Math.abs(to.k - from.k) < 1e-6 ? share : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k);
  const x = a.x + (b.x - a.x) * along;
  const y = a.y + (b.y - a.y) * along;
  return { k, x: room.width / 2 - x * k, y: room.height / 2 - y * k };
}
