/** Boxes in pixels, their overlaps, and finding a free place for one beside another. Pure. */

export interface Box {
  /** Middle. */
  readonly x: number;
  readonly y: number;
  /** Half the width and height. */
  readonly w: number;
  readonly h: number;
  /** How much it matters to lie on it; 1 when left out. */
  readonly weight?: number;
}

/** The area two boxes share. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x - a.w, b.x - b.w);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y - a.h, b.y - b.h);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The share of a box that lies on others, by their weight. */
export function crowding(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) sum += shared(box, other) * (other.weight ?? 1);
  return sum / (4 * box.w * box.h);
}

const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** How far out along a direction a box must go to clear another that lies at the start. Squares count as discs. */
function clear(core: Box, w: number, h: number, cos: number, sin: number, gap: number): number {
  if (core.w === core.h && w === h) return core.w + w + gap;
  const across = (core.w + w + gap) / Math.max(1e-6, Math.abs(cos));
  const down = (core.h + h + gap) / Math.max(1e-6, Math.abs(sin));
  return Math.min(across, down);
}

interface Beside {
  core: Box;
  w: number;
  h: number;
  gap?: number;
  /** Direction it would like to lie in, as a step from the core. */
  towards?: { x: number; y: number };
  taken: readonly Box[];
  /** Penalty of its own for a place: outside the region, say. */
  mind?: (box: Box) => number;
}

/** The best of 24 places around a core box. */
export function beside({ core, w, h, gap = 2, towards, taken, mind }: Beside): Box {
  let best: Box = { x: core.x, y: core.y, w, h };
  let least = Number.POSITIVE_INFINITY;
  const wish = towards ? Math.atan2(towards.y, towards.x) : null;
  for (const turn of TURNS) {
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const far = clear(core, w, h, cos, sin, gap);
    const box = { x: core.x + cos * far, y: core.y + sin * far, w, h };
    let score = crowding(box, taken) * 3 + (mind?.(box) ?? 0);
    if (wish !== null) {
      const off = Math.abs(((turn - wish + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
      score += off * 0.35;
    }
    if (score < least - 1e-9) {
      least = score;
      best = box;
    }
  }
  return best;
}
