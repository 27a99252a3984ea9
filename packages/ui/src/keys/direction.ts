/** Which of several things lies in a direction. Pure geometry, so that arrows move as the eye does. */
export interface Spot {
  x: number;
  y: number;
}
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const towards: Record<Direction, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isDirection = (key: string): key is Direction => key in towards;

/** Index of the nearest spot in a direction, straight ahead before slantwise; -1 when none lies there. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  const { x, y } = towards[direction];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const beside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    if (ahead < 1 || beside > ahead * 4) return;
    const distance = ahead + beside * 2;
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}
