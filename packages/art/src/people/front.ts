// A head from the front, half of it in shadow.
import { curve, disc, facet } from '../knife.ts';
import { type Body, pt } from './body.ts';

/** Face, beard, hair, then what is worn on it. */
export function front(body: Body): void {
  const { a, c, hs, Hd, Fc, g, has, clo, halo, HA, skin, shade, o } = body;
  if (has('hood')) a(clo, curve('-11,12! -12.5,2 -10.5,-9 -4,-16.5 3,-19! 8,-14 11.5,-6 12.5,3 11,12!', Hd));
  if (!has('hood')) a(skin, facet('-3,8 3,8 4,16 -4,16', Hd));
  a(skin, curve('-6.6,-9 -7.6,-2 -6.6,4.6 -3.2,9.6 0,11 3.2,9.6 6.6,4.6 7.6,-2 6.6,-9', Hd), has('hood') ? null : halo);
  if (has('ears') || o.build === 'elf' || o.build === 'shee') a(skin, curve('-7,1 -11,-5! -7,-3!', Hd));
  a(shade, curve('0.4,-10! 1,-4 3.3,2.6! 0.8,3.7! 1.6,6 0.3,8 0.8,11! 4,9.4 7,4.6 8,-2 7.2,-10!', Fc));
  a(
    'K',
    g(pt(-5.8, -3.6), pt(-1, -2.6), 0.55, -0.4, Fc, hs) +
      g(pt(-5, -1.1), pt(-1.6, -0.9), 0.75, 0, Fc, hs) +
      g(pt(-2.8, 6.1), pt(0.4, 6.2), 0.45, 0, Fc, hs) +
      g(pt(-0.8, 3.7), pt(2.4, 3.2), 0.35, 0, Fc, hs),
  );
  a(shade === 'K' ? skin : 'K', g(pt(2.7, -1.2), pt(5.4, -1.5), 0.55, 0, Fc, hs));
  if (skin === 'P' && !has('soft'))
    a('M', g(pt(-6.6, 2.4), pt(-3.4, 4.6), 0.4, 0.6, Fc, hs) + g(pt(-6.4, 4.2), pt(-3.6, 6.2), 0.35, 0.6, Fc, hs));
  if (has('old'))
    a(
      'K',
      g(pt(-5.2, 0.8), pt(-2.4, 1), 0.3, 0.4, Fc, hs) +
        g(pt(-4.6, -6), pt(-0.8, -5.6), 0.3, 0, Fc, hs) +
        g(pt(-4.4, 3), pt(-3, 6), 0.3, 0, Fc, hs),
    );
  const hair = o.hair || 'K',
    hc = hair === 'K' ? (c.i.hi === 'A' ? 'A' : 'M') : 'K';
  if (has('beard') || has('shortbeard') || has('longbeard') || has('dbeard')) {
    const L = has('longbeard') ? 44 : has('dbeard') ? 36 : has('beard') ? 19 : 13;
    const wd = has('dbeard') ? 1.5 : 1;
    a(
      hair,
      curve(
        `-7.6,-1! ${-7.6 * wd},6 ${-6 * wd},${L * 0.6} 0,${L}! ${6 * wd},${L * 0.6} ${7.8 * wd},6 7.8,-1! 5.4,3.4 3,4.4 0.4,4 -2.8,4.6 -5.4,3.4`,
        Hd,
      ),
      has('dbeard') || has('longbeard') ? halo : null,
    );
    let d = '';
    for (let i = -3; i <= 3; i++)
      d += g(pt(i * 1.9 * wd, 6 + Math.abs(i) * 0.4), pt(i * 1.1 * wd, L * (0.86 - Math.abs(i) * 0.1)), 0.42, i * 0.3);
    a(hc, d + g(pt(-2.6, 6.8), pt(2.2, 6.8), 0.5));
  }
  if (has('mous')) a(hair, curve('0,3.6 -3,4.2 -5.6,8! -2,6.4 0,5.6 3,6.6 5.6,8! 3,4.2', Hd));
  if (has('curls')) {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const q = 3.5 + i * 0.32;
      const A = Hd(pt(Math.cos(q) * 7.6, Math.sin(q) * 8.6 - 2.6));
      d += disc(A.x, A.y, hs * 3.6);
    }
    d += curve('-7,-6 -4,-10 0,-11 4,-10 7,-6 4,-8 0,-9 -4,-8', Hd);
    a(hair, d, halo);
    let k = '';
    for (let i = 0; i < 7; i++) {
      const q = 3.6 + i * 0.26;
      const A = pt(Math.cos(q) * 8.6, Math.sin(q) * 9.4 - 2.6);
      k += g(pt(A.x - 1, A.y + 1), pt(A.x + 1.6, A.y - 0.6), 0.5, -1);
    }
    a(hc, k);
  } else if (has('hair') || has('longhair')) {
    a(
      hair,
      curve('-8.2,3! -8.8,-6 -6,-11.8 0,-13.4 6,-11.8 8.8,-6 8.4,3! 7,-3.4 4,-8 0.6,-9 -3.4,-8.4 -6.6,-4', Hd),
      has('longhair') ? null : halo,
    );
    let d = '';
    for (let i = 0; i < 5; i++) d += g(pt(-7.6 + i * 1.8, -6 - i * 0.9), pt(-2 + i * 1.4, -12.2), 0.4, -0.8);
    a(hc, d);
  }
  if (has('longhair'))
    a(
      hair,
      curve('-8.6,-5! -10.4,6 -12,18 -10,25! -7.6,17 -7.4,6', Hd) +
        curve('8.6,-5! 10.4,6 12,18 10,25! 7.6,17 7.6,6', Hd),
    );
  if (has('longhair')) a(hc, g(pt(-8.8, -1), pt(-10, 18), 0.4, 0.6) + g(pt(-9.6, 4), pt(-11, 22), 0.4, 0.6));
  if (has('hood')) {
    a(clo, curve('-9.6,6! -10,-4 -6,-13 0,-15 6,-13 10,-4 9.6,8! 8,2 7.2,-3 4,-6.4 0,-7 -4,-6.2 -7,-2.6 -8,2', Hd));
    let d = '';
    for (let i = 0; i < 6; i++) d += g(pt(-11 + i * 1.2, 6 - i * 3.4), pt(-8.4 + i * 1.5, 0 - i * 3), 0.5, 0.8);
    a(HA, d);
  }
  if (has('hat')) {
    a(
      clo,
      curve('-19,-4! -10,-9 -6,-11 -5,-18 -2,-27 6,-36! 5,-26 8,-17 8,-11 11,-9 19,-5! 10,-4 0,-5.6 -10,-3.6', Hd),
      halo,
    );
    a(
      HA,
      g(pt(-17, -4.6), pt(-7, -9.4), 0.6, 0.8) +
        g(pt(-5, -13), pt(-1, -27), 0.7, 0.4) +
        g(pt(-2.4, -12), pt(1.4, -25), 0.5, 0.4) +
        g(pt(-14, -4.4), pt(-2, -7), 0.4, 0.6),
    );
    a('A', has('band') ? g(pt(-6, -10.5), pt(8, -10.5), 0.9, 0.8) : '');
  }
  if (has('helm')) {
    const hi2 = o.helmInk || 'M';
    a(
      hi2,
      curve(
        '-8.8,6! -9.4,-5 -6.6,-11.8 0,-15! 6.6,-11.8 9.4,-5 8.8,6! 6.8,7! 6.4,-3.6! 1.3,-4.8! 1,3.4! -1,3.4! -1.3,-4.8! -6.4,-3.6! -6.8,7!',
        Hd,
      ),
      halo,
    );
    a(
      'K',
      curve('2,-14! 6.6,-11.8 9.4,-5 8.8,6! 6.8,7! 6.6,-3.6! 4.6,-4.2 4,-9', Hd) +
        g(pt(-8, -5.4), pt(2, -6.4), 0.4, 0.6),
    );
    a('P', g(pt(-7.6, -4), pt(-3, -12), 0.6, 1));
  }
  if (has('dhelm')) {
    a(
      'M',
      curve(
        '-9.4,2! -9.6,-6 -7,-11 -2.6,-13! 0,-16! 2.6,-13! 7,-11 9.6,-6 9.4,2! 7,0! 5,-4.6! 0,-5.6! -5,-4.6! -7,0!',
        Hd,
      ),
      halo,
    );
    a('K', curve('2,-15! 7,-11 9.6,-6 9.4,2! 7,0! 5.6,-4.6! 3,-5', Hd) + g(pt(-9, -4), pt(4, -6), 0.5, -1));
    a('A', g(pt(-0.8, -15), pt(-0.8, -6), 0.9));
    a('P', g(pt(-8, -5), pt(-4, -11), 0.6, 0.8));
  }
  if (has('plume')) a('P', curve('0,-14! -2,-20 6,-22 14,-18 18,-6 19,6! 13,-4 9,-12 4,-15', Hd), halo);
  if (has('wings'))
    a(
      'P',
      curve('-8.4,-6! -13,-12 -15,-20 -13,-27! -9,-22 -6.6,-13! -7,-9', Hd) +
        curve('8.4,-6! 13,-12 15,-20 13,-27! 9,-22 6.6,-13! 7,-9', Hd),
      halo,
    );
  if (has('spikes'))
    a('K', facet('-8,-8 -12,-19 -4,-12', Hd) + facet('8,-8 12,-19 4,-12', Hd) + facet('-2,-13 0,-24 2,-13', Hd), halo);
  if (has('crown'))
    a('A', curve('-8.4,-6! -9.6,-14! -5.4,-10! -3.4,-17! 0,-10.6! 3.4,-17! 5.4,-10! 9.6,-14! 8.4,-6! 0,-8', Hd), 'K');
  if (has('circlet')) {
    a('A', g(pt(-8, -6), pt(8, -6), 0.9, 1.4));
    const q = Hd(pt(-1, -7.6));
    a('A', disc(q.x, q.y, hs * 1.5));
  }
  if (has('scar')) a('A', g(pt(-6, -6), pt(-2, 5), 0.6));
  if (has('fangs')) a('P', facet('-3.6,7.6 -2.6,3.4 -1.6,7.2', Hd));
  if (has('flower')) {
    let d = '';
    for (let i = 0; i < 5; i++) {
      const q = Hd(pt(-7 + i * 3.4, -9.4 - Math.sin(i * 0.8) * 2.6));
      d += disc(q.x, q.y, hs * 1.5);
    }
    a('A', d);
  }
}
