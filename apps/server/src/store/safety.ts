/** What keeps people safe from each other and from losing their account: recovery codes, mutes, reports. */
import type { Db, Row } from './db.ts';

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly n: number;
  /** Who said it, under which name, and what. */
  readonly about: string;
  readonly name: string;
  readonly text: string;
  readonly on: number;
}

export function safety(db: Db) {
  return {
    /** New codes, hashed; the old ones are void. */
    setCodes: async (userId: string, codes: readonly string[]): Promise<void> => {
      await db.tx([
        { sql: 'DELETE FROM recovery_codes WHERE user_id = $1', params: [userId] },
        ...codes.map((code) => ({
          sql: 'INSERT INTO recovery_codes (code, user_id) VALUES ($1, $2)',
          params: [code, userId],
        })),
      ]);
    },
    codesLeft: async (userId: string): Promise<number> => {
      const [row] = await db.all('SELECT COUNT(*) AS n FROM recovery_codes WHERE user_id = $1', [userId]);
      return row.n as number;
    },
    /** True once: the code is used up. */
    useCode: async (userId: string, code: string): Promise<boolean> =>
      (await db.all('DELETE FROM recovery_codes WHERE user_id = $1 AND code = $2 RETURNING code', [userId, code]))
        .length > 0,

    mute: async (userId: string, muted: string): Promise<void> => {
      await db.all('INSERT INTO mutes (user_id, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING', [userId, muted]);
    },
    unmuteAll: async (userId: string): Promise<void> => {
      await db.all('DELETE FROM mutes WHERE user_id = $1', [userId]);
    },
    muted: async (userId: string): Promise<string[]> =>
      (await db.all('SELECT muted FROM mutes WHERE user_id = $1', [userId])).map((row) => row.muted as string),

    /** The same line is reported once by a person, however often he says so. */
    report: async (report: Report, by: string): Promise<void> => {
      const { id, table, n, about, name, text, on } = report;
      await db.all(
        `INSERT INTO reports (id, table_id, n, user_id, about, name, text, on_on) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT DO NOTHING`,
        [id, table, n, by, about, name, text, on],
      );
    },
    /** Reports nobody has dealt with, the oldest first. */
    reports: async (limit: number): Promise<Report[]> =>
      (await db.all('SELECT * FROM reports WHERE done_on IS NULL ORDER BY on_on, id LIMIT $1', [limit])).map(
        readReport,
      ),
    openReport: async (id: string): Promise<Report | null> => {
      const [row] = await db.all('SELECT * FROM reports WHERE id = $1 AND done_on IS NULL', [id]);
      return row ? readReport(row) : null;
    },
    /** All reports of the same line are dealt with together. */
    closeReport: async ({ table, n }: Report, on: number): Promise<void> => {
      await db.all('UPDATE reports SET done_on = $1 WHERE table_id = $2 AND n = $3 AND done_on IS NULL', [
        on,
        table,
        n,
      ]);
    },
    /** A line of talk is taken out; its number stays. */
    dropLine: async (table: string, n: number): Promise<void> => {
      await db.all(`UPDATE chat SET text = '' WHERE table_id = $1 AND n = $2`, [table, n]);
    },
    silence: async (userId: string, until: number): Promise<void> => {
      await db.all('UPDATE users SET silent_until = $1 WHERE id = $2', [until, userId]);
    },
    silentUntil: async (userId: string): Promise<number> => {
      const [row] = await db.all('SELECT silent_until FROM users WHERE id = $1', [userId]);
      return row ? (row.silent_until as number) : 0;
    },
    chatLine: async (table: string, n: number): Promise<{ userId: string; name: string; text: string } | null> => {
      const [row] = await db.all(`SELECT * FROM chat WHERE table_id = $1 AND n = $2 AND text <> ''`, [table, n]);
      return row ? { userId: row.user_id as string, name: row.name as string, text: row.text as string } : null;
    },
  };
}

const readReport = (row: Row): Report => ({
  id: row.id as string,
  table: row.table_id as string,
  n: row.n as number,
  about: row.about as string,
  name: row.name as string,
  text: row.text as string,
  on: row.on_on as number,
});
