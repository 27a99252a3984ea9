/** One PostgreSQL for all test files of a run; a file that runs alone starts its own. */
import pg from 'pg';
import { openStore } from '../../src/store/index.ts';
import { type Databases, databasesAt, dropDatabase, renameDatabase, startPostgres } from './postgres.ts';

/** Where the processes of a run find its cluster, and in it the database that new ones are copied from. */
const AT = 'PONY_TEST_POSTGRES';
const LIKE = 'PONY_TEST_POSTGRES_LIKE';

export interface Cluster {
  /** A database with nothing in it, to which all migrations have been applied. */
  fresh(): Promise<string>;
  /** One without any. */
  empty(): Promise<string>;
  /** A test is over: what it used is emptied and used again. */
  done(): Promise<void>;
  /** Takes away what was made for this file. */
  leave(): Promise<void>;
}

/** For whoever starts test files: what they need in their environment, and the end of it. */
export async function startCluster(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const postgres = await startPostgres({ waitsForDisk: false });
  return { env: { [AT]: postgres.url, [LIKE]: await migrated(postgres) }, stop: postgres.stop };
}

export async function joinCluster(): Promise<Cluster> {
  const { [AT]: url, [LIKE]: given } = process.env;
  const own = url ? null : await startPostgres({ waitsForDisk: false });
  const at: Databases = own ?? databasesAt(url ?? '');
  const like = given ?? (await migrated(at));
  const spoilt: string[] = [];
  const spare: string[] = [];
  let used: string[] = [];
  return {
    async fresh() {
      const database = spare.pop() ?? (await at.database(like));
      used.push(database);
      return database;
    },
    async empty() {
      const database = await at.database();
      spoilt.push(database);
      return database;
    },
    async done() {
      const over = used;
      used = [];
      for (const database of over) {
        const name = await renameDatabase(at, database);
        ((await emptied(name)) ? spare : spoilt).push(name);
      }
    },
    async leave() {
      if (own) return own.stop();
      for (const database of [...used, ...spare, ...spoilt]) await dropDatabase(at, database);
    },
  };
}

/** Migrations take longer than a copy of what they led to. */
async function migrated(at: Databases): Promise<string> {
  const url = await at.database();
  await (await openStore({ url, process: 'migrations' })).close();
  return url;
}

/** Takes every row away; false where a test has left a trigger or a function behind. */
async function emptied(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
    );
    await client.query(
      `SET session_replication_role = replica; ${rows.map(({ name }) => `DELETE FROM ${name}`).join(';')}`,
    );
    const left = await client.query(`SELECT 1 FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT 1 FROM pg_proc WHERE pronamespace = 'public'::regnamespace`);
    return left.rows.length === 0;
  } finally {
    await client.end();
  }
}
