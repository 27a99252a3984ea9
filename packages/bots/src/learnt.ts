/** What is learned of a game: the chance to win, from numbers that a seat may know. */
import type { Core, Seat } from '@pony/engine';

/** The weights of one set-up of a game, and where they come from. */
export interface Fitted {
  /** By the name of the number; `bias` belongs to none. */
  readonly weights: Readonly<Record<string, number>>;
  readonly made: Readonly<Record<string, string | number>>;
}

/** What the chance of a game is learned from. */
export interface Learnt<S extends Core = Core> {
  /** The numbers of a position in order. They must not depend on anything hidden from the seat. */
  readonly names: readonly string[];
  read(s: S, seat: Seat, out: Float64Array): void;
  /** Whether the numbers speak for the other side: the chance is then what they leave. */
  against(s: S, seat: Seat): boolean;
  /** What is learned for itself: players, a scenario. */
  setup(s: S): string;
  /** By set-up; one that is too rare to learn has none. */
  readonly fitted: Readonly<Record<string, Fitted>>;
}

/** A chance with its weights in the order of the numbers. */
export interface Chances<S extends Core = Core> {
  readonly learnt: Learnt<S>;
  /** From 0 to 1; null where the set-up was not learned, and nobody should be told a number. */
  of(s: S, seat: Seat): number | null;
  /** The same of numbers that were read already. */
  from(s: S, seat: Seat, numbers: Float64Array): number | null;
}
