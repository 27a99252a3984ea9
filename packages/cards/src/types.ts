/** The words of every card game: cards as numbers, texts as data, happenings. Nothing here knows a game. */
import type { Address, AnyProcedure, Args, Core, Cx, RefusalRule, Say, Seat } from '@pony/engine';

/** What the state of a card game has besides its own fields. Every list goes by card number unless it says otherwise. */
export interface CardState extends Core {
  /** Title and owner (-1: the scenario) never change; the form is the face that counts now. */
  title: number[];
  owner: number[];
  form: number[];
  zone: number[];
  /** Who controls it; -1: the scenario. */
  ctl: number[];
  /** The card that carries it, -1 for none, -2 - seat for a player's deck. */
  host: number[];
  bits: number[];
  /** card * kinds of token + kind. */
  tokens: number[];
  /** The object's identity: stamp of entering or leaving play, or of changing zone out of play. */
  since: number[];
  stamp: number;
  /** Bits of the seats that know a face where it lies hidden. */
  knows: number[];
  /** Cards by zone, the last one on top. */
  piles: number[][];
  /** Cards in play in order of arrival. */
  play: number[];
  /** Rows of lasting effects, delayed effects and used limits: rows.ts, limits.ts. */
  lasting: number[];
  delayed: number[];
  counts: number[];
}

/**
 * play: in play. table: turned up and not yet placed (has identity, tokens and values, but filters do not find it).
 * hand: hidden cards whose texts work from there. limbo: a card while it is played. deck, pile, aside: all other places.
 */
export type ZoneClass = 'play' | 'table' | 'hand' | 'deck' | 'pile' | 'aside' | 'limbo';

export interface ZoneSpec {
  readonly id: string;
  readonly class: ZoneClass;
  /** Every seat has one of its own. */
  readonly each?: true;
  /** Who sees the faces; by default nobody in a deck, its owner in a hand, everybody elsewhere. */
  readonly sees?: 'all' | 'owner' | 'none';
}

/** Something that happens to something: one entry of a batch. What an effect really did it writes back here. */
export interface Occ {
  kind: number;
  /** The card it happens to, -1 for none. */
  subject: number;
  /** The subject as an object: its `since` when this was announced; after the effect its new one. */
  since: number;
  /** The subject's `since` when this was announced, whatever became of it. */
  was: number;
  seat: Seat;
  /** The card whose text causes it; -1: the framework. */
  by: number;
  /** Number of the attack, fight, reveal, cost it belongs to; -1 for none. */
  why: number;
  n: number;
  a: number;
  b: number;
  /** State's stamp at the end of its own effect: only cards there by then hear it. */
  stamp: number;
  /** Form and controller of the subject before the effect. */
  form: number;
  ctl: Seat;
  /** What was wanted, when `n` has become what was done. */
  want: number;
  /** LIVE, DONE or DEAD (occ.ts). */
  state: number;
  /** Place of the replacement that stands in the list `ready` of the frame, -1 for none. */
  instead: number;
  /** Numbers of the game about the subject, taken before the effect. */
  facts: number[];
}

/** The fields of a new occurrence; what is left out is -1, `n` is 1, `by`, `why` come from the text at work. */
export type Fields = Partial<Pick<Occ, 'subject' | 'seat' | 'by' | 'why' | 'n' | 'a' | 'b'>>;

/** Adds an occurrence to the batch at work; it is the next round of the same happening. */
export type Add = (kind: number, fields: Fields) => void;

