/** Packs what the table must know of the map and of the printed facts into short strings. Pure; see write.mjs. */

type Point = readonly number[];

export interface FullMap {
  size: number[];
  arcs: Point[][];
  regions: Record<
    string,
    { arcs: number[][]; anchor: Point; inscribed: number; label: Point; settlement: Point | null }
  >;
  borders: { a: string; b: string; kind: string; arcs: number[] }[];
  coast: number[];
  sea: { arcs: number[][] };
  lakes: { id: string; arcs?: number[][]; points?: Point[] }[];
  rivers: { id: string; width: number; points: Point[] }[];
  mountains: { id: string; points: Point[] }[];
  forests: { id: string; points: Point[] }[];
  islands: { id: string; points: Point[] }[];
  glyphs: Record<string, Point[]>;
  landmarks: { kind: string; at: Point }[];
}

export interface RegionData {
  id: string;
  nation: string | null;
  settlement: string | null;
  fortification: boolean;
  points: number;
}

const SETTLEMENTS: readonly (string | null)[] = [null, 'town', 'city', 'stronghold'];
const BORDERS = ['open', 'river', 'mountain'];
/** How far a thinned line may lie from the full one, in units of the map. */
const THIN = 0.35;

const tenth = (value: number): number => Math.round(value * 10);
const row = (numbers: readonly number[]): string => numbers.join(' ');
const rows = (lists: readonly (readonly number[])[]): string => lists.map(row).join(';');

/** Leaves out points that lie within `far` of the line through those that stay (Douglas and Peucker). */
function thin(points: readonly Point[], far: number): Point[] {
  if (points.length < 3) return [...points];
  const [ax, ay] = points[0];
  const [bx, by] = points[points.length - 1];
  const long = Math.hypot(bx - ax, by - ay);
  let worst = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i];
    const across = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay));
    const off = long === 0 ? Math.hypot(x - ax, y - ay) : across / long;
    if (off > worst) {
      worst = off;
      at = i;
    }
  }
  if (worst <= far) return [points[0], points[points.length - 1]];
  return [...thin(points.slice(0, at + 1), far).slice(0, -1), ...thin(points.slice(at), far)];
}

/** The first point and then steps, in tenths of a unit. */
function steps(points: readonly Point[]): number[] {
  const out: number[] = [];
  let x = 0;
  let y = 0;
  for (const point of points) {
    const nx = tenth(point[0]);
    const ny = tenth(point[1]);
    if (out.length > 0 && nx === x && ny === y) continue;
    out.push(nx - x, ny - y);
    x = nx;
    y = ny;
  }
  return out;
}

const line = (points: readonly Point[]): number[] => steps(thin(points, THIN));

/** A closed outline is thinned in two halves, so that its first point is not taken for its last. */
function outline(points: readonly Point[]): number[] {
  const half = points.length >> 1;
  return steps([...thin(points.slice(0, half + 1), THIN).slice(0, -1), ...thin(points.slice(half), THIN)]);
}

