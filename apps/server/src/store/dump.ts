/** Backups: every row as a line of JSON, the same for both databases, read at one moment while the server goes on. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Db, Row, Statement, Value } from './db.ts';
import { type Applied, migrations, outstanding } from './migrations.ts';

/** In an order in which nothing refers to what is not there yet. Who is connected is left out. */
const KEPT = [
  'users',
  'sessions',
  'passkeys',
  'tables',
  'seats',
  'seat_links',
  'log',
  'snapshots',
  'chat',
  'recovery_codes',
  'mutes',
  'reports',
  'ratings',
  'rating_steps',
  'push_subscriptions',
  'service_clock',
  'secrets',
] as const;
/** Of snapshots those of running games: a game that has met a changed rule goes on from its own. */
const WHICH: Readonly<Record<string, string>> = {
  snapshots: "snapshots WHERE table_id IN (SELECT id FROM tables WHERE status = 'live')",
};
const FORMAT = 'pony-backup 1';
const PAGE = 500;

/** Lines of a backup, the first one says what it is. Throws when the database is not of this program's version. */
export async function* backup(place: { url?: string; file?: string }): AsyncGenerator<string> {
  const known = migrations();
  const from = place.url ? await readPostgres(place.url) : readSqlite(place.file ?? '');
  try {
    const applied: Applied[] = [];
    for await (const row of from.rows('migrations')) applied.push(row as unknown as Applied);
    const missing = outstanding(known, applied);
    if (missing.length > 0)
      throw new Error(
        `${missing.length} migrations are outstanding: start the server once, or use the program that last ran`,
      );
    yield JSON.stringify({ format: FORMAT, migrations: known.length });
    for (const table of KEPT)
      for await (const row of from.rows(WHICH[table] ?? table)) yield JSON.stringify([table, row]);
    yield JSON.stringify({ end: true });
  } finally {
    await from.close();
  }
}

interface Reader {
  rows(table: string): AsyncGenerator<Row>;
  close(): Promise<void>;
}

function readSqlite(file: string): Reader {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('PRAGMA busy_timeout = 10000; BEGIN');
  return {
    async *rows(table) {
      for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) yield row as Row;
    },
    async close() {
      db.close();
    },
  };
}

async function readPostgres(url: string): Promise<Reader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async *rows(table) {
      await client.query(`DECLARE c CURSOR FOR SELECT * FROM ${table}`);
      for (;;) {
        const { rows } = await client.query(`FETCH ${PAGE} FROM c`);
        if (rows.length === 0) break;
        yield* rows;
      }
      await client.query('CLOSE c');
    },
    close: () => client.end(),
  };
}

const BATCH = 500;

/**
 * Fills an empty database, a few hundred rows at a time; `lines` is read twice, first to see that it is whole. Throws, and leaves the database
 * empty, when the backup is not whole or cannot be written; a database that is not empty is not touched.
 */
export async function restoreBackup(db: Db, lines: () => AsyncIterable<string>): Promise<number> {
  const [{ n }] = await db.all('SELECT COUNT(*) AS n FROM users');
  if (n !== 0) throw new Error('the database is not empty');
  for await (const _row of rowsOf(lines())) {
    // Only looked at.
  }
  let count = 0;
  try {
    let batch: Statement[] = [];
    for await (const row of rowsOf(lines())) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await db.tx(batch);
      count += batch.length;
      batch = [];
    }
    await db.tx(batch);
    return count + batch.length;
  } catch (error) {
    await db.tx([...KEPT].reverse().map((table) => ({ sql: `DELETE FROM ${table}`, params: [] })));
    throw error;
  }
}

/** The rows of a backup; throws when it is none, of another version, or ends before its end. */
async function* rowsOf(lines: AsyncIterable<string>): AsyncGenerator<Statement> {
  let head = false;
  let end = false;
  for await (const line of lines) {
    if (line === '') continue;
    const value = JSON.parse(line);
    if (!head) {
      if (value.format !== FORMAT) throw new Error('this is no backup of this program');
      if (value.migrations !== migrations().length)
        throw new Error(`the backup has ${value.migrations} migrations, this program ${migrations().length}`);
      head = true;
    } else if (Array.isArray(value)) yield insert(value[0], value[1]);
    else end = value.end === true;
  }
  if (!head || !end) throw new Error('the backup is not whole');
}

function insert(table: string, row: Record<string, Value>): Statement {
  if (!(KEPT as readonly string[]).includes(table)) throw new Error(`the backup has a table ${table}`);
  const names = Object.keys(row);
  if (!names.every((name) => /^[a-z_]+$/.test(name))) throw new Error(`the backup has a strange column in ${table}`);
  const marks = names.map((_, i) => `$${i + 1}`).join(', ');
  return { sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`, params: Object.values(row) };
}
