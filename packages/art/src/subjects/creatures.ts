// Creatures.
import type { Block } from '../block.ts';
import type { Place, Point } from '../knife.ts';
import { curve, disc, facet, gouge, poly, smooth } from '../knife.ts';
import { qd, qg, rays } from './cuts.ts';
import type { Subjects } from './subject.ts';

/** One of the Nine, far off. */
function wraith(c: Block, x: number, y: number, k: number, crown: boolean): void {
  const Q: Place = (p) => ({ x: x + k * p.x, y: y + k * p.y });
  c.add('K', curve('-10,-84 -16,-74 -20,-40 -28,14! 28,14! 20,-40 16,-74 10,-84', Q), c.i.halo);
  c.add('K', curve('-11,-72! -12,-88 -6,-102 2,-106! 10,-96 12,-86 11,-72!', Q), c.i.halo);
  c.add(
    c.i.hi === 'A' ? 'M' : c.i.hi,
    qg(Q, -15, -70, -22, 0, 2, 2) + qg(Q, -10, -66, -15, -10, 1.6, 2) + qg(Q, -11, -78, -4, -100, 1.6, -2),
  );
  c.add('A', qg(Q, -6, -88, -1, -86, 1.6) + qg(Q, 7, -88, 2, -86, 1.6));
  if (crown) c.add('A', facet('-10,-94 -12,-110 -6,-102 -3,-116 1,-104 6,-116 7,-102 13,-110 10,-94', Q), 'K1');
}

