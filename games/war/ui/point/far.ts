/** Regions farther than the next that may be named with one press, where the way there makes no difference. Pure. */
import { isLegal, type Offer } from '@pony/ui/point';
import type { WarView } from '../model.ts';

const NONE: ReadonlyMap<number, readonly number[]> = new Map();

/** By region: the way there, step by step. */
export function farOf(offers: readonly Offer[], { way }: Pick<WarView, 'way'>): ReadonlyMap<number, readonly number[]> {
  if (!way || !offers.some((offer) => offer.option[0] === 'step' && isLegal(offer))) return NONE;
  return new Map(way.far.map((steps) => [steps[steps.length - 1], steps]));
}
