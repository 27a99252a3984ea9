// A head from the side.
import { curve, disc, facet } from '../knife.ts';
import { type Body, pt } from './body.ts';

/** Face, beard, hair, then what is worn on it. */
export function profile(body: Body): void {
  const { a, c, hs, Hd, g, has, clo, halo, HA, skin, o } = body;
  const hair = o.hair || 'K',
    hc = hair === 'K' ? (c.i.hi === 'A' ? 'A' : 'M') : 'K',
    sh2 = has('soft') ? 'M' : 'K',
    old = has('old');
  if (has('longhair')) a(hair, curve('-3,-13 4,-13.6 9.6,-8 11.6,2 13,14 14,26! 7,22 2,24! 4,10', Hd), halo);
  a(skin, facet('-1,6 6,3 7,17 -3,17', Hd));
  a(
    skin,
    curve(
      '-5.4,-9.4 -7.4,-4.4! -7,-2.4! -10.4,2.2! -9.8,3.4! -7.6,3.8! -8.6,5.4 -7.9,6.4! -8.4,7.6 -7.6,8.4! -7.8,11! -5.6,12.2 -1,10.8 4,6 8,-1 7,-9 1,-12.6 -3,-12',
      Hd,
    ),
    halo,
  );
  a(sh2, curve('-4.6,12.2! -1.4,10 0.4,6.4 -0.6,3.4 0.4,-1 -1,-5 0,-9! 4,-12 8,-6 8,0 4.4,6 7,17! 0.4,17!', Hd));
  a(
    'K',
    g(pt(-7.2, -4.6), pt(-3, -5), 0.55, 0.5) +
      g(pt(-6.6, -2), pt(-3.8, -2.2), 0.7, 0.3) +
      g(pt(-8.2, 6.4), pt(-5.4, 6.6), 0.4) +
      g(pt(-9.4, 3.4), pt(-7.2, 2.2), 0.35, 0.3) +
      (old
        ? g(pt(-5.4, 0.6), pt(-3, 1.6), 0.3, 0.3) +
          g(pt(-6, 2.6), pt(-5, 6), 0.35, 0.4) +
          g(pt(-5.6, -7.4), pt(-2, -7.4), 0.3)
        : ''),
  );
  if (has('ears') || o.build === 'elf' || o.build === 'shee') a(skin, curve('1,1 3.4,-8! 4.6,-1', Hd), 'K1');
  if (has('beard') || has('longbeard') || has('shortbeard') || has('dbeard')) {
    const L = has('longbeard') ? 40 : has('dbeard') ? 32 : has('beard') ? 22 : 15.5;
    a(
      hair,
      curve(`-7.4,4.2! -9.6,7 -10,${L * 0.6} -7,${L}! -1,${L * 0.66} 2.4,9 3,-2! 0.6,2.4 -2,4.6 -4.6,4.4`, Hd),
      has('longbeard') ? halo : null,
    );
    let d = '';
    for (let i = 0; i < 5; i++)
      d += g(pt(-7.4 + i * 1.9, 8 - i * 0.6), pt(-7.6 + i * 1.2, L * (0.86 - i * 0.08)), 0.42, 0.5);
    a(hc, d + g(pt(-8.4, 6.9), pt(-5, 7.2), 0.5));
  }
  if (!has('hood') && !has('bald')) {
    if (has('curls')) {
      let d = '';
      for (let i = 0; i < 8; i++) {
        const q = 4 + i * 0.36;
        const A = Hd(pt(Math.cos(q) * 7, Math.sin(q) * 8.4 - 2.6));
        d += disc(A.x, A.y, hs * 3.7);
      }
      a(hair, d, halo);
    } else
      a(
        hair,
        curve('-6,-7.6! -6.4,-11 -2,-14 4,-14 9,-9 10,-1 9.4,7 6,10! 5,3 2.4,-2 1.4,-6 -2,-8', Hd),
        has('longhair') ? null : halo,
      );
    let d = '';
    for (let i = 0; i < 5; i++) d += g(pt(-3 + i * 1.8, -12 + i * 0.5), pt(4.4 + i * 0.9, 2 + i * 1.4), 0.42, -1.4);
    a(hc, d);
  }
  if (has('longhair')) {
    let d = '';
    for (let i = 0; i < 4; i++) d += g(pt(6 + i * 1.2, 0 + i), pt(6.6 + i * 1.8, 20), 0.42, -0.6);
    a(hc, d);
  }
  if (has('hood')) {
    a(clo, curve('-6.4,-6! -8.4,-13 -1,-18 7,-17! 12,-9 13,3 11,15! 2,14 1,6 1,-2 -2,-6.6', Hd), halo);
    let d = '';
    for (let i = 0; i < 5; i++) d += g(pt(-5 + i * 2, -11 + i * 0.4), pt(3 + i * 1.8, -1 + i * 3), 0.55, -1.6);
    a(HA, d);
  }
  if (has('helm') || has('dhelm')) {
    a(
      o.helmInk || 'M',
      curve('-8.6,-6! -7.6,-11.4 -3,-15.6 3,-16 9,-11.4 10.4,-2 10,10! 6,11 3.4,8! 2.6,0! -0.6,-5.4! -9.2,-5.2!', Hd),
      halo,
    );
    a('K', curve('4,-15.4 9,-11.4 10.4,-2 10,10! 6,11 5,2 6,-6', Hd) + g(pt(-8, -8.4), pt(6, -8), 0.5, 0.8));
    a('P', g(pt(-6, -10), pt(1, -14), 0.6, -0.8));
  }
  if (has('hat')) {
    a(
      clo,
      curve('-20,-3! -11,-9 -6,-11 -4,-18 1,-27 10,-34! 8,-25 10,-17 10,-10 13,-7 19,-2! 10,-4.6 0,-7.6 -10,-4.4', Hd),
      halo,
    );
    a(
      HA,
      g(pt(-17, -4.4), pt(-6, -9.6), 0.6, 0.8) +
        g(pt(-4, -12), pt(2, -26), 0.7, 0.4) +
        g(pt(-1, -12), pt(5, -24), 0.5, 0.4),
    );
  }
  if (has('plume')) a('P', curve('-4,-14! 0,-22 10,-22 18,-14 20,2 17,14! 14,0 10,-9 4,-14', Hd), halo);
  if (has('wings')) a('P', curve('2,-6! 0,-14 4,-22 12,-30! 11,-20 9,-10 5,-5', Hd), halo);
  if (has('crown'))
    a(
      'A',
      curve('-7.4,-6.6! -9,-14.4! -4.6,-10.8! -2,-17.6! 1.4,-11! 5.6,-17! 6.6,-10! 11.4,-13.6! 9.4,-5.4! 1,-8.4', Hd),
      'K',
    );
  if (has('circlet'))
    a('A', g(pt(-7, -7), pt(8.6, -5), 0.9, 1.2) + disc(Hd(pt(-6.8, -7)).x, Hd(pt(-6.8, -7)).y, hs * 1.5));
  if (has('scar')) a('A', g(pt(-5, -7), pt(-2, 4), 0.6));
}
