/** Tables, the log of what was done at them, and what is cached of it. */
import { type Db, type Entry, type Row, readAsked } from './db.ts';
import { pack, unpack } from './packed.ts';
import type { ChatRow, SeatKind, SeatRow, TableRow } from './rows.ts';

/** So many of the newest are looked at. */
const NEWEST = 500;
/**
 * Of the newest tables so many, the places shared out: among addresses first, those of one address among its makers. Each kind is found by its
 * index.
 */
const shared = (where: string, status: string): string =>
  `SELECT * FROM (
     SELECT *, ROW_NUMBER() OVER (PARTITION BY COALESCE(network, owner) ORDER BY mine, created_on DESC) AS among FROM (
       SELECT *, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY created_on DESC) AS mine FROM (
         SELECT * FROM tables WHERE ${where}status = '${status}' AND listed = 1 ORDER BY created_on DESC LIMIT ${NEWEST}
       ) AS newest
     ) AS makers
     ORDER BY among, created_on DESC, id LIMIT $1
   ) AS ${status}`;
/** Waiting tables first, then running ones, the newest first. */
const listed = (where: string): string =>
  `SELECT * FROM (${shared(where, 'waiting')} UNION ALL ${shared(where, 'live')} ORDER BY status DESC, among LIMIT $1) AS shown
   ORDER BY status DESC, created_on DESC, id`;
export const LOBBY = { all: listed(''), game: listed('game = $2 AND ') };
export const MINE = `SELECT * FROM tables WHERE id IN
  (SELECT table_id FROM seats WHERE user_id = $1 UNION SELECT id FROM tables WHERE owner = $1 AND status = 'waiting')
  ORDER BY CASE status WHEN 'live' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, changed_on DESC, id LIMIT $2`;

