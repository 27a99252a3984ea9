/** What a judgement says about a game: swings, turning points, signs. Pure. */
import type { Weighed } from './types.ts';

/** `!` best by far, `?` loses much, `??` loses very much. */
export type Sign = '!' | '?' | '??';
const GOOD = 10;
const POOR = 10;
const BAD = 25;

export interface TurningPoint {
  /** Decision after which it stood otherwise. */
  readonly n: number;
  readonly swing: number;
}

const LEAST_SWING = 8;
const MOST = 3;
const MOST_AGAINST = 2;

/** The largest swings, in the order of the game: at most three, at most two of them against the reader. */
export function turningPoints(curve: readonly number[]): TurningPoint[] {
  const swings = curve
    .slice(1)
    .map((value, i) => ({ n: i + 1, swing: Math.round(value - curve[i]) }))
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  const out: TurningPoint[] = [];
  for (const one of swings) {
    const against = out.filter(({ swing }) => swing < 0).length;
    if (out.length < MOST && (one.swing > 0 || against < MOST_AGAINST)) out.push(one);
  }
  return out.toSorted((a, b) => a.n - b.n);
}

/** What a choice gave away against the best there was, in percent. */
export const givenAway = ({ played, candidates }: Weighed): number =>
  Math.max(0, candidates[0].value - candidates[played].value);

export const isBest = (one: Weighed): boolean => givenAway(one) < 1;

export function signOf(one: Weighed): Sign | null {
  const away = givenAway(one);
  if (away >= BAD) return '??';
  if (away >= POOR) return '?';
  const others = one.candidates.filter((_, i) => i !== one.played);
  return others.length > 0 && one.candidates[one.played].value - others[0].value >= GOOD ? '!' : null;
}

/** Own decisions in the order in which they are worth a look: those after which it stood worst first. */
export function worthALook(curve: readonly number[], own: readonly number[]): number[] {
  const drop = (n: number): number => curve[n] - curve[n - 1];
  return own.toSorted((a, b) => drop(a) - drop(b) || a - b);
}
