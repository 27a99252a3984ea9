// Weapons and gear of war.
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { curve, disc, facet, gouge, poly, wedge } from '../knife.ts';
import { qd, qg, qw, rays } from './cuts.ts';
import type { Subjects } from './subject.ts';

/** Inks of banners in a row. */
const CLOTHS: readonly Ink[] = ['A', 'P', 'D'];

export const arms: Subjects = {
  blade(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 118,
      a = ((o.rot || -52) * Math.PI) / 180,
      ca = Math.cos(a),
      sa = Math.sin(a),
      P = (q: Point) => ({ x: x + f * k * (ca * q.x - sa * q.y), y: y + k * (sa * q.x + ca * q.y) });
    const kind = o.arg,
      e = kind === 'elf',
      tip = kind === 'short' ? 74 : 104;
    if (o.t.has('g'))
      rays(c, P({ x: 20, y: 0 }).x, P({ x: 20, y: 0 }).y, 40 * k, 120 * k, 34, 2.4, o.t.has('P') ? 'P' : 'A');
    c.add(
      'P',
      e
        ? curve('-46,-8! -14,-6 24,-11 58,-11 82,-7 104,0! 82,7 58,11 24,11 -14,6 -46,8!', P)
        : facet(`-46,-9 ${tip - 20},-7 ${tip},0 ${tip - 20},7 -46,9`, P),
      'K3',
    );
    c.add(
      'M',
      e ? curve('-46,0! 104,0! 82,7 58,11 24,11 -14,6 -46,8!', P) : facet(`-46,0 ${tip},0 ${tip - 20},7 -46,9`, P),
    );
    let d = qg(P, -44, 0, tip * 0.62, 0, Math.max(1, 1.5 * k));
    for (let i = 0; i < 5; i++) d += qw(P, -30 + i * 22, e ? 8 : 8.4, -20 + i * 22, 2.5, 2.4);
    c.add('K', d);
    c.add(
      'K',
      facet('-84,-5 -50,-6 -50,6 -84,5', P) +
        (e
          ? curve('-40,-40! -46,-26 -54,-12 -54,12 -46,26 -40,40! -42,20 -42,-20', P)
          : facet('-43,-38 -53,-36 -54,0 -53,36 -43,38 -46,0', P)),
      c.i.halo,
    );
    c.add('A', qd(P, -92, 0, 9 * k), 'K2');
    let w = '';
    for (let i = 0; i < 4; i++) w += qg(P, -80 + i * 7, -5, -77 + i * 7, 5, 1.2);
    c.add('A', w + qd(P, -49, 0, 4 * k));
  },
  arrow(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 120,
      a = o.t.has('up') ? -1.0 : 0.62,
      ca = Math.cos(a) * f,
      sa = Math.sin(a),
      P = (u: number, v: number) => ({ x: x + (ca * u - sa * v) * k, y: y + (sa * u + ca * f * v) * k });
    const ink = o.ink;
    c.add(ink, poly([P(-104, -3), P(84, -3), P(84, 3), P(-104, 3)]), 'K3');
    c.add('P', poly([P(78, -3), P(70, -15), P(116, 0), P(70, 15), P(78, 3)]), 'K3');
    c.add(
      'K',
      poly([P(-60, -3), P(-84, -22), P(-118, -22), P(-104, -3)]) +
        poly([P(-60, 3), P(-84, 22), P(-118, 22), P(-104, 3)]),
      c.i.halo,
    );
    let d = '';
    for (let i = 0; i < 4; i++)
      for (const s of [-1, 1]) {
        const A = P(-70 - i * 9, s * 6),
          B = P(-84 - i * 9, s * 18);
        d += gouge(A.x, A.y, B.x, B.y, 1.4);
      }
    c.add('M', d);
    if (!o.t.has('nr')) rays(c, P(96, 0).x, P(96, 0).y, 30 * k, 62 * k, 14, 2, c.i.cut);
  },
  arrows(c, o) {
    const n = Number(o.arg) || 12;
    let d = '',
      t = '',
      fl = '';
    for (let i = 0; i < n; i++) {
      const X = c.R.r(-10, c.W),
        Y = c.R.r(8, 150),
        a = 0.95 * 1 + c.R.r(-0.08, 0.08),
        L = c.R.r(44, 74) * o.k;
      const ca = Math.cos(a) * o.f,
        sa = Math.sin(a);
      const ex = X + ca * L,
        ey = Y + sa * L;
      d += gouge(X, Y, ex, ey, 1.5);
      t += poly([
        { x: ex - sa * 4 * o.f, y: ey + ca * 4 * o.f },
        { x: ex + ca * 12, y: ey + sa * 12 },
        { x: ex + sa * 4 * o.f, y: ey - ca * 4 * o.f },
      ]);
      for (let j = 0; j < 3; j++) {
        const bx = X + ca * (2 + j * 5),
          by = Y + sa * (2 + j * 5);
        fl +=
          wedge(bx, by, bx - ca * 7 - sa * 6, by - sa * 7 + ca * 6, 3) +
          wedge(bx, by, bx - ca * 7 + sa * 6, by - sa * 7 - ca * 6, 3);
      }
    }
    c.add(o.ink, d + t);
    c.add(o.t.has('red') ? 'A' : o.ink, fl);
  },
  warhorn(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 130,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add('K', qg(Q, -66, -20, 0, -98, 3, 0) + qg(Q, 46, 6, 0, -98, 3, 0));
    c.add(
      'P',
      curve(
        '-104,-64! -92,-28 -66,8 -26,34 20,38 58,20 92,-30 108,-66! 74,-74! 58,-42 34,-18 4,-10 -30,-16 -62,-34 -88,-64! -96,-70',
        Q,
      ),
      'K3',
    );
    c.add(
      'M',
      curve('-100,-44 -92,-28 -66,8 -26,34 20,38 58,20 92,-30 108,-66! 96,-68 70,-18 30,14 -10,16 -50,4 -82,-24', Q),
    );
    let d = '';
    for (let i = 0; i < 9; i++)
      d += qw(
        Q,
        -78 + i * 17,
        -2 + Math.sin((i / 8) * 3.14) * 36 - (i > 6 ? 8 * (i - 6) : 0),
        -76 + i * 15,
        -16 + Math.sin((i / 8) * 3.14) * 24 - (i > 6 ? 8 * (i - 6) : 0),
        3,
      );
    c.add('K', d);
    c.add(
      'A',
      facet('-74,-46 -60,-35 -73,-3 -89,-22', Q) +
        facet('26,-15 42,-24 62,16 42,30', Q) +
        curve('74,-74! 90,-84 108,-78 108,-66! 92,-60', Q) +
        facet('-106,-60 -94,-74 -86,-64 -100,-48', Q),
      'K2',
    );
    c.add('K', curve('80,-74! 92,-79 103,-74 102,-68! 91,-66', Q));
  },
  ram(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 206,
      Q = (p: Point) => ({ x: x + f * k * p.x, y: y + k * p.y });
    c.add(
      'K',
      curve(
        '-110,-74! 20,-78 46,-86 70,-100! 74,-86 98,-78! 92,-66 104,-52! 84,-50 76,-38! 50,-46 20,-44 -110,-40!',
        Q,
      ),
      c.i.halo,
    );
    c.add('A', curve('84,-78! 94,-74 86,-68! 80,-72', Q) + curve('60,-52! 78,-44 70,-40!', Q));
    let d = '';
    for (let i = 0; i < 6; i++) d += qg(Q, -90 + i * 22, -70, -84 + i * 22, -48, 2);
    c.add('M', d);
    c.add(
      'K',
      facet('-96,-130 40,-130 48,-120 -104,-120', Q) +
        facet('-92,-120 -86,-120 -82,-6 -90,-6', Q) +
        facet('28,-120 34,-120 38,-6 30,-6', Q) +
        facet('-60,-120 -56,-120 -56,-70 -60,-70', Q) +
        facet('4,-120 8,-120 8,-74 4,-74', Q),
      c.i.halo,
    );
    for (const w of [-82, 34]) {
      const q = Q({ x: w, y: -8 });
      c.add('K', disc(q.x, q.y, 18 * k), c.i.halo);
      c.add('M', disc(q.x, q.y, 11 * k));
      c.add('K', disc(q.x, q.y, 4 * k));
    }
  },
  spearwall(c, o) {
    const n = Number(o.arg) || 9;
    let d = '',
      t = '';
    const f = o.f;
    for (let i = 0; i < n; i++) {
      const X = ((i + c.R.r(0.1, 0.7)) / n) * c.W * 1.3 - c.W * 0.15,
        Y = 246,
        L = c.R.r(120, 190) * o.k,
        a = -1.57 + f * c.R.r(0.25, 0.5);
      const ex = X + Math.cos(a) * L,
        ey = Y + Math.sin(a) * L;
      d += wedge(X, Y, ex, ey, 6);
      const nx = -Math.sin(a),
        ny = Math.cos(a);
      const P = (u: number, v: number) => ({ x: ex + Math.cos(a) * u + nx * v, y: ey + Math.sin(a) * u + ny * v });
      d += poly([P(-26, 2), P(-26, -2), P(0, -2), P(0, 2)]);
      t += poly([P(-4, 0), P(6, 5), P(30, 0), P(6, -5)]);
    }
    c.add('K', d);
    c.add('P', t, 'K2');
  },
  banners(c, o) {
    const n = Number(o.arg) || 4;
    for (let i = 0; i < n; i++) {
      const w = 44 * o.k,
        X = Math.min(((i + 0.4) / n) * c.W + c.R.r(-8, 8), c.W - w - 9),
        Y = (o.y ?? 214) + c.R.r(-6, 10),
        L = c.R.r(120, 180) * o.k;
      c.add(
        'K',
        poly([
          { x: X - 2, y: Y },
          { x: X - 1, y: Y - L },
          { x: X + 1, y: Y - L - 8 },
          { x: X + 3, y: Y - L },
          { x: X + 2, y: Y },
        ]),
      );
      const T = Y - L + 2;
      c.add(
        CLOTHS[(i + (o.t.has('M') ? 1 : 0)) % (o.t.has('one') ? 1 : 3)] ?? 'A',
        curve(
          `${X + 2},${T}! ${X + w * 0.5},${T + 5} ${X + w},${T - 3}! ${X + w * 0.8},${T + w * 0.3}! ${X + w},${T + w * 0.62}! ${X + w * 0.5},${T + w * 0.6} ${X + 2},${T + w * 0.66}!`,
        ),
        'K2',
      );
      let d = '';
      for (let j = 0; j < 3; j++) d += gouge(X + 6 + j * w * 0.28, T + 6, X + 10 + j * w * 0.28, T + w * 0.54, 1.2, 2);
      c.add('K', d);
    }
  },
  shackles(c, o) {
    const { x, k } = o,
      y = o.y ?? 40;
    const link = (X: number, Y: number, r: number, q: number, turn: number) => {
      c.add(
        'K',
        turn
          ? poly([
              { x: X - 3 * k, y: Y - r },
              { x: X + 3 * k, y: Y - r },
              { x: X + 3 * k, y: Y + r },
              { x: X - 3 * k, y: Y + r },
            ])
          : disc(X, Y, q, r),
        c.i.halo,
      );
      if (!turn) c.add(c.i.far, disc(X, Y, q * 0.5, r * 0.56));
    };
    for (const s of [-1, 1]) {
      for (let i = 0; i < 6; i++) link(x + s * (14 + i * 7) * k, y + i * 15 * k, 10 * k, 7 * k, i % 2);
      const X = x + s * 56 * k,
        Y = y + 122 * k;
      c.add('K', disc(X, Y, 36 * k, 30 * k), c.i.halo);
      c.add(c.i.far, disc(X, Y + 2, 22 * k, 17 * k));
      c.add(
        'K',
        `M${Math.round(X - 9 * k)} ${Math.round(Y - 40 * k)}h${Math.round(18 * k)}v${Math.round(18 * k)}h-${Math.round(18 * k)}z`,
      );
      let d = '';
      for (let i = 0; i < 6; i++) {
        const a = 3.3 + i * 0.24;
        d += gouge(
          X + Math.cos(a) * 33 * k,
          Y + Math.sin(a) * 27 * k,
          X + Math.cos(a + 0.1) * 25 * k,
          Y + Math.sin(a + 0.1) * 20 * k,
          1.3,
        );
      }
      c.add('L', d);
    }
    c.add('K', disc(x, y - 6 * k, 15 * k), c.i.halo);
    c.add(c.i.far, disc(x, y - 6 * k, 7 * k));
  },
  rod(c, o) {
    const { x, k, f } = o,
      y = o.y ?? 110;
    const a = -1.57 + f * 0.3,
      ca = Math.cos(a),
      sa = Math.sin(a);
    const P = (u: number, v: number) => ({ x: x + (ca * u - sa * v) * k, y: y + (sa * u + ca * v) * k });
    const tip = P(60, 0);
    rays(c, tip.x, tip.y, 26 * k, 86 * k, 28, 2.8, o.t.has('P') ? 'P' : 'A');
    c.add('K', poly([P(-170, -6), P(44, -4), P(44, 4), P(-170, 7)]), c.i.halo);
    let d = '';
    for (let i = 0; i < 9; i++) {
      const q = P(-140 + i * 20, -3 + (i % 3)),
        r = P(-128 + i * 20, -1 + (i % 3));
      d += gouge(q.x, q.y, r.x, r.y, 1.4);
    }
    c.add('M', d);
    const Q = (p: Point) => P(p.x, p.y);
    if (o.arg === 'dark')
      c.add(
        'K',
        curve('30,-8! 60,-26 96,-22! 76,-12 66,-8 72,-2 96,0! 72,4 66,8 76,14 96,24! 58,26 30,8!', Q),
        c.i.halo,
      );
    else
      c.add(
        'K',
        curve('34,-8! 48,-24 76,-22 94,-4! 80,-10 62,-12 56,0 62,12 80,12 94,6! 76,24 48,24 34,8!', Q),
        c.i.halo,
      );
    c.add(o.t.has('P') ? 'P' : 'A', disc(tip.x + 8 * ca * k, tip.y + 8 * sa * k, 10 * k), 'K2');
  },
  brand(c, o) {
    const { x, k } = o,
      y = o.y ?? 110;
    c.add(
      o.ink,
      curve(
        '-36,-30! -10,-52 24,-44! 8,-40 2,-26 26,-28 44,-8! 24,-14 14,-6 34,10 30,34! 20,16 6,14 14,34 -8,52! -4,32 -12,20 -34,30 -44,8! -28,12 -18,0 -38,-8',
        (p) => ({ x: x + p.x * k, y: y + p.y * k }),
      ),
    );
  },
};
