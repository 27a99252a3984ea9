// One subject of a line: a person, a subject of ours, or a silhouette.
import type { Block, Silhouette } from './block.ts';
import type { Ink } from './inks.ts';
import { band } from './people/band.ts';
import { builds, type Pose } from './people/body.ts';
import { person } from './people/person.ts';
import { host } from './scenery/crowds.ts';
import { towerShape } from './scenery/towers.ts';
import { deadTree, pines } from './scenery/trees.ts';
import { silhouette } from './silhouette.ts';
import { arms } from './subjects/arms.ts';
import { beasts } from './subjects/beasts.ts';
import { creatures } from './subjects/creatures.ts';
import { houses } from './subjects/houses.ts';
import { land } from './subjects/land.ts';
import type { Subjects } from './subjects/subject.ts';
import { things } from './subjects/things.ts';
import type { SubjectWords } from './words.ts';

/** The thing in hand, and how it is held. */
const HELD: ReadonlyMap<string, Pose> = new Map([
  ['staff', 'staff'],
  ['spear', 'spear'],
  ['banner', 'banner'],
  ['sword', 'sword'],
  ['swordd', 'low'],
  ['raised', 'up'],
  ['knife', 'torch'],
  ['axe', 'axe'],
  ['hammer', 'axe'],
  ['mattock', 'axe'],
  ['mace', 'axe'],
  ['scim', 'sword'],
  ['bow', 'bow'],
  ['torch', 'torch'],
  ['lantern', 'lantern'],
  ['horn', 'horn'],
  ['book', 'fore'],
  ['harp', 'fore'],
  ['ring', 'torch'],
  ['star', 'up'],
  ['orb', 'fore'],
  ['whip', 'torch'],
  ['keys', 'lantern'],
  ['pipe', 'horn'],
]);
const HAIR: ReadonlyMap<string, Ink> = new Map([
  ['black', 'K'],
  ['white', 'P'],
  ['fair', 'A'],
  ['auburn', 'A'],
  ['brown', 'K'],
  ['grey', 'L'],
]);
/** How much larger the small, how much smaller the large are cut. */
const TALL: ReadonlyMap<string, number> = new Map([
  ['troll', 0.72],
  ['hobbit', 1.2],
  ['dwarf', 1.04],
  ['orc', 1.06],
]);
/** Where the top of the head is, of the height. */
const CROWN: ReadonlyMap<string, number> = new Map([
  ['orc', 0.81],
  ['uruk', 0.85],
  ['troll', 0.79],
]);
const CROPS = { full: 178, knee: 270, bust: 480 };
const INKS: readonly Ink[] = ['A', 'P', 'D', 'M', 'L'];
const BALD = ['orc', 'uruk', 'troll', 'wraith'];
const ON_HEAD = ['hood', 'hat', 'helm', 'dhelm', 'hair', 'longhair', 'curls', 'bald'];

const own: Subjects = {
  ...arms,
  ...beasts,
  ...creatures,
  ...houses,
  ...land,
  ...things,
  tower(c, { x, y, k, t, ink, arg }) {
    const hi = ink !== 'K' ? c.i.hi : c.i.far === 'K' ? 'D' : c.i.far;
    const foot = y ?? (t.has('far') ? c.hz + 6 : 216);
    towerShape(c, arg ?? '', x, foot, 150 * k, ink, hi, t.has('nowin') ? null : 'A');
  },
  host: (c, { y, k, t, ink, arg }) =>
    host(c, y != null ? Math.min(y, t.has('front') ? 214 : 240) : 200, ink, Number(arg) || 14, 60 * k),
  pines: (c, { y, k, ink, arg }) => pines(c, ink, y ?? 200, 90 * k, Number(arg) || 6, c.i.far),
  deadtree: (c, { x, y, k, ink }) => deadTree(c, x, y ?? 216, 190 * k, ink, 4),
  band: (c, { x, y, k, ink, arg, f }) => band(c, x, y ?? 196, 88 * k, arg ?? '', ink, c.i.hi, f),
};
/** Where a subject stands if the line does not say it, of the width. */
const STANDS: ReadonlyMap<string, number> = new Map([
  ['tower', 0.62],
  ['deadtree', 0.3],
]);

