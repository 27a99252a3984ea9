/** What is taken away for good: people who want to be forgotten, and games that have been kept long enough. */
import type { Db } from './db.ts';

/** Everything about a table but the table itself, in an order that no reference minds. */
const PARTS = ['seat_links', 'put_out', 'rating_steps', 'presence', 'snapshots', 'chat', 'log', 'seats'];

export function leaving(db: Db) {
  return {
    /** Waiting tables that somebody made, also those where they do not sit. */
    waitingOf: async (userId: string): Promise<string[]> =>
      (await db.all(`SELECT id FROM tables WHERE owner = $1 AND status = 'waiting'`, [userId])).map(
        (row) => row.id as string,
      ),
    giveTable: async (id: string, to: string): Promise<void> => {
      await db.all('UPDATE tables SET owner = $1 WHERE id = $2', [to, id]);
    },
    /**
     * Takes out everything that tells who somebody was: name, account, ways to come in and to be told, names at seats, and
     * what they said. An empty row with a random id stays while a game refers to it.
     */
    forgetUser: async (id: string): Promise<void> => {
      await db.tx([
        { sql: 'DELETE FROM mutes WHERE muted = $1', params: [id] },
        { sql: `UPDATE reports SET name = '', text = '' WHERE about = $1`, params: [id] },
        ...[
          'sessions',
          'ratings',
          'rating_steps',
          'passkeys',
          'push_subscriptions',
          'challenges',
          'recovery_codes',
          'mutes',
          'reports',
          'put_out',
        ].map((table) => ({
          sql: `DELETE FROM ${table} WHERE user_id = $1`,
          params: [id],
        })),
        { sql: `UPDATE seats SET user_id = NULL, name = '' WHERE user_id = $1`, params: [id] },
        { sql: `UPDATE chat SET name = '', text = '' WHERE user_id = $1`, params: [id] },
        {
          sql: `UPDATE users SET name = '', login = NULL, password = NULL, webhook = NULL WHERE id = $1`,
          params: [id],
        },
      ]);
    },
    /** Games that were over before that time, the oldest first. */
    overBefore: async (before: number, limit: number): Promise<string[]> =>
      (
        await db.all(`SELECT id FROM tables WHERE status = 'over' AND changed_on < $1 ORDER BY changed_on LIMIT $2`, [
          before,
          limit,
        ])
      ).map((row) => row.id as string),
    /** Takes a game that is over away, with everything about it. */
    dropOver: async (id: string): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET status = 'gone' WHERE id = $1 AND status = 'over' RETURNING id`,
          params: [id],
          must: true,
        },
        ...PARTS.map((part) => ({ sql: `DELETE FROM ${part} WHERE table_id = $1`, params: [id] })),
        { sql: 'DELETE FROM tables WHERE id = $1', params: [id] },
      ])) !== null,
  };
}
