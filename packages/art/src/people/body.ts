// The measures of one person. Local units: a man is 100 high, feet at 0,0, up is negative; the head is 20 high.
import type { Block, Halo } from '../block.ts';
import type { Chance } from '../chance.ts';
import type { Ink } from '../inks.ts';
import { gouge, type Place, type Point } from '../knife.ts';

const POSES = [
  'staff',
  'spear',
  'banner',
  'up',
  'sword',
  'axe',
  'torch',
  'bow',
  'horn',
  'low',
  'fore',
  'lantern',
] as const;
export type Pose = (typeof POSES)[number];

export interface Build {
  /** Height, width and head against a man's; how far the head hangs down and forward. */
  readonly high: number;
  readonly wide: number;
  readonly head: number;
  readonly drop: number;
  readonly lean: number;
}
const build = (high: number, wide: number, head: number, drop = 0, lean = 0): Build => ({
  high,
  wide,
  head,
  drop,
  lean,
});

export const builds: ReadonlyMap<string, Build> = new Map([
  ['man', build(1, 1, 1)],
  ['woman', build(0.95, 0.82, 0.95)],
  ['elf', build(1.04, 0.88, 0.92)],
  ['shee', build(1, 0.78, 0.92)],
  ['king', build(1.04, 1.08, 1)],
  ['wizard', build(1, 1.02, 1.02)],
  ['hobbit', build(0.74, 0.98, 1.22)],
  ['dwarf', build(0.76, 1.42, 1.3, 2)],
  ['orc', build(0.88, 1.22, 1.05, 9, 2)],
  ['uruk', build(1, 1.3, 1.02, 5, 1)],
  ['troll', build(1.3, 1.5, 1.12, 9, 1)],
  ['wraith', build(1.06, 1.06, 1)],
]);

/** Who is to be cut, where, how, with what. */
export interface Person {
  readonly build: string;
  /** Feet. */
  readonly x: number;
  readonly y: number;
  /** How high a man would be. */
  readonly h: number;
  readonly flip: boolean;
  readonly t: ReadonlySet<string>;
  /** The thing in hand, and how it is held. */
  readonly item: string | null;
  readonly pose: Pose | null;
  /** How far the face is turned, and the head tilted. */
  readonly turn: number;
  readonly tilt: number;
  readonly hair: Ink;
  readonly cloth: Ink;
  readonly helmInk: Ink;
}

export interface Body {
  readonly c: Block;
  readonly o: Person;
  readonly R: Chance;
  /** Size of body and head on the block. */
  readonly s: number;
  readonly hs: number;
  /** -1 when the person, when the light, is on the other side. */
  readonly f: 1 | -1;
  readonly lit: 1 | -1;
  readonly wind: number;
  /** Places of the body, of the head, of a face that is turned. */
  readonly B: Place;
  readonly Hd: Place;
  readonly Fc: Place;
  a(ink: Ink, d: string, halo?: Halo): void;
  /** A gouge from one point to another, of the head unless another place is named. */
  g(p: Point, q: Point, w: number, bend?: number, place?: Place, size?: number): string;
  has(word: string): boolean;
  readonly wr: boolean;
  readonly troll: boolean;
  readonly skin0: Ink;
  readonly skin: Ink;
  readonly shade: Ink;
  /** Cloak, and what is under it. */
  readonly clo: Ink;
  readonly tun: Ink;
  readonly halo: Halo;
  /** Light on cloth. */
  readonly HA: Ink;
}

export const pt = (x: number, y: number): Point => ({ x, y });
export const xy = (point: Point): readonly [number, number] => [point.x, point.y];

/** Skin of trolls and orcs is a tint against the sky; of all others it is paper. */
function skinOf(c: Block, kind: string, skin0: Ink): Ink {
  if (kind === 'troll') return skin0 === 'D' && c.i.sky !== 'M' ? 'M' : 'L';
  if (kind === 'orc' || kind === 'uruk') return c.i.sky === 'L' || c.i.sky === 'P' ? 'M' : 'L';
  return 'P';
}

export function bodyOf(c: Block, o: Person): Body {
  const { high, wide, head, drop, lean } = builds.get(o.build) ?? build(1, 1, 1);
  const { R } = c;
  const { x, y, t } = o;
  const s = (o.h / 100) * high;
  const lit = c.lx < x ? -1 : 1;
  const f = o.flip ? -1 : 1;
  const wind = R.r(-3, 5) * lit * -1;
  const hs = (s / high) * head;
  const [headX, headY] = [x + f * lean * s, y + s * (-90 + drop) - (head - 1) * 3 * s];
  const tilt = (o.tilt * Math.PI) / 180;
  const [tc, ts] = [Math.cos(tilt), Math.sin(tilt)];
  const B: Place = (q) => ({ x: x + f * s * q.x * wide, y: y + s * q.y });
  const Hd: Place = (q) => ({
    x: headX + hs * (-lit * q.x * tc - q.y * ts),
    y: headY + hs * (q.y * tc - lit * q.x * ts),
  });
  const Fc: Place = (q) => Hd({ x: q.x + o.turn * Math.max(0, 1 - Math.abs(q.x) / 8), y: q.y });
  const has = (word: string): boolean => t.has(word);
  const wr = has('wraith') || o.build === 'wraith';
  const troll = o.build === 'troll';
  const skin0 = c.i.sky === 'D' || c.i.sky === 'K' ? 'M' : 'D';
  return {
    c,
    o,
    R,
    s,
    hs,
    f,
    lit,
    wind,
    B,
    Hd,
    Fc,
    a: (ink, d, halo) => c.add(ink, d, halo),
    g(p, q, w, bend = 0, place = Hd, size = hs) {
      const [from, to] = [place(p), place(q)];
      const side = place === Hd || place === Fc ? -lit : f;
      return gouge(from.x, from.y, to.x, to.y, Math.max(0.7, w * size), bend * size * side);
    },
    has,
    wr,
    troll,
    skin0,
    skin: skinOf(c, o.build, skin0),
    shade: has('soft') ? 'M' : 'K',
    clo: troll ? skin0 : o.cloth,
    tun: wr ? 'K' : has('pale') ? 'L' : has('gold') ? 'A' : has('mail') ? 'M' : 'D',
    halo: c.i.halo,
    HA: c.i.hi === 'A' ? 'A' : 'L',
  };
}
