// The knife: outlines, gouges, wedges and discs as SVG paths in whole numbers. A block is 240 high.

export interface Point {
  readonly x: number;
  readonly y: number;
  /** A corner: the outline does not run smoothly through it. */
  readonly c?: boolean;
}
/** Where a point of a drawing lies on the block. */
export type Place = (point: Point) => Point;

const here: Place = (point) => point;

const whole = (value: number): number => {
  const rounded = Math.round(value);
  return Object.is(rounded, -0) ? 0 : rounded;
};

function joined(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) text += text && number >= 0 ? ` ${number}` : `${number}`;
  return text;
}

/** A path written step by step, relative and in whole numbers. */
interface Pen {
  d: string;
  x: number;
  y: number;
}
const pen = (at: Point): Pen => {
  const [x, y] = [whole(at.x), whole(at.y)];
  return { d: `M${joined([x, y])}`, x, y };
};
function line(path: Pen, toX: number, toY: number): Pen {
  const [x, y] = [whole(toX), whole(toY)];
  path.d += `l${joined([x - path.x, y - path.y])}`;
  path.x = x;
  path.y = y;
  return path;
}
function bend(path: Pen, letter: 'c' | 'q', ...to: number[]): Pen {
  const at = to.map(whole);
  path.d += letter + joined(at.map((value, i) => value - (i % 2 ? path.y : path.x)));
  [path.x = 0, path.y = 0] = at.slice(-2);
  return path;
}
const closed = (path: Pen): string => `${path.d}z`;

const known = new Map<string, readonly Point[]>();
/** "x,y x,y! ...": points, ! after a corner. */
function points(text: string): readonly Point[] {
  let list = known.get(text);
  if (!list) {
    list = text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
        return { x, y, c: word.endsWith('!') };
      });
    known.set(text, list);
  }
  return list;
}

/** How far the outline bends at a point on its way between its neighbours, at most so far. */
function tangent(point: Point, before: Point, after: Point, most: number): readonly [number, number] {
  if (point.c) return [0, 0];
  const dx = (after.x - before.x) / 6;
  const dy = (after.y - before.y) / 6;
  const length = Math.hypot(dx, dy);
  const k = length > most ? most / length : 1;
  return [dx * k, dy * k];
}

/** A smooth closed outline through points. */
export function smooth(list: readonly Point[], place: Place = here): string {
  const all = list.map((point) => ({ ...place(point), c: point.c }));
  const at = (i: number): Point => all[(i + all.length) % all.length] ?? { x: 0, y: 0 };
  const path = pen(at(0));
  for (let i = 0; i < all.length; i++) {
    const [a, b] = [at(i), at(i + 1)];
    if (a.c && b.c) {
      if (i < all.length - 1) line(path, b.x, b.y);
      continue;
    }
    const most = Math.hypot(b.x - a.x, b.y - a.y) * 0.42;
    const out = tangent(a, at(i - 1), b, most);
    const into = tangent(b, a, at(i + 2), most);
    bend(path, 'c', a.x + out[0], a.y + out[1], b.x - into[0], b.y - into[1], b.x, b.y);
  }
  return closed(path);
}

/** A closed outline of straight edges. */
export function poly(list: readonly Point[], place: Place = here): string {
  const [first, ...rest] = list.map(place);
  if (!first) return '';
  const path = pen(first);
  for (const { x, y } of rest) line(path, x, y);
  return closed(path);
}

/** The same two, from words. */
export const curve = (text: string, place: Place = here): string => smooth(points(text), place);
export const facet = (text: string, place: Place = here): string => poly(points(text), place);

/** A lens-shaped gouge from a to b, w wide in the middle, bent to one side. */
export function gouge(ax: number, ay: number, bx: number, by: number, w: number, by2 = 0): string {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const mx = (ax + bx) / 2;
  const my = (ay + by) / 2;
  const path = pen({ x: ax, y: ay });
  if (w < 2.3 && Math.abs(by2) < 1.6)
    return closed(bend(path, 'q', mx + nx * (by2 + w * 2), my + ny * (by2 + w * 2), bx, by));
  bend(path, 'q', mx + nx * (by2 + w), my + ny * (by2 + w), bx, by);
  return closed(bend(path, 'q', mx + nx * (by2 - w), my + ny * (by2 - w), ax, ay));
}

/** A wedge: w wide at a, to nothing at b. */
export function wedge(ax: number, ay: number, bx: number, by: number, w: number): string {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.hypot(dx, dy) || 1;
  const nx = ((-dy / length) * w) / 2;
  const ny = ((dx / length) * w) / 2;
  let [x, y] = [whole(ax + nx), whole(ay + ny)];
  const [x2, y2] = [whole(ax - nx), whole(ay - ny)];
  if (x === x2 && y === y2) {
    if (Math.abs(dx) > Math.abs(dy)) y++;
    else x++;
  }
  return closed(line(line(pen({ x, y }), bx, by), x2, y2));
}

export function disc(x: number, y: number, r: number, ry = r): string {
  const [rx, rh] = [whole(r), whole(ry)];
  return `M${whole(x) - rx} ${whole(y)}a${rx} ${rh} 0 1 0 ${2 * rx} 0a${rx} ${rh} 0 1 0 ${-2 * rx} 0z`;
}
