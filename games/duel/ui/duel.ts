/** What every part of the Duel table shares. */
import type { GameText, Offered, Part, Seat, Situation, State, TableProps, TableSize } from '@pony/ui';
import { createContext, useContext } from 'react';
import type { DuelView } from '../src/view.ts';
import type { Half, Thing } from './targets.ts';

export type { DuelView, SideView, SlotView, TileView } from '../src/view.ts';
export type Price = NonNullable<DuelView['layout'][number]['price']>;

/** What may be opened large or as a sheet. */
export type Opened =
  | { readonly what: 'card' | 'tile' | 'token' | 'region' | 'stack' | 'area'; readonly id: number }
  | { readonly what: 'quest' | 'log' | 'discard' };

export interface Duel {
  readonly view: DuelView;
  readonly situation: Situation<DuelView>;
  readonly offers: readonly Offered[];
  readonly text: GameText;
  readonly size: TableSize;
  readonly mood: TableProps['mood'];
  /** Who sits below: the reader, or the Fellowship when one person holds both seats or none. */
  readonly me: Seat;
  /** The reader holds one seat: "you" is clear. */
  readonly alone: boolean;
  readonly present: TableProps['present'];
  /** The card discarded last, which lies on top of the pile. */
  readonly lastDiscard: number | null;
  /** What has been said so far of a choice. */
  readonly half: Half | null;
  /** What the thing taken up would reach: steps on the track, regions on the map. */
  readonly hint: { readonly steps: number; readonly regions: readonly number[] };
  isReader(seat: Seat): boolean;
  /** The words of the table: `table.<key>`. */
  say(key: string, args?: Record<string, number | string>): string;
  stateOf(thing: Thing): State;
  /** A press on a thing: takes its only option, opens its menu, or says why not. */
  press(thing: Thing, from: Element): void;
  open(thing: Opened): void;
  openRule(id: string): void;
  /** A name in a sentence was pressed. */
  follow(part: Exclude<Part, string>): void;
}

const Context = createContext<Duel | null>(null);
export const DuelProvider = Context;

export function useDuel(): Duel {
  const duel = useContext(Context);
  if (!duel) throw new Error('A part of the Duel table stands outside of it');
  return duel;
}
