/** What one viewer sees of a table: everything a client needs to draw it, and nothing more. */
import type { BaseView, Option, Outcome, Refusal, Say, Seat } from '@pony/engine';

/** Something a viewer might point at, with the reason why not, if there is one. */
export interface Offered {
  readonly option: Option;
  /** How it is worded, under `option.` of the game's texts. */
  readonly tell: Say;
  readonly refusal?: Refusal;
  /** What taking it would do, under `would.` of the game's texts; the things named in the arguments may be lit. */
  readonly would?: readonly Say[];
}

/** How far the viewer may go back; decisions are counted from 1. */
export interface UndoView {
  /** The viewer's newest decision, null when there is none. */
  readonly last: number | null;
  /** The oldest decision that may be taken back at once without asking anybody, null when none may. */
  readonly freeFrom: number | null;
  /** What happens to a wish to go back further: granted at once, put to the other people, or refused. */
  readonly beyond: 'granted' | 'asks' | 'refused';
  /** A wish that waits for answers. */
  readonly request: UndoRequest | null;
}

export interface UndoRequest {
  readonly by: Seat;
  /** The decision to take back, with everything after it. */
  readonly to: number;
  /** Seats that have not answered yet. */
  readonly waiting: readonly Seat[];
}

export interface ClockView {
  /** Milliseconds left, seat by seat, at the moment `at`. */
  readonly left: readonly number[];
  /** Seats whose clocks run since `at`; empty while the clocks stand still. */
  readonly running: readonly Seat[];
  readonly at: number;
}

/** Who holds a seat. `open`: nobody yet. */
export interface SeatView {
  readonly id: string;
  readonly team: string;
  readonly holder: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly level?: string;
  /** The table passes for this seat when it cannot act; only its own people see it. */
  readonly passForMe?: boolean;
  /** Steps (`prompt.args.step`) in which the table passes for it although it could act. */
  readonly passSteps?: readonly string[];
}

export interface Situation<V extends BaseView = BaseView> {
  /** Grows with every change of the table. */
  readonly version: number;
  /** How many decisions have been taken. */
  readonly decisions: number;
  readonly seats: readonly SeatView[];
  /** The seat through whose eyes this is: of the viewer's seats the first one asked, else the first; null is a spectator. */
  readonly seat: Seat | null;
  readonly view: V;
  /** Everybody who is asked now; empty when the game is over. */
  readonly asked: readonly Seat[];
  /** Which question the seat is asked, as `<procedure>/<step>`: its kind, for clients and bots; null when it is not asked. */
  readonly question: string | null;
  /** What the seat is asked, in words; null when it is not. */
  readonly prompt: Say | null;
  readonly offers: readonly Offered[];
  readonly outcome: Outcome | null;
  readonly undo: UndoView;
  readonly clocks?: ClockView;
  /** These are the first moves: the reader may break the game off, and nobody has lost. */
  readonly mayAbort?: true;
  /** At a table without clocks: service time from which on the reader may claim the game, because the opponent has left. */
  readonly claimAt?: number;
  /** Several people share this screen, and something only this seat may see waits until its player says so. */
  readonly cover?: Seat;
}

/** One decision (or, with number 0, the opening) as a viewer may read it in the log. */
export interface LogLine {
  /** Number of the decision, counted from 1. */
  readonly n: number;
  /** Version of the table that the decision led to. */
  readonly version: number;
  readonly seat: Seat | null;
  readonly says: readonly Say[];
}
