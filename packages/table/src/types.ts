/** The authority over one game: plain data beside the code of the game it plays. Time is always handed in. */
import type { BotName } from '@pony/bots';
import type {
  BaseView,
  Core,
  Game,
  GameEvent,
  LateShare,
  Offer,
  Option,
  Options,
  Outcome,
  RecordLine,
  Refusal,
  Rules,
  RulesChange,
  Seat,
  SeatSpec,
  Seed,
  Views,
} from '@pony/engine';
import type { Patches } from '@pony/protocol';

/** How far decisions may be taken back; see undo.ts. */
export type UndoRule = 'free' | 'consent' | 'none';

export interface Sitter {
  readonly holder: 'person' | 'bot' | 'open';
  readonly name: string;
  /** Of a bot. */
  readonly level?: BotName;
  /** Seats with the same word belong to one person; without it every seat is a person of its own. */
  readonly person?: string;
}

/** Milliseconds throughout. `live`: a stock of time with an addition after every action; `move`: so much for every action. */
export type Pace =
  | { readonly kind: 'live'; readonly stock: number; readonly add: number }
  | { readonly kind: 'move'; readonly each: number };

export interface Clocks {
  readonly left: number[];
  /** When the times left were last true; null while the clocks stand still. */
  since: number | null;
}

/** One decision with everything needed to tell of it and to take it back. */
export interface Taken {
  readonly seat: Seat;
  readonly option: Option;
  readonly line: RecordLine;
  readonly events: readonly GameEvent[];
  /** Chance was used or something hidden was seen. */
  readonly barrier: boolean;
  /** Version of the table it led to. */
  readonly version: number;
  /** The table passed for the seat; taken back with the decision before. */
  readonly auto?: true;
  /** The oldest decision that is free to take back while this one is the newest; null when none is. */
  readonly freeFrom: number | null;
  /** The state before it; null once it is old, then it is played again from the nearest mark. */
  before: Core | null;
}

/** A game that ended beside the rules. */
export interface Ended {
  /** `rules`: the rules have changed, and the new ones cannot finish it. */
  readonly reason: 'resigned' | 'time' | 'aborted' | 'rules';
  readonly seat: Seat;
  readonly outcome: Outcome;
}

export interface Request {
  readonly by: Seat;
  readonly to: number;
  readonly waiting: readonly Seat[];
}

/** What was found out about a position. */
export interface Position {
  /** A state that is played on from is another one: nothing of this holds for it. */
  readonly state: Core;
  /** By seat, once somebody has asked. */
  readonly offers: Map<Seat, readonly Offer[]>;
  /** What a seat sees, with that of its own people beside. */
  readonly view: Views<BaseView>;
  /** Patches between parts that several viewers hold and see. */
  readonly patches: Patches;
}

export interface Table {
  readonly game: Game;
  readonly rules: Rules;
  readonly options: Options;
  readonly seed: Seed;
  readonly specs: readonly SeatSpec[];
  readonly undo: UndoRule;
  readonly pace: Pace | null;
  /** What may happen to a seat that ran out of time. */
  readonly timeOut: 'bot' | 'claim';
  /** A game that is over stays over: its secrets have been told. */
  readonly endStands: boolean;
  /** Lines for the head of the record. */
  readonly extra: Readonly<Record<string, string>>;
  /** How many states before a decision are kept. */
  readonly keep: number;
  readonly sitters: Sitter[];
  /** The table passes for a seat that cannot act. */
  readonly passForMe: boolean[];
  /** Steps (`prompt.args.step`) in which the table passes for a seat although it could act. */
  readonly passSteps: (readonly string[])[];
  /** Grows with every change. */
  version: number;
  state: Core;
  readonly opening: readonly GameEvent[];
  readonly taken: Taken[];
  /** Where the game went on under other rules; nothing before the last of them is ever played again. */
  readonly changes: readonly RulesChange[];
  /** Shares of chance that came when the game was under way; nothing before the last of them is taken back. */
  readonly lateShares: LateShare[];
  /** Seats that were not there when the game began, as long as their share may still come: until they decide something without it. */
  awaited: readonly Seat[];
  /** States on the way as text, one every so many decisions (see marks.ts); the first is the opening and stays empty. */
  readonly marks: string[];
  /** Version and time at which the question a seat has before it was put. */
  readonly posed: number[];
  readonly posedAt: number[];
  readonly clocks: Clocks | null;
  request: Request | null;
  ended: Ended | null;
  /** What was found out about the state the table stands at; null while nobody has asked. */
  position: Position | null;
}

/** Whoever looks: the seats a person holds; none is a spectator. */
export type Viewer = readonly Seat[];

export type Answer =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly refusal: Refusal };
