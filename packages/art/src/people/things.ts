// Things in the hand.
import type { Halo } from '../block.ts';
import type { Ink } from '../inks.ts';
import { curve, disc, facet, gouge, type Point, poly, wedge } from '../knife.ts';
import { type Body, xy } from './body.ts';

/** Somebody and where the hand is. */
interface Held extends Body {
  readonly hand: Point;
}
/** A thing in the hand: what is cut before the arm, and what after it. */
interface Thing {
  under?(k: Held): void;
  over?(k: Held): void;
}

const pole = (k: Held, x0: number, y0: number, x1: number, y1: number, w: number, ink: Ink, halo: Halo) => {
  const A = k.B({ x: x0, y: y0 }),
    C = k.B({ x: x1, y: y1 });
  const dx = C.x - A.x,
    dy = C.y - A.y,
    l = Math.hypot(dx, dy) || 1,
    nx = (-dy / l) * w * k.s,
    ny = (dx / l) * w * k.s;
  k.a(
    ink,
    poly([
      { x: A.x + nx, y: A.y + ny },
      { x: C.x + nx * 0.8, y: C.y + ny * 0.8 },
      { x: C.x - nx * 0.8, y: C.y - ny * 0.8 },
      { x: A.x - nx, y: A.y - ny },
    ]),
    halo,
  );
};
const blade = (k: Held, x: number, y: number, x2: number, y2: number, w: number) => {
  const dx = x2 - x,
    dy = y2 - y,
    l = Math.hypot(dx, dy),
    nx = (-dy / l) * w,
    ny = (dx / l) * w,
    P = (u: number, v: number) => ({ x: x + dx * u + nx * v, y: y + dy * u + ny * v });
  k.a('P', poly([P(0.1, 1), P(0.9, 0.7), P(1, 0), P(0.9, -0.7), P(0.1, -1)], k.B), 'K2');
  k.a('M', poly([P(0.1, 0), P(0.96, 0), P(0.9, -0.7), P(0.1, -1)], k.B));
  k.a('K', poly([P(0.06, 4.6), P(0.11, 4.6), P(0.11, -4.6), P(0.06, -4.6)], k.B));
  k.a('K', poly([P(-0.14, 0.8), P(0.1, 0.8), P(0.1, -0.8), P(-0.14, -0.8)], k.B));
};
export const things: Readonly<Record<string, Thing>> = {
  staff: {
    under(k) {
      pole(k, 24, 4, 22, -112, 1.2, 'K', k.halo);
      k.a('A', k.has('light') ? disc(...xy(k.B({ x: 22, y: -114 })), 4.4 * k.s) : '');
      k.a('K', curve('20,-108! 18,-115 22,-121! 26,-115 24,-108!', k.B));
      if (k.has('light')) k.a('P', disc(...xy(k.B({ x: 22, y: -115 })), 3 * k.s));
    },
  },
  spear: {
    under(k) {
      pole(k, 26, 4, 23, -112, 1, 'K', k.halo);
      k.a('P', facet('20.6,-110 23,-130 25.6,-110', k.B), 'K2');
    },
  },
  banner: {
    under(k) {
      pole(k, 25, 4, 23, -134, 1.1, 'K', k.halo);
      k.a('A', curve('24,-132! 40,-129 54,-134 66,-128! 58,-120! 66,-110! 52,-104 38,-108 24,-104!', k.B), 'K2');
      k.a('K', curve('30,-118 36,-124 44,-120 52,-124! 46,-114 40,-112 34,-114', k.B));
    },
  },
  sword: {
    over(k) {
      const h = k.hand;
      blade(k, h.x, h.y, h.x + 6, h.y - 62, 2.5);
    },
  },
  swordd: {
    over(k) {
      const h = k.hand;
      blade(k, h.x, h.y, h.x + 9, h.y + 50, 2.5);
    },
  },
  raised: {
    over(k) {
      const h = k.hand;
      blade(k, h.x, h.y, h.x - 22, h.y - 42, 2.5);
    },
  },
  knife: {
    over(k) {
      const h = k.hand;
      blade(k, h.x, h.y, h.x + 4, h.y - 26, 1.8);
    },
  },
  axe: {
    over(k) {
      const h = k.hand;
      pole(k, h.x - 1, h.y + 22, h.x + 3, h.y - 50, 1.2, 'K', k.halo);
      const Q = (q: Point) => k.B({ x: h.x + 3 + q.x, y: h.y - 44 + q.y });
      k.a('P', curve('0,-6! 9,-9 15,-16! 18,-2 15,12! 9,5 0,4!', Q), 'K2');
      k.a('M', curve('0,-1! 10,-1 17,-2! 18,4 15,12! 9,5 0,4!', Q));
      k.a('K', facet('-5,-5 0,-5 0,3 -5,3', Q));
    },
  },
  hammer: {
    over(k) {
      const h = k.hand;
      pole(k, h.x - 1, h.y + 16, h.x + 2, h.y - 36, 1.3, 'K', k.halo);
      const Q = (q: Point) => k.B({ x: h.x + 2 + q.x, y: h.y + q.y });
      k.a('P', facet('-15,-48 -11,-51 13,-51 17,-48 17,-34 13,-31 -11,-31 -15,-34', Q), 'K3');
      k.a('M', facet('-15,-41 17,-41 17,-34 13,-31 -11,-31 -15,-34', Q));
      k.a('K', facet('-7,-51 -4,-51 -4,-31 -7,-31', Q) + facet('6,-51 9,-51 9,-31 6,-31', Q));
    },
  },
  mattock: {
    over(k) {
      const h = k.hand;
      pole(k, h.x - 2, h.y + 26, h.x + 3, h.y - 46, 1.2, 'K', k.halo);
      k.a(
        'P',
        curve('-16,-34! -8,-44 3,-47 14,-45 22,-36! 12,-40 3,-41 -7,-39', (q) => k.B({ x: h.x + q.x, y: h.y + q.y })),
        'K2',
      );
    },
  },
  mace: {
    over(k) {
      const h = k.hand;
      pole(k, h.x - 1, h.y + 8, h.x + 4, h.y - 40, 1.3, 'K', k.halo);
      const q = k.B({ x: h.x + 5, y: h.y - 46 });
      k.a('K', disc(q.x, q.y, 7 * k.s), k.halo);
      let d = '';
      for (let i = 0; i < 8; i++) {
        const a = i * 0.785;
        d += wedge(
          q.x + Math.cos(a) * 6 * k.s,
          q.y + Math.sin(a) * 6 * k.s,
          q.x + Math.cos(a) * 12 * k.s,
          q.y + Math.sin(a) * 12 * k.s,
          5 * k.s,
        );
      }
      k.a('K', d);
      k.a('M', k.g({ x: h.x + 1, y: h.y - 46 }, { x: h.x + 5, y: h.y - 51 }, 1, 1, k.B, k.s));
    },
  },
  scim: {
    over(k) {
      const h = k.hand;
      k.a(
        'P',
        curve(`-2,-4! 3,-22 12,-40 26,-50! 22,-36 14,-18 3,-3!`, (q) => k.B({ x: h.x + q.x, y: h.y + q.y })),
        'K2',
      );
      k.a(
        'K',
        facet('-6,-5 8,-2 8,0 -6,-2', (q) => k.B({ x: h.x + q.x, y: h.y + q.y })),
      );
    },
  },
  bow: {
    under(k) {
      k.a('K', curve('-26,-112! -33,-98 -36,-78 -33,-58 -26,-42! -30,-58 -33,-76 -30,-98', k.B), k.halo);
      k.a('P', facet('-26,-112 -1,-77 -26,-42 -25.4,-42 -0.2,-77 -25.4,-112', k.B));
    },
    over(k) {
      pole(k, -1, -77, -44, -75, 0.7, 'P', 'K2');
      k.a('P', facet('-52,-74.5 -43,-78 -43,-71.5', k.B), 'K2');
    },
  },
  torch: {
    over(k) {
      const h = k.hand;
      pole(k, h.x, h.y + 12, h.x + 2, h.y - 14, 1.6, 'K', k.halo);
      const Q = (q: Point) => k.B({ x: h.x + 2 + q.x, y: h.y - 12 + q.y });
      k.a('A', curve('-7,0! -9,-12 -4,-18 -3,-28! 4,-22 6,-30! 10,-18 8,-6 5,1!', Q), 'K2');
      k.a('P', curve('-3,-1! -4,-9 0,-16! 4,-9 3,0!', Q));
    },
  },
  lantern: {
    over(k) {
      const h = k.hand;
      k.a('A', disc(...xy(k.B({ x: h.x, y: h.y + 13 })), 15 * k.s));
      k.a(
        'K',
        facet('-5,4 5,4 6,20 -6,20', (q) => k.B({ x: h.x + q.x, y: h.y + q.y })),
        null,
      );
      k.a(
        'P',
        facet('-3,7 3,7 4,17 -4,17', (q) => k.B({ x: h.x + q.x, y: h.y + q.y })),
      );
    },
  },
  horn: {
    over(k) {
      const h = k.hand;
      k.a(
        'P',
        curve('-8,-2! 2,-5 14,-4 26,-14! 34,-6! 26,6 12,7 0,2', (q) => k.B({ x: h.x - 8 + q.x, y: h.y - 1 + q.y })),
        'K2',
      );
      k.a(
        'A',
        curve('20,-8! 23,-11! 30,-2! 26,4', (q) => k.B({ x: h.x - 8 + q.x, y: h.y - 1 + q.y })),
      );
    },
  },
  book: {
    over(k) {
      const h = k.hand;
      k.a(
        'P',
        curve('-14,-10! -6,-13 0,-9! 7,-13 15,-10! 15,6! 7,4 0,8! -7,4 -14,6!', (q) =>
          k.B({ x: h.x - 3 + q.x, y: h.y + q.y }),
        ),
        'K3',
      );
      let d = '';
      for (let i = 0; i < 3; i++)
        d +=
          k.g({ x: h.x - 14, y: h.y - 6 + i * 4 }, { x: h.x - 6, y: h.y - 6 + i * 4 }, 0.5, 0, k.B, k.s) +
          k.g({ x: h.x, y: h.y - 6 + i * 4 }, { x: h.x + 9, y: h.y - 6 + i * 4 }, 0.5, 0, k.B, k.s);
      k.a('K', d);
    },
  },
  harp: {
    over(k) {
      const h = k.hand;
      const Q = (q: Point) => k.B({ x: h.x - 4 + q.x, y: h.y + q.y });
      k.a(
        'A',
        curve(
          '-12,10! -14,-10 -10,-24! 0,-18 10,-24 14,-18! 12,-16 4,-12 -8,-18 -10,-8 -8,8! 12,-17! 14,-16! -6,14!',
          Q,
        ),
        'K2',
      );
      let d = '';
      for (let i = 0; i < 5; i++)
        d += facet(`${-8 + i * 4},-17 ${-7.4 + i * 4},-17 ${-7.4 + i * 4},${6 - i * 5} ${-8 + i * 4},${6 - i * 5}`, Q);
      k.a('K', d);
    },
  },
  ring: {
    over(k) {
      const q = k.B({ x: k.hand.x - 1, y: k.hand.y - 8 });
      const r = 6.5 * k.s;
      let d = '';
      for (let i = 0; i < 12; i++) {
        const a = i * 0.524;
        d += gouge(
          q.x + Math.cos(a) * r * 1.5,
          q.y + Math.sin(a) * r * 1.5,
          q.x + Math.cos(a) * r * 2.6,
          q.y + Math.sin(a) * r * 2.6,
          1.2,
        );
      }
      k.a('A', d);
      k.a('A', disc(q.x, q.y, r), 'K2');
      k.a('K', disc(q.x, q.y, r * 0.58));
    },
  },
  star: {
    over(k) {
      const q = k.B({ x: k.hand.x, y: k.hand.y - 9 });
      const r = 5 * k.s;
      let d = '';
      for (let i = 0; i < 10; i++) {
        const a = i * 0.628 + 0.2;
        d += gouge(
          q.x + Math.cos(a) * r * 1.4,
          q.y + Math.sin(a) * r * 1.4,
          q.x + Math.cos(a) * r * (i % 2 ? 3.2 : 4.6),
          q.y + Math.sin(a) * r * (i % 2 ? 3.2 : 4.6),
          1.5,
        );
      }
      k.a('P', d + disc(q.x, q.y, r));
    },
  },
  orb: {
    over(k) {
      const q = k.B({ x: k.hand.x - 2, y: k.hand.y - 8 });
      const r = 9 * k.s;
      k.a('K', disc(q.x, q.y, r), 'A');
      k.a('A', gouge(q.x - r * 0.6, q.y, q.x + r * 0.6, q.y, r * 0.4));
      k.a('P', gouge(q.x - r * 0.6, q.y - r * 0.5, q.x, q.y - r * 0.8, 1.2));
    },
  },
  whip: {
    over(k) {
      const h = k.hand;
      k.a(
        'K',
        curve('0,0! 10,-24 26,-36 40,-28 44,-10! 38,-24 26,-32 13,-20 3,0!', (q) =>
          k.B({ x: h.x + q.x, y: h.y + q.y }),
        ),
        k.halo,
      );
    },
  },
  keys: {
    over(k) {
      const h = k.hand;
      const q = k.B({ x: h.x, y: h.y + 9 });
      k.a('K', disc(q.x, q.y, 6 * k.s), 'A');
      let d = '';
      for (let i = -1; i < 2; i++)
        d += facet(
          `${i * 5 - 1},13 ${i * 5 + 1},13 ${i * 7 + 1},32 ${i * 7 + 5},32 ${i * 7 + 5},35 ${i * 7 - 1},35`,
          (p) => k.B({ x: h.x + p.x, y: h.y + p.y }),
        );
      k.a('A', d, 'K2');
    },
  },
  pipe: {
    over(k) {
      const h = k.hand;
      k.a(
        'K',
        curve('-12,-6! 0,-2 6,-6! 12,-6! 11,4 4,5 -2,1 -12,-4!', (q) => k.B({ x: h.x + q.x, y: h.y - 10 + q.y })),
        k.halo,
      );
    },
  },
};
