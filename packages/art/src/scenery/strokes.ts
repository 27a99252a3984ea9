// Gouges and shapes that skies and grounds share.
import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { gouge, smooth } from '../knife.ts';

const rnd = Math.round;
export const star = (x: number, y: number, r: number) => {
  const q = Math.max(1, rnd(r * 0.28));
  r = rnd(r);
  return `M${rnd(x)} ${rnd(y) - r}l${q} ${r - q} ${r - q} ${q}-${r - q} ${q}-${q} ${r - q}-${q}-${r - q}-${r - q}-${q} ${r - q}-${q}z`;
};
export const lines = (c: Block, ink: Ink, y0: number, y1: number, step: number, w: number, dens = 1, lenK = 1) => {
  // horizontal gouges
  const { R, W } = c;
  let d = '';
  for (let y = y0; y < y1; y += step * R.r(0.7, 1.3)) {
    let x = R.r(-60, 20);
    while (x < W) {
      const l = R.r(24, 90) * lenK;
      if (R() < dens) d += gouge(x, y, x + l, y + R.r(-1, 1), w * R.r(0.5, 1.2), R.r(-1, 1));
      x += l + R.r(8, 46);
    }
  }
  c.add(ink, d);
};
export function cloud(c: Block, ink: Ink, x: number, y: number, w: number) {
  const { R } = c;
  const p: Point[] = [{ x, y, c: true }];
  const n = 4 + R.i(0, 2);
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      h = Math.sin(t * 3.14) * w * 0.2 * R.r(0.7, 1.3) + 5;
    p.push({ x: x + (t - 0.35 / n) * w, y: y - h }, { x: x + (t + 0.45 / n) * w, y: y - h * 0.75 });
  }
  p.push({ x: x + w, y, c: true });
  c.add(ink, smooth(p));
}
export const base = (c: Block, p: readonly Point[]): Point[] => [
  ...p,
  { x: c.W + 6, y: c.H + 6, c: true },
  { x: -6, y: c.H + 6, c: true },
];
export function ridge(c: Block, y: number, amp: number, n: number, soft: boolean) {
  const { R } = c;
  const p: Point[] = [];
  for (let i = 0; i <= n; i++)
    p.push({ x: -6 + (i / n) * (c.W + 12), y: y + R.r(-amp, amp), c: !soft || i === 0 || i === n });
  return p;
}
