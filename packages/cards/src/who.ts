/** Who decides about a text and is "you" (LC-17.4, LC-17.30, LC-17.32). */
import type { Seat } from '@pony/engine';
import { abilityOf, type Kernel } from './kernel.ts';
import type { CardState, Occ, Text } from './types.ts';
import { classOf, seatOf } from './zones.ts';

/** Of a card in play its controller; elsewhere who holds it; of one that has just left who controlled it. */
function controllerOf<S extends CardState>(k: Kernel<S>, s: S, card: number, occ: Occ | null): Seat {
  const zone = s.zone[card];
  const sort = classOf(k, zone);
  if (sort === 'play' || sort === 'table') return s.ctl[card];
  if (occ && occ.subject === card) return occ.ctl;
  const holder = seatOf(k, zone);
  return holder >= 0 ? holder : s.owner[card];
}

export function mayDecide<S extends CardState>(
  k: Kernel<S>,
  s: S,
  text: Text<S>,
  card: number,
  occ: Occ | null,
  seat: Seat,
): boolean {
  const { who } = text;
  if (!k.spec.lives(s, seat)) return false;
  if (who === 'any') return true;
  if (who === 'first') return k.spec.first(s) === seat;
  if (typeof who === 'function') return who(s, card, occ) === seat;
  const ctl = controllerOf(k, s, card, occ);
  return ctl < 0 || ctl === seat;
}

/** Whose a compulsory text is; -1: of the scenario. */
export function compelled<S extends CardState>(
  k: Kernel<S>,
  s: S,
  form: number,
  ability: number,
  card: number,
  occ: Occ | null,
): Seat {
  const text = abilityOf(k, form, ability);
  if (text.kind === 'constant') return -1;
  if (text.who === 'any') return -1;
  if (text.who === 'first') return k.spec.first(s);
  if (typeof text.who === 'function') return text.who(s, card, occ);
  return controllerOf(k, s, card, occ);
}

/** Who chooses for a seat: itself, or the first player for the scenario and for one who is out of the game. */
export const chooserOf = <S extends CardState>(k: Kernel<S>, s: S, seat: Seat): Seat =>
  seat >= 0 && k.spec.lives(s, seat) ? seat : k.spec.first(s);
