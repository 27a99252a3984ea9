/**
 * `prancing-pony save FILE`, or `node apps/server/src/backup.ts save FILE`: everything the server keeps, while it runs.
 * `prancing-pony restore FILE`: into an empty database, of either kind.
 */
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { readConfig } from './config.ts';
import { backup, restoreBackup } from './store/dump.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Opened when the first line is asked for: lines that come before somebody listens would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) });
}

export async function backupCommand(args: readonly string[]): Promise<void> {
  try {
    const [what, file] = args;
    const { url, file: database } = readConfig(process.env);
    if (!file || (what !== 'save' && what !== 'restore'))
      throw new Error('A file has to be named: save FILE, or restore FILE');
    if (what === 'save') {
      const lines = Readable.from(ended(backup(url ? { url } : { file: database })));
      if (file === '-') return await pipeline(lines, process.stdout, { end: false });
      await pipeline(lines, createWriteStream(`${file}.part`, { mode: 0o600 }));
      renameSync(`${file}.part`, file);
      process.stdout.write(`saved to ${file}\n`);
    } else {
      const db = url ? await openPostgres(url, 'restore') : await openSqlite(database);
      try {
        const rows = await restoreBackup(db, () => linesOf(file));
        process.stdout.write(`${rows} rows restored from ${file}\n`);
      } finally {
        await db.close();
      }
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await backupCommand(process.argv.slice(2));
