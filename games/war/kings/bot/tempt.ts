/** KM-10: when the Shadow tempts a Sovereign. A tile that lies on him is out of the Hunt, and of those drawn the Shadow chooses. */

import type { Option } from '@pony/engine';
import { damageOf, movesLeft, stepsInMordor, stepsOutside, tilesAhead } from '../../bot/quest.ts';
import { FREE, SHADOW, TILE_EYE } from '../../src/data.ts';
import { isStandardTile, showsReveal, tileValue } from '../../src/edition.ts';
import type { TileNo } from '../../src/ids.ts';
import { unusedDice } from '../../src/rules/dice.ts';
import type { War } from '../../src/state.ts';
import { GREY, isCrown, MOST_TILES, RESISTANCE } from '../src/data.ts';
import { corruptionLevel, highestTile } from '../src/sovereigns.ts';
import { kingsOf } from '../src/state.ts';

/** What a tile that reveals the Fellowship does beside its damage: hiding takes a die and a step. */
const REVEALED = 0.7;
const weightOf = (s: War, tile: TileNo): number => damageOf(s, tile) + (showsReveal(s, tile) ? REVEALED : 0);

/** Tiles drawn by the Hunt for a step outside Mordor. */
const DRAWN_OUTSIDE = 0.4;
/** Not every tile stays where it was laid: Sovereigns fall, awake or are comforted. */
const STAYS = 0.8;
/** Damage that one Eye less in the box costs the Hunt for a step that may still be made in this turn; in Mordor it costs one for every Eye drawn. */
const EYE_OF_STEP = 0.27;
const eyeOfStep = (s: War): number => (s.mordor >= 0 ? tilesAhead(s, isEye).mean : EYE_OF_STEP);
const isEye = (s: War, tile: TileNo): number => (tileValue(s, tile) === TILE_EYE ? 1 : 0);
/** An attempt that adds less damage than this is left for later turns. */
const LEAST = 0.1;
/** What is lost with a Sovereign who falls: no more tiles are laid on him. */
const FALLEN = 0.3;
/** Eyes in the box with which there are tiles to choose from (KM-10.8). */
const TO_CHOOSE = 3;

/** Steps that the Fellowship may still make in this turn; a revealed one must hide first, one at the gates of Mordor has no more to make. */
const stepsNow = (s: War): number =>
  Math.max(0, Math.min(movesLeft(s) - (s.hidden === 1 ? 0 : 1), s.mordor >= 0 ? stepsInMordor(s) : stepsOutside(s)));

/** The tiles of the Hunt to come, those of an attempt under way among them. */
function tilesToCome(s: War): { count: number; sum: number } {
  const { count, mean } = tilesAhead(s, weightOf);
  const { held, aside } = kingsOf(s);
  let sum = count * mean;
  for (const tile of held) sum += weightOf(s, tile);
  for (const tile of aside) sum += weightOf(s, tile);
  return { count: count + held.length + aside.length, sum };
}

/** Tiles that a Sovereign who falls by one more gives back: all but the highest (KM-12.6, KM-12.7). */
function givenBack(s: War, k: number, tile: TileNo): number[] {
  const { tiles, crowns } = kingsOf(s);
  const his = [...tiles[k], tile];
  const highest = highestTile(s, his);
  return [...his.filter((one) => one !== highest), ...crowns[k]];
}

/** Damage that the Hunt to come gains by a tile laid on a Sovereign. */
export function gainBy(s: War, k: number, tile: TileNo): number {
  let { count, sum } = tilesToCome(s);
  const before = sum / Math.max(1, count);
  const falls = !isCrown(tile) && corruptionLevel(s, k) + tileValue(s, tile) >= RESISTANCE[k];
  sum -= weightOf(s, tile);
  count--;
  if (falls)
    for (const one of givenBack(s, k, tile)) {
      sum += weightOf(s, one);
      count++;
    }
  const ahead = stepsInMordor(s) + DRAWN_OUTSIDE * stepsOutside(s);
  return STAYS * ahead * (sum / Math.max(1, count) - before) - (falls ? FALLEN : 0);
}

/** The best of so many drawn from a list, on average. */
function bestOf(gains: number[], draws: number): number {
  gains.sort((a, b) => b - a);
  let sum = 0;
  let left = 1;
  for (let i = 0; i < gains.length && left > 0; i++) {
    const taken = Math.min(1, draws / (gains.length - i));
    sum += left * taken * gains[i];
    left *= 1 - taken;
  }
  return sum;
}

/**
 * Damage that an attempt with so many draws adds to the Hunt to come, on average (KM-10.8 to KM-11.7). One that draws the
 * pool empty brings back every tile drawn before (KM-11.14).
 */
function gainOf(s: War, k: number, draws: number): number {
  const gains: number[] = [];
  let crowns = 0;
  let crowned = 0;
  for (const tile of s.pool) {
    if (!isStandardTile(s, tile) || tileValue(s, tile) === TILE_EYE) continue;
    const gain = gainBy(s, k, tile);
    if (isCrown(tile)) {
      crowns++;
      crowned += gain;
    } else gains.push(gain);
  }
  const all = gains.length + crowns;
  if (all < draws) return Number.NEGATIVE_INFINITY;
  let uncrowned = 1;
  for (let n = 0; n < draws; n++) uncrowned *= Math.max(0, gains.length - n) / (all - n);
  return uncrowned * bestOf(gains, draws) + (crowns > 0 ? ((1 - uncrowned) * crowned) / crowns : 0);
}

/**
 * What an attempt must add to be worth the Eye. It costs the Shadow no die of its own, only an Eye for the rest of the turn
 * (KM-10.2, KM-10.11). It waits for steps that may still be made while the Free Peoples have enough other dice for all
 * attempts (KM-10.1).
 */
function price(s: War): number {
  const eyes = s.huntBox[SHADOW];
  const steps = stepsNow(s);
  const waits = steps > 0 && unusedDice(s, FREE) - steps > eyes - TO_CHOOSE;
  return eyes < TO_CHOOSE || waits ? Number.POSITIVE_INFINITY : LEAST + eyeOfStep(s) * steps;
}

/** Points missing until he falls. */
const missing = (s: War, k: number): number => RESISTANCE[k] - corruptionLevel(s, k);

/** What an attempt on a Sovereign is worth; of equals on whoever can still bear most, as tiles rest longest on him. */
const worthOf = (s: War, k: number): number =>
  gainOf(s, k, Math.min(MOST_TILES, s.huntBox[SHADOW] - 1)) + HAIR * missing(s, k);
const HAIR = 1e-4;

/** KM-10.6: the options without attempts that are not worth it; of the others the best, which is to be made. */
export function worthTempting(s: War, options: readonly Option[]): readonly Option[] {
  let best: Option | null = null;
  let most = options.some((option) => option[0] === 'corrupt') ? price(s) : Number.POSITIVE_INFINITY;
  if (most < Number.POSITIVE_INFINITY)
    for (const option of options) {
      const worth = option[0] === 'corrupt' ? worthOf(s, GREY.indexOf(option[1])) : Number.NEGATIVE_INFINITY;
      if (worth <= most) continue;
      best = option;
      most = worth;
    }
  return options.filter((option) => option[0] !== 'corrupt' || option === best);
}
