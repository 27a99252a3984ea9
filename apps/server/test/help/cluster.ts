/** One PostgreSQL for all test files of a run; a file that runs alone starts its own. */
import { openStore } from '../../src/store/index.ts';
import { type Databases, databasesAt, dropDatabase, startPostgres } from './postgres.ts';

/** Where the processes of a run find its cluster, and in it the database that new ones are copied from. */
const AT = 'PONY_TEST_POSTGRES';
const LIKE = 'PONY_TEST_POSTGRES_LIKE';

export interface Cluster {
  /** A new database to which all migrations have been applied. */
  fresh(): Promise<string>;
  /** One without any. */
  empty(): Promise<string>;
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
  const made: string[] = [];
  const make = async (model?: string): Promise<string> => {
    const database = await at.database(model);
    made.push(database);
    return database;
  };
  return {
    fresh: () => make(like),
    empty: () => make(),
    async leave() {
      if (own) return own.stop();
      for (const database of made) await dropDatabase(at, database);
    },
  };
}

/** Migrations take longer than a copy of what they led to. */
async function migrated(at: Databases): Promise<string> {
  const url = await at.database();
  await (await openStore({ url, process: 'migrations' })).close();
  return url;
}
