/** Sections 6, 28, 33, 34: icons of cards and locations, carryover limits, points; all derived on read. */
import type { Seat } from '@pony/engine';
import { contentOf, LENDERS } from '../content/registry.ts';
import { FREE, IS_PATH, LOCATION_DEFENCE, PATH_ATTACK, POINTS, PRINTED, type Side } from '../data.ts';
import { RING_ONCE } from '../scenarios.ts';
import { type CardGame, inPlay, inReserve, ON, ownerOf, scenarioOf, scoredBy } from '../state.ts';

/** Icons of one kind on a card with all its items (CG-18.4); leadership apart. `supports`: what an army supports, -1 for none. */
export function iconsOf(s: CardGame, card: number, icon: number, supports: number): number {
  let sum = PRINTED[icon][card] + (contentOf(card).icons?.(s, card, icon, supports) ?? 0);
  if (icon === PATH_ATTACK) sum += s.tokens[card];
  const { play, host } = s;
  for (let i = 0; i < play.length; i++) {
    const item = play[i];
    if (host[item] === card) sum += PRINTED[icon][item] + (contentOf(item).icons?.(s, item, icon, -1) ?? 0);
  }
  for (let i = 0; i < LENDERS.length; i++)
    if (inPlay(s, LENDERS[i])) sum += contentOf(LENDERS[i]).lends!(s, LENDERS[i], card, icon);
  return sum;
}

/** CG-30.4, CG-31.1, CG-41.29: defence icons on the location card itself. */
export function locationDefence(s: CardGame, location: number): number {
  const i = s.active.indexOf(location);
  let sum = (s.bare[i] ? 0 : LOCATION_DEFENCE[location]) + s.addedDefence[i];
  if (IS_PATH[location])
    for (const card of s.play) {
      const { lendsPath } = contentOf(card);
      if (lendsPath && s.at[card] === ON + location) sum += lendsPath;
    }
  return sum;
}

/** CG-5.10, CG-28.6: attack icons on a location come from effects only. */
export const locationAttack = (s: CardGame, location: number): number => s.addedAttack[s.active.indexOf(location)];

const CARRYOVER = 2;

/** CG-14.8, CG-41.38 */
export function carryover(s: CardGame, seat: Seat): number {
  let limit = CARRYOVER;
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    const { carryInReserve, carryInPlay } = contentOf(card);
    if (carryInPlay && ownerOf(s, card) === seat) limit += carryInPlay;
    if (carryInReserve && inReserve(s, card) && ownerOf(s, card) === seat) limit += carryInReserve;
  }
  return limit;
}

/** CG-7.4, CG-41.37 */
export function drawsOf(s: CardGame, seat: Seat): number {
  let n = scenarioOf(s).draws[seat];
  for (const card of s.play) {
    const { drawsMore } = contentOf(card);
    if (drawsMore && inReserve(s, card) && ownerOf(s, card) === seat) n += drawsMore;
  }
  return n;
}

export function cyclesAfterDraw(s: CardGame, seat: Seat): number {
  let n = 0;
  for (const card of s.play) {
    const { cyclesAfter } = contentOf(card);
    if (cyclesAfter && inReserve(s, card) && ownerOf(s, card) === seat) n += cyclesAfter;
  }
  return n;
}

/** CG-41.59: the top of the deck lies open to its player. */
export const seesTop = (s: CardGame, seat: Seat): boolean =>
  s.play.some((card) => contentOf(card).opensDeck === true && ownerOf(s, card) === seat);

/** CG-34.1 to CG-34.4, CG-34.8: from what lies in the areas now, without Ring tokens. */
export function points(s: CardGame, side: Side): number {
  let sum = side === FREE ? 0 : s.corruption;
  for (let location = 0; location < s.locAt.length; location++) {
    if (s.locAt[location] !== scoredBy(side)) continue;
    if (side === FREE || !IS_PATH[location]) sum += POINTS[location];
  }
  return sum;
}

/** CG-34.9, CG-37.6: tokens that are used once and were not. */
export function ringPoints(s: CardGame, side: Side): number {
  const { ring, side: sides } = scenarioOf(s);
  let sum = 0;
  for (let seat = 0; seat < ring.length; seat++)
    if (sides[seat] === side && ring[seat] === RING_ONCE && s.ring[seat] === 1) sum++;
  return sum;
}
