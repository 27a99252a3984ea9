/** The service itself: its clock, its processes, who is connected, and secrets that all processes share. */
import type { Db } from './db.ts';
import { askedText, readAsked } from './db.ts';

export interface Present {
  readonly seats: readonly number[];
  readonly watching: number;
  /** Of those who watch and have said who they are. */
  readonly names: readonly string[];
}

export function service(db: Db) {
  return {
    /**
     * Notes that the service is up, and gives how long it has been down in all. A gap longer than `most` was down time; `alone`: any gap was,
     * also one that goes back, because nobody else was up and the clock may have been set.
     */
    beat: async (on: number, most: number, alone = false): Promise<{ down: number; seen: number }> => {
      const [row] = await db.all(
        `INSERT INTO service_clock (id, down, seen_on) VALUES (1, 0, $1)
         ON CONFLICT (id) DO UPDATE SET
           down = service_clock.down
             + CASE WHEN $3 = 1 OR excluded.seen_on - service_clock.seen_on > $2 THEN excluded.seen_on - service_clock.seen_on ELSE 0 END,
           seen_on = CASE WHEN $3 = 1 OR excluded.seen_on > service_clock.seen_on THEN excluded.seen_on ELSE service_clock.seen_on END
         RETURNING down, seen_on`,
        [on, most, Number(alone)],
      );
      return { down: row.down as number, seen: row.seen_on as number };
    },
    /** When the service was last noted to be up; null for a new one. */
    lastBeat: async (): Promise<number | null> => {
      const [row] = await db.all('SELECT seen_on FROM service_clock');
      return row ? (row.seen_on as number) : null;
    },
    /** When the service was last up, for a database that comes from a backup. */
    setBeat: async (on: number): Promise<void> => {
      await db.all('UPDATE service_clock SET seen_on = $1', [on]);
    },
    processSeen: async (id: string, on: number): Promise<void> => {
      await db.all(
        'INSERT INTO processes (id, seen_on) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen_on = excluded.seen_on',
        [id, on],
      );
    },
    otherProcesses: async (id: string): Promise<number> => {
      const [row] = await db.all('SELECT COUNT(*) AS n FROM processes WHERE id <> $1', [id]);
      return row.n as number;
    },
    /** Forgets a process and who was connected to it; gives the tables that this concerns. */
    processGone: async (id: string): Promise<string[]> => {
      const done = await db.tx([
        { sql: 'DELETE FROM presence WHERE process = $1 RETURNING table_id', params: [id] },
        { sql: 'DELETE FROM processes WHERE id = $1', params: [id] },
      ]);
      return (done?.[0] ?? []).map((row) => row.table_id as string);
    },
    processesBefore: async (on: number): Promise<string[]> =>
      (await db.all('SELECT id FROM processes WHERE seen_on < $1', [on])).map((row) => row.id as string),

    setPresence: async (process: string, table: string, { seats, watching, names }: Present): Promise<void> => {
      if (seats.length === 0 && watching === 0)
        await db.all('DELETE FROM presence WHERE process = $1 AND table_id = $2', [process, table]);
      else
        await db.all(
          `INSERT INTO presence (process, table_id, seats, watching, names) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (process, table_id) DO UPDATE SET seats = excluded.seats, watching = excluded.watching, names = excluded.names`,
          [process, table, askedText(seats), watching, JSON.stringify(names)],
        );
    },
    presence: async (table: string): Promise<Present> => {
      const rows = await db.all('SELECT seats, watching, names FROM presence WHERE table_id = $1', [table]);
      const seats = new Set(rows.flatMap((row) => readAsked(row.seats as string)));
      const names = new Set(rows.flatMap((row) => JSON.parse(row.names as string) as string[]));
      return {
        seats: [...seats].sort(),
        watching: rows.reduce((sum, row) => sum + (row.watching as number), 0),
        names: [...names].sort(),
      };
    },

    /** A secret by name; the first one ever offered is the one that stands. */
    secret: async (id: string, fresh: string): Promise<string> => {
      await db.all('INSERT INTO secrets (id, value) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', [id, fresh]);
      const [row] = await db.all('SELECT value FROM secrets WHERE id = $1', [id]);
      return row.value as string;
    },
    /** Throws when nothing can be written. */
    ping: async (): Promise<void> => {
      await db.all('UPDATE service_clock SET id = id');
    },
    notify: db.notify,
    listen: db.listen,
    close: db.close,
  };
}
