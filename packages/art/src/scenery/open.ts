// Open land: what stands behind the subjects, and what covers their feet.
import { gouge, poly, smooth } from '../knife.ts';
import { flames, host } from './crowds.ts';
import type { Grounds } from './ground.ts';
import { peaks, rocks, rolling, tufts } from './relief.ts';
import { cloud, lines } from './strokes.ts';
import { round } from './trees.ts';

const rnd = Math.round;
export const open: Grounds = {
  none: { hz: 200, back() {}, front() {} },
  mtn: {
    hz: 168,
    back(c) {
      peaks(c, 150, 92, 3, c.i.far, c.i.hi, c.i.mid);
      peaks(c, 182, 46, 4, c.i.mid, c.i.far, null);
    },
    front(c) {
      rolling(c, 214, 6, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 210, 218, 9);
    },
  },
  peak: {
    hz: 190,
    back(c) {
      peaks(c, 190, 150, 1.25, c.i.far, c.i.hi, c.i.mid);
      peaks(c, 208, 44, 3.2, c.i.mid, c.i.far, null);
    },
    front(c) {
      rocks(c, c.i.near, c.i.far, 226, 4, 30);
    },
  },
  hills: {
    hz: 160,
    back(c) {
      rolling(c, 146, 12, c.i.far, c.i.hi, 2, 3);
      rolling(c, 174, 12, c.i.mid, c.i.far, 2.2, 4);
    },
    front(c) {
      rolling(c, 214, 8, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 208, 216, 10);
    },
  },
  shire: {
    hz: 150,
    back(c) {
      rolling(c, 128, 16, c.i.far, c.i.hi, 2, 3);
      round(c, c.i.mid, 138, 34, 4, c.i.hi);
      rolling(c, 168, 14, c.i.mid, c.i.far, 2.2, 4);
    },
    front(c) {
      rolling(c, 216, 8, c.i.near, c.i.far, 1.6, 2);
      let d = '';
      for (let x = c.R.r(-10, 8); x < c.W; x += 17) d += `M${rnd(x)} 226v-22l3-4 3 4v22z`;
      d += `M-4 208h${c.W + 8}v3h-${c.W + 8}z`;
      c.add(c.i.near, d);
    },
  },
  plain: {
    hz: 160,
    back(c) {
      rolling(c, 150, 5, c.i.far, null);
      lines(c, c.i.hi, 158, 240, 11, 1.8, 0.5);
      rolling(c, 190, 5, c.i.mid, c.i.far, 2, 4);
    },
    front(c) {
      rolling(c, 220, 5, c.i.near, c.i.far, 1.4, 1);
      tufts(c, c.i.near, 208, 222, 20);
    },
  },
  waste: {
    hz: 156,
    back(c) {
      peaks(c, 150, 26, 5, c.i.far, c.i.hi, null);
      rolling(c, 158, 5, c.i.mid, c.i.far, 2, 5);
    },
    front(c) {
      rocks(c, c.i.near, c.i.far, 228, 5, 22);
    },
  },
  road: {
    hz: 150,
    back(c) {
      rolling(c, 146, 9, c.i.far, c.i.hi, 2, 2);
      rolling(c, 158, 5, c.i.mid, c.i.far, 2, 4);
      const x = c.W * c.R.r(0.4, 0.6);
      const lx = c.i.hi === 'A' ? 'M' : c.i.hi;
      c.add(
        lx,
        smooth([
          { x: x - 2, y: 156, c: true },
          { x: x - 22, y: 174 },
          { x: x - 10, y: 196 },
          { x: x - 66, y: 246, c: true },
          { x: x + 70, y: 246, c: true },
          { x: x + 34, y: 196 },
          { x: x - 6, y: 174 },
          { x: x + 3, y: 156, c: true },
        ]),
      );
      let g = '';
      for (let i = 0; i < 8; i++) {
        const y = c.R.r(186, 238),
          t = (y - 156) / 90;
        g += gouge(x - 40 * t * c.R(), y, x + 30 * t * c.R() + 6, y + 3, 1.4);
      }
      c.add(c.i.mid, g);
    },
    front(c) {
      tufts(c, c.i.near, 220, 242, 22);
    },
  },
  ruins: {
    hz: 166,
    back(c) {
      rolling(c, 158, 8, c.i.far, c.i.hi, 2, 2);
      for (let i = 0; i < 5; i++) {
        const x = (c.W * (i + c.R.r(0.2, 0.8))) / 5,
          h = c.R.r(40, 110),
          w = c.R.r(6, 10);
        c.add(
          c.i.mid,
          poly([
            { x: x - w, y: 190 },
            { x: x - w, y: 190 - h },
            { x: x - w * 0.2, y: 190 - h - c.R.r(2, 10) },
            { x: x + w * 0.3, y: 190 - h + 6 },
            { x: x + w, y: 190 - h + c.R.r(-4, 8) },
            { x: x + w, y: 190 },
          ]),
        );
        const s = c.lx < x ? -1 : 1;
        c.add(c.i.hi, gouge(x + s * w * 0.6, 190 - h + 12, x + s * w * 0.6, 184, 1.8));
      }
      rolling(c, 182, 5, c.i.mid, c.i.far, 2, 3);
    },
    front(c) {
      rocks(c, c.i.near, c.i.far, 228, 4, 24);
      tufts(c, c.i.near, 216, 232, 8);
    },
  },
  host: {
    hz: 168,
    back(c) {
      rolling(c, 150, 8, c.i.far, c.i.hi, 2, 2);
      host(c, 176, c.i.far === c.i.sky ? 'D' : c.i.mid, 13, 30);
      rolling(c, 178, 4, c.i.mid, c.i.far, 2, 2);
    },
    front(c) {
      host(c, 240, c.i.near, 7, 70);
    },
  },
  camp: {
    hz: 166,
    back(c) {
      peaks(c, 150, 50, 4, c.i.far, c.i.hi, null);
      rolling(c, 166, 6, c.i.mid, c.i.far, 2, 3);
      for (let i = 0; i < 4; i++) {
        const x = (c.W * (i + c.R.r(0.2, 0.8))) / 4,
          w = c.R.r(20, 30),
          h = w * 1.3,
          y = 188 + c.R.r(-8, 6);
        c.add(
          c.i.near,
          poly([
            { x: x - w, y },
            { x: x - 2, y: y - h },
            { x: x + 2, y: y - h },
            { x: x + w, y },
          ]),
        );
        c.add(
          c.i.far,
          poly([
            { x: x - w * 0.86, y: y - 3 },
            { x: x - 2, y: y - h + 6 },
            { x: x - w * 0.1, y: y - 3 },
          ]),
        );
      }
    },
    front(c) {
      rolling(c, 216, 5, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 208, 220, 10);
    },
  },
  sky: {
    hz: 240,
    back(c) {
      for (let k = 0; k < 4; k++)
        cloud(c, k % 2 ? c.i.far : c.i.cut, c.R.r(-40, c.W - 60), 190 + k * 12, c.R.r(90, 150));
    },
    front(c) {
      peaks(c, 246, 42, 4, c.i.near, c.i.far, null);
    },
  },
  field: { hz: 200, back() {}, front() {} },
  fire: {
    hz: 190,
    back(c) {
      flames(c, 'M', 206, 150, 7);
      flames(c, 'A', 220, 110, 9);
    },
    front(c) {
      flames(c, 'P', 244, 40, 9);
      rocks(c, c.i.near, 'A', 234, 5, 20);
    },
  },
};
