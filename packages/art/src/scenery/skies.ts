// Skies, by the word of the line.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { disc, gouge, poly, smooth } from '../knife.ts';
import type { Skies } from './ground.ts';
import { cloud, lines, star } from './strokes.ts';

const rnd = Math.round;
/** Rays all around the light. */
export function rays(c: Block, n: number): void {
  const { R, lx, ly, lr } = c;
  let d = '';
  const o = R() * 6;
  for (let i = 0; i < n; i++) {
    const a = o + (i / n) * 6.2832 + R.r(-0.03, 0.03),
      r0 = lr + R.r(7, 16),
      r1 = r0 + R.r(40, 190);
    d += gouge(lx + Math.cos(a) * r0, ly + Math.sin(a) * r0, lx + Math.cos(a) * r1, ly + Math.sin(a) * r1, R.r(1.6, 3));
  }
  c.add(c.i.cut, d);
}

export const skies: Skies = {
  plain() {},
  lines(c: Block) {
    lines(c, c.i.cut, 12, c.hz, 13, 1.7, 0.62);
  },
  rays: (c) => rays(c, 28),
  swirl(c: Block) {
    const { R, lx, ly, lr } = c;
    let d = '';
    for (let r = lr + 9; r < 210; r += 11) {
      let a = R() * 3;
      const e = a + 6.28;
      while (a < e) {
        const s = R.r(26, 60) / r;
        const x0 = lx + Math.cos(a) * r,
          y0 = ly + Math.sin(a) * r,
          x1 = lx + Math.cos(a + s) * r,
          y1 = ly + Math.sin(a + s) * r;
        if (Math.min(y0, y1) < c.hz && Math.min(x0, x1) < c.W && Math.max(x0, x1) > 0 && Math.max(y0, y1) > 0)
          d += gouge(x0, y0, x1, y1, R.r(1.2, 2.2), -(r * (1 - Math.cos(s / 2))) * 2);
        a += s + R.r(10, 22) / r;
      }
    }
    c.add(c.i.cut, d);
  },
  stars(c: Block) {
    const { R } = c;
    let d = '';
    for (let i = 0; i < 18; i++) d += star(R.r(8, c.W - 8), R.r(8, c.hz * 0.9), R() < 0.2 ? R.r(5, 8) : R.r(2, 3.4));
    c.add('P', d);
  },
  rain(c: Block) {
    const { R } = c;
    let d = '';
    for (let i = 0; i < 32; i++) {
      const x = R.r(-10, c.W + 40),
        y = R.r(20, c.hz + 20),
        l = R.r(14, 40);
      d += gouge(x, y, x - l * 0.42, y + l, 1.1);
    }
    c.add('P', d);
  },
  bolt(c: Block) {
    const { R } = c;
    let x = c.W * R.r(0.2, 0.8),
      y = 20;
    const A = [],
      B = [];
    const n = 6;
    for (let i = 0; i <= n; i++) {
      const w = 5 * (1 - i / n) + 1;
      A.push({ x: x - w, y });
      B.unshift({ x: x + w, y });
      x += (i % 2 ? -1 : 1) * R.r(8, 22);
      y += R.r(14, 24);
    }
    c.add('P', poly([...A, ...B]));
  },
  clouds(c: Block) {
    const { R } = c;
    for (let k = 0; k < 3; k++) {
      const w = R.r(60, 120),
        x = R.r(-30, c.W - 40),
        y = R.r(22, c.hz * 0.6);
      cloud(c, c.i.cut, x, y, w);
    }
  },
  over(c: Block) {
    cover(c, c.i.cut, 34);
    cover(c, 'K', 16);
  },
  smoke(c: Block) {
    const { R } = c;
    const s = R.s(),
      ink = c.i.far === c.i.sky ? c.i.mid : c.i.far;
    for (let k = 0; k < 2; k++) {
      let x = c.W * (k ? R.r(0.6, 0.86) : R.r(0.12, 0.4)),
        y = c.hz + 4,
        w = 3;
      const A = [],
        B = [];
      let g = '';
      for (let i = 0; i < 8; i++) {
        A.push({ x: x - w * (i % 2 ? 1.3 : 0.75), y: y + R.r(-3, 3) });
        B.unshift({ x: x + w * (i % 2 ? 0.75 : 1.3), y: y - 7 });
        if (i > 1) g += gouge(x - w * 0.5, y + 2, x + w * 0.45, y - 6, 1.6, -w * 0.3);
        x += s * (2 + i * 1.8) + R.r(-2, 2);
        y -= 17 + i * 2.4;
        w += 2 + i * 0.75;
      }
      c.add(ink, smooth([...A, ...B]));
      c.add(c.i.cut === ink ? c.i.sky : c.i.cut, g);
    }
  },
  bands(c: Block) {
    const { R } = c;
    let d = '';
    for (let y = c.hz - 4, k = 0; y > c.hz * 0.25; y -= 10 + k * 2, k++) {
      let x = R.r(-40, 10);
      while (x < c.W) {
        const l = R.r(50, 130);
        if (R() < 0.95 - k * 0.07) d += gouge(x, y, x + l, y, 4.2 - k * 0.35, 0);
        x += l * R.r(0.75, 1.1);
      }
    }
    c.add('A', d);
  },
  birds(c: Block) {
    const { R } = c;
    let d = '';
    const x0 = R.r(40, c.W - 90),
      y0 = R.r(30, 80);
    for (let i = 0; i < 6; i++) {
      const x = x0 + R.r(-30, 60),
        y = y0 + R.r(-18, 24),
        s = R.r(5, 9);
      d += `M${rnd(x - s)} ${rnd(y - s * 0.5)}q${rnd(s * 0.7)}-1 ${rnd(s)} ${rnd(s * 0.6)}q${rnd(s * 0.4)}-${rnd(s * 0.8)} ${rnd(s)}-${rnd(s * 0.6)}q-${rnd(s * 0.6)} ${rnd(s * 0.3)}-${rnd(s)} ${rnd(s * 0.9)}q-${rnd(s * 0.3)}-${rnd(s * 0.6)}-${rnd(s)}-${rnd(s * 0.9)}z`;
    }
    c.add('K', d);
  },
  sun(c: Block) {
    c.add(c.i.body, disc(c.lx, c.ly, c.lr));
  },
  moon(c: Block) {
    c.add('P', disc(c.lx, c.ly, c.lr));
  },
  crescent(c: Block) {
    const r = c.lr * 0.8,
      x = c.lx,
      y = c.ly;
    c.add(
      'P',
      `M${rnd(x + r * 0.5)} ${rnd(y - r * 0.87)}a${rnd(r)} ${rnd(r)} 0 1 0 ${rnd(r * 0.3)} ${rnd(r * 1.5)}a${rnd(r * 0.8)} ${rnd(r * 0.8)} 0 1 1-${rnd(r * 0.3)}-${rnd(r * 1.5)}z`,
    );
  },
  glow(c: Block) {
    c.add(c.i.cut, disc(c.lx, c.ly, c.lr * 1.9));
  },
  eye(c: Block) {
    const { lx: x, ly: y, lr: r } = c;
    c.add('A', gouge(x - r * 2, y, x + r * 2, y, r * 1.5));
    c.add('P', gouge(x - r * 1.2, y, x + r * 1.2, y, r * 0.9));
    c.add('K', gouge(x, y - r * 0.7, x, y + r * 0.7, r * 0.42));
  },
  star(c: Block) {
    c.add('P', star(c.lx, c.ly, c.lr * 1.3));
  },
  embers(c: Block) {
    const { R } = c;
    let d = '';
    for (let i = 0; i < 30; i++) {
      const x = R.r(0, c.W),
        y = R.r(10, c.H - 30),
        s = R.r(1.5, 4);
      d += `M${rnd(x)} ${rnd(y)}l${rnd(s)}-${rnd(s * 1.6)} 1 ${rnd(s * 1.8)}z`;
    }
    c.add('A', d);
  },
  leaves(c: Block) {
    const { R } = c;
    let d = '';
    for (let i = 0; i < 22; i++) {
      const x = R.r(0, c.W),
        y = R.r(6, c.H - 50),
        a = R() * 6,
        s = R.r(6, 11);
      d += gouge(x, y, x + Math.cos(a) * s, y + Math.sin(a) * s, 2.6);
    }
    c.add('A', d);
  },
  snow(c: Block) {
    const { R } = c;
    let d = '';
    for (let i = 0; i < 42; i++) d += disc(R.r(0, c.W), R.r(0, c.H - 20), R.r(1, 2.7));
    c.add('P', d);
  },
};
function cover(c: Block, ink: Ink, h: number) {
  const { R } = c;
  const p: Point[] = [
    { x: -4, y: -4, c: true },
    { x: c.W + 4, y: -4, c: true },
  ];
  const n = 5;
  for (let i = n; i >= 0; i--) {
    const x = (i / n) * (c.W + 8) - 4;
    p.push({ x: x + 8, y: h + R.r(4, 16) }, { x: x - 12, y: h + R.r(-10, 2) });
  }
  c.add(ink, smooth(p));
}
