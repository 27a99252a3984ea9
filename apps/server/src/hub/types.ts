/** Running tables in the memory of one server process. */
import type { Question } from '@pony/bots';
import type { Option, Seat, SeatSpec } from '@pony/engine';
import type { ServerMessage, Situation } from '@pony/protocol';
import type { Attending, Table } from '@pony/table';
import type { For } from '../bots.ts';
import type { Metrics } from '../metrics.ts';
import type { SeatRow, Store, TableRow, User } from '../store/index.ts';

export interface Log {
  info(what: object, words: string): void;
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

/** One connected client. */
export interface Client {
  readonly user: User | null;
  send(text: string): void;
  close(say: string): void;
}

/** All clients that see the same: what they hold, and who they are. */
export interface Group {
  readonly viewer: readonly Seat[];
  readonly clients: Set<Client>;
  situation: Situation;
}

export interface Live {
  readonly id: string;
  row: TableRow;
  seats: readonly SeatRow[];
  readonly specs: readonly SeatSpec[];
  /** Null before the start, asleep, and when it cannot be loaded: then `fault` says why. */
  table: Table | null;
  fault: string | null;
  seq: number;
  snapshot: number;
  readonly clients: Set<Client>;
  readonly groups: Map<string, Group>;
  /** Versions by `<seat> <key>` of what was done of late. */
  readonly keys: Map<string, number>;
  /** Whatever is done at a table is done one after the other. */
  tail: Promise<unknown>;
  /** Entries that this process wrote last; it then looks after bots and clocks at once, others only when nobody does. */
  mine: boolean;
  /** Looks after bots, clocks and passes. */
  attending: Attending | null;
  /** Nobody does anything here: the table is not in memory, and clients hold these versions, by the names of their groups. */
  asleep: ReadonlyMap<string, number> | null;
  usedOn: number;
  chatted: number;
  closed: boolean;
}

export interface Hub {
  readonly process: string;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly lives: Map<string, Promise<Live>>;
  /** Service time, by which clocks count. */
  readonly now: () => number;
  /** Wall time that never jumps. */
  readonly wall: () => number;
  /** An address as limits count it, kept so that nobody reads it back. */
  readonly seal: (network: string) => string;
  readonly think: (question: Question, by: For) => Promise<Option[]>;
  /** Bots, passes and clocks of a table that has just been opened. */
  attendTo: (live: Live) => Attending | null;
  /** Closes the lines of a session or of all sessions of a person, here; `endSessions` does it at every process. */
  endLines: (who: string, say: string) => void;
  /** Somebody came to a table or left it. */
  moved: (live: Live) => void;
  /** How long seats have to open their shares, and the tables that are looked at again when it is over. */
  readonly openMs: number;
  readonly calling: Map<string, NodeJS.Timeout>;
  /** After so long a deploy is over. */
  readonly deployMs: number;
  readonly startedAt: number;
  stopping: boolean;
}

export const say = (client: Client, message: ServerMessage): void => client.send(JSON.stringify(message));

export function sayToAll(live: Live, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const client of live.clients) client.send(text);
}
