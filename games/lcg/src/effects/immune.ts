/** Immunity (LC-18.33 to LC-18.35): of the card itself alone, not of what lies on it or comes from it. */
import type { Occ } from '@pony/cards';
import { BAN } from '../lists.ts';
import { banned, type Lcg } from '../state.ts';

/** While a ban is looked for, what would forbid that ban is not asked. */
let asking = false;

/** Whether a card is immune to effects of another. */
export function immune(s: Lcg, card: number, by: number): boolean {
  if (asking || by < 0 || by === card) return false;
  asking = true;
  const found = banned(s, card, BAN[s.owner[by] >= 0 ? 'player-effects' : 'encounter-effects']);
  asking = false;
  return found;
}

/** LC-17.15: the damage of an attack is no card effect. */
export const shrugsOff = (s: Lcg, occ: Occ): boolean =>
  occ.by >= 0 && occ.subject >= 0 && occ.b !== 1 && immune(s, occ.subject, occ.by);
