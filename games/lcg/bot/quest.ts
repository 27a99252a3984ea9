/** Questing: who goes, against the threat that is there and the threat that will come, and who stays to fight. */
import type { Option, Seat } from '@pony/engine';
import { BAN, STAT } from '../src/lists.ts';
import { banned, committedWillpower, type Lcg, playerCount, stagingThreat, stat } from '../src/state.ts';
import {
  attackersToCome,
  cardsToCome,
  costOfDefending,
  costOfYielding,
  expectedThreat,
  readyCharacters,
} from './reckon.ts';

/** What a margin is worth: progress helps, threat hurts; the margin itself is uncertain by a few points. */
export function valueOfMargin(s: Lcg, margin: number, unsure: number): number {
  let sum = 0;
  for (const [shift, weight] of SPREAD) {
    const m = margin + shift * unsure;
    sum += weight * (m > 0 ? PROGRESS * Math.min(m, 9) : THREAT * m * playerCount(s));
  }
  return sum;
}
const SPREAD = [
  [-1.5, 0.15],
  [-0.6, 0.2],
  [0, 0.3],
  [0.6, 0.2],
  [1.5, 0.15],
] as const;
export const PROGRESS = 0.05;
export const THREAT = 0.06;

/** What the fight of this round will cost with these characters at home. */
export function costOfFight(s: Lcg, seat: Seat, home: readonly number[], strangers: number): number {
  const left = home.filter((card) => !banned(s, card, BAN.defend));
  const blows = attackersToCome(s, seat).map((enemy) => stat(s, enemy, STAT.attack));
  let sum = 0;
  for (const attack of blows) sum += meet(s, seat, left, attack);
  // An enemy that is not there yet
  if (strangers > 0) sum += strangers * meet(s, seat, left, 2.5);
  for (const card of left) sum -= 0.012 * stat(s, card, STAT.attack) * Math.min(1, blows.length + strangers);
  return sum;
}
function meet(s: Lcg, seat: Seat, left: number[], attack: number): number {
  let best = -1;
  let cost = costOfYielding(s, seat, attack);
  left.forEach((card, i) => {
    const own = costOfDefending(s, card, attack);
    if (own < cost) {
      cost = own;
      best = i;
    }
  });
  if (best >= 0) left.splice(best, 1);
  return cost;
}

/** The next character to commit, or to be done: whichever is worth most. */
export function commit(s: Lcg, seat: Seat, options: readonly Option[], chosen: readonly number[]): number {
  const come = cardsToCome(s);
  const others = playerCount(s) - 1;
  const threat = stagingThreat(s) + come * expectedThreat(s);
  let willpower = committedWillpower(s);
  for (const card of chosen) willpower += stat(s, card, STAT.willpower);
  // What the players after this one will add
  const later = playersAfter(s, seat);
  for (const one of later) {
    const best = readyCharacters(s, one)
      .map((card) => stat(s, card, STAT.willpower))
      .sort((a, b) => b - a);
    for (let i = 0; i < Math.ceil(best.length / 2); i++) willpower += best[i];
  }
  const unsure = Math.max(1, Math.sqrt(come) * 1.3);
  const home = readyCharacters(s, seat).filter((card) => !chosen.includes(card));
  const strangers = 0.45 / (1 + others * 0.5);
  let best = options.findIndex((option) => option[0] === 'done');
  let bestValue = valueOfMargin(s, willpower - threat, unsure) - costOfFight(s, seat, home, strangers);
  options.forEach((option, i) => {
    if (option[0] !== 'commit') return;
    const card = option[1] as number;
    const gain = stat(s, card, STAT.willpower);
    if (gain === 0) return;
    const value =
      valueOfMargin(s, willpower + gain - threat, unsure) -
      costOfFight(
        s,
        seat,
        home.filter((one) => one !== card),
        strangers,
      );
    if (value > bestValue + 1e-9) {
      bestValue = value;
      best = i;
    }
  });
  return best;
}

/** Players who commit after this one in this round. */
function playersAfter(s: Lcg, seat: Seat): Seat[] {
  const n = s.threat.length;
  const out: Seat[] = [];
  for (let i = 1; i < n; i++) {
    const one = (seat + i) % n;
    if (one === s.first) break;
    if (s.out[one] === 0) out.push(one);
  }
  return out;
}
