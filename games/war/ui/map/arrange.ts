/** Where every piece lies at a zoom, in pixels of the whole map. Pure; run when the zoom has come to rest. */
import type { ComponentType } from 'react';
import { type FellowshipState, type Force, type RegionState, unitsOf } from '../types.ts';
import { PLACES, within } from './atlas.ts';
import { type Box, beside } from './boxes.ts';
import type { Level } from './camera.ts';
import { partySize, plateSize, tokenMarks } from './sizes.ts';

type PieceKind = 'army' | 'siege' | 'settlement' | 'fellowship' | 'party' | 'mark' | 'more';

/** A piece of an expansion: beside the army of its region. */
export interface MapPiece {
  readonly key: string;
  readonly region: number;
  /** Half its size at a level of zoom; null where it is not drawn. */
  size(level: Level): { readonly w: number; readonly h: number } | null;
  readonly Draw: ComponentType<{ level: Level }>;
}

export interface Laid {
  readonly key: string;
  readonly kind: PieceKind;
  readonly region: number;
  readonly box: Box;
  /** What hangs on it: pips, badges, marks. */
  readonly also?: readonly Box[];
  readonly force?: Force;
  readonly more?: MapPiece;
}

export const TOKEN: Record<Level, number> = { 1: 30, 2: 38, 3: 32 };
export const SETTLEMENT: Record<Level, number> = { 1: 15, 2: 22, 3: 28 };
const SIEGE = { w: 62, h: 34 };

interface Board {
  readonly regions: readonly RegionState[];
  readonly fellowship: FellowshipState | null;
  readonly more?: readonly MapPiece[];
}

/** The side whose army stands in a region, -1 for none. */
export const holderOf = (state: RegionState): number => state.forces.findIndex((force) => unitsOf(force) > 0);

export function arrange(board: Board, k: number, level: Level, marked: Iterable<number> = []): Laid[] {
  const out: Laid[] = [];
  const taken: Box[] = [];
  const cores: Box[] = [];
  const put = (piece: Laid): void => {
    out.push(piece);
    taken.push(piece.box, ...(piece.also ?? []));
  };
  const outside = (region: number) => (box: Box) => (within(PLACES[region], box.x / k, box.y / k) ? 0 : 0.8);

  board.regions.forEach((state, region) => {
    const { anchor } = PLACES[region];
    const at = { x: anchor.x * k, y: anchor.y * k };
    const holder = holderOf(state);
    const force = holder < 0 ? null : state.forces[holder];
    const size = force && level === 3 ? plateSize(force) : { w: TOKEN[level] / 2, h: TOKEN[level] / 2 };
    cores[region] = force ? { ...at, ...size } : { ...at, w: 0, h: 0 };
    if (!force) return;
    const also = level < 3 ? hanging(force, at, level) : [];
    put({ key: `army-${region}`, kind: 'army', region, box: cores[region], also, force });
  });

  board.regions.forEach((state, region) => {
    const place = PLACES[region];
    if (!place.settlement) return;
    const half = state.inside && level === 1 ? 11 : SETTLEMENT[level] / 2;
    const towards = { x: place.settlement.x - place.anchor.x, y: place.settlement.y - place.anchor.y };
    const core = cores[region];
    const own: Box = { x: place.settlement.x * k, y: place.settlement.y * k, w: half, h: half };
    const away = Math.hypot(own.x - core.x, own.y - core.y);
    const free = core.w === 0 || (away > core.w + half + 1 && taken.every((box) => apart(box, own)));
    const box = free ? own : beside({ core, w: half, h: half, towards, taken, mind: outside(region) });
    put({ key: `settlement-${region}`, kind: 'settlement', region, box });
  });

  if (board.fellowship && board.fellowship.mordor < 0) {
    const { region } = board.fellowship;
    const half = level === 1 ? 15 : 18;
    const core = cores[region];
    const box =
      core.w === 0 && taken.every((one) => apart(one, { ...core, w: half, h: half }))
        ? { x: core.x, y: core.y, w: half, h: half }
        : beside({ core, w: half, h: half, taken, mind: outside(region), towards: { x: -1, y: 0.3 } });
    if (core.w === 0) cores[region] = box;
    put({ key: 'fellowship', kind: 'fellowship', region, box });
  }

  board.regions.forEach((state, region) => {
    const holder = holderOf(state);
    state.forces.forEach((force, side) => {
      if (!force || side === holder) return;
      const size = partySize(force, level);
      const core = cores[region];
      const box =
        core.w === 0
          ? { x: core.x, y: core.y, ...size }
          : beside({ core, ...size, taken, mind: outside(region), towards: { x: -1, y: 0.6 } });
      if (core.w === 0) cores[region] = box;
      put({ key: `party-${region}-${side}`, kind: 'party', region, box, force });
    });
  });

  for (const piece of board.more ?? []) {
    const size = piece.size(level);
    if (!size) continue;
    const { region } = piece;
    const core = cores[region].w === 0 ? { ...cores[region], ...size } : cores[region];
    const alone = cores[region].w === 0;
    const box = alone
      ? core
      : beside({ core, ...size, gap: 0, taken, mind: outside(region), towards: { x: 1, y: 0.2 } });
    if (alone) cores[region] = box;
    put({ key: piece.key, kind: 'more', region, box, more: piece });
  }

  for (const region of marked) {
    const core = cores[region];
    const half = 9;
    const box =
      core.w === 0
        ? { x: core.x, y: core.y, w: half, h: half }
        : beside({ core, w: half, h: half, gap: 0, taken, towards: { x: -0.7, y: -1 } });
    put({ key: `mark-${region}`, kind: 'mark', region, box });
  }

  if (level > 1)
    board.regions.forEach((state, region) => {
      if (!state.inside) return;
      const core = cores[region];
      const size = { w: Math.max(SIEGE.w, plateSize(state.inside).w + 10), h: SIEGE.h };
      const wide = { ...core, w: Math.max(core.w, 26), h: core.h + 4 };
      const box = beside({ core: wide, ...size, gap: 8, taken, towards: { x: 0, y: 1 } });
      put({ key: `siege-${region}`, kind: 'siege', region, box, force: state.inside });
    });
  return out;
}

/** Everything on a token that reaches over its edge. */
function hanging(force: Force, at: { x: number; y: number }, level: Level): Box[] {
  const { badges, command, pip } = tokenMarks(force, TOKEN[level], level);
  const rounds = [command, pip].flatMap((round) => (round ? [round] : []));
  return [
    ...badges.map(({ x, y, size }) => ({ x: at.x + x, y: at.y + y, w: size / 2, h: size / 2 })),
    ...rounds.map(({ x, y, radius }) => ({ x: at.x + x, y: at.y + y, w: radius, h: radius })),
  ];
}

function apart(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h;
}
