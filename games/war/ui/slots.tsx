/** Places an expansion may fill without the table knowing it. */
import { type ComponentType, createContext, useContext } from 'react';

/**
 * diceTray: under the reader's dice. region: in the panel of a region. tracks: on the sea. cards: beside the hand.
 * charts: at the end of the game. top: beside the victory points.
 */
export type SlotName = 'diceTray' | 'region' | 'tracks' | 'cards' | 'charts' | 'top';
export type WarSlots = Partial<Record<SlotName, ComponentType<{ region?: number }>>>;

const Slots = createContext<WarSlots>({});
export const WarSlotsProvider = Slots;

export function Slot({ name, region }: { name: SlotName; region?: number }) {
  const Filled = useContext(Slots)[name];
  return Filled ? <Filled region={region} /> : null;
}
