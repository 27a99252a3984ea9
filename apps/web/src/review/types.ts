import type { Option, Say } from '@pony/engine';

/** What could have been chosen, and what it comes to for whoever chose, in percent. */
export interface Weighing {
  readonly option: Option;
  /** How the rules word it, where not by its verb alone. */
  readonly tell?: Say;
  readonly value: number;
}

/** A decision beside what else was possible, the best first. */
export interface Weighed {
  readonly n: number;
  readonly seat: number;
  /** Place of what was chosen. */
  readonly played: number;
  readonly candidates: readonly Weighing[];
}
