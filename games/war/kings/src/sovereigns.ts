/** Sovereigns: grey, Awakened, Corrupted or out of play (KM-1.3, KM-6). */

import type { Cx } from '@pony/engine';
import { characterRegion, inPlay, isAtWar, regionOf } from '../../src/board.ts';
import { ANY_NATION, SHADOW } from '../../src/data.ts';
import { activatedBy, companionsOf, showsReveal, tileValue } from '../../src/edition.ts';
import type { CardNo, Nation, Place, Region, TileNo } from '../../src/ids.ts';
import { companionArrives } from '../../src/rules/politics.ts';
import { discardTable, watchTable } from '../../src/rules/table.ts';
import { GONE, REPLACED, type War } from '../../src/state.ts';
import { AWAKENED, DENETHOR, GREY, HOME, kingsCard, NATION, RESISTANCE, SOVEREIGNS } from './data.ts';
import { kingsOf, TOKEN } from './state.ts';

export const isGrey = (s: War, k: number): boolean => inPlay(s, GREY[k]);
export const isAwakened = (s: War, k: number): boolean => inPlay(s, AWAKENED[k]);
export const isCorrupted = (s: War, k: number): boolean => kingsOf(s).corrupted[k] === 1;
export const awakenedCount = (s: War): number => AWAKENED.filter((c) => inPlay(s, c)).length;
export const corruptedCount = (s: War): number => kingsOf(s).corrupted.filter((one) => one === 1).length;
/** Region of a Sovereign in play, -1 for one out of play. */
export function sovereignRegion(s: War, k: number): number {
  if (isCorrupted(s, k)) return HOME[k];
  return isGrey(s, k) ? characterRegion(s, GREY[k]) : characterRegion(s, AWAKENED[k]);
}
/** The figure of a Sovereign who is not Corrupted, -1 for none. */
export const figureOfSovereign = (s: War, k: number): number =>
  isGrey(s, k) ? GREY[k] : isAwakened(s, k) ? AWAKENED[k] : -1;
export const sovereignsWho = (holds: (k: number) => boolean): number[] =>
  SOVEREIGNS.flatMap((_, k) => (holds(k) ? [k] : []));

// Corruption tiles

/** KM-12.1: Kings tiles count nothing. */
export const corruptionLevel = (s: War, k: number): number =>
  kingsOf(s).tiles[k].reduce((sum, tile) => sum + tileValue(s, tile), 0);

const FOLLY = kingsCard('kings-denethors-folly');
const WELCOME = kingsCard('your-welcome-is-doubtful');
const THREATS = kingsCard('kings-threats-and-promises');
const lies = (s: War, card: CardNo): boolean => s.table[SHADOW].includes(card);
/** KM-23.11: while that card lies there no tile is taken off. */
export const isLiftForbidden = (s: War): boolean => lies(s, WELCOME);
export const canLift = (s: War, k: number): boolean => kingsOf(s).tiles[k].length > 0 && !isLiftForbidden(s);
/** KM-23.19. */
export const isMusterAwakeningForbidden = (s: War): boolean => lies(s, THREATS);
/** KM-23.12, KM-23.17: bans that bind every way of awakening. */
export const isAwakeningForbidden = (s: War, k: number): boolean =>
  (k === DENETHOR && lies(s, FOLLY)) || (lies(s, WELCOME) && !isAtWar(s, NATION[k]));

function toPool(s: War, tiles: readonly number[], cx: Cx): void {
  if (tiles.length === 0) return;
  s.pool.push(...tiles);
  cx.shuffle(s.pool);
}
/** Tiles that were held or shown in an attempt go back (KM-10.10, KM-11.4). */
export const backToPool = toPool;

/** KM-13.3: one hidden tile goes back unseen. */
export function liftTile(s: War, k: number, cx: Cx): void {
  const { tiles } = kingsOf(s);
  if (!canLift(s, k)) return;
  const tile = cx.pick(tiles[k]);
  tiles[k].splice(tiles[k].indexOf(tile), 1);
  toPool(s, [tile], cx);
  cx.emit('corruption-lifted', { character: GREY[k] });
}

