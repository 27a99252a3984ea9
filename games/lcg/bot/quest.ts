/** Questing: who goes, against the threat that is there and the threat that will come, and who stays to fight. */
import type { Option, Seat } from '@pony/engine';
import { BAN, STAT } from '../src/lists.ts';
import {
  banned,
  committedWillpower,
  hitPointsLeft,
  type Lcg,
  playerCount,
  stageOf,
  stagingThreat,
  stat,
} from '../src/state.ts';
import {
  attackersToCome,
  cardsToCome,
  costOfDefending,
  costOfYielding,
  dial,
  enemiesOf,
  expectedThreat,
  isGoal,
  readyCharacters,
} from './reckon.ts';

/** What a margin is worth: progress helps, threat hurts; the margin itself is uncertain by a few points. */
export function valueOfMargin(s: Lcg, margin: number, unsure: number): number {
  // A stage without quest points is not finished by progress
  const gain = stat(s, stageOf(s), STAT.questPoints) > 0 ? PROGRESS : 0.01;
  let sum = 0;
  for (const [shift, weight] of SPREAD) {
    const m = margin + shift * unsure;
    sum += weight * (m > 0 ? gain * Math.min(m, 10) : -costOfThreat(s, Math.round(-m)));
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
export const PROGRESS = 0.1;

/** What it costs if every dial rises. */
function costOfThreat(s: Lcg, n: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.threat.length; seat++)
    if (s.out[seat] === 0) sum += dial(s.threat[seat] + n) - dial(s.threat[seat]);
  return sum;
}

/** What the fight of this round will cost with these characters at home, less what their own attacks will bring. */
export function costOfFight(s: Lcg, seat: Seat, home: readonly number[], strangers: number): number {
  const left = home.filter((card) => !banned(s, card, BAN.defend));
  const idle = home.filter((card) => banned(s, card, BAN.defend) && !banned(s, card, BAN.attack));
  let sum = 0;
  for (const enemy of attackersToCome(s, seat)) sum += meet(s, seat, left, stat(s, enemy, STAT.attack));
  // An enemy that is not there yet
  if (strangers > 0) sum += strangers * meet(s, seat, left, 2.5);
  return sum - gainOfAttacks(s, seat, [...left, ...idle]);
}

/** Enemies beaten by those who did not have to defend: the easiest first. */
function gainOfAttacks(s: Lcg, seat: Seat, free: readonly number[]): number {
  let strength = 0;
  for (const card of free) if (!banned(s, card, BAN.attack)) strength += stat(s, card, STAT.attack);
  const foes = enemiesOf(s, seat)
    .map((enemy) => ({ enemy, need: stat(s, enemy, STAT.defense) + hitPointsLeft(s, enemy) }))
    .sort((a, b) => Number(isGoal(s, b.enemy)) - Number(isGoal(s, a.enemy)) || a.need - b.need);
  let gain = 0;
  for (const { enemy, need } of foes) {
    const goal = isGoal(s, enemy);
    if (strength >= need) {
      strength -= need;
      gain += goal ? 3 : BEATEN + 0.08 * stat(s, enemy, STAT.attack);
    } else {
      gain += (goal ? 0.15 : 0.08) * Math.max(0, strength - stat(s, enemy, STAT.defense));
      break;
    }
  }
  return gain;
}
const BEATEN = 0.4;

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
  const strangers = 0.6 / (1 + others * 0.5);
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
