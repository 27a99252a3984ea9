/** The Hunt Pool (9A): drawing, refilling, special tiles, the new pool of Mordor. */
import type { Cx } from '@pony/engine';
import { TILE_EYE } from '../data.ts';
import { isStandardTile, tileValue } from '../edition.ts';
import type { TileNo } from '../ids.ts';
import type { War } from '../state.ts';

/** WR-9.02, WR-9.98: all standard tiles return, except those held now and those removed for good. */
function refill(s: War, held: readonly number[], cx: Cx): void {
  s.drawn = s.drawn.filter((tile) => {
    if (!isStandardTile(s, tile) || held.includes(tile)) return true;
    s.pool.push(tile);
    return false;
  });
  cx.shuffle(s.pool);
  cx.emit('pool-refilled');
}

/** WR-9.98: whenever the pool is empty: after the last tile has been resolved, and before one is drawn. */
export function refillIfEmpty(s: War, cx: Cx, held: readonly number[] = []): void {
  if (s.pool.length === 0) refill(s, held, cx);
}

/** WR-9.01: a random tile; it stays out. Returns -1 when none is left anywhere. */
export function drawTile(s: War, held: readonly number[], cx: Cx): number {
  refillIfEmpty(s, cx, held);
  if (s.pool.length === 0) return -1;
  const tile = cx.draw('tile', s.pool);
  s.drawn.push(tile);
  return tile;
}

/** A drawn tile goes back to the pool. */
export function returnTile(s: War, tile: TileNo, cx: Cx): void {
  s.drawn.splice(s.drawn.indexOf(tile), 1);
  s.pool.push(tile);
  cx.shuffle(s.pool);
}

/** WR-9.97: a drawn tile leaves the game. */
export function removeTile(s: War, tile: TileNo, cx: Cx): void {
  s.drawn.splice(s.drawn.indexOf(tile), 1);
  s.removed.push(tile);
  cx.emit('tile-removed', { tile });
}

/** WR-9.04: a special tile comes into play. */
export function tileInPlay(s: War, tile: TileNo, cx: Cx): void {
  cx.emit('tile-in-play', { tile });
  if (s.mordor < 0) {
    s.waiting.push(tile);
    return;
  }
  s.pool.push(tile);
  cx.shuffle(s.pool);
}

/** WR-9.74: what is left, all drawn Eyes, and the special tiles in play. */
export function mordorPool(s: War, cx: Cx): void {
  const eyes = s.drawn.filter((tile) => tileValue(s, tile) === TILE_EYE && isStandardTile(s, tile));
  s.drawn = s.drawn.filter((tile) => !eyes.includes(tile));
  const joining = [...eyes, ...s.waiting];
  s.pool.push(...joining);
  if (joining.length > 0) cx.emit('tiles-join-pool', { tiles: joining });
  s.waiting = [];
  cx.shuffle(s.pool);
}
