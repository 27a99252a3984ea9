/** Conditions about attacks under way. */
import type { Occ, Using } from '@pony/cards';
import type { Seat } from '@pony/engine';
import { BAN, MARK, PERMIT } from '../../../lists.ts';
import { banned, cards, engagedWith, has, isEnemy, type Lcg } from '../../../state.ts';
import { attackersIn, defendersIn, type Many, targetIn, undefended } from '../../../words/index.ts';

/** One number if the attack is undefended at this moment, else another (LC-11.17). */
export const ifUndefended =
  (then: number, otherwise: number) =>
  (s: Lcg, u: Using): number =>
    undefended(s, u) ? then : otherwise;
export const defenders: Many = (s, u) => defendersIn(s, u.why);
/** A text of a shadow card dealt to this enemy. */
export const shadowOfSelf = (s: Lcg, occ: Occ, self: number): boolean => targetIn(s, occ.why) === self;

/** The attack that destroyed the subject had this character among its attackers (LC-13.8); damage of a text is not the attack's (LC-17.15). */
export const tookPart = (s: Lcg, occ: Occ, self: number): boolean =>
  occ.by < 0 && attackersIn(s, occ.why).includes(self);
/** The same of the character that carries the card. */
export const hostTookPart = (s: Lcg, occ: Occ, self: number): boolean => tookPart(s, occ, s.host[self]);

/** LC-29.38: an enemy that this character could attack in combat. */
export function reaches(s: Lcg, seat: Seat, character: number, enemy: number): boolean {
  if (banned(s, character, BAN.attack) || !isEnemy(s, enemy)) return false;
  const held = engagedWith(s, enemy);
  if (held < 0) return cards.permitted(s, character, PERMIT['attack-staging']) !== -1;
  return held === seat || has(s, character, MARK.ranged);
}
