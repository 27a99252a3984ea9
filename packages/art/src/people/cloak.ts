// What people wear below the neck.
import { curve, disc, wedge } from '../knife.ts';
import { flatten, hatch } from '../light.ts';
import { type Body, pt, xy } from './body.ts';
import { limb } from './limb.ts';

/** Cloak, coat, dress or hide, with its folds and the light on them. */
export function cloak(body: Body): void {
  const { a, c, R, s, f, lit, wind, B, Hd, g, has, wr, troll, skin0, clo, tun, halo, HA, o } = body;
  // cloak
  const cl = troll
    ? curve(
        '-6,-88 -15,-87 -23,-80 -27,-68 -25,-54 -19,-46 -16,-38 -17,-20 -21,4! 21,4! 17,-20 16,-38 19,-46 25,-54 27,-68 23,-80 15,-87 6,-88',
        B,
      )
    : has('noc')
      ? curve('-6,-82 -13,-79 -16,-72 -15,-58 -12,-46 -13,-24 -15,4! 15,4! 13,-24 12,-46 15,-58 16,-72 13,-79 6,-82', B)
      : has('dress')
        ? curve(
            `-5,-82 -11,-79 -13,-72 -11,-58 -9,-48 -15,-22 ${-22 + wind},4! ${20 + wind},4! 15,-22 9,-48 11,-58 13,-72 11,-79 5,-82`,
            B,
          )
        : curve(
            `-5,-84 -11,-81 -16,-74 -19,-56 -21,-30 ${-25 + wind},4! ${26 + wind},4! 22,-30 19,-56 16,-74 11,-81 5,-84`,
            B,
          );
  if (troll) {
    limb(body, [pt(-21, -74), pt(-31, -56), pt(-27, -32)], { w: 6.6, elbow: 0.9, wrist: 0.75, ink: clo });
    const q = B(pt(-27, -29));
    a(clo, disc(q.x, q.y, s * 6), halo);
    a(
      skin0 === 'D' ? 'M' : 'K',
      g(pt(-26, -72), pt(-33, -54), 0.7, 1, B, s) +
        g(pt(-31, -30), pt(-29, -24), 0.5, 0, B, s) +
        g(pt(-28, -29), pt(-26, -23), 0.5, 0, B, s),
    );
  }
  if (has('longhair'))
    a(o.hair, curve('-8.6,-6 -7,-12 0,-14.5 7,-12 9,-5 10,6 12,17 11,27! 6,24 -6,24 -11,27! -12,16 -10,6', Hd), halo);
  if (wr) a('K', curve('-11,14! -12.5,2 -10,-10 -4,-17 2,-19! 8,-14 11.5,-6 12.5,4 11,14!', Hd), halo);
  else if (has('hood'))
    a(clo, curve('-11,13! -12.5,2 -10.5,-9 -4,-16.5 3,-19! 8,-14 11.5,-6 12.5,3 11,13! 6,16 -6,16', Hd), halo);
  a(clo, cl, halo);
  if (troll) {
    a(
      skin0 === 'D' ? 'M' : 'K',
      g(pt(-14, -74), pt(-1, -68), 0.8, 2, B, s) +
        g(pt(14, -74), pt(1, -68), 0.8, 2, B, s) +
        g(pt(0, -66), pt(0, -48), 0.6, 0, B, s) +
        g(pt(-12, -58), pt(-3, -56), 0.5, 1, B, s) +
        g(pt(12, -58), pt(3, -56), 0.5, 1, B, s) +
        g(pt(-10, -52), pt(-3, -50), 0.5, 1, B, s) +
        g(pt(10, -52), pt(3, -50), 0.5, 1, B, s),
    );
    a('K', curve('-17,-42 0,-38 17,-42! 18,-34 20,-14! 12,-20 8,-6! 2,-18 -4,-4! -10,-18 -18,-10! -18,-34', B), halo);
    let d = '';
    for (let i = 0; i < 7; i++) d += g(pt(-14 + i * 4.6, -37), pt(-15 + i * 5, -20 + (i % 2) * 4), 0.6, 0, B, s);
    a('M', d);
  } else if (!has('noc') && !wr && !has('closed') && !has('back')) {
    a(tun, curve(`-4,-80 -8,-60 -8,-30 ${-11 + wind},4! ${9 + wind},4! 7,-30 6,-58 5,-80`, B));
  } else if (has('noc'))
    a(tun, curve('-5,-80 -11,-74 -11,-56 -10,-44 -11,-20 -12,4! 10,4! 9,-20 9,-44 9,-58 8,-74 4,-80', B));
  if (!wr && !has('closed') && !has('back') && !troll) {
    a(has('dress') ? 'A' : 'K', g(pt(-10, -46), pt(9, -46), 1.6, 1, B, s));
    if (has('mail')) {
      let d = '';
      for (let y = -73; y < -20; y += 7)
        for (let x = -6; x < 6; x += 6) d += g(pt(x + (y % 4), y), pt(x + 3 + (y % 4), y + 1), 0.5, 1, B, s);
      a('K', d);
    } else {
      let d = '';
      for (let i = 0; i < 4; i++) d += g(pt(-5 + i * 3, -42), pt(-7 + i * 4 + wind, -4), 0.5, 0.5, B, s);
      a('K', d);
    }
  }
  if (has('tree')) {
    let d = '';
    const P0 = pt(-1, -56);
    for (const q of [
      [-1, -70],
      [-6, -66],
      [4, -66],
      [-5, -61],
      [3, -61],
    ])
      d += g(P0, pt(q[0], q[1]), 0.7, 0, B, s);
    a('P', d);
  }
  // folds and light on the cloak
  const polys = flatten(cl);
  const dir = lit < 0 ? { x: 0.86, y: 0.5 } : { x: -0.86, y: 0.5 };
  if (clo === 'K' || clo === 'D')
    a(troll ? 'L' : HA, hatch(polys, dir, R, { gap: 6.5, len: s * 11, w: 2.7, keep: 0.42, max: 24, clipY: c.H - 8 }));
  else a('K', hatch(polys, { x: -dir.x, y: dir.y }, R, { gap: 6, len: s * 12, w: 2.6, keep: 0.45, max: 34 }));
  let fold = '';
  for (let i = 0; i < 4; i++) {
    const x = (-17 + i * 2.6) * (lit * f < 0 ? 1 : -1);
    fold += g(pt(x * 0.86, -66 + i * 5), pt(x * 1.12 + wind, -8 - i * 7), 0.55, 1.2, B, s);
  }
  a(clo === 'K' ? 'D' : 'K', fold);
  // shoulder collar / clasp
  if (has('fur')) {
    let d = '';
    for (let i = 0; i < 15; i++) {
      const x = -15 + i * 2.1;
      d += wedge(...xy(B(pt(x, -80 + Math.abs(x) * 0.28))), ...xy(B(pt(x * 1.12, -70 + Math.abs(x) * 0.3))), 3.2 * s);
    }
    a(c.i.hi === 'A' ? 'M' : 'M', d);
  }
}
