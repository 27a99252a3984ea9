/** What no part of the server does: words spoken to its database behind its back. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Where } from './databases.ts';

export async function sql(where: Where, words: string): Promise<void> {
  if (where.url) {
    const client = new pg.Client({ connectionString: where.url });
    await client.connect();
    try {
      await client.query(words);
    } finally {
      await client.end();
    }
  } else {
    const db = new DatabaseSync(where.file ?? '');
    db.exec(`PRAGMA busy_timeout = 10000; ${words}`);
    db.close();
  }
}
