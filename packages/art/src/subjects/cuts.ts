// Small cuts that many subjects share, at places of their own drawing.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Place } from '../knife.ts';
import { disc, gouge, poly, wedge } from '../knife.ts';
export const qg = (Q: Place, a: number, b: number, e: number, f: number, w: number, n = 0) => {
  const A = Q({ x: a, y: b }),
    B = Q({ x: e, y: f });
  return gouge(A.x, A.y, B.x, B.y, w, n);
};
export const qw = (Q: Place, a: number, b: number, e: number, f: number, w: number) => {
  const A = Q({ x: a, y: b }),
    B = Q({ x: e, y: f });
  return wedge(A.x, A.y, B.x, B.y, w);
};
export const crenelQ = (Q: Place, x0: number, x1: number, y0: number, y1: number, n: number) => {
  const p = [{ x: x0, y: y1 }],
    st = (x1 - x0) / (n * 2 - 1);
  for (let i = 0; i < n * 2 - 1; i++) {
    const a = x0 + i * st,
      b = i % 2 ? y0 + 6 : y0;
    p.push({ x: a, y: b }, { x: a + st, y: b });
  }
  p.push({ x: x1, y: y1 });
  return poly(p, Q);
};
export const qd = (Q: Place, a: number, b: number, r: number, r2 = r) => {
  const A = Q({ x: a, y: b });
  return disc(A.x, A.y, r, r2);
};
export const rays = (c: Block, x: number, y: number, r0: number, r1: number, n: number, w: number, ink: Ink) => {
  let d = '';
  const o = c.R() * 6;
  for (let i = 0; i < n; i++) {
    const a = o + (i / n) * 6.283;
    const e = r1 * c.R.r(0.75, 1.15);
    d += gouge(
      x + Math.cos(a) * r0,
      y + Math.sin(a) * r0,
      x + Math.cos(a) * e,
      y + Math.sin(a) * e,
      w * c.R.r(0.7, 1.2),
    );
  }
  c.add(ink, d);
};
export const rayStar = (x: number, y: number, r: number) => {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785,
      e = i % 2 ? r * 0.55 : r * 1.2;
    d += wedge(x, y, x + Math.cos(a) * e, y + Math.sin(a) * e * 0.6, r * 0.36);
  }
  return d;
};
