// Houses and gates.
import type { Point } from '../knife.ts';
import { curve, disc, facet, gouge, poly, wedge } from '../knife.ts';
import { crenel } from '../scenery/towers.ts';
import { crenelQ, qd, qg, qw } from './cuts.ts';
import type { Subjects } from './subject.ts';

export const houses: Subjects = {
  meduseld(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 178,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    const hill = c.i.mid;
    c.add(hill, curve('-150,60! -110,24 -78,2 -40,-4 40,-4 80,2 112,26 150,60!', Q), c.i.halo);
    let h = '';
    for (let i = 0; i < 8; i++)
      h +=
        qg(Q, -118 + i * 9, 34 - i * 3, -84 + i * 9, 26 + (i % 3) * 6, 1.5, -2) +
        qg(Q, 60 + i * 6, 12 + i * 3, 84 + i * 5, 26 + i * 3, 1.5, 2);
    c.add(c.i.far === hill ? 'M' : c.i.far, h);
    c.add('P', facet('-10,0 10,0 26,56 -22,56', Q), 'K1');
    let st = '';
    for (let i = 0; i < 6; i++) st += qg(Q, -11 - i * 2, 7 + i * 9, 12 + i * 2.4, 7 + i * 9, 1.2);
    c.add('K', st);
    c.add('K', facet('-66,2 -66,-42 66,-42 66,2', Q), c.i.halo);
    let pl = '';
    for (let i = -4; i < 5; i++)
      if (i) pl += facet(`${i * 14 - 2.4},1 ${i * 14 - 2},-40 ${i * 14 + 2},-40 ${i * 14 + 2.4},1`, Q);
    c.add('P', pl);
    c.add('A', curve('-8,1! -8,-20! 0,-30! 8,-20! 8,1!', Q));
    c.add(
      o.t.has('D') ? 'D' : o.t.has('M') ? 'M' : 'A',
      curve('-84,-36! -66,-60 -56,-92! 56,-92! 66,-60 84,-36!', Q),
      'K3',
    );
    c.add('K', facet('-56,-92 -66,-108 -60,-110 -50,-94', Q) + facet('56,-92 66,-108 60,-110 50,-94', Q));
    let d = '';
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 8; i++) {
        const w = 54 + r * 8,
          X = -w + ((i + (r % 2) * 0.5) * w * 2) / 8;
        d += qw(Q, X, -86 + r * 13, X + c.R.r(-1, 2) + X * 0.05, -76 + r * 13, 2.6);
      }
    c.add('K', d);
  },
  homely(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 206,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    const wall = 'P',
      roof = c.i.sky === 'D' || c.i.sky === 'K' ? 'K' : 'D';
    c.add(wall, facet('38,0 38,-104 64,-104 64,0', Q), 'K2');
    c.add(roof, curve('30,-100! 40,-116 51,-150! 62,-116 72,-100!', Q), 'K2');
    c.add(wall, facet('-84,0 -84,-44 84,-44 84,0', Q), 'K2');
    c.add(roof, curve('-98,-40! -70,-60 -52,-82! 30,-82! 66,-62 98,-40!', Q), 'K2');
    c.add(wall, facet('-66,-40 -66,-62 -40,-62 -40,-40', Q), 'K2');
    c.add(roof, curve('-76,-58! -64,-72 -53,-96! -42,-72 -30,-58!', Q), 'K2');
    let a = '';
    for (let i = -3; i < 4; i++)
      a += curve(`${i * 23 - 8},0! ${i * 23 - 8},-20! ${i * 23},-34! ${i * 23 + 8},-20! ${i * 23 + 8},0!`, Q);
    a += curve('46,-66! 46,-80! 51,-90! 56,-80! 56,-66!', Q) + curve('-57,-44! -57,-52! -53,-58! -49,-52! -49,-44!', Q);
    c.add('A', a);
    let d = '';
    for (let i = 0; i < 9; i++) d += qg(Q, -70 + i * 16, -48, -52 + i * 13, -74 + (i % 2) * 6, 1.2);
    for (let i = 0; i < 4; i++) d += qg(Q, 36 + i * 5, -104, 45 + i * 3, -130, 1.1);
    c.add(roof === 'K' ? 'D' : 'M', d);
    c.add('K', facet('-104,0 104,0 110,10 -110,10', Q));
  },
  haven(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 150,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    const st = c.i.sky === 'P' || c.i.sky === 'L' ? c.i.mid : 'L';
    c.add(
      st,
      crenelQ(Q, -60, 60, -34, 6, 7) +
        crenelQ(Q, -22, 26, -74, -20, 4) +
        crenelQ(Q, -54, -36, -58, -20, 3) +
        crenelQ(Q, 40, 56, -62, -20, 3) +
        facet('-4,-70 -4,-104 2,-124 8,-104 8,-70', Q),
      c.i.halo,
    );
    c.add('A', facet('2,-124 22,-118 2,-112', Q) + curve('-6,4! -6,-12! 0,-20! 6,-12! 6,4!', Q));
    let w = '';
    for (const [a, b] of [
      [-46, -42],
      [-12, -56],
      [14, -54],
      [46, -46],
      [-36, -18],
      [26, -20],
    ])
      w += facet(`${a},${b} ${a + 4},${b} ${a + 4},${b - 8} ${a + 2},${b - 11} ${a},${b - 8}`, Q);
    c.add('K', w);
    c.add('K', curve('-92,22! -84,4 -66,0 0,6 66,0 86,6 96,22!', Q), c.i.halo);
  },
  inn(c, o) {
    const { i } = c,
      x = o.x,
      y = o.y ?? 214;
    const P = (a: number, b: number) => ({ x: x + a, y: y + b });
    const dk = i.mid === 'K' ? 'D' : i.mid;
    c.add(
      'K',
      poly([
        P(-130, 8),
        P(-130, -96),
        P(-138, -96),
        P(-92, -150),
        P(-78, -134),
        P(-78, -152),
        P(-66, -152),
        P(-66, -120),
        P(-46, -96),
        P(-8, -96),
        P(6, -82),
        P(0, -82),
        P(0, 8),
      ]),
      i.halo,
    );
    let d = '';
    for (let k = 0; k < 9; k++) d += gouge(x - 132 + k * 6, y - 100 - k * 5, x - 84 + k * 3, y - 100 - k * 4.2, 1.3);
    for (let k = 0; k < 4; k++) d += gouge(x - 50 + k * 3, y - 92 + k * 3, x - 6 + k * 2, y - 92 + k * 3, 1.2);
    c.add(dk === 'D' && i.sky === 'D' ? 'M' : dk, d);
    let w = '';
    for (const [a, b, e, f] of [
      [-116, -66, 24, 26],
      [-78, -66, 24, 26],
      [-36, -62, 22, 22],
      [-98, -112, 16, 18],
    ])
      w += `M${Math.round(x + a)} ${Math.round(y + b)}h${e}v${f}h-${e}z`;
    c.add('A', w);
    let m = '';
    for (const [a, b, e, f] of [
      [-116, -66, 24, 26],
      [-78, -66, 24, 26],
      [-36, -62, 22, 22],
      [-98, -112, 16, 18],
    ])
      m += `M${Math.round(x + a + e / 2 - 1)} ${Math.round(y + b)}h2v${f}h-2zM${Math.round(x + a)} ${Math.round(y + b + f / 2 - 1)}h${e}v2h-${e}z`;
    c.add('K', m);
    c.add('A', `M${Math.round(x - 66)} ${y + 4}v-28q10-18 20 0v28z`);
    c.add('K', disc(x - 52, y - 8, 2));
    const sx = x + 44,
      sy = y - 118;
    c.add(
      'K',
      poly([P(-2, -132), P(88, -132), P(88, -126), P(-2, -126)]) +
        poly([P(-2, -104), P(22, -128), P(26, -126), P(0, -98)]) +
        `M${Math.round(sx - 24)} ${Math.round(sy - 10)}h3v12h-3zM${Math.round(sx + 22)} ${Math.round(sy - 10)}h3v12h-3z`,
      i.halo,
    );
    c.add(
      'P',
      curve('-36,2! 36,2! 36,50 20,64 0,70 -20,64 -36,50', (p) => ({ x: sx + p.x, y: sy + p.y })),
      'K3',
    );
    c.add(
      'K',
      curve(
        '-6,0! -8,-10 -14,-16 -12,-26 -2,-34 6,-44 8,-52! 13,-46 20,-44 25,-36! 20,-33 14,-36 12,-30 20,-31 27,-37! 28,-32 20,-25 10,-23 4,-17 4,-10 9,0! 3,0! -1,-9 -3,-9 -1,0!',
        (p) => ({ x: sx - 4 + p.x, y: sy + 60 + p.y }),
      ) + curve('-13,-24 -22,-20 -25,-5! -18,-13 -12,-16', (p) => ({ x: sx - 4 + p.x, y: sy + 60 + p.y })),
    );
  },
  hornburg(c) {
    const { W } = c,
      y = 214,
      ink = c.i.mid !== 'K' ? c.i.mid : c.i.sky === 'D' ? 'L' : 'D',
      hi = ink === 'L' || c.i.hi === 'A' ? 'M' : c.i.hi;
    c.add(
      'K',
      facet('150,-150 190,-178 260,-190 260,20 120,20 130,-60', (p) => ({ x: W - 240 + p.x, y: y + p.y })),
    );
    const x = W * 0.72;
    c.add(ink, crenel(x - 22, x + 22, y - 168, y, 3, 8) + crenel(x - 50, x + 40, y - 104, y, 5, 8), c.i.halo);
    c.add(ink, crenel(-10, x - 20, y - 72, y + 8, 8, 9), c.i.halo);
    c.add('K', `M${Math.round(W * 0.24)} ${y}v-14q10-14 20 0v14z`);
    let d = '';
    for (let i = 0; i < 18; i++) {
      const a = c.R.r(4, x - 30),
        b = y - c.R.r(8, 52);
      d += gouge(a, b, a + 15, b, 1.3);
    }
    for (let i = 0; i < 8; i++) {
      const a = x + c.R.r(-38, 14),
        b = y - c.R.r(14, 90);
      d += gouge(a, b, a + 14, b, 1.3);
    }
    for (let i = 0; i < 4; i++) d += gouge(x - 17, y - 112 - i * 13, x - 5, y - 112 - i * 13, 1.3);
    c.add(hi, d);
    c.add(
      'A',
      `M${Math.round(x - 2)} ${y - 138}v-9l3-4 3 4v9zM${Math.round(x - 30)} ${y - 76}v-9l3-4 3 4v9zM${Math.round(x + 16)} ${y - 70}v-9l3-4 3 4v9z`,
    );
    let t = '';
    for (let i = 0; i < 9; i++) {
      const a = c.R.r(4, x - 30);
      t += `M${Math.round(a)} ${y - 74}q-4-14 2-14t2 14z`;
    }
    c.add('K', t);
  },
  door(c, o) {
    const { x, k } = o,
      y = o.y ?? 160,
      r = 46 * k;
    c.add('K', disc(x, y, r * 1.26), c.i.halo);
    let d = '';
    for (let i = 0; i < 22; i++) {
      const a = i * 0.2856;
      d += gouge(
        x + Math.cos(a) * r * 1.08,
        y + Math.sin(a) * r * 1.08,
        x + Math.cos(a) * r * 1.22,
        y + Math.sin(a) * r * 1.22,
        1.6,
      );
    }
    c.add('L', d);
    c.add(o.t.has('g') ? 'D' : 'A', disc(x, y, r));
    let g = '';
    for (let i = -2; i < 3; i++)
      g += gouge(
        x + i * r * 0.34,
        y - r * Math.sqrt(1 - i * i * 0.11),
        x + i * r * 0.34,
        y + r * Math.sqrt(1 - i * i * 0.11),
        1.6,
      );
    c.add('K', g + disc(x, y, r * 0.11));
    c.add('P', disc(x - r * 0.02, y - r * 0.03, r * 0.05));
    c.add(
      'K',
      `M${Math.round(x - r * 1.3)} ${Math.round(y + r * 0.96)}h${Math.round(r * 2.6)}v40h-${Math.round(r * 2.6)}z`,
    );
    c.add('M', gouge(x - r * 0.8, y + r * 1.1, x + r * 0.8, y + r * 1.1, 3));
  },
  doors(c, o) {
    const { x, k } = o,
      y = o.y ?? 214,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    c.add('K', curve('-56,0! -56,-100! -40,-140 0,-158 40,-140 56,-100! 56,0!', Q), c.i.halo);
    const l = (a: number, b: number, e: number, f2: number, w: number) => qg(Q, a, b, e, f2, w);
    let d = '';
    for (const s of [-1, 1]) {
      d +=
        l(s * 46, 0, s * 46, -100, 2.4) +
        qg(Q, s * 46, -100, 0, -148, 2.4, s * -12 * k) +
        l(s * 26, -6, s * 26, -60, 2) +
        l(s * 26, -34, s * 36, -70, 1.6) +
        l(s * 26, -34, s * 14, -74, 1.6) +
        l(s * 26, -50, s * 30, -84, 1.5);
      d += qd(Q, s * 14, -76, 3 * k) + qd(Q, s * 30, -88, 3 * k);
    }
    for (let i = 0; i < 7; i++) {
      const a = 3.4 + i * 0.43;
      const p = Q({ x: Math.cos(a) * 30, y: -104 + Math.sin(a) * 22 });
      d += disc(p.x, p.y, 2.6 * k);
    }
    const q = Q({ x: 0, y: -96 });
    const s2 = 11 * k;
    for (let i = 0; i < 8; i++) {
      const a = i * 0.785;
      d += wedge(
        q.x,
        q.y,
        q.x + Math.cos(a) * s2 * (i % 2 ? 0.7 : 1.3),
        q.y + Math.sin(a) * s2 * (i % 2 ? 0.7 : 1.3),
        5,
      );
    }
    c.add(o.t.has('P') ? 'P' : 'A', d);
    c.add('K', l(0, 0, 0, -88, 1));
  },
  treegate(c, o) {
    const { x, k } = o,
      y = o.y ?? 214,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    c.add('P', curve('-40,0! -34,-90 0,-136 34,-90 40,0!', Q));
    c.add('L', curve('-8,0! -5,-60 3,-64 20,-30 34,0!', Q));
    c.add(
      'K',
      curve('-92,6! -64,-20 -60,-100 -30,-150 10,-170 50,-196! 60,-180 20,-148 -14,-126 -34,-84 -36,-20 -22,6!', Q) +
        curve('92,6! 64,-20 62,-96 34,-146 -6,-166 -46,-190! -54,-172 -18,-146 14,-122 36,-80 38,-18 24,6!', Q),
      c.i.halo,
    );
    let d = '';
    for (const s of [-1, 1])
      for (let i = 0; i < 6; i++) d += qg(Q, s * (58 - i * 3), -20 - i * 4, s * (56 - i * 4), -92 - i * 6, 1.5, s * 2);
    c.add(c.i.far, d);
  },
  bridge(c, o) {
    const y = o.y ?? 150,
      { W } = c,
      k = o.k;
    c.add(
      'K',
      `M-6 ${y}q${Math.round(W / 2 + 6)}-${Math.round(34 * k)} ${W + 12} 0v14q-${Math.round(W * 0.16)}-6-${Math.round(W * 0.2)} 60h-20q0-74-${Math.round(W * 0.3 - 6)}-74-${Math.round(W * 0.3 - 6)} 0-${Math.round(W * 0.3 - 6)} 74h-20q-6-66-${Math.round(W * 0.16)}-60z`,
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 12; i++)
      d += gouge(
        (i * W) / 12 + 4,
        y - 6 - Math.sin((i / 12) * 3.14) * 14 * k,
        (i * W) / 12 + 14,
        y - 6 - Math.sin(((i + 0.5) / 12) * 3.14) * 14 * k,
        1.4,
      );
    c.add(c.i.far === 'K' ? 'D' : c.i.far, d);
  },
};
