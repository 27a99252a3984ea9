/** The war: what each side has taken, and what it may take next. */

import type { Frame } from '@pony/engine';
import { elitesAt, isBesieged, regionOf } from '../src/board.ts';
import type { Battle } from '../src/content/types.ts';
import {
  ADJACENT,
  CITY,
  enemy,
  FIELD,
  FORTIFIED,
  FREE,
  inside,
  POINTS,
  REGION_COUNT,
  SETTLEMENT,
  SHADOW,
  type Side,
  STRONGHOLD_AT,
} from '../src/data.ts';
import type { Place, Region } from '../src/ids.ts';
import { attack } from '../src/rules/attack.ts';
import { fight } from '../src/rules/fight.ts';
import { ASSAULT } from '../src/rules/strength.ts';
import { underWay } from '../src/stack.ts';
import type { War } from '../src/state.ts';
import { campaign } from './campaign.ts';
import { GOALS, REACH, type Reach, WALLS } from './places.ts';
import { assaultOf, type Band, BEHIND_WALLS, chanceOf, HOSTS, type Host, list, lossOf, muster } from './strength.ts';

/** A battle that is fought or about to be: the attackers come from `home` against `target`. */
export interface Fight {
  attacker: Side;
  home: number;
  target: number;
  assault: boolean;
  /** By side: 1 for a Combat card in the battle. */
  cards: readonly number[];
}

/** Points that a side holds, and points it may hope for. */
export interface Hopes {
  points: number;
  hope: number;
  /** Strength of all Armies of the side. */
  force: number;
  /** Points held, and those that Armies marching together may take in time. Reckoned for the Shadow alone. */
  campaign: number;
}

const hold = HOSTS.map((host) => host.hold);
const push = HOSTS.map((host) => host.push);
/** By goal: strength needed, 0 when taken; the best Army and all others. By goal in reach of one Army: its share. */
const MOST_GOALS = Math.max(...GOALS.map((goals) => goals.length));
const need = new Float64Array(MOST_GOALS);
const best = new Float64Array(MOST_GOALS);
const rest = new Float64Array(MOST_GOALS);
const share = new Float64Array(MOST_GOALS);
const plan = new Float64Array(MOST_GOALS);
const hopes: Hopes[] = [
  { points: 0, hope: 0, force: 0, campaign: 0 },
  { points: 0, hope: 0, force: 0, campaign: 0 },
];

/** The battle under way, or the attack that is being prepared. */
export function fightOf(s: War): Fight | null {
  const b = underWay(s, fight);
  if (b)
    return b.over > 0
      ? null
      : { attacker: b.attacker, home: b.home, target: b.target, assault: b.kind === ASSAULT, cards: cardsOf(s, b) };
  const a = underWay(s, attack);
  if (!a || a.target < 0 || a.from < 0) return null;
  return { attacker: a.side, home: a.from, target: a.target, assault: a.target >= REGION_COUNT, cards: NO_CARDS };
}
const NO_CARDS = [0, 0];
const cardsOf = (s: War, b: Battle): number[] =>
  [FREE, SHADOW].map((side) => (s.sealed[side] >= 0 || (b.card[side] >= 0 && !b.cancelled[side]) ? 1 : 0));

/** Where the force in hand is going, or stands. */
function destination(s: War): number {
  const top = s.stack[s.stack.length - 1];
  if (top?.p === 'force' || top?.p === 'joining-force') {
    const to = (top as Frame & { to: number }).to;
    if (to >= 0) return to;
  }
  return s.field;
}

/** What a Combat card adds to the strength of an Army, and to the hits it deals in a round. */
const CARD_WORTH = 1;
const CARD_BLOWS = 0.6;
/** Strength of as large a garrison as walls hold. */
const MOST_BESIEGED = 7.5;
/** From this on defenders prefer their walls to the field. */
const STRONGER = 0.9;
const result = { region: -1, chance: 0 };

