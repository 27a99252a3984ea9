/**
 * `pony server check`, or `node apps/server/src/check.ts`: plays every running game of the database again under this code
 * and names those that would differ. Reads only; the server may be up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { readConfig } from './config.ts';
import { restore } from './restore.ts';
import { openStore, type Place, type Store } from './store/index.ts';

export interface Checked {
  readonly live: number;
  readonly entries: number;
  /** Of another rules version, but played the same under this one: they will move over by themselves. */
  readonly move: number;
  readonly differ: readonly { readonly table: string; readonly game: string; readonly fault: string }[];
}

export async function checkStore(store: Store): Promise<Checked> {
  const differ: { table: string; game: string; fault: string }[] = [];
  const ids = await store.liveTables();
  let entries = 0;
  let move = 0;
  for (const id of ids) {
    const row = await store.table(id);
    if (!row) continue;
    try {
      const { seq, movedFrom } = await restore(store, row, { snapshot: false });
      entries += seq;
      if (movedFrom !== null) move++;
    } catch (error) {
      differ.push({ table: id, game: row.game, fault: (error as Error).message });
    }
  }
  return { live: ids.length, entries, move, differ };
}

/** A SQLite file is copied first, so that nothing is written and no server is in the way. */
export async function check(place: Omit<Place, 'process'>): Promise<Checked> {
  const folder = mkdtempSync(join(tmpdir(), 'pony-check-'));
  try {
    const copy = join(folder, 'pony.sqlite');
    if (!place.url) {
      const db = new DatabaseSync(place.file ?? '', { readOnly: true });
      db.prepare('VACUUM INTO ?').run(copy);
      db.close();
    }
    const store = await openStore({
      ...(place.url ? { url: place.url } : { file: copy }),
      process: 'check',
      reading: true,
    });
    try {
      return await checkStore(store);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { url, file } = readConfig(process.env);
    const { live, entries, move, differ } = await check(url ? { url } : { file });
    if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ live, entries, move, differ })}\n`);
    else {
      for (const { table, game, fault } of differ) process.stdout.write(`differs: ${game} ${table}: ${fault}\n`);
      process.stdout.write(
        `${live} running games, ${entries} entries played again, ${move} of other rules move over unchanged, ${differ.length} would differ\n`,
      );
    }
    process.exitCode = differ.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
