// Heads that have no face of their own people: wraiths, from behind, orcs and trolls.
import { curve, disc, facet, wedge } from '../knife.ts';
import { type Body, pt, xy } from './body.ts';

/** Nothing under a hood. */
export function wraithHead(body: Body): void {
  const { a, Hd, g, has, HA } = body;
  a('K', curve('-11,10! -12.5,2 -10,-10 -4,-17 2,-19! 8,-14 11.5,-6 12.5,4 11,10!', Hd));
  a('K', curve('0,-12 6,-8 7.4,0 6,9 0,13 -6,9 -7.4,0 -6,-8', Hd));
  let d = '';
  for (let i = 0; i < 6; i++) d += g(pt(-10.5 + i * 0.8, 9 - i * 3.6), pt(-8 + i * 1.2, 2 - i * 3.4), 0.55, 1);
  a(HA, d + g(pt(-7.4, 6), pt(-2, -12), 0.7, 3));
  if (has('eyes')) a('A', g(pt(-4.6, -2), pt(-1.2, -1), 0.8) + g(pt(4.6, -2), pt(1.2, -1), 0.8));
}

/** Somebody who looks away. */
export function backOfHead(body: Body): void {
  const { a, Hd, g, has, clo, halo, HA, o } = body;
  if (has('hood')) {
    a(clo, curve('-11,13! -12.5,2 -10.5,-9 -4,-16.5 3,-19! 8,-14 11.5,-6 12.5,3 11,13! 6,16 -6,16', Hd));
    let d = '';
    for (let i = 0; i < 7; i++) d += g(pt(-11 + i * 1.5, 8 - i * 1.4), pt(-8 + i * 1.6, -6 - i * 1.6), 0.55, 1);
    a(HA, d);
  } else {
    const hair = o.hair || 'K';
    a(
      hair,
      has('longhair')
        ? curve('-9,-4 -7,-12 0,-14.5 7,-12 9,-4 11,12 12,28! 4,26 -4,26 -12,28! -11,12', Hd)
        : curve('-9,-4 -7,-11 0,-13.5 7,-11 9,-4 8,6 4,10 -4,10 -8,6', Hd),
      halo,
    );
    let d = '';
    for (let i = 0; i < 6; i++) d += g(pt(-6 + i * 1.5, -11), pt(-9 + i * 2, 8 + i), 0.5, 1);
    a(hair === 'K' ? HA : 'K', d);
  }
}

/** Orc, Uruk, troll. */
export function orcHead(body: Body): void {
  const { a, hs, Hd, Fc, g, has, clo, halo, skin, o } = body;
  const sk = skin,
    big = o.build === 'uruk' ? 1 : 0;
  if (has('hood')) a(clo, curve('-11,12! -12.5,2 -10.5,-9 -4,-16.5 3,-19! 8,-14 11.5,-6 12.5,3 11,12!', Hd));
  if (!has('hood') && o.build !== 'troll')
    a(sk, curve('-7,1 -12,-1 -17,-9! -10,-7 -7,-5', Hd) + curve('7,1 12,-1 17,-9! 10,-7 7,-5', Hd), halo);
  a(sk, curve('-6.8,-10 -8.6,-3 -9,3 -7,9 -3,12.4 0,12.8 3,12.4 7,9 9,3 8.6,-3 6.8,-10', Hd), halo);
  a(
    'K',
    curve('1,-10! 1.6,-4 3.4,2! 1.8,4! 2.6,7 1.4,12.8! 4,12 7.4,8.6 9.2,3 8.8,-3 7,-10.4!', Fc) +
      g(pt(7.4, -3), pt(15, -7.6), 0.9),
  );
  a('K', curve('-8.6,-5! -5,-4.6 -1,-1.6 0.4,-0.4! 0,1.4! -2,0 -5,-1.4 -8.4,-2!', Fc));
  a('A', g(pt(-6, -0.4), pt(-2, 1), 0.9, 0, Fc, hs) + g(pt(3, 0.8), pt(6.4, -0.8), 0.8, 0, Fc, hs));
  a(
    'K',
    disc(Fc(pt(-3.8, 0.5)).x, Fc(pt(-3.8, 0.5)).y, 0.55 * hs) +
      g(pt(-2.4, 4.4), pt(-0.4, 3.8), 0.6, 0, Fc, hs) +
      curve('-6,7.6! -2,6.4 2,6.8 6,7.2! 4,8.6 0,9 -4,8.8', Fc),
  );
  a(
    'P',
    facet('-4.8,8.4 -4.2,3.8 -3,8', Fc) +
      facet('3,8 4.2,4 5,7.8', Fc) +
      (big ? '' : facet('-1.4,8 -0.9,6.2 -0.2,8', Fc)),
  );
  a(
    'K',
    g(pt(-7, 2.4), pt(-4.6, 4.4), 0.4, 0.5) +
      g(pt(-7.4, 4.6), pt(-5.6, 6.2), 0.4, 0.5) +
      g(pt(-5.4, -8), pt(-2, -7), 0.4) +
      (big ? '' : g(pt(-4, -9.6), pt(-1, -9), 0.4)),
  );
  if (has('mane')) {
    let d = '';
    for (let i = 0; i < 11; i++) {
      const q = 3.3 + i * 0.28;
      d += wedge(
        ...xy(Hd(pt(Math.cos(q) * 8, Math.sin(q) * 9 - 2))),
        ...xy(Hd(pt(Math.cos(q) * 15, Math.sin(q) * 16 - 4))),
        5 * hs,
      );
    }
    a('K', d, halo);
  }
  if (has('hood'))
    a(
      clo,
      curve(
        '-10.4,6! -10.4,-4 -6,-13 0,-15 6,-13 10.4,-4 10.4,8! 8.4,1 7.6,-3.4 4,-6.8 0,-7.4 -4,-6.6 -7.4,-3 -8.4,1',
        Hd,
      ),
    );
  if (has('helm')) {
    a(
      o.helmInk || 'D',
      curve(
        '-9.4,5! -10,-5 -7,-12.4 0,-16! 7,-12.4 10,-5 9.4,5! 8,5.6! 7.4,-3.4! 1.4,-5.4! 0.8,1.6! -0.8,1.6! -1.4,-5.4! -7.4,-3.4! -8,5.6!',
        Hd,
      ),
      halo,
    );
    a('K', curve('2,-15! 7,-12.4 10,-5 9.4,5! 8,5.6! 7.6,-3.4! 5,-4.8', Hd) + g(pt(-9, -5.6), pt(3, -7), 0.5, -0.6));
    a(sk === 'L' ? 'P' : 'L', g(pt(-8, -6), pt(-4, -12), 0.6, 0.8));
  }
  if (has('cap'))
    a('K', curve('-9.4,-3! -8.6,-9 -5,-13.4 0,-14.6 5,-13.4 8.6,-9 9.4,-3! 5,-5.6 0,-6.4 -5,-5.6', Hd), halo);
  if (has('spikes'))
    a(
      'K',
      facet('-9,-6 -14,-18 -5,-12', Hd) + facet('9,-6 14,-18 5,-12', Hd) + facet('-2.4,-13 0,-25 2.4,-13', Hd),
      halo,
    );
  if (has('handm')) {
    a('P', curve('-4.6,3! -5,-2 -4.4,-7! -3.4,-3 -3,-8.4! -2,-3 -1.4,-8! -0.8,-2.6 0.4,-5! 0.4,1 -1.6,4.4', Fc));
  }
}
