/** Armies as numbers: how strong they are and how a battle between them may go. */

import {
  FREE,
  ISENGARD,
  NATION_COUNT,
  NATION_SIDE,
  PLACE_COUNT,
  SARUMAN,
  SHADOW,
  type Side,
  STACK_LIMIT,
} from '../src/data.ts';
import { isCaptain, leadershipOf, sideOfCharacter } from '../src/edition.ts';
import type { Place } from '../src/ids.ts';
import type { War } from '../src/state.ts';

/** Hits an Army can take, Elites a little dearer than two Regulars. */
const ELITE_WORTH = 2.1;
/** WR-6.545: dice of a round. A hit is one in three, and so is a hit of a die rolled again by a Leader. */
const MOST_DICE = 5;
const HIT = 1 / 3;
const LED_HIT = 2 / 9;
/** Units of a Nation that may not attack yet, by side and box of the Political Track. */
const AT_PEACE = [
  [0, 0.05, 0.1, 0.25, 1],
  [0, 0.4, 0.5, 0.6, 1],
];

/** Leadership of Characters at a place, by side; they are few, so it is read once for all places. */
function leadersByPlace(s: War, side: Side, out: Int32Array): void {
  for (let c = 0; c < s.at.length; c++) {
    const place = s.at[c];
    if (place < 0 || sideOfCharacter(s, c) !== side) continue;
    out[place] += leadershipOf(s, c) + (isCaptain(s, c) ? 1 : 0);
  }
}

/** Strengths by place: `hold` to defend, `push` to attack; the places in use first in `places`. */
export interface Host {
  readonly hold: Float64Array;
  readonly push: Float64Array;
  /** Hits an Army can take, and those it deals in a round in the open. */
  readonly hits: Float64Array;
  readonly blows: Float64Array;
  readonly places: Int32Array;
  readonly listed: Int32Array;
  count: number;
  force: number;
}
const newHost = (): Host => ({
  hold: new Float64Array(PLACE_COUNT),
  push: new Float64Array(PLACE_COUNT),
  hits: new Float64Array(PLACE_COUNT),
  blows: new Float64Array(PLACE_COUNT),
  places: new Int32Array(PLACE_COUNT),
  listed: new Int32Array(PLACE_COUNT),
  count: 0,
  force: 0,
});
/** By side; used again by the next question. */
export const HOSTS: readonly Host[] = [newHost(), newHost()];

const leaders = [new Int32Array(PLACE_COUNT), new Int32Array(PLACE_COUNT)];
const units = [new Int32Array(PLACE_COUNT), new Int32Array(PLACE_COUNT)];

function disband(side: Side): void {
  const host = HOSTS[side];
  host.hold.fill(0);
  host.push.fill(0);
  host.hits.fill(0);
  host.blows.fill(0);
  host.listed.fill(0);
  host.count = 0;
  host.force = 0;
  leaders[side].fill(0);
  units[side].fill(0);
}

export function list(host: Host, place: Place): void {
  if (host.listed[place] === 1) return;
  host.listed[place] = 1;
  host.places[host.count++] = place;
}

/** All Armies of both sides, in one look over the map. */
export function muster(s: War): void {
  disband(FREE);
  disband(SHADOW);
  leadersByPlace(s, FREE, leaders[FREE]);
  leadersByPlace(s, SHADOW, leaders[SHADOW]);
  const saruman = s.at[SARUMAN] >= 0;
  const { troops } = s;
  for (let i = 0; i < troops.length; i++) {
    const packed = troops[i];
    if (packed === 0) continue;
    const place = (i / NATION_COUNT) | 0;
    const nation = i - place * NATION_COUNT;
    const side = NATION_SIDE[nation];
    const host = HOSTS[side];
    const elites = (packed >> 6) & 63;
    const count = (packed & 63) + elites;
    leaders[side][place] += (packed >> 12) + (saruman && nation === ISENGARD ? elites : 0);
    if (count === 0) continue;
    const hits = count + (ELITE_WORTH - 1) * elites;
    if (units[side][place] === 0) list(host, place);
    units[side][place] += count;
    host.hits[place] += hits;
    host.push[place] += hits * AT_PEACE[side][s.box[nation]];
  }
  for (const side of [FREE, SHADOW]) finishHost(HOSTS[side], leaders[side], units[side]);
}

/** The strength of an Army goes with what it can take and what it deals; twice as strong is twice both. */
function finishHost(host: Host, led: Int32Array, many: Int32Array): void {
  for (let i = 0; i < host.count; i++) {
    const place = host.places[i];
    const size = many[place];
    const ready = host.push[place] / host.hits[place];
    if (size > STACK_LIMIT) host.hits[place] *= STACK_LIMIT / size; // WR-6.204
    const dice = Math.min(size, MOST_DICE);
    const lead = Math.min(led[place], dice);
    host.blows[place] = HIT * dice + LED_HIT * lead;
    host.hold[place] = Math.sqrt((host.hits[place] * host.blows[place]) / HIT);
    host.push[place] = host.hold[place] * ready;
    host.force += host.hits[place] + 0.5 * lead;
  }
}

/** What weighs on the side of the defenders of a City or Fortification. */
export const BEHIND_WALLS = 1.3;

/** Chance that the attackers win a field battle, roughly. */
export function chanceOf(attackers: number, defenders: number): number {
  if (defenders <= 0) return 1;
  const x = (attackers / defenders) ** 5;
  return x / (x + 1);
}

/** Share of an Army lost, against an enemy of such relative strength. */
export const lossOf = (own: number, other: number): number => Math.min(1, (0.55 * other) / (own + 0.3 * other));

/** Besiegers hit half as often as in the open. */
const AGAINST_WALLS = 0.5;
const MOST_ROUNDS = 4;

export interface Assault {
  /** Chance that the garrison falls; the shares that the garrison and the besiegers lose. */
  chance: number;
  garrison: number;
  besiegers: number;
}

/** What an Army brings to an assault: the hits it can take and those it deals in a round in the open. */
export interface Band {
  hits: number;
  blows: number;
}

/** An assault with one die: a round, and one more for every Elite that is spent. */
export function assaultOf(attack: Band, elites: number, defence: Band): Assault {
  const rounds = Math.min(MOST_ROUNDS, 1 + elites);
  let garrison = defence.hits;
  let besiegers = attack.hits;
  for (let round = 0; round < rounds && garrison > 0.5 && besiegers > 2; round++) {
    besiegers -= defence.blows * Math.min(1, garrison / defence.hits + 0.2) + (round > 0 ? 1 : 0);
    garrison -= attack.blows * AGAINST_WALLS * Math.min(1, besiegers / 5);
    if (garrison > besiegers) break;
  }
  const chance = 1 / (1 + Math.exp((garrison - 0.4) / 0.8));
  return {
    chance,
    garrison: 1 - Math.max(0, garrison) / Math.max(1, defence.hits),
    besiegers: 1 - Math.max(0, besiegers) / Math.max(1, attack.hits),
  };
}
