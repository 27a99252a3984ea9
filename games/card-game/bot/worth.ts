/** What a card is worth in itself: its icons, and its text in icons' worth. */

import { contentOf } from '../src/content/registry.ts';
import {
  ARMY,
  CARD_COUNT,
  CHARACTER,
  EVENT,
  FACTION,
  IS_PATH,
  NUMBER,
  PATHS,
  PRINTED,
  SHOWS,
  TYPE,
} from '../src/data.ts';
import { type CardGame, L_ACTIVE, L_DECK } from '../src/state.ts';

/** Icons on battlegrounds (leadership at half) and on paths, by card. */
const FIELD: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  Math.max(PRINTED[0][card] + PRINTED[2][card] / 2, PRINTED[1][card] + PRINTED[3][card] / 2),
);
const WAY: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  Math.max(PRINTED[4][card], PRINTED[5][card]),
);
/** Texts: what stays in reserve and works is worth more than a single use. */
const TEXT: number[] = Array.from({ length: CARD_COUNT }, (_, card) => {
  const one = contentOf(card);
  let sum = (one.abilities?.length ?? 0) * 0.5;
  if (one.drawsMore) sum += 1;
  if (one.carryInReserve || one.carryInPlay) sum += 0.5;
  if (one.guard || one.ward) sum += 0.5;
  if (TYPE[card] === EVENT) sum += 0.7;
  return sum;
});

/** What of a table is still to come: bits of factions with a battleground open or undrawn, bits of path numbers ahead. */
export interface Ahead {
  factions: number;
  paths: number;
}

export function aheadOf(s: CardGame): Ahead {
  let factions = 0;
  let paths = 0;
  for (let location = 0; location < s.locAt.length; location++) {
    const at = s.locAt[location];
    if (at !== L_DECK && at !== L_ACTIVE) continue;
    if (!IS_PATH[location]) factions |= SHOWS[location];
    else if (at === L_ACTIVE || NUMBER[location] > s.lastPath) paths |= 1 << NUMBER[location];
  }
  return { factions, paths };
}

/** Icons' worth of a card that is not yet on a location. */
export function worthIn(card: number, ahead: Ahead): number {
  const type = TYPE[card];
  if (type === EVENT) return 0.5 + TEXT[card];
  if (type === ARMY) return (ahead.factions & (1 << FACTION[card])) !== 0 ? FIELD[card] + TEXT[card] / 2 : 0.2;
  if (type !== CHARACTER) return 0.4 + Math.max(FIELD[card], WAY[card]) * 0.8 + TEXT[card] / 2;
  const field = (ahead.factions & (1 << FACTION[card])) !== 0 ? FIELD[card] : 0;
  const way = (ahead.paths & PATHS[card]) !== 0 ? WAY[card] : 0;
  return Math.max(field, way) + Math.min(field, way) * 0.3 + TEXT[card] * 0.6;
}
