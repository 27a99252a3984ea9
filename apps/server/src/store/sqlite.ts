/** SQLite in a file, for one server process: no set-up, and an acknowledged write survives `kill -9`. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Appended, Db, Row } from './db.ts';
import type { Done, Job } from './sqlite-thread.ts';

/** Where many decide at once, groups are written no more often than this: fewer of them cost less, and nobody feels it. */
const GATHER_MS = 5;

/** The thread holds no more than what is asked for in a moment; what it has done with it should clear away soon. */
const THREAD = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

type NewJob = Job extends infer One ? (One extends Job ? Omit<One, 'id'> : never) : never;

/** Throws when another server has the file. */
export async function openSqlite(path: string): Promise<Db> {
  mkdirSync(dirname(path), { recursive: true });
  const lock = lockFile(`${path}.lock`);
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: THREAD,
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let gathered: Job[] = [];
  let busy = false;
  let crowded = false;
  let handedAt = 0;
  let timer: NodeJS.Timeout | null = null;
  let broken: Error | null = null;
  const fail = (error: Error): void => {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  }).catch((error) => {
    lock.close();
    throw error;
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the database is closed')));
  worker.on('message', (answers: Done[]) => {
    busy = false;
    hand();
    for (const answer of answers) {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) one?.reject(new Error(answer.error));
      else one?.resolve(answer.value);
    }
  });
  /** One group at a time: what is asked for meanwhile goes over together, in one message, when the last one is on disk. */
  const hand = (): void => {
    if (busy || gathered.length === 0) return;
    const early = crowded ? handedAt + GATHER_MS - performance.now() : 0;
    if (early > 0 && gathered.every((job) => job.do === 'append')) {
      timer ??= setTimeout(() => {
        timer = null;
        crowded = false;
        hand();
      }, early);
      return;
    }
    if (timer) clearTimeout(timer);
    timer = null;
    busy = true;
    crowded = gathered.length > 1;
    handedAt = performance.now();
    worker.postMessage(gathered);
    gathered = [];
  };
  const ask = <T>(job: NewJob): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (broken) return reject(broken);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      if (gathered.push({ ...job, id }) === 1 || job.do !== 'append') process.nextTick(hand);
    });
  return {
    kind: 'sqlite',
    all: (sql, params = []) => ask<Row[]>({ do: 'all', sql, params }),
    tx: (statements) => ask<Row[][] | null>({ do: 'tx', statements }),
    append: (append) => ask<Appended>({ do: 'append', append }),
    notify: async () => {},
    listen: async () => {},
    async close() {
      if (broken) return;
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      await ask<null>({ do: 'close' });
      await gone;
      lock.close();
    },
  };
}

/** Held by the operating system for as long as this process lives, whatever becomes of it. */
function lockFile(path: string): DatabaseSync {
  const lock = new DatabaseSync(path);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`another server has this database (${path} is locked); several servers need PostgreSQL`);
  }
  return lock;
}
