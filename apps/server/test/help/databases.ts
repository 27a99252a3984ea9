/** Both databases, real ones: every test that is given a `Fresh` runs on each of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe } from 'node:test';
import type { Place } from '../../src/store/index.ts';
import { type Cluster, joinCluster } from './cluster.ts';
import { type Postgres, startPostgres } from './postgres.ts';

export type Where = Pick<Place, 'url' | 'file'>;
/** A new database with nothing in it. */
export type Fresh = () => Promise<Where>;

export function onBoth(name: string, suite: (fresh: Fresh, kind: 'sqlite' | 'postgres') => void): void {
  describe(`${name} on SQLite`, () => onSqlite((fresh) => suite(fresh, 'sqlite')));
  describe(`${name} on PostgreSQL`, () => onPostgres((fresh) => suite(fresh, 'postgres')));
}

export function onSqlite(suite: (fresh: Fresh) => void): void {
  const folders: string[] = [];
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  suite(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pony-sqlite-'));
    folders.push(folder);
    return { file: join(folder, 'pony.sqlite') };
  });
}

/** Files share the cluster of the whole run where there is one. */
export function onPostgres(suite: (fresh: Fresh, empty: Fresh) => void): void {
  let cluster: Cluster;
  before(async () => {
    cluster = await joinCluster();
  });
  afterEach(() => cluster.done());
  after(() => cluster?.leave());
  suite(
    async () => ({ url: await cluster.fresh() }),
    async () => ({ url: await cluster.empty() }),
  );
}

/** A cluster of its own, which may crash. */
export function onOwnPostgres(suite: (fresh: Fresh, crash: () => Promise<void>) => void): void {
  let postgres: Postgres;
  before(async () => {
    postgres = await startPostgres({ waitsForDisk: false });
  });
  after(() => postgres?.stop());
  suite(
    async () => ({ url: await postgres.database() }),
    () => postgres.crash(),
  );
}
