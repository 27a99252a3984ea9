// Walls and towers.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import { gouge, poly } from '../knife.ts';

const rnd = Math.round;
export function crenel(x0: number, x1: number, y: number, yb: number, n: number, t = 8) {
  const p = [{ x: x0, y: yb }];
  const st = (x1 - x0) / (n * 2 - 1);
  for (let i = 0; i < n * 2 - 1; i++) {
    const a = x0 + i * st,
      yy = i % 2 ? y + t : y;
    p.push({ x: a, y: yy }, { x: a + st, y: yy });
  }
  p.push({ x: x1, y: yb });
  return poly(p);
}
export function towerShape(
  c: Block,
  kind: string,
  x: number,
  yb: number,
  h: number,
  ink: Ink,
  hi: Ink,
  win: Ink | null = 'A',
) {
  const { R } = c;
  const s = c.lx < x ? -1 : 1;
  let w = h * 0.13;
  if (kind === 'white') {
    w = h * 0.1;
    c.add(
      ink,
      poly([
        { x: x - w, y: yb },
        { x: x - w * 0.72, y: yb - h * 0.62 },
        { x: x - w * 1.05, y: yb - h * 0.66 },
        { x: x - w * 1.05, y: yb - h * 0.72 },
        { x: x - w * 0.6, y: yb - h * 0.74 },
        { x: x - 1, y: yb - h },
        { x: x + 1, y: yb - h },
        { x: x + w * 0.6, y: yb - h * 0.74 },
        { x: x + w * 1.05, y: yb - h * 0.72 },
        { x: x + w * 1.05, y: yb - h * 0.66 },
        { x: x + w * 0.72, y: yb - h * 0.62 },
        { x: x + w, y: yb },
      ]),
    );
  } else if (kind === 'dark') {
    w = h * 0.17;
    const p = [
      { x: x - w * 1.5, y: yb },
      { x: x - w * 0.9, y: yb - h * 0.3 },
      { x: x - w * 1.15, y: yb - h * 0.46 },
      { x: x - w * 0.7, y: yb - h * 0.4 },
      { x: x - w * 0.55, y: yb - h * 0.7 },
      { x: x - w * 0.75, y: yb - h * 0.94 },
      { x: x - w * 0.32, y: yb - h * 0.78 },
      { x: x - w * 0.12, y: yb - h * 1.02 },
      { x: x + w * 0.14, y: yb - h * 0.8 },
      { x: x + w * 0.5, y: yb - h * 0.9 },
      { x: x + w * 0.5, y: yb - h * 0.62 },
      { x: x + w * 0.72, y: yb - h * 0.5 },
      { x: x + w * 1.2, y: yb - h * 0.56 },
      { x: x + w * 0.88, y: yb - h * 0.34 },
      { x: x + w * 1.5, y: yb },
    ];
    c.add(ink, poly(p));
  } else if (kind === 'orth') {
    w = h * 0.12;
    const p = [
      { x: x - w * 1.3, y: yb },
      { x: x - w, y: yb - h * 0.4 },
      { x: x - w * 0.85, y: yb - h * 0.74 },
      { x: x - w * 1.05, y: yb - h },
      { x: x - w * 0.55, y: yb - h * 0.82 },
      { x: x - w * 0.3, y: yb - h * 0.97 },
      { x: x, y: yb - h * 0.82 },
      { x: x + w * 0.35, y: yb - h * 0.98 },
      { x: x + w * 0.55, y: yb - h * 0.82 },
      { x: x + w * 1.05, y: yb - h },
      { x: x + w * 0.85, y: yb - h * 0.74 },
      { x: x + w, y: yb - h * 0.4 },
      { x: x + w * 1.3, y: yb },
    ];
    c.add(ink, poly(p));
  } else if (kind === 'ruin') {
    w = h * 0.2;
    const p = [
      { x: x - w * 1.1, y: yb },
      { x: x - w * 0.9, y: yb - h * 0.8 },
      { x: x - w * 0.5, y: yb - h * 0.66 },
      { x: x - w * 0.3, y: yb - h * 0.84 },
      { x: x, y: yb - h * 0.6 },
      { x: x + w * 0.4, y: yb - h * 0.52 },
      { x: x + w * 0.6, y: yb - h * 0.34 },
      { x: x + w * 0.9, y: yb - h * 0.3 },
      { x: x + w * 1.1, y: yb },
    ];
    c.add(ink, poly(p));
  } else {
    c.add(ink, crenel(x - w, x + w, yb - h, yb, 3, h * 0.05));
    c.add(
      ink,
      poly([
        { x: x - w * 0.85, y: yb - h * 0.8 },
        { x: x + w * 0.85, y: yb - h * 0.8 },
        { x: x + w * 1.1, y: yb },
        { x: x - w * 1.1, y: yb },
      ]),
    );
  }
  let g = '';
  for (let i = 0; i < 6; i++) {
    const f = R.r(0.12, 0.6),
      l = h * R.r(0.1, 0.24);
    g += gouge(
      x + s * w * R.r(0.3, 0.75),
      yb - h * f - l,
      x + s * w * R.r(0.45, 0.8),
      yb - h * f,
      Math.max(1, h * 0.009),
    );
  }
  c.add(hi, g);
  if (win) {
    let q = '';
    for (let i = 0; i < 3; i++) {
      const xx = rnd(x + R.r(-w * 0.35, w * 0.2)),
        yy = rnd(yb - h * (0.22 + i * 0.17));
      q += `M${xx} ${yy}v-${rnd(Math.max(4, h * 0.045))}l2-3 2 3v${rnd(Math.max(4, h * 0.045))}z`;
    }
    c.add(win, q);
  }
}
