// Things of the land and the water.
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { curve, disc, facet, gouge, poly, smooth, wedge } from '../knife.ts';
import { qg, qw, rays } from './cuts.ts';
import type { Subjects } from './subject.ts';

export const land: Subjects = {
  willow(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 218,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add(
      'K',
      curve('-34,6! -18,-16 -16,-60 -30,-104 -6,-118 22,-112 16,-62 24,-18 44,6! 20,0 2,8! -12,-2', Q),
      c.i.halo,
    );
    c.add(
      'K',
      curve(
        '-60,-104 -86,-124 -62,-144 -50,-162 -18,-158 4,-178 36,-162 66,-158 70,-136 92,-118 66,-102 36,-112 6,-100 -28,-112',
        Q,
      ),
      c.i.halo,
    );
    let d = '',
      g = '';
    for (let i = 0; i < 21; i++) {
      const a = -98 + i * 9.8,
        e = Math.abs(a) / 98,
        b = -128 + e * e * 26 + c.R.r(-5, 5),
        l = 44 + e * 52 + c.R.r(-22, 16),
        q = a * 1.14;
      d += curve(`${a - 5},${b}! ${q - 6},${b + l * 0.5} ${q + 1},${b + l}! ${q + 6},${b + l * 0.5} ${a + 5},${b}!`, Q);
      if (i % 2) g += qg(Q, a + 3, b + 4, q + 2, b + l * 0.8, 1.2, a < 0 ? 3 : -3);
    }
    c.add('K', d, `${c.i.halo}1`);
    c.add('K', curve('-64,-108 -78,-124 -58,-140 -14,-152 36,-154 62,-144 82,-120 60,-106 36,-116 6,-106 -28,-116', Q));
    for (let i = 0; i < 9; i++) {
      const a = -72 + i * 18,
        b = -138 - (1 - (a * a) / 5600) * 18;
      g += qg(Q, a, b, a + (a < 0 ? -13 : 13), b + 16, 1.6, a < 0 ? -4 : 4);
    }
    for (let i = 0; i < 4; i++) g += qg(Q, -10 + i * 7, -80 + i * 6, -14 + i * 9, -18, 1.4, 2);
    c.add(c.i.hi === 'P' && c.i.far !== 'K' ? (c.i.far === c.i.sky ? 'M' : c.i.far) : c.i.hi, g);
  },
  volcano(c, o) {
    const { x, k } = o,
      y = o.y ?? 214,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    const cl: readonly Ink[] = ['M', 'D', 'K'];
    for (let j = 0; j < 3; j++) {
      const p = [];
      const w = 54 - j * 12;
      for (let i = 0; i < 12; i++) {
        const t = i / 11,
          a = 3.3 + t * 5.6;
        p.push(
          Q({
            x: Math.cos(a) * w * (1 + 0.3 * Math.sin(i * 2.1)) * (1.3 - j * 0.1) + j * 8,
            y: -176 + Math.sin(a) * w * 0.62 - j * 3,
          }),
        );
      }
      const cloud = cl[j] ?? 'K';
      c.add(cloud === c.i.sky ? 'K' : cloud, smooth(p));
    }
    rays(c, x, y - 138 * k, 14 * k, 70 * k, 24, 3, 'A');
    c.add('K', curve('-128,10! -70,-60 -26,-134! -10,-128 12,-130 28,-136! 66,-66 130,10!', Q), c.i.halo);
    c.add(
      'A',
      curve('-18,-132! 0,-138 20,-132! 14,-96 24,-70 8,-30 16,8! 0,6 -2,-34 4,-72 -6,-98', Q) +
        curve('-14,-120! -30,-84 -26,-60 -46,-22! -36,-62 -34,-88', Q),
    );
    let d = '';
    for (let i = 0; i < 8; i++)
      d +=
        qg(Q, 34 + i * 9, -104 + i * 12, 46 + i * 10, -62 + i * 8, 1.8) +
        qg(Q, -38 - i * 9, -96 + i * 12, -52 - i * 9, -54 + i * 7, 1.8);
    c.add('D', d);
  },
  cliff(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 246,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add('K', facet('-20,-110 40,-118 76,-106 140,-112 140,10 10,10 4,-30 -8,-50 2,-80 -14,-96', Q), c.i.halo);
    let d = '';
    for (let i = 0; i < 10; i++) d += qw(Q, -4 + i * 3, -100 + (i % 4) * 22, 22 + i * 6, -92 + (i % 4) * 24, 3.4);
    c.add(c.i.far === 'K' ? 'D' : c.i.far, d);
  },
  signpost(c, o) {
    const { x, k } = o,
      y = o.y ?? 212,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    c.add(
      'K',
      facet('-5,0 5,0 4,-128 -4,-128', Q) +
        facet('-58,-112 -4,-118 -4,-92 -58,-88 -74,-99', Q) +
        facet('4,-92 56,-84 72,-70 56,-60 4,-66', Q),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 3; i++)
      d += qg(Q, -56, -106 + i * 6, -14, -110 + i * 7, 1.3) + qg(Q, 12, -86 + i * 6, 54, -79 + i * 5, 1.3);
    c.add(c.i.hi === 'A' ? 'A' : 'L', d);
  },
  statue(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 226,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add(
      o.ink,
      curve(
        '-34,0! -28,-40 -30,-90 -34,-128 -22,-146 -10,-150 -10,-156! -14,-170 -10,-182 0,-188 10,-182 14,-170 10,-156! 12,-150 30,-146 62,-150 74,-160 80,-150! 70,-136 36,-130 30,-90 28,-40 34,0!',
        Q,
      ),
      c.i.halo,
    );
    c.add(
      o.ink,
      facet('-12,-182 -14,-198 -6,-188 0,-202 6,-188 14,-198 12,-182', Q) + facet('-44,0 44,0 50,30 -50,30', Q),
    );
    let d = '';
    for (let i = 0; i < 7; i++) d += qg(Q, -26 + i * 3.2, -132 + i * 6, -26 + i * 4, -8 - i * 6, 1.5, 2);
    d += qg(Q, -9, -160, -6, -180, 1.6);
    c.add(o.ink === 'M' ? 'P' : o.ink === 'D' ? 'M' : c.i.hi === 'A' ? 'D' : c.i.hi, d);
  },
  stones(c, o) {
    const { x, k } = o,
      y = o.y ?? 204;
    const L = [
      [-80, 50],
      [-46, 84],
      [-6, 64],
      [34, 100],
      [74, 58],
    ];
    for (const [dx, h] of L) {
      const X = x + dx * k,
        H = h * k,
        w = 13 * k,
        a = c.R.r(-5, 5);
      c.add(
        o.ink,
        poly([
          { x: X - w, y },
          { x: X - w * 0.9 + a, y: y - H * 0.8 },
          { x: X - w * 0.3 + a, y: y - H },
          { x: X + w * 0.6 + a, y: y - H * 0.9 },
          { x: X + w, y },
        ]),
        c.i.halo,
      );
      const s = c.lx < X ? -1 : 1;
      let d = '';
      for (let i = 0; i < 4; i++)
        d += wedge(
          X + s * w * 0.9 + a * (1 - i / 4),
          y - H * 0.75 + i * H * 0.18,
          X + s * w * 0.1,
          y - H * 0.62 + i * H * 0.18,
          3,
        );
      c.add(c.i.far === o.ink ? 'M' : c.i.far, d);
    }
  },
  mound(c, o) {
    const n = Number(o.arg) || 3;
    for (let i = 0; i < n; i++) {
      const X = (c.W * (i + 0.5)) / n + c.R.r(-8, 8),
        w = (c.W / n) * 0.62 * o.k,
        y = (o.y ?? 204) + (i % 2) * 8;
      c.add(
        i % 2 ? 'K' : c.i.mid,
        curve(
          `${X - w},${y + 6}! ${X - w * 0.6},${y - w * 0.5} ${X},${y - w * 0.78} ${X + w * 0.6},${y - w * 0.5} ${X + w},${y + 6}!`,
        ),
        c.i.halo,
      );
      let d = '';
      for (let j = 0; j < 6; j++)
        d += gouge(
          X - w * 0.5 + j * 3,
          y - w * (0.5 - j * 0.09),
          X + w * (0.1 + j * 0.05),
          y - w * (0.66 - j * 0.12),
          1.4,
          -4,
        );
      c.add(c.i.far, d);
      let q = '';
      for (let j = 0; j < 7; j++) q += disc(X + c.R.r(-w, w) * 0.6, y - c.R.r(0, w * 0.45), 2.2);
      c.add(o.t.has('nofl') ? c.i.far : 'P', q);
    }
  },
  whitetree(c, o) {
    const { x, k } = o,
      y = o.y ?? 212;
    const out: string[] = [];
    const br = (X: number, Y: number, a: number, l: number, w: number, n: number) => {
      const ex = X + Math.cos(a) * l,
        ey = Y + Math.sin(a) * l,
        nx = -Math.sin(a),
        ny = Math.cos(a);
      out.push(
        poly([
          { x: X + nx * w, y: Y + ny * w },
          { x: ex + nx * w * 0.6, y: ey + ny * w * 0.6 },
          { x: ex - nx * w * 0.6, y: ey - ny * w * 0.6 },
          { x: X - nx * w, y: Y - ny * w },
        ]),
      );
      if (!n) {
        if (!o.t.has('bare')) leaf.push([ex, ey]);
        return;
      }
      for (const s of n > 2 ? [-1, 0, 1] : [-1, 1])
        br(ex, ey, a + s * c.R.r(0.4, 0.7), l * c.R.r(0.62, 0.78), w * 0.6, n - 1);
    };
    const leaf: [number, number][] = [];
    br(x, y, -1.57, 52 * k, 8 * k, 3);
    const ink = o.ink === 'K' ? 'P' : o.ink;
    c.add(
      ink,
      out.join('') + curve(`-22,4! -8,-8 -6,-20! 6,-20! 8,-8 22,4!`, (p) => ({ x: x + p.x * k, y: y + p.y * k })),
      'K2',
    );
    c.add('A', leaf.map(([a, b]) => disc(a, b, 3.4 * k)).join(''));
  },
  beacon(c, o) {
    const { x, k } = o,
      y = o.y ?? 150,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    rays(c, x, y - 30 * k, 34 * k, 80 * k, 26, 2.4, 'A');
    c.add(
      'K',
      facet('-26,0 26,0 20,-14 -20,-14', Q) + facet('-22,-14 -6,-24 10,-14', Q) + facet('-4,-14 14,-26 22,-14', Q),
    );
    c.add('A', curve('-22,-16! -26,-34 -14,-48 -14,-62! -4,-52 0,-76! 10,-56 18,-60! 24,-40 22,-16!', Q), 'K2');
    c.add('P', curve('-10,-16! -12,-28 -2,-44! 10,-30 10,-16!', Q));
  },
  falls(c, o) {
    const { x, k } = o;
    let g = '';
    const w = 34 * k;
    {
      const ink = c.i.mid === 'K' ? 'K' : c.i.mid;
      for (const q of [-1, 1]) {
        const u = c.R.r(-6, 10);
        c.add(
          ink,
          poly(
            [
              [0.2, 60],
              [0.6, 42],
              [1, 36 + u],
              [1.5, 46],
              [1.9, 40 + u],
              [2.2, 66],
              [2.6, 60 + u],
              [2.8, 96],
              [3.2, 104],
              [3.4, 150],
              [3.9, 160],
              [4.3, 218],
              [0.3, 218],
            ].map(([a, b]) => ({ x: x + q * w * a, y: b })),
          ),
          c.i.halo,
        );
      }
      let r = '';
      for (let i = 0; i < 10; i++)
        for (const q of [-1, 1]) {
          const yy = 60 + i * 15;
          r += wedge(
            x + q * w * (1.0 + i * 0.07),
            yy,
            x + q * w * (0.9 + i * 0.06 + c.R.r(-0.1, 0.1)),
            yy + c.R.r(12, 26),
            3.4,
          );
        }
      c.add(c.i.far === ink ? 'D' : c.i.far, r);
    }
    c.add(
      'P',
      `M${Math.round(x - w * 0.7)} 54h${Math.round(w * 1.4)}l${Math.round(w * 0.3)} 158h-${Math.round(w * 2)}z`,
    );
    for (let i = 0; i < 12; i++) {
      const a = x - w * 0.7 + c.R() * w * 1.4;
      const y0 = c.R.r(60, 130);
      g += gouge(a, y0, a + (a - x) * 0.25, y0 + c.R.r(30, 70), 1.6);
    }
    c.add('M', g);
    let s = '';
    for (let i = 0; i < 9; i++) s += disc(x + c.R.r(-w * 1.3, w * 1.3), 208 + c.R.r(-6, 6), c.R.r(5, 10));
    c.add('P', s);
  },
  boat(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 196,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add(
      'K',
      curve('-74,-14! -66,-30! -58,-10 -20,2 30,2 62,-10 72,-34! 78,-16! 60,14 20,20 -30,18 -60,8', Q),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 8; i++) d += qg(Q, -56 + i * 14, 1 + (i % 2) * 3, -46 + i * 14, 7, 1.6);
    c.add(c.i.hi, d);
    let w = '';
    for (let i = 0; i < 5; i++)
      w += gouge(x - 90 * k + i * 20, y + (16 + i * 5) * k, x + 60 * k + i * 12, y + (16 + i * 5) * k, 2);
    c.add('P', w);
  },
  sails(c, o) {
    const { x, k, f } = o,
      y = Math.min(o.y ?? 198, c.sea ? 198 : 230),
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add('K', facet('-2,-120 2,-120 3,0 -3,0', Q));
    c.add(
      o.t.has('black') ? 'K' : o.t.has('red') ? 'A' : 'P',
      curve('4,-114! 40,-100 56,-70 50,-36! 30,-42 4,-40!', Q) +
        curve('-4,-104! -30,-90 -46,-60 -44,-38! -24,-44 -4,-40!', Q),
      'K2',
    );
    let d = '';
    for (let i = 0; i < 4; i++) d += qg(Q, 14 + i * 9, -104 + i * 6, 14 + i * 10, -44, 1.6, -4);
    c.add('M', d);
    c.add('K', curve('-70,-26! -52,-10 0,-6 50,-10 72,-40! 76,-20 60,12 10,20 -46,16', Q), c.i.halo);
    c.add('A', facet('2,-120 22,-126 2,-132', Q));
    let g = '';
    for (let i = 0; i < 7; i++) g += qg(Q, -50 + i * 16, 1, -44 + i * 16, 10, 1.6);
    c.add(c.i.hi, g);
  },
};
