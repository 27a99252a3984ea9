/** Armies as numbers: how strong they are and how a battle between them may go. */
import {
  CAPTAIN,
  CHARACTER_COUNT,
  CHARACTER_SIDE,
  FREE,
  ISENGARD,
  LEADERSHIP,
  NATION_COUNT,
  NATION_SIDE,
  PLACE_COUNT,
  SARUMAN,
  SHADOW,
  type Side,
  STACK_LIMIT,
} from '../src/data.ts';
import type { War } from '../src/state.ts';

/** Hits an Army can take, Elites a little dearer than two Regulars. */
const ELITE_WORTH = 2.1;
const LEADER_WORTH = 0.55;
const MOST_LEADERS = 5;
/** Units of a Nation that may not attack yet, by side and box of the Political Track. */
const AT_PEACE = [
  [0, 0.05, 0.1, 0.25, 1],
  [0, 0.4, 0.5, 0.6, 1],
];

/** Leadership of Characters at a place, by side; they are few, so it is read once for all places. */
function leadersByPlace(s: War, side: Side, out: Int32Array): void {
  for (let c = 0; c < CHARACTER_COUNT; c++) {
    const place = s.at[c];
    if (place < 0 || CHARACTER_SIDE[c] !== side) continue;
    out[place] += LEADERSHIP[c] + (CAPTAIN[c] ? 1 : 0);
  }
}

/** Strengths by place: `hold` to defend, `push` to attack; the places in use first in `places`. */
export interface Host {
  readonly hold: Float64Array;
  readonly push: Float64Array;
  readonly places: Int32Array;
  readonly listed: Int32Array;
  count: number;
  force: number;
}
const newHost = (): Host => ({
  hold: new Float64Array(PLACE_COUNT),
  push: new Float64Array(PLACE_COUNT),
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
  host.listed.fill(0);
  host.count = 0;
  host.force = 0;
  leaders[side].fill(0);
  units[side].fill(0);
}

export function list(host: Host, place: number): void {
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
    host.hold[place] += hits;
    host.push[place] += hits * AT_PEACE[side][s.box[nation]];
  }
  for (const side of [FREE, SHADOW]) finishHost(HOSTS[side], leaders[side], units[side]);
}

function finishHost(host: Host, led: Int32Array, many: Int32Array): void {
  for (let i = 0; i < host.count; i++) {
    const place = host.places[i];
    const size = many[place];
    const crowd = size > STACK_LIMIT ? STACK_LIMIT / size : 1; // WR-6.204
    const lead = LEADER_WORTH * Math.min(led[place], size, MOST_LEADERS);
    host.hold[place] = host.hold[place] * crowd + lead;
    host.push[place] = host.push[place] * crowd + lead;
    host.force += host.hold[place];
  }
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
