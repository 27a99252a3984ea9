/** A campaign: the Armies that march on a goal together, and how soon and how likely it falls to them. */
import { DISTANCE, POINTS, REGION_COUNT, type Side } from '../../src/data.ts';
import { GOALS } from './places.ts';
import type { Host } from './strength.ts';

/** What is left of the worth of a goal for every march that is still to be made. */
const MARCH = 0.85;
const FARTHEST = 9;
const JOINED = 99;
const LATER: readonly number[] = Array.from({ length: 60 }, (_, marches) => MARCH ** marches);
/** What counts of a goal whose Armies are wanted elsewhere. */
const ASIDE_GOAL = 0.3;
const HARDLY = 0.01;
/** WR-6.545: five dice; units beyond that only last longer. WR-6.204: ten of them. */
const MOST_DICE = 5;
const MOST_MASS = 18;

/** The Armies: where, how many units they are worth, whether a goal has them already, and how far they are from the others. */
const MOST = 60;
const places = new Int32Array(MOST);
const mass = new Float64Array(MOST);
const taken = new Uint8Array(MOST);
const far = new Int32Array(MOST);
const joined = new Int32Array(MOST);
let count = 0;
let joining = 0;
const order: number[] = [];

const massOf = (strength: number): number => (strength <= MOST_DICE ? strength : (strength * strength) / MOST_DICE);

/** Chance of an Army of such a mass where a strength is needed, given in the fourth power. */
function odds(army: number, need: number): number {
  const square = army <= MOST_DICE ? army * army : Math.min(army, MOST_MASS) * MOST_DICE;
  const power = square * square;
  return power / (power + need);
}

/** What the Armies not taken by other goals can do about one; they go in company, so each way is marched once. */
function together(goal: number, strength: number): number {
  const need = strength ** 4;
  let best = 0;
  let army = 0;
  let marches = 0;
  joining = 0;
  for (let i = 0; i < count; i++) far[i] = taken[i] ? JOINED : DISTANCE[places[i]][goal];
  for (;;) {
    let next = -1;
    for (let i = 0; i < count; i++) {
      if (far[i] > FARTHEST) continue;
      const later = LATER[marches + far[i]];
      if (later <= best) continue;
      const value = odds(army + mass[i], need) * later;
      if (value <= best) continue;
      best = value;
      next = i;
    }
    if (next < 0) return best;
    army += mass[next];
    marches += far[next];
    joined[joining++] = next;
    far[next] = JOINED;
    const from = DISTANCE[places[next]];
    for (let i = 0; i < count; i++) if (far[i] < JOINED && from[places[i]] < far[i]) far[i] = from[places[i]];
  }
}

function callUp(host: Host): void {
  count = 0;
  for (let i = 0; i < host.count && count < MOST; i++) {
    const place = host.places[i];
    const army = host.push[place];
    if (place >= REGION_COUNT || army < 1) continue;
    places[count] = place;
    mass[count] = massOf(army);
    taken[count] = 0;
    count++;
  }
}

/** By goal, 0 to 1: how soon and how likely it falls. The best goals choose first, and an Army counts in full for one. */
export function campaign(side: Side, host: Host, need: Float64Array, out: Float64Array): void {
  const goals = GOALS[side];
  callUp(host);
  order.length = 0;
  for (let g = 0; g < goals.length; g++) {
    out[g] = need[g] === 0 ? 0 : together(goals[g], need[g]);
    if (out[g] >= HARDLY) order.push(g);
  }
  order.sort((a, b) => out[b] * POINTS[goals[b]] - out[a] * POINTS[goals[a]]);
  for (const g of order) {
    const value = together(goals[g], need[g]);
    for (let i = 0; i < joining; i++) taken[joined[i]] = 1;
    out[g] = Math.max(value, ASIDE_GOAL * out[g]);
  }
}
