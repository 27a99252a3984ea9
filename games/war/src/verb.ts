/**
 * What a row of a table of verbs says. The base game has one table and every expansion brings its own: options are typed by
 * it, records and texts name things by it, and the table points, lights and draws by it. Plain data.
 */
import type { Kinds, TargetKind } from './ids.ts';

export type IconName = `gi:${string}` | `pp:${string}`;

export interface VerbRow {
  /** Kinds of what it names, in their order. */
  readonly takes: readonly TargetKind[];
  /** An action: the last things it names are the die that pays for it and, where that is open, what the die is used as. */
  readonly paid?: true;
  /** Of an action without one the thing itself is pressed: a card, an Elven Ring. */
  readonly icon?: IconName;
  /** Said in words, though it names a thing. */
  readonly spoken?: true;
  /** Looked at before it is done: a card is read, an attack is weighed. */
  readonly weighed?: true;
  /** An expansion shows its things itself: no panel needs to ask for them. */
  readonly shown?: true;
  /** How a region is lit that may be chosen. */
  readonly lights?: 'attack' | 'step' | 'go';
}
export type VerbTable = Readonly<Record<string, VerbRow>>;

type Targets<T extends readonly TargetKind[]> = { readonly [I in keyof T]: Kinds[T[I]] };
/** The option of a verb of a table; of several verbs, any of theirs. */
export type OptionIn<T extends VerbTable, V extends keyof T> = V extends string
  ? readonly [verb: V, ...targets: Targets<T[V]['takes']>]
  : never;

/** The notation of records: what each verb names. */
export const notationOf = (table: VerbTable): Readonly<Record<string, readonly TargetKind[]>> =>
  Object.fromEntries(Object.entries(table).map(([verb, { takes }]) => [verb, takes]));
