/** What a card is made of. Cards are data and small functions; procedures find them again by card number and place in the list. */
import type { AnyProcedure, Cx, Option, RefusalRule } from '@pony/engine';
import type { Side } from '../data.ts';
import type { CardNo, Die, Nation, Place, Region, SeatNo } from '../ids.ts';
import type { War } from '../state.ts';

/** One printed condition of a card (WR-5.11); `refusal` says why not when it does not hold. */
export interface Requirement {
  readonly refusal: RefusalRule<War>;
  holds(s: War, side: Side): boolean;
}

/** A procedure that carries out an instruction or an effect. */
export type CardProcedure = AnyProcedure<War>;

/** One instruction of an event: the procedure that carries it out, its first locals, and whatever it reads from the instruction. */
export interface Op {
  readonly procedure: CardProcedure;
  /** Locals of its own at the start, beside those of OpLocals. */
  readonly locals?: Readonly<Record<string, number | readonly number[]>>;
  /** Instructions inside this one: branches of a choice, parts under a condition. */
  readonly ops?: readonly Op[];
  /** What it would change if it were carried out now, for the eyes of the player. */
  touches?(s: War, side: Side): Touched;
}

/** Places, Nations and Characters concerned by an instruction, and whether the Fellowship is. */
export interface Touched {
  readonly places?: readonly number[];
  readonly nations?: readonly number[];
  readonly characters?: readonly number[];
  readonly fellowship?: boolean;
}

/** Locals every op procedure gets; the instruction itself is found again by `opOf`. */
export interface OpLocals {
  side: Side;
  card: CardNo;
  /** Place of the instruction in the card. */
  op: number;
}

/** Why a Nation would become active. */
export type Cause = 'attacked' | 'entered' | 'declared' | 'companion' | 'card' | 'witch-king';

/** What a card does while it lies on the table. Everything is derived on read. */
export interface TableCard {
  /** WR-5.16: false as soon as the card must go. */
  keep?(s: War): boolean;
  /** WR-5.45: regions closed to Shadow Armies. */
  readonly closes?: readonly number[];
  /** A Muster result may not advance this Nation. */
  forbidsMusterAdvance?(s: War, nation: Nation): boolean;
  forbidsActivation?(s: War, nation: Nation, cause: Cause, region: Region): boolean;
  forbidsCombatCard?(s: War, side: Side, region: Region): boolean;
  /** A die that moved the Fellowship does not go to the Hunt Box. */
  readonly sparesDie?: boolean;
  /** Leaves when the Fellowship is declared: always, or only in an unconquered FP City or Stronghold. */
  readonly leavesOnDeclare?: 'always' | 'in-free-city';
  readonly leavesOnReveal?: boolean;
  /** Leaves when an FP Nation advances because it was attacked or through a Companion's ability. */
  readonly leavesOnForcedAdvance?: boolean;
  /** WR-9.50 step 1, WR-9.92 to WR-9.94. */
  readonly hunt?: 'prevents' | 'replaces' | 'reduces' | 'before-roll' | 'on-path' | 'on-casualty';
  /** Damage taken off, modifier of the Hunt roll. */
  readonly amount?: number;
  /** Region whose crossing lets the card be used (`hunt: 'on-path'`). */
  readonly region?: Region;
  /** WR-5.44: after playing another card with an Event result. */
  readonly drawsAfterEvent?: boolean;
  /** WR-5.42: the enemy may remove it by an action. */
  readonly removal?: Removal;
  /** WR-5.46: may be used as a combat card from the table. */
  readonly combat?: boolean;
}

interface Removal {
  /** Whether a die of this face may pay, and whether an Elven Ring must be added. */
  price(s: War, face: number): 'free' | 'ring' | 'cards' | null;
}

export interface EventCard {
  readonly id: string;
  readonly requires?: readonly Requirement[];
  readonly ops: readonly Op[];
  readonly table?: TableCard;
}

