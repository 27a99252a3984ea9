/** How well chances come true: Brier score against a constant guess, ranking, and ten bins with intervals by game. */
import { rounded } from '../figures.ts';

/** A chance that was told, what came of it, and the game it was told in. */
export interface Told {
  readonly chance: number;
  readonly end: number;
  readonly game: number;
}

interface Bin {
  readonly told: number;
  readonly came: number;
  readonly ci95: readonly [number, number];
  readonly positions: number;
  readonly games: number;
}

export interface Calibration {
  readonly games: number;
  readonly positions: number;
  readonly brier: number;
  readonly constant: number;
  readonly auc: number;
  readonly bins: readonly Bin[];
  /** The farthest that the interval of a bin lies from what was told, in points of a hundred. */
  readonly worst: number;
}

const BINS = 10;
/** A bin of fewer games says nothing. */
const FEWEST = 30;
const Z = 1.959964;

export function calibration(all: readonly Told[]): Calibration {
  const mean = all.reduce((sum, { end }) => sum + end, 0) / Math.max(1, all.length);
  const bins = Array.from({ length: BINS }, (_, bin) =>
    binOf(all.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin)),
  );
  return {
    games: new Set(all.map(({ game }) => game)).size,
    positions: all.length,
    brier: rounded(all.reduce((sum, { chance, end }) => sum + (chance - end) ** 2, 0) / all.length, 4),
    constant: rounded(all.reduce((sum, { end }) => sum + (mean - end) ** 2, 0) / all.length, 4),
    auc: rounded(auc(all), 4),
    bins,
    worst: rounded(Math.max(0, ...bins.map(offBy)), 1),
  };
}

/** Positions of one game are no news to one another: the error is that of sums over games. */
function binOf(part: readonly Told[]): Bin {
  const n = part.length;
  if (n === 0) return { told: 0, came: 0, ci95: [0, 1], positions: 0, games: 0 };
  const told = part.reduce((sum, { chance }) => sum + chance, 0) / n;
  const came = part.reduce((sum, { end }) => sum + end, 0) / n;
  const byGame = new Map<number, number>();
  for (const { game, end } of part) byGame.set(game, (byGame.get(game) ?? 0) + end - came);
  const error = Math.sqrt([...byGame.values()].reduce((sum, one) => sum + one * one, 0)) / n;
  return {
    told: rounded(told, 4),
    came: rounded(came, 4),
    ci95: [rounded(Math.max(0, came - Z * error), 4), rounded(Math.min(1, came + Z * error), 4)],
    positions: n,
    games: byGame.size,
  };
}

function offBy({ told, ci95: [low, high], games }: Bin): number {
  return games < FEWEST ? 0 : 100 * Math.max(0, low - told, told - high);
}

/** Of two positions, one won and one lost, how often the won one had the higher chance. */
function auc(all: readonly Told[]): number {
  const sorted = all.filter(({ end }) => end === 0 || end === 1).sort((a, b) => a.chance - b.chance);
  let wins = 0;
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let j = i;
    while (j < sorted.length && sorted[j].chance === sorted[i].chance) j++;
    for (let k = i; k < j; k++)
      if (sorted[k].end === 1) {
        wins++;
        ranks += (i + 1 + j) / 2;
      }
    i = j;
  }
  const losses = sorted.length - wins;
  return wins === 0 || losses === 0 ? 0.5 : (ranks - (wins * (wins + 1)) / 2) / (wins * losses);
}
