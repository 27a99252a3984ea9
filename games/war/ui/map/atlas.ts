/** The map, unpacked once: outlines as path data, places and borders by the number of the region. */
import packed from '../data/atlas.json' with { type: 'json' };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Border {
  readonly a: number;
  readonly b: number;
  readonly kind: 'open' | 'river' | 'mountain';
  readonly arcs: readonly number[];
}

/** One region as it is drawn. */
export interface Place {
  readonly id: string;
  /** Where an army stands: the middle of the largest circle inside; `room` is its radius. */
  readonly anchor: Spot;
  readonly room: number;
  readonly label: Spot;
  readonly settlement: Spot | null;
  /** -1: of no nation. */
  readonly nation: number;
  /** 0 none, 1 town, 2 city, 3 stronghold. */
  readonly kind: number;
  readonly fortified: boolean;
  readonly points: number;
  readonly outline: string;
  /** Corners, x and y by turns. */
  readonly ring: readonly number[];
  /** Regions that may be entered from here. */
  readonly open: readonly number[];
}

const numbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
const table = (text: string): number[][] => text.split(';').map(numbers);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Steps in tenths, turned into corners in units. */
function corners(steps: readonly number[]): number[] {
  const out: number[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i];
    y += steps[i + 1];
    out.push(x / 10, y / 10);
  }
  return out;
}

const backwards = (points: readonly number[]): number[] => {
  const out: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) out.push(points[i], points[i + 1]);
  return out;
};

/** Path data of corners. */
function lineOf(points: readonly number[], closed = false): string {
  let d = `M${points[0]} ${points[1]}`;
  for (let i = 2; i < points.length; i += 2) d += `L${points[i]} ${points[i + 1]}`;
  return closed ? `${d}Z` : d;
}

export const SIZE: { readonly width: number; readonly height: number } = (() => {
  const [width, height] = numbers(packed.size);
  return { width, height };
})();

const ARCS = table(packed.arcs).map(corners);

/** The corners along several arcs; a reference below zero is an arc run backwards. */
function joined(references: readonly number[]): number[] {
  const out: number[] = [];
  for (const reference of references) {
    const arc = reference < 0 ? backwards(ARCS[~reference]) : ARCS[reference];
    out.push(...(out.length > 0 ? arc.slice(2) : arc));
  }
  return out;
}

const KINDS = ['open', 'river', 'mountain'] as const;
export const BORDERS: readonly Border[] = table(packed.borders).map(([a, b, kind, ...arcs]) => ({
  a,
  b,
  kind: KINDS[kind],
  arcs,
}));

export const PLACES: readonly Place[] = (() => {
  const ids = packed.ids.split(' ');
  const rings = table(packed.rings).map(joined);
  return table(packed.regions).map((row, i) => {
    const [ax, ay, room, lx, ly, sx, sy] = row.map((value) => value / 10);
    const [nation, kind, fortified, points] = row.slice(7);
    const open = BORDERS.filter((border) => border.kind !== 'mountain' && (border.a === i || border.b === i));
    return {
      id: ids[i],
      anchor: { x: ax, y: ay },
      room,
      label: { x: lx, y: ly },
      settlement: sx < 0 ? null : { x: sx, y: sy },
      nation,
      kind,
      fortified: fortified === 1,
      points,
      outline: lineOf(rings[i], true),
      ring: rings[i],
      open: open.map((border) => (border.a === i ? border.b : border.a)),
    };
  });
})();

export const regionOf = (id: string): number => PLACES.findIndex((place) => place.id === id);

