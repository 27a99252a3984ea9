/** What things are worth to the bots, by the number of players. */
import type { Lcg } from '../src/state.ts';

export interface Weights {
  /** A point of threat on a dial; what a dial near 50 adds; being out. */
  threat: number;
  near: number;
  out: number;
  /** A hit point of a hero; having a hero, by its willpower, attack and defense; the same of an ally. */
  wound: number;
  hero: number;
  heroWill: number;
  heroAttack: number;
  heroDefense: number;
  ally: number;
  allyWill: number;
  allyAttack: number;
  allyDefense: number;
  allyHits: number;
  /** A quest point still to go; a stage still to come; the last one done; progress an active location still takes. */
  progress: number;
  stage: number;
  win: number;
  place: number;
  /** An active location, besides its progress; a location in the staging area, besides its threat. */
  active: number;
  known: number;
  /** The enemy whose defeat finishes the stage: not found yet, engaged, a hit point of it. */
  goal: number;
  goalNear: number;
  goalHits: number;
  /** Share of the danger of an enemy that its defeat takes away. */
  beaten: number;
  /** What an even position comes to, so that it is judged near 0. */
  even: number;
  /** Enemies a player reckons with that are not there yet, and their attack. */
  strangers: number;
  strange: number;
  /** What a shadow card adds; a hero's death; a defender's lost attack; an attack nobody meets. */
  shadow: number;
  death: number;
  tired: number;
  open: number;
  /** Doubt about what staging brings. */
  unsure: number;
  /** Share of their characters that the players after this one will commit. */
  later: number;
  /** Threat in the staging area; an enemy on the table, by its attack and by what it takes to beat it. */
  staged: number;
  enemy: number;
  enemyAttack: number;
  enemyHits: number;
  /** A resource, a card in hand, a ready character. */
  resource: number;
  card: number;
  ready: number;
  /** Engaging: for the threat it takes away, for strength to spare, for nothing. */
  engageThreat: number;
  engageStrength: number;
  engage: number;
  /** Travelling: for nothing, for the threat it takes away, for its quest points, for a cost. */
  travel: number;
  travelThreat: number;
  travelPoints: number;
  travelCost: number;
  /** An objective that the stage asks for and nobody has claimed; a card that guards one. */
  claim: number;
  guard: number;
  /** Planning: what brings resources; a resource spent. */
  title: number;
  spent: number;
}

const ALONE: Weights = {
  threat: 0.015,
  near: 2,
  out: 4,
  wound: 0.19,
  hero: 0.3,
  heroWill: 0.35,
  heroAttack: 0.15,
  heroDefense: 0.1,
  ally: 0.05,
  allyWill: 0.2,
  allyAttack: 0.15,
  allyDefense: 0.03,
  allyHits: 0.08,
  progress: 0.1,
  stage: 1,
  win: 4,
  place: 0.05,
  active: 0.55,
  known: 0.25,
  goal: 7,
  goalNear: 2,
  goalHits: 0.3,
  beaten: 1,
  strangers: 0.6,
  strange: 2.5,
  shadow: 0.6,
  death: 1.3,
  tired: 0.06,
  open: 0.1,
  unsure: 1.3,
  later: 0.5,
  staged: 0.65,
  enemy: 0,
  enemyAttack: 0.14,
  enemyHits: 0.15,
  resource: 0.06,
  card: 0.17,
  ready: 0.02,
  engageThreat: 0.2,
  engageStrength: 0.04,
  engage: 0,
  travel: 0.5,
  travelThreat: 1.2,
  travelPoints: 0.3,
  travelCost: 2.2,
  claim: 1.5,
  guard: 0.5,
  title: 0.5,
  spent: 0,
  even: -3,
};
/** Several rise by every point that a quest fails by, and see fewer cards each. */
const TOGETHER: Weights = { ...ALONE, threat: 0.1, near: 3, card: 0.3, even: -1 };

/** By the number of players. */
const WEIGHTS: readonly Weights[] = [ALONE, TOGETHER, TOGETHER, TOGETHER];
export const weights = (s: Lcg): Weights => WEIGHTS[s.threat.length - 1];
