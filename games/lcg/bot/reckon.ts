/** What a player reckons with: the threat that staging may still bring, the enemies that will attack, what a character is worth. */
import type { Seat } from '@pony/engine';
import { BAN, BIT, PHASE, STAT, ZONE } from '../src/lists.ts';
import { CHARGES, GOALS, SCENARIOS } from '../src/sets.ts';
import {
  banned,
  cards,
  cardsIn,
  charactersOf,
  hitPointsLeft,
  isEnemy,
  isExhausted,
  isHero,
  type Lcg,
  playerCount,
  playersInOrder,
  progressOn,
  stageOf,
  stat,
} from '../src/state.ts';
import { weights } from './weights.ts';

/** Threat a card of the encounter deck brings on average. */
export function expectedThreat(s: Lcg): number {
  const deck = cardsIn(s, ZONE['encounter-deck']);
  if (deck.length === 0) return 1.7;
  let sum = 0;
  for (let i = 0; i < deck.length; i++) {
    const form = cards.forms[s.form[deck[i]]];
    sum += Math.max(0, form.stats[STAT.threat]) + (form.stats[STAT.surge] > 0 ? 1.5 : 0);
  }
  return sum / deck.length;
}

/** Cards that staging will still reveal in this phase. */
export const cardsToCome = (s: Lcg): number =>
  banned(s, stageOf(s), BAN.staging) ? 0 : playerCount(s) + stat(s, stageOf(s), STAT.reveals);

/** What a dial costs: one near 50 weighs more than one near the start, and at 50 the player is out. */
export function dial(s: Lcg, threat: number): number {
  const w = weights(s);
  if (threat >= 50) return w.threat * 50 + w.near;
  return w.threat * threat + w.near * (threat / 50) ** 4;
}

/** Whether the players lose the game when this character leaves play. */
const isCharge = (s: Lcg, card: number): boolean =>
  s.campaign > 0 && cards.titles[s.title[card]].id === CHARGES[SCENARIOS[s.scenario].campaign];

/** What it is worth to have a character on the table. */
export function worth(s: Lcg, card: number): number {
  const w = weights(s);
  // What is printed: a bonus of this phase is worth what it does in this phase
  const willpower = cards.printed(s, card, STAT.willpower);
  const attack = cards.printed(s, card, STAT.attack);
  const defense = cards.printed(s, card, STAT.defense);
  return isHero(s, card)
    ? w.hero +
        w.heroWill * willpower +
        w.heroAttack * attack +
        w.heroDefense * defense +
        w.wound * hitPointsLeft(s, card)
    : w.ally +
        w.allyWill * willpower +
        w.allyAttack * attack +
        w.allyDefense * defense +
        w.allyHits * hitPointsLeft(s, card) +
        (isCharge(s, card) ? s.threat.length * w.win + w.wound * hitPointsLeft(s, card) : 0);
}

/** What an enemy on the table will still cost. */
export function danger(s: Lcg, enemy: number): number {
  const w = weights(s);
  const toBeat = hitPointsLeft(s, enemy) + stat(s, enemy, STAT.defense);
  return w.enemy + w.enemyAttack * stat(s, enemy, STAT.attack) + w.enemyHits * toBeat;
}

/** Enemies of the staging area that will engage this player by the checks to come: in player order, each the highest that his threat reaches (LC-10.6). */
function comingTo(s: Lcg, seat: Seat): number[] {
  if (s.phase >= PHASE.combat) return [];
  const waiting = cardsIn(s, ZONE.staging).filter((card) => isEnemy(s, card));
  waiting.sort((a, b) => stat(s, b, STAT.engagement) - stat(s, a, STAT.engagement));
  const out: number[] = [];
  for (let more = true; more && waiting.length > 0; ) {
    more = false;
    for (const one of playersInOrder(s)) {
      const i = waiting.findIndex((card) => stat(s, card, STAT.engagement) <= s.threat[one]);
      if (i < 0) continue;
      more = true;
      const [enemy] = waiting.splice(i, 1);
      if (one === seat) out.push(enemy);
    }
  }
  return out;
}