/** What is left of an Army goes to a place with one part, back to another with the rest. */
function transfer(side: Side, from: number, to: number, left: number, part: number, back: number): void {
  const host = HOSTS[side];
  const held = host.hold[from] * left;
  const pushed = host.push[from] * left;
  host.hold[from] = 0;
  host.push[from] = 0;
  arrive(host, to, held * part, pushed * part);
  arrive(host, back, held * (1 - part), pushed * (1 - part));
}

function arrive(host: Host, place: Place, held: number, pushed: number): void {
  if (held <= 0) return;
  list(host, place);
  host.hold[place] += held;
  host.push[place] += pushed;
}

function weaken(side: Side, place: Place, share: number): void {
  HOSTS[side].hits[place] *= 1 - share;
  hold[side][place] *= 1 - share;
  push[side][place] *= 1 - share;
}

const bandAt = (fight: Fight, side: Side, place: Place): Band => ({
  hits: HOSTS[side].hits[place],
  blows: HOSTS[side].blows[place] + CARD_BLOWS * fight.cards[side],
});

/** The battle is taken as fought: what is left of both sides stands where it may stand then. */
function settle(s: War, fight: Fight): void {
  const { attacker, home, target } = fight;
  const defender = enemy(attacker);
  const from = hold[attacker][FIELD] > 0 ? FIELD : home;
  const region = regionOf(s, target);
  const attack = push[attacker][from] + CARD_WORTH * fight.cards[attacker];
  const defence = hold[defender][target] + CARD_WORTH * fight.cards[defender];
  if (fight.assault) {
    const round = assaultOf(
      bandAt(fight, attacker, from),
      elitesAt(s, attacker, from),
      bandAt(fight, defender, target),
    );
    weaken(attacker, from, round.besiegers);
    weaken(defender, target, round.garrison);
    if (from === FIELD) transfer(attacker, FIELD, region, 1, 1, region);
    result.region = region;
    result.chance = round.chance;
    return;
  }
  const mayShelter = STRONGHOLD_AT[target] >= 0 && s.control[target] === defender && !isBesieged(s, target);
  if (mayShelter && attack > STRONGER * defence) {
    // They go behind their walls
    transfer(attacker, from, target, 1, 1, target);
    if (hold[defender][target] > MOST_BESIEGED) weaken(defender, target, 1 - MOST_BESIEGED / hold[defender][target]);
    return;
  }
  const walls = target < REGION_COUNT && (SETTLEMENT[region] === CITY || FORTIFIED[region]);
  const stand = defence * (walls ? BEHIND_WALLS : 1);
  const chance = chanceOf(attack, stand);
  const back = home < FIELD ? home : region;
  const moved = target === regionOf(s, home) ? 0 : chance;
  const left = 1 - lossOf(attack, stand);
  transfer(attacker, from, region, left, moved, back);
  weaken(defender, target, lossOf(stand, attack) * (0.4 + 0.6 * chance));
  if (SETTLEMENT[region] <= CITY) {
    result.region = region;
    result.chance = chance;
  }
}

/** A goal is the nearer to its fall, the fewer hits its garrison can still take. */
const nearFall = (s: War, side: Side, region: Region): number =>
  LONG_SIEGE / (LONG_SIEGE + HOSTS[side].hits[isBesieged(s, region) ? inside(region) : region]);
const LONG_SIEGE = 12;

/** Strength an Army needs before a goal to be as likely to take it as not. */
function needFor(s: War, region: Region, defence: Float64Array): number {
  const siege = isBesieged(s, region);
  let garrison = siege ? defence[inside(region)] : defence[region];
  if (!siege && STRONGHOLD_AT[region] >= 0) garrison = Math.min(garrison, MOST_BESIEGED);
  return garrison * WALLS[region] + 1.2;
}

/** What it counts that a conquest may be lost again. */
const RISK = 0.6;

