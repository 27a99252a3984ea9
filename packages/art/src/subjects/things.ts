// Things one holds or keeps.
import type { Point } from '../knife.ts';
import { curve, disc, facet, gouge, poly } from '../knife.ts';
import { qd, qg, qw, rayStar, rays } from './cuts.ts';
import type { Subjects } from './subject.ts';

export const things: Subjects = {
  jewels(c, o) {
    const { x, k } = o,
      y = o.y ?? 206;
    if (o.t.has('g')) rays(c, x, y - 26 * k, 74 * k, 130 * k, 30, 2.4, 'A');
    for (const [dx, dy, r, q] of [
      [-26, -44, 26, -0.2],
      [28, -46, 24, 0.24],
      [-54, -6, 28, 0.34],
      [56, -4, 27, -0.36],
      [0, 0, 38, 0.06],
    ].slice(-Number(o.arg) || 0)) {
      const ca = Math.cos(q),
        sa = Math.sin(q),
        P = (p: Point) => ({
          x: x + k * (dx + r * (ca * p.x - sa * p.y)),
          y: y + k * (dy - r * 0.5 + r * (sa * p.x + ca * p.y)),
        });
      c.add('A', facet('-0.6,-0.62 0.6,-0.62 1,-0.14 0,0.94 -1,-0.14', P), 'K3');
      c.add('P', facet('-0.6,-0.62 -0.24,-0.14 -1,-0.14', P) + facet('-0.24,-0.14 0.3,-0.14 0,0.94', P));
      c.add('M', facet('0.6,-0.62 1,-0.14 0.3,-0.14', P));
      c.add('D', facet('1,-0.14 0.3,-0.14 0,0.94', P));
    }
  },
  coronet(c, o) {
    const { x, k } = o,
      y = o.y ?? 150,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    if (o.t.has('g')) rays(c, x, y - 40 * k, 84 * k, 140 * k, 36, 2.6, 'A');
    c.add('D', facet('-58,-26 -46,-66 -24,-34 -14,-70 0,-36 14,-70 24,-34 46,-66 58,-26', Q), 'K3');
    c.add(
      'A',
      curve(
        '-62,-2! -80,-66! -50,-32! -38,-84! -16,-36! 0,-98! 16,-36! 38,-84! 50,-32! 80,-66! 62,-2! 34,8 0,11 -34,8',
        Q,
      ),
      'K3',
    );
    let d = '';
    d += qg(Q, -64, -14, 64, -14, 1.6, 14 * k) + qg(Q, -62, -4, 62, -4, 1.2, 13 * k);
    for (const [a, b] of [
      [-66, -48],
      [-34, -66],
      [4, -80],
      [38, -64],
      [70, -50],
    ])
      d += qw(Q, a + 2, b, a - 2, b + 26, 4);
    c.add('K', d);
    let p = '';
    for (const [a, b] of [
      [-80, -68],
      [-38, -86],
      [0, -101],
      [38, -86],
      [80, -68],
    ])
      p += qd(Q, a, b, Math.max(2, 6 * k));
    c.add('P', p, 'K2');
    let g = '';
    for (const a of [-44, -22, 0, 22, 44]) {
      const b = -2 - (a * a) / 330 + 6;
      g += facet(`${a - 6},${b - 6} ${a},${b - 13} ${a + 6},${b - 6} ${a},${b + 1}`, Q);
    }
    c.add('D', g, 'K1');
  },
  basin(c, o) {
    const { x, k } = o,
      y = o.y ?? 222,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y }),
      st = c.i.sky === 'P' || c.i.sky === 'L' ? 'M' : 'L';
    const sh = st === 'L' ? 'M' : 'D';
    c.add(
      st,
      curve(
        '-46,4! -40,-10 -14,-18 -11,-52 -26,-62 -58,-82 -70,-108! 70,-108! 58,-82 26,-62 11,-52 14,-18 40,-10 46,4!',
        Q,
      ),
      'K3',
    );
    c.add(sh, curve('10,4! 8,-14 4,-52 12,-64 30,-84 36,-106! 70,-108! 58,-82 26,-62 11,-52 14,-18 40,-10 46,4!', Q));
    let d = '';
    for (let i = 0; i < 6; i++) d += qg(Q, -52 + i * 12, -92, -22 + i * 5, -66, 1.2, 2);
    for (let i = 0; i < 3; i++) d += qg(Q, -8 + i * 6, -48, -9 + i * 7, -18, 1.1);
    c.add('K', d);
    c.add('P', disc(x, y - 108 * k, 71 * k, 20 * k), 'K3');
    c.add('K', disc(x, y - 108 * k, 61 * k, 14 * k));
    const q = Q({ x: 6, y: -108 });
    c.add('A', rayStar(q.x, q.y, 15 * k));
    c.add('M', qg(Q, -50, -109, -20, -112, 1.4) + qg(Q, -34, -102, -6, -100, 1.2) + qg(Q, 26, -103, 48, -107, 1.3));
    rays(c, x, y - 112 * k, 76 * k, 118 * k, 26, 1.8, c.i.cut === c.i.sky ? 'P' : 'P');
  },
  lembas(c, o) {
    const { x, k } = o,
      y = o.y ?? 130,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    c.add('D', curve('-104,30! -70,-34 0,-58 70,-40 108,16! 70,54 0,66 -66,56', Q), 'K3');
    let d = '';
    for (let i = 0; i < 7; i++) d += qg(Q, -70 + i * 20, 44, -52 + i * 20, -26 - (i % 3) * 6, 1.4, 4);
    c.add('M', d + qg(Q, -96, 28, 98, 16, 1.8, -6));
    const cake = (dx: number, dy: number) => {
      const q = (p: Point) => Q({ x: p.x + dx, y: p.y + dy });
      c.add('A', curve('-40,2! -34,14 0,22 34,14 40,2!', q), 'K2');
      c.add('P', curve('-40,0 -30,-12 0,-18 30,-12 40,0 30,10 0,16 -30,10', q), 'K2');
      let g = '';
      for (let i = -1; i < 2; i++) g += qg(q, -22 + i * 8, -8 + i * 6, 14 + i * 8, -6 + i * 7, 0.9);
      c.add('M', g);
    };
    cake(-26, 20);
    cake(30, 14);
    cake(4, -6);
    c.add('K', qg(Q, -6, 60, 4, -54, 2.2));
  },
  coins(c, o) {
    const { x, k } = o,
      y = o.y ?? 214;
    const L = [
      [-58, 3],
      [-22, 7],
      [18, 5],
      [54, 2],
    ];
    for (const [dx, n] of L)
      for (let i = 0; i < n; i++) {
        const X = x + (dx + c.R.r(-2, 2)) * k,
          Y = y - i * 12 * k - 8;
        c.add('A', disc(X, Y + 3, 19 * k, 8 * k), 'K2');
        c.add('A', disc(X, Y - 2 * k, 19 * k, 8 * k), 'K2');
        if (i === n - 1) {
          c.add('P', gouge(X - 11 * k, Y - 2 * k, X + 3 * k, Y - 6 * k, 1.6));
          c.add('K', gouge(X - 4 * k, Y, X + 9 * k, Y - 2 * k, 1.2));
        }
      }
  },
  onering(c, o) {
    const { x, k } = o,
      y = o.y ?? 120,
      r = 52 * k;
    rays(c, x, y, r * 1.2, r * 2.1, 34, 2.4, 'A');
    const q = r * 0.5;
    const R0 = Math.round;
    const E = (cx: number, cy: number, rx: number, ry: number) =>
      `M${R0(cx - rx)} ${R0(cy)}a${R0(rx)} ${R0(ry)} 0 1 0 ${R0(2 * rx)} 0a${R0(rx)} ${R0(ry)} 0 1 0 ${-R0(2 * rx)} 0z`;
    c.add('K', E(x, y + 5 * k, r * 1.05, q * 1.12 + 8 * k));
    c.add('A', E(x, y + 8 * k, r, q + 5 * k));
    c.add('A', E(x, y - 5 * k, r, q));
    c.add('K', E(x, y - 5 * k, r * 0.84, q * 0.78));
    c.add('D', E(x, y + 1 * k, r * 0.8, q * 0.66));
    let g = '';
    for (let i = 0; i < 9; i++) {
      const a = 0.35 + i * 0.3;
      g += gouge(
        x + Math.cos(a) * r * 0.93,
        y + 4 * k + Math.sin(a) * q * 0.95,
        x + Math.cos(a + 0.12) * r * 0.94,
        y + 13 * k + Math.sin(a + 0.12) * q,
        1.3,
      );
    }
    c.add('P', gouge(x - r * 0.9, y + 2 * k, x - r * 0.2, y + q * 0.9, 3 * k, -10 * k) + g);
  },
  orb(c, o) {
    const { x, k } = o,
      y = o.y ?? 112,
      r = 50 * k;
    rays(c, x, y, r * 1.15, r * 1.9, 26, 2.6, 'A');
    c.add('K', disc(x, y, r), c.i.halo);
    c.add(
      'A',
      curve(`-30,8! -20,-12 4,-22 26,-10 30,6! 20,-2 6,-8 -12,-2 -16,12 0,22 18,18! 2,32 -24,26`, (p) => ({
        x: x + p.x * k,
        y: y + p.y * k,
      })),
    );
    c.add('P', gouge(x - r * 0.6, y - r * 0.4, x - r * 0.1, y - r * 0.82, 4 * k, 6 * k));
    c.add(
      'K',
      curve('-40,62! -24,44 24,44 40,62! 30,74 44,90! -44,90! -30,74', (p) => ({ x: x + p.x * k, y: y + p.y * k })),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 5; i++) d += gouge(x + (-30 + i * 12) * k, y + 54 * k, x + (-26 + i * 12) * k, y + 86 * k, 1.5);
    c.add('M', d);
  },
  candle(c, o) {
    const { x, k } = o,
      y = o.y ?? 206,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    rays(c, x, y - 88 * k, 22 * k, 80 * k, 24, 2.2, 'A');
    c.add('P', facet('-9,0 9,0 8,-66 -8,-62', Q), 'K2');
    c.add('A', curve('0,-112! 12,-88 6,-72 -6,-72 -10,-88', Q), 'K1');
    c.add('P', curve('0,-96! 5,-84 0,-75 -5,-84', Q));
  },
  phial(c, o) {
    const { x, k } = o,
      y = o.y ?? 120,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    rays(c, x, y, 26 * k, 110 * k, 30, 3, 'P');
    c.add('P', curve('0,-44! 14,-22 16,8 10,30 0,38 -10,30 -16,8 -14,-22', Q), 'K2');
    c.add('A', curve('0,-12! 4,-3 12,0! 4,3 0,12! -4,3 -12,0! -4,-3', Q));
    c.add('K', facet('-5,-40 5,-40 4,-50 -4,-50', Q));
  },
  wheel(c, o) {
    const { x, k } = o,
      y = o.y ?? 150,
      r = 58 * k;
    const d = disc(x, y, r);
    c.add('K', d, c.i.halo);
    c.add(c.i.far, disc(x, y, r * 0.8));
    let g = '';
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785;
      g +=
        poly([
          { x: x + Math.cos(a - 0.06) * r * 0.16, y: y + Math.sin(a - 0.06) * r * 0.16 },
          { x: x + Math.cos(a - 0.07) * r * 0.84, y: y + Math.sin(a - 0.07) * r * 0.84 },
          { x: x + Math.cos(a + 0.07) * r * 0.84, y: y + Math.sin(a + 0.07) * r * 0.84 },
          { x: x + Math.cos(a + 0.06) * r * 0.16, y: y + Math.sin(a + 0.06) * r * 0.16 },
        ]) +
        poly([
          { x: x + Math.cos(a + 0.2) * r * 0.96, y: y + Math.sin(a + 0.2) * r * 0.96 },
          { x: x + Math.cos(a + 0.3) * r * 1.16, y: y + Math.sin(a + 0.3) * r * 1.16 },
          { x: x + Math.cos(a + 0.48) * r * 1.16, y: y + Math.sin(a + 0.48) * r * 1.16 },
          { x: x + Math.cos(a + 0.58) * r * 0.96, y: y + Math.sin(a + 0.58) * r * 0.96 },
        ]);
    }
    c.add('K', g + disc(x, y, r * 0.2));
    c.add('A', disc(x, y, r * 0.09));
  },
};
