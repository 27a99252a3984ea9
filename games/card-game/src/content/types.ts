/** What the text of a card or location is made of: data and small functions, found again by source and number of the ability. */
import type { Cx, Frame, Procedure, RefusalRule, Seat } from '@pony/engine';
import type { CardGame } from '../state.ts';

/** Locals of a text that is being carried out. */
export interface Using {
  /** "You" of the text. */
  seat: Seat;
  /** The card; a location counts on after the cards. */
  src: number;
  /** Number of the ability. */
  ability: number;
  /** Its next sentence. */
  next: number;
  /** What one sentence leaves for the next: a card, a location, a count. */
  note: number;
}

/** One sentence of a text; carried out in printed order (CG-21.1). It may call one procedure, as its last deed. */
export type Op = (s: CardGame, f: Frame & Using, cx: Cx) => void;

export const ON_PLAY = 0;
/** By play or by move (CG-22.7). */
export const ON_REACH = 1;
export const ACTION = 2;
export const ON_EVENT = 3;
export const ON_ACTIVATION = 4;

/** Where the card, or the wielder of an item, must be for an action (CG-23.3). */
export type ActionZone = 'reserve' | 'path' | 'location' | 'in-play';

export interface Ability {
  readonly when: number;
  /** ON_PLAY, ON_REACH: only in this place; the card is already there. */
  fits?(s: CardGame, card: number): boolean;
  readonly zone?: ActionZone;
  /** ACTION: used by the player of this faction instead of the card's own (CG-18.16). */
  readonly faction?: number;
  /** ACTION, ON_EVENT: why it cannot be used now (CG-10.10, CG-12.10, CG-19.3, CG-23.7). */
  refuse?(s: CardGame, seat: Seat, card: number): RefusalRule<CardGame> | null;
  /** ON_EVENT: the card that the payment must leave where it is (CG-15.5), -1 for none. */
  needs?(s: CardGame): number;
  readonly ops: readonly Op[];
}

/** A procedure that a card brings along. */
export type CardProcedure = Procedure<CardGame, never>;
export const forCards = <L>(one: Procedure<CardGame, L>): CardProcedure => one as unknown as CardProcedure;

/** Why a card is lost; guards answer to some of these (CG-41.9 to CG-41.16). */
export const LOST_PATH_FIGHT = 1;
export const LOST_BATTLE = 2;
export const FORSAKEN_RESERVE = 4;
export const FORSAKEN_TOP = 8;
export const FORSAKEN_HAND = 16;
export const ELIMINATED = 32;
export const ANY_CAUSE = 63;
export const ANY_FIGHT = LOST_PATH_FIGHT | LOST_BATTLE;

/** An elimination that becomes cycling. */
export interface Guard {
  readonly causes: number;
  /** What becomes of the items. */
  readonly itemsCycled: boolean;
}

export interface Content {
  readonly id: string;
  readonly abilities?: readonly Ability[];
  /** Guards the card itself. */
  readonly guard?: Guard;
  /** An item that guards its wielder. */
  readonly ward?: Guard;
  /** Added to the carryover limit of its player: in reserve, or anywhere in play (CG-41.38). */
  readonly carryInReserve?: number;
  readonly carryInPlay?: number;
  /** In reserve: cards drawn more in the draw phase, cards cycled after it (CG-41.37). */
  readonly drawsMore?: number;
  readonly cyclesAfter?: number;
  /** The top of its player's deck is open to that player (CG-41.59). */
  readonly opensDeck?: true;
  /** The card that leaves the game when this one is played (section 17). */
  readonly supersedes?: number;
  /** Icons that depend on something (CG-6.6); `supports` is the character an army supports, -1 for none. */
  icons?(s: CardGame, card: number, icon: number, supports: number): number;
  /** Icons given to another card. */
  lends?(s: CardGame, self: number, card: number, icon: number): number;
  /** Icons given to the path its wielder is on (CG-41.29). */
  readonly lendsPath?: number;
  /** Opens a battleground that does not show its faction; or lends that right to others by a permit (CG-41.22). */
  opens?(s: CardGame, card: number, location: number): boolean;
  /** Why it cannot enter a location that would be open (CG-41.20, CG-41.21). */
  bars?(s: CardGame, card: number, location: number): RefusalRule<CardGame> | null;
  /** An army of another faction that may support it (CG-33.9). */
  supportedBy?(s: CardGame, card: number, army: number): boolean;
  /** Why an item cannot be given to a wielder that fits its line (CG-41.74). */
  refuseWielder?(s: CardGame, item: number, wielder: number): RefusalRule<CardGame> | null;
  /** Procedures its sentences call. */
  readonly procedures?: readonly CardProcedure[];
}
