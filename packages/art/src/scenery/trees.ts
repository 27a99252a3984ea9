// Trees.

import type { Block } from '../block.ts';
import type { Chance } from '../chance.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { gouge, poly, smooth, wedge } from '../knife.ts';

const pine = (R: Chance, x: number, y: number, h: number) => {
  const w = h * 0.3;
  const L = [],
    Q = [];
  const n = 4;
  for (let i = 0; i < n; i++) {
    const t0 = (i + 1) / n,
      ww = w * t0,
      yy = y - h + h * 0.9 * t0;
    L.push({ x: x - ww, y: yy + R.r(-2, 2) }, { x: x - ww * 0.5, y: yy - 3 });
    Q.unshift({ x: x + ww * 0.5, y: yy - 3 }, { x: x + ww, y: yy + R.r(-2, 2) });
  }
  return poly([
    { x, y: y - h },
    ...L,
    { x: x - 2, y: y - h * 0.1 },
    { x: x - 2, y },
    { x: x + 2, y },
    { x: x + 2, y: y - h * 0.1 },
    ...Q,
  ]);
};
export function pines(c: Block, ink: Ink, y: number, h: number, n: number, hi: Ink | null) {
  const { R } = c;
  let d = '',
    g = '';
  const s = c.lx < c.W / 2 ? -1 : 1;
  for (let i = 0; i < n; i++) {
    const x = ((i + R.r(0.1, 0.9)) / n) * (c.W + 20) - 10,
      hh = h * R.r(0.65, 1.15),
      yy = y + R.r(-3, 5);
    d += pine(R, x, yy, hh);
    if (hi)
      for (let k = 1; k < 4; k++)
        g += wedge(
          x + s * hh * 0.06 * k,
          yy - hh + hh * 0.24 * k + 3,
          x + s * hh * 0.01,
          yy - hh + hh * 0.24 * k - 5,
          3,
        );
  }
  c.add(ink, d);
  if (hi) c.add(hi, g);
}
export function round(c: Block, ink: Ink, y: number, h: number, n: number, hi: Ink | null) {
  const { R } = c;
  let d = '',
    g = '';
  const s = c.lx < c.W / 2 ? -1 : 1;
  for (let i = 0; i < n; i++) {
    const x = ((i + R.r(0.2, 0.8)) / n) * c.W,
      hh = h * R.r(0.75, 1.1),
      r = hh * 0.34,
      yy = y + R.r(-2, 4),
      p = [];
    for (let k = 0; k < 9; k++) {
      const a = (k / 9) * 6.283;
      p.push({ x: x + Math.cos(a) * r * R.r(0.85, 1.2), y: yy - hh * 0.62 + Math.sin(a) * r * R.r(0.8, 1.1) });
    }
    d +=
      smooth(p) +
      poly([
        { x: x - 3, y: yy },
        { x: x - 2, y: yy - hh * 0.4 },
        { x: x + 2, y: yy - hh * 0.4 },
        { x: x + 4, y: yy },
      ]);
    if (hi)
      for (let k = 0; k < 5; k++) {
        const a = (s < 0 ? 3.6 : 5.3) + R.r(-0.8, 0.8);
        const q = r * R.r(0.35, 0.9),
          X = x + Math.cos(a) * q,
          Y = yy - hh * 0.62 + Math.sin(a) * q;
        g += gouge(X, Y, X - s * r * 0.45, Y + r * 0.12, 1.5, -s * 3);
      }
  }
  c.add(ink, d);
  if (hi) c.add(hi, g);
}
/** One big trunk out of the frame. */
export function trunk(
  c: Block,
  x: number,
  w: number,
  ink: Ink,
  hi: Ink,
  o: { readonly y?: number; readonly lean?: number } = {},
) {
  const { R } = c;
  const y = o.y ?? c.H + 6,
    s = c.lx < x ? -1 : 1,
    lean = o.lean ?? R.r(-10, 10);
  const L = [
      { x: x - w * 0.95, y, c: true },
      { x: x - w * 0.55, y: y - 34 },
      { x: x - w * 0.46 + lean * 0.5, y: y * 0.5 },
      { x: x - w * 0.42 + lean, y: -8, c: true },
    ],
    Q = [
      { x: x + w * 0.42 + lean, y: -8, c: true },
      { x: x + w * 0.46 + lean * 0.5, y: y * 0.5 },
      { x: x + w * 0.55, y: y - 34 },
      { x: x + w * 0.95, y, c: true },
    ];
  c.add(ink, smooth([...L, ...Q]));
  let g = '';
  const n = w < 12 ? 4 : 9;
  for (let i = 0; i < n; i++) {
    const f = (i % n) / n,
      xx = x + s * w * (0.4 - f * 0.55),
      y0 = R.r(0, y - 40),
      l = R.r(24, 70);
    g += gouge(
      xx + lean * (1 - y0 / y),
      y0,
      xx + lean * (1 - (y0 + l) / y) + R.r(-2, 2),
      y0 + l,
      Math.max(0.9, 2.2 * (1 - f)),
      R.r(-2, 2),
    );
  }
  c.add(hi, g);
}
export function branch(R: Chance, x: number, y: number, a: number, l: number, w: number, k: number, out: string[]) {
  const ex = x + Math.cos(a) * l,
    ey = y + Math.sin(a) * l,
    nx = -Math.sin(a),
    ny = Math.cos(a),
    e = w * 0.55;
  out.push(
    poly([
      { x: x + nx * w, y: y + ny * w },
      { x: ex + nx * e, y: ey + ny * e },
      { x: ex - nx * e, y: ey - ny * e },
      { x: x - nx * w, y: y - ny * w },
    ]),
  );
  if (k <= 0) return;
  for (let i = 0; i < 2; i++)
    branch(R, ex, ey, a + (i ? 1 : -1) * R.r(0.25, 0.75) + R.r(-0.15, 0.15), l * R.r(0.6, 0.82), e, k - 1, out);
}
export function deadTree(c: Block, x: number, y: number, h: number, ink: Ink, k = 3) {
  const o: string[] = [];
  branch(c.R, x, y, -1.57 + c.R.r(-0.15, 0.15), h * 0.36, h * 0.05, k, o);
  c.add(ink, o.join(''));
}
export function canopy(c: Block, ink: Ink, hi: Ink, h: number) {
  const { R } = c;
  const p: Point[] = [
    { x: -8, y: -8, c: true },
    { x: c.W + 8, y: -8, c: true },
  ];
  const n = 7;
  for (let i = n; i >= 0; i--) {
    const x = (i / n) * (c.W + 16) - 8,
      e = Math.abs(i / n - 0.5) * 2;
    p.push({ x, y: h * (0.35 + e * 0.7) + R.r(-5, 9) }, { x: x - c.W / n / 2, y: h * (0.25 + e * 0.6) + R.r(-6, 2) });
  }
  p.pop();
  c.add(ink, smooth(p));
  let g = '';
  for (let i = 0; i < 16; i++) {
    const x = R.r(0, c.W),
      e = Math.abs(x / c.W - 0.5) * 2,
      y = R.r(2, h * (0.3 + e * 0.6));
    g += gouge(x, y, x + R.r(6, 12), y + R.r(3, 9), 1.8, 1);
  }
  c.add(hi, g);
}
