/** Rule 16: units, fortresses, conflicts, movements. Every function ends with the check of DU-17.7. */
import type { Cx, Seat } from '@pony/engine';
import { REGION_COUNT } from '../data.ts';
import { type Duel, other } from '../state.ts';
import { checkConquest } from './victory.ts';

/** DU-16.2, DU-16.3: both take units away one by one until a side has none left there. */
function conflict(s: Duel, region: number, cx: Cx): void {
  const losses = Math.min(s.units[region], s.units[REGION_COUNT + region]);
  if (losses === 0) return;
  for (const seat of [0, 1]) {
    s.units[seat * REGION_COUNT + region] -= losses;
    s.supply[seat] += losses; // DU-16.17
  }
  cx.emit('conflict', { region, units: losses });
}

/** DU-16.8: all units of one effect for one region go together; the conflict comes after the last. */
export function placeUnits(s: Duel, seat: Seat, region: number, units: number, cx: Cx): void {
  s.supply[seat] -= units;
  s.units[seat * REGION_COUNT + region] += units;
  cx.emit('places', { seat, units, region });
  conflict(s, region, cx);
  checkConquest(s, cx); // DU-17.8
}

/** DU-16.10, DU-16.13 */
export function moveUnit(s: Duel, seat: Seat, from: number, to: number, cx: Cx): void {
  s.units[seat * REGION_COUNT + from]--;
  s.units[seat * REGION_COUNT + to]++;
  cx.emit('moves', { seat, from, to });
  conflict(s, to, cx);
  checkConquest(s, cx);
}

/** DU-11.14: an enemy unit goes back to its owner's supply. */
export function removeUnit(s: Duel, seat: Seat, region: number, cx: Cx): void {
  const enemy = other(seat);
  s.units[enemy * REGION_COUNT + region]--;
  s.supply[enemy]++;
  cx.emit('removes', { seat, region });
}

/** DU-16.6: no conflict, nothing is removed. */
export function placeFortress(s: Duel, seat: Seat, region: number, cx: Cx): void {
  s.fortress[region] = seat;
  cx.emit('fortifies', { seat, region });
  checkConquest(s, cx);
}

/** DU-13.15, DU-15.14, DU-12.13: the fortress goes back, its tile stays where it is. */
export function razeFortress(s: Duel, seat: Seat, region: number, cx: Cx): void {
  s.fortress[region] = -1;
  cx.emit('razes', { seat, region });
}
