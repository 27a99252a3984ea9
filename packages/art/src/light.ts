// Light on a shape: wedges cut from its lit edge inwards, along the light.
import type { Chance } from './chance.ts';
import { type Place, type Point, wedge } from './knife.ts';

export type Outline = readonly Point[];

/** How many numbers each letter of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7 };

/** Our own relative paths as outlines of straight pieces, as many to a bend. */
export function flatten(d: string, place: Place = (point) => point, pieces = 4): Outline[] {
  const all: Point[][] = [];
  let outline: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const put = (px: number, py: number): unknown => outline.push(place({ x: px, y: py }));
  const go = (dx: number, dy: number): void => {
    x += dx;
    y += dy;
  };
  const steps: Readonly<Record<string, (...v: number[]) => void>> = {
    l: (dx = 0, dy = 0) => {
      go(dx, dy);
      put(x, y);
    },
    h: (dx = 0) => {
      go(dx, 0);
      put(x, y);
    },
    v: (dy = 0) => {
      go(0, dy);
      put(x, y);
    },
    c: (ax = 0, ay = 0, bx = 0, by = 0, dx = 0, dy = 0) => {
      for (let s = 1; s <= pieces; s++) {
        const t = s / pieces;
        const u = 1 - t;
        put(
          x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * dx,
          y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * dy,
        );
      }
      go(dx, dy);
    },
    q: (ax = 0, ay = 0, dx = 0, dy = 0) => {
      for (let s = 1; s <= pieces; s++) {
        const t = s / pieces;
        const u = 1 - t;
        put(x + 2 * u * t * ax + t * t * dx, y + 2 * u * t * ay + t * t * dy);
      }
      go(dx, dy);
    },
    a: (r = 0, _ry, _turn, _large, _sweep, dx = 0, dy = 0) => {
      for (let s = 1; s <= 8; s++) {
        const t = Math.PI * (1 + s / 8);
        put(x + dx / 2 + (Math.cos(t) * dx) / 2, y + (dx > 0 ? -1 : 1) * Math.abs(Math.sin(t)) * r);
      }
      go(dx, dy);
    },
  };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    if (letter === 'M' || letter === 'm') {
      const [mx = 0, my = 0] = v.splice(0, 2);
      if (letter === 'M') [x, y] = [0, 0];
      go(mx, my);
      [startX, startY] = [x, y];
      outline = [];
      all.push(outline);
      put(x, y);
    }
    const takes = TAKES[letter] ?? 2;
    const step = steps[letter] ?? steps.l;
    for (let i = 0; i < v.length; i += takes) step?.(...v.slice(i, i + takes));
  }
  return all;
}

interface Cut {
  /** Across the light: where it lies; along the light: where it begins, how long it is, how thick the shape is there. */
  readonly at: number;
  readonly from: number;
  readonly long: number;
  readonly thick: number;
}

interface Hatching {
  readonly gap?: number;
  readonly len?: number;
  readonly w?: number;
  /** At most this part of the thickness. */
  readonly keep?: number;
  readonly max?: number;
  readonly min?: number;
  /** Nothing is cut below. */
  readonly clipY?: number;
}

/** Wedges cut into outlines (even-odd) by light that travels along `dir`, a unit vector. */
export function hatch(outlines: readonly Outline[], dir: Point, R: Chance, how: Hatching = {}): string {
  const { gap = 5, len = 22, w = 2.6, keep = 0.5, max = 90, min = 4, clipY = 1e9 } = how;
  const { x: ux, y: uy } = dir;
  const [vx, vy] = [-uy, ux];
  const along = (p: Point): number => p.x * ux + p.y * uy;
  const across = (p: Point): number => p.x * vx + p.y * vy;
  let [lo, hi] = [1e9, -1e9];
  const edges: [number, number, number, number][] = [];
  for (const outline of outlines)
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] ?? a;
      edges.push([along(a), across(a), along(b), across(b)]);
      lo = Math.min(lo, across(a));
      hi = Math.max(hi, across(a));
    });
  const cuts: Cut[] = [];
  for (let t = lo + gap * R.r(0.2, 0.9); t < hi; t += gap * R.r(0.75, 1.25)) {
    const xs: number[] = [];
    for (const [ax, ay, bx, by] of edges) if (ay <= t !== by <= t) xs.push(ax + ((t - ay) / (by - ay)) * (bx - ax));
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = xs[i] ?? 0;
      const thick = (xs[i + 1] ?? 0) - from;
      if (thick < min) continue;
      const long = Math.min(len * R.r(0.45, 1.25), thick * keep);
      if (long >= 2.5) cuts.push({ at: t, from, long, thick });
    }
  }
  const kept = cuts.length > max ? cuts.toSorted((a, b) => b.thick - a.thick).slice(0, max) : cuts;
  let d = '';
  for (const { at, from, long } of kept) {
    const ax = (from - 0.6) * ux + at * vx;
    const ay = (from - 0.6) * uy + at * vy;
    if (ay <= clipY) d += wedge(ax, ay, ax + ux * long, ay + uy * long, w * R.r(0.7, 1.3));
  }
  return d;
}
