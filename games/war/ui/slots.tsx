/** What an expansion adds to the table, and the places it may fill without the table knowing it. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Facts } from './data/facts.ts';
import { BASE, type Edition, editionWith, type More } from './edition.ts';

/**
 * diceTray: under the reader's dice. region: in the panel of a region. tracks: on the sea. cards: beside the hand.
 * charts: at the end of the game. top: beside the victory points.
 */
export type SlotName = 'diceTray' | 'region' | 'tracks' | 'cards' | 'charts' | 'top';
export type WarSlots = Partial<Record<SlotName, ComponentType<{ region?: number }>>>;

export interface WarExtension extends More {
  readonly slots: WarSlots;
}

export interface WarEdition extends Edition {
  readonly slots: WarSlots;
}

export const NO_EXPANSION: WarEdition = { ...BASE, slots: {} };

/** Everything the table is drawn with when these expansions are played. */
export const warEdition = (...more: readonly WarExtension[]): WarEdition => ({
  ...editionWith(...more),
  slots: Object.assign({}, ...more.map(({ slots }) => slots)),
});

const Played = createContext<WarEdition>(NO_EXPANSION);
export const EditionProvider = Played;
export const useFacts = (): Facts => useContext(Played).facts;

export function Slot({ name, region }: { name: SlotName; region?: number }) {
  const Filled = useContext(Played).slots[name];
  return Filled ? <Filled region={region} /> : null;
}
