/** What a house tells of a table beside the game itself: who sits where, who may come, whether it has begun. */
import type { OptionFault, Options, Seat } from '@pony/engine';

/** What an account may be called: 3 to 32 letters, digits, dots, dashes and underscores. */
export const ACCOUNT_NAME = /^[\p{L}\p{N}._-]{3,32}$/u;

/** `link`: kept for whoever brings the link; `open`: for anybody. */
export type SeatKind = 'person' | 'bot' | 'open' | 'link';

export interface SeatInfo {
  readonly seat: Seat;
  readonly id: string;
  readonly team: string;
  readonly kind: SeatKind;
  readonly name: string;
  /** Of a bot. */
  readonly level?: string;
  readonly ready: boolean;
  readonly yours: boolean;
  /** SHA-256 of the share of chance that this seat adds; null while nobody has pledged one. At a table of one device there is none. */
  readonly pledge?: string | null;
  /** The share has been opened. */
  readonly opened?: boolean;
  /** In the lobby, where the game can be rated: of who sits there; null where there is none yet. */
  readonly rating?: number | null;
  /** At a table of one device: somebody else before the same screen. */
  readonly friend?: boolean;
  /** The seat's own options, shown to whoever sits there. */
  readonly options?: Options;
}

/** Milliseconds. */
export type PaceInfo =
  | { readonly kind: 'live'; readonly stock: number; readonly add: number }
  | { readonly kind: 'move'; readonly each: number };

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly undo: 'free' | 'consent' | 'none';
  readonly pace: PaceInfo | null;
  readonly timeOut: 'bot' | 'claim';
  /** Stands in the lobby. */
  readonly listed: boolean;
  /** Others than the players may watch. */
  readonly watch: boolean;
  /** It counts for the ratings of its two players. */
  readonly rated?: boolean;
  /** Of the talk at the table, two letters; null where nobody said. */
  readonly lang?: string | null;
  readonly status: 'waiting' | 'live' | 'over';
  readonly seats: readonly SeatInfo[];
  /** Whose turn it is, once the game runs. */
  readonly asked: readonly Seat[];
  /** The reader made the table and may change its seats until the start. */
  readonly owned: boolean;
  /** SHA-256 of seed and salt, from the moment the table is made. */
  readonly commitment: string;
  /** Everybody is ready: each seat's client opens its share now. */
  readonly opening?: boolean;
  /** What became of a chair last: freed because nobody had been there for long, or its person was put out. */
  readonly told?: { readonly say: 'freed' | 'put-out'; readonly seat: Seat } | null;
  /** By days, and not rated: it begins with the shares of those who are there. */
  readonly beginsWithout?: boolean;
  /** Everybody was ready, and the game could not be dealt: what the game says of the choices; nothing where it has no words. */
  readonly undealt?: { readonly says: readonly OptionFault[] } | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** The game cannot be loaded by this server; nothing can be done at it and nothing of it is lost. */
  readonly fault: boolean;
  /** Wall time. */
  readonly created: number;
  readonly changed: number;
}
