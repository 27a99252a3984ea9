/** What the parts of the table share. */
import type { GameText, Pointing, Room, Situation, State, TableProps, TableSize, Threat } from '@pony/ui';
import { createContext, useContext } from 'react';
import type { LcgView } from '../src/view.ts';
import type { Drawn } from './drawn.ts';
import type { Zones } from './zones.ts';

export type Opened =
  | { readonly what: 'card' | 'title'; readonly id: number }
  | { readonly what: 'log' }
  | { readonly what: 'pile'; readonly id: number };

export interface LcgTableState {
  readonly view: LcgView;
  readonly drawn: Drawn;
  readonly situation: Situation<LcgView>;
  readonly text: GameText;
  readonly size: TableSize;
  readonly room: Room;
  readonly zones: Zones;
  /** The quest is folded to a line. */
  readonly folded: boolean;
  /** What threatens, the nearest first: it is told in the contest bar. */
  readonly threats: readonly Threat[];
  readonly mood: TableProps['mood'];
  /** The seat whose area lies nearest. */
  readonly me: number;
  readonly viewer: readonly number[];
  readonly at: Pointing;
  stateOf(kind: string, id: number): State | undefined;
  press(kind: string, id: number, from: Element | null): void;
  open(what: Opened): void;
  say(key: string, args?: Readonly<Record<string, string | number>>): string;
}

const Context = createContext<LcgTableState | null>(null);
export const LcgProvider = Context.Provider;
export function useLcg(): LcgTableState {
  const found = useContext(Context);
  if (!found) throw new Error('not at a table');
  return found;
}

export const countOf = (view: LcgView, zone: string, owner: number | null = null): number => {
  const items = view.zones.find((one) => one.id === zone && one.owner === owner)?.items ?? 0;
  return typeof items === 'number' ? items : items.length;
};
