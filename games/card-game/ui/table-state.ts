/** What the parts of the table share. */
import type { Seat } from '@pony/engine';
import type { GameText, Pointing, TableProps } from '@pony/ui';
import { createContext, useContext } from 'react';
import type { CardGameView } from '../src/view.ts';
import type { Drawn } from './drawn.ts';

export type { CardGameView, CardView, LocationView, PlayerView } from '../src/view.ts';

export interface Opened {
  readonly what: 'card' | 'location' | 'pile' | 'log' | 'score' | 'fights';
  readonly id: number;
}

export interface TableState {
  readonly props: TableProps<CardGameView>;
  readonly view: CardGameView;
  readonly drawn: Drawn;
  readonly text: GameText;
  readonly at: Pointing;
  /** The seat through whose eyes the table is seen; for a spectator the first. */
  readonly me: Seat;
  /** The seats whose hands lie open to the reader, `me` first. */
  readonly mine: readonly Seat[];
  open(what: Opened): void;
  /** The cheapest way through the fight is told: only on request, for one question. */
  readonly reckons: boolean;
}

const Context = createContext<TableState | null>(null);
export const TableProvider = Context.Provider;
export function useTable(): TableState {
  const state = useContext(Context);
  if (!state) throw new Error('outside a table of the Card Game');
  return state;
}
