/** The store: one contract, written once, over a file (SQLite) or a server (PostgreSQL). */
import { leaving } from './leaving.ts';
import { people } from './people.ts';
import { openPostgres } from './postgres.ts';
import { ratings } from './ratings.ts';
import { safety } from './safety.ts';
import { seating } from './seating.ts';
import { service } from './service.ts';
import { openSqlite } from './sqlite.ts';
import { tables } from './tables.ts';

export interface Place {
  /** postgres://... */
  readonly url?: string;
  /** Path of the SQLite file. */
  readonly file?: string;
  /** Name of this server process among others. */
  readonly process: string;
  /** A PostgreSQL is only read: migrations are not applied but must have been. */
  readonly reading?: boolean;
}

export async function openStore({ url, file, process, reading }: Place) {
  const db = url ? await openPostgres(url, process, reading) : await openSqlite(file ?? 'pony.sqlite');
  return {
    kind: db.kind,
    ...people(db),
    ...tables(db),
    ...seating(db),
    ...safety(db),
    ...ratings(db),
    ...leaving(db),
    ...service(db),
  };
}

export type Store = Awaited<ReturnType<typeof openStore>>;
export type { Entry, Head } from './db.ts';
export type { Waited } from './people.ts';
export type { KeptRating, PlayedGame } from './ratings.ts';
export * from './rows.ts';
export type { SeatLink, Start } from './seating.ts';
