/** The Ring: how far it is to the Crack of Doom, and how much the Ring-bearers can bear. */

import {
  CHARACTER,
  FREE,
  GOLLUM,
  MAX_CORRUPTION,
  MORDOR_STEPS,
  MORDOR_STILL,
  SHADOW,
  TILE_DIE,
  TILE_EYE,
  WILL,
} from '../src/data.ts';
import { companionsOf, isFreeTile, isHobbit, levelOf, tableOf, tileValue } from '../src/edition.ts';
import type { TileNo } from '../src/ids.ts';
import { diceShowing } from '../src/rules/dice.ts';
import { huntRerolls } from '../src/rules/hunt.ts';
import { IN_FELLOWSHIP, type War } from '../src/state.ts';
import { TO_MORDOR } from './places.ts';
import { mayRest } from './road.ts';

/** Damage of an average step outside Mordor. */
const OUTSIDE = 0.6;
/** What an Eye costs in Mordor. */
const EYE_IN_MORDOR = 2.6;
/** What a die rolled again adds to the damage of a step, and steps made before the figure is moved. */
const WATCHED = 0.22;
const FIGURE_STAYS = 6;
const HIDING = 0.8;
/** What a rest in place is worth: it heals if nobody moves. */
const REST = 0.8;
const ENTERING = 0.4;
const SHIELD = 0.55;

export const stepsInMordor = (s: War): number => MORDOR_STEPS - Math.max(0, s.mordor);
export const stepsOutside = (s: War): number => (s.mordor >= 0 ? 0 : Math.max(0, TO_MORDOR[s.bearers] - s.progress));

/** Steps still to be made, hiding counted. */
export function stepsLeft(s: War): number {
  const hide = s.hidden === 1 ? 0 : HIDING;
  if (s.mordor >= 0) return MORDOR_STEPS - s.mordor + hide;
  return Math.max(0, TO_MORDOR[s.bearers] - s.progress) + MORDOR_STEPS + ENTERING + hide;
}

/** Damage of a tile in Mordor. */
export function damageOf(s: War, tile: TileNo): number {
  const value = tileValue(s, tile);
  return value === TILE_EYE ? EYE_IN_MORDOR : value === TILE_DIE ? 3.5 : value;
}

/** The tiles of the pool as it will be in Mordor: how many, and their mean damage, or whatever else they are weighed by. */
export function tilesAhead(s: War, weigh = damageOf): { count: number; mean: number } {
  let sum = 0;
  let count = 0;
  const look = (tile: TileNo): void => {
    sum += weigh(s, tile);
    count++;
  };
  for (let i = 0; i < s.pool.length; i++) look(s.pool[i]);
  for (let i = 0; i < s.waiting.length; i++) look(s.waiting[i]);
  if (s.mordor < 0)
    for (let i = 0; i < s.drawn.length; i++)
      if (tileValue(s, s.drawn[i]) === TILE_EYE && !isFreeTile(s, s.drawn[i])) look(s.drawn[i]);
  return { count, mean: count === 0 ? 1.5 : sum / count };
}

/** Damage the Fellowship can turn aside, its Companions by a share of their level. */
function shield(s: War, share: number): number {
  let sum = s.guide === GOLLUM ? 1 : 0;
  for (const c of companionsOf(s)) if (s.at[c] === IN_FELLOWSHIP) sum += isHobbit(s, c) ? 1 : levelOf(s, c) * share;
  for (const card of s.table[FREE]) if (tableOf(s, card)?.hunt) sum += 1.1;
  for (const card of s.table[SHADOW]) if (tableOf(s, card)?.hunt) sum -= 0.6;
  return sum;
}

/** Dice with which the Fellowship may still move this turn. */
export const movesLeft = (s: War): number => diceShowing(s, FREE, CHARACTER) + diceShowing(s, FREE, WILL);

/** Corruption the Ring-bearers can expect to have to spare at the end. */
export function margin(s: War, share = SHIELD): number {
  const inMordor = stepsInMordor(s);
  const outside = stepsOutside(s);
  const damage = outside * OUTSIDE + inMordor * tilesAhead(s).mean;
  const moves = s.phase === 5 ? Math.min(2, movesLeft(s)) : 1.5;
  const hunters = s.huntBox[SHADOW] * (0.16 + 0.08 * moves) * (1 + 0.25 * s.huntBox[FREE]);
  const watched = WATCHED * huntRerolls(s) * Math.min(outside, FIGURE_STAYS);
  const rest = mayRest(s) ? REST : 0;
  const still = s.mordor >= 0 && s.tried === 0 && s.phase === 5 ? MORDOR_STILL : 0; // WR-9.85
  return MAX_CORRUPTION - s.corruption + shield(s, share) - damage - hunters - watched - still + rest;
}