export function tables(db: Db) {
  const some = async (sql: string, params: (string | number | null)[]): Promise<TableRow[]> =>
    (await db.all(sql, params)).flatMap(readTableOrNot);
  return {
    table: async (id: string): Promise<TableRow | null> =>
      (await some('SELECT * FROM tables WHERE id = $1', [id]))[0] ?? null,
    seats: async (id: string): Promise<SeatRow[]> =>
      (await db.all('SELECT * FROM seats WHERE table_id = $1 ORDER BY seat', [id])).map(readSeat),
    seatsOf: async (ids: readonly string[]): Promise<Map<string, SeatRow[]>> => {
      const out = new Map<string, SeatRow[]>(ids.map((id) => [id, []]));
      if (ids.length === 0) return out;
      const marks = ids.map((_, i) => `$${i + 1}`).join(', ');
      for (const row of await db.all(`SELECT * FROM seats WHERE table_id IN (${marks}) ORDER BY seat`, ids))
        out.get(row.table_id as string)?.push(readSeat(row));
      return out;
    },
    /** Tables one may sit down at or watch, newest first. */
    lobby: (game: string | null, limit: number): Promise<TableRow[]> =>
      game === null ? some(LOBBY.all, [limit]) : some(LOBBY.game, [limit, game]),
    tablesOf: (userId: string, limit: number): Promise<TableRow[]> => some(MINE, [userId, limit]),
    countOwned: async (userId: string): Promise<number> => {
      const [row] = await db.all(`SELECT COUNT(*) AS n FROM tables WHERE owner = $1 AND status <> 'over'`, [userId]);
      return row.n as number;
    },
    counts: async (): Promise<Record<string, number>> => {
      const rows = await db.all('SELECT status, COUNT(*) AS n FROM tables GROUP BY status');
      return Object.fromEntries(rows.map((row) => [row.status, row.n as number]));
    },

    /** Seat and table of a link, as long as nobody has used it. */
    link: async (token: string): Promise<{ table: string; seat: number } | null> => {
      const [row] = await db.all('SELECT table_id, seat FROM seat_links WHERE token = $1', [token]);
      return row ? { table: row.table_id as string, seat: row.seat as number } : null;
    },
    /** Another holder of a seat in a running game; the log says what that means for the game. */
    reseat: async (id: string, seat: number, userId: string | null, name: string): Promise<void> => {
      await db.all('UPDATE seats SET user_id = $1, name = $2 WHERE table_id = $3 AND seat = $4', [
        userId,
        name,
        id,
        seat,
      ]);
    },
    /** A bot has the seat of a running game for good. */
    botSeat: async (id: string, seat: number, level: string): Promise<void> => {
      await db.all(
        `UPDATE seats SET kind = 'bot', user_id = NULL, name = $1, level = $1, options = '{}' WHERE table_id = $2 AND seat = $3`,
        [level, id, seat],
      );
    },
    seatsHeldBy: async (userId: string): Promise<{ table: string; seat: number }[]> =>
      (await db.all('SELECT table_id, seat FROM seats WHERE user_id = $1 ORDER BY table_id, seat', [userId])).map(
        (row) => ({
          table: row.table_id as string,
          seat: row.seat as number,
        }),
      ),
    giveTables: async (from: string, to: string): Promise<void> => {
      await db.all('UPDATE tables SET owner = $1 WHERE owner = $2', [to, from]);
    },
    /** The game is the same under other rules, and is from now on theirs. */
    moveRules: async (id: string, from: string, to: string): Promise<void> => {
      await db.all('UPDATE tables SET rules = $3 WHERE id = $1 AND rules = $2', [id, from, to]);
    },
    /** Takes a table that never began off the list, with everything about it; `of`: unless somebody else sits there. */
    dropTable: async (id: string, of: string | null = null): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET status = 'gone' WHERE id = $1 AND status = 'waiting' RETURNING id`,
          params: [id],
          must: true,
        },
        ...(of === null
          ? []
          : [
              {
                sql: `SELECT id FROM tables WHERE id = $1
                      AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person' AND user_id <> $2)`,
                params: [id, of],
                must: true,
              },
            ]),
        { sql: 'DELETE FROM seat_links WHERE table_id = $1', params: [id] },
        { sql: 'DELETE FROM put_out WHERE table_id = $1', params: [id] },
        { sql: 'DELETE FROM chat WHERE table_id = $1', params: [id] },
        { sql: 'DELETE FROM seats WHERE table_id = $1', params: [id] },
        { sql: 'DELETE FROM tables WHERE id = $1', params: [id] },
      ])) !== null,
    stale: async (before: number): Promise<string[]> =>
      (await db.all(`SELECT id FROM tables WHERE status = 'waiting' AND changed_on < $1 LIMIT 100`, [before])).map(
        (row) => row.id as string,
      ),
    /** Running games that want attention, the longest waiting first. */
    due: async (at: number, limit: number): Promise<string[]> =>
      (
        await db.all(`SELECT id FROM tables WHERE due <= $1 AND status = 'live' ORDER BY due LIMIT $2`, [at, limit])
      ).map((row) => row.id as string),
    liveTables: async (): Promise<string[]> =>
      (await db.all(`SELECT id FROM tables WHERE status = 'live' ORDER BY id`)).map((row) => row.id as string),

    append: db.append,
    log: async (id: string, after: number): Promise<(Entry & { seq: number })[]> =>
      (await db.all('SELECT * FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq', [id, after])).map(readEntry),
    /** Version that the entry with this key led to. */
    versionOf: async (id: string, seat: number, key: string): Promise<number | null> => {
      const [row] = await db.all('SELECT version FROM log WHERE table_id = $1 AND seat = $2 AND key = $3', [
        id,
        seat,
        key,
      ]);
      return row ? (row.version as number) : null;
    },
    putSnapshot: async (id: string, seq: number, code: string, body: string): Promise<void> => {
      await db.all(
        `INSERT INTO snapshots (table_id, seq, code, body) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE SET seq = $2, code = $3, body = $4 WHERE snapshots.seq <= $2`,
        [id, seq, code, await pack(body)],
      );
    },
    /** What the last program that played the game kept of it, whatever its code. */
    checkpoint: async (id: string): Promise<{ seq: number; body: string } | null> => {
      const [row] = await db.all('SELECT seq, body FROM snapshots WHERE table_id = $1', [id]);
      const body = row && (await unpack(row.body as string, true));
      return body ? { seq: row.seq as number, body } : null;
    },
    /** Null where there is none of this code, and where it is not as it was kept. */
    snapshot: async (id: string, code: string): Promise<{ seq: number; body: string } | null> => {
      const [row] = await db.all('SELECT seq, body FROM snapshots WHERE table_id = $1 AND code = $2', [id, code]);
      const body = row && (await unpack(row.body as string, false));
      return body ? { seq: row.seq as number, body } : null;
    },

    /** The number of the line; the same key gives the same line. Null when the table has no room left: onlookers have their own. */
    say: async (id: string, line: Omit<ChatRow, 'n'>, key: string, most: number): Promise<number | null> => {
      const { userId, seat, name, text, at } = line;
      for (let tries = 0; tries < 20; tries++) {
        const known = await db.all('SELECT n FROM chat WHERE table_id = $1 AND user_id = $2 AND key = $3', [
          id,
          userId,
          key,
        ]);
        if (known.length > 0) return known[0].n as number;
        const [{ n, own }] = await db.all(
          `SELECT COALESCE(MAX(n), 0) AS n, COUNT(CASE WHEN (seat IS NULL) = (CAST($2 AS INTEGER) = 1) THEN 1 END) AS own
           FROM chat WHERE table_id = $1`,
          [id, Number(seat === null)],
        );
        if ((own as number) >= most) return null;
        const rows = await db.all(
          `INSERT INTO chat (table_id, n, user_id, key, seat, name, text, at_on) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT DO NOTHING RETURNING n`,
          [id, (n as number) + 1, userId, key, seat, name, text, at],
        );
        if (rows.length > 0) return rows[0].n as number;
      }
      throw new Error('too many people talk at once');
    },
    chat: async (id: string, after: number, limit: number): Promise<ChatRow[]> =>
      (
        await db.all(`SELECT * FROM chat WHERE table_id = $1 AND n > $2 AND text <> '' ORDER BY n DESC LIMIT $3`, [
          id,
          after,
          limit,
        ])
      )
        .map(readChat)
        .reverse(),
  };
}