/** A text at work: whose, for whom, with what chosen. The frames of `use` and `carry` are such. */
export interface Using {
  card: number;
  /** The card as the object it was when the text began. */
  since: number;
  form: number;
  ability: number;
  /** Who decides and is "you"; -1: a text of the scenario. */
  you: Seat;
  /** Who chooses and is concerned now: `you`, the first player for the scenario, in `each` one player after the other. */
  seat: Seat;
  x: number;
  /** What was announced with the option, -1 for nothing. */
  announced: number;
  /** What was chosen, costs first: value and, for a card, its since; two numbers a pick. See `pickOf`. */
  picked: number[];
  /** The occurrence that is answered: depth of its frame in the stack and place in the batch; -1 for none. */
  depth: number;
  place: number;
  /** Number of the attack, reveal or the like that the text belongs to. */
  why: number;
  /** PLAYED: used or played in the ordinary way. PUT: put into play, nothing paid. SETTLED: played, paid for elsewhere. */
  how: number;
  /** 1: the sentence before was carried out completely (what `then` asks). */
  whole: number;
  /** Where the sentence at work stands in the text (path.ts). */
  path: number;
  /** Depth of its own frame, to which happenings report; -1 while it is only thought about. */
  home: number;
}

export type Refused<S extends Core> = RefusalRule<S> | null;

export interface Filter<S extends Core> {
  holds(s: S, value: number, u: Using): boolean;
  readonly why: RefusalRule<S>;
}

/** What may be chosen: what the text points at, and the conditions in the order in which they are explained. */
export interface Selector<S extends Core> {
  /** Kind of the values: cards unless it says otherwise. `spot` is what the game makes of it. */
  readonly of?: 'card' | 'seat' | 'number' | 'spot';
  each(s: S, u: Using, out: number[]): void;
  readonly filters: readonly Filter<S>[];
  /** How one of the values is worded, where the value alone does not say it. */
  tell?(s: S, u: Using, value: number): Say;
  /** The cards lie hidden in these zones of the chooser: asked in titles, by the count of the zone. */
  hidden?(s: S, u: Using): readonly number[];
}

export type Op<S extends Core> =
  | DoOp<S>
  | PickOp<S>
  | { readonly op: 'each'; of(s: S, u: Using): readonly (readonly Seat[])[]; readonly ops: readonly Op<S>[] }
  | { readonly op: 'one'; readonly branches: readonly Branch<S>[]; readonly say?: string; readonly optional?: true }
  | {
      readonly op: 'when';
      holds(s: S, u: Using): boolean;
      readonly ops: readonly Op<S>[];
      readonly else?: readonly Op<S>[];
    }
  | { readonly op: 'then'; readonly ops: readonly Op<S>[] }
  /** `here`: only at an occurrence of the same attack or reveal (`why`). What was picked last is its target. */
  | { readonly op: 'later'; readonly on: Trigger<S>; readonly ops: readonly Op<S>[]; readonly here?: true }
  | OwnOp<S>;

export interface DoOp<S extends Core> {
  readonly op: 'do';
  /** At most one happening, as its last deed. false: it could not be done. */
  act(s: S, u: Using, cx: Cx): false | void;
  /** Why it would change nothing or may not be done, judged before any cost is paid. */
  can?(s: S, u: Using): Refused<S>;
  would?(s: S, u: Using): Say;
  /** For a lasting row without a target: whether it reaches a card (or -2 - seat) now. `by` is the card that made it. */
  reaches?(s: S, target: number, by: number): boolean;
}

export interface PickOp<S extends Core> {
  readonly op: 'pick';
  readonly of: Selector<S>;
  /** How many, one after the other; by default 1. */
  times?(s: S, u: Using): number;
  /** `done` may be said before all are picked. */
  readonly upTo?: true;
  /** `none` may be said. */
  readonly optional?: true;
  /** Who chooses; by default `u.seat`. */
  seat?(s: S, u: Using): Seat;
  /** Text key of the prompt; by default `choose`. */
  readonly say?: string;
  /** The same thing may be picked again: shares of a payment. */
  readonly again?: true;
}

export interface Branch<S extends Core> {
  /** Text key of the branch. */
  readonly say: string;
  readonly ops: readonly Op<S>[];
}

/** The odd card: a procedure of its own. It gets the fields of `Using`, and its own locals on top. */
export interface OwnOp<S extends Core> {
  readonly op: 'own';
  readonly procedure: AnyProcedure<S>;
  locals?(s: S, u: Using): object;
  can?(s: S, u: Using): Refused<S>;
  would?(s: S, u: Using): Say;
}

export type Moment = 'cancel' | 'when' | 'after';

