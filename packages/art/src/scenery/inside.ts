// Under a roof, under the earth, at a gate: what stands behind the subjects, and what covers their feet.
import { disc, gouge, poly, smooth, wedge } from '../knife.ts';
import { flames } from './crowds.ts';
import type { Grounds } from './ground.ts';
import { bricks, peaks, rolling } from './relief.ts';
import { rays } from './skies.ts';
import { lines } from './strokes.ts';
import { crenel, towerShape } from './towers.ts';

const rnd = Math.round;
export const inside: Grounds = {
  hall: {
    hz: 176,
    back(c) {
      const { W } = c,
        x = W / 2;
      c.add(
        c.i.far,
        poly([
          { x: -4, y: 176 },
          { x: W + 4, y: 176 },
          { x: W + 4, y: 246 },
          { x: -4, y: 246 },
        ]),
      );
      c.add(c.i.body === 'K' ? 'P' : c.i.body, `M${x - 24} 176v-80q0-30 24-40 24 10 24 40v80z`);
      for (let k = 0; k < 3; k++) {
        const o = [34, 62, 100][k],
          w = [7, 11, 18][k],
          yb = [178, 192, 216][k],
          ink = [c.i.far, c.i.mid, c.i.near][k],
          hi = [c.i.hi, c.i.far, c.i.far][k];
        for (const s of [-1, 1]) {
          const xx = x + s * o * (W / 240);
          c.add(
            ink,
            poly([
              { x: xx - w * 1.5, y: yb },
              { x: xx - w * 1.4, y: yb - w },
              { x: xx - w, y: yb - w * 1.4 },
              { x: xx - w, y: 40 },
              { x: xx - w * 2, y: -6 },
              { x: xx + w * 2, y: -6 },
              { x: xx + w, y: 40 },
              { x: xx + w, y: yb - w * 1.4 },
              { x: xx + w * 1.4, y: yb - w },
              { x: xx + w * 1.5, y: yb },
            ]),
          );
          let g = '';
          for (let i = 0; i < 4; i++)
            g += gouge(
              xx - s * w * (0.8 - i * 0.34),
              46 + c.R.r(0, 20),
              xx - s * w * (0.8 - i * 0.34),
              yb - w * 1.6 - c.R.r(0, 30),
              Math.max(0.8, w * 0.1),
            );
          c.add(hi, g);
        }
      }
      let f = '';
      for (let i = -5; i <= 5; i++) f += wedge(x + i * 46, 246, x + i * 7, 180, 4);
      c.add(c.i.hi, f);
    },
    front() {},
  },
  cave: {
    hz: 180,
    back(c) {
      const { R, W } = c;
      c.add(
        c.i.far,
        smooth([
          { x: 30, y: 246 },
          { x: 22, y: 150 },
          { x: 46, y: 76 },
          { x: W * 0.45, y: 34 },
          { x: W - 60, y: 52 },
          { x: W - 26, y: 120 },
          { x: W - 18, y: 246 },
        ]),
      );
      let g = '';
      for (let i = 0; i < 26; i++) {
        const a = R.r(3.3, 6.1),
          r = R.r(70, 104),
          x = W / 2 + Math.cos(a) * r,
          y = 150 + Math.sin(a) * r * 0.95;
        g += gouge(x, y, x + Math.cos(a) * 26, y + Math.sin(a) * 26, 2);
      }
      c.add(c.i.cut, g);
    },
    front(c) {
      const { R, W } = c;
      let d = '';
      for (let i = 0; i < 9; i++) {
        const x = ((i + R.r(0.1, 0.9)) * W) / 9,
          e = Math.abs(x / W - 0.5) * 2,
          h = 18 + e * 60 * R.r(0.6, 1.2);
        d += poly([
          { x: x - 20, y: -6 },
          { x: x + 20, y: -6 },
          { x: x + 4, y: h * 0.5 },
          { x, y: h },
          { x: x - 5, y: h * 0.5 },
        ]);
      }
      for (let i = 0; i < 4; i++) {
        const x = i < 2 ? R.r(-4, W * 0.24) : R.r(W * 0.76, W + 4),
          h = R.r(30, 90);
        d += poly([
          { x: x - 18, y: 246 },
          { x: x - 4, y: 246 - h * 0.6 },
          { x, y: 246 - h },
          { x: x + 5, y: 246 - h * 0.6 },
          { x: x + 18, y: 246 },
        ]);
      }
      d += `M-4 222q60-14 ${rnd(W / 2)}-4t${rnd(W / 2 + 8)} 0v30h-${W + 10}z`;
      c.add(c.i.near, d);
    },
  },
  dung: {
    hz: 186,
    back(c) {
      c.add(c.i.sky === 'K' ? 'D' : c.i.cut, disc(c.W / 2, 118, 92));
      c.add(c.i.far, disc(c.W / 2, 118, 66));
      rays({ ...c, lx: c.W / 2, ly: 118, lr: 62, i: { ...c.i, cut: c.i.far } }, 26);
      bricks(c, c.i.sky === 'K' ? 'K' : c.i.mid, 0, 10, c.W, 186, 19, 0.5);
      c.add(
        c.i.far,
        poly([
          { x: -6, y: 186 },
          { x: c.W + 6, y: 186 },
          { x: c.W + 6, y: 246 },
          { x: -6, y: 246 },
        ]),
      );
      lines(c, c.i.hi, 192, 240, 12, 1.6, 0.5);
    },
    front(c) {
      const { W } = c;
      c.add(
        c.i.near,
        `M-6-6h${W + 12}v252h-22v-150q-4-70-${rnd(W / 2 - 16)}-74-${rnd(W / 2 - 20)} 4-${rnd(W / 2 - 16)} 74v150h-22z`,
      );
      let g = '';
      for (let i = 0; i < 11; i++) {
        const a = 3.2 + i * 0.29;
        const X = W / 2 + Math.cos(a) * (W / 2 - 10),
          Y = 104 + Math.sin(a) * 84;
        g += gouge(X, Y, X + Math.cos(a) * 20, Y + Math.sin(a) * 20, 1.4);
      }
      c.add(c.i.far, g);
    },
  },
  chasm: {
    hz: 180,
    back(c) {
      const { W } = c;
      c.add(c.i.far, `M-6-6h${rnd(W * 0.3)}l14 60-22 70 18 60-10 70h-${rnd(W * 0.3)}z`);
      c.add(c.i.far, `M${W + 6}-6h-${rnd(W * 0.3)}l-10 80 20 60-16 60 12 60h${rnd(W * 0.3)}z`);
      lines(c, c.i.hi, 20, 220, 17, 1.5, 0.18, 0.5);
      c.add('A', `M-6 218h${W + 12}v30h-${W + 12}z`);
      flames(c, 'A', 226, 36, 10);
    },
    front(c) {
      c.add(c.i.near, `M-6 204q${rnd(c.W * 0.5)}-26 ${rnd(c.W + 12)} 0v16q-${rnd(c.W * 0.5)}-18-${rnd(c.W + 12)} 0z`);
    },
  },
  room: {
    hz: 184,
    back(c) {
      const { W } = c;
      const x = c.W * (c.lx < W / 2 ? 0.26 : 0.74);
      c.add(c.i.far, `M-6 184h${W + 12}v64h-${W + 12}z`);
      lines(c, c.i.hi, 190, 240, 11, 1.4, 0.5);
      c.add('K', disc(x, 84, 47));
      c.add('P', disc(x, 84, 40));
      c.add(c.i.far, `M${rnd(x - 40)} 92q20-14 40-4t40-6q-4 42-40 42t-40-32z`);
      c.add('K', `M${rnd(x - 2)} 44h4v80h-4zM${rnd(x - 40)} 82h80v4h-80z`);
      c.add(c.i.mid, `M-6-6h${W + 12}v14q-${rnd(W / 2)} 16-${W + 12} 0z`);
    },
    front(c) {
      c.add(c.i.near, `M-6 222h${c.W + 12}v26h-${c.W + 12}z`);
      lines(c, c.i.far, 228, 240, 6, 1.2, 0.6);
    },
  },
  gatew: {
    hz: 196,
    back(c) {
      const { W } = c;
      c.add(c.i.far, crenel(-8, W + 8, 38, 214, 8, 12));
      bricks(c, c.i.hi, 0, 64, W, 200, 18, 0.45);
      const x = W / 2;
      c.add(c.i.near, `M${x - 62} 214v-88q4-56 62-66 58 10 62 66v88z`);
      c.add(c.i.body === c.i.sky ? 'A' : c.i.body, `M${x - 48} 214v-84q4-46 48-54 44 8 48 54v84z`);
    },
    front(c) {
      rolling(c, 218, 5, c.i.near, c.i.far, 1.6, 2);
    },
  },
  wall: {
    hz: 150,
    back(c) {
      peaks(c, 150, 60, 3, c.i.far, c.i.hi, null);
      lines(c, c.i.hi, 152, 200, 12, 1.4, 0.4);
    },
    front(c) {
      c.add(c.i.near, crenel(-14, c.W + 14, 186, 250, 5, 16));
      bricks(c, c.i.far, 0, 208, c.W, 238, 15, 0.6);
    },
  },
  city: {
    hz: 170,
    back(c) {
      const { R, W } = c;
      peaks(c, 168, 120, 2, c.i.far, c.i.hi, c.i.mid);
      for (let k = 0; k < 4; k++) {
        const w = W * (0.24 + k * 0.12),
          y = 96 + k * 26,
          x = W * 0.56;
        const ink = k % 2 ? c.i.mid : c.i.near === 'K' && c.i.mid === 'K' ? 'D' : c.i.mid;
        c.add(ink, crenel(x - w, x + w, y, y + 40, 6 + k * 2, 5));
        let win = '';
        for (let i = 0; i < 4 + k * 2; i++) win += `M${rnd(x + R.r(-w, w) * 0.9)} ${y + 14}v-5l2-2 2 2v5z`;
        for (let i = 0; i < 3; i++) {
          const tx = x + R.r(-w, w) * 0.85;
          c.add(ink, `M${rnd(tx - 4)} ${y + 8}v-18l4-9 4 9v18z`);
        }
        c.add(c.i.hi, gouge(x - w, y + 17, x + w, y + 17, 1.6));
        c.add('A', win);
      }
      towerShape(c, 'white', W * 0.56, 100, 74, c.i.sky === 'P' ? c.i.mid : 'P', c.i.far, null);
    },
    front(c) {
      rolling(c, 204, 6, c.i.near, c.i.far, 1.6, 2);
    },
  },
};
