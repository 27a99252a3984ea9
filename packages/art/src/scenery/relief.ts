// Mountains, hills, grass, stones, water.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { gouge, poly, smooth, wedge } from '../knife.ts';
import { base, ridge } from './strokes.ts';

/** Range of peaks with lit faces. */
export function peaks(c: Block, y: number, h: number, n: number, ink: Ink, hi: Ink, dark: Ink | null) {
  const { R } = c;
  const p: Point[] = [];
  const s = c.lx < c.W / 2 ? -1 : 1;
  const tops = [];
  let x = -c.W * R.r(0, 0.25);
  p.push({ x: -8, y: y + 6 });
  const step = c.W / n;
  while (x < c.W + step * 0.5) {
    const px = x + step * R.r(0.35, 0.65),
      py = y - h * R.r(0.55, 1.08);
    const vx = x + step,
      vy = y - h * R.r(0.02, 0.28);
    const m1 = { x: (x + px) / 2 + R.r(-4, 4), y: ((p.at(-1)?.y ?? y) + py) / 2 + R.r(-2, 7) };
    p.push(m1, { x: px, y: py });
    const m2 = { x: (px + vx) / 2 + R.r(-4, 4), y: (py + vy) / 2 + R.r(-2, 7) };
    p.push(m2, { x: vx, y: vy });
    tops.push({
      x: px,
      y: py,
      l: m1,
      r: m2,
      lv: p.length > 5 ? p[p.length - 5] : p[0],
      rv: { x: vx, y: vy },
      hh: y - py,
    });
    x = vx;
  }
  p.push({ x: c.W + 8, y: y + 6 });
  p.sort((a, b) => a.x - b.x);
  c.add(ink, poly(base(c, p)));
  let d = '',
    g = '';
  for (const t of tops) {
    const a = s < 0 ? t.l : t.r,
      v = s < 0 ? t.lv : t.rv;
    const k = [t, a, { x: a.x + (v.x - a.x) * 0.7, y: a.y + (v.y - a.y) * 0.7 }];
    const back = [];
    const m = 4;
    const end = k[2];
    for (let i = 1; i < m; i++) {
      const f = i / m;
      back.push({
        x: end.x + (t.x - end.x) * f - s * (i % 2 ? 5 : 16) * (1 - f * 0.5),
        y: end.y + (t.y + 6 - end.y) * f + (i % 2 ? 8 : 0),
      });
    }
    d += poly([...k, ...back]);
    for (let i = 0; i < 5; i++) {
      const x0 = t.x - s * (3 + i * 5) * R.r(0.8, 1.2),
        y0 = t.y + t.hh * (0.2 + i * 0.11),
        l = t.hh * R.r(0.18, 0.34);
      g += wedge(x0, y0, x0 - s * l * 0.35, y0 + l, R.r(2, 3.5));
    }
  }
  c.add(hi, d);
  if (dark) c.add(dark, g);
}
export function rolling(c: Block, y: number, amp: number, ink: Ink, hi: Ink | null, w = 2, k = 3) {
  const { R } = c;
  const n = R.i(2, 3);
  const p = ridge(c, y, amp, n + 1, true);
  const d = smooth(
    base(
      c,
      p.map((q, i) => ({ ...q, c: i === 0 || i === n + 1 })),
    ),
  );
  c.add(ink, d); // contour gouges
  if (!hi) return;
  let g = '';
  for (let j = 1; j <= k; j++)
    for (let i = 0; i < p.length - 1; i++) {
      const a = p[i],
        b = p[i + 1];
      const o = j * R.r(7, 11);
      for (let q = 0; q < 2; q++) {
        const t0 = R.r(0.05, 0.55),
          t1 = t0 + R.r(0.2, 0.4);
        const e = (t: number) => {
          const u = t * t * (3 - 2 * t);
          return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * u + o + 3 };
        };
        const A = e(t0),
          B = e(t1);
        g += gouge(A.x, A.y, B.x, B.y, w * R.r(0.5, 1), R.r(-1, 1));
      }
    }
  c.add(hi, g);
}
export function tufts(c: Block, ink: Ink, y0: number, y1: number, n: number) {
  const { R } = c;
  let d = '';
  n = Math.ceil(n * 0.55);
  for (let i = 0; i < n; i++) {
    const x = R.r(0, c.W),
      y = R.r(y0, y1);
    for (let k = -1; k < 2; k++) {
      const h = R.r(7, 15);
      d += wedge(x + k * 3, y, x + k * 6 + R.r(-2, 2), y - h, 3);
    }
  }
  c.add(ink, d);
}
export function water(c: Block, ink: Ink, hi: Ink, y0: number, y1 = c.H + 6, n = 1) {
  const { R } = c;
  c.add(
    ink,
    poly([
      { x: -6, y: y0 },
      { x: c.W + 6, y: y0 },
      { x: c.W + 6, y: y1 },
      { x: -6, y: y1 },
    ]),
  );
  let d = '';
  for (let y = y0 + 4, s = 5; y < Math.min(y1, c.H); y += s, s *= 1.16) {
    let x = R.r(-40, 10);
    while (x < c.W) {
      const near = Math.exp(-(((x + 15 - c.lx) / 50) ** 2));
      const l = R.r(12, 34) + (y - y0) * 0.25;
      if (R() < (0.34 + near * 0.6) * n) d += gouge(x, y, x + l, y, 0.7 + (y - y0) * 0.018, R.r(-1.5, 1.5));
      x += l + R.r(6, 30);
    }
  }
  c.add(hi, d);
}
export function rocks(c: Block, ink: Ink, hi: Ink, y: number, n: number, h: number) {
  const { R } = c;
  for (let i = 0; i < n; i++) {
    const x = ((i + R.r(0.1, 0.9)) / n) * c.W,
      w = R.r(16, 38),
      hh = h * R.r(0.5, 1.1);
    const p = [
      { x: x - w, y: y + 10 },
      { x: x - w * 0.7, y: y - hh * 0.5 },
      { x: x - w * 0.2, y: y - hh },
      { x: x + w * 0.4, y: y - hh * 0.8 },
      { x: x + w * 0.8, y: y - hh * 0.3 },
      { x: x + w, y: y + 10 },
    ];
    c.add(ink, poly(p));
    const s = c.lx < x ? -1 : 1;
    c.add(
      hi,
      poly(
        s < 0
          ? [p[1], p[2], { x: x - w * 0.35, y: y - hh * 0.45 }]
          : [p[3], p[4], { x: x + w * 0.35, y: y - hh * 0.35 }],
      ),
    );
  }
}
export function bricks(c: Block, ink: Ink, x0: number, y0: number, x1: number, y1: number, h: number, dens = 0.55) {
  const { R } = c;
  let d = '';
  let k = 0;
  for (let y = y0; y < y1; y += h, k++)
    for (let x = x0 + (k % 2 ? h : 0); x < x1; x += h * 2.1)
      if (R() < dens)
        d += R() < 0.6 ? gouge(x, y, Math.min(x1, x + h * 1.8), y, 1.2) : gouge(x, y, x, Math.min(y1, y + h * 0.9), 1);
  c.add(ink, d);
}
