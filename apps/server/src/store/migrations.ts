/** Numbered files, applied in order at start, each once. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
  readonly sum: string;
}
export interface Applied {
  readonly id: number;
  readonly sum: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations');
export const MIGRATIONS_TABLE =
  'CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL, sum TEXT NOT NULL)';

export function migrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, i) => {
      const id = Number.parseInt(name, 10);
      if (id !== i + 1) throw new Error(`migration ${name} stands where number ${i + 1} belongs`);
      const sql = readFileSync(join(folder, name), 'utf8');
      return { id, name, sql, sum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What is still to be done. Throws on a database that this program must not touch. */
export function outstanding(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { id, sum } of applied) {
    const own = known.find((one) => one.id === id);
    if (!own) throw new Error(`the database has migration ${id}, which this program does not know: it is too old`);
    if (own.sum !== sum) throw new Error(`migration ${own.name} has been changed since it was applied`);
  }
  return known.filter(({ id }) => !applied.some((one) => one.id === id));
}