/** The middle of the border between two regions, null where they do not touch. */
export function gate(from: number, to: number): Spot | null {
  const border = BORDERS.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (!border) return null;
  const points = border.arcs.flatMap((arc) => (arc < 0 ? backwards(ARCS[~arc]) : ARCS[arc]));
  let long = 0;
  const lengths: number[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const step = Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
    lengths.push(step);
    long += step;
  }
  let left = long / 2;
  for (let i = 0; i < lengths.length; i++) {
    if (left <= lengths[i]) {
      const share = lengths[i] === 0 ? 0 : left / lengths[i];
      const at = i * 2;
      return {
        x: points[at] + (points[at + 2] - points[at]) * share,
        y: points[at + 1] + (points[at + 3] - points[at + 1]) * share,
      };
    }
    left -= lengths[i];
  }
  return { x: points[0], y: points[1] };
}

/** Whether a point lies inside a region. */
export function within(place: Place, x: number, y: number): boolean {
  const { ring } = place;
  let inside = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const yi = ring[i + 1];
    const yj = ring[j + 1];
    if (yi > y !== yj > y && x < ((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i]) inside = !inside;
  }
  return inside;
}

const arcLines = (list: readonly number[]): string => list.map((arc) => lineOf(ARCS[arc < 0 ? ~arc : arc])).join('');
const outlines = (text: string): string =>
  table(text)
    .map((steps) => lineOf(corners(steps), true))
    .join('');

function nationEdges(nation: number): string {
  const of = (region: number): number => PLACES[region].nation;
  const edges = BORDERS.filter(({ a, b }) => of(a) !== of(b) && (of(a) === nation || of(b) === nation));
  return arcLines(edges.flatMap(({ arcs }) => arcs));
}

const ofKind = (kind: Border['kind']): string =>
  arcLines(BORDERS.filter((border) => border.kind === kind).flatMap(({ arcs }) => arcs));

/** Everything that never changes, as path data. */
export const LAND = {
  tints: Array.from({ length: 8 }, (_, nation) =>
    PLACES.filter((place) => place.nation === nation)
      .map((place) => place.outline)
      .join(''),
  ),
  nationEdges: Array.from({ length: 8 }, (_, nation) => nationEdges(nation)),
  openBorders: ofKind('open'),
  impassable: ofKind('mountain'),
  coast: arcLines(numbers(packed.coast)),
  sea: lineOf(joined(numbers(packed.sea)), true),
  lakes: lineOf(joined(numbers(packed.inland)), true) + outlines(packed.lakes),
  islands: outlines(packed.islands),
  forests: outlines(packed.forests),
  rivers: table(packed.rivers).map(([width, ...steps]) => ({ width: round(width / 10), d: lineOf(corners(steps)) })),
  volcano: numbers(packed.volcano).map((value) => value / 10),
  lonePeak: numbers(packed['lone-peak']).map((value) => value / 10),
};

/** Positions of small drawings, north to south: x, y and size. */
export const GLYPHS: Readonly<Record<'peaks' | 'trees' | 'hills' | 'marsh' | 'grass' | 'waste', number[][]>> = (() => {
  const triples = (text: string): number[][] => {
    const flat = numbers(text);
    return Array.from({ length: flat.length / 3 }, (_, i) => [flat[i * 3], flat[i * 3 + 1], flat[i * 3 + 2] / 10]);
  };
  return {
    peaks: triples(packed.peaks),
    trees: triples(packed.trees),
    hills: triples(packed.hills),
    marsh: triples(packed.marsh),
    grass: triples(packed.grass),
    waste: triples(packed.waste),
  };
})();

/** A name on the map that is no region, and the places where it may stand. */
export interface Feature {
  /** w water, m mountains, f forest, r river. */
  readonly kind: string;
  readonly id: string;
  /** `turn` in degrees. */
  readonly spots: readonly (Spot & { readonly turn: number })[];
}
export const FEATURES: readonly Feature[] = packed.features.split(';').map((row) => {
  const [kind, id, ...rest] = row.split(' ');
  const flat = rest.map(Number);
  const spots = Array.from({ length: flat.length / 3 }, (_, i) => ({
    x: flat[i * 3],
    y: flat[i * 3 + 1],
    turn: flat[i * 3 + 2],
  }));
  return { kind, id, spots };
});
