/** The arithmetic of looking at a board through a window. Pure. */
export interface Look {
  /** Screen pixels per board unit. */
  k: number;
  /** Screen position of the board's upper left corner. */
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Limits {
  fit: number;
  max: number;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The smallest sensible zoom: the whole board is seen, or it fills the window. */
export function fitZoom(board: Size, room: Size, fit: 'contain' | 'cover'): number {
  const across = room.width / board.width;
  const down = room.height / board.height;
  return fit === 'contain' ? Math.min(across, down) : Math.max(across, down);
}

/** Keeps the board in the window: no gap on a side that could be filled, centred where it is smaller. */
export function settle(look: Look, board: Size, room: Size, limits: Limits): Look {
  const k = clamp(look.k, limits.fit, limits.max);
  const axis = (at: number, length: number, space: number): number =>
    length <= space ? (space - length) / 2 : clamp(at, space - length, 0);
  return { k, x: axis(look.x, board.width * k, room.width), y: axis(look.y, board.height * k, room.height) };
}

/** Zooms by a factor; the point under the finger stays under the finger. */
export function zoomAt(look: Look, factor: number, at: { x: number; y: number }, limits: Limits): Look {
  const k = clamp(look.k * factor, limits.fit, limits.max);
  const grown = k / look.k;
  return { k, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown };
}

/** Puts a point of the board in the middle of the window. */
export function centre(point: { x: number; y: number }, k: number, room: Size): Look {
  return { k, x: room.width / 2 - point.x * k, y: room.height / 2 - point.y * k };
}
