/** KM-10: when the Shadow tempts a Sovereign. A tile that lies on him is out of the Hunt, and of those drawn the Shadow chooses. */
import type { Option } from '@pony/engine';
import { damageOf, movesLeft, stepsInMordor, stepsOutside, tilesAhead } from '../../bot/quest.ts';
import { FREE, SHADOW, TILE_EYE } from '../../src/data.ts';
import { isStandardTile, showsReveal, tileValue } from '../../src/edition.ts';
import { unusedDice } from '../../src/rules/dice.ts';
import type { War } from '../../src/state.ts';
import { GREY, isCrown, MOST_TILES, RESISTANCE } from '../src/data.ts';
import { corruptionLevel } from '../src/sovereigns.ts';
import { kingsOf } from '../src/state.ts';

/** What a tile that reveals the Fellowship does beside its damage: hiding takes a die and a step. */
const REVEALED = 0.7;
const weightOf = (s: War, tile: number): number => damageOf(s, tile) + (showsReveal(s, tile) ? REVEALED : 0);

/** Tiles drawn by the Hunt for a step outside Mordor. */
const DRAWN_OUTSIDE = 0.4;
/** Not every tile stays where it was laid: Sovereigns fall, awake or are comforted. */
const STAYS = 0.8;
/** Damage that one Eye less in the box costs the Hunt for a step that may still be made in this turn. */
const EYE_OF_STEP = 0.27;
/** Eyes in the box with which there are tiles to choose from (KM-10.8). */
const TO_CHOOSE = 3;

/** Steps that the Fellowship may still make in this turn; a revealed one must hide first. */
const stepsNow = (s: War): number => Math.max(0, movesLeft(s) - (s.hidden === 1 ? 0 : 1));

/** Weight of the tile that an attempt with so many draws takes out of the Hunt, on average (KM-10.8 to KM-11.7). */
function laid(s: War, draws: number): number {
  const numbers: number[] = [];
  let crowns = 0;
  let crowned = 0;
  for (const tile of s.pool) {
    if (!isStandardTile(s, tile) || tileValue(s, tile) === TILE_EYE) continue;
    if (isCrown(tile)) {
      crowns++;
      crowned += weightOf(s, tile);
    } else numbers.push(weightOf(s, tile));
  }
  const all = numbers.length + crowns;
  if (all === 0) return Number.POSITIVE_INFINITY;
  let uncrowned = 1;
  for (let n = 0; n < draws; n++) uncrowned *= Math.max(0, numbers.length - n) / Math.max(1, all - n);
  const crown = crowns > 0 ? crowned / crowns : 0;
  return uncrowned * leastOf(numbers, draws) + (1 - uncrowned) * crown;
}

/** The least of so many drawn from a list, on average. */
function leastOf(numbers: number[], draws: number): number {
  numbers.sort((a, b) => a - b);
  let sum = 0;
  let left = 1;
  for (let i = 0; i < numbers.length && left > 0; i++) {
    const taken = Math.min(1, draws / (numbers.length - i));
    sum += left * taken * numbers[i];
    left *= 1 - taken;
  }
  return sum;
}

/**
 * The tile that an attempt is likely to take out of the Hunt, or none when it is not worth the Eye. An attempt costs the Shadow
 * no die of its own, only an Eye for the rest of the turn (KM-10.2, KM-10.11). It waits for steps that may still be made
 * while the Free Peoples have enough other dice for all attempts (KM-10.1).
 */
function worthAttempt(s: War): number | null {
  const eyes = s.huntBox[SHADOW];
  if (eyes < TO_CHOOSE) return null;
  const steps = stepsNow(s);
  if (steps > 0 && unusedDice(s, FREE) - steps > eyes - TO_CHOOSE) return null;
  const tile = laid(s, Math.min(MOST_TILES, eyes - 1));
  const { count, mean } = tilesAhead(s, weightOf);
  const ahead = stepsInMordor(s) + DRAWN_OUTSIDE * stepsOutside(s);
  const gain = (STAYS * ahead * (mean - tile)) / Math.max(1, count - 1);
  return gain > EYE_OF_STEP * steps ? tile : null;
}

/** Points missing until he falls. */
export function missing(s: War, character: number): number {
  const k = GREY.indexOf(character);
  return RESISTANCE[k] - corruptionLevel(s, k);
}

/** Whoever falls gives back all his tiles but the highest (KM-12.7): only one who bears none yet is brought to it. */
const bears = (s: War, character: number, tile: number): boolean =>
  missing(s, character) > tile || kingsOf(s).tiles[GREY.indexOf(character)].length === 0;

/** The options without attempts that are not worth it: one that is left is to be made. */
export function worthTempting(s: War, options: readonly Option[]): readonly Option[] {
  if (!options.some((option) => option[0] === 'corrupt')) return options;
  const tile = worthAttempt(s);
  return options.filter((option) => option[0] !== 'corrupt' || (tile !== null && bears(s, option[1], tile)));
}

/** What the Hunt loses least by, of the tiles drawn in an attempt (KM-10.9); one with which he falls gives others back. */
export function lightness(s: War, k: number, tile: number): number {
  const falls = corruptionLevel(s, k) + tileValue(s, tile) >= RESISTANCE[k] && kingsOf(s).tiles[k].length > 0;
  return -weightOf(s, tile) - (falls ? GIVEN_BACK : 0);
}
const GIVEN_BACK = 1.5;
