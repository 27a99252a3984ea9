/** People: guests and accounts, their sessions, passkeys and ways to be told of their turn. */
import type { Db, Row } from './db.ts';
import type { Passkey, User } from './rows.ts';

const USER = 'u.id, u.name, u.login, u.webhook, CASE WHEN u.password IS NULL THEN 0 ELSE 1 END AS has_password';

/** A table that waits for somebody who is not there. */
export interface Waited {
  readonly userId: string;
  readonly table: string;
  readonly game: string;
  /** It is his turn; everybody else is there and the game could begin; it has begun without him. */
  readonly why: 'turn' | 'begin' | 'begun';
}

export interface KeptSession {
  /** Hashed, as it is kept. */
  readonly token: string;
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

export function people(db: Db) {
  const one = async (sql: string, params: (string | number)[]): Promise<User | null> => {
    const [row] = await db.all(sql, params);
    return row ? readUser(row) : null;
  };
  return {
    createUser: async (id: string, name: string, on: number): Promise<void> => {
      await db.all('INSERT INTO users (id, name, created_on) VALUES ($1, $2, $3)', [id, name, on]);
    },
    user: (id: string): Promise<User | null> => one(`SELECT ${USER} FROM users u WHERE u.id = $1`, [id]),
    /** When somebody first came. */
    cameOn: async (id: string): Promise<number> => {
      const [row] = await db.all('SELECT created_on FROM users WHERE id = $1', [id]);
      return (row?.created_on as number | undefined) ?? 0;
    },
    rename: async (id: string, name: string): Promise<void> => {
      await db.all('UPDATE users SET name = $1 WHERE id = $2', [name, id]);
    },
    /** Turns a guest into an account; false when the name is taken or it is one already. */
    register: async (id: string, login: string, password: string | null): Promise<boolean> => {
      try {
        const rows = await db.all(
          'UPDATE users SET login = $1, password = $2 WHERE id = $3 AND login IS NULL RETURNING id',
          [login, password, id],
        );
        return rows.length > 0;
      } catch (error) {
        if (/unique/i.test((error as Error).message)) return false;
        throw error;
      }
    },
    setPassword: async (id: string, password: string): Promise<void> => {
      await db.all('UPDATE users SET password = $1 WHERE id = $2', [password, id]);
    },
    /** The account of that name and its password as it is kept. */
    byLogin: async (login: string): Promise<{ user: User; password: string | null } | null> => {
      const [row] = await db.all(`SELECT ${USER}, u.password FROM users u WHERE u.login = $1`, [login]);
      return row ? { user: readUser(row), password: row.password as string | null } : null;
    },
    setWebhook: async (id: string, url: string | null): Promise<void> => {
      await db.all('UPDATE users SET webhook = $1 WHERE id = $2', [url, id]);
    },

    /** Tokens are kept hashed. */
    openSession: async (
      token: string,
      userId: string,
      on: number,
      { device, provenOn } = { device: '', provenOn: 0 },
    ): Promise<void> => {
      await db.all(
        'INSERT INTO sessions (token, user_id, created_on, seen_on, device, proven_on) VALUES ($1, $2, $3, $3, $4, $5)',
        [token, userId, on, device, provenOn],
      );
    },
    /** Whoever holds a session has proved to be its owner. */
    proveSession: async (token: string, on: number): Promise<void> => {
      await db.all('UPDATE sessions SET proven_on = $1 WHERE token = $2', [on, token]);
    },
    sessionsOf: async (userId: string): Promise<KeptSession[]> =>
      (await db.all('SELECT * FROM sessions WHERE user_id = $1 ORDER BY seen_on DESC, token', [userId])).map((row) => ({
        token: row.token as string,
        device: row.device as string,
        since: row.created_on as number,
        seen: row.seen_on as number,
      })),
    session: async (token: string): Promise<{ user: User; seenOn: number; provenOn: number } | null> => {
      const [row] = await db.all(
        `SELECT ${USER}, s.seen_on, s.proven_on FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = $1`,
        [token],
      );
      return row ? { user: readUser(row), seenOn: row.seen_on as number, provenOn: row.proven_on as number } : null;
    },
    touchSession: async (token: string, on: number): Promise<void> => {
      await db.all('UPDATE sessions SET seen_on = $1 WHERE token = $2', [on, token]);
    },
    closeSession: async (token: string): Promise<void> => {
      await db.all('DELETE FROM sessions WHERE token = $1', [token]);
    },
    closeSessions: async (userId: string): Promise<void> => {
      await db.all('DELETE FROM sessions WHERE user_id = $1', [userId]);
    },
    dropSessions: async (before: number): Promise<void> => {
      await db.all('DELETE FROM sessions WHERE seen_on < $1', [before]);
    },

    /** Guests who came once, never sat down, made or said anything, and have not been seen since. */
    dropGuests: async (before: number): Promise<void> => {
      const idle = `SELECT u.id FROM users u WHERE u.login IS NULL AND u.created_on < $1
        AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.seen_on >= $1)
        AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = u.id)
        AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.owner = u.id)
        AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.user_id = u.id)
        AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
        AND NOT EXISTS (SELECT 1 FROM mutes m WHERE m.user_id = u.id OR m.muted = u.id)
        AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.user_id = u.id OR r.about = u.id)`;
      await db.tx([
        { sql: `DELETE FROM push_subscriptions WHERE user_id IN (${idle})`, params: [before] },
        { sql: `DELETE FROM sessions WHERE user_id IN (${idle})`, params: [before] },
        { sql: `DELETE FROM users WHERE id IN (${idle})`, params: [before] },
      ]);
    },

    /** False when it is somebody's already. */
    addPasskey: async ({
      id,
      userId,
      publicKey,
      counter,
      transports,
      device,
      since,
    }: Omit<Passkey, 'used'>): Promise<boolean> =>
      (
        await db.all(
          `INSERT INTO passkeys (id, user_id, public_key, counter, transports, device, created_on, used_on)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [id, userId, publicKey, counter, transports, device, since],
        )
      ).length > 0,
    passkey: async (id: string): Promise<Passkey | null> => {
      const [row] = await db.all('SELECT * FROM passkeys WHERE id = $1', [id]);
      return row ? readPasskey(row) : null;
    },
    passkeys: async (userId: string): Promise<Passkey[]> =>
      (await db.all('SELECT * FROM passkeys WHERE user_id = $1 ORDER BY id', [userId])).map(readPasskey),
    countPasskey: async (id: string, counter: number, on: number): Promise<void> => {
      await db.all('UPDATE passkeys SET counter = $1, used_on = $3 WHERE id = $2', [counter, id, on]);
    },
    dropPasskey: async (id: string, userId: string): Promise<void> => {
      await db.all('DELETE FROM passkeys WHERE id = $1 AND user_id = $2', [id, userId]);
    },
    dropPasskeys: async (userId: string): Promise<void> => {
      await db.all('DELETE FROM passkeys WHERE user_id = $1', [userId]);
    },
    putChallenge: async (id: string, challenge: string, userId: string | null, until: number): Promise<void> => {
      await db.all('INSERT INTO challenges (id, challenge, user_id, until_on) VALUES ($1, $2, $3, $4)', [
        id,
        challenge,
        userId,
        until,
      ]);
    },
    /** A challenge can be answered once. */
    takeChallenge: async (id: string, on: number): Promise<{ challenge: string; userId: string | null } | null> => {
      const [row] = await db.all('DELETE FROM challenges WHERE id = $1 RETURNING challenge, user_id, until_on', [id]);
      if (!row || (row.until_on as number) < on) return null;
      return { challenge: row.challenge as string, userId: row.user_id as string | null };
    },
    dropChallenges: async (before: number): Promise<void> => {
      await db.all('DELETE FROM challenges WHERE until_on < $1', [before]);
    },

    /** False when somebody has too many; one that he has already is written anew. */
    addPush: async (id: string, userId: string, body: string, on: number, most: number): Promise<boolean> =>
      (await db.tx([
        { sql: 'UPDATE users SET name = name WHERE id = $1', params: [userId] },
        {
          sql: `SELECT id FROM users WHERE id = $1
                AND (SELECT COUNT(*) FROM push_subscriptions WHERE user_id = $1 AND id <> $2) < $3`,
          params: [userId, id, most],
          must: true,
        },
        {
          sql: `INSERT INTO push_subscriptions (id, user_id, body, created_on) VALUES ($1, $2, $3, $4)
                ON CONFLICT (id) DO UPDATE SET user_id = $2, body = $3`,
          params: [id, userId, body, on],
        },
      ])) !== null,
    dropPush: async (id: string, userId: string): Promise<void> => {
      await db.all('DELETE FROM push_subscriptions WHERE id = $1 AND user_id = $2', [id, userId]);
    },
    pushes: async (userId: string): Promise<{ id: string; body: string }[]> =>
      (await db.all('SELECT id, body FROM push_subscriptions WHERE user_id = $1 ORDER BY id', [userId])).map((row) => ({
        id: row.id as string,
        body: row.body as string,
      })),
    /** Whose turn it has been for a while, of those who want to know and do not sit there. */
    waitedFor: async (quietSince: number, noticedBefore: number): Promise<Waited[]> =>
      (
        await db.all(
          `SELECT u.id AS user_id, t.id AS table_id, t.game, t.status,
             MAX(CASE WHEN t.asked LIKE '%,' || s.seat || ',%' THEN 1 ELSE 0 END) AS turn FROM tables t
           JOIN seats s ON s.table_id = t.id JOIN users u ON u.id = s.user_id
           WHERE t.status IN ('live', 'waiting') AND t.changed_on <= $1 AND t.changed_on > u.noticed_on AND u.noticed_on <= $2
             AND s.kind = 'person'
             AND ((t.status = 'live' AND t.asked LIKE '%,' || s.seat || ',%')
               OR (t.status = 'live' AND t.begun_on > u.noticed_on AND s.pledge IS NOT NULL AND s.share IS NULL)
               OR (t.status = 'waiting' AND t.deal_by_on IS NOT NULL AND s.share IS NULL))
             AND (u.webhook IS NOT NULL OR EXISTS (SELECT 1 FROM push_subscriptions p WHERE p.user_id = u.id))
             AND NOT EXISTS (SELECT 1 FROM presence x WHERE x.table_id = t.id AND x.seats LIKE '%,' || s.seat || ',%')
           GROUP BY u.id, t.id, t.game, t.status
           ORDER BY user_id, table_id`,
          [quietSince, noticedBefore],
        )
      ).map((row) => ({
        userId: row.user_id as string,
        table: row.table_id as string,
        game: row.game as string,
        why: row.status === 'waiting' ? 'begin' : row.turn === 1 ? 'turn' : 'begun',
      })),
    /** True for the one process that may tell this person now. */
    claimNotice: async (userId: string, noticedBefore: number, on: number): Promise<boolean> =>
      (
        await db.all('UPDATE users SET noticed_on = $1 WHERE id = $2 AND noticed_on <= $3 RETURNING id', [
          on,
          userId,
          noticedBefore,
        ])
      ).length > 0,
  };
}

const readUser = (row: Row): User => ({
  id: row.id as string,
  name: row.name as string,
  login: row.login as string | null,
  webhook: row.webhook as string | null,
  hasPassword: row.has_password === 1,
});

const readPasskey = (row: Row): Passkey => ({
  id: row.id as string,
  userId: row.user_id as string,
  publicKey: row.public_key as string,
  counter: row.counter as number,
  transports: row.transports as string,
  device: row.device as string,
  since: row.created_on as number,
  used: row.used_on as number,
});
