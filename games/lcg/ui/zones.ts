/** Where the zones of the table lie: the phase leads and its zone grows, their order never changes. Pure. */
import { type CardSizes, cardSizes, clamp, HIT, type Rect, type RoomKind, roomKind } from '@pony/ui/fit';

export type PhaseKind = 'planning' | 'quest' | 'combat';
export interface Zones {
  readonly kind: RoomKind;
  readonly c: CardSizes;
  readonly top: Rect;
  readonly prompt: Rect;
  /** Dials, piles, passing, the story: in wide rooms. */
  readonly side?: Rect;
  /** Stage, location and staging area; in combat a line. */
  readonly quest?: Rect;
  /** In one column: the stage in a line, and the staging area with the location. */
  readonly questline?: Rect;
  readonly staging?: Rect;
  readonly contest: Rect;
  /** Enemies in a row of their own. */
  readonly engaged?: Rect;
  readonly friends?: Rect;
  readonly mine: Rect;
  readonly hand: Rect;
}

export interface ZonesHow {
  readonly t?: number;
  readonly players?: number;
  readonly phase?: PhaseKind;
  readonly engaged?: boolean;
}

type Shares = Readonly<Record<PhaseKind, readonly [quest: number, friends: number, mine: number, hand: number]>>;
/** What of the room that is left goes to each zone. */
const SHARES: readonly Shares[] = [
  { planning: [0.26, 0, 0.4, 0.34], quest: [0.34, 0, 0.42, 0.24], combat: [0, 0, 0.8, 0.2] },
  { planning: [0.2, 0.26, 0.29, 0.25], quest: [0.27, 0.28, 0.28, 0.17], combat: [0, 0.17, 0.66, 0.17] },
  { planning: [0.22, 0.22, 0.31, 0.25], quest: [0.27, 0.23, 0.31, 0.19], combat: [0, 0.22, 0.61, 0.17] },
];

export function zonesOf(W: number, H: number, how: ZonesHow = {}): Zones {
  const c = cardSizes(W, H, how.t ?? 1);
  const kind = roomKind(W, H);
  if (kind === 'wide' || kind === 'low') return beside(W, H, c, kind, how);
  return inColumn(W, H, c, kind, how);
}

/** Wide: a column at the right. Low: the question is that column. */
function beside(W: number, H: number, c: CardSizes, kind: RoomKind, how: ZonesHow): Zones {
  const { players = 1, phase = 'quest' } = how;
  const { r } = c;
  const low = kind === 'low';
  const g = low ? 4 : 0.5 * r;
  const topHeight = low ? Math.max(HIT, 2.25 * r) : 2.75 * r;
  const promptHeight = low ? 0 : 4.75 * r;
  const bar = (low ? 2.5 : 2.75) * r;
  const column = low
    ? Math.min(clamp(13 * r, 0.24 * W, 17 * r), 0.34 * W)
    : Math.min(clamp(14 * r, 0.185 * W, 21 * r), 0.27 * W);
  const x = g;
  const w = W - column - 3 * g;
  const [q, f, m, h] = SHARES[Math.min(players, 3) - 1][phase];
  const strip = q ? 0 : Math.max(HIT, bar);
  const gaps = (players > 1 ? 5 : 4) * g;
  const left = H - topHeight - promptHeight - bar - gaps - strip;
  const right = W - column - g;
  let y = topHeight;
  const put = (height: number): Rect => {
    const at = { x, y, w, h: height };
    y += height + g;
    return at;
  };
  return {
    kind,
    c,
    top: { x: 0, y: 0, w: W, h: topHeight },
    prompt: low
      ? { x: right, y: topHeight, w: W - right, h: H - topHeight }
      : { x: 0, y: H - promptHeight, w: W, h: promptHeight },
    ...(low ? null : { side: { x: right, y: topHeight, w: column, h: H - topHeight - promptHeight - g } }),
    quest: put(strip || q * left),
    contest: put(bar),
    ...(f ? { friends: put(f * left) } : null),
    mine: put(m * left),
    hand: put(h * left),
  };
}

/** Tall windows and phones: everything on one screen, small; what has no room folds away, one after the other. */
function inColumn(W: number, H: number, c: CardSizes, kind: RoomKind, how: ZonesHow): Zones {
  const { players = 1, phase = 'quest', engaged = false } = how;
  const { r } = c;
  const g = 4;
  const tall = kind === 'tall';
  const top = Math.max(HIT, (tall ? 2.75 : 2.25) * r);
  const bar = 2.5 * r;
  const staging = clamp(3.25 * r, (tall ? 0.15 : 0.13) * H, 9 * r);
  let prompt = (tall ? 5.25 : 8.25) * r;
  let strip = Math.max(HIT, 2.5 * r);
  let hand = tall ? 8 * r : phase === 'planning' ? 6.5 * r : Math.max(HIT, 2.75 * r);
  let enemies = engaged ? clamp(3.25 * r, 0.105 * H, 7 * r) : 0;
  let friends = players > 1 ? (tall ? 0.17 * H : Math.max(HIT, 2.9 * r)) : 0;
  const mine = (): number => H - top - prompt - strip - bar - staging - enemies - friends - hand - 8 * g;
  const least = 6.4 * r;
  // The stage goes into the contest bar; staging and engaged share a row; the hand and then the friends are handles.
  if (mine() < least) strip = 0;
  if (mine() < least) enemies = 0;
  if (mine() < least) hand = HIT;
  if (mine() < least) friends = 0;
  if (mine() < least) prompt -= Math.min(2.4 * r, least - mine());
  let y = top + g;
  const put = (height: number): Rect => {
    const at = { x: 6, y, w: W - 12, h: height };
    y += height + g;
    return at;
  };
  const maybe = <K extends string>(name: K, height: number): Partial<Record<K, Rect>> =>
    height > 0 ? ({ [name]: put(height) } as Record<K, Rect>) : {};
  return {
    kind,
    c,
    top: { x: 0, y: 0, w: W, h: top },
    prompt: { x: 0, y: H - prompt, w: W, h: prompt },
    ...maybe('questline', strip),
    staging: put(staging),
    contest: put(bar),
    ...maybe('engaged', enemies),
    ...maybe('friends', friends),
    mine: put(mine()),
    hand: put(hand),
  };
}
