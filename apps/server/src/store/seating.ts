/**
 * New tables, and who sits where until the start. Whoever changes something about a table locks its row first, so that changes come one
 * after the other and each sees what the one before has left; a seat is changed only if it still is as the changer saw it.
 */
import type { Options, Undealable } from '@pony/engine';
import type { Sitter } from '@pony/table';
import { CHAIRS_FROM, CHAIRS_OF, fewerChairs, fewerTables, type Most, type Whose } from './counting.ts';
import { askedText, type Db, type Statement, type Value } from './db.ts';
import type { ChairNews, NewTable, SeatRow } from './rows.ts';

export interface SeatLink {
  readonly token: string;
  readonly seat: number;
}

export interface Start {
  readonly options: Options;
  readonly rules: string;
  readonly at: number;
  readonly asked: readonly number[];
  readonly due: number | null;
  readonly on: number;
  readonly sitters: readonly Sitter[];
  /** As they were when the game was dealt; if one has changed since, nothing begins. */
  readonly seats: readonly SeatRow[];
}

export interface Making {
  /** So many tables that are not over may one have, and so many that wait an address; without it any number. */
  readonly most?: Most;
  /** Where the maker comes from. */
  readonly network?: string | null;
  /** A rematch of that table, which must not have one yet. */
  readonly after?: string;
}