/** Enemies that will attack this player in the coming combat, the strongest first. */
export function attackersToCome(s: Lcg, seat: Seat): number[] {
  const out = comingTo(s, seat);
  for (const card of cardsIn(s, ZONE.engaged, seat))
    if (isEnemy(s, card) && (s.bits[card] & BIT.attacked) === 0) out.push(card);
  return out
    .filter((card) => !banned(s, card, BAN.attack))
    .sort((a, b) => stat(s, b, STAT.attack) - stat(s, a, STAT.attack));
}

/** Enemies this player can attack in the coming combat: engaged ones and those that will engage. */
export function enemiesOf(s: Lcg, seat: Seat): number[] {
  const engaged = cardsIn(s, ZONE.engaged, seat).filter(
    (card) => isEnemy(s, card) && (s.bits[card] & (BIT.struck << seat)) === 0,
  );
  return [...engaged, ...comingTo(s, seat)];
}

/** What it costs to let this character take the blow: damage, death, and its attack of this round. */
export function costOfDefending(s: Lcg, card: number, attack: number): number {
  const w = weights(s);
  const damage = Math.max(0, attack + w.shadow - stat(s, card, STAT.defense));
  const left = hitPointsLeft(s, card);
  const dies = damage >= left ? 1 : damage + 1.2 >= left ? 0.25 : 0;
  return (
    dies * worth(s, card) * (isHero(s, card) ? w.death : 1) +
    (isHero(s, card)
      ? w.wound * Math.min(damage, left) + 0.3 * Math.min(1, damage / left) ** 2
      : 0.03 * Math.min(damage, left)) +
    w.tired * stat(s, card, STAT.attack)
  );
}

/** What an attack costs that nobody meets. */
export function costOfYielding(s: Lcg, seat: Seat, attack: number): number {
  const w = weights(s);
  let best = Number.POSITIVE_INFINITY;
  for (const card of cardsIn(s, ZONE.area, seat)) {
    if (!isHero(s, card)) continue;
    const damage = attack + w.shadow;
    const left = hitPointsLeft(s, card);
    const dies = damage >= left ? 1 : damage + 1 >= left ? 0.4 : 0;
    best = Math.min(best, dies * worth(s, card) * w.death + w.wound * Math.min(damage, left));
  }
  return best + w.open;
}

export const readyCharacters = (s: Lcg, seat: Seat): number[] =>
  charactersOf(s, seat).filter((card) => !isExhausted(s, card));

/** Quest points between the players and the end: of this stage and of those to come, so that a stage finished is never a step back. */
export function pointsToGo(s: Lcg): number {
  const stage = stageOf(s);
  let sum = stage < 0 ? 0 : Math.max(0, stat(s, stage, STAT.questPoints) - progressOn(s, stage));
  for (const card of cardsIn(s, ZONE['quest-deck'])) {
    const [, toQuest] = cards.titles[s.title[card]].forms;
    sum += Math.max(0, toQuest.stats[STAT.questPoints]);
  }
  return sum;
}

/** The enemy whose defeat finishes the stage, or without which it cannot be finished; -1 for none in play. */
export function goalOf(s: Lcg): number {
  const stage = stageOf(s);
  const title = stage < 0 ? undefined : GOALS[cards.titles[s.title[stage]].id];
  if (title === undefined) return -1;
  return s.play.find((card) => cards.titles[s.title[card]].id === title) ?? -1;
}
/** Whether the stage is about nothing but an enemy that is not there yet. */
export function isSought(s: Lcg): boolean {
  const stage = stageOf(s);
  if (stage < 0 || stat(s, stage, STAT.questPoints) > 0) return false;
  return GOALS[cards.titles[s.title[stage]].id] !== undefined && goalOf(s) < 0;
}
export const isGoal = (s: Lcg, enemy: number): boolean => goalOf(s) === enemy;
