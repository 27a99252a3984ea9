/**
 * The thread that owns the SQLite file. Everything that has come in while the last group was written is one group: one
 * transaction, one fsync, answered after it. A part that fails is undone by its own savepoint.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type Append,
  type Appended,
  ENTRY_COLUMNS,
  HEAD_SQL,
  headParams,
  type Row,
  type Statement,
  type Value,
} from './db.ts';
import { type Applied, MIGRATIONS_TABLE, migrations, outstanding } from './migrations.ts';

export type Job =
  | { readonly id: number; readonly do: 'all'; readonly sql: string; readonly params: readonly Value[] }
  | { readonly id: number; readonly do: 'tx'; readonly statements: readonly Statement[] }
  | { readonly id: number; readonly do: 'append'; readonly append: Append }
  | { readonly id: number; readonly do: 'close' };
export type Done = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

const { path } = workerData as { path: string };
const port = parentPort!;
const db = open(path);
const prepared = new Map<string, StatementSync>();
let group: Job[] = [];

port.on('message', (jobs: Job[]) => {
  if (group.length === 0) setImmediate(write);
  group.push(...jobs);
});
port.postMessage([]);

function open(file: string): DatabaseSync {
  const opened = new DatabaseSync(file);
  opened.exec(
    'PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
  );
  opened.exec('BEGIN IMMEDIATE');
  opened.exec(MIGRATIONS_TABLE);
  const applied = opened.prepare('SELECT id, sum FROM migrations').all() as unknown as Applied[];
  for (const { id, name, sql, sum } of outstanding(migrations(), applied)) {
    opened.exec(sql);
    opened.prepare('INSERT INTO migrations (id, name, sum) VALUES (?, ?, ?)').run(id, name, sum);
  }
  opened.exec('COMMIT');
  return opened;
}

function statement(sql: string): StatementSync {
  let found = prepared.get(sql);
  if (!found) {
    found = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, found);
  }
  return found;
}

const all = (sql: string, params: readonly Value[]): Row[] => statement(sql).all(...params) as Row[];

function write(): void {
  const jobs = group;
  group = [];
  const answers: Done[] = [];
  try {
    db.exec('BEGIN IMMEDIATE');
    for (const job of jobs) if (job.do !== 'close') answers.push(carryOut(job));
    db.exec('COMMIT');
  } catch (error) {
    const message = (error as Error).message;
    if (db.isTransaction) db.exec('ROLLBACK');
    answers.length = 0;
    for (const { id } of jobs) answers.push({ id, error: message });
  }
  const last = jobs.find((job) => job.do === 'close');
  if (last) {
    db.close();
    answers.push({ id: last.id, value: null });
  }
  port.postMessage(answers);
  if (last) port.close();
}

function carryOut(job: Exclude<Job, { do: 'close' }>): Done {
  db.exec('SAVEPOINT part');
  try {
    const value =
      job.do === 'all' ? all(job.sql, job.params) : job.do === 'tx' ? tx(job.statements) : append(job.append);
    db.exec('RELEASE part');
    return { id: job.id, value };
  } catch (error) {
    db.exec('ROLLBACK TO part; RELEASE part');
    return { id: job.id, error: (error as Error).message };
  }
}

function tx(statements: readonly Statement[]): Row[][] | null {
  const out: Row[][] = [];
  for (const { sql, params, must } of statements) {
    const rows = all(sql, params);
    if (must && rows.length === 0) {
      db.exec('ROLLBACK TO part');
      return null;
    }
    out.push(rows);
  }
  return out;
}

function append(what: Append): Appended {
  const { table, from, entries } = what;
  for (const { seat, key } of entries) {
    if (key === null) continue;
    const [known] = all('SELECT version FROM log WHERE table_id = $1 AND seat = $2 AND key = $3', [table, seat, key]);
    if (known) return { known: known.version as number };
  }
  if (statement(HEAD_SQL).run(...headParams(what)).changes === 0) return 'behind';
  entries.forEach((entry, i) => {
    const { seat, key, act, version, hash, at } = entry;
    const insert = `INSERT INTO log (${ENTRY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
    statement(insert).run(table, from + 1 + i, seat, key, act, version, hash, at);
  });
  return 'done';
}