function inkOf(c: Block, t: ReadonlySet<string>): Ink {
  const named = INKS.find((ink) => t.has(ink));
  if (named) return named;
  return t.has('far') && c.i.mid !== c.i.sky ? c.i.mid : 'K';
}

/** The room a head needs above it: for hat, crown, or nothing. */
const above = (t: ReadonlySet<string>, hat: number, high: number, bare: number, tall: boolean): number =>
  t.has('hat') ? hat : tall ? high : bare;

function someone(c: Block, s: SubjectWords): void {
  const { W, R } = c;
  const { name } = s;
  const t = new Set(s.t);
  const has = (...words: string[]): boolean => words.some((word) => t.has(word));
  if (!BALD.includes(name) && !has(...ON_HEAD)) t.add('hair');
  const crop = has('full') ? 'full' : has('bust') ? 'bust' : 'knee';
  const item = [...t].findLast((word) => HELD.has(word)) ?? null;
  const raised = item === 'raised';
  const top = above(t, 0.86, 0.93, 1, has('crown', 'wings', 'spikes') || name === 'wraith');
  const held = raised ? 0.82 : item === 'star' ? 0.86 : 1;
  const h = CROPS[crop] * ((s.s || 100) / 100) * (TALL.get(name) ?? 1) * top * held;
  const x = s.x != null ? (s.x / 100) * W : W * (c.lx < W / 2 ? 0.56 : 0.44);
  const knee =
    above(t, 92, 76, 66, has('crown', 'wings', 'plume') || name === 'wraith') + (raised || item === 'star' ? 30 : 0);
  const up = h * (builds.get(name)?.high ?? 1) * (CROWN.get(name) ?? 0.9);
  const room = above(t, 0.33, 0.2, 0.14, has('crown', 'wings', 'plume', 'spikes')) * h + (raised ? h * 0.16 : 0) + 12;
  const feet = s.y != null ? (s.y / 100) * 240 : crop === 'full' ? 216 : (crop === 'knee' ? knee : 96) + up;
  const cloth: readonly (readonly [string, Ink])[] = [
    ['grey2', 'M'],
    ['whitec', 'P'],
    ['cloakA', 'A'],
    ['cloakD', 'D'],
    ['cloakM', 'M'],
  ];
  const hair = HAIR.get([...t].findLast((word) => HAIR.has(word)) ?? '') ?? 'K';
  person(c, {
    build: name,
    x,
    y: Math.max(up + room, feet),
    h,
    flip: has('f') || (!has('nf') && x > W / 2),
    t,
    item,
    turn: R.r(-1.7, 1.7),
    tilt: R.r(-5, 5),
    pose: HELD.get(item ?? '') ?? null,
    hair: name === 'wizard' && !has('black', 'brown', 'grey') ? 'P' : hair,
    cloth: cloth.find(([word]) => has(word))?.[1] ?? 'K',
    helmInk: has('goldhelm') ? 'A' : has('blackhelm') ? 'K' : 'M',
  });
}

/** Cuts one subject; false when no such thing is known. */
export function subject(c: Block, s: SubjectWords, shapes: Readonly<Record<string, Silhouette>>): boolean {
  const { t, name, arg } = s;
  const ink = inkOf(c, t);
  const ours = own[name];
  const shape = shapes[name];
  if (builds.has(name)) someone(c, s);
  else if (ours)
    ours(c, {
      x: s.x != null ? (s.x / 100) * c.W : c.W * (STANDS.get(name) ?? 0.5),
      y: s.y != null ? s.y * 2.4 : null,
      k: (s.s || 100) / 100,
      t,
      ink,
      arg,
      rot: s.r,
      f: t.has('f') ? -1 : 1,
    });
  else if (shape) silhouette(c, shape, s, ink);
  else return false;
  return true;
}
