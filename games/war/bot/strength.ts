/** Armies as numbers: how strong they are and how a battle between them may go. */
import { eliteLeaders } from '../src/board.ts';
import {
  CAPTAIN,
  CHARACTER_COUNT,
  CHARACTER_SIDE,
  LEADERSHIP,
  NATION_COUNT,
  NATIONS_OF,
  SHADOW,
  type Side,
  STACK_LIMIT,
} from '../src/data.ts';
import type { War } from '../src/state.ts';

/** Hits an Army can take, Elites a little dearer than two Regulars. */
const ELITE_WORTH = 2.1;
const LEADER_WORTH = 0.55;
const MOST_LEADERS = 5;
/** Units of a Nation that may not attack yet, by box of the Political Track. */
const AT_PEACE = [0, 0.4, 0.5, 0.6, 1];

/** Leadership of Characters at a place, by side; they are few, so it is read once for all places. */
export function leadersByPlace(s: War, side: Side, out: number[]): void {
  for (let c = 0; c < CHARACTER_COUNT; c++) {
    const place = s.at[c];
    if (place < 0 || CHARACTER_SIDE[c] !== side) continue;
    out[place] += LEADERSHIP[c] + (CAPTAIN[c] ? 1 : 0);
  }
}

/** Strength of the Army of a side at a place; `attacking` discounts Nations not At War. */
export function strengthAt(s: War, side: Side, place: number, leaders: number, attacking: boolean): number {
  const first = place * NATION_COUNT;
  const list = NATIONS_OF[side];
  let hits = 0;
  let units = 0;
  let led = leaders;
  for (let i = 0; i < list.length; i++) {
    const packed = s.troops[first + list[i]];
    if (packed === 0) continue;
    const regulars = packed & 63;
    const elites = (packed >> 6) & 63;
    const share = attacking ? AT_PEACE[s.box[list[i]]] : 1;
    hits += (regulars + ELITE_WORTH * elites) * share;
    units += regulars + elites;
    led += packed >> 12;
    if (side === SHADOW) led += eliteLeaders(s, place, list[i]);
  }
  if (units === 0) return 0;
  if (units > STACK_LIMIT) hits *= STACK_LIMIT / units; // WR-6.204
  return hits + LEADER_WORTH * Math.min(led, units, MOST_LEADERS);
}

/** What weighs on the side of the defenders of a City or Fortification. */
export const BEHIND_WALLS = 1.3;

/** Chance that the attackers win a field battle, roughly. */
export function chanceOf(attackers: number, defenders: number): number {
  if (defenders <= 0) return 1;
  const a = attackers ** 2.4;
  const d = defenders ** 2.4;
  return a / (a + d);
}

/** Share of an Army lost, against an enemy of such relative strength. */
export const lossOf = (own: number, other: number): number => Math.min(1, (0.55 * other) / (own + 0.3 * other));

/** Hits of a round of an assault: on the garrison, and on the besiegers for each of its units. */
const ASSAULT_HITS = 1.25;
const GARRISON_HITS = 0.4;
const MOST_DICE = 5;
const MOST_ROUNDS = 4;

export interface Assault {
  /** Chance that the garrison falls, what it loses, what the besiegers lose. */
  chance: number;
  garrison: number;
  besiegers: number;
}

/** An assault with one die: a round, and one more for every Elite that is spent. */
export function assaultOf(attack: number, elites: number, defence: number): Assault {
  const rounds = Math.min(MOST_ROUNDS, 1 + elites);
  let garrison = defence;
  let besiegers = attack;
  for (let round = 0; round < rounds && garrison > 0.5 && besiegers > 2; round++) {
    const hits = ASSAULT_HITS * Math.min(1, besiegers / 6);
    besiegers -= GARRISON_HITS * Math.min(MOST_DICE, garrison) + (round > 0 ? 1 : 0);
    garrison -= hits;
    if (garrison > besiegers) break;
  }
  const chance = 1 / (1 + Math.exp((garrison - 0.4) / 0.8));
  return { chance, garrison: defence - Math.max(0, garrison), besiegers: attack - Math.max(0, besiegers) };
}
