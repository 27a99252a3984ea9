import * as v from 'valibot';

const LEVELS = ['hobbit', 'ranger', 'wizard', 'random', 'greedy', 'search'] as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  id: v.string(),
  game: v.string(),
  /** Milliseconds since 1970. */
  changed: v.number(),
  /** Text of `saveTable`. */
  saved: v.string(),
  /** Shown on the home page before the table is opened. */
  summary: v.object({
    seats: v.array(
      v.object({
        id: v.string(),
        who: v.picklist(['you', 'friend', 'bot']),
        level: v.optional(v.picklist(LEVELS)),
      }),
    ),
    /** Ids of the seats that are asked. */
    asked: v.array(v.string()),
    /** Ids of the seats that won; null while the game goes on. */
    won: v.nullable(v.array(v.string())),
    decisions: count,
    /** How many of them were taken by people. */
    own: count,
  }),
});

/** One saved table as this device keeps it: the text of the table and what the home page shows of it. */
export type KeptTable = v.InferOutput<typeof schema>;

/** What lies where a saved table should lie. */
export interface Spoilt {
  id: string;
  text: string;
}

export const isSpoilt = (row: KeptTable | Spoilt): row is Spoilt => 'text' in row;

/** Reads a row of the store; one that does not fit is handed on as it is, so that it can be saved as a file. */
export function readKept(row: unknown): KeptTable | Spoilt {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  const id = (row as { id?: unknown } | null)?.id;
  return { id: typeof id === 'string' ? id : '', text: JSON.stringify(row, null, 1) ?? String(row) };
}