export interface Trigger<S extends Core> {
  readonly at: Moment;
  readonly kind: number;
  if?(s: S, occ: Occ, self: number): boolean;
  /** Works although its own card has left play by this occurrence. */
  readonly ownLeaving?: true;
}

export interface Limit {
  readonly times: number;
  /** Number of the span in the game's list. */
  readonly span: number;
  readonly per: 'card' | 'card-and-seat' | 'seat' | 'group';
}

export interface Text<S extends Core> {
  /** Where the card lies for its text to work; by default in play. */
  readonly from?: ZoneClass;
  /** Who decides and is "you". By default the controller; of a card of the scenario anybody for what is optional, else nobody. */
  readonly who?: 'controller' | 'any' | 'first' | ((s: S, self: number, occ: Occ | null) => Seat);
  readonly limit?: Limit;
  /** A restriction of playing or using, asked first. */
  may?(s: S, u: Using): Refused<S>;
  /** Chosen in the option itself, before the cost. */
  readonly announce?: Selector<S>;
  /** Values X may take, announced before paying. */
  x?(s: S, u: Using): readonly number[];
  /** All chosen first, then paid as one batch. */
  readonly cost?: readonly Op<S>[];
  /** Sentences in printed order. */
  readonly ops: readonly Op<S>[];
  /** Touches its own card only: the order among texts so marked is never asked. */
  readonly quiet?: true;
}

export type Ability<S extends Core> = Constant<S> | Listening<S> | Action<S> | Called<S>;

/** Read, never run. */
export interface Constant<S extends Core> {
  readonly kind: 'constant';
  readonly mods?: readonly Mod<S>[];
  readonly gains?: readonly Reach<S>[];
  readonly bans?: readonly Reach<S>[];
  readonly permits?: readonly Reach<S>[];
  /** Standing checks this card brings along while it is in play. */
  readonly checks?: readonly ((s: S, self: number, add: Add, cx: Cx) => void)[];
}
export interface Listening<S extends Core> extends Text<S> {
  /** standing: a constant text that acts; it ranks before forced ones. */
  readonly kind: 'standing' | 'forced' | 'response';
  readonly on: Trigger<S>;
  /** true: what it says is done in place of the occurrence. change: it changes the occurrence, which then happens. */
  readonly instead?: true | 'change';
}
export interface Action<S extends Core> extends Text<S> {
  readonly kind: 'action';
  /** Phases of the game in which it may be used; by default all. */
  readonly phases?: readonly number[];
}
/** When revealed, shadow, travel, set-up: a step of the rules names it by the number `as`. */
export interface Called<S extends Core> extends Text<S> {
  readonly kind: 'called';
  readonly as: number;
}

export type Amount<S extends Core> = number | ((s: S, self: number, target: number) => number);

/**
 * What a constant text touches: `what` is the number of the stat, mark, ban or permit. `to` self: its own card; host: the
 * card that carries it; others: every card in play and (for bans and permits, as -2 - seat) every seat for which `if` holds.
 */
export interface Reach<S extends Core> {
  readonly what: number;
  readonly to?: 'self' | 'host' | 'others';
  if?(s: S, self: number, target: number): boolean;
}
export interface Mod<S extends Core> extends Reach<S> {
  readonly how?: How;
  readonly amount: Amount<S>;
}
/** By default `add`. */
export type How = 'add' | 'times' | 'over' | 'set';

/** A face: all tables go by form. */
export interface Form<S extends Core> {
  /** Unique over all sets. */
  readonly id: string;
  /** Number of the type in the game's list. */
  readonly type: number;
  /** Printed values by number of the stat; a missing one is -1 and counts 0. */
  readonly stats: readonly number[];
  /** Traits, keywords, icons: numbers in the game's list of marks. */
  readonly marks: readonly number[];
  readonly abilities: readonly Ability<S>[];
}

/** A title is what "copy" means; its first form is the one a card has out of play. */
export interface Title<S extends Core> {
  readonly id: string;
  readonly forms: readonly Form<S>[];
}

