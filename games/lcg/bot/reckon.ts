/** What a player reckons with: the threat that staging may still bring, the enemies that will attack, what a character is worth. */
import type { Seat } from '@pony/engine';
import { BAN, BIT, MARK, PHASE, STAT, ZONE } from '../src/lists.ts';
import { GOALS } from '../src/sets.ts';
import {
  banned,
  cards,
  cardsIn,
  charactersOf,
  engagedWith,
  has,
  hitPointsLeft,
  isEnemy,
  isExhausted,
  isHero,
  type Lcg,
  playerCount,
  stageOf,
  stat,
} from '../src/state.ts';

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

/** A point of threat: about a round less to play. */
const THREAT = 0.2;

/** What a dial costs: one near 50 weighs more than one near the start, and at 50 the player is out. */
export function dial(threat: number): number {
  if (threat >= 50) return THREAT * 50 + 3;
  const t = threat / 50;
  return THREAT * threat + 1.4 * t ** 4;
}

/** A point of damage on a hero. */
export const WOUND = 0.09;

/** What it is worth to have a character on the table. */
export function worth(s: Lcg, card: number): number {
  // What is printed: a bonus of this phase is worth what it does in this phase
  const willpower = cards.printed(s, card, STAT.willpower);
  const attack = cards.printed(s, card, STAT.attack);
  const defense = cards.printed(s, card, STAT.defense);
  return isHero(s, card)
    ? 0.45 + 0.17 * willpower + 0.1 * attack + 0.08 * defense + WOUND * hitPointsLeft(s, card)
    : 0.15 + 0.25 * willpower + 0.12 * attack + 0.04 * defense + 0.02 * hitPointsLeft(s, card);
}

/** Enemies that will attack this player in the coming combat, the strongest first. */
export function attackersToCome(s: Lcg, seat: Seat): number[] {
  const out: number[] = [];
  for (const card of s.play) {
    if (!isEnemy(s, card) || banned(s, card, BAN.attack)) continue;
    if (engagedWith(s, card) === seat) {
      if ((s.bits[card] & BIT.attacked) === 0) out.push(card);
    } else if (cards.kindOf(s.zone[card]) === ZONE.staging && playerCount(s) === 1 && s.phase < PHASE.combat) {
      if (stat(s, card, STAT.engagement) <= s.threat[seat]) out.push(card);
    }
  }
  return out.sort((a, b) => stat(s, b, STAT.attack) - stat(s, a, STAT.attack));
}

/** Enemies this player can attack in the coming combat: engaged ones and, alone at the table, those that will engage. */
export function enemiesOf(s: Lcg, seat: Seat): number[] {
  return s.play.filter((card) => {
    if (!isEnemy(s, card) || (s.bits[card] & (BIT.struck << seat)) !== 0) return false;
    if (engagedWith(s, card) === seat) return true;
    return (
      cards.kindOf(s.zone[card]) === ZONE.staging &&
      s.phase < PHASE.combat &&
      playerCount(s) === 1 &&
      stat(s, card, STAT.engagement) <= s.threat[seat]
    );
  });
}

/** Shadow cards add this much on average. */
export const SHADOW = 0.6;

/** What it costs to let this character take the blow: damage, death, and its attack of this round. */
export function costOfDefending(s: Lcg, card: number, attack: number): number {
  const damage = Math.max(0, attack + SHADOW - stat(s, card, STAT.defense));
  const left = hitPointsLeft(s, card);
  const dies = damage >= left ? 1 : damage + 1.2 >= left ? 0.25 : 0;
  return (
    dies * worth(s, card) * (isHero(s, card) ? 2 : 1) +
    (isHero(s, card)
      ? WOUND * Math.min(damage, left) + 0.3 * Math.min(1, damage / left) ** 2
      : 0.03 * Math.min(damage, left)) +
    0.04 * stat(s, card, STAT.attack)
  );
}

/** What an attack costs that nobody meets. */
export function costOfYielding(s: Lcg, seat: Seat, attack: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const card of cardsIn(s, ZONE.area, seat)) {
    if (!isHero(s, card)) continue;
    const damage = attack + SHADOW;
    const left = hitPointsLeft(s, card);
    const dies = damage >= left ? 1 : damage + 1 >= left ? 0.4 : 0;
    best = Math.min(best, dies * worth(s, card) * 2 + WOUND * Math.min(damage, left));
  }
  return best + 0.1;
}

export const readyCharacters = (s: Lcg, seat: Seat): number[] =>
  charactersOf(s, seat).filter((card) => !isExhausted(s, card));
export const isRanged = (s: Lcg, card: number): boolean => has(s, card, MARK.ranged);

/** The enemy whose defeat finishes the stage. */
export const isGoal = (s: Lcg, enemy: number): boolean => {
  const stage = stageOf(s);
  return stage >= 0 && GOALS[cards.titles[s.title[stage]].id] === cards.titles[s.title[enemy]].id;
};
