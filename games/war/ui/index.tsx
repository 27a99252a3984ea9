/** The table of War of the Ring. */
export { regionOf } from './map/atlas.ts';
export type { Lit } from './map/Regions.tsx';
export type { Camera } from './map/use-camera.ts';
export { WarMap, type WarMapProps } from './map/WarMap.tsx';
export type { SlotName, WarSlots } from './slots.tsx';
export type { FellowshipState, Force, RegionState, Troop } from './types.ts';
export { WarTable, type WarTableProps } from './WarTable.tsx';
export { useWarWords, type WarWords, WarWordsProvider, warWords } from './words/words.ts';
