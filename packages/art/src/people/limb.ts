// A bent limb: shoulder, elbow, wrist.
import type { Ink } from '../inks.ts';
import { type Point, smooth } from '../knife.ts';
import type { Body } from './body.ts';

interface Limb {
  /** How thick it is at the shoulder, and what part of that at elbow and wrist. */
  readonly w: number;
  readonly elbow: number;
  readonly wrist: number;
  readonly ink: Ink;
  /** Cut off straight at the wrist. */
  readonly cut?: boolean;
}

/** Square to the way from one point to another. */
function beside(from: Point, to: Point, k: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: (-dy / length) * k, y: (dx / length) * k };
}
const plus = (p: Point, q: Point, c = false): Point => ({ x: p.x + q.x, y: p.y + q.y, c });
const minus = (p: Point, q: Point, c = false): Point => ({ x: p.x - q.x, y: p.y - q.y, c });

export function limb(body: Body, joints: readonly [Point, Point, Point], { w, elbow, wrist, ink, cut }: Limb): void {
  const [p, e, h] = joints;
  const n1 = beside(p, e, w);
  const n2 = beside(p, h, w * elbow);
  const n3 = beside(e, h, w * wrist);
  const outline = [plus(p, n1), plus(e, n2), plus(h, n3, cut), minus(h, n3, cut), minus(e, n2), minus(p, n1)];
  body.a(ink, smooth(outline, body.B), body.halo);
}