const middle = (points: readonly Point[]): number[] =>
  [0, 1].map((axis) => {
    const along = points.map((point) => point[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });

/** Places along a line where its name may stand: x, y and the direction there in degrees, so that it reads upwards. */
function along(points: readonly Point[]): number[] {
  return [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share) => {
    const at = Math.round((points.length - 1) * share);
    const reach = Math.max(2, Math.round(points.length * 0.12));
    const [ax, ay] = points[Math.max(0, at - reach)];
    const [bx, by] = points[Math.min(points.length - 1, at + reach)];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return [points[at][0], points[at][1], turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn];
  });
}

/** Names that are no regions: `kind id (x y turn)...`; kind w water, m mountains, f forest, r river. */
function features(map: FullMap, regions: readonly RegionData[]): string {
  const line = (kind: string, id: string, spots: readonly number[]): string =>
    [kind, id, ...spots.map(Math.round)].join(' ');
  const named = new Set(regions.map(({ id }) => id));
  const longest = <T extends { id: string; points: Point[] }>(list: readonly T[]): T[] =>
    list.filter(
      (one) =>
        !named.has(one.id) &&
        one.points.length > 20 &&
        !list.some((other) => other.id === one.id && other.points.length > one.points.length),
    );
  const sea = map.lakes.find((lake) => lake.arcs);
  const shore = sea?.arcs?.[0].flatMap((arc) => map.arcs[arc < 0 ? ~arc : arc]) ?? [];
  return [
    ...map.lakes.map((lake) => line('w', lake.id, [...middle(lake.points ?? shore), 0])),
    ...longest(map.mountains).map((range) => line('m', range.id, along(range.points))),
    ...longest(map.forests).map((forest) => line('f', forest.id, [...middle(forest.points), 0])),
    ...longest(map.rivers).map((river) => line('r', river.id, along(river.points))),
  ].join(';');
}

/** The atlas: lists of numbers as text, rows parted by semicolons. What each row holds is read in map/atlas.ts. */
export function packAtlas(
  map: FullMap,
  regions: readonly RegionData[],
  nations: readonly string[],
): Record<string, string> {
  const of = (id: string): number => regions.findIndex((region) => region.id === id);
  const drawn = regions.map(({ id }) => map.regions[id]);
  const out: Record<string, string> = {
    size: row(map.size),
    ids: regions.map(({ id }) => id).join(' '),
    arcs: rows(map.arcs.map(line)),
    regions: rows(
      regions.map(({ nation, settlement, fortification, points }, i) => {
        const { anchor, inscribed, label, settlement: place } = drawn[i];
        const spots = [...anchor, inscribed, ...label.slice(0, 2), ...(place ?? [-1, -1])];
        const kind = SETTLEMENTS.indexOf(settlement);
        return [...spots.map(tenth), nation === null ? -1 : nations.indexOf(nation), kind, +fortification, points];
      }),
    ),
    rings: rows(drawn.map(({ arcs }) => arcs[0])),
    borders: rows(map.borders.map(({ a, b, kind, arcs }) => [of(a), of(b), BORDERS.indexOf(kind), ...arcs])),
    coast: row(map.coast),
    sea: row(map.sea.arcs[0]),
    inland: row(map.lakes.find((lake) => lake.arcs)?.arcs?.[0] ?? []),
    lakes: rows(map.lakes.flatMap(({ points }) => (points ? [outline(points)] : []))),
    rivers: rows(map.rivers.map(({ width, points }) => [tenth(width), ...line(points)])),
    forests: rows(map.forests.map(({ points }) => outline(points))),
    islands: rows(map.islands.map(({ points }) => outline(points))),
    features: features(map, regions),
  };
  for (const [kind, spots] of Object.entries(map.glyphs)) {
    const down = [...spots].sort((a, b) => a[1] - b[1]);
    out[kind] = row(down.flatMap(([x, y, size]) => [Math.round(x), Math.round(y), tenth(size)]));
  }
  for (const { kind, at } of map.landmarks) out[kind] = row(at.map(tenth));
  return out;
}

export interface CardData {
  id: string;
  combat: string;
  side: string;
  deck: string;
  type: string;
  table: boolean;
  player?: string | null;
}
export interface CharacterData {
  id: string;
  side: string;
  kind: string;
  level: number | null;
  leadership: number;
  guide: string | null;
  abilities: readonly string[];
}
export interface TileData {
  kind: string;
  value: number | string;
  reveal: boolean;
  stop: boolean;
}

const SIDES = ['free-peoples', 'shadow'];
/** Players of a part of a side. */
const ROLES = [...SIDES, 'gondor', 'rohan', 'witch-king', 'saruman'];
const DECKS = ['character', 'strategy'];
const TYPES = ['character', 'army', 'muster'];
/** Values of Hunt tiles that are no number. */
const EYE = 50;
const DIE = 51;
const TILES = ['standard', 'free-peoples', 'shadow'];

/** The printed facts a picture of a card, a Character or a tile needs; read in data/facts.ts. */
export function packFacts(
  cards: readonly CardData[],
  characters: readonly CharacterData[],
  tiles: readonly TileData[],
): Record<string, string> {
  const value = (of: number | string): number => (of === 'eye' ? EYE : of === 'die' ? DIE : Number(of));
  return {
    cardIds: cards.map((c) => c.id).join(' '),
    combatIds: cards.map((c) => c.combat).join(' '),
    characterIds: characters.map((c) => c.id).join(' '),
    powers: characters.map((c) => [c.guide ?? '-', ...c.abilities].join(',')).join(' '),
    cards: rows(
      cards.map((c) => [
        SIDES.indexOf(c.side),
        DECKS.indexOf(c.deck),
        TYPES.indexOf(c.type),
        +c.table,
        c.player ? ROLES.indexOf(c.player) : -1,
      ]),
    ),
    characters: rows(
      characters.map((c) => [SIDES.indexOf(c.side), +(c.kind === 'minion'), c.level ?? -1, c.leadership]),
    ),
    tiles: rows(tiles.map((t) => [TILES.indexOf(t.kind), value(t.value), +t.reveal, +t.stop])),
  };
}
