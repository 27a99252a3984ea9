/** Everything on the table, as plain lists of small numbers: the cards (see the cards package) and what is not a card. */
import type { CardState, Cards } from '@pony/cards';
import type { Seat } from '@pony/engine';
import { BIT, MARK, STAT, TOKEN, TOKENS, TYPE, ZONE } from './lists.ts';

export interface Lcg extends CardState {
  round: number;
  /** Rounds that have come to their end (LC-28.6). */
  completed: number;
  /** Number in PHASES. */
  phase: number;
  /** Who holds the first player token. */
  first: Seat;
  /** Whose step it is (LC-6.7); -1 for nobody. */
  active: Seat;
  threat: number[];
  /** 1 for an eliminated player. */
  out: number[];
  scenario: number;
  easy: number;
  /** 0 no campaign, 1 campaign, 2 expert campaign. */
  campaign: number;
  /** Votes for the first player (LC-4.4), -1 not yet cast; mulligans: -1 not yet decided, 0 kept, 1 taken (LC-4.18). */
  votes: number[];
  mulligans: number[];
  /** Notes of the campaign: first the title of the prisoner (LC-29.54). */
  notes: number[];
  /** Heroes freed from their starting damage (LC-27.3), and who has decided about that. */
  healed: number[];
  healing: Seat;
}

/** The kernel of the game, made in kernel.ts; set once when the rules are put together. */
export let cards: Cards<Lcg>;
export function takeCards(made: Cards<Lcg>): void {
  cards = made;
}

// Players

export const lives = (s: Lcg, seat: Seat): boolean => seat >= 0 && s.out[seat] === 0;

/** LC-2.26: all seats from the first player on, eliminated ones too. Made once for every number of seats and first of them. */
export function seatsFrom(s: Lcg, first: Seat): readonly Seat[] {
  const n = s.threat.length;
  ORDERS[n] ??= Array.from({ length: n }, (_, from) => Array.from({ length: n }, (_, i) => (from + i) % n));
  return ORDERS[n][first];
}
const ORDERS: Seat[][][] = [];

/** LC-2.29: the players in the game, in player order. */
export const playersInOrder = (s: Lcg): Seat[] => seatsFrom(s, s.first).filter((seat) => s.out[seat] === 0);

/** LC-16.17 */
export function playerCount(s: Lcg): number {
  let n = 0;
  for (let seat = 0; seat < s.out.length; seat++) if (s.out[seat] === 0) n++;
  return n;
}

/** LC-2.27, LC-2.28: the next player clockwise, -1 when there is none. */
export function nextPlayer(s: Lcg, seat: Seat): Seat {
  for (let i = 1; i < s.threat.length; i++) {
    const next = (seat + i) % s.threat.length;
    if (s.out[next] === 0) return next;
  }
  return -1;
}

// Cards

export const typeOf = (s: Lcg, card: number): number => cards.forms[s.form[card]].type;
export const isHero = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.hero;
export const isAlly = (s: Lcg, card: number): boolean => {
  const type = typeOf(s, card);
  return type === TYPE.ally || type === TYPE['objective-ally'];
};
/** LC-2.2 */
export const isCharacter = (s: Lcg, card: number): boolean => isHero(s, card) || isAlly(s, card);
export const isEnemy = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.enemy;
export const isLocation = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.location;
export const isTreachery = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.treachery;
export const isObjective = (s: Lcg, card: number): boolean => typeOf(s, card) === TYPE.objective;
/** LC-22.13: an objective attached to a card is an attachment too. */
export const isAttachment = (s: Lcg, card: number): boolean =>
  s.zone[card] === cards.zone(ZONE.attached) && (typeOf(s, card) === TYPE.attachment || isObjective(s, card));

export const zoneKind = (s: Lcg, card: number): number => cards.kindOf(s.zone[card]);
export const isIn = (s: Lcg, card: number, kind: number): boolean => zoneKind(s, card) === kind;
export const inPlay = (s: Lcg, card: number): boolean => cards.inPlay(s, card);