/** How easily the enemy may take back what was taken from him. */
function riskAt(side: Side, region: Region): number {
  const attack = push[enemy(side)];
  let strongest = 0;
  for (const near of ADJACENT[region]) if (attack[near] > strongest) strongest = attack[near];
  if (strongest === 0) return 0;
  const x = strongest / (hold[side][region] * WALLS[region] + 0.8);
  return (RISK * x * x) / (x * x + 1);
}

/** What counts of an Army for goals other than its best, and of all Armies but the best at a goal. */
const ASIDE_GOAL = 0.3;
const SECOND_ARMY = 0.3;
/** An Army with less of what is needed does not count, by side. */
const TOO_WEAK = [0.35, 0.15];

/** What the Armies of a side can do to the Settlements of the enemy. */
function outlook(s: War, side: Side, mayFall: boolean): void {
  const goals = GOALS[side];
  const mine = hopes[side];
  mine.points = 0;
  mine.hope = 0;
  for (let g = 0; g < goals.length; g++) {
    best[g] = 0;
    rest[g] = 0;
    need[g] = s.control[goals[g]] === side ? 0 : needFor(s, goals[g], hold[enemy(side)]);
    if (need[g] === 0) mine.points += POINTS[goals[g]] * (1 - riskAt(side, goals[g]));
  }
  const host = HOSTS[side];
  for (let i = 0; i < host.count; i++) {
    const place = host.places[i];
    const army = host.push[place];
    if (place >= REGION_COUNT || army <= 1) continue;
    press(army, REACH[side][place], goals, TOO_WEAK[side]);
  }
  if (side === SHADOW) mine.campaign = campaignOf(s, host);
  for (let g = 0; g < goals.length; g++) {
    if (need[g] === 0) continue;
    const points = POINTS[goals[g]];
    let hope = Math.min(0.98, best[g] + SECOND_ARMY * rest[g]) * nearFall(s, enemy(side), goals[g]);
    if (mayFall && goals[g] === result.region) {
      mine.points += points * result.chance;
      hope *= 1 - result.chance;
    }
    mine.hope += points * hope;
  }
}

/** Points that the Shadow holds, and those its Armies may take together. */
function campaignOf(s: War, host: Host): number {
  const goals = GOALS[SHADOW];
  let sum = 0;
  campaign(SHADOW, host, need, plan);
  for (let g = 0; g < goals.length; g++)
    sum += POINTS[goals[g]] * (need[g] === 0 ? 1 : plan[g] * nearFall(s, FREE, goals[g]));
  return sum;
}

/** One Army: the goal it can do most about counts in full, the others a little. */
function press(army: number, { goals: near, weights }: Reach, goals: readonly number[], least: number): void {
  let chosen = -1;
  let most = 0;
  for (let i = 0; i < near.length; i++) {
    const g = near[i];
    share[i] = 0;
    if (need[g] === 0) continue;
    const x = army / need[g];
    if (x < least) continue;
    const power = x * x * x * x;
    share[i] = (power / (power + 1)) * weights[i];
    if (share[i] * POINTS[goals[g]] <= most) continue;
    most = share[i] * POINTS[goals[g]];
    chosen = i;
  }
  for (let i = 0; i < near.length; i++) {
    if (share[i] === 0) continue;
    const g = near[i];
    const value = i === chosen ? share[i] : share[i] * ASIDE_GOAL;
    if (value > best[g]) {
      rest[g] += best[g];
      best[g] = value;
    } else rest[g] += value;
  }
}

/** The outlook of both sides, with a battle taken as fought. The lists are used again by the next question. */
export function outlooks(s: War, fight: Fight | null): readonly Hopes[] {
  muster(s);
  result.region = -1;
  if (fight) settle(s, fight);
  else if (s.field >= 0) {
    const to = destination(s);
    for (const side of [FREE, SHADOW]) transfer(side, FIELD, to, 1, 1, to);
  }
  for (const side of [FREE, SHADOW]) hopes[side].force = HOSTS[side].force;
  outlook(s, FREE, fight?.attacker === FREE);
  outlook(s, SHADOW, fight?.attacker === SHADOW);
  return hopes;
}
