/**
 * The rule by which a table of cards fits every window: as large as fits, tiers that leave every name in sight, smaller, heads
 * only, tokens, a stack that opens. Never a scroll bar. Pure: rectangles from a window, a size of letters and counts.
 */
export interface Box {
  readonly w: number;
  readonly h: number;
}
export interface Rect extends Box {
  readonly x: number;
  readonly y: number;
}

export type Way = 'empty' | 'open' | 'smaller' | 'tiers' | 'tiers, smaller' | 'heads' | 'tokens' | 'tokens, stack';
export interface Laid {
  readonly way: Way;
  /** Width of every card. */
  readonly w: number;
  /** How many tiers, or rows of tokens. */
  readonly k: number;
  readonly rects: readonly Rect[];
  /** How many the last token stands for, itself included; 0: it is a card as any other. */
  readonly more: number;
  /** Between two kinds in one zone. */
  readonly rule?: number;
}

/** wide: a column beside the table. tall, phone: one column. low: the question stands at the right of the table. */
export type RoomKind = 'wide' | 'tall' | 'phone' | 'low';
export interface CardSizes {
  /** One rem of the table, in pixels. */
  readonly r: number;
  readonly min: number;
  readonly want: number;
  readonly max: number;
  readonly token: number;
}

export const clamp = (least: number, x: number, most: number): number => Math.max(least, Math.min(x, most));
/** Head, and the lowest and tallest card with a picture, in widths of the card. */
export const HEAD = 0.49;
const TALL = 1.28;
export const LOW = 0.95;
/** The least side of anything that is pressed. */
export const HIT = 44;

/** The reader's size of letters, and a little more on big screens; smaller letters than usual make no smaller table. */
export function remOf(W: number, H: number, t = 1): number {
  const s = Math.min(W / 1366, H / 768);
  return 16 * Math.max(1, t) * clamp(1, s ** 0.6, 1.4);
}

export function roomKind(W: number, H: number): RoomKind {
  if (H < 480 || (H < 600 && W >= 1.3 * H)) return 'low';
  if (W < 600) return 'phone';
  return W < 1024 || W / H < 1.15 ? 'tall' : 'wide';
}

const PART: Readonly<Record<RoomKind, number>> = { wide: 0.118, tall: 0.17, phone: 0.32, low: 0.18 };

/** Widths of cards: the least shows a name of thirteen letters. */
export function cardSizes(W: number, H: number, t = 1): CardSizes {
  const r = remOf(W, H, t);
  const kind = roomKind(W, H);
  return {
    r,
    min: 5.25 * r,
    want: (kind === 'phone' ? 5.6 : 6.5) * r,
    max: Math.max(5.25 * r, Math.min(PART[kind] * W, 15 * r)),
    token: Math.max(HIT, 2.75 * r),
  };
}

const gapOf = (c: CardSizes): number => clamp(4, 0.06 * c.want, 12);
const EMPTY: Laid = { way: 'empty', w: 0, k: 0, rects: [], more: 0 };

interface Tiers {
  readonly k: number;
  readonly w: number;
}
/** With every tier more the cards must grow by an eighth, unless only that makes them wide enough. */
function bestTiers(tiers: number, least: number, widthAt: (k: number) => number): Tiers {
  let best = { k: 1, w: widthAt(1) };
  for (let k = 2; k <= tiers; k++) {
    const w = widthAt(k);
    if (w > best.w * 1.12 || (best.w < least && w >= least)) best = { k, w };
  }
  return best;
}

/**
 * Cards of `m` columns in tiers, each lower one over the picture of the one before it; where there is room the tiers lie apart
 * as far as they can. `heads`: nothing is seen below them.
 */
function tiered(
  n: number,
  m: number,
  w: number,
  B: number,
  k: number,
  x0: number,
  gap: number,
  heads: boolean,
): Rect[] {
  const apart = k > 1 && !heads ? Math.min(TALL * w + gap, (B - LOW * w) / (k - 1)) : 0;
  const step = Math.max(HEAD * w, apart);
  const whole = step >= LOW * w + gap;
  const last = Math.min(TALL * w, B - (k - 1) * step);
  return Array.from({ length: n }, (_, i) => {
    const y = Math.floor(i / m) * step;
    const h = heads ? HEAD * w : whole ? Math.min(last, step - gap) : Math.min(TALL * w, B - y);
    // Of a card behind others only what is in sight is there.
    return { x: x0 + (i % m) * (w + gap), y, w, h: i + m < n && !whole ? step : h };
  });
}

export interface RowHow {
  readonly tiers?: number;
  readonly max?: number;
  readonly align?: 'left' | 'middle';
}

