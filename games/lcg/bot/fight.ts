/** Travelling, engaging, defending, attacking. */
import type { Frame, Option, Seat } from '@pony/engine';
import { CALL, STAT } from '../src/lists.ts';
import { cards, engagedWith, hitPointsLeft, type Lcg, playerCount, playersInOrder, stat } from '../src/state.ts';
import { guarding } from './objectives.ts';
import { costOfDefending, costOfYielding, isGoal, readyCharacters } from './reckon.ts';
import { weights } from './weights.ts';

/** The option of the highest value. */
export function bestOf(options: readonly Option[], value: (option: Option) => number): number {
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  options.forEach((option, i) => {
    const now = value(option);
    if (now > top) {
      top = now;
      best = i;
    }
  });
  return best;
}
const target = (option: Option): number => option[1];

/** Where the threat goes down most for the progress it takes. */
export const travel = (s: Lcg, options: readonly Option[]): number =>
  bestOf(options, (option) => {
    if (option[0] !== 'travel') return 0;
    const place = target(option);
    const w = weights(s);
    const cost = cards.hasText(s, place, CALL.travel) ? w.travelCost : 0;
    const gain = w.travel + w.travelThreat * stat(s, place, STAT.threat) + guarding(s, place);
    return gain - w.travelPoints * stat(s, place, STAT.questPoints) - cost;
  });

const strengthOf = (s: Lcg, seat: Seat): number =>
  readyCharacters(s, seat).reduce((sum, card) => sum + stat(s, card, STAT.attack), 0);
/** Whether nobody could strike harder in the coming combat. */
const isStrongest = (s: Lcg, seat: Seat): boolean =>
  playersInOrder(s).every((one) => strengthOf(s, one) <= strengthOf(s, seat));

/** An enemy that can be met and beaten is better engaged than left to add its threat. */
export const engage = (s: Lcg, seat: Seat, options: readonly Option[]): number => {
  const w = weights(s);
  const home = readyCharacters(s, seat);
  const busy = s.play.filter((card) => engagedWith(s, card) === seat).length;
  return bestOf(options, (option) => {
    if (option[0] !== 'engage') return 0;
    const enemy = target(option);
    const strength = strengthOf(s, seat);
    const attack = stat(s, enemy, STAT.attack);
    const tough = stat(s, enemy, STAT.defense) + hitPointsLeft(s, enemy);
    if (isGoal(s, enemy) && playerCount(s) > 1) return isStrongest(s, seat) ? 1 : -1;
    if (home.length < 2 + busy) return -1;
    if (isGoal(s, enemy)) return home.length >= 4 ? 1 : 0.01;
    const sooner = stat(s, enemy, STAT.engagement) <= s.threat[seat] ? 0.03 : 0;
    return (
      w.engage +
      guarding(s, enemy) +
      w.engageThreat * stat(s, enemy, STAT.threat) +
      w.engageStrength * (strength - tough) -
      Math.min(...home.map((card) => costOfDefending(s, card, attack)), costOfYielding(s, seat, attack)) +
      sooner
    );
  });
};

interface Attack extends Frame {
  enemy: number;
  seat: Seat;
  chosen: number[];
}

export const defend = (s: Lcg, f: Frame, seat: Seat, options: readonly Option[]): number => {
  const { enemy, seat: attacked } = f as Attack;
  const attack = stat(s, enemy, STAT.attack);
  return bestOf(options, (option) => {
    if (option[0] === 'defend') return -costOfDefending(s, target(option), attack) - (attacked === seat ? 0 : 0.02);
    if (option[0] === 'done') return 0;
    return -costOfYielding(s, attacked, attack);
  });
};

/** The hero who bears the damage best. */
export const assign = (s: Lcg, f: Frame, options: readonly Option[]): number => {
  const attack = stat(s, (f as Attack).enemy, STAT.attack);
  return bestOf(options, (option) => {
    const left = hitPointsLeft(s, target(option));
    return left - attack > 0 ? 10 + left - attack : left - attack - stat(s, target(option), STAT.willpower);
  });
};

const needed = (s: Lcg, enemy: number): number => stat(s, enemy, STAT.defense) + hitPointsLeft(s, enemy);

/** Enemies that can be destroyed first, the most dangerous of them. */
export const attack = (s: Lcg, seat: Seat, options: readonly Option[]): number => {
  const strength = strengthOf(s, seat);
  return bestOf(options, (option) => {
    if (option[0] !== 'attack') return 0;
    const enemy = target(option);
    const over = strength - needed(s, enemy);
    if (isGoal(s, enemy)) return 30;
    if (over >= 0) return 10 + stat(s, enemy, STAT.attack) - 0.1 * needed(s, enemy) + 4 * guarding(s, enemy);
    return strength > stat(s, enemy, STAT.defense) ? 1 + 0.1 * (strength - stat(s, enemy, STAT.defense)) : -1;
  });
};

/** Attackers until it is enough; the smallest that suffices last. */
export const withAttackers = (s: Lcg, f: Frame, options: readonly Option[]): number => {
  const { enemy, chosen } = f as Attack;
  let sum = 0;
  for (const card of chosen) sum += stat(s, card, STAT.attack);
  const left = needed(s, enemy) - sum;
  const done = options.findIndex((option) => option[0] === 'done');
  if (done >= 0 && left <= 0) return done;
  return bestOf(options, (option) => {
    if (option[0] === 'back') return -20;
    if (option[0] !== 'with') return -5;
    const strength = stat(s, target(option), STAT.attack);
    if (strength === 0) return -10;
    return strength >= left ? 20 - strength : strength;
  });
};
