/** The road of the Ring-bearers: when to declare, which way to go. */
import type { Option } from '@pony/engine';
import { CITY, DISTANCE, FIRST_CONTROL, FREE, SETTLEMENT, SETTLEMENTS, SHADOW, STRONGHOLD_AT } from '../src/data.ts';
import type { War } from '../src/state.ts';
import { TO_MORDOR } from './places.ts';

const HAVENS: readonly number[] = SETTLEMENTS.filter(
  (region) => SETTLEMENT[region] >= CITY && FIRST_CONTROL[region] === FREE,
);
/** Steps a rest may cost, in haste and with time to spare. */
const DETOUR = 1;
const LONG_DETOUR = 5;

/** A City or Stronghold on the way where Corruption is healed, -1 for none. */
function restAt(s: War, steps: number, hasTime: boolean): number {
  if (s.corruption === 0) return -1;
  for (const haven of HAVENS) {
    const far = DISTANCE[s.bearers][haven];
    if (far > steps || s.control[haven] !== FREE) continue;
    if (far + TO_MORDOR[haven] <= TO_MORDOR[s.bearers] + (hasTime ? LONG_DETOUR : DETOUR) && far > 0) return haven;
  }
  return -1;
}

/** The Ring-bearers rest where they are: declaring in place heals every turn (WR-8.25). */
export const mayRest = (s: War): boolean =>
  s.corruption > 0 &&
  s.progress === 0 &&
  s.hidden === 1 &&
  s.mordor < 0 &&
  HAVENS.includes(s.bearers) &&
  s.control[s.bearers] === FREE;

export const shouldDeclare = (s: War, hasTime: boolean): boolean =>
  TO_MORDOR[s.bearers] <= s.progress || mayRest(s) || (s.corruption > 1 && restAt(s, s.progress, hasTime) >= 0);

/** Place in the list of the best next step of a declaration. */
export function bestDeclared(s: War, left: number, hasTime: boolean, options: readonly Option[]): number {
  return bestStep(s, hasTime || TO_MORDOR[s.bearers] > left ? restAt(s, left, hasTime) : -1, options);
}

/** Place in the list of the best next step: to the haven, or to Mordor when there is none. */
export function bestStep(s: War, haven: number, options: readonly Option[]): number {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const [verb, to] = options[i];
    const at = verb === 'stay' ? s.bearers : to;
    let worth = haven >= 0 ? -DISTANCE[at][haven] : -TO_MORDOR[at];
    if (STRONGHOLD_AT[at] >= 0 && s.control[at] === SHADOW && TO_MORDOR[at] > 0) worth -= 1.5;
    if (verb === 'stay') worth -= 0.1;
    if (worth > bestWorth) {
      best = i;
      bestWorth = worth;
    }
  }
  return best;
}
