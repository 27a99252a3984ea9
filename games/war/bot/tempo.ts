/** The race: turns until the Ring is destroyed, and until the Shadow has its points. */
import { POINTS_TO_WIN, SHADOW } from '../src/data.ts';
import type { War } from '../src/state.ts';
import type { Hopes } from './military.ts';
import { stepsLeft } from './quest.ts';

/** Steps of the Fellowship in a turn; turns the Shadow needs for a point. */
const PACE = 1.5;
const TURNS_PER_POINT = 1.1;
/** How much a hoped-for point counts against one taken. */
const HOPE = 0.6;

/** Turns until the Ring is at the Crack of Doom. */
export const turnsOfRing = (s: War): number => stepsLeft(s) / PACE;

/** Turns until the Shadow has its points. */
export function turnsOfShadow(shadow: Hopes): number {
  const missing = POINTS_TO_WIN[SHADOW] - shadow.points;
  if (missing <= 0) return 0;
  return Math.max(0.5, TURNS_PER_POINT * (missing - HOPE * Math.min(shadow.hope, missing + 4)) + 1.5);
}
