/** Where the names on the map go: least overlap wins, and a name that would lie on something is left out. Pure. */
import { CITY } from '../data/facts.ts';
import { type Feature, PLACES, SIZE, within } from './atlas.ts';
import { type Box, crowding } from './boxes.ts';
import type { Level } from './camera.ts';

export interface Name {
  readonly region: number;
  readonly lines: readonly string[];
  readonly size: number;
  /** Middle, in pixels of the whole map. */
  readonly x: number;
  readonly y: number;
  readonly strong: boolean;
}

export interface NamesWanted {
  readonly k: number;
  readonly level: Level;
  readonly name: (region: number) => string;
  /** Width of a line in pixels at a font size. */
  readonly measure: (text: string, size: number) => number;
  readonly taken: readonly Box[];
  /** Regions the player looks at: placed first and never left out. */
  readonly strong: ReadonlySet<number>;
}

const LEADING = 1.04;
const ENOUGH = 0.5;
/** Nothing farther from its army than this can be in the way of a name. */
const REACH = 240;

function sizeOf(k: number, level: Level): number {
  if (level === 1) return 12.5;
  if (level === 2) return 13 + Math.min(3, ((k - 1.1) / 1.1) * 3);
  return Math.min(19, 16.5 + (k - 2.2) * 3);
}

/** A name on one line, and in two of like length where it has a place to break. */
export function linesOf(name: string): string[][] {
  const parts = name.split(/(?<=-)| /);
  if (parts.length === 1) return [[name]];
  const join = (text: string, part: string): string =>
    text === '' ? part : text.endsWith('-') ? text + part : `${text} ${part}`;
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < parts.length; cut++) {
    const sides = [parts.slice(0, cut), parts.slice(cut)].map((side) => side.reduce(join, ''));
    const longer = Math.max(sides[0].length, sides[1].length);
    if (longer < least) {
      least = longer;
      best = sides;
    }
  }
  return [[name], best];
}

/** The share of a box that lies outside its region, by nine points. */
function astray(region: number, box: Box, k: number): number {
  let out = 0;
  for (const dx of [-0.92, 0, 0.92])
    for (const dy of [-0.7, 0, 0.7])
      if (!within(PLACES[region], (box.x + dx * box.w) / k, (box.y + dy * box.h) / k)) out++;
  return out / 9;
}

const overEdge = (box: Box, k: number): boolean =>
  box.y - box.h < 3 || box.y + box.h > SIZE.height * k - 3 || box.x + box.w > SIZE.width * k - 3;

/** Its own place first, then below and above the army, then beside it. */
function candidates(region: number, w: number, h: number, k: number): Box[] {
  const { anchor, label } = PLACES[region];
  const at = { x: anchor.x * k, y: anchor.y * k };
  const spots: Box[] = [{ x: label.x * k, y: label.y * k, w, h }];
  for (const dy of [22, 27, 34, -22, -27, -34, 46, -46, 0])
    for (const dx of [0, 0.5, -0.5, 1, -1])
      spots.push({ x: at.x + dx * w, y: at.y + dy + Math.sign(dy) * (h - 6), w, h });
  for (const side of [1, -1])
    for (const dy of [0, 9, -9, 18, -18]) spots.push({ x: at.x + side * (24 + w), y: at.y + dy, w, h });
  return spots;
}

/** The names of regions, and the boxes they and everything else take. */
export function placeNames(wanted: NamesWanted): { names: Name[]; boxes: Box[] } {
  const { k, level, name, measure, taken, strong } = wanted;
  const size = sizeOf(k, level);
  const shown = PLACES.map((_, region) => region).filter(
    (region) => level > 1 || strong.has(region) || PLACES[region].kind >= CITY,
  );
  const weight = (region: number): number => (strong.has(region) ? 10 : 0) + PLACES[region].kind;
  shown.sort((a, b) => weight(b) - weight(a) || a - b);
  const boxes = [...taken];
  const names: Name[] = [];
  for (const region of shown) {
    let best: { name: Name; box: Box } | undefined;
    let least = Number.POSITIVE_INFINITY;
    const { x, y } = PLACES[region].anchor;
    const near = boxes.filter(
      (box) => Math.abs(box.x - x * k) < box.w + REACH && Math.abs(box.y - y * k) < box.h + REACH,
    );
    for (const lines of linesOf(name(region))) {
      const w = Math.max(...lines.map((line) => measure(line, size))) / 2 + 2;
      const h = (lines.length * size * LEADING) / 2;
      const spots = candidates(region, w, h, k);
      for (let i = 0; i < spots.length; i++) {
        const box = spots[i];
        const effort = (lines.length - 1) * 0.05 + (i === 0 ? 0 : 0.02 + i * 0.001) + (overEdge(box, k) ? 1 : 0);
        if (effort >= least) continue;
        const score = effort + crowding(box, near) * 1.8 + astray(region, box, k) * 0.6;
        if (score >= least) continue;
        least = score;
        best = { name: { region, lines, size, x: box.x, y: box.y, strong: strong.has(region) }, box };
      }
    }
    if (!best || (least > ENOUGH && !strong.has(region))) continue;
    names.push(best.name);
    boxes.push(best.box);
  }
  return { names, boxes };
}

export interface FeatureName {
  readonly kind: string;
  readonly id: string;
  /** Middle, in pixels of the whole map. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Names of waters, ranges and woods where nothing else stands; the others are left out. */
export function placeFeatures(
  features: readonly Feature[],
  k: number,
  width: (id: string) => number,
  taken: readonly Box[],
): FeatureName[] {
  const boxes = [...taken];
  const out: FeatureName[] = [];
  const free = (feature: Feature): { name: FeatureName; box: Box } | undefined => {
    const { kind, id, spots } = feature;
    const w = width(id) / 2;
    for (const spot of spots)
      for (const off of kind === 'm' ? [-15, 21] : kind === 'r' ? [-8, 14] : [0]) {
        const turn = (spot.turn * Math.PI) / 180;
        const x = spot.x * k - Math.sin(turn) * off;
        const y = spot.y * k + Math.cos(turn) * off;
        const cos = Math.abs(Math.cos(turn));
        const sin = Math.abs(Math.sin(turn));
        const box = { x, y, w: w * cos + 7 * sin, h: w * sin + 7 * cos };
        if (!overEdge(box, k) && crowding(box, boxes) < 0.02) return { name: { kind, id, x, y, turn: spot.turn }, box };
      }
    return undefined;
  };
  for (const feature of features) {
    const found = free(feature);
    if (!found) continue;
    out.push(found.name);
    boxes.push(found.box);
  }
  return out;
}
