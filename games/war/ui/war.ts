/** What every part of the table shares. */
import type {
  GameText,
  Offered,
  Option,
  Part,
  Seat,
  Situation,
  State,
  TableLogLine,
  TableProps,
  TableSize,
} from '@pony/ui';
import { createContext, useContext } from 'react';
import type { Edition } from './edition.ts';
import type { Told, Touched, WarView } from './model.ts';
import type { Targets, Thing } from './point/targets.ts';
import type { SaidWord } from './point/use-said.ts';
import type { Deed } from './told/actions.ts';
import type { FellowshipState, RegionState } from './types.ts';
import type { WarWords } from './words/words.ts';

/** What may be opened large or as a sheet. */
export type Opened =
  | { readonly what: 'card' | 'tile' | 'character'; readonly id: number }
  | { readonly what: 'log' | 'hand' | 'fellowship' | 'nations' | 'hunt' }
  | { readonly what: 'reserves' | 'piles'; readonly id: number };

/** `fly`: the map goes there. */
export type Traced = { readonly n: number; readonly fly: boolean } | 'turn' | null;

export interface War extends Pick<Edition, 'facts'> {
  readonly targets: Targets;
  readonly view: WarView;
  readonly situation: Situation<WarView>;
  /** What may be chosen now; of the chosen die only, when one is chosen. */
  readonly offers: readonly Offered[];
  readonly text: GameText;
  readonly words: WarWords;
  readonly size: TableSize;
  readonly mood: TableProps['mood'];
  readonly present: TableProps['present'];
  /** The seats of the reader. */
  readonly viewer: readonly Seat[];
  /** The side of the reader, or of the seat that is asked on a shared screen. */
  readonly me: number;
  /** One person reads, for one side: "you" is clear. */
  readonly alone: boolean;
  readonly regions: readonly RegionState[];
  readonly fellowship: FellowshipState;
  readonly log: readonly TableLogLine[];
  /** Everything the log tells since the turn began, oldest first. */
  readonly told: readonly Told[];
  /** Every action of the turn. */
  readonly deeds: readonly Deed[];
  /** What is told at this moment, and the action it belongs to as far as it was told. */
  readonly telling: TableProps['telling'];
  readonly running: Deed | null;
  /** What was done is shown on the map: one action, or the whole turn. */
  readonly traced: Traced;
  trace(to: Traced): void;
  /** The region the reader looks at. */
  readonly region: number | null;
  /** The face of the die chosen for the action. */
  readonly die: number | null;
  /** A thing taken up but not yet chosen. */
  readonly half: Thing | null;
  readonly asking: boolean;
  /** What the card pointed at would touch; null when none is. */
  readonly touched: Touched | null;
  /** Words of the action made so far. */
  readonly said: readonly SaidWord[];
  /** The seat of a side: the reader's, the one that is asked, or the first of it. */
  seatOf(side: number): Seat;
  /** What the player of a seat is called: you, a name; a bot by its part. */
  playerOf(seat: Seat): string;
  sideOf(seat: Seat): number;
  isReader(side: number): boolean;
  lookAt(region: number | null): void;
  stateOf(thing: Thing): State;
  /** A press on a thing: takes its only option, opens its menu, or says why not. */
  press(thing: Thing, from: Element | null): void;
  take(offer: Offered, from: Element | null): void;
  /** Takes an offer, then presses a thing when the next question is about it. */
  takeThen(offer: Offered, thing: Thing, from: Element | null, which?: (option: Option) => boolean): void;
  putBack(): void;
  /** Takes back everything from a decision on; not there when it may not be taken back alone. */
  backTo?: (decision: number) => void;
  /** A card of the reader's hand is pointed at, or no longer. */
  point(card: number | null): void;
  open(thing: Opened): void;
  openRule(id: string): void;
  /** A name in a sentence was pressed. */
  follow(part: Exclude<Part, string>): void;
}

const Context = createContext<War | null>(null);
export const WarProvider = Context;

export function useWar(): War {
  const war = useContext(Context);
  if (!war) throw new Error('A part of the War of the Ring table stands outside of it');
  return war;
}
