// Woods: what stands behind the subjects, and what covers their feet.

import type { Grounds } from './ground.ts';
import { rolling, tufts } from './relief.ts';
import { skies } from './skies.ts';
import { branch, canopy, deadTree, pines, trunk } from './trees.ts';

export const woods: Grounds = {
  pines: {
    hz: 150,
    back(c) {
      rolling(c, 140, 8, c.i.far, null);
      pines(c, c.i.far, 156, 86, 8, c.i.hi);
      pines(c, c.i.mid, 186, 104, 6, c.i.far);
      rolling(c, 184, 5, c.i.mid, c.i.far, 2, 3);
    },
    front(c) {
      rolling(c, 216, 6, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 206, 218, 14);
    },
  },
  wood: {
    hz: 160,
    back(c) {
      for (let i = 0; i < 6; i++)
        trunk(c, (c.W * (i + c.R.r(0.2, 0.8))) / 6, c.R.r(7, 11), c.i.far, c.i.cut, { y: 176 });
      rolling(c, 172, 5, c.i.mid, c.i.far, 2, 4);
      trunk(c, c.W * 0.2, 15, c.i.mid, c.i.far, { y: 200 });
      trunk(c, c.W * 0.84, 16, c.i.mid, c.i.far, { y: 204 });
    },
    front(c) {
      canopy(c, c.i.near, c.i.far, 52);
      rolling(c, 218, 6, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 206, 220, 16);
    },
  },
  mallorn: {
    hz: 160,
    back(c) {
      for (let i = 0; i < 5; i++)
        trunk(c, (c.W * (i + c.R.r(0.2, 0.8))) / 5, c.R.r(7, 11), c.i.far, c.i.hi, { y: 178, lean: 0 });
      rolling(c, 174, 5, c.i.mid, c.i.far, 2, 4);
      trunk(c, c.W * 0.12, 18, c.i.mid, c.i.far, { y: 204, lean: 3 });
      trunk(c, c.W * 0.9, 20, c.i.mid, c.i.far, { y: 206, lean: -3 });
    },
    front(c) {
      canopy(c, 'A', c.i.near, 44);
      skies.leaves(c);
      rolling(c, 218, 6, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 206, 220, 10);
    },
  },
  mirk: {
    hz: 165,
    back(c) {
      for (let i = 0; i < 5; i++) deadTree(c, (c.W * (i + c.R.r(0.1, 0.9))) / 5, 178, c.R.r(150, 210), c.i.far, 3);
      rolling(c, 172, 6, c.i.mid, c.i.far, 2, 3);
      deadTree(c, c.W * 0.14, 214, 250, c.i.mid, 3);
      deadTree(c, c.W * 0.88, 214, 240, c.i.mid, 3);
    },
    front(c) {
      trunk(c, c.R() < 0.5 ? 4 : c.W - 4, 26, c.i.near, c.i.far);
      rolling(c, 220, 6, c.i.near, c.i.far, 1.6, 2);
      const d: string[] = [];
      for (let i = 0; i < 3; i++) branch(c.R, c.R.r(0, c.W), 226, -1.57 + c.R.r(-0.9, 0.9), 16, 2.5, 2, d);
      c.add(c.i.near, d.join(''));
    },
  },
  dead: {
    hz: 168,
    back(c) {
      rolling(c, 160, 6, c.i.far, c.i.hi, 2, 2);
      deadTree(c, c.W * c.R.r(0.1, 0.25), 184, 190, c.i.mid, 3);
      deadTree(c, c.W * c.R.r(0.75, 0.92), 188, 170, c.i.mid, 3);
      rolling(c, 182, 6, c.i.mid, c.i.far, 2, 3);
    },
    front(c) {
      rolling(c, 218, 6, c.i.near, c.i.far, 1.6, 2);
      tufts(c, c.i.near, 206, 220, 12);
    },
  },
};
