/** What a game gets from makeCards: everything it may do with its cards. */
import type { AnyProcedure, Cx, Option, Say, Seat } from '@pony/engine';
import type { CardState, Fields, Form, Occ, Refused, Title, Using } from './types.ts';

/** How a card comes to its new place. */
export interface Moving {
  /** By default on top. */
  readonly where?: 'top' | 'bottom';
  readonly ctl?: Seat;
  readonly host?: number;
  readonly form?: number;
  /**
   * Chosen by somebody out of a hidden place and not shown: nobody knows any more what lies where it came from, or, of a choice
   * among some cards, which of these do.
   */
  readonly secret?: true | readonly number[];
}

/** A lasting effect to be written down. `what` is the number of the stat, mark, ban or permit. */
export interface Lasting {
  /** A card, -2 - seat, or -1: everything the op `reaches` at any time. */
  readonly target: number;
  readonly kind: 'stat' | 'mark' | 'ban' | 'permit';
  readonly what: number;
  readonly amount?: number;
  readonly how?: 'add' | 'times' | 'over' | 'set';
  /** Number of the span; with a key it ends with that attack or reveal only. */
  readonly until: number;
  readonly key?: number;
}

/** What a card of a fresh state is. */
export interface Dealt {
  readonly title: number;
  readonly owner: Seat;
  readonly zone: number;
  readonly form?: number;
}

export interface Cards<S extends CardState> {
  /** Titles with their forms and texts, set by set; numbers are given in order and never change. */
  enter(titles: readonly Title<S>[]): void;
  /** After the last set: makes the tables. Nothing is entered afterwards. */
  seal(): void;
  /** The kernel's procedures and those of odd cards, for the game's table of procedures; after `seal`. */
  procedures(): readonly AnyProcedure<S>[];
  readonly titles: readonly Title<S>[];
  readonly forms: readonly Form<S>[];
  /** By id; throws on an unknown one. */
  titleOf(id: string): number;
  formOf(id: string): number;
  /** First form of a title. */
  faceOf(title: number): number;

  // State
  fresh(seats: number, cards: readonly Dealt[]): Omit<CardState, 'rng' | 'stack' | 'outcome'>;
  /** The fields of CardState copied, stack included. */
  clone(s: S): CardState;
  /** Throws when piles, places, attachments or rows contradict each other. */
  invariants(s: S): void;
  /** Deals anew, in place, what `seat` cannot know. A group is the zones whose cards have one back. */
  redeal(
    s: S,
    seat: Seat | null,
    rng: number[],
    groups: readonly (readonly number[])[],
    owners?: readonly Seat[],
  ): void;

  // Zones
  /** Number of a zone: its kind and, where every seat has its own, the seat. */
  zone(kind: number, seat?: Seat): number;
  kindOf(zone: number): number;
  /** Whose it is, -1 for one of the table. */
  seatOf(zone: number): Seat;
  pile(s: S, kind: number, seat?: Seat): readonly number[];
  inPlay(s: S, card: number): boolean;
  /** The zone of what carries the card. */
  placeOf(s: S, card: number): number;
  /** Bits of the seats that know the face; all ones: everybody. */
  seers(s: S, card: number): number;
  sees(s: S, seat: Seat | null, card: number): boolean;
  /** Cards on a card, in order of arrival, and the card under a stand-in. */
  carried(s: S, host: number, out?: number[]): number[];

  // Moving
  move(s: S, cx: Cx, card: number, zone: number, how?: Moving): void;
  attach(s: S, cx: Cx, card: number, host: number, ctl?: Seat): void;
  changeForm(s: S, card: number, form: number): void;
  changeControl(s: S, card: number, seat: Seat): void;
  shuffle(s: S, cx: Cx, zone: number): void;
  /** A seat (-1: everybody) sees faces where they lie. */
  look(s: S, cx: Cx, seat: Seat, cards: readonly number[]): void;
  /** The number by which a title comes out of a hidden zone (its copies may change numbers), -1 when there is none. */
  takeCopy(s: S, zone: number, title: number): number;
  /** The number by which the top card of a zone comes out, -1 when there is none. */
  takeTop(s: S, zone: number): number;
  /** A card goes face down into play as a stand-in, whose number is returned. */
  turnDown(s: S, cx: Cx, card: number, zone: number, ctl?: Seat): number;
  /** The card under a stand-in; the stand-in goes back to its box. */
  turnUp(s: S, cx: Cx, standIn: number, zone: number): number;

  // Values
  stat(s: S, card: number, stat: number): number;
  printed(s: S, card: number, stat: number): number;
  has(s: S, card: number, mark: number): boolean;
  hasPrinted(s: S, card: number, mark: number): boolean;
  /** The card that forbids it (`SOMETHING` when its source has no card), -1 when nothing does. Target: card or -2 - seat. */
  banned(s: S, target: number, ban: number): number;
  permitted(s: S, target: number, permit: number): number;
  /** What makes the value differ from the printed one: source card and difference, two numbers each. */
  parts(s: S, card: number, stat: number): number[];

  // Rows
  /** Writes a lasting row for the text at work; `op` is found again by the path of `u`. */
  lasting(s: S, u: Using, row: Lasting): void;
  /** Ends a span (with a key: of that attack or reveal): a happening of the kind EXPIRES. */
  expire(s: S, cx: Cx, span: number, key?: number): void;
  /** Uses of a limit in its span so far. */
  used(s: S, card: number, ability: number, seat: Seat): number;

  // Happenings
  /** Lets something happen, as the last deed of a step. `u`: the text that causes it, null for the framework. */
  happen(s: S, cx: Cx, u: Using | null, kind: number, fields?: Fields): void;
  /** Several things at once: one batch. */
  happenAll(s: S, cx: Cx, u: Using | null, kind: number, list: readonly Fields[]): void;
  /** The occurrence that a text answers; changes are written back by `change`. */
  answered(s: S, u: Using): Occ | null;
  change(s: S, u: Using, fields: Partial<Pick<Occ, 'n' | 'a' | 'b' | 'seat'>>): void;
  /** The occurrence that a text answers will not happen. */
  cancel(s: S, u: Using): void;
  /** Carries out the called texts `as` of a card, one after the other, each cancelled and answered as any text. Whether it has any. */
  callTexts(s: S, cx: Cx, card: number, as: number, fields?: Fields): boolean;
  hasText(s: S, card: number, as: number): boolean;

  // Using and playing, for action windows
  /** Actions on open cards and in the hand, usable or not: `use`, `use-on`, `play`, `play-to`. */
  actions(s: S, seat: Seat, out: Option[]): void;
  refuseAction(s: S, seat: Seat, option: Option): Refused<S>;
  /** By open information alone: whether the seat could use anything now. */
  canAct(s: S, seat: Seat): boolean;
  takeAction(s: S, seat: Seat, option: Option, cx: Cx): void;
  would(s: S, seat: Seat, option: Option): readonly Say[];
  /** Plays a card from where it lies by its play text; how: PLAYED, PUT or SETTLED. As the last deed of a step. */
  play(s: S, cx: Cx, card: number, seat: Seat, how: number, announced?: number): void;
  /** Why a card could not be played from where it lies. */
  refusePlay(s: S, card: number, seat: Seat, how: number, announced?: number): Refused<S>;
  /** The nth pick of a text, -1 when there is none or it is gone; -1 counts from the last. */
  picked(s: S, u: Using, n: number): number;
}