/** All tiles of a Sovereign go back, unseen (KM-9.11, KM-9.12, KM-6.6). */
function clearTiles(s: War, k: number, cx: Cx): void {
  const { tiles, crowns } = kingsOf(s);
  const all = [...tiles[k], ...crowns[k]];
  if (all.length > 0) cx.emit('tiles-returned', { character: GREY[k], count: all.length });
  tiles[k] = [];
  crowns[k] = [];
  toPool(s, all, cx);
}

// Changes of state

/** KM-9.11 to KM-9.18: the silver figure takes the place of the grey one. */
export function awakenAt(s: War, k: number, place: Place, cx: Cx): void {
  clearTiles(s, k, cx);
  s.at[GREY[k]] = REPLACED;
  s.at[AWAKENED[k]] = place;
  kingsOf(s).tokens[k] = TOKEN.ruler;
  const region = regionOf(s, place);
  cx.emit('awakens', { character: AWAKENED[k], region });
  companionArrives(s, AWAKENED[k], region, cx);
  watchTable(s, cx);
}

/** KM-12.6, KM-12.8: the highest of some tiles; of equals one that reveals. */
export function highestTile(s: War, tiles: readonly number[]): number {
  const rank = (tile: TileNo): number => tileValue(s, tile) * 2 + (showsReveal(s, tile) ? 1 : 0);
  return tiles.reduce((best, tile) => (rank(tile) > rank(best) ? tile : best));
}

/** KM-12.3 to KM-12.12: checked after every tile that is placed. */
export function checkCorruption(s: War, k: number, cx: Cx): void {
  if (!isGrey(s, k) || corruptionLevel(s, k) < RESISTANCE[k]) return;
  const state = kingsOf(s);
  const tiles = state.tiles[k];
  const highest = highestTile(s, tiles);
  for (const tile of tiles) cx.reveal('tile', tile);
  cx.emit('corrupted', { character: GREY[k], region: HOME[k], tiles: tiles.slice(), tile: highest });
  s.drawn.push(highest); // KM-12.9
  state.tiles[k] = tiles.filter((tile) => tile !== highest);
  clearTiles(s, k, cx);
  s.at[GREY[k]] = REPLACED;
  state.corrupted[k] = 1;
  discardTable(s, SHADOW, THREATS, cx); // KM-23.21
  watchTable(s, cx);
}

/** KM-14.4: a Corrupted Sovereign leaves the game. */
export function removeCorrupted(s: War, k: number, cx: Cx): void {
  kingsOf(s).corrupted[k] = 0;
  s.at[GREY[k]] = GONE;
  cx.emit('freed-of', { character: GREY[k] });
  watchTable(s, cx);
}

/** KM-6.6, KM-8.9, KM-20.3: what a Sovereign who has left the game leaves behind. */
export function watch(s: War, cx: Cx): void {
  const state = kingsOf(s);
  for (let k = 0; k < SOVEREIGNS.length; k++) {
    if (s.at[GREY[k]] === GONE && state.tiles[k].length + state.crowns[k].length > 0) clearTiles(s, k, cx);
    if (state.tokens[k] === TOKEN.ruler && s.at[AWAKENED[k]] === GONE)
      state.tokens[k] = state.dismay === 1 ? TOKEN.dismay : TOKEN.none;
  }
}

/** KM-13.2, KM-13.5, KM-13.15, KM-14.1: a Companion who can speak to the Sovereign of a Nation stands in a region. */
export function friendIn(s: War, nation: Nation, region: Region): boolean {
  for (const c of companionsOf(s)) {
    if (AWAKENED.includes(c) || characterRegion(s, c) !== region) continue;
    const wakes = activatedBy(s, c);
    if (wakes === ANY_NATION || wakes === nation) return true;
  }
  return false;
}
