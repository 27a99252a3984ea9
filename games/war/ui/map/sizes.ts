/** How large pieces are drawn, in pixels; the drawing and the arranging both ask here. */
import { SAURON } from '../data/facts.ts';
import { type Force, leadersOf, type Troop } from '../types.ts';
import type { Level } from './camera.ts';

/** A plate: one row for each nation. */
export const ROW = 30;
const EMBLEM = 33;
const COUNT = 37;
const FACE = 25;
const PAD = 5;

interface Cell {
  readonly of: 'regulars' | 'elites' | 'leaders' | 'nazgul';
  readonly count: number;
  readonly x: number;
}
export interface Row {
  readonly nation: number;
  readonly cells: readonly Cell[];
  readonly end: number;
}

const counted = (troop: Troop): Omit<Cell, 'x'>[] => [
  { of: 'regulars', count: troop.regulars },
  { of: 'elites', count: troop.elites },
  { of: troop.nation === SAURON ? 'nazgul' : 'leaders', count: troop.leaders },
];

/** What stands in each row of a plate, from left to right. */
export function plateRows(force: Force): Row[] {
  return force.troops.map((troop) => {
    let x = EMBLEM;
    const cells: Cell[] = [];
    for (const cell of counted(troop)) {
      if (cell.count === 0) continue;
      cells.push({ ...cell, x });
      x += COUNT + (cell.count > 9 ? 8 : 0);
    }
    return { nation: troop.nation, cells, end: x };
  });
}

/** Where the Characters of a plate begin: after its first row. */
export const facesAt = (rows: readonly Row[]): number => (rows.length > 0 ? rows[0].end : PAD);

/** Half the width and height of a plate. */
export function plateSize(force: Force): { w: number; h: number } {
  const rows = plateRows(force);
  const first = facesAt(rows) + force.characters.length * FACE;
  const wide = Math.max(first, ...rows.map((row) => row.end)) + PAD;
  return { w: wide / 2, h: (Math.max(1, rows.length) * ROW + 2) / 2 };
}

/** What hangs on the token of an army, from its middle: badges of its nations, the mark of who commands two players' army. */
export function tokenMarks(force: Force, size: number, level: Level) {
  const near = level === 2;
  const nations =
    near || force.command
      ? force.troops.toSorted((a, b) => b.regulars + b.elites - a.regulars - a.elites).slice(0, 2)
      : [];
  return {
    badges: nations.map(({ nation }, i) => ({
      nation,
      x: -size * 0.44 + i * (near ? 15 : 11),
      y: size * (near ? 0.44 : 0.54),
      size: near ? 17 : 12,
    })),
    command: force.command && { x: size * 0.42, y: size * 0.42, radius: 9 },
    pip: force.leadership > 0 ? { x: size * 0.4, y: -size * 0.38, radius: 7 } : undefined,
  };
}

/** Half the size of Characters and Nazgûl that stand without an army. */
export function partySize(force: Force, level: Level): { w: number; h: number } {
  const heads = force.characters.length + (leadersOf(force) > 0 ? 1 : 0);
  const head = level === 1 ? 20 : 26;
  return { w: (head + Math.min(heads - 1, level === 1 ? 2 : 5) * head * 0.72) / 2, h: head / 2 };
}
