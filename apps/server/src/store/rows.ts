/** What the store keeps, as the rest of the server reads it. */
import type { Options, Undealable } from '@pony/engine';
import type { Pace, Sitter, UndoRule } from '@pony/table';

export interface User {
  readonly id: string;
  readonly name: string;
  /** Name of the account; null is a guest. */
  readonly login: string | null;
  readonly webhook: string | null;
  readonly hasPassword: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly device: string;
  /** When it was added, and last used; 0: not known. */
  readonly since: number;
  readonly used: number;
}

export type SeatKind = 'person' | 'bot' | 'open' | 'link';

export interface SeatRow {
  readonly seat: number;
  /** `link`: kept for whoever brings the link; `open`: for anybody. */
  readonly kind: SeatKind;
  readonly userId: string | null;
  readonly name: string;
  readonly level: string | null;
  /** The seat's own options, without the name of the seat. */
  readonly options: Options;
  readonly ready: boolean;
  /** SHA-256 of the share of this seat, from the moment somebody sits there; the share itself once it is opened. */
  readonly pledge: string | null;
  readonly share: string | null;
  /** Not there when the game began: after how many decisions its share came; null where it was there, or has not come. */
  readonly mixedAfter: number | null;
  /** When its person was last at the table, before the start; null while nobody has been. */
  readonly seenOn: number | null;
}

/** `freed`: nobody had been there for long; `put-out`: the maker wanted it. */
export interface ChairNews {
  readonly say: 'freed' | 'put-out';
  readonly seat: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly undo: UndoRule;
  readonly pace: Pace | null;
  readonly timeOut: 'bot' | 'claim';
  readonly listed: boolean;
  readonly watch: boolean;
  /** It counts for ratings, or has been counted. */
  readonly rated: boolean;
  /** Of the talk; null where the maker's client said nothing. */
  readonly lang: string | null;
  readonly owner: string;
  readonly status: 'waiting' | 'live' | 'over';
  /** Version of the rules it was started under. */
  readonly rules: string | null;
  readonly seed: string;
  readonly salt: string;
  /** Of all seats, once the game has begun, empty where nobody was there; null for games begun before there were any. */
  readonly shares: readonly string[] | null;
  /** Wall time by which every seat should have opened its share, 0 where whoever is away is waited for; null while not everybody is ready. */
  readonly dealBy: number | null;
  /** Why the game could not be dealt when everybody was ready last. */
  readonly undealt: Undealable | null;
  /** What became of a chair last. */
  readonly told: ChairNews | null;
  /** Service time of the start. */
  readonly startedAt: number | null;
  /** Who sat there at the start. */
  readonly sitters: readonly Sitter[] | null;
  readonly seq: number;
  readonly version: number;
  readonly asked: readonly number[];
  readonly outcome: string | null;
  readonly due: number | null;
  readonly next: string | null;
  readonly createdOn: number;
  readonly changedOn: number;
}

export type NewTable = Pick<
  TableRow,
  | 'id'
  | 'game'
  | 'options'
  | 'undo'
  | 'pace'
  | 'timeOut'
  | 'listed'
  | 'watch'
  | 'rated'
  | 'lang'
  | 'owner'
  | 'seed'
  | 'salt'
>;

export interface ChatRow {
  readonly n: number;
  readonly userId: string;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
