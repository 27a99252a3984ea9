/** PostgreSQL, for any number of server processes. Writes of a moment are committed together; others hear by NOTIFY. */
import pg from 'pg';
import { type Append, type Appended, type Db, ENTRY_COLUMNS, headParams, type Row, type Value } from './db.ts';
import { type Applied, MIGRATIONS_TABLE, migrations, outstanding } from './migrations.ts';

const CHANNEL = 'pony';
const LOCK = 7_669_121;
const LONGEST_GROUP = 200;
const RECONNECT_MS = 500;
/** BIGINT comes as a number: our times and counts fit. */
pg.types.setTypeParser(20, Number);

export async function openPostgres(url: string, process: string, reading = false): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  // Whoever uses the connection is told by its query; the event alone must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  await (reading ? upToDate(pool) : migrate(pool)).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const all = async (sql: string, params: readonly Value[] = []): Promise<Row[]> =>
    (await pool.query({ name: nameOf(sql), text: sql, values: params as Value[] })).rows;
  const group = groupWriter(pool, process);
  const ear = makeEar(url);
  return {
    kind: 'postgres',
    all,
    tx: (statements) =>
      tryAgain(() =>
        transaction(pool, async (client) => {
          const out: Row[][] = [];
          for (const { sql, params, must } of statements) {
            const { rows } = await client.query(sql, params as Value[]);
            if (must && rows.length === 0) return null;
            out.push(rows);
          }
          return out;
        }),
      ),
    append: group.append,
    notify: async (words) => {
      await all('SELECT pg_notify($1, $2)', [CHANNEL, words]);
    },
    listen: ear.listen,
    async close() {
      await group.idle();
      await ear.close();
      await pool.end();
    },
  };
}

/** Two that wait for each other: PostgreSQL ends one of them, which is tried again. */
const CROSSED = ['40P01', '40001'];
const TRIES = 5;

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !CROSSED.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

const names = new Map<string, string>();
/** Statements are prepared once a connection. */
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}

/** Carried out whole, or not at all when `work` throws or gives null. */
async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T | null>): Promise<T | null> {
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

async function migrate(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const applied = await client.query<Applied>('SELECT id, sum FROM migrations');
    for (const { id, name, sql, sum } of outstanding(migrations(), applied.rows)) {
      await client.query(sql);
      await client.query('INSERT INTO migrations (id, name, sum) VALUES ($1, $2, $3)', [id, name, sum]);
    }
    return true;
  });
}

async function upToDate(pool: pg.Pool): Promise<void> {
  const applied = await pool.query<Applied>('SELECT id, sum FROM migrations');
  const missing = outstanding(migrations(), applied.rows);
  if (missing.length > 0) throw new Error(`${missing.length} migrations are outstanding: look at a restored copy`);
}

interface Waiting {
  readonly append: Append;
  resolve(value: Appended): void;
  reject(error: Error): void;
}