export function seating(db: Db) {
  return {
    /** False when the maker has too many, or the rematch is made already: then nothing is. */
    createTable: async (
      table: NewTable,
      seats: readonly SeatRow[],
      links: readonly SeatLink[],
      on: number,
      { most, after, network = null }: Making = {},
    ): Promise<boolean> => {
      const statements: Statement[] = [];
      if (after !== undefined)
        statements.push({
          sql: `UPDATE tables SET next_table = $1 WHERE id = $2 AND status = 'over' AND next_table IS NULL RETURNING id`,
          params: [table.id, after],
          must: true,
        });
      if (most !== undefined) statements.push(...fewerTables({ userId: table.owner, network }, most, on));
      statements.push(
        insertTable(table, on),
        { sql: 'UPDATE tables SET network = $1 WHERE id = $2', params: [network, table.id] },
        ...seats.map((seat) => ({
          sql: `INSERT INTO seats (table_id, seat, kind, user_id, name, level, options, ready, pledge, share, seen_on)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
          params: seatParams(table.id, seat),
        })),
        ...links.map((link) => linkStatement(table.id, link, on)),
      );
      return (await db.tx(statements)) !== null;
    },
    /** Changes a seat before the start; links to it, old ones first, are replaced by `link`, unless they are kept. */
    changeSeat: async (
      id: string,
      was: SeatRow,
      seat: SeatRow,
      link: SeatLink | 'kept' | null,
      on: number,
    ): Promise<boolean> =>
      (await db.tx([
        waitingStill(id, on),
        seatChange(id, was, seat),
        ...(link === 'kept'
          ? []
          : [{ sql: 'DELETE FROM seat_links WHERE table_id = $1 AND seat = $2', params: [id, seat.seat] }]),
        ...(link && link !== 'kept' ? [linkStatement(id, link, on)] : []),
      ])) !== null,
    /** Two seats change what they hold, links too; false when one of them is no more as it was. */
    swapSeats: async (id: string, was: SeatRow[], next: SeatRow[], on: number): Promise<boolean> =>
      (await db.tx([
        waitingStill(id, on),
        ...was.map((seat, i) => seatChange(id, seat, next[i])),
        {
          sql: `UPDATE seat_links SET seat = CASE seat WHEN $2 THEN CAST($3 AS INTEGER) ELSE CAST($2 AS INTEGER) END
                WHERE table_id = $1 AND seat IN ($2, $3)`,
          params: [id, was[0].seat, was[1].seat],
        },
      ])) !== null,
    /** The maker frees the chair of somebody else; everybody reads why. Who is put out may not sit there again. */
    freeChair: async (
      id: string,
      was: SeatRow,
      seat: SeatRow,
      link: SeatLink | null,
      on: number,
      told: ChairNews,
    ): Promise<boolean> =>
      (await db.tx([
        waitingStill(id, on),
        ...(told.say === 'put-out'
          ? [
              {
                sql: `INSERT INTO put_out (table_id, user_id, network)
                      SELECT table_id, user_id, network FROM seats WHERE table_id = $1 AND seat = $2
                      ON CONFLICT DO NOTHING`,
                params: [id, was.seat],
              },
            ]
          : []),
        seatChange(id, was, seat),
        { sql: 'DELETE FROM seat_links WHERE table_id = $1 AND seat = $2', params: [id, seat.seat] },
        ...(link ? [linkStatement(id, link, on)] : []),
        { sql: 'UPDATE tables SET told = $2 WHERE id = $1', params: [id, JSON.stringify(told)] },
      ])) !== null,
    /** Whether somebody was put out there, himself or as a guest of the same address. */
    isPutOut: async (id: string, { userId, network }: Whose, guest: boolean): Promise<boolean> =>
      (
        await db.all(
          `SELECT user_id FROM put_out WHERE table_id = $1 AND (user_id = $2 OR ($3 = 1 AND network = $4))`,
          [id, userId, Number(guest), network],
        )
      ).length > 0,
    chairsFull: async ({ userId, network }: Whose, most: Most): Promise<boolean> => {
      const [{ own }] = await db.all(CHAIRS_OF, [userId]);
      const [{ there }] = network === null ? [{ there: 0 }] : await db.all(CHAIRS_FROM, [network]);
      return (own as number) >= most.person || (there as number) >= most.network;
    },
    /** Somebody who sits at a waiting table was last there. */
    seenAt: async (id: string, seats: readonly number[], on: number): Promise<void> => {
      for (const seat of seats)
        await db.all('UPDATE seats SET seen_on = $3 WHERE table_id = $1 AND seat = $2', [id, seat, on]);
    },
    /** Addresses that nobody has come from for long. */
    dropNetworks: async (before: number): Promise<void> => {
      await db.all('DELETE FROM networks WHERE seen_on < $1 AND silent_until < $1', [before]);
    },
    /** Sits down where nobody sits, by a link or without; false when somebody was quicker, the game has begun, or he has too many chairs. */
    takeSeat: async (
      id: string,
      was: SeatRow,
      seat: SeatRow,
      token: string | null,
      on: number,
      { most, network = null }: { readonly most?: Most; readonly network?: string | null } = {},
    ): Promise<boolean> =>
      (await db.tx([
        waitingStill(id, on),
        ...(most && seat.userId !== null ? fewerChairs({ userId: seat.userId, network }, most, on) : []),
        ...(token === null
          ? []
          : [
              {
                sql: 'DELETE FROM seat_links WHERE token = $1 AND table_id = $2 AND seat = $3 RETURNING seat',
                params: [token, id, seat.seat],
                must: true,
              },
            ]),
        seatChange(id, was, seat),
        { sql: 'UPDATE seats SET network = $3 WHERE table_id = $1 AND seat = $2', params: [id, seat.seat, network] },
      ])) !== null,
    /** Opens the share of a seat that pledged it; false when no seat of a waiting table did, or it is open already. */
    openShare: async (id: string, pledge: string, share: string): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET deal_by_on = deal_by_on WHERE id = $1 AND status = 'waiting' AND deal_by_on IS NOT NULL RETURNING id`,
          params: [id],
          must: true,
        },
        {
          sql: 'UPDATE seats SET share = $3 WHERE table_id = $1 AND pledge = $2 AND share IS NULL RETURNING seat',
          params: [id, pledge, share],
          must: true,
        },
      ])) !== null,
    /** Everybody is ready: shares are to be opened by that time. True for the one process that says so. */
    callForShares: async (id: string, by: number): Promise<boolean> =>
      (
        await db.all(
          `UPDATE tables SET deal_by_on = $2, undealt = NULL WHERE id = $1 AND status = 'waiting' AND deal_by_on IS NULL RETURNING id`,
          [id, by],
        )
      ).length > 0,
    /** Tables whose call for shares was over before that time: whoever called is gone. */
    calledBefore: async (on: number): Promise<string[]> =>
      (
        await db.all(
          `SELECT id FROM tables WHERE status = 'waiting' AND deal_by_on > 0 AND deal_by_on < $1 LIMIT 100`,
          [on],
        )
      ).map((row) => row.id as string),
    /** The call of that time stands until whoever is away has come. */
    waitFor: async (id: string, by: number): Promise<boolean> =>
      (
        await db.all(
          `UPDATE tables SET deal_by_on = 0 WHERE id = $1 AND status = 'waiting' AND deal_by_on = $2 RETURNING id`,
          [id, by],
        )
      ).length > 0,
    /** The call of that time is off and nothing is dealt: what people have opened is worth nothing any more, they pledge anew. */
    callOff: async (id: string, by: number): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET deal_by_on = NULL WHERE id = $1 AND status = 'waiting' AND deal_by_on = $2 RETURNING id`,
          params: [id, by],
          must: true,
        },
        {
          sql: `UPDATE seats SET pledge = NULL, share = NULL WHERE table_id = $1 AND kind = 'person' AND share IS NOT NULL`,
          params: [id],
        },
      ])) !== null,
    /** A share came to a game under way; the log says what that means for its chance. */
    shareCame: async (id: string, seat: number, share: string, after: number): Promise<void> => {
      await db.all('UPDATE seats SET share = $3, mixed_after = $4 WHERE table_id = $1 AND seat = $2', [
        id,
        seat,
        share,
        after,
      ]);
    },
    /** The game could not be dealt: everybody reads why, says anew that he is ready, and pledges anew. */
    undeal: async (id: string, by: number | null, why: Undealable, on: number): Promise<boolean> =>
      (await db.tx([
        {
          sql: `UPDATE tables SET deal_by_on = NULL, undealt = $3, changed_on = $4
                WHERE id = $1 AND status = 'waiting' AND COALESCE(deal_by_on, 0) = $2 RETURNING id`,
          params: [id, by ?? 0, JSON.stringify(why), on],
          must: true,
        },
        {
          sql: `UPDATE seats SET ready = 0, pledge = NULL, share = NULL WHERE table_id = $1 AND kind = 'person'`,
          params: [id],
        },
      ])) !== null,
    /** True for the one process that starts the game, and only with the very people and shares it was dealt for. */
    startTable: async (id: string, start: Start): Promise<boolean> =>
      (await db.tx([
        waitingStill(id, start.on),
        ...start.seats.map((seat) => ({
          sql: `SELECT seat FROM seats WHERE ${SAME}`,
          params: [id, seat.seat, ...sameParams(seat)],
          must: true,
        })),
        {
          sql: `UPDATE tables SET status = 'live', options = $1, rules = $2, started_at = $3, asked = $4, due = $5, changed_on = $6, begun_on = $6, told = NULL, network = NULL,
                  sitters = $8, shares = $9, deal_by_on = NULL, undealt = NULL WHERE id = $7`,
          params: [
            JSON.stringify(start.options),
            start.rules,
            start.at,
            askedText(start.asked),
            start.due,
            start.on,
            id,
            JSON.stringify(start.sitters),
            JSON.stringify(start.seats.map(({ share }) => share ?? '')),
          ],
        },
        { sql: 'UPDATE seats SET network = NULL WHERE table_id = $1', params: [id] },
      ])) !== null,
  };
}

/** The same holder with the same pledge and share. */
const SAME = `table_id = $1 AND seat = $2 AND kind = $3 AND COALESCE(user_id, '') = $4 AND COALESCE(pledge, '') = $5
  AND COALESCE(share, '') = $6`;
const sameParams = ({ kind, userId, pledge, share }: SeatRow): Value[] => [
  kind,
  userId ?? '',
  pledge ?? '',
  share ?? '',
];

function insertTable(table: NewTable, on: number): Statement {
  const { id, game, options, undo, pace, timeOut, listed, watch, rated, lang, owner, seed, salt } = table;
  return {
    sql: `INSERT INTO tables (id, game, options, undo, pace, time_out, listed, watch, owner, status, seed, salt, created_on, changed_on, rated, lang)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11, $12, $12, $13, $14)`,
    params: [
      id,
      game,
      JSON.stringify(options),
      undo,
      pace && JSON.stringify(pace),
      timeOut,
      Number(listed),
      Number(watch),
      owner,
      seed,
      salt,
      on,
      Number(rated),
      lang,
    ],
  };
}

const linkStatement = (id: string, { token, seat }: SeatLink, on: number): Statement => ({
  sql: 'INSERT INTO seat_links (token, table_id, seat, created_on) VALUES ($1, $2, $3, $4)',
  params: [token, id, seat, on],
});

const waitingStill = (id: string, on: number): Statement => ({
  sql: `UPDATE tables SET changed_on = $1 WHERE id = $2 AND status = 'waiting' RETURNING id`,
  params: [on, id],
  must: true,
});

const seatParams = (
  id: string,
  { seat, kind, userId, name, level, options, ready, pledge, share, seenOn }: SeatRow,
): Value[] => [id, seat, kind, userId, name, level, JSON.stringify(options), Number(ready), pledge, share, seenOn];

const seatChange = (id: string, was: SeatRow, next: SeatRow): Statement => ({
  sql: `UPDATE seats SET kind = $7, user_id = $8, name = $9, level = $10, options = $11, ready = $12, pledge = $13, share = $14, seen_on = $15
        WHERE ${SAME} RETURNING seat`,
  params: [id, was.seat, ...sameParams(was), ...seatParams(id, next).slice(2)],
  must: true,
});