/** The battle as combat effects see it; see rules/battle.ts. */
export interface Battle {
  attacker: Side;
  /** Region the attackers stand in. */
  from: Place;
  /** Place of the defenders. */
  target: Place;
  /** 0 field battle, 1 assault, 2 sortie. */
  kind: number;
  round: number;
  /** Rounds of an assault that need no reduced Elite (WR-5.31). */
  freeRounds: number;
  /** Bits of what a card says of this battle: BATTLE_* in rules/battle.ts. */
  orders: number;
  /** By side: the player who commands its Army (WR-11.28). */
  command: number[];
  /** Initiative being resolved. */
  initiative: number;
  /** By side: card of this round, -1 for none. */
  card: CardNo[];
  /** By side: 1 when its card is cancelled. */
  cancelled: number[];
  /** By side: added to every die of the Combat roll and of the re-roll. */
  rollMod: number[];
  rerollMod: number[];
  /** By side: most dice of the Combat roll; dice taken away from it. */
  maxDice: number[];
  fewer: number[];
  /** By side, for the whole battle: dice taken away from every Combat roll. */
  fewerAlways: number[];
  noReroll: number[];
  /** Bits of Characters that count no Leadership, and whose abilities are off, in this round. */
  forfeited: number;
  silenced: number;
  /** Nazgûl Leadership given up, Leadership of Leader figures given up this round, by points. */
  nazgulGiven: number;
  /** Bits of Characters whose power was called up for this battle. */
  powers: number;
  /** Dice of the Combat roll and the re-roll as they fell, in order: natural + 10 when rolled again + 100 * side. */
  rolled: number[];
  /** By side: natural values of missed dice. */
  missedFree: number[];
  missedShadow: number[];
  /** By side: hits so far, hits of the re-roll alone, hits of attacks before the roll. */
  hits: number[];
  rerollHits: number[];
  strikeHits: number[];
  /** Set when the battle is over: how it ended. */
  over: number;
  /** Attacks made outside the Combat roll: by side, dice and number needed. */
  step: number;
}

export interface CombatEffect {
  /** WR-6.555. */
  readonly at: number;
  /** What happens; a choice is made by calling a procedure. */
  act(s: War, b: Battle, side: Side, cx: Cx): void;
}

export interface CombatCard {
  readonly id: string;
  readonly requires?: { readonly refusal: RefusalRule<War>; holds(s: War, b: Battle, side: Side): boolean };
  readonly effects: readonly CombatEffect[];
  /** Procedures its effects call. */
  readonly procedures?: readonly CardProcedure[];
}

export type Refuse = RefusalRule<War> | null;

/** What several dice of one question ask about the Armies; each is worked out when the first of them does. */
export interface Known {
  marches(led: number): boolean;
  attacks(led: number): boolean;
  recruits(): boolean;
}

/** Something a side may do instead of using a die, when it is to act. Expansions bring such deeds. */
export interface Deed {
  readonly verb: string;
  readonly side: Side;
  /** May this player do it now, in some way? A side without dice is asked only then. */
  can(s: War, seat: SeatNo): boolean;
  candidates(s: War, seat: SeatNo, out: Option[]): void;
  refuse(s: War, seat: SeatNo, option: Option): Refuse;
  act(s: War, seat: SeatNo, option: Option, cx: Cx): void;
}

/** Where an action may begin: at an Army, or at a Settlement with the figure that comes there. */
interface Start {
  readonly place: number;
  readonly figure?: number;
}

/** An action a die result allows. Expansions bring their own. */
export interface Action {
  readonly verb: string;
  /** Results it may be done with; null: any die (WR-4.63). */
  readonly results: readonly number[] | null;
  readonly side: Side | null;
  /** Options worth pointing at for a die used as a result. */
  candidates(s: War, side: Side, die: Die, as: number, out: Option[]): void;
  refuse(s: War, side: Side, option: Option, as: number, known: Known): Refuse;
  /** Where it may begin now, of an action that begins somewhere. */
  starts?(s: War, side: Side, as: number): Start[];
  /** The die is already spent. */
  act(s: War, side: Side, option: Option, as: number, cx: Cx): void;
  /** Whatever the die shows will do: what it is used as is not told. */
  anyFace?(die: Die, as: number): boolean;
}
