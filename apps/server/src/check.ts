/**
 * `pony server check`, or `node apps/server/src/check.ts`: plays every running game of the database again under this code
 * and says of those that differ what becomes of them. Reads only; the server may be up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { readConfig } from './config.ts';
import { mending } from './mend.ts';
import { restore } from './restore.ts';
import { openStore, type Place, type Store } from './store/index.ts';

export interface Checked {
  readonly live: number;
  readonly entries: number;
  /** Of another rules version, but played the same under this one: they will move over by themselves. */
  readonly move: number;
  /** They have met a changed rule and will go on from their checkpoint, told so. */
  readonly change: readonly Differing[];
  /** They have met a changed rule and will end undecided, told why. */
  readonly end: readonly Differing[];
  /** They are left as they are: the log does not give what it gave under the same rules, or nothing can be shown of it. */
  readonly differ: readonly Differing[];
}

export interface Differing {
  readonly table: string;
  readonly game: string;
  readonly fault: string;
}

export async function checkStore(store: Store): Promise<Checked> {
  const [change, end, differ]: Differing[][] = [[], [], []];
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
      const found = await mending(store, row);
      const what = found === 'moved' ? null : found;
      const fault = what?.why ?? (error as Error).message;
      (!what ? differ : what.why === null ? change : end).push({ table: id, game: row.game, fault });
    }
  }
  return { live: ids.length, entries, move, change, end, differ };
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

export async function checkCommand(args: readonly string[]): Promise<void> {
  try {
    const { url, file } = readConfig(process.env);
    const found = await check(url ? { url } : { file });
    const { live, entries, move, change, end, differ } = found;
    if (args.includes('--json')) process.stdout.write(`${JSON.stringify(found)}\n`);
    else {
      const named = { 'goes on': change, 'ends undecided': end, differs: differ };
      for (const [what, games] of Object.entries(named))
        for (const { table, game, fault } of games) process.stdout.write(`${what}: ${game} ${table}: ${fault}\n`);
      process.stdout.write(
        `${live} running games, ${entries} entries played again, ${move} of other rules move over unchanged, ${change.length} go on from their checkpoint, ${end.length} end undecided, ${differ.length} would differ\n`,
      );
    }
    process.exitCode = differ.length + end.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await checkCommand(process.argv.slice(2));