export const creatures: Subjects = {
  reach(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 92,
      ink = o.ink,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y }),
      seg = (along: readonly (readonly [x: number, y: number, w: number])[]) => {
        const L: Point[] = [],
          Rr: Point[] = [];
        along.forEach((at, i) => {
          const [a, b, w] = at,
            n = along[i + 1] ?? at,
            m = along[i - 1] ?? at,
            dx = n[0] - m[0],
            dy = n[1] - m[1],
            l = Math.hypot(dx, dy) || 1;
          L.push({ x: a - (dy / l) * w, y: b + (dx / l) * w });
          Rr.unshift({ x: a + (dy / l) * w, y: b - (dx / l) * w, c: i === along.length - 1 });
        });
        return smooth([...L, ...Rr], Q);
      };
    c.add(
      ink,
      seg([
        [104, -150, 30],
        [62, -74, 20],
        [34, -30, 22],
        [8, 0, 28],
        [-4, 14, 18],
      ]) +
        seg([
          [26, -10, 12],
          [58, 14, 9],
          [70, 50, 6],
          [60, 78, 0.6],
        ]) +
        seg([
          [16, 12, 11],
          [30, 52, 8],
          [26, 94, 6],
          [8, 124, 0.6],
        ]) +
        seg([
          [0, 14, 11],
          [-8, 62, 9],
          [-20, 108, 6],
          [-40, 136, 0.6],
        ]) +
        seg([
          [-14, 6, 11],
          [-46, 40, 9],
          [-66, 84, 6],
          [-84, 108, 0.6],
        ]) +
        seg([
          [-12, -12, 12],
          [-60, -2, 9],
          [-98, 30, 6],
          [-116, 62, 0.6],
        ]),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 6; i++) d += qg(Q, 76 - i * 9, -104 + i * 18, 60 - i * 9, -84 + i * 16, 1.6, 2);
    for (const [a, b] of [
      [-40, 34],
      [-6, 56],
      [30, 46],
      [-52, -4],
      [52, 14],
    ])
      d += qg(Q, a - 5, b - 4, a + 5, b - 1, 1.5, 3) + qg(Q, a - 6, b + 3, a + 4, b + 6, 1.3, 3);
    c.add(c.i.far === ink ? 'M' : ink === 'K' ? 'D' : c.i.far, d);
  },
  balrog(c, o) {
    const { x, k } = o,
      y = o.y ?? 222,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    rays(c, x, y - 120 * k, 60 * k, 130 * k, 30, 3.2, 'A');
    c.add(
      'K',
      curve(
        '-14,-112! -50,-170 -104,-196! -120,-150 -116,-96! -100,-112 -92,-72! -76,-92 -66,-56! -52,-78 -24,-70! 24,-70! 52,-78 66,-56! 76,-92 92,-72! 100,-112 116,-96! 120,-150 104,-196! 50,-170 14,-112!',
        Q,
      ),
      c.i.halo,
    );
    c.add(
      'K',
      curve(
        '-30,0! -26,-50 -40,-96 -34,-122 -14,-132 -14,-146 -18,-160 0,-170 18,-160 14,-146 14,-132 34,-122 40,-96 26,-50 30,0!',
        Q,
      ),
      'A2',
    );
    c.add(
      'A',
      curve(
        '-20,-150! -34,-166 -26,-188! -16,-174 -12,-200! -2,-178 6,-206! 12,-178 24,-192! 24,-172 36,-170! 24,-156 18,-150! 12,-164 0,-168 -12,-164',
        Q,
      ),
    );
    let d = '';
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++) d += qg(Q, s * (22 + i * 4), -112 - i * 8, s * (58 + i * 12), -84 - i * 22, 1.7);
    c.add('D', d);
    c.add(
      'A',
      qg(Q, -11, -157, -3, -153, 2.2) +
        qg(Q, 11, -157, 3, -153, 2.2) +
        curve('-12,-118! -6,-96 -10,-80! 0,-98 8,-76! 8,-100 14,-120! 4,-108', Q) +
        curve('44,-100! 66,-120 60,-150 88,-166 84,-190! 96,-164 74,-146 78,-116 52,-92!', Q),
    );
    c.add('P', curve('-46,-96! -52,-150 -60,-196! -66,-150 -56,-94!', Q), 'A2');
  },
  ent(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 220,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add(
      'K',
      curve(
        '-44,6! -30,-14 -24,-50 -30,-100 -26,-140 -34,-168 -22,-186 -30,-206! -16,-192 -10,-208! -2,-192 8,-212! 10,-192 24,-202! 18,-184 26,-166 22,-140 30,-100 26,-50 36,-14 52,6! 20,2 4,-20! -8,2',
        Q,
      ),
      c.i.halo,
    );
    c.add(
      'K',
      curve(
        '-26,-140! -56,-120 -66,-86 -58,-56 -70,-36! -56,-44 -54,-28! -48,-48 -40,-36! -44,-58 -50,-84 -40,-106 -24,-118!',
        Q,
      ) + curve('24,-142! 54,-154 70,-182 66,-204! 76,-190 84,-206! 84,-186 98,-190! 84,-172 66,-138 30,-114!', Q),
      c.i.halo,
    );
    const hi = c.i.hi === 'A' ? 'A' : c.i.hi === 'P' ? 'L' : c.i.hi;
    let d = '';
    for (let i = 0; i < 7; i++) d += qg(Q, -18 + i * 6, -92 - (i % 3) * 8, -24 + i * 8, -22 - (i % 2) * 18, 1.6, 2);
    d += qg(Q, -60, -90, -36, -118, 1.6, 3) + qg(Q, 34, -128, 66, -160, 1.6, 3);
    c.add(hi, d);
    c.add('M', curve('-16,-148! -20,-128 -12,-104 -4,-120 0,-96! 6,-120 12,-106 18,-128 16,-148! 6,-142 -6,-142', Q));
    c.add('P', qg(Q, -18, -162, -5, -160, 3.4 * k) + qg(Q, 5, -160, 18, -162, 3.4 * k));
    c.add('A', qd(Q, -11, -161, 2.4 * k) + qd(Q, 11, -161, 2.4 * k));
    c.add(hi, curve('-3,-160! 3,-160! 6,-146 0,-142 -5,-146', Q));
    let l = '';
    for (const [a, b] of [
      [-30, -208],
      [-10, -212],
      [8, -216],
      [24, -206],
      [66, -206],
      [84, -208],
      [99, -192],
      [-70, -34],
      [-40, -34],
    ])
      for (let i = 0; i < 3; i++) {
        const q = Q({ x: a + c.R.r(-7, 7), y: b + c.R.r(-7, 7) });
        l += gouge(q.x - 4, q.y + 2, q.x + 4, q.y - 2, 2.8 * k);
      }
    c.add('A', l);
  },
  huorn(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 224,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    const out: string[] = [];
    const br = (X: number, Y: number, a: number, l: number, w: number, n: number) => {
      const ex = X + Math.cos(a) * l,
        ey = Y + Math.sin(a) * l,
        nx = -Math.sin(a),
        ny = Math.cos(a);
      out.push(
        poly(
          [
            { x: X + nx * w, y: Y + ny * w },
            { x: ex + nx * w * 0.5, y: ey + ny * w * 0.5 },
            { x: ex - nx * w * 0.5, y: ey - ny * w * 0.5 },
            { x: X - nx * w, y: Y - ny * w },
          ],
          Q,
        ),
      );
      if (n) for (const s of [-1, 1]) br(ex, ey, a + s * c.R.r(0.3, 0.75), l * c.R.r(0.55, 0.75), w * 0.5, n - 1);
    };
    for (const [a, b, e, l] of [
      [-28, -128, -2.75, 58],
      [-16, -140, -2.05, 54],
      [4, -142, -1.5, 44],
      [20, -138, -0.95, 56],
      [28, -124, -0.3, 60],
    ])
      br(a, b, e, l, 9, 2);
    c.add('K', out.join(''));
    c.add(
      'K',
      curve(
        '-74,8! -44,-12 -34,-50 -42,-96 -40,-142! -10,-136 14,-150 38,-138! 40,-96 32,-50 46,-12 78,8! 40,-2 20,10! 2,-6 -18,10! -38,-2',
        Q,
      ),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 7; i++)
      d +=
        qg(Q, -32 + i * 10, -40 + (i % 2) * 8, -40 + i * 13, -4 - (i % 3) * 4, 1.6, 2) +
        qg(Q, -28 + i * 9, -134 + (i % 3) * 4, -28 + i * 9, -118 - (i % 2) * 6, 1.4);
    c.add(c.i.hi === 'P' ? 'L' : c.i.hi, d);
    c.add(
      'K',
      curve('-34,-112 -20,-116 -4,-104! -8,-94 -24,-96', Q) + curve('34,-112 20,-116 6,-104! 10,-94 24,-96', Q),
      'M',
    );
    c.add(
      'M',
      curve('-6,-98! -2,-84 -10,-72 8,-70 4,-84 6,-98!', Q) +
        curve('-22,-58! -8,-64 2,-60 18,-64 26,-56! 12,-50 4,-53 -10,-48', Q),
    );
    c.add('A', curve('-28,-108! -16,-105 -9,-99! -19,-99', Q) + curve('28,-108! 18,-105 11,-99! 20,-99', Q));
  },
  tentacles(c, o) {
    const n = Number(o.arg) || 4,
      y = o.y ?? 222;
    for (let i = 0; i < n; i++) {
      const X = (o.x / c.W + (i - (n - 1) / 2) * 0.2) * c.W,
        h = c.R.r(90, 160) * o.k,
        s = i % 2 ? 1 : -1,
        w = 12 * o.k;
      const L = [],
        Rr = [];
      for (let j = 0; j <= 6; j++) {
        const t = j / 6,
          cx = X + s * Math.sin(t * 4.6) * 26 * o.k * (0.4 + t),
          cy = y - h * t + (t > 0.8 ? (t - 0.8) * 60 : 0),
          ww = w * (1 - t * 0.86);
        L.push({ x: cx - ww, y: cy });
        Rr.unshift({ x: cx + ww, y: cy });
      }
      c.add('K', smooth([...L, ...Rr]), c.i.halo);
      let d = '';
      for (let j = 1; j < 6; j++)
        d += disc((L[j].x * 3 + Rr[6 - j].x) / 4, L[j].y, Math.max(1.5, 3.6 * o.k * (1 - j / 7)));
      c.add(c.i.hi === 'A' ? 'M' : c.i.hi, d);
    }
  },
  gollum(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 206,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y }),
      g = (a: number, b: number, e: number, h: number, w: number, n = 0) => {
        const A = Q({ x: a, y: b }),
          B = Q({ x: e, y: h });
        return gouge(A.x, A.y, B.x, B.y, Math.max(1, w * k), n * k * f);
      };
    c.add(
      'K',
      curve('20,-74 34,-60 46,-34 64,-62 76,-66 80,-54 66,-22 52,-4! 72,-2 84,4! 34,4! 32,-2 40,-14 30,-36 14,-50', Q),
      c.i.halo,
    ); // hind leg, knee up
    c.add('K', curve('-22,-88 4,-96 30,-86 44,-62 40,-38 26,-26 8,-34 -6,-56 -22,-66', Q), c.i.halo); // back
    c.add(
      'K',
      curve('-16,-84 -6,-70 -18,-44 -30,-20 -36,-2! -22,2 -12,8! -46,6! -56,2! -46,-4 -42,-20 -36,-46 -34,-70', Q),
      c.i.halo,
    ); // near arm
    c.add('K', curve('4,-52 14,-44 8,-22 2,-4! 14,0 20,6! -10,5! -8,-2 -4,-24', Q), c.i.halo);
    c.add('K', curve('-20,-92 -16,-108 -30,-122 -50,-122 -66,-108 -70,-92 -62,-78 -48,-70 -32,-74', Q), c.i.halo); // head
    const hi = c.i.hi === 'A' ? 'M' : c.i.hi === 'P' ? 'L' : c.i.hi;
    let d = '';
    for (let i = 0; i < 6; i++) d += g(-6 + i * 8, -86 + i * 4, 2 + i * 5.4, -64 + i * 5, 1.2, 4);
    d +=
      g(-24, -74, -40, -16, 1.3, 3) +
      g(46, -30, 66, -58, 1.4, -2) +
      g(-64, -112, -54, -119, 1, -2) +
      g(-44, -122, -46, -132, 0.8) +
      g(-36, -121, -32, -132, 0.8, 2) +
      g(-28, -117, -20, -126, 0.8, 2) +
      g(-64, -82, -46, -78, 1, 3);
    c.add(hi, d);
    c.add('K', g(-44, -121, -48, -136, 0.8, 2) + g(-32, -120, -22, -134, 0.8, 2));
    c.add(
      c.i.sky === 'P' || c.i.sky === 'L' ? 'P' : 'P',
      curve('-69,-95! -63,-104 -54,-101 -51,-93! -58,-89 -65,-90', Q) +
        curve('-46,-93! -42,-102 -32,-101 -28,-92! -35,-88 -42,-89', Q),
    );
    {
      const e1 = Q({ x: -60, y: -95 }),
        e2 = Q({ x: -37, y: -94 });
      c.add('A', disc(e1.x, e1.y, 4.6 * k) + disc(e2.x, e2.y, 4.6 * k));
      c.add('K', disc(e1.x, e1.y, 1.6 * k) + disc(e2.x, e2.y, 1.6 * k));
    }
    c.add('P', g(-56, -80, -40, -79, 0.9, 2));
  },
  nine(c, o) {
    const n = Number(o.arg) || 5;
    for (let i = 0; i < n; i++) {
      const e = Math.abs(i - (n - 1) / 2);
      wraith(
        c,
        (c.W * (i + 0.5)) / n,
        206 + e * 3,
        (1.2 - e * 0.12) * o.k,
        i === Math.floor(n / 2) || o.t.has('crowns'),
      );
    }
  },
  lidless(c, o) {
    const { x, k } = o,
      y = o.y ?? 84;
    rays(c, x, y, 40 * k, 120 * k, 36, 3, 'A');
    c.add('A', gouge(x - 66 * k, y, x + 66 * k, y, 56 * k), 'K2');
    c.add('P', gouge(x - 40 * k, y, x + 40 * k, y, 34 * k));
    c.add('K', gouge(x, y - 27 * k, x, y + 27 * k, 13 * k));
  },
  web(c, o) {
    const { x, k } = o,
      y = o.y ?? 90;
    let d = '';
    const n = 11,
      a0 = c.R();
    const A = [];
    for (let i = 0; i < n; i++) {
      const a = a0 + (i * 6.283) / n;
      A.push(a);
      d += gouge(x, y, x + Math.cos(a) * 190 * k, y + Math.sin(a) * 190 * k, 1);
    }
    for (let r = 16; r < 150; r += 17)
      for (let i = 0; i < n; i++) {
        const a = A[i],
          b = a + 6.283 / n;
        const q = r * k * c.R.r(0.94, 1.06);
        d += gouge(x + Math.cos(a) * q, y + Math.sin(a) * q, x + Math.cos(b) * q, y + Math.sin(b) * q, 0.8, -q * 0.07);
      }
    c.add(o.ink === 'K' ? 'P' : o.ink, d);
  },
  cocoon(c, o) {
    const { x, k } = o,
      y = o.y ?? 60,
      Q = (p: Point) => ({ x: x + k * p.x, y: y + k * p.y });
    c.add('P', facet('-1,-80 1,-80 1,0 -1,0', Q));
    c.add('L', curve('0,-4! 13,10 18,40 14,80 0,104! -14,80 -18,40 -13,10', Q), 'K2');
    let d = '';
    for (let i = 0; i < 9; i++) d += qg(Q, -17, 10 + i * 9, 17, 16 + i * 9 + (i % 2 ? 6 : -6), 1.4, 3);
    c.add('D', d);
  },
  eyes(c, o) {
    const n = Number(o.arg) || 7;
    let d = '',
      k = '';
    for (let i = 0; i < n; i++) {
      const X = ((i + c.R.r(0.2, 0.8)) / n) * c.W,
        Y = c.R.r(50, 180),
        s = c.R.r(5, 12) * o.k;
      for (const q of [-1, 1]) {
        d += gouge(X + q * s * 0.4, Y + s * 0.25, X + q * s * 2, Y - s * 0.35, s * 0.62);
        k += disc(X + q * s * 1.1, Y, Math.max(1, s * 0.2));
      }
    }
    c.add(o.t.has('P') ? 'P' : 'A', d);
    c.add('K', k);
  },
};
