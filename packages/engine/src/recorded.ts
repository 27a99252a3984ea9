/** What a record holds, and what is thrown for one that holds something else. */
import type { Seed } from './rng.ts';
import type { Core, GameEvent, Options } from './types.ts';

export interface RecordLine {
  readonly seat: string;
  readonly option: string;
  readonly chance: string;
  readonly hash: string;
}

export interface GameRecord {
  readonly game: string;
  readonly rules: string;
  readonly seed: Seed;
  readonly options: Options;
  readonly seats: readonly string[];
  /** Lines of the head beyond the fixed ones: `note`, `commitment`... */
  readonly extra: Readonly<Record<string, string>>;
  readonly lines: readonly RecordLine[];
  /** Where the game went on under other rules. */
  readonly changes?: readonly RulesChange[];
  /** Shares of chance that came when the game was under way. */
  readonly shares?: readonly LateShare[];
  readonly result: string | null;
}

/** Somebody who was not there when the game began adds his share of chance; see late-share.ts. */
export interface LateShare {
  /** So many decisions had been taken. */
  readonly after: number;
  readonly seat: string;
  readonly share: string;
  /** Of the state with the share in it. */
  readonly hash: string;
  /** So many changes of rules stand before it. */
  readonly changes: number;
}

/** A game goes on under other rules; see change.ts. */
export interface RulesChange {
  /** So many decisions had been taken. */
  readonly after: number;
  readonly from: string;
  readonly to: string;
  /** The new rules do not know what was to be done next: the game ended here, undecided. */
  readonly end?: true;
  readonly hash: string;
  readonly state: Core;
  /** What was told at the opening; only the first change of a record has it. */
  readonly opening: readonly GameEvent[];
  /** What was told of every decision since the opening or the change before. */
  readonly steps: readonly { readonly events: GameEvent[]; readonly barrier: boolean }[];
}

/** A text that is no record, or not the record of the game it is read as; `message` names the place. */
export class BadRecord extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadRecord';
  }
}
