/** Where one can go from a region: lit ones behind an open border, never over mountains, never to what is only picked. */
import { PLACES } from './atlas.ts';

/** What choosing a lit region does: something goes there, attacks it, steps on, or it is itself chosen. */
export type Lit = 'go' | 'attack' | 'step' | 'pick';

export const arrowsFrom = (from: number, lit: ReadonlyMap<number, Lit>): number[] =>
  [...lit].flatMap(([to, kind]) => (kind !== 'pick' && PLACES[from].open.includes(to) ? [to] : []));
