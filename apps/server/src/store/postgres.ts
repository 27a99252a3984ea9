/** PostgreSQL, for any number of server processes. Writes of a moment are committed together; others hear by NOTIFY. */
import pg from 'pg';
import type { Db, Row, Value } from './db.ts';
import { type Applied, MIGRATIONS_TABLE, migrations, outstanding } from './migrations.ts';
import { CHANNEL, groupWriter, nameOf, transaction } from './postgres-log.ts';

const LOCK = 7_669_121;
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