export const isExhausted = (s: Lcg, card: number): boolean => (s.bits[card] & BIT.exhausted) !== 0;
export const isCommitted = (s: Lcg, card: number): boolean => (s.bits[card] & BIT.committed) !== 0;

export const tokensOn = (s: Lcg, card: number, token: number): number => s.tokens[card * TOKENS.length + token];
export function setTokens(s: Lcg, card: number, token: number, n: number): void {
  s.tokens[card * TOKENS.length + token] = n;
}
export const resourcesOf = (s: Lcg, card: number): number => tokensOn(s, card, TOKEN.resource);
export const damageOn = (s: Lcg, card: number): number => tokensOn(s, card, TOKEN.damage);
export const progressOn = (s: Lcg, card: number): number => tokensOn(s, card, TOKEN.progress);
/** Damage it can still take before it is destroyed. */
export const hitPointsLeft = (s: Lcg, card: number): number =>
  Math.max(0, cards.stat(s, card, STAT.hitPoints) - damageOn(s, card));

/** The player an enemy is engaged with, -1 for none. */
export const engagedWith = (s: Lcg, enemy: number): Seat =>
  isIn(s, enemy, ZONE.engaged) ? cards.seatOf(s.zone[enemy]) : -1;

export const has = (s: Lcg, card: number, mark: number): boolean => cards.has(s, card, mark);
export const stat = (s: Lcg, card: number, which: number): number => cards.stat(s, card, which);
export const banned = (s: Lcg, card: number, ban: number): boolean => cards.banned(s, card, ban) !== -1;
/** A ban on a player: target -2 - seat. */
export const bannedSeat = (s: Lcg, seat: Seat, ban: number): boolean => cards.banned(s, -2 - seat, ban) !== -1;

/** Cards of one kind of place, in order. */
export const cardsIn = (s: Lcg, kind: number, seat?: Seat): readonly number[] => cards.pile(s, kind, seat);

/** Characters a player controls. */
export function charactersOf(s: Lcg, seat: Seat): number[] {
  return cardsIn(s, ZONE.area, seat).filter((card) => isCharacter(s, card));
}
export function heroesOf(s: Lcg, seat: Seat): number[] {
  return cardsIn(s, ZONE.area, seat).filter((card) => isHero(s, card));
}

/** The stage of the quest, -1 before the first comes up. */
export const stageOf = (s: Lcg): number => cardsIn(s, ZONE.quest)[0] ?? -1;
/** The active location, -1 for none (LC-9.3). */
export const activeLocation = (s: Lcg): number => cardsIn(s, ZONE.active)[0] ?? -1;

/** Whose pile a card goes to: its owner's, or that of the encounter deck (LC-2.15). */
export function discardZone(s: Lcg, card: number): number {
  if (s.owner[card] >= 0) return cards.zone(ZONE.discard, s.owner[card]);
  // LC-26.21: boons and Permanent cards belong to no deck
  const apart = cards.hasPrinted(s, card, MARK.boon) || cards.hasPrinted(s, card, MARK.permanent);
  return cards.zone(apart ? ZONE.removed : ZONE['encounter-discard']);
}

/** LC-23.5: encounter cards that guard an objective. */
export function guardsOf(s: Lcg, objective: number): number[] {
  return s.play.filter((card) => s.host[card] === objective && (isEnemy(s, card) || isLocation(s, card)));
}

/** LC-8.20, LC-8.24, LC-8.25: threat of the staging area. */
export function stagingThreat(s: Lcg): number {
  let sum = 0;
  const staging = cardsIn(s, ZONE.staging);
  for (let i = 0; i < staging.length; i++) sum += stat(s, staging[i], STAT.threat);
  const stage = stageOf(s);
  return stage < 0 ? sum : sum + stat(s, stage, STAT.menace);
}

/** LC-8.20: willpower of all characters committed to the quest. */
export function committedWillpower(s: Lcg): number {
  let sum = 0;
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    if (isCommitted(s, card)) sum += stat(s, card, STAT.willpower);
  }
  return sum;
}
