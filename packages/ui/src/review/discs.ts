/** Where numbers stand on a drawing so that none covers another or leaves it. Pure. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two discs that are nearer than this touch. */
const APART = 25;
/** From the point on the curve to the middle of its disc, and to its far rim. */
const ARM = 23;
const REACH = 36;
/** Steps to the side, the shortest first. */
const ASIDE = [0, -14, 14, -26, 26, -38, 38, -52, 52];

/**
 * Where the disc of each point stands, seen from the point: on the side away from even, unless it would leave the drawing
 * there; aside, or on the other side, where another disc stands already.
 */
export function discsOf(points: readonly Spot[], { w, h, even }: { w: number; h: number; even: number }): Spot[] {
  const out: Spot[] = [];
  points.forEach(({ x, y }, i) => {
    const down = y > even ? y + REACH <= h : y < REACH;
    const sides = down ? [ARM, -ARM] : [-ARM, ARM];
    const spots = ASIDE.flatMap((dx) => sides.map((dy) => ({ x: dx, y: dy })));
    const fits = (spot: Spot): boolean =>
      x + spot.x >= APART / 2 &&
      x + spot.x <= w - APART / 2 &&
      y + spot.y >= APART / 2 &&
      y + spot.y <= h - APART / 2 &&
      out.every((other, j) => {
        const [dx, dy] = [points[j].x + other.x - x - spot.x, points[j].y + other.y - y - spot.y];
        return dx * dx + dy * dy >= APART * APART;
      });
    out[i] = spots.find(fits) ?? spots[0];
  });
  return out;
}

/** Heights of words at the end of lines: as near to the lines as they can stand without lying on each other, in `room`. */
export function apart(heights: readonly number[], least: number, room: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a] - heights[b] || a - b);
  const out = [...heights];
  for (const [k, i] of order.entries()) if (k > 0) out[i] = Math.max(out[i], out[order[k - 1]] + least);
  // What was pushed out below comes back, and pushes what stands over it.
  let floor = room;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i], floor);
    floor = out[i] - least;
  }
  return out;
}