/** A row that cannot be read is as good as none: it must not spoil a list. */
function readTableOrNot(row: Row): TableRow[] {
  try {
    return [readTable(row)];
  } catch {
    return [];
  }
}

const readTable = (row: Row): TableRow => ({
  id: row.id as string,
  game: row.game as string,
  options: JSON.parse(row.options as string),
  undo: row.undo as TableRow['undo'],
  pace: row.pace === null ? null : JSON.parse(row.pace as string),
  timeOut: row.time_out as TableRow['timeOut'],
  listed: row.listed === 1,
  watch: row.watch === 1,
  rated: (row.rated as number) > 0,
  lang: row.lang as string | null,
  owner: row.owner as string,
  status: row.status as TableRow['status'],
  rules: row.rules as string | null,
  seed: row.seed as string,
  salt: row.salt as string,
  shares: row.shares === null ? null : JSON.parse(row.shares as string),
  dealBy: row.deal_by_on as number | null,
  undealt: row.undealt === null ? null : JSON.parse(row.undealt as string),
  told: row.told === null ? null : JSON.parse(row.told as string),
  startedAt: row.started_at as number | null,
  sitters: row.sitters === null ? null : JSON.parse(row.sitters as string),
  seq: row.seq as number,
  version: row.version as number,
  asked: readAsked(row.asked as string),
  outcome: row.outcome as string | null,
  due: row.due as number | null,
  next: row.next_table as string | null,
  createdOn: row.created_on as number,
  changedOn: row.changed_on as number,
});

const readSeat = (row: Row): SeatRow => ({
  seat: row.seat as number,
  kind: row.kind as SeatKind,
  userId: row.user_id as string | null,
  name: row.name as string,
  level: row.level as string | null,
  options: JSON.parse(row.options as string),
  ready: row.ready === 1,
  pledge: row.pledge as string | null,
  share: row.share as string | null,
  mixedAfter: row.mixed_after as number | null,
  seenOn: row.seen_on as number | null,
});

const readEntry = (row: Row): Entry & { seq: number } => ({
  seq: row.seq as number,
  seat: row.seat as number | null,
  key: row.key as string | null,
  act: row.act as string,
  version: row.version as number,
  hash: row.hash as string,
  at: row.at as number,
});

const readChat = (row: Row): ChatRow => ({
  n: row.n as number,
  userId: row.user_id as string,
  seat: row.seat as number | null,
  name: row.name as string,
  text: row.text as string,
  at: row.at_on as number,
});
