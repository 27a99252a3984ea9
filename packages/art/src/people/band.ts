// A band of travellers.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { curve, disc, facet, wedge } from '../knife.ts';

/** A band of travellers on one line, walking. kinds: letters m man h hobbit d dwarf e elf w wizard k king o orc r wraith p pony */
export function band(c: Block, x: number, y: number, h: number, kinds: string, ink: Ink, rim: Ink, f = 1) {
  const ST: Readonly<Record<string, number>> = {
    m: 0.5,
    h: 0.38,
    d: 0.5,
    e: 0.46,
    w: 0.52,
    k: 0.5,
    o: 0.46,
    r: 0.5,
    p: 0.86,
  };
  let d = '',
    g = '',
    P = '',
    A = '';
  const lit = c.lx < x ? -1 : 1,
    pale = ink === 'P' || ink === 'L';
  let px = x - (f * h * [...kinds].slice(0, -1).reduce((s, k) => s + ST[k], 0)) / 2;
  for (const k of kinds) {
    const s = (h / 100) * ({ h: 0.7, d: 0.74, e: 1.04, w: 1.02, k: 1.04, o: 0.88, r: 1.1 }[k] || 1),
      w = { d: 1.4, h: 1.1, o: 1.2 }[k] || 1,
      hd = { h: 1.22, d: 1.2 }[k] || 1,
      st = c.R.r(-3, 3);
    const B = (q: Point) => ({ x: px + f * s * w * q.x, y: y + s * q.y }),
      H = (q: Point) => ({ x: px + f * s * hd * (q.x + 1), y: y + s * (-84 + (q.y + 84) * hd) });
    if (k === 'p') {
      d +=
        curve(
          '-44,-26 -46,-46 -30,-54 4,-50 22,-58 34,-78 42,-82 40,-74 56,-60 52,-54 40,-58 34,-40 30,-28 32,0! 25,0! 20,-26 -22,-24 -30,-12 -28,0! -36,0! -40,-16',
          B,
        ) +
        curve('-44,-46 -56,-34 -54,-14! -50,-30 -42,-38', B) +
        curve('-22,-52 -20,-70 6,-70 8,-50!', B);
      g += wedge(B({ x: -20, y: 0 }).x, B({ x: 0, y: -62 }).y, B({ x: 4, y: 0 }).x, B({ x: 0, y: -58 }).y, 2.6);
      px += f * h * ST.p;
      continue;
    }
    const rob = k === 'w' || k === 'r' || k === 'k';
    d += rob
      ? curve(`-5,-85 -12,-78 -17,-52 ${-25 - st},-1! ${-8 - st},1 18,0! 15,-48 11,-76 5,-85`, B)
      : curve(`-5,-85 -12,-78 -17,-56 ${-26 - st},-18! -6,-22 13,-19! 14,-46 11,-76 5,-85`, B) +
        facet(`-12,-24 -1,-24 -7,-3 -1,0 -17,0`, B) +
        facet(`3,-24 12,-24 13,-4 20,0 6,0`, B);
    d +=
      k === 'w'
        ? curve('-19,-96! -8,-99 -4,-113 -9,-128! 5,-114 8,-99 18,-97! 8,-92 6,-80 -7,-80 -8,-92', H)
        : k === 'd'
          ? curve('-10,-80 -11,-92 -6,-101 1,-107! 7,-100 11,-91 8,-79', H)
          : k === 'h'
            ? curve('-9,-79 -12,-88 -9,-97 -3,-102 4,-101 9,-95 8,-88 7,-79', H)
            : k === 'e'
              ? curve('-13,-66! -10,-84 -9,-96 -3,-103 4,-103 8,-96 7,-84 3,-78', H)
              : k === 'o'
                ? curve('-8,-78 -17,-94! -8,-92 -4,-100 3,-100 8,-92 14,-92! 9,-86 7,-78', H)
                : k === 'k'
                  ? curve('-9,-78 -10,-92 -5,-100 4,-100 9,-92 7,-78', H)
                  : curve('-10,-78 -11,-91 -6,-102 2,-106! 8,-98 9,-90 7,-78', H);
    if (k === 'r') A += disc(H({ x: 3, y: -91 }).x, H({ x: 3, y: -91 }).y, 1.2);
    else P += curve('3,-97 8,-94 10,-89 7,-84 2,-85 2,-92', H);
    if (k === 'w') P += curve('1,-88 9,-87 9,-72 5,-60! 1,-74', H);
    if (k === 'd') {
      const beard = curve('0,-90 9,-88 11,-72 5,-58! -1,-74', H);
      if (c.i.sky === 'P' || c.i.body !== 'A') A += beard;
      else P += beard;
    }
    if (k === 'k') A += facet('-9,-95 -11,-108 -4,-101 0,-111 4,-101 11,-108 9,-95', H);
    if (k === 'h') d += curve('-9,-80 -22,-76 -24,-58 -15,-50!', B);
    if (k === 'e') d += curve('-14,-108! -25,-74 -16,-36! -21,-74', B);
    if (k === 'w' || (k === 'm' && c.R() < 0.6))
      d += facet('21,2 24,-104 27,-104 24,2', B) + curve('11,-66 24,-60! 23,-54! 10,-54', B);
    if (k === 'o') d += facet('17,4 26,-112 29,-112 21,4', B);
    if (k === 'd') d += facet('15,2 18,-96 21,-96 19,2', B) + curve('16,-90! 29,-101 32,-76 19,-82!', B);
    for (let i = 0; i < 4; i++) {
      const a = B({ x: (lit * f * (15 - i)) / w, y: -72 + i * 14 }),
        b = B({ x: (lit * f * (6 - i)) / w, y: -66 + i * 15 });
      g += wedge(a.x, a.y, b.x, b.y, 2.4);
    }
    px += f * h * ST[k];
  }
  c.add(ink, d, c.i.halo);
  c.add(rim, g);
  c.add(pale ? 'K' : 'P', P);
  c.add('A', A);
}
