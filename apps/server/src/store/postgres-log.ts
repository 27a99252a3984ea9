/** The log on PostgreSQL: decisions of a moment are written together, and other processes hear of them by NOTIFY. */
import type pg from 'pg';
import { type Append, type Appended, type Db, ENTRY_COLUMNS, headParams, type Value } from './db.ts';

export const CHANNEL = 'pony';
const LONGEST_GROUP = 200;

const names = new Map<string, string>();
/** Statements are prepared once a connection. */
export function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}

/** Carried out whole, or not at all when `work` throws or gives null. */
export async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T | null>,
): Promise<T | null> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query(value === null ? 'ROLLBACK' : 'COMMIT');
    client.release();
    return value;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

interface Waiting {
  readonly append: Append;
  resolve(value: Appended): void;
  reject(error: Error): void;
}

/** While one group is written the next one gathers. */
export function groupWriter(pool: pg.Pool, process: string): { append: Db['append']; idle(): Promise<void> } {
  let gathered: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    while (gathered.length > 0) {
      const group = nextGroup(gathered);
      gathered = gathered.filter((one) => group.get(one.append.table) !== one);
      await writeGroup(pool, process, [...group.values()]);
    }
    writing = null;
  };
  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        gathered.push({ append, resolve, reject });
        writing ??= write();
      }),
    idle: async () => {
      await writing;
    },
  };
}

/** Of every table what came first. */
function nextGroup(gathered: readonly Waiting[]): Map<string, Waiting> {
  const group = new Map<string, Waiting>();
  for (const one of gathered) {
    if (group.size === LONGEST_GROUP) break;
    if (!group.has(one.append.table)) group.set(one.append.table, one);
  }
  return group;
}

async function writeGroup(pool: pg.Pool, process: string, group: readonly Waiting[]): Promise<void> {
  try {
    const { done, known } = await writeTogether(
      pool,
      process,
      group.map(({ append }) => append),
    );
    for (const { append, resolve } of group) {
      const version = known.get(append.table);
      if (version !== undefined) resolve({ known: version });
      else resolve(done.has(append.table) ? 'done' : 'behind');
    }
  } catch (error) {
    // One that cannot be written must not take the others with it.
    if (group.length === 1) group[0].reject(error as Error);
    else for (const one of group) await writeGroup(pool, process, [one]);
  }
}

/**
 * One statement, so that a group costs one way to the database and back: tables are locked in the order of their ids, those whose last entry is the one
 * the writer knows and whose keys are new go on, and everybody hears of them.
 */
const WRITE = `WITH
  keyed AS (SELECT l.table_id, min(l.version) AS version FROM log l
    JOIN unnest($1::text[], $3::integer[], $4::text[]) AS k (t, s, k) ON l.table_id = k.t AND l.seat = k.s AND l.key = k.k
    GROUP BY l.table_id),
  locked AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY($16::text[]) ORDER BY id FOR UPDATE),
  heads AS (UPDATE tables t SET seq = h.seq, status = h.status, version = h.version, asked = h.asked, outcome = h.outcome,
    due = h.due, changed_on = h.changed_on
    FROM unnest($9::integer[], $10::text[], $11::integer[], $12::text[], $13::text[], $14::bigint[], $15::bigint[], $16::text[], $17::integer[])
    AS h (seq, status, version, asked, outcome, due, changed_on, id, behind) JOIN locked ON locked.id = h.id
    WHERE t.id = h.id AND t.seq = h.behind AND h.id NOT IN (SELECT table_id FROM keyed)
    RETURNING t.id),
  rows AS (INSERT INTO log (${ENTRY_COLUMNS}) SELECT e.* FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[],
    $5::text[], $6::integer[], $7::text[], $8::bigint[]) AS e (t, seq, seat, key, act, version, hash, at)
    WHERE e.t IN (SELECT id FROM heads))
SELECT (SELECT array_agg(id) FROM heads) AS done,
  (SELECT json_agg(json_build_array(table_id, version)) FROM keyed) AS known,
  (SELECT pg_notify($18, $19 || string_agg(id, ',')) FROM heads HAVING count(*) > 0) AS told`;

interface Written {
  readonly done: ReadonlySet<string>;
  readonly known: ReadonlyMap<string, number>;
}

async function writeTogether(pool: pg.Pool, process: string, group: readonly Append[]): Promise<Written> {
  const entries = group.flatMap(({ table, from, entries }) =>
    entries.map(({ seat, key, act, version, hash, at }, i): Value[] => {
      return [table, from + 1 + i, seat, key, act, version, hash, at];
    }),
  );
  const heads = group.map(headParams);
  const columns = (rows: readonly Value[][]): Value[][] => rows[0].map((_, i) => rows.map((row) => row[i]));
  const values = [...columns(entries), ...columns(heads), CHANNEL, `${process} log `];
  const { rows } = await pool.query<{ done: string[] | null; known: [string, number][] | null }>({
    name: nameOf(WRITE),
    text: WRITE,
    values,
  });
  return { done: new Set(rows[0].done), known: new Map(rows[0].known) };
}