/** While one group is written the next one gathers. */
function groupWriter(pool: pg.Pool, process: string): { append: Db['append']; idle(): Promise<void> } {
  const gathered: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    while (gathered.length > 0) {
      const group = gathered.splice(0, LONGEST_GROUP);
      try {
        const answers = await writeGroup(
          pool,
          group.map(({ append }) => append),
          process,
        );
        for (const [i, { resolve }] of group.entries()) resolve(answers[i]);
      } catch (error) {
        if (group.length === 1) group[0].reject(error as Error);
        else await oneByOne(group);
      }
    }
    writing = null;
  };
  /** A group that cannot be written together: one of them must not take the others with it. */
  const oneByOne = async (group: readonly Waiting[]): Promise<void> => {
    for (const { append, resolve, reject } of group)
      await writeGroup(pool, [append], process).then(([answer]) => resolve(answer), reject);
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

async function writeGroup(pool: pg.Pool, group: readonly Append[], process: string): Promise<Appended[]> {
  const answers = await transaction(pool, async (client) => {
    const ids = [...new Set(group.map(({ table }) => table))].sort();
    const heads = await client.query<{ id: string; seq: number }>(
      'SELECT id, seq FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [ids],
    );
    const seqs = new Map(heads.rows.map(({ id, seq }) => [id, seq]));
    const known = await knownKeys(client, group);
    const kept: Append[] = [];
    const out = group.map((append): Appended => {
      const { table, from, entries } = append;
      for (const { seat, key } of entries) {
        const version = key === null ? undefined : known.get(`${table} ${seat} ${key}`);
        if (version !== undefined) return { known: version };
      }
      if (seqs.get(table) !== from) return 'behind';
      seqs.set(table, from + entries.length);
      for (const { seat, key, version } of entries) if (key !== null) known.set(`${table} ${seat} ${key}`, version);
      kept.push(append);
      return 'done';
    });
    if (kept.length > 0) await writeKept(client, kept, process);
    return out;
  });
  return answers as Appended[];
}

async function knownKeys(client: pg.PoolClient, group: readonly Append[]): Promise<Map<string, number>> {
  const keyed = group.flatMap(({ table, entries }) =>
    entries.filter(({ key }) => key !== null).map(({ seat, key }) => ({ table, seat, key })),
  );
  if (keyed.length === 0) return new Map();
  const { rows } = await client.query<{ table_id: string; seat: number; key: string; version: number }>(
    `SELECT l.table_id, l.seat, l.key, l.version FROM log l
     JOIN unnest($1::text[], $2::integer[], $3::text[]) AS k (t, s, k) ON l.table_id = k.t AND l.seat = k.s AND l.key = k.k`,
    [keyed.map(({ table }) => table), keyed.map(({ seat }) => seat), keyed.map(({ key }) => key)],
  );
  return new Map(rows.map(({ table_id, seat, key, version }) => [`${table_id} ${seat} ${key}`, version]));
}

async function writeKept(client: pg.PoolClient, kept: readonly Append[], process: string): Promise<void> {
  const rows = kept.flatMap(({ table, from, entries }) =>
    entries.map((entry, i) => ({ table, seq: from + 1 + i, ...entry })),
  );
  await client.query(
    `INSERT INTO log (${ENTRY_COLUMNS}) SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[],
     $5::text[], $6::integer[], $7::text[], $8::bigint[])`,
    [
      rows.map(({ table }) => table),
      rows.map(({ seq }) => seq),
      rows.map(({ seat }) => seat),
      rows.map(({ key }) => key),
      rows.map(({ act }) => act),
      rows.map(({ version }) => version),
      rows.map(({ hash }) => hash),
      rows.map(({ at }) => at),
    ],
  );
  const heads = [...new Map(kept.map((append) => [append.table, headParams(append)])).values()];
  const column = (i: number): Value[] => heads.map((head) => head[i]);
  await client.query(
    `UPDATE tables t SET seq = h.seq, status = h.status, version = h.version, asked = h.asked, outcome = h.outcome,
     due = h.due, changed_on = h.changed_on
     FROM unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[])
     AS h (seq, status, version, asked, outcome, due, changed_on, id) WHERE t.id = h.id`,
    [0, 1, 2, 3, 4, 5, 6, 7].map(column),
  );
  const ids = heads.map((head) => head[7]).join(',');
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${process} log ${ids}`]);
}

/** A connection of its own that hears what other processes say; comes back by itself. */
function makeEar(url: string): { listen: Db['listen']; close(): Promise<void> } {
  let client: pg.Client | null = null;
  let closed = false;
  let hear: (words: string) => void = () => {};
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => payload !== undefined && hear(payload));
    next.on('end', () => {
      if (!closed && client === next) again();
    });
    await next.connect();
    client = next;
    await next.query(`LISTEN ${CHANNEL}`);
  };
  const again = (): void => {
    setTimeout(() => {
      if (closed) return;
      connect().then(
        () => hear('- missed -'),
        () => again(),
      );
    }, RECONNECT_MS).unref();
  };
  return {
    async listen(listener) {
      hear = listener;
      await connect();
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