/** n cards in a box. */
export function row({ w: A, h: B }: Box, n: number, c: CardSizes, how: RowHow = {}): Laid {
  const { tiers = 4, max = c.max, align = 'left' } = how;
  if (n === 0) return EMPTY;
  const gap = gapOf(c);
  const columns = (k: number): number => Math.ceil(n / k);
  const width = (k: number): number => (A - (columns(k) - 1) * gap) / columns(k);
  const lay = (k: number, w: number, way: Way): Laid => {
    const whole = Math.floor(w);
    const m = columns(k);
    const x0 = align === 'middle' ? (A - (m * whole + (m - 1) * gap)) / 2 : 0;
    return { way, w: whole, k, rects: tiered(n, m, whole, B, k, x0, gap, way === 'heads'), more: 0 };
  };
  const one = Math.min(max, width(1), B / LOW);
  if (one >= c.want) return lay(1, one, 'open');
  const whole = bestTiers(tiers, c.min, (k) => Math.min(max, width(k), B / (HEAD * (k - 1) + LOW)));
  if (whole.w >= c.min) {
    const way = whole.k === 1 ? 'smaller' : whole.w >= c.want ? 'tiers' : 'tiers, smaller';
    return lay(whole.k, whole.w, way);
  }
  const heads = bestTiers(tiers, c.min, (k) => Math.min(max, width(k), B / (HEAD * k)));
  return heads.w >= c.min ? lay(heads.k, heads.w, 'heads') : tokens({ w: A, h: B }, n, c);
}

/** Squares with a picture and a number; the last one stands for those that have no room. */
export function tokens({ w: A, h: B }: Box, n: number, c: CardSizes): Laid {
  const q = Math.min(c.token, B);
  const columns = Math.max(1, Math.floor((A + 4) / (q + 4)));
  const rows = Math.max(1, Math.floor((B + 4) / (q + 4)));
  const room = columns * rows;
  const more = n > room ? n - room + 1 : 0;
  const rects = Array.from({ length: Math.min(n, room) }, (_, i) => ({
    x: (i % columns) * (q + 4),
    y: Math.floor(i / columns) * (q + 4),
    w: q,
    h: q,
  }));
  return { way: more ? 'tokens, stack' : 'tokens', w: q, k: rows, rects, more };
}

/** Between two kinds in one box. */
const RULE = 14;

/** Two kinds in one box, enemies and characters: columns of each beside each other, one width and one number of tiers. */
export function pair(box: Box, first: number, second: number, c: CardSizes, how: RowHow = {}): Laid {
  if (!first || !second) return row(box, first + second, c, how);
  const { w: A, h: B } = box;
  const { tiers = 3, max = c.max } = how;
  const gap = gapOf(c);
  const columns = (k: number): number => Math.ceil(first / k) + Math.ceil(second / k);
  const width = (k: number): number => (A - RULE - (columns(k) - 1) * gap) / columns(k);
  const find = (heads: boolean): (Tiers & { way: Way }) | null => {
    let found: (Tiers & { way: Way }) | null = null;
    for (let k = 1; k <= tiers; k++) {
      const w = Math.min(max, width(k), B / (heads ? HEAD * k : HEAD * (k - 1) + LOW));
      if (w < c.min || (found && found.k === 1 && found.w >= c.want)) continue;
      if (found && w <= found.w * 1.12) continue;
      const large = w >= c.want;
      const way = heads ? 'heads' : k === 1 ? (large ? 'open' : 'smaller') : large ? 'tiers' : 'tiers, smaller';
      found = { k, w, way };
    }
    return found;
  };
  const found = find(false) ?? find(true);
  if (!found) return row(box, first + second, c, how);
  const { k, way } = found;
  const w = Math.floor(found.w);
  const left = Math.ceil(first / k);
  const rects = [
    ...tiered(first, left, w, B, k, 0, gap, way === 'heads'),
    ...tiered(second, Math.ceil(second / k), w, B, k, left * (w + gap) + RULE, gap, way === 'heads'),
  ];
  return { way, w, k, rects, more: 0, rule: left * (w + gap) - gap / 2 + RULE / 2 };
}

/** A zone's own room for cards: its edges give way before a token does. `label`: words at its left. */
export function inside(zone: Box, c: CardSizes, { pad = 0.4 * c.r, label = 0 } = {}): Rect {
  const edge = Math.min(pad, 4, Math.max(0, (zone.h - c.token) / 2));
  return { x: pad + label, y: edge, w: zone.w - 2 * pad - label, h: zone.h - 2 * edge };
}
