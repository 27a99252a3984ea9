/** The shape of a saved table, checked when it comes back. */
import type { BotName } from '@pony/bots';
import * as v from 'valibot';
import type { Clocks, Pace, Request, Sitter, Table } from './types.ts';

export interface SavedTable {
  readonly format: 1;
  readonly record: string;
  readonly sitters: readonly Sitter[];
  readonly undo: Table['undo'];
  readonly pace: Pace | null;
  readonly timeOut: Table['timeOut'];
  readonly passForMe: readonly boolean[];
  readonly passSteps?: readonly (readonly string[])[];
  /** Decisions that the table took for a seat. */
  readonly auto?: readonly number[];
  readonly version: number;
  /** Version each decision led to. */
  readonly versions: readonly number[];
  /** Seats whose share of chance may still come. */
  readonly awaited?: readonly number[];
  readonly posed: readonly number[];
  readonly posedAt: readonly number[];
  readonly clocks: Clocks | null;
  readonly request: Request | null;
  readonly cache?: {
    readonly state: object;
    readonly opening: readonly object[];
    readonly steps: readonly { readonly events: readonly object[]; readonly barrier: boolean }[];
    /** States on the way; each is checked against the record when it is used. */
    readonly marks?: readonly string[];
  };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const plain = v.looseObject({});
const schema = v.object({
  format: v.literal(1, 'saved by another version of the program'),
  record: v.string(),
  sitters: v.array(
    v.object({
      holder: v.picklist(['person', 'bot', 'open']),
      name: v.string(),
      level: v.optional(
        v.pipe(
          v.string(),
          v.transform((level) => level as BotName),
        ),
      ),
      person: v.optional(v.string()),
    }),
  ),
  undo: v.picklist(['free', 'consent', 'none']),
  pace: v.nullable(
    v.variant('kind', [
      v.object({ kind: v.literal('live'), stock: v.number(), add: v.number() }),
      v.object({ kind: v.literal('move'), each: v.number() }),
    ]),
  ),
  timeOut: v.picklist(['bot', 'claim']),
  passForMe: v.array(v.boolean()),
  passSteps: v.optional(v.array(v.array(v.string()))),
  auto: v.optional(v.array(count)),
  version: count,
  versions: v.array(count),
  awaited: v.optional(v.array(count)),
  posed: v.array(count),
  posedAt: v.array(v.number()),
  clocks: v.nullable(v.object({ left: v.array(v.number()), since: v.nullable(v.number()) })),
  request: v.nullable(v.object({ by: count, to: count, waiting: v.array(count) })),
  cache: v.optional(
    v.object({
      state: plain,
      opening: v.array(plain),
      steps: v.array(v.object({ events: v.array(plain), barrier: v.boolean() })),
      marks: v.optional(v.array(v.string())),
    }),
  ),
});

/** Reads a saved table; throws what `fault` makes of the first thing that is wrong. */
export function readSaved(text: string, fault: (message: string) => Error): SavedTable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault('the saved table is not JSON');
  }
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const where = v.getDotPath(issue);
  throw fault(`the saved table cannot be read: ${where ? `${where}: ` : ''}${issue.message}`);
}