/** A kind of happening. Kinds 0 and 1 are the kernel's own: RESOLVES and EXPIRES. */
export interface KindSpec<S extends Core> {
  /** Text key in the log. */
  readonly id: string;
  /** What it does, in place; writes into `occ` what really happened. false: nothing was done. */
  effect?(s: S, occ: Occ, cx: Cx, add: Add): false | void;
  /** An effect that has to ask; carried out after `effect`. null locals: nothing to ask. */
  readonly asks?: { readonly to: Address<never>; locals(s: S, occ: Occ): object | null };
  /** Zone of the open pile that the card goes to, -1 for none: who orders cards that go there at once is asked. */
  pile?(s: S, occ: Occ): number;
  /** Arguments of its line in the log; null: no line. By default card, seat, n and by. */
  tell?(s: S, occ: Occ): Args | null;
}

/** Looks at the state after every effect and adds what follows from it. */
export type Check<S extends Core> = (s: S, add: Add, cx: Cx) => void;

/** Why not, where the kernel is the one that says no; the ids are the game's. */
export interface CardRefusals<S extends Core> {
  /** No such text, or it cannot be used at this moment. */
  readonly notNow: RefusalRule<S>;
  readonly phase: RefusalRule<S>;
  readonly who: RefusalRule<S>;
  readonly place: RefusalRule<S>;
  readonly limit: RefusalRule<S>;
  /** The cost cannot be paid, as far as the cost itself gives no reason. */
  readonly cost: RefusalRule<S>;
  readonly target: RefusalRule<S>;
  /** It would change nothing, as far as no sentence gives a reason. */
  readonly nothing: RefusalRule<S>;
  /** Paying with this would leave no target, or spoil what was announced. */
  readonly spoils: RefusalRule<S>;
  /** Already used on this occurrence. */
  readonly used: RefusalRule<S>;
  /** Not one of the things to choose from, or not yet done choosing. */
  readonly choice: RefusalRule<S>;
}

/** What a game says about its cards. */
export interface CardsSpec<S extends CardState> {
  readonly zones: readonly ZoneSpec[];
  /** Kinds of zone that the kernel itself uses: for attachments, for a card while it is played, and for stand-ins. */
  readonly places: {
    readonly attached: number;
    readonly limbo: number;
    readonly under?: number;
    readonly box?: number;
    /** Every seat's own: what was chosen out of a hidden zone lies here until the text does something with it. */
    readonly sealed: number;
  };
  /** How many kinds of token, and the sizes of the game's lists. */
  readonly tokens: number;
  readonly stats: number;
  readonly marks: number;
  readonly bans: number;
  readonly permits: number;
  readonly spans: number;
  /** From kind 2 on. */
  readonly kinds: readonly KindSpec<S>[];
  readonly checks: readonly Check<S>[];
  /** Numbers kept with an occurrence about its subject as it was before the effect. */
  readonly facts?: readonly ((s: S, card: number) => number)[];
  /** Who decides for the scenario and for an eliminated player: the first player. */
  first(s: S): Seat;
  /** All seats in the order in which they are asked, eliminated ones too. */
  order(s: S): readonly Seat[];
  lives(s: S, seat: Seat): boolean;
  phase?(s: S): number;
  /** Who puts several compulsory texts of one moment in order; null: printed order. */
  orders(s: S, occ: Occ): Seat | null;
  /** Who says which of several compulsory replacements stands; null: as `orders`. */
  settles?(s: S, occ: Occ): Seat | null;
  /** Who says which card goes next onto an open pile, and whether it matters where the card lies there; left out, it always does. */
  stacks?(s: S, zone: number): Seat;
  ordered?(s: S, card: number): boolean;
  /** Whether a card is untouched by what the text of `by` does. */
  immune?(s: S, card: number, by: number): boolean;
  /** Number of the ban that makes a text box blank. */
  readonly blank?: number;
  /** `each`: all choose, then all of it is one batch (true); or every step by all in order, then the next (false). */
  readonly together: boolean;
  /** A played card that is still in limbo when all is over: where it goes. */
  spent(s: S, u: Using, cx: Cx): void;
  readonly refuse: CardRefusals<S>;
}
