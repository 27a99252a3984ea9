// Waters: what stands behind the subjects, and what covers their feet.
import type { Point } from '../knife.ts';
import { gouge, smooth, wedge } from '../knife.ts';
import type { Grounds } from './ground.ts';
import { peaks, rocks, rolling, tufts, water } from './relief.ts';
import { base } from './strokes.ts';
import { deadTree, pines } from './trees.ts';

export const waters: Grounds = {
  marsh: {
    hz: 140,
    back(c) {
      rolling(c, 132, 4, c.i.far, null);
      water(c, c.i.mid === 'K' ? 'D' : 'M', c.i.hi, 140);
      let d = '';
      for (let i = 0; i < 4; i++) {
        const x = c.R.r(0, c.W),
          y = c.R.r(158, 196),
          w = c.R.r(26, 60);
        d += gouge(x - w, y, x + w, y, 6, 0);
      }
      c.add(c.i.mid, d);
      deadTree(c, c.W * c.R.r(0.78, 0.92), 176, 130, c.i.mid, 3);
    },
    front(c) {
      let d = '';
      for (let i = 0; i < 26; i++) {
        const x = c.R() < 0.5 ? c.R.r(-4, c.W * 0.34) : c.R.r(c.W * 0.66, c.W + 4),
          h = c.R.r(24, 74);
        d += wedge(x, 242, x + c.R.r(-12, 12), 242 - h, 5);
      }
      c.add(c.i.near, d);
      rolling(c, 228, 4, c.i.near, null);
    },
  },
  river: {
    hz: 140,
    back(c) {
      peaks(c, 138, 44, 4, c.i.far, c.i.hi, null);
      pines(c, c.i.mid, 146, 26, 14, null);
      const R = c.R,
        x = c.W * R.r(0.35, 0.65);
      rolling(c, 142, 3, c.i.mid, c.i.far, 2, 2);
      const A = [
          { x: x - 4, y: 142, c: true },
          { x: x - 26, y: 156 },
          { x: x + 8, y: 176 },
          { x: x - 50, y: 204 },
          { x: x - 120, y: 246, c: true },
        ],
        B = [
          { x: x + 130, y: 246, c: true },
          { x: x + 70, y: 206 },
          { x: x + 50, y: 178 },
          { x: x + 2, y: 156 },
          { x: x + 6, y: 142, c: true },
        ];
      c.add(c.i.sky === 'K' ? 'D' : c.i.sky === c.i.far ? 'L' : c.i.sky, smooth([...A, ...B]));
      let d = '';
      for (let y = 150; y < 240; y += R.r(5, 10)) {
        const t = (y - 142) / 100,
          w = 8 + t * 90;
        for (let k = 0; k < 2; k++) {
          const xx = x - t * 26 + R.r(-w, w) * 0.6;
          d += gouge(xx, y, xx + 8 + t * 34, y, 0.9 + t * 1.4);
        }
      }
      c.add(c.i.hi, d);
    },
    front(c) {
      tufts(c, c.i.near, 226, 242, 18);
      rocks(c, c.i.near, c.i.far, 238, 3, 20);
    },
  },
  stream: {
    hz: 128,
    back(c) {
      pines(c, c.i.far, 130, 70, 9, c.i.hi);
      water(c, c.i.sky === 'K' ? 'D' : c.i.sky, c.i.hi, 130, 250);
    },
    front(c) {
      rocks(c, c.i.near, c.i.far, 236, 4, 26);
      tufts(c, c.i.near, 222, 240, 8);
    },
  },
  sea: {
    hz: 130,
    back(c) {
      water(c, c.i.far, c.i.hi, 130);
    },
    front(c) {
      const { R } = c;
      for (let k = 0; k < 2; k++) {
        const y = 204 + k * 18;
        const p: Point[] = [{ x: -8, y, c: true }];
        for (let x = -8; x < c.W + 20; x += 34)
          p.push({ x: x + 17, y: y - R.r(6, 13) }, { x: x + 34, y: y + 2, c: true });
        c.add(k ? c.i.near : c.i.mid, smooth(base(c, p)));
        let g = '';
        for (let x = -8; x < c.W + 20; x += 34)
          for (let j = 0; j < 3; j++) g += gouge(x + 4 + j * 3, y + 2 + j * 5, x + 28 - j * 2, y + 2 + j * 5, 1.3, -5);
        c.add(k ? c.i.far : c.i.hi, g);
      }
    },
  },
  lake: {
    hz: 134,
    back(c) {
      peaks(c, 132, 70, 3, c.i.far, c.i.hi, c.i.mid);
      water(c, c.i.sky === 'K' ? 'D' : c.i.sky, c.i.hi, 134);
    },
    front(c) {
      tufts(c, c.i.near, 228, 240, 14);
      rolling(c, 230, 5, c.i.near, c.i.far, 1.5, 1);
    },
  },
};
