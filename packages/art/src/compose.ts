// A line of words becomes a picture: sky, ground, subjects from far to near, and the edge of the block.
import { type Block, layers, type Silhouette } from './block.ts';
import { chance } from './chance.ts';
import { lights, palettes } from './inks.ts';
import { type Point, poly, wedge } from './knife.ts';
import type { Ground, Grounds } from './scenery/ground.ts';
import { inside } from './scenery/inside.ts';
import { open } from './scenery/open.ts';
import { skies } from './scenery/skies.ts';
import { waters } from './scenery/waters.ts';
import { woods } from './scenery/woods.ts';
import { subject } from './subject.ts';
import { read, type SubjectWords } from './words.ts';

const grounds: Grounds = { ...open, ...woods, ...waters, ...inside };
/** What falls or flies in front of everything. */
const BEFORE_ALL = ['embers', 'leaves', 'snow'];
const HEIGHT = 240;

export type Silhouettes = Readonly<Record<string, Silhouette>>;

function known<T>(found: T | undefined, what: string, word: string): T {
  if (found === undefined) throw new Error(`no ${what} ${word}`);
  return found;
}

/** The edge of the block: a rough paper margin, and a few nicks of the gouge. */
function edge({ W, H, R, inks, raw }: Block): void {
  const margin = 4;
  const rough: Point[] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    for (let i = 0; i < 4; i++)
      rough.push({
        x: x0 + (x1 - x0) * (i / 4) + (x0 === x1 ? R.r(-1.6, 1.6) : 0),
        y: y0 + (y1 - y0) * (i / 4) + (y0 === y1 ? R.r(-1.6, 1.6) : 0),
      });
  };
  side(margin, margin, margin, H - margin);
  side(margin, H - margin, W - margin, H - margin);
  side(W - margin, H - margin, W - margin, margin);
  side(W - margin, margin, margin, margin);
  let d = `M-1-1h${W + 2}v${H + 2}H-1z${poly(rough)}`;
  for (let i = 0; i < 9; i++) {
    const [which, along, deep] = [R.i(0, 3), R.r(10, 220), R.r(4, 11)];
    const t = (along / HEIGHT) * (which < 2 ? W : H);
    if (which === 0) d += wedge(t, margin - 1, t + R.r(-3, 3), margin + deep, 2.4);
    else if (which === 1) d += wedge(t, H - margin + 1, t + R.r(-3, 3), H - margin - deep, 2.4);
    else if (which === 2) d += wedge(margin - 1, t, margin + deep, t + R.r(-3, 3), 2.4);
    else d += wedge(W - margin + 1, t, W - margin - deep, t + R.r(-3, 3), 2.4);
  }
  raw(`<path fill="${inks.P}" d="${d}"/>`);
}

/** A picture as SVG, 240 high: the same id, line and width give the same bytes for ever. Silhouettes are those that lines may name. */
export function woodcut(id: string, line: string, silhouettes: Silhouettes, width = HEIGHT): string {
  const words = read(line);
  const W = width;
  const R = chance(id);
  const inks = known(palettes.get(words.palette), 'palette', words.palette);
  const light = known(lights.get(words.light), 'light', words.light);
  const ground: Ground = known(grounds[words.ground], 'ground', words.ground);
  const above = words.skies.map((word) => ({
    sky: known(skies[word], 'sky', word),
    before: BEFORE_ALL.includes(word),
  }));
  const side = R() < 0.5 ? 1 : -1;
  const first = words.subjects[0]?.x;
  const middle = first != null ? (first / 100) * W : W * (0.5 - 0.07 * side);
  const { add, raw, print } = layers(inks);
  const c: Block = {
    W,
    H: HEIGHT,
    R,
    hz: ground.hz,
    sea: words.ground === 'sea',
    lx: words.x != null ? (words.x / 100) * W : middle + side * W * R.r(0.24, 0.36),
    ly: words.y != null ? (words.y / 100) * HEIGHT : R.r(38, 74),
    lr: words.r ?? R.i(19, 27),
    i: light,
    inks,
    add,
    raw,
  };
  const cut = (which: (t: ReadonlySet<string>) => boolean): void => {
    for (const one of words.subjects)
      if (which(one.t) && !subject(c, one, silhouettes)) known(undefined, 'subject', one.name);
  };
  raw(`<path fill="${inks[light.sky]}" d="M0 0h${W}v${HEIGHT}H0z"/>`);
  for (const { sky, before } of above) if (!before) sky(c);
  cut((t) => t.has('sky'));
  ground.back(c);
  cut((t) => t.has('far'));
  cut((t) => !t.has('far') && !t.has('front') && !t.has('sky'));
  ground.front(c);
  cut((t) => t.has('front'));
  for (const { sky, before } of above) if (before) sky(c);
  edge(c);
  return print(W, HEIGHT);
}

/** The silhouettes that a line names, so that a game carries those of its own pictures only. */
export const named = (line: string): readonly string[] => read(line).subjects.map(({ name }: SubjectWords) => name);
