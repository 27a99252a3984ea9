/** Objectives that a stage asks for (LC-23): they are claimed when nothing guards them, and before that their guards have to go. */
import { BAN, MARK, STAT, ZONE } from '../src/lists.ts';
import { banned, cardsIn, guardsOf, has, isObjective, type Lcg, progressOn, stageOf, stat } from '../src/state.ts';
import { weights } from './weights.ts';

const isWaiting = (s: Lcg, card: number): boolean => isObjective(s, card) && has(s, card, MARK.guarded);

/** What is still missing of them: guards to be beaten or explored, and claims, the more the nearer the stage is to its points. */
export function objectives(s: Lcg): number {
  const waiting = cardsIn(s, ZONE.staging).filter((card) => isWaiting(s, card));
  if (waiting.length === 0) return 0;
  const w = weights(s);
  let sum = 0;
  for (const one of waiting) sum -= w.guard * guardsOf(s, one).length;
  const stage = stageOf(s);
  const points = stage < 0 ? 0 : stat(s, stage, STAT.questPoints);
  if (points <= 0 || !banned(s, stage, BAN.defeat)) return sum;
  // Claimed sooner than needed they only do harm
  const share = Math.min(1, progressOn(s, stage) / points);
  return sum - w.claim * share * share * waiting.length;
}

/** Whether the stage has its points and cannot be finished without such objectives as this. */
export function isDue(s: Lcg, card: number): boolean {
  const stage = stageOf(s);
  return isWaiting(s, card) && banned(s, stage, BAN.defeat) && progressOn(s, stage) >= stat(s, stage, STAT.questPoints);
}

/** What it is worth to be rid of a card because it guards an objective. */
export function guarding(s: Lcg, card: number): number {
  const objective = s.host[card];
  return objective >= 0 && isObjective(s, objective) ? weights(s).guard : 0;
}
