/** Sovereigns who may soon be Corrupted, by the number of their tiles, never by their faces (KM-10.18). Pure. */
import type { Threat } from '@pony/ui/threat';
import type { WarView } from '../../src/view.ts';
import { SIDE } from '../../ui/data/facts.ts';
import { sovereignsIn } from './model.ts';

const FREE = 0;
const SHADOW = 1;

/** KM-12.3: a grey Sovereign with a tile, whom the next one may bring to his Shadow Resistance. */
export function threats(view: WarView): readonly Threat[] {
  const against = view.seats.flatMap(({ side }, seat) => (side === FREE ? [seat] : []));
  return sovereignsIn(view)
    .filter(({ state, count }) => state === 'grey' && count > 0)
    .toSorted((a, b) => a.resistance - a.count - (b.resistance - b.count))
    .slice(0, 1)
    .map(({ character, count, resistance }) => ({
      id: 'sovereign',
      args: { character, n: count, goal: resistance },
      rule: 'KM-12.3',
      side: SIDE[SHADOW],
      against,
      icon: 'pp:crack',
    }));
}
