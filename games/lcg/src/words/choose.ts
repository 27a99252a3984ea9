/**
 * Words for choosing: `pick(character(yours, ready))`. A selector names what a player might point at, its filters say in order why
 * something of it cannot be chosen (LC-7.3, LC-17.41). "Yours" is the player who chooses.
 */
import type { Filter, PickOp, Selector, Using } from '@pony/cards';
import type { RefusalRule, Seat } from '@pony/engine';
import { BAN, MARK, type MarkWord, ZONE } from '../lists.ts';
import {
  banned,
  bannedSeat,
  cards,
  cardsIn,
  damageOn,
  engagedWith,
  has,
  isAlly,
  isAttachment,
  isCharacter,
  isCommitted,
  isEnemy,
  isExhausted,
  isHero,
  isIn,
  isLocation,
  type Lcg,
  lives,
  playersInOrder,
} from '../state.ts';
import type { Ref, Who } from './refs.ts';
import { WHY } from './refusals.ts';

export type Sieve = Filter<Lcg>;
export type Target = Selector<Lcg>;

export const filter = (
  holds: (s: Lcg, value: number, u: Using) => boolean,
  why: RefusalRule<Lcg> = WHY.wrong,
): Sieve => ({ holds, why });

const among =
  (type: (s: Lcg, card: number) => boolean) =>
  (...filters: Sieve[]): Target => ({
    each: (s, _u, out) => {
      for (let i = 0; i < s.play.length; i++) if (type(s, s.play[i])) out.push(s.play[i]);
    },
    filters,
  });

// What may be pointed at: cards in play (LC-17.12)
export const character = among(isCharacter);
export const hero = among(isHero);
export const ally = among(isAlly);
export const enemy = among(isEnemy);
export const location = among(isLocation);
export const attachment = among(isAttachment);

/** Cards that a text names, of any place. */
export const oneOf = (which: (s: Lcg, u: Using) => readonly number[], ...filters: Sieve[]): Target => ({
  each: (s, u, out) => {
    for (const card of which(s, u)) out.push(card);
  },
  filters,
});

/** Players in the game (LC-16.15), in player order. */
export const anyPlayer = (...filters: Sieve[]): Target => ({
  of: 'seat',
  each: (s, _u, out) => {
    for (const seat of playersInOrder(s)) out.push(seat);
  },
  filters,
});

/** Cards of the chooser's own hand: asked in titles. */
export const handCard = (...filters: Sieve[]): Target => ({
  each: (s, u, out) => {
    for (const card of cardsIn(s, ZONE.hand, u.seat)) out.push(card);
  },
  filters,
  hidden: (_s, u) => [cards.zone(ZONE.hand, u.seat)],
});

/** Cards of a player's discard pile, which is open (LC-2.16). */
export const pileCard = (whose: 'yours' | 'any', ...filters: Sieve[]): Target => ({
  each: (s, u, out) => {
    for (const seat of whose === 'yours' ? [u.seat] : playersInOrder(s))
      for (const card of cardsIn(s, ZONE.discard, seat)) out.push(card);
  },
  filters,
});

// Conditions
export const yours = filter((s, card, u) => s.ctl[card] === u.seat, WHY.notYours);
export const ready = filter((s, card) => !isExhausted(s, card), WHY.notReady);
export const exhausted = filter((s, card) => isExhausted(s, card), WHY.notExhausted);
/** Exhausted, and nothing forbids readying it. */
export const canReady = filter((s, card) => isExhausted(s, card) && !banned(s, card, BAN.ready), WHY.notExhausted);
export const onQuest = filter((s, card) => isCommitted(s, card), WHY.notCommitted);
export const damaged = filter((s, card) => damageOn(s, card) > 0, WHY.notDamaged);
export const canBeDamaged = filter((s, card) => !banned(s, card, BAN.damage), WHY.cannotBeDamaged);
export const inStaging = filter((s, card) => isIn(s, card, ZONE.staging), WHY.notInStaging);
export const engaged = filter((s, card) => engagedWith(s, card) >= 0, WHY.notEngaged);
export const trait = (word: MarkWord): Sieve => filter((s, card) => has(s, card, MARK[word]), WHY.lacksTrait);
export const keyword = (word: MarkWord): Sieve => filter((s, card) => has(s, card, MARK[word]), WHY.lacksKeyword);
/** A card of that sphere, or a hero with that icon (LC-29.72). */
export const sphere = (word: MarkWord): Sieve => filter((s, card) => has(s, card, MARK[word]), WHY.lacksSphere);
export const other = (ref: Ref): Sieve => filter((s, card, u) => card !== ref(s, u), WHY.same);
export const notPermanent = filter((s, card) => !has(s, card, MARK.permanent), WHY.wrong);
/** LC-21.2: no copy of a unique card is in play; LC-16.15: its owner is in the game. */
export const mayEnter = filter((s, card) => !clashes(s, card), WHY.uniqueInPlay);

// Conditions on players
export const canDraw = filter((s, seat) => drawable(s, seat), WHY.cannotDraw);
export const otherPlayer = filter((_s, seat, u) => seat !== u.seat, WHY.same);
export const hasThreat = filter((s, seat) => s.threat[seat] > 0, WHY.noThreat);
export const playerWhere = (holds: (s: Lcg, seat: Seat, u: Using) => boolean, why = WHY.nothingThere): Sieve =>
  filter(holds, why);

/** LC-29.49: a player who may draw and has something to draw. */
export const drawable = (s: Lcg, seat: Seat): boolean =>
  lives(s, seat) && !bannedSeat(s, seat, BAN.draw) && cardsIn(s, ZONE.deck, seat).length > 0;

/** LC-21.1, LC-21.4: a unique card of which a copy, by title, is in play. */
export function clashes(s: Lcg, card: number): boolean {
  if (!cards.hasPrinted(s, card, MARK.unique)) return false;
  for (let i = 0; i < s.play.length; i++) if (s.play[i] !== card && s.title[s.play[i]] === s.title[card]) return true;
  return false;
}

export interface Picking {
  /** How many, one after the other. */
  readonly times?: number | ((s: Lcg, u: Using) => number);
  readonly upTo?: true;
  readonly optional?: true;
  readonly by?: Who;
  readonly say?: string;
}

export function pick(of: Target, how: Picking = {}): PickOp<Lcg> {
  const { times, by, ...rest } = how;
  return {
    op: 'pick',
    of,
    ...rest,
    ...(times === undefined ? null : { times: typeof times === 'number' ? () => times : times }),
    ...(by ? { seat: by } : null),
  };
}
