/** How good a position of War of the Ring is for a side: the Ring, the war and what helps in both. */
import type { Seat } from '@pony/engine';
import { FREE, SHADOW } from '../src/data.ts';
import { victoryPoints } from '../src/rules/capture.ts';
import type { War } from '../src/state.ts';

export function evaluate(s: War, seat: Seat): number {
  const free = victoryPoints(s, FREE) / 4 - victoryPoints(s, SHADOW) / 10 - s.corruption / 12 + s.progress / 24;
  return Math.tanh(seat === FREE ? free : -free);
}
