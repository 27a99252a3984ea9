/** Questing: who goes, against the threat that is there and the threat that will come, and who stays to fight. */
import type { Option, Seat } from '@pony/engine';
import { BAN, STAT, ZONE } from '../src/lists.ts';
import {
  activeLocation,
  banned,
  cardsIn,
  committedWillpower,
  hitPointsLeft,
  type Lcg,
  progressOn,
  stageOf,
  stagingThreat,
  stat,
} from '../src/state.ts';
import { guarding } from './objectives.ts';
import {
  attackersToCome,
  cardsToCome,
  costOfDefending,
  costOfYielding,
  danger,
  dial,
  enemiesOf,
  expectedThreat,
  isGoal,
  readyCharacters,
} from './reckon.ts';
import { weights } from './weights.ts';

/** What a margin is worth: progress helps, threat hurts; the margin itself is uncertain by a few points. */
export function valueOfMargin(s: Lcg, margin: number, unsure: number): number {
  let sum = 0;
  for (const [shift, weight] of SPREAD) {
    const m = margin + shift * unsure;
    sum += weight * (m > 0 ? gainOfProgress(s, m) : -costOfThreat(s, Math.round(-m)));
  }
  return sum;
}

/** What progress brings: first the active location, then the stage, and no more than that; a stage done brings the next (LC-8.21). */
function gainOfProgress(s: Lcg, n: number): number {
  const w = weights(s);
  const place = activeLocation(s);
  const stage = stageOf(s);
  const onPlace = place < 0 ? 0 : Math.min(n, stat(s, place, STAT.questPoints) - progressOn(s, place));
  const points = stat(s, stage, STAT.questPoints);
  // A stage without quest points is not finished by progress
  if (points <= 0) return w.place * onPlace + 0.01 * (n - onPlace);
  const left = points - progressOn(s, stage);
  const onStage = Math.min(n - onPlace, left);
  const done =
    onStage < left || banned(s, stage, BAN.defeat) ? 0 : cardsIn(s, ZONE['quest-deck']).length === 0 ? w.win : w.stage;
  const explored =
    place >= 0 && onPlace >= stat(s, place, STAT.questPoints) - progressOn(s, place)
      ? w.active + guarding(s, place)
      : 0;
  return explored + w.place * onPlace + w.progress * onStage + done;
}
const SPREAD = [
  [-1.5, 0.15],
  [-0.6, 0.2],
  [0, 0.3],
  [0.6, 0.2],
  [1.5, 0.15],
] as const;

/** What it costs if every dial rises, for one player with another. */
function costOfThreat(s: Lcg, n: number): number {
  const w = weights(s);
  let sum = 0;
  for (let seat = 0; seat < s.threat.length; seat++)
    if (s.out[seat] === 0)
      sum += dial(s, s.threat[seat] + n) - dial(s, s.threat[seat]) + (s.threat[seat] + n >= 50 ? w.out : 0);
  return sum / s.threat.length;
}

/** What the fight of this round will cost with these characters at home, less what their own attacks will bring. */
export function costOfFight(s: Lcg, seat: Seat, home: readonly number[], strangers: number): number {
  const left = home.filter((card) => !banned(s, card, BAN.defend));
  const idle = home.filter((card) => banned(s, card, BAN.defend) && !banned(s, card, BAN.attack));
  let sum = 0;
  for (const enemy of attackersToCome(s, seat)) sum += meet(s, seat, left, stat(s, enemy, STAT.attack));
  // An enemy that is not there yet
  if (strangers > 0) sum += strangers * meet(s, seat, left, weights(s).strange);
  return sum - gainOfAttacks(s, seat, [...left, ...idle]);
}

/** What the defeat of the enemy brings that the stage is about. */
function gainOfGoal(s: Lcg): number {
  const w = weights(s);
  const stage = stageOf(s);
  const left = stat(s, stage, STAT.questPoints) - progressOn(s, stage);
  if (left > 0) return w.goalNear;
  return cardsIn(s, ZONE['quest-deck']).length === 0 ? w.win : w.goalNear + w.stage;
}

/** Enemies beaten by those who did not have to defend: the easiest first. */
function gainOfAttacks(s: Lcg, seat: Seat, free: readonly number[]): number {
  const w = weights(s);
  let strength = 0;
  for (const card of free) if (!banned(s, card, BAN.attack)) strength += stat(s, card, STAT.attack);
  const foes = enemiesOf(s, seat)
    .map((enemy) => ({ enemy, need: stat(s, enemy, STAT.defense) + hitPointsLeft(s, enemy) }))
    .sort((a, b) => Number(isGoal(s, b.enemy)) - Number(isGoal(s, a.enemy)) || a.need - b.need);
  // That enemy is everybody's
  const all = s.threat.length;
  let gain = 0;
  for (const { enemy, need } of foes) {
    const goal = isGoal(s, enemy);
    if (strength >= need) {
      strength -= need;
      gain += goal ? all * gainOfGoal(s) : w.beaten * danger(s, enemy) + all * guarding(s, enemy);
    } else {
      gain += (goal ? all * w.goalHits : w.enemyHits) * Math.max(0, strength - stat(s, enemy, STAT.defense));
      break;
    }
  }
  return gain;
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
  const w = weights(s);
  const threat = stagingThreat(s) + come * expectedThreat(s);
  let willpower = committedWillpower(s);
  for (const card of chosen) willpower += stat(s, card, STAT.willpower);
  // What the players after this one will add
  const later = playersAfter(s, seat);
  for (const one of later) {
    const best = readyCharacters(s, one)
      .map((card) => stat(s, card, STAT.willpower))
      .sort((a, b) => b - a);
    for (let i = 0; i < best.length * w.later; i++) willpower += best[i];
  }
  const unsure = Math.max(1, Math.sqrt(come) * w.unsure);
  const home = readyCharacters(s, seat).filter((card) => !chosen.includes(card));
  const strangers = w.strangers;
  let best = options.findIndex((option) => option[0] === 'done');
  // The quest is everybody's, the fight one player's
  const share = 1 / s.threat.length;
  let bestValue = valueOfMargin(s, willpower - threat, unsure) - share * costOfFight(s, seat, home, strangers);
  options.forEach((option, i) => {
    if (option[0] !== 'commit') return;
    const card = option[1];
    const gain = stat(s, card, STAT.willpower);
    if (gain === 0) return;
    const value =
      valueOfMargin(s, willpower + gain - threat, unsure) -
      share *
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
