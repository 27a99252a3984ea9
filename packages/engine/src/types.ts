/** The words every game, bot, table and client shares. Everything here is plain data or a plain function. */

/** A player of the rules, counted from 0. How many people sit there is the table's business. */
export type Seat = number;

/** One enumerated choice: a verb and small numbers. Words appear only at the border (see notation.ts). */
export type Option = readonly [verb: string, ...args: number[]];

/** What kind of thing a number names: region, card, die, seat, token, count... */
export type Kind = string;

export type Arg = number | string | readonly number[];
export type Args = Readonly<Record<string, Arg>>;

/** A sentence as data: a text key and its arguments. Rendered in the reader's language, never here. */
export interface Say {
  readonly say: string;
  readonly args?: Args;
}

/** Why an option may not be taken now. `rule` is null only for not-your-turn, game-over and no-such-option. */
export interface Refusal extends Say {
  readonly rule: string | null;
  readonly more?: readonly Refusal[];
}

/** A constant of the rules; its arguments are worked out only when somebody asks why. */
export interface RefusalRule<S extends Core = Core> {
  readonly rule: string;
  readonly say: string;
  args?(s: S, f: Frame, seat: Seat, option: Option): Args;
}

/** One entry of the stack: procedure, label of its next step, and the locals of the procedure. */
export interface Frame {
  p: string;
  at: string;
  /** The local of the frame below that takes this frame's `result` when it is over. */
  into?: string;
}

export interface Outcome {
  readonly seats: readonly ('won' | 'lost' | 'shared')[];
  readonly reason: string;
  readonly score?: number;
  /** Players who did best inside the team that won, where a game tells them apart. */
  readonly best?: readonly Seat[];
}

/** Every state extends it; plain JSON only. */
export interface Core {
  rng: number[];
  stack: Frame[];
  outcome: Outcome | null;
}

export type Label = string;

/** What a rule may do besides changing the state: chance, reveals, telling, calling. */
export interface Cx {
  /** A die: 1 to `sides`. */
  roll(sides: number): number;
  /** Shuffles in place. */
  shuffle(items: number[]): void;
  /** One of the items, at random. */
  pick(items: readonly number[]): number;
  /** Takes the last item of a hidden pile; whoever sees it, something was revealed. */
  draw(kind: Kind, pile: number[]): number;
  /** Something that lay hidden is now seen by somebody. */
  reveal(kind: Kind, id: number): void;
  /** Tells everybody. */
  emit(say: string, args?: Args): void;
  /** Tells `seats` one thing and everybody else another. */
  whisper(seats: readonly Seat[], secret: Say, open: Say): void;
  /** Puts a procedure on top of the stack, at its first step or at a label; it runs when the current step is over. */
  call<L>(procedure: Address<L>, locals: L, at?: Label): void;
  /**
   * `call` for the sake of its result: when the procedure is over, its local `result` stands in the local `into` of `f`, the frame of
   * the running step.
   */
  callFor<K extends string, R, M extends Gives<R>>(
    f: Frame & Record<K, R>,
    into: K,
    procedure: Address<M>,
    locals: M,
  ): void;
  /** Ends the game at once. */
  end(outcome: Outcome): void;
}

/** Something that happened, with the face everybody sees and, where it differs, the face some seats see. */
export interface GameEvent extends Say {
  readonly secret?: { readonly seats: readonly Seat[]; readonly face: Say };
}

export interface Ask<S extends Core, L, K = unknown> {
  /** Who decides; nobody means the step is passed over. Depends on public information alone. */
  seats(s: S, f: Frame & L): readonly Seat[];
  prompt(s: S, f: Frame & L, seat: Seat): Say;
  /** What a player might point at, cheaply. */
  candidates(s: S, f: Frame & L, seat: Seat, out: Option[]): void;
  /** What `refuse` wants to know for every option alike: found out once for a list, handed to it, and forgotten. */
  known?(s: S, f: Frame & L, seat: Seat): K;
  /** The first rule that forbids it; asked about any option that fits the notation. */
  refuse?(s: S, f: Frame & L, seat: Seat, option: Option, known: K): RefusalRule<S> | null;
  /** How an option is worded for the seat that may take it; without it: the verb, and its targets as a, b, c. */
  tell?(s: S, f: Frame & L, seat: Seat, option: Option): Say;
  /** What an option would do with the present numbers, as sentences; found by reading, never by playing ahead. */
  would?(s: S, f: Frame & L, seat: Seat, option: Option): readonly Say[];
  answer(s: S, f: Frame & L, seat: Seat, option: Option, cx: Cx): Label | undefined | void;
}

/** Locals of a procedure that has a result. */
export interface Gives<R> {
  result: R;
}

