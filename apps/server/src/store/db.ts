/** What the store needs of a database. SQL is the same for both; parameters are written $1, $2... */
export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
  /** The whole list is undone unless this statement returns a row. */
  readonly must?: boolean;
}

/** One entry of a table's log. */
export interface Entry {
  readonly seat: number | null;
  /** Chosen by the client; carried out once, however often it arrives. */
  readonly key: string | null;
  /** What was done, as JSON. */
  readonly act: string;
  /** Version of the table it led to, and the checksum of the state then. */
  readonly version: number;
  readonly hash: string;
  readonly at: number;
}

/** What the list of tables tells of a table without playing its log. */
export interface Head {
  readonly status: 'live' | 'over';
  readonly version: number;
  readonly asked: readonly number[];
  readonly outcome: string | null;
  /** Service time at which the table wants attention; null when only people can move it. */
  readonly due: number | null;
  readonly changedOn: number;
}

export interface Append {
  readonly table: string;
  /** Sequence number of the last entry the writer knows. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly head: Head;
}

/** `behind`: somebody else wrote first. `known`: an entry with this key stands in the log already. */
export type Appended = 'done' | 'behind' | { readonly known: number };

export interface Db {
  readonly kind: 'sqlite' | 'postgres';
  all(sql: string, params?: readonly Value[]): Promise<Row[]>;
  /** All or nothing; null when a statement that must return a row returned none. */
  tx(statements: readonly Statement[]): Promise<Row[][] | null>;
  /** On disk when the promise is fulfilled; many are written together. */
  append(append: Append): Promise<Appended>;
  /** Tells every process, this one too: `<process> <what> <table,table...>`. `append` tells `log` by itself. */
  notify(words: string): Promise<void>;
  /** `- missed -` is heard after a gap in which words may have been missed. */
  listen(hear: (words: string) => void): Promise<void>;
  close(): Promise<void>;
}

export const ENTRY_COLUMNS = 'table_id, seq, seat, key, act, version, hash, at';
export const HEAD_SQL =
  'UPDATE tables SET seq = $1, status = $2, version = $3, asked = $4, outcome = $5, due = $6, changed_on = $7 WHERE id = $8 AND seq = $9';

export function headParams({ table, from, entries, head }: Append): Value[] {
  const { status, version, outcome, due, changedOn } = head;
  return [from + entries.length, status, version, askedText(head.asked), outcome, due, changedOn, table, from];
}

/** `,0,2,`: so that a seat is found by LIKE. */
export const askedText = (asked: readonly number[]): string => `,${asked.map((seat) => `${seat},`).join('')}`;
export const readAsked = (text: string): number[] => text.split(',').filter(Boolean).map(Number);
