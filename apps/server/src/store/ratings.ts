/** Ratings, their curves, and what somebody has played. */
import type { Db, Row, Statement } from './db.ts';

export interface KeptRating {
  readonly userId: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  /** When it last changed. */
  readonly on: number;
}

export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly options: string;
  readonly outcome: string;
  /** How much was done at the table, and when its game began and ended. */
  readonly moves: number;
  readonly began: number;
  readonly on: number;
  readonly seats: readonly { seat: number; userId: string | null; name: string; level: string | null }[];
}

const readRating = (row: Row): KeptRating => ({
  userId: row.user_id as string,
  rating: row.rating as number,
  deviation: row.deviation as number,
  volatility: row.volatility as number,
  games: row.games as number,
  on: row.on_on as number,
});

/** Puts a rating in the place of the one that was read, or of none. */
function put(game: string, { userId, rating, deviation, volatility, games, on }: KeptRating): Statement {
  const values = [userId, game, rating, deviation, volatility, games, on];
  return games === 1
    ? {
        sql: `INSERT INTO ratings (user_id, game, rating, deviation, volatility, games, on_on)
              VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING user_id`,
        params: values,
        must: true,
      }
    : {
        sql: `UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, on_on = $7
              WHERE user_id = $1 AND game = $2 AND games = $8 RETURNING user_id`,
        params: [...values, games - 1],
        must: true,
      };
}

export function ratings(db: Db) {
  return {
    rating: async (userId: string, game: string): Promise<KeptRating | null> => {
      const [row] = await db.all('SELECT * FROM ratings WHERE user_id = $1 AND game = $2', [userId, game]);
      return row ? readRating(row) : null;
    },
    ratingsOf: async (userId: string): Promise<(KeptRating & { game: string })[]> =>
      (await db.all('SELECT * FROM ratings WHERE user_id = $1 ORDER BY game', [userId])).map((row) => ({
        ...readRating(row),
        game: row.game as string,
      })),
    /** Ratings of these people in all games. */
    ratingsAmong: async (userIds: readonly string[]): Promise<{ userId: string; game: string; rating: number }[]> => {
      if (userIds.length === 0) return [];
      const marks = userIds.map((_, i) => `$${i + 1}`).join(', ');
      const rows = await db.all(`SELECT user_id, game, rating FROM ratings WHERE user_id IN (${marks})`, userIds);
      return rows.map((row) => ({
        userId: row.user_id as string,
        game: row.game as string,
        rating: row.rating as number,
      }));
    },
    /** The last steps of all curves, oldest first. */
    ratingSteps: async (
      userId: string,
      limit: number,
    ): Promise<{ table: string; game: string; rating: number; on: number }[]> =>
      (await db.all('SELECT * FROM rating_steps WHERE user_id = $1 ORDER BY on_on DESC LIMIT $2', [userId, limit]))
        .map((row) => ({
          table: row.table_id as string,
          game: row.game as string,
          rating: row.rating as number,
          on: row.on_on as number,
        }))
        .reverse(),
    /** False when a rating has changed meanwhile, or the game was counted already: then nothing is done. */
    count: async (id: string, game: string, after: readonly KeptRating[]): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET rated = 2 WHERE id = $1 AND rated = 1 AND status = 'over' RETURNING id`,
          params: [id],
          must: true,
        },
        ...[...after].sort((a, b) => (a.userId < b.userId ? -1 : 1)).map((one) => put(game, one)),
        ...after.map(({ userId, rating, on }) => ({
          sql: 'INSERT INTO rating_steps (table_id, user_id, game, rating, on_on) VALUES ($1, $2, $3, $4, $5)',
          params: [id, userId, game, rating, on],
        })),
      ])) !== null,
    /** The game counts for nobody. */
    countNothing: async (id: string): Promise<void> => {
      await db.all('UPDATE tables SET rated = 0 WHERE id = $1 AND rated = 1', [id]);
    },
    uncounted: async (): Promise<string[]> =>
      (await db.all(`SELECT id FROM tables WHERE rated = 1 AND status = 'over' LIMIT 100`)).map(
        (row) => row.id as string,
      ),
    /** Games of somebody that are over, the newest first. */
    playedBy: async (userId: string, limit: number): Promise<PlayedGame[]> => {
      const rows = await db.all(
        `SELECT id, game, options, outcome, seq, started_at, created_on, changed_on FROM tables
         WHERE status = 'over' AND outcome IS NOT NULL AND id IN (SELECT table_id FROM seats WHERE user_id = $1)
         ORDER BY changed_on DESC, id LIMIT $2`,
        [userId, limit],
      );
      if (rows.length === 0) return [];
      const marks = rows.map((_, i) => `$${i + 1}`).join(', ');
      const seats = await db.all(
        `SELECT table_id, seat, user_id, name, level FROM seats WHERE table_id IN (${marks}) ORDER BY seat`,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        table: row.id as string,
        game: row.game as string,
        options: row.options as string,
        outcome: row.outcome as string,
        moves: row.seq as number,
        began: (row.started_at ?? row.created_on) as number,
        on: row.changed_on as number,
        seats: seats
          .filter((seat) => seat.table_id === row.id)
          .map((seat) => ({
            seat: seat.seat as number,
            userId: seat.user_id as string | null,
            name: seat.name as string,
            level: seat.level as string | null,
          })),
      }));
    },
  };
}