/** The name of a procedure with the locals it wants; the way to call without importing its code. */
export interface Address<L> {
  readonly name: string;
  readonly locals?: L;
}

export interface AskStep<S extends Core, L> {
  readonly do: 'ask';
  readonly label: Label;
  /** Several seats choose in secret at the same time; over when `seats` names nobody any more. */
  readonly together: boolean;
  readonly ask: Ask<S, L>;
}
export interface RunStep<S extends Core, L> {
  readonly do: 'run';
  readonly label: Label;
  run(s: S, f: Frame & L, cx: Cx): Label | undefined | void;
}
export interface CallStep<S extends Core, L> {
  readonly do: 'call';
  readonly label: Label;
  readonly to: string;
  locals(s: S, f: Frame & L): object | null;
}
export type Step<S extends Core, L> = AskStep<S, L> | RunStep<S, L> | CallStep<S, L>;

export interface Procedure<S extends Core = Core, L = object> extends Address<L> {
  readonly steps: readonly Step<S, L>[];
  readonly first: Label;
  readonly at: Readonly<Record<Label, Step<S, L>>>;
  readonly next: Readonly<Record<Label, Label>>;
}

/** A procedure whatever its locals: how tables, cards and expansions carry it. */
export type AnyProcedure<S extends Core = Core> = Omit<Procedure<S, never>, 'locals'>;

export interface OptionSpec {
  readonly id: string;
  /** Allowed words, the first is the default; null: any text, empty by default (a deck list, say). */
  readonly values: readonly string[] | null;
  /** Of an option in free text: texts that stand ready to be chosen. */
  readonly known?: readonly string[];
  /** Every seat has its own; written `<id>@<seat id>`. */
  readonly perSeat?: boolean;
  /** Brought along by what went before (the log of a campaign), not chosen in a list. */
  readonly brought?: boolean;
  /** Means something only where another option of the table, listed before it, has this value; elsewhere it stands at its default. */
  readonly onlyWith?: { readonly id: string; readonly value: string };
}
export type Options = Readonly<Record<string, string>>;

export interface SeatSpec {
  readonly id: string;
  readonly team: string;
}

/** Items are ids of the zone's kind; a number says how many lie there, faces unknown. */
export interface Zone {
  id: string;
  owner: Seat | null;
  kind: Kind;
  items: number[] | number;
}
export interface Counter {
  id: string;
  owner: Seat | null;
  value: number;
  max?: number;
}
/** Every view extends it; the generic table reads only this. */
export interface BaseView {
  asked: readonly Seat[];
  zones: Zone[];
  counters: Counter[];
}

/** What each seat sees of one state; `also` as for `Rules.view`. */
export type Views<V> = (seat: Seat | null, also?: readonly Seat[]) => V;

export interface Rules<S extends Core = Core, V extends BaseView = BaseView> {
  readonly id: string;
  /** Changes whenever an old record would replay differently. */
  readonly version: string;
  readonly procedures: Readonly<Record<string, AnyProcedure<S>>>;
  /** The first frame of a game. */
  readonly main: Address<object>;
  /** Kinds of an option's targets, verb by verb. */
  readonly notation: Readonly<Record<string, readonly Kind[]>>;
  /** Kinds of the named arguments of prompts, refusals and events; an argument not listed is a plain number or word. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Teams that win and lose together are one team; a co-operative game has one team. */
  seats(options: Options): readonly SeatSpec[];
  setup(options: Options, rng: number[]): S;
  clone(s: S): S;
  /** Verbs by which a seat lets a chance to act go by; a table uses them for those who ask it to pass for them. */
  readonly passes?: readonly string[];
  /** `team`: somebody who holds several seats of one team sees at once what each of them sees. */
  readonly sharesHands?: 'team';
  /**
   * Built up from nothing, never stripped down; null is a spectator. `also`: seats of the same person whose hands are
   * shown beside those of `seat`, only where the game shares hands.
   */
  view(s: S, seat: Seat | null, also?: readonly Seat[]): V;
  /** The same views of one state for many: what everybody sees alike is made once and stands in all of them. */
  views?(s: S): Views<V>;
  /** What a finished game leaves for the next one of the same people: values of options that are brought along. */
  brings?(s: S): Options;
  /** Reshuffles, in place, all that this seat cannot know, and replaces s.rng. */
  determinize(s: S, seat: Seat | null, rng: number[]): void;
  /** Throws when the state is impossible. */
  invariants(s: S): void;
  name(kind: Kind, id: number): string;
  find(kind: Kind, name: string): number | undefined;
  /** How many things of a kind there are: ids run from 0 to size - 1. */
  size(kind: Kind): number;
}

/** One game of the list: options come first, because an expansion is the same game under other rules. */
export interface Game {
  readonly id: string;
  readonly options: readonly OptionSpec[];
  rules(options: Options): Rules;
}
