import type { Option, Say } from '@pony/engine';
import type { Situation } from '@pony/protocol';

/** What could have been chosen, and what it comes to for whoever chose, in percent. */
interface Weighing {
  readonly option: Option;
  /** How the rules word it, where not by its verb alone. */
  readonly tell?: Say;
  readonly value: number;
}

/** A decision beside what else was possible, the best first. */
export interface Weighed {
  readonly n: number;
  readonly seat: number;
  /** What was asked. */
  readonly asked: Say | null;
  /** Place of what was chosen. */
  readonly played: number;
  readonly candidates: readonly Weighing[];
}

/** A move of a line that was not played, and the table after it as the reader might imagine it. */
export interface LineStep {
  readonly seat: number;
  readonly option: Option;
  readonly tell?: Say;
  /** What would be told of it. */
  readonly says: readonly Say[];
  readonly situation: Situation;
}
