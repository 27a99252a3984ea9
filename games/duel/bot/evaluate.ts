/** How good a position of Duel is for a side: the three roads to victory and what helps on them, for both sides. */
import type { Seat } from '@pony/engine';
import { CARDS, GOAL, RACES, SKILLS, SLOTS } from '../src/data.ts';
import { raceSymbols } from '../src/rules/victory.ts';
import { type Duel, fortressesOf, regionsHeld } from '../src/state.ts';

const count = (bits: number): number => {
  let left = bits;
  let n = 0;
  for (; left !== 0; left &= left - 1) n++;
  return n;
};

/** From 0 at the first turn to 1 when the last card is gone. */
export const progress = (s: Duel): number => ((s.chapter - 1) * SLOTS + SLOTS - count(s.present)) / (3 * SLOTS);

function side(s: Duel, seat: Seat, t: number): number {
  const quest = s.quest[seat] / GOAL;
  const races = raceSymbols(s, seat) / RACES.length;
  const regions = regionsHeld(s, seat);
  let skills = 0;
  for (let kind = 0; kind < SKILLS.length; kind++) {
    const n = s.skills[seat * SKILLS.length + kind];
    skills += n > 2 ? 1.8 + (n - 2) * 0.3 : n > 1 ? 1.6 : n;
  }
  skills += count(s.slash[seat]);
  let chains = 0;
  for (const card of CARDS)
    if (card.chainIn >= 0 && card.chapter > s.chapter && s.chains[seat] & (1 << card.chainIn)) chains++;
  return (
    1.2 * quest +
    2 * quest * quest +
    0.8 * races +
    2.5 * races ** 3 +
    regions * (0.1 + 0.25 * t) +
    0.5 * (regions / 7) ** 4 +
    0.1 * fortressesOf(s, seat) +
    0.04 * (15 - s.supply[seat]) +
    0.08 * Math.min(s.coins[seat], 10) * (1 - 0.5 * t) +
    0.2 * skills * (1 - t) +
    0.1 * chains +
    0.15 * count(s.tokens[seat]) +
    (s.active === seat ? 0.1 : 0)
  );
}

export function evaluate(s: Duel, seat: Seat): number {
  const t = progress(s);
  return Math.tanh(side(s, seat, t) - side(s, 1 - seat, t));
}
