/** Conquered land. Pure. */
import { FREE, NATIONS, SHADOW } from '../data/facts.ts';
import type { RegionState } from '../types.ts';
import { PLACES } from './atlas.ts';

/** Regions with a Settlement in the hands of the side that is not its own, by side. */
export const takenBy = (regions: readonly Pick<RegionState, 'control'>[]): readonly (readonly number[])[] =>
  [FREE, SHADOW].map((side) =>
    PLACES.flatMap(({ kind, nation }, region) =>
      kind > 0 && nation >= 0 && regions[region].control === side && NATIONS[nation].side !== side ? [region] : [],
    ),
  );
