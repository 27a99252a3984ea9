/** The arithmetic of looking at a board through a window. Pure. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A board in its own units, and how it is looked at. */
export interface World {
  readonly width: number;
  readonly height: number;
  /** The smallest zoom: the whole board is seen, or it fills the window. */
  readonly fit: 'contain' | 'cover';
  /** A whole board smaller than this zoom would be too small: the window is filled instead. */
  readonly smallest?: number;
  /** The largest zoom in pixels per unit, */
  readonly largest?: number;
  /** or so many times the smallest. */
  readonly nearest?: number;
  /** Where the board lies in a window that is wider. */
  readonly spare?: 'middle' | 'right';
}

export interface Look {
  /** Pixels per unit of the board. */
  readonly k: number;
  /** Where the upper left corner of the board lies in the window. */
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
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export function leastZoom({ width, height, fit, smallest = 0 }: World, room: Room): number {
  const across = room.width / width;
  const down = room.height / height;
  const whole = Math.min(across, down);
  return fit === 'contain' && whole >= smallest ? whole : Math.max(across, down, smallest);
}

export const mostZoom = (world: World, room: Room): number =>
  world.largest ?? leastZoom(world, room) * (world.nearest ?? 1);

const within = (k: number, world: World, room: Room): number => clamp(k, leastZoom(world, room), mostZoom(world, room));

/** No gap on a side that could be filled. */
export function settle(look: Look, world: World, room: Room, covered: Covered = BARE): Look {
  const k = within(look.k, world, room);
  const wide = world.width * k;
  const high = world.height * k;
  const free = world.spare === 'right' ? room.width - wide : (room.width - wide) / 2;
  const x = wide <= room.width ? free : clamp(look.x, room.width - covered.right - wide, covered.left);
  const y =
    high <= room.height ? (room.height - high) / 2 : clamp(look.y, room.height - covered.bottom - high, covered.top);
  return { k, x, y };
}

/** Zooms by a factor; what lies under the finger stays there. */
export function zoomAt(look: Look, factor: number, at: Spot, world: World, room: Room): Look {
  const k = within(look.k * factor, world, room);
  const grown = k / look.k;
  return { k, x: at.x - (at.x - look.x) * grown, y: at.y - (at.y - look.y) * grown };
}

/** Room left around the outermost points, in units of the board. */
const MARGIN = 110;

/** Shows all these points in the part of the window that is not covered, no nearer than `k`. */
export function showing(spots: readonly Spot[], k: number, world: World, room: Room, covered: Covered = BARE): Look {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = {
    width: Math.max(1, room.width - covered.left - covered.right),
    height: Math.max(1, room.height - covered.top - covered.bottom),
  };
  const fits = Math.min(free.width / (right - left + MARGIN), free.height / (bottom - top + MARGIN));
  const near = within(Math.min(k, fits), world, room);
  return settle(
    {
      k: near,
      x: covered.left + free.width / 2 - ((left + right) / 2) * near,
      y: covered.top + free.height / 2 - ((top + bottom) / 2) * near,
    },
    world,
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
